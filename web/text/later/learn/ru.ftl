# Первая игра с наставником, по-русски.

## Вход

learn-games = Уроки каждой игры
learn-lead = Пять минут, и вы умеете играть. Вы садитесь за настоящий стол с лёгким ботом, а наставник подсказывает, что можно сделать и почему.
learn-begin = Начать
learn-busy = Накрываем стол…
learn-failed = Не удалось накрыть стол. Попробуйте ещё раз.
learn-go-on = Продолжить
learn-anew = Начать заново
learn-what = В этом уроке
learn-done = сделано
learn-read = Лучше почитать?
learn-read-why = Правила в коротких разделах, с картинками и поиском.
learn-read-link = К правилам

## Наставник

learn-coach = Наставник
learn-progress = Шаг { $at } из { $all }
learn-next = Дальше
learn-later = Позже
learn-skip = Закончить урок
learn-play-on = Играть дальше
learn-leave = Ко всем столам
