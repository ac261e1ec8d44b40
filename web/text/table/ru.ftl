# Стол, по-русски.

## Как называется стол

table-tab-title = ● Ваш ход · { $game }
table-notice = Ваш ход: { $game }
table-opening = Открываем стол …
table-brand = Castellany: все столы
table-home = Все столы
table-keys = Клавиши
table-menu = Меню
table-side = Ход игры, чат и справка
table-side-news = (есть новое)
table-tab-log = Ход игры и чат
table-tab-log-short = Ход игры
table-tab-points = Очки
table-tab-help = Справка
table-tab-board = Поле
table-panes-label = Части стола
table-notices = Сообщения
table-in-words = Стол словами

## Игроки

table-players-label = Игроки
table-you = Вы
table-somebody = Кто-то
table-is-asked = (сейчас решает)
table-points-word =
    { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
table-seat-resigned = игра сдана
table-seat-lost-by-time = время вышло
table-seat-stood-in = вместо игрока бот
table-seat-bot = бот
table-seat-away = нет за столом
table-time-left = Осталось времени
table-time-low = Ваше время на исходе.
table-your-turn = ваш ход
table-several-turns = решают несколько игроков
table-turn-of = ходит { $name }

## Что делать

table-bar-label = Что делать
table-thinking = { $name } думает.
table-given = Выбор сделан, его ещё можно изменить. Ждём: { $names }.
table-waiting-for = Ещё решают: { $names }.
table-thinking-for = Уже { $time }.
table-nobody-asked = Минуту …
table-is-paused = Игра приостановлена.
table-is-stopped = Игра остановилась.
table-is-over = Игра окончена.
table-stood-in = За вас играет бот.
table-you-resigned = Вы сдали эту игру и можете смотреть дальше.
table-you-lost-by-time = Ваше время вышло, игра проиграна; можете смотреть дальше.
table-you-watch = Вы смотрите игру.
table-can = Вы можете { $verbs }.
table-can-with-this = Теперь вы можете { $verbs }.
table-then = Затем: { $next }
table-read-all = Прочитать целиком
table-read-less = Свернуть
table-can-plan = Планируйте заранее: вы сможете { $verbs }.
table-planned = Запланировано: { $label }. Когда наступит ваш ход, сыграйте это одним нажатием.
table-plan-thwarted = Запланированное больше невозможно.
table-as-planned = По плану: { $label }
table-as-planned-short = По плану
table-whose-turn = Сейчас ходит { $name }.
table-plan-nothing = Это нельзя запланировать.
table-hint-says = { $bot } советует: { $label }.
table-nothing-here = Сейчас здесь нечего делать.
table-connection-lost = Связь прервалась. Она восстановится сама …
table-undo = Отменить
table-undo-offer = Просить отмену
table-undo-not-now = Отменять нечего.
table-undo-far-title = Вернуться так далеко?
table-undo-far = Вместе с этим отменятся ходы других и всё, что с тех пор выпало по воле случая. Потом выпадет то же самое.
table-hint = Подсказка
table-list = Все ходы
table-end = Закончить ход
table-undo-short = Отменить
table-hint-short = Совет
table-list-short = Список
table-end-short = Конец
table-seal = Готово
table-sealed = Принято
table-seal-instead = Изменить на это
table-confirm = Сыграть
table-resume = Играть дальше
table-return = Вернуться на место
table-to-board = Смотреть поле
table-to-result = Смотреть результат
table-choice-label = Несколько ходов
table-moves-title = Все ходы
table-moves-plan = Запланировать ход
table-moves-none = Сейчас от вас ничего не требуется.
table-end-title = Закончить ход?
table-end-not-yet = Ещё нет

## Ход игры

table-log-label = Ход игры
table-log-older = Более ранние записи
table-log-undone = (отменено)
table-log-move = { $name }: { $label }.
table-log-scores = { $name } получает очки.
table-log-moved = { $name } делает ход.
table-log-sealed = Выбор сделан: { $name }.
table-log-changed = Выбор изменён: { $name }.
table-log-look = Позиция после этого
table-log-notation = { $name }: { $move }.
table-log-created = Стол открыт.
table-log-sat = { $name } садится за стол.
table-log-left = { $name } встаёт из-за стола.
table-log-given = Место { $seat } занимает бот { $bot }.
table-log-opened = Место { $seat } снова свободно.
table-log-started = Игра начинается.
table-log-undo = { $name } отменяет ход.
table-log-offered-undo = { $name } просит отменить ход.
table-log-offered-end = { $name } предлагает закончить игру.
table-log-offered-pause = { $name } просит сделать перерыв.
table-log-agreed = { $name } соглашается.
table-log-declined = { $name } не соглашается.
table-log-paused = { $name } приостанавливает игру.
table-log-paused-by-server = Игра приостановлена: сервер был недоступен.
table-log-resumed = { $name } возобновляет игру.
table-log-resigned = { $name } сдаётся.
table-log-lost-by-time = Время вышло: { $name }.
table-log-taken-over-left = { $name } уходит; дальше играет бот.
table-log-taken-over-gone = Игрока { $name } больше нет; дальше играет бот.
table-log-taken-over-absent = { $name } отсутствует; пока играет бот.
table-log-taken-over-time = Время вышло: { $name }; дальше играет бот.
table-log-returned = { $name } возвращается в игру.
table-log-removed = Игрок { $name } удалён из-за стола.
table-log-muted = { $name } больше не может здесь писать.
table-log-unmuted = { $name } снова может здесь писать.
table-log-ended-finished = Игра окончена.
table-log-ended-resigned = Игра окончена: один из игроков сдался.
table-log-ended-time = Игра окончена: у одного из игроков вышло время.
table-log-ended-agreed = Игра закончена по общему согласию.
table-log-ended-closed = Стол закрыт.
table-log-ended-imported = Здесь запись игры заканчивается.
table-log-rematch = Ещё раз: открыт новый стол.

## Чат

table-chat-label = Чат
table-chat-lines = Разговор
table-chat-write = Написать игрокам
table-chat-send = Отправить
table-chat-muted = За этим столом вы не можете писать.

## Предложения

table-offer-undo = { $name } просит отменить ход.
table-offer-end = { $name } предлагает закончить игру сейчас.
table-offer-pause = { $name } просит сделать перерыв.
table-offer-waiting = Ответить ещё должны: { $names }.
table-agree = Согласиться
table-decline = Отказать
table-withdraw = Отозвать

## Меню

table-offer-a-pause = Попросить перерыв
table-offer-an-end = Предложить закончить игру
table-leave = Уйти, дальше сыграет бот
table-resign = Сдаться
table-copy-link = Скопировать ссылку-приглашение
table-rules = Правила
table-replay = Повтор сыгранного
table-record = Скачать запись игры
table-report = Сообщить об ошибке
table-people = Люди за этим столом
table-mute = Запретить писать
table-unmute = Разрешить писать
table-block = Заблокировать
table-blocked-now = { $name }: заблокировано. Вы не увидите сообщений этого человека и больше не сядете за один стол. Отменить это можно на странице учётной записи.
table-remove = Удалить из-за стола
table-remove-title = Удалить из-за стола: { $name }?
table-remove-question = Этот человек уйдёт из-за стола и больше не сможет за него сесть. Если игра идёт, дальше сыграет бот.
table-remove-not = Нет
table-stop-question = Если остальные согласятся, игра закончится сейчас, и очки останутся такими, как есть.
table-stop-yes = Предложить
table-stop-title = Закончить игру?
table-resign-title = Сдаться?
table-resign-question = Вы займёте последнее место и не сможете вернуться в эту игру.
table-resign-yes = Сдаться
table-leave-title = Уйти из-за стола?
table-leave-question = За вас сыграет бот. Вы можете вернуться на своё место в любое время и с любого устройства.
table-leave-yes = Уйти
table-stay = Играть дальше
table-copied = Скопировано.
table-copy-failed = Браузер не разрешает здесь копировать. Выделите текст и скопируйте его вручную.
table-copy = Копировать
table-download = Скачать
table-report-title = Сообщение об ошибке
table-report-why = В сообщении сказано, как выглядит стол с вашего места и как он таким стал. В нём нет паролей и ничего из того, что от вас скрыто. Отправьте его хозяину этого сервера.

## Одно устройство на нескольких

table-handover = Устройство берёт { $name }
table-handover-why = Остальных просим не смотреть: сейчас на экране будет тайное.
table-handover-take = Это я, { $name }

## Когда играть дальше нельзя

table-stopped-what = Ничего не потеряно: вернитесь к последней верной позиции или сообщите об ошибке.
table-stopped-back = Вернуться туда
table-ended-1008 = Соединение закончилось
table-ended-what-1008 = Сервер не понял эту страницу. Возможно, он обновлён: загрузите страницу ещё раз.
table-ended-4001 = Вы вышли
table-ended-what-4001 = Вы вышли здесь или на другом устройстве. Загрузите страницу ещё раз, чтобы смотреть, или войдите, чтобы играть дальше.
table-ended-4003 = Этот стол для вас закрыт
table-ended-what-4003 = Возможно, вас удалили из-за стола или владелец закрыл его для других. Попросите ссылку-приглашение.
table-ended-4004 = Такого стола нет, или он по приглашению
table-ended-what-4004 = Проверьте адрес или попросите ссылку-приглашение у того, кто открыл стол.
table-ended-4009 = Этот стол нельзя показать
table-ended-what-4009 = Эта версия больше не знает игру в таком виде. Ничего не потеряно; спросите хозяина сервера.
table-ended-reload = Загрузить страницу ещё раз
table-ended-account = К учётной записи

## Клавиши

table-key-arrows = Двигаться по полю
table-key-enter = Взять или сыграть то, что выделено
table-key-numbers = Кнопки внизу
table-key-end = Закончить ход
table-key-undo = Отменить
table-key-hint = Подсказка
table-key-list = Список всех ходов
table-key-chat = Написать игрокам
table-key-escape = Отложить всё
table-key-help = Эти клавиши
