# Что говорит сама страница, по-русски.

nav-label = Главное меню
nav-play = Игра
nav-learn = Обучение
nav-account = Аккаунт
language-label = Язык
theme-label = Тема
theme-system = как в системе
theme-day = день
theme-evening = вечер

home-title = Садитесь за стол
home-loading = Ищем столы…
home-failed = Не удалось получить список столов. Попробуйте ещё раз.
home-mine = Ваши столы
home-gathering = Столы со свободными местами
home-running = Игры, за которыми можно наблюдать
home-none = Сейчас таких нет.
new-title = Новый стол
table-title = Стол { $id }
replay-title = Повтор партии за столом { $id }
rules-title = Правила: { $game }
account-title = Аккаунт
credits-title = Авторы и источники
learn-title = Обучение
lost-title = Такой страницы здесь нет
lost-back = Ко всем столам
unloaded-title = Не удалось загрузить эту часть страницы
unloaded-why = Возможно, сервер обновлён или сейчас недоступен.
unloaded-again = Загрузить страницу снова
server-unreachable = Сервер сейчас недоступен. Попробуйте ещё раз.

game-burgundy = Замки Бургундии
seat-free = свободное место
status-your-turn = Ваш ход
status-gathering = ждёт игроков
status-running = идёт игра
status-paused = перерыв
status-over = игра окончена
status-stopped = игра остановлена
