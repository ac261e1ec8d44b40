# Teksty wspólne dla wszystkich gier.

## Odmowy silnika

refusal-not-your-turn = To nie twoja tura.
refusal-not-now = Teraz nie można tego zrobić.
refusal-game-over = Gra jest skończona.

## Cofanie

undo-after-chance = Nie ma tu czego cofnąć: od tamtej pory zadziałał los.
undo-after-reveal = Nie można cofnąć wyborów, które zostały wspólnie odkryte.
undo-after-other = Ostatni ruch wykonał inny gracz; nie możesz go cofnąć.

## Ruchy, których nie ma

notation-unknown-verb = „{ $text }” nie zaczyna się jak żaden ruch w tej grze.
notation-unlike-form = „{ $text }” nie jest ruchem; taki ruch zapisuje się jako { $forms }.

## Przygotowanie gry

setup-unknown-game = Nie ma gry „{ $game }”; dostępne: { $known }.
setup-unknown-edition = Nie ma wydania „{ $edition }”; dostępne: { $known }.
setup-players-exactly = Liczba graczy: { $wanted }, a nie { $players }.
setup-players = Liczba graczy: od { $fewest } do { $most }, a nie { $players }.
setup-unknown-option = Nie ma opcji „{ $option }”; dostępne: { $known }.
setup-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; dozwolone: { $known }.
setup-unknown-module = Ta gra nie ma modułu „{ $module }” (znane: { $known }).
setup-no-modules = Ta gra nie ma modułów, więc nie ma też „{ $module }”.
setup-module-requires = Moduł „{ $module }” wymaga modułu „{ $other }”.
setup-module-conflicts = Modułów „{ $module }” i „{ $other }” nie można połączyć.
setup-unknown-components = Nie ma tu zestawu elementów „{ $components }”; dostępne: { $known }. Kto ma jego plik, wkłada go do folderu z elementami.
option-components = Elementy gry
option-components-standard = zwykłe
unknown-bot = Nie ma bota „{ $bot }” (znane: { $known }).

## Zapisy gier

record-line = Wiersz { $line }: { $why }
record-foreign-file = To nie jest zapis gry Castellany.
record-too-long = Zapis jest za długi jak na jakąkolwiek grę.
record-bad-header = „{ $header }” nie jest nagłówkiem zapisu albo nie jest na swoim miejscu.
record-missing-header = Brakuje nagłówka „{ $header }”.
record-wrong-count = Ostatni wiersz podaje liczbę ruchów { $said }, a jest ich { $found }.
record-after-end = Po końcu zapisu coś jeszcze następuje.
record-foreign-line = „{ $said }” nie jest wierszem zapisu.
record-truncated = Zapis urywa się przed ostatnim wierszem.
record-bad-move = „{ $move }” nie jest ruchem w tej grze.
record-after-game = „{ $move }” następuje po końcu gry.
record-illegal-move = „{ $move }” nie jest tu dozwolone. { $refusal }
record-missing-answers = Nie wszyscy gracze odpowiedzieli.
record-wrong-result = Zapis podaje wynik „{ $said }”, a ruchy prowadzą do „{ $found }”.
record-unknown-ending = „{ $said }” nie jest sposobem zakończenia gry przed czasem; znane są: { $known }.
record-nobody-gave-up = Gra miała się skończyć przez „{ $said }”, ale nagłówek „given up” nie mówi, kto zrobił to ostatni.
record-nobody-left = Według „given up: { $said }” zostało mniej niż dwóch graczy, ale żaden nagłówek „ended” nie mówi, że gra się skończyła.
record-ended-twice = Gra miała się skończyć przed czasem przez „{ $said }”, ale jej ruchy prowadzą do końca.
record-bad-position = Pozycja, od której zaczyna się zapis: { $said }.
record-gave-up-when = Według nagłówka „given up” gracze odeszli po ruchach { $said }, w tej kolejności, a ruchów w zapisie jest { $found }.
record-newer-rules = Zapis powstał według wersji { $said } zasad, a ten program zna wersję { $known }. Odczyta go nowsza wersja Castellany.
record-other-components = Grę rozegrano elementami „{ $said }”, a opcje zapisu wskazują na „{ $found }”. Przywróć opcję „components” taką, jaka była.

## Punkty, miejsca i ustalenia przy stole, w każdej grze

count-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
option-second-tie = Drugie rozstrzygnięcie remisu
decided-by-points = mniej punktów
decided-by-most-empty = tyle samo punktów, ale mniej pustych pól
label-player = Gracz
label-points = Punkty
