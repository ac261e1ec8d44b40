# Co odpowiadają stoły: odmowy i wyjaśnienia.

table-unknown = Nie ma takiego stołu albo nie jest dla ciebie otwarty. Poproś o link z zaproszeniem.
table-rules-gone = Przy tym stole gra się w { $game } ({ $edition }) na warunkach, których ta wersja już nie zna. Ruchy są zachowane; zapytaj gospodarza.
table-busy = Przy stole jest teraz duży ruch. Spróbuj ponownie za chwilę.
table-not-saved = Nie udało się tego teraz zapisać. Wyślij jeszcze raz; nie policzy się podwójnie.
table-log-full = Przy tym stole wydarzyło się już zbyt wiele. Można tylko wykonywać ruchy, na które się czeka; niczego nie da się cofnąć.
table-not-founded = Nie udało się teraz zapisać stołu. Spróbuj jeszcze raz.
table-not-started = Gra jeszcze się nie zaczęła.
table-paused = Gra jest wstrzymana. Wznów ją, aby grać dalej.
table-over = Gra przy tym stole jest zakończona.
table-stopped = Gra stanęła, bo jeden z zapisanych ruchów nie zgadza się z zasadami tej wersji. Cofnij się do ostatniej poprawnej pozycji, aby grać dalej.
table-stopped-why = Wpis { $number } nie zgadza się z zasadami tej wersji ({ $version }). Stół pozostaje w stanie po wpisie { $sound }.
table-started = Gra już się zaczęła.
table-removed-you = Usunięto cię od tego stołu i nie możesz już przy nim usiąść.
table-already-seated = Już siedzisz przy tym stole.
table-seat-taken = Miejsce { $seat } jest zajęte albo nie jest przeznaczone dla ludzi. Wybierz inne.
table-seat-so = Miejsce { $seat } jest już tak przydzielone; nic się nie zmienia.
table-full = Wszystkie miejsca są zajęte.
table-left-already = Na tym miejscu już gra bot.
seat-resigned = To miejsce już nie gra: grę poddano albo skończył się czas.
seat-is-yours = Na tym miejscu nie gra żaden bot.
seat-not-yours = To nie jest twoje miejsce.
table-not-seated = Nie siedzisz przy tym stole.
table-not-owner = Może to zrobić tylko właściciel stołu albo gospodarz.
table-not-full =
    { $free ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $free } miejsca są jeszcze wolne.
        [many] { $free } miejsc jest jeszcze wolnych.
       *[other] { $free } miejsca jest jeszcze wolne.
     }
table-others-play = Przy tym stole grają inni. Zaproponuj zakończenie gry albo ją poddaj.
table-not-paused = Gra nie jest wstrzymana.
table-remove-yourself = Nie możesz usunąć siebie; po prostu odejdź od stołu.
table-blocked = Ty i ktoś przy tym stole nie gracie ze sobą.
tables-too-many = Masz { $most } niezakończonych stołów i więcej nie można. Najpierw zakończ albo zamknij któryś z nich.
move-stale = To odpowiedź na pytanie { $question }, a stół jest już przy pytaniu { $now }. Spójrz na stół i wybierz jeszcze raz.
move-not-your-turn = To nie twoja kolej.
move-malformed = { $move } to nie ruch. Wyślij jeden z oferowanych ruchów.
move-illegal = „{ $move }” nie jest teraz dozwolone. { $why }
hints-off = Przy tym stole gra się bez podpowiedzi.
hint-failed = Bot nie umiał teraz nic podpowiedzieć. Spróbuj za chwilę.
plan-your-turn = To twoja kolej: graj, zamiast planować.
undo-nothing = Nie ma czego cofnąć.
undo-too-far = Bez pytania możesz cofnąć tylko swój ostatni ruch; o więcej poproś pozostałych.
offer-pending = Inna propozycja czeka na odpowiedź.
offer-gone = Ta propozycja jest już nieaktualna.
rematch-device = Przy tym stole gra się na wspólnym urządzeniu. O rewanż musi najpierw poprosić jego właściciel.
rematch-not-now = Rewanż jest dla tych, którzy siedzą przy stole z zakończoną grą.
play-on-not-over = Grać dalej od wybranej pozycji można dopiero po zakończeniu gry.
play-on-seats =
    Wybierz miejsce dla siebie i wskaż { $bots ->
        [one] jednego bota
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
     } na pozostałe.
play-on-finished = W tej pozycji gra jest już zakończona.
position-unknown = W zapisie tego stołu nie ma pozycji { $number }.
record-from-position = Ten zapis zaczyna się od pozycji, a stół pokazuje tylko całe gry.
record-not-begun = Przed początkiem gry nie ma zapisu.
chat-muted = Wyciszono cię przy tym stole.
chat-empty = Ta wiadomość jest pusta.
decided-by-giving-up = poddanie gry
decided-by-time = upływ czasu
