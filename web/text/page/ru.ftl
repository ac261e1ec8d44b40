# Что говорит сама страница, по-русски.

nav-label = Главное меню
nav-play = Игра
nav-learn = Обучение
nav-rules = Правила
nav-sign-in = Войти
language-label = Язык
theme-label = Тема
theme-system = как в системе
theme-day = день
theme-evening = вечер

table-title = Стол { $id }
rules-title = Правила: { $game }
account-title = Учётная запись
credits-title = Авторы и источники
learn-title = Обучение: { $game }
lost-title = Такой страницы здесь нет
lost-why = Возможно, в адресе опечатка или того, что здесь было, больше нет.
lost-rules = К правилам
lost-back = Ко всем столам
unloaded-title = Не удалось загрузить эту часть страницы
unloaded-why = Возможно, сервер обновлён или сейчас недоступен.
unloaded-again = Загрузить страницу снова
server-unreachable = Сервер сейчас недоступен. Попробуйте ещё раз.
