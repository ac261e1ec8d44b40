# Stół „Zamku” na stronie, po polsku.

## Jak nazywają się części stołu

table-own = Zasoby

## Oznaczenia

view-mark-possible = można zaplanować
view-mark-legal = można teraz
view-mark-picked = wybrane
view-mark-armed = naciśnij ponownie, aby potwierdzić
view-mark-hinted = podpowiedź
view-mark-planned = zaplanowane

## Kafelek w ręce

view-hand-yours = Twój kafelek
view-hand-of = Kafelek gracza { $name }
view-hand-laid = Dołożony kafelek
view-hand-none = Brak kafelka w ręce
view-hand-enter = Postaw pionek na jednym z jego obszarów albo nie stawiaj nikogo.
view-hand-over = Wszystkie kafelki leżą na planszy.
view-tile-with = { $area } ({ $things })
view-tile-copies =
    { $count ->
        [one] Takiego drugiego nie ma.
        [few] Takich są { $count }.
       *[many] Takich jest { $count }.
    }
view-turns = Jak obrócony jest kafelek
view-turn-right = Obróć w prawo
view-turn-left = Obróć w lewo
view-turn-way =
    { $count ->
        [one] Górą na { $side }: pasuje na { $count } pole
        [few] Górą na { $side }: pasuje na { $count } pola
       *[many] Górą na { $side }: pasuje na { $count } pól
    }
view-turn-squares =
    { $count ->
        [one] pole
        [few] pola
       *[many] pól
    }
view-left-word =
    { $count ->
        [one] został
        [few] zostały
       *[many] zostało
    }
view-left-does = Gra kończy się po turze, w której dołożono ostatni. Kafelek, który nigdzie nie pasuje, opuszcza grę.
view-pool =
    { $count ->
        [one] { $count } sokole gniazdo w puli
        [few] { $count } sokole gniazda w puli
       *[many] { $count } sokolich gniazd w puli
    }

## Co ma gracz

view-yours = Twoje zasoby
view-of = Zasoby gracza { $name }
view-back = Z powrotem do twoich zasobów
view-note-playing = gra
view-note-turn = twoja tura
view-figures = Pionki
view-at-hand =
    { $all ->
        [one]
            { $home ->
                [0] Poza ręką.
               *[other] Do dyspozycji.
            }
       *[other] Do dyspozycji: { $home } z { $all }.
    }
view-followers = Poddani do dyspozycji: { $home } z { $all }; siódmy liczy punkty
view-figure-home = { $figure }, do dyspozycji
view-figure-away = { $figure }, poza ręką
view-tokens = Żetony specjalne
view-tokens-none = bez żetonów
view-token-count = { $token }, sztuk: { $count }
view-token-fresh = Wzięty w tej turze: można go użyć od twojej następnej tury.
view-seat-none = Siedziba rodu stanie na pierwszym domu, za który padną punkty.
view-seat-on =
    { $tiles ->
        [one] Siedziba rodu stoi na domu z { $tiles } kafelka.
       *[other] Siedziba rodu stoi na domu z { $tiles } kafelków.
    }
view-seat-short =
    { $tiles ->
        [0] bez siedziby
        [one] siedziba na domu z { $tiles } kafelka
       *[other] siedziba na domu z { $tiles } kafelków
    }
view-seat-leads =
    { $squares ->
        [one] To większa siedziba: na koniec { $squares } punkt, gdyby nic się nie zmieniło.
        [few] To większa siedziba: na koniec { $squares } punkty, gdyby nic się nie zmieniło.
       *[many] To większa siedziba: na koniec { $squares } punktów, gdyby nic się nie zmieniło.
    }
view-nests-lead =
    { $squares ->
        [one] Jest ich więcej: na koniec { $squares } punkt, gdyby nic się nie zmieniło.
        [few] Jest ich więcej: na koniec { $squares } punkty, gdyby nic się nie zmieniło.
       *[many] Jest ich więcej: na koniec { $squares } punktów, gdyby nic się nie zmieniło.
    }

## Obszary

view-count-tiles =
    { $tiles ->
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }
view-worth =
    { $points ->
        [one] Ukończony w tej postaci obszar dałby { $points } punkt.
        [few] Ukończony w tej postaci obszar dałby { $points } punkty.
       *[many] Ukończony w tej postaci obszar dałby { $points } punktów.
    }
view-worth-end =
    { $points ->
        [one] Na koniec łąka dałaby { $points } punkt.
        [few] Na koniec łąka dałaby { $points } punkty.
       *[many] Na koniec łąka dałaby { $points } punktów.
    }
view-lead-you = Prowadzisz tutaj.
view-lead-of = Prowadzi tutaj { $name }.
view-lead-tie = Remis: nikt nie zdobyłby punktów.
view-lead-nobody = Nikogo tu nie ma.
view-start = pole startowe przy { $square }

## Rozdziały zasad

view-rule = Zasady: { $section }
view-rule-placing = dokładanie kafelka
view-rule-entering = stawianie pionka
view-rule-road = drogi
view-rule-house = domy
view-rule-pigsty = chlewy
view-rule-meadow = łąki i kapliczki
view-rule-chapel = kaplice
view-rule-tokens = żetony specjalne
view-rule-seat = siedziba rodu
view-rule-nests = sokole gniazda
view-rule-end = koniec gry

## Co można zrobić; `verb-` następuje po „Możesz”, `do-` stoi na przycisku

verb-move-place = dołożyć kafelek
verb-move-put = postawić pionek
verb-move-pass = zrezygnować
verb-move-score = wybrać obszar, który liczy się teraz
verb-move-double = użyć żetonu specjalnego i liczyć podwójnie
verb-move-again = użyć żetonu specjalnego i rozegrać dodatkową turę
verb-move-end = zakończyć turę
do-move-place = Dołóż
do-move-put = Postaw
do-move-pass = Zrezygnuj
do-move-score = Podlicz
do-move-double = Podwój
do-move-again = Dodatkowa tura
do-move-end = Zakończ turę
view-brief-double = Podwój: { $points }
view-where = { NAME($terrain, form: "title") }{ sides }
view-brief-token = żeton { $spaces }

## Części gry i punkty według źródeł

story-mark-event-turn-began = Tura { $turn }
view-last = Zamek na koniec gry: pokaż w powiększeniu
story-kind-tokens = Żetony specjalne
story-rounds =
    { $rounds ->
        [one] { $rounds } tura
        [few] { $rounds } tury
       *[many] { $rounds } tur
    }
story-course = Punkty tura po turze
story-course-label = Punkty od tury do tury; stan: { $totals }. Te same liczby są w tabeli.
story-course-table = Punkty po każdej turze

## Jak daleko jest gra

view-turn = Tura { $turn }
view-left =
    { $count ->
        [one] został { $count } kafelek
        [few] zostały { $count } kafelki
       *[many] zostało { $count } kafelków
    }

## Dlaczego nic nie odpowiada na kliknięcie

view-why-covered = Na polu { $square } leży już kafelek; dołożonych kafelków się nie przesuwa.
view-why-laid = Twój kafelek jest już dołożony; w turze dokłada się jeden.
view-why-first = Najpierw dołóż kafelek; potem możesz postawić na nim pionek.
view-why-elsewhere = Pionki stawia się tylko na kafelku właśnie dołożonym, na polu { $square }.
view-why-entered = Pionek stawia się na kafelku zaraz po jego dołożeniu.
view-why-away = Poza ręką: { NAME($figure) }. Pionki wracają, gdy ich obszary zostały podliczone.
view-why-others = To pionki przeciwnika.
view-why-nowhere = Nie ma tu obszaru, na który mógłby wejść { NAME($figure) }.
view-why-open = Ten obszar nie jest teraz liczony.
view-why-turn = Tak obrócony kafelek nigdzie nie pasuje albo wygląda tak samo jak obrócony inaczej.
view-why-one-way =
    { $square ->
        [none] Kafelek pasuje tylko tak.
       *[other] Na polu { $square } kafelek pasuje tylko tak.
    }

## Stół w słowach

view-tell-now = Tura { $turn }. Pozostałe kafelki: { $left }.
view-tell-hand = Kafelek w ręce: { $tile } ({ $shows }).
view-tell-laid = Dołożone: { $tiles }.
view-tell-on = { $tile } na { $square }, górą na { $side }
view-tell-areas = Obszary z pionkami: { $areas }.
view-tell-area = { $terrain } ({ $tiles }, { $open }, { $points }, { $lead })
view-tell-towers = Wieże obronne z żetonem specjalnym: { $towers }.
view-tell-empty =
    { $count ->
        [one] Największy pusty obszar: { $count } pole.
        [few] Największy pusty obszar: { $count } pola.
       *[many] Największy pusty obszar: { $count } pól.
    }
view-tell-seat = { $name }: punkty { $points }, pole { $space } na murze.
view-tell-gate = Pionek gracza { $name } stoi na bramie za polem { $space }.
view-tell-figures = Pionki do dyspozycji: { $figures }.
view-tell-out = Pionki na kafelkach: { $figures }.
view-tell-tokens = Żetony specjalne: { $tokens }.
view-tell-nests = Sokole gniazda: { $count }.
view-tell-nothing = brak

## Co można uzgodnić przy nowym stole

new-option-starter = Kto dokłada pierwszy kafelek.
new-option-components = Czego o pudełku nie wiadomo, jest naszego pomysłu albo pochodzi z pliku właściciela.
new-module-falcon = 18 dodatkowych kafelków z kaplicami i sokolimi gniazdami, cztery bramy w murze oraz książę i sokolnik dla każdego.
new-module-halt = Pionek, który dotrze do bramy, zatrzymuje się na niej, a reszta punktów przepada. Wymaga „Sokoła”.

## The castle

view-square = Pole { $square }
view-fits-now = pasuje teraz
view-turn-first = po obróceniu
view-last-tile = ostatni kafelek
view-scored = podliczono
view-ours = mur i kafelki to rekonstrukcja
view-whole = cały zamek
view-key-arrows = Przejdź do następnego podświetlonego pola lub obszaru
view-key-turn = Obróć kafelek w prawo
view-key-turn-back = Obróć kafelek w lewo
