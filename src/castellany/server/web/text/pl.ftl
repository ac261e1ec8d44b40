# Co odpowiadają kontrole żądań i trasy, po polsku.

## Kontrole żądań

unknown-host = Ten serwer nie odpowiada na tę nazwę. Użyj jego własnego adresu; kto go prowadzi, może ustawić CASTELLANY_PUBLIC_URL.
foreign-page = Przysłała to strona, która nie należy do tego serwera, więc nic nie zostało zrobione.
too-large = To jest za duże: przyjmujemy najwyżej { $most } B.
not-json = Żądanie musi mieć postać JSON, z typem treści application/json.
bad-body = Tego żądania nie da się odczytać.
no-such-address = Pod tym adresem nic nie ma.
no-such-method = Tego nie można zrobić pod tym adresem.
mishap = Serwer popełnił błąd. Jest zapisany pod numerem { $number }; podaj ten numer gospodarzowi.

## Co nie pasuje w żądaniu

bad-request = „{ $where }”: { NAME($what) }.
fault-missing = brakuje
fault-unknown = tego tutaj nie znamy
fault-short = za krótkie
fault-long = za długie
fault-json = to nie jest JSON
fault-kind = wartość niewłaściwego rodzaju
fault-range = wartość poza zakresem
fault-value = wartość nie pasuje

## Za często

try-again =
    { $wait ->
        [one] Spróbuj ponownie za { $wait } sekundę.
        [few] Spróbuj ponownie za { $wait } sekundy.
       *[many] Spróbuj ponownie za { $wait } sekund.
    }
limit-login = Za dużo prób zalogowania. { try-again }
limit-guests = Z twojej sieci przychodzi za dużo nowych gości. { try-again }
limit-accounts = Z twojej sieci powstaje za dużo nowych kont. { try-again }
limit-tables = Tworzysz za dużo stołów w krótkim czasie. { try-again }
limit-tables-address = Z twojej sieci utworzono dużo stołów w krótkim czasie. { try-again }
limit-moves = Za dużo ruchów naraz. { try-again }
limit-chat = Piszesz za dużo naraz. { try-again }
limit-commands = Robisz za dużo naraz. { try-again }
limit-previews = Pytasz o za dużo ruchów naraz. { try-again }
limit-hints = Prosisz o za dużo podpowiedzi w krótkim czasie. { try-again }
limit-mails = Na razie wystarczy listów. { try-again }
limit-requests = Z twojej sieci przychodzi za dużo żądań. { try-again }

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

## Strona

page-not-built = Strona nie została zbudowana. Wykonaj „make setup” i uruchom serwer ponownie.
