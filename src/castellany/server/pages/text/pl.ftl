# Co mówią strony i połączenia WebSocket, po polsku.

## Strony

game-burgundy = Zamki Burgundii
page-tables = Stoły
page-mine = Twoje stoły
page-gathering = Stoły z wolnymi miejscami
page-running = Gry do oglądania
page-none = W tej chwili nie ma żadnych.
page-game = Gra
page-seats = Miejsca
page-status = Stan
page-free = wolne miejsce
page-your-turn = Twoja kolej
page-bot-plays = { $name } (bot: { $bot })
page-placing = { " " }– miejsce { $place }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-moves = Co się wydarzyło
page-record = Zapis gry
page-chat = Czat
page-not-here = Tej strony tu nie ma
page-back = Do wszystkich stołów
status-gathering = czeka na graczy
status-running = gra trwa
status-paused = przerwa
status-over = gra zakończona
status-stopped = gra zatrzymana

## Wiadomości WebSocket, których nie da się odczytać

bad-frame = Wiadomość musi być tekstem, a ta była binarna.
bad-json = Ta wiadomość nie jest w formacie JSON.
bad-type = Nie ma wiadomości tego typu.
bad-message = „{ $where }” { NAME($what) }.
hello-first = Pierwszą wiadomością musi być hello.
hello-again = Wiadomość hello już została wysłana.
hello-late =
    { $seconds ->
        [one] Pierwszą wiadomością musi być hello, w ciągu { $seconds } sekundy.
       *[other] Pierwszą wiadomością musi być hello, w ciągu { $seconds } sekund.
    }
sockets-full = Serwer nie może teraz przyjąć więcej połączeń. Spróbuj ponownie za pół minuty.
sockets-too-many = Otwarte połączenia: { $most }; więcej nie wolno. Zamknij najpierw któreś z nich.
sockets-network = Otwarte połączenia z twojej sieci: { $most }; więcej nie wolno. Zamknij najpierw któreś z nich.

## Odtwarzanie

replay-not-over = Cały stół widać dopiero po zakończeniu gry.
seat-unknown = Przy tym stole nie ma miejsca { $seat }.
