# Stół, po polsku.

## Jak nazywa się stół

table-tab-title = ● Twoja kolej · { $game }
table-notice = Twoja kolej: { $game }
table-opening = Otwieranie stołu …
table-brand = Castellany: wszystkie stoły
table-home = Wszystkie stoły
table-keys = Klawisze
table-menu = Menu
table-side = Przebieg, czat i pomoc
table-side-news = (coś nowego)
table-tab-log = Przebieg i czat
table-tab-log-short = Przebieg
table-tab-points = Punkty
table-tab-help = Pomoc
table-tab-board = Plansza
table-panes-label = Części stołu
table-notices = Wiadomości
table-in-words = Stół opisany słowami

## Gracze

table-players-label = Gracze
table-you = Ty
table-somebody = Ktoś
table-is-asked = (teraz decyduje)
table-points-word =
    { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
table-seat-resigned = gra poddana
table-seat-lost-by-time = czas się skończył
table-seat-stood-in = zastępuje bot
table-seat-bot = bot
table-seat-away = poza stołem
table-time-left = Pozostały czas
table-time-low = Kończy ci się czas.
table-your-turn = twoja kolej
table-several-turns = decyduje kilka osób
table-turn-of = gra { $name }

## O co chodzi

table-bar-label = Co teraz zrobić
table-thinking = { $name } się zastanawia.
table-given = Wybór dokonany; można go jeszcze zmienić. Czekamy na: { $names }.
table-waiting-for = Decydują jeszcze: { $names }.
table-thinking-for = Trwa to już: { $time }.
table-nobody-asked = Chwileczkę …
table-is-paused = Gra jest wstrzymana.
table-is-stopped = Gra stanęła.
table-is-over = Gra jest skończona.
table-stood-in = Gra za ciebie bot.
table-you-resigned = Ta gra jest przez ciebie poddana; możesz patrzeć dalej.
table-you-lost-by-time = Twój czas się skończył i gra jest przegrana; możesz patrzeć dalej.
table-you-watch = Przyglądasz się grze.
table-can = Możesz { $verbs }.
table-can-with-this = Możesz teraz { $verbs }.
table-then = Potem: { $next }
table-read-all = Przeczytaj całość
table-read-less = Zwiń
table-can-plan = Zaplanuj z góry: możesz { $verbs }.
table-planned = Zaplanowano: { $label }. Zagrasz to jednym kliknięciem, gdy przyjdzie twoja kolej.
table-plan-thwarted = To, co zaplanowano, nie jest już możliwe.
table-as-planned = Zgodnie z planem: { $label }
table-as-planned-short = Zgodnie z planem
table-whose-turn = Teraz gra { $name }.
table-plan-nothing = Tego nie da się zaplanować.
table-hint-says = { $bot } radzi: { $label }.
table-nothing-here = Nie ma tu teraz nic do zrobienia.
table-connection-lost = Połączenie zostało przerwane. Samo zaraz wróci …
table-undo = Cofnij
table-undo-offer = Poproś o cofnięcie
table-undo-not-now = Nie ma czego cofnąć.
table-undo-far-title = Cofnąć aż tak daleko?
table-undo-far = To cofnie także ruchy innych i wszystko, co od tamtej chwili przyniósł los. Los przyniesie potem to samo.
table-hint = Podpowiedź
table-list = Wszystkie ruchy
table-end = Zakończ turę
table-undo-short = Cofnij
table-hint-short = Wskaż
table-list-short = Lista
table-end-short = Koniec
table-seal = Gotowe
table-sealed = Oddane
table-seal-instead = Zmień na to
table-confirm = Zagraj
table-resume = Graj dalej
table-return = Wróć na swoje miejsce
table-to-board = Zobacz planszę
table-to-result = Zobacz wynik
table-choice-label = Kilka ruchów
table-moves-title = Wszystkie ruchy
table-moves-plan = Zaplanuj ruch
table-moves-none = W tej chwili nie musisz o niczym decydować.
table-end-title = Zakończyć turę?
table-end-not-yet = Jeszcze nie

## Przebieg

table-log-label = Przebieg gry
table-log-older = Wcześniejsze wpisy
table-log-undone = (cofnięte)
table-log-move = { $name }: { $label }.
table-log-scores = { $name } zdobywa punkty.
table-log-moved = { $name } wykonuje ruch.
table-log-sealed = Wybór już zapadł: { $name }.
table-log-changed = Zmiana wyboru: { $name }.
table-log-look = Pozycja po tym
table-log-notation = { $name }: { $move }.
table-log-created = Stół jest otwarty.
table-log-sat = { $name } siada do stołu.
table-log-left = { $name } wstaje od stołu.
table-log-given = Miejsce { $seat } zajmuje bot { $bot }.
table-log-opened = Miejsce { $seat } jest znów wolne.
table-log-started = Gra się zaczyna.
table-log-undo = { $name } cofa ruch.
table-log-offered-undo = { $name } prosi o cofnięcie ruchu.
table-log-offered-end = { $name } proponuje zakończenie gry.
table-log-offered-pause = { $name } prosi o przerwę.
table-log-agreed = { $name } się zgadza.
table-log-declined = { $name } się nie zgadza.
table-log-paused = { $name } wstrzymuje grę.
table-log-paused-by-server = Gra została wstrzymana, bo serwer był wyłączony.
table-log-resumed = { $name } wznawia grę.
table-log-resigned = { $name } poddaje grę.
table-log-lost-by-time = { $name } przekracza czas.
table-log-taken-over-left = { $name } odchodzi; dalej gra bot.
table-log-taken-over-gone = Nie ma już gracza { $name }; dalej gra bot.
table-log-taken-over-absent = { $name } jest poza stołem; tymczasem gra bot.
table-log-taken-over-time = { $name } przekracza czas; dalej gra bot.
table-log-returned = { $name } wraca do gry.
table-log-removed = Od stołu odsunięto gracza { $name }.
table-log-muted = { $name } nie może już tu pisać.
table-log-unmuted = { $name } znów może tu pisać.
table-log-ended-finished = Gra jest skończona.
table-log-ended-resigned = Gra jest skończona: ktoś ją poddał.
table-log-ended-time = Gra jest skończona: komuś skończył się czas.
table-log-ended-agreed = Gra została zakończona za zgodą wszystkich.
table-log-ended-closed = Stół został zamknięty.
table-log-ended-imported = Tu kończy się zapis gry.
table-log-rematch = Jeszcze raz: nowy stół jest otwarty.

## Czat

table-chat-label = Czat
table-chat-lines = Rozmowa
table-chat-write = Napisz do graczy
table-chat-send = Wyślij
table-chat-muted = Nie możesz pisać przy tym stole.

## Propozycje

table-offer-undo = { $name } prosi o cofnięcie ruchu.
table-offer-end = { $name } proponuje zakończyć grę teraz.
table-offer-pause = { $name } prosi o przerwę.
table-offer-waiting = Odpowiedzieć mają jeszcze: { $names }.
table-agree = Zgoda
table-decline = Nie
table-withdraw = Wycofaj

## Menu

table-offer-a-pause = Poproś o przerwę
table-offer-an-end = Zaproponuj koniec gry
table-leave = Odejdź, bot zagra dalej
table-resign = Poddaj grę
table-copy-link = Skopiuj link z zaproszeniem
table-rules = Zasady
table-replay = Powtórka dotychczasowej gry
table-record = Pobierz zapis gry
table-report = Zgłoś błąd
table-people = Osoby przy tym stole
table-mute = Wycisz
table-unmute = Pozwól pisać
table-block = Zablokuj
table-blocked-now = Zablokowano: { $name }. Nie zobaczysz już wiadomości tej osoby i nie usiądziecie przy jednym stole. Można to cofnąć na stronie konta.
table-remove = Odsuń od stołu
table-remove-title = Odsunąć od stołu: { $name }?
table-remove-question = Ta osoba odejdzie od stołu i już przy nim nie usiądzie. Jeśli gra trwa, dalej zagra bot.
table-remove-not = Nie
table-stop-question = Jeśli pozostali się zgodzą, gra skończy się teraz, a punkty policzą się tak, jak są.
table-stop-yes = Zaproponuj
table-stop-title = Zakończyć grę?
table-resign-title = Poddać grę?
table-resign-question = Zajmiesz ostatnie miejsce i nie wrócisz już do tej gry.
table-resign-yes = Poddaj
table-leave-title = Odejść od stołu?
table-leave-question = Zagra za ciebie bot. Możesz wrócić na swoje miejsce w każdej chwili i na każdym urządzeniu.
table-leave-yes = Odejdź
table-stay = Graj dalej
table-copied = Skopiowano.
table-copy-failed = Przeglądarka nie pozwala tu kopiować. Zaznacz tekst i skopiuj go ręcznie.
table-copy = Kopiuj
table-download = Pobierz
table-report-title = Zgłoszenie błędu
table-report-why = To zgłoszenie mówi, jak wygląda stół z twojego miejsca i jak do tego doszło. Nie ma w nim haseł ani niczego, co jest przed tobą ukryte. Wyślij je gospodarzowi tego serwera.

## Jedno urządzenie dla kilku osób

table-handover = Urządzenie przejmuje { $name }
table-handover-why = Pozostałych prosimy nie patrzeć: teraz pojawi się coś tajnego.
table-handover-take = To ja, { $name }

## Gdy nie da się grać dalej

table-stopped-what = Nic nie przepadło: wróć do ostatniej poprawnej pozycji albo zgłoś błąd.
table-stopped-back = Wróć tam
table-ended-1008 = Połączenie zostało zakończone
table-ended-what-1008 = Serwer nie zrozumiał tej strony. Być może został zaktualizowany: wczytaj stronę ponownie.
table-ended-4001 = Nastąpiło wylogowanie
table-ended-what-4001 = Wylogowano cię tutaj albo na innym urządzeniu. Wczytaj stronę ponownie, aby patrzeć, albo zaloguj się, aby grać dalej.
table-ended-4003 = Ten stół nie jest dla ciebie otwarty
table-ended-what-4003 = Być może odsunięto cię od stołu albo właściciel zamknął go dla innych. Poproś o link z zaproszeniem.
table-ended-4004 = Nie ma takiego stołu albo jest na zaproszenie
table-ended-what-4004 = Sprawdź adres albo poproś o link z zaproszeniem osobę, która otworzyła stół.
table-ended-4009 = Tego stołu nie można pokazać
table-ended-what-4009 = Ta wersja nie zna już gry w takiej postaci. Nic nie przepadło; zapytaj gospodarza.
table-ended-reload = Wczytaj stronę ponownie
table-ended-account = Do konta

## Klawisze

table-key-arrows = Poruszanie się po planszy
table-key-enter = Wybranie albo zagranie zaznaczonej rzeczy
table-key-numbers = Przyciski na dole
table-key-end = Koniec tury
table-key-undo = Cofnięcie
table-key-hint = Podpowiedź
table-key-list = Lista wszystkich ruchów
table-key-chat = Pisanie do graczy
table-key-escape = Odłożenie wszystkiego
table-key-help = Te klawisze
