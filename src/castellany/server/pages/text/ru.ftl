# Что говорят страницы и соединения WebSocket, по-русски.

## Страницы

game-burgundy = Замки Бургундии
page-tables = Столы
page-mine = Ваши столы
page-gathering = Столы со свободными местами
page-running = Игры, за которыми можно наблюдать
page-none = Сейчас таких нет.
page-game = Игра
page-seats = Места
page-status = Состояние
page-free = свободное место
page-your-turn = Ваш ход
page-bot-plays = { $name } (бот: { $bot })
page-placing = { " " }– место { $place }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
page-moves = Что произошло
page-record = Запись игры
page-chat = Чат
page-not-here = Этой страницы здесь нет
page-back = Ко всем столам
status-gathering = ждёт игроков
status-running = идёт игра
status-paused = перерыв
status-over = игра окончена
status-stopped = игра остановлена

## Сообщения WebSocket, которые нельзя прочитать

bad-frame = Сообщение должно быть текстом, а это было двоичным.
bad-json = Это сообщение не в формате JSON.
bad-type = Сообщения такого типа нет.
bad-message = «{ $where }» { NAME($what) }.
hello-first = Первым сообщением должно быть hello.
hello-again = Сообщение hello уже отправлено.
hello-late =
    { $seconds ->
        [one] Первым сообщением должно быть hello, в течение { $seconds } секунды.
       *[other] Первым сообщением должно быть hello, в течение { $seconds } секунд.
    }
sockets-full = Сервер сейчас не может принять больше соединений. Попробуйте через полминуты.
sockets-too-many = Открыто соединений: { $most }; больше нельзя. Сначала закройте какое-нибудь из них.
sockets-network = Открыто соединений из вашей сети: { $most }; больше нельзя. Сначала закройте какое-нибудь из них.

## Повторы

replay-not-over = Весь стол виден только после окончания игры.
seat-unknown = За этим столом нет места { $seat }.
