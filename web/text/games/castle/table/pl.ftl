# Stół „Zamku” na stronie, po polsku.

## Jak nazywają się części stołu

table-own = Zasoby

## Oznaczenia

face-mark-possible = można zaplanować
face-mark-legal = można teraz
face-mark-picked = wybrane
face-mark-armed = naciśnij ponownie, aby potwierdzić
face-mark-hinted = podpowiedź
face-mark-planned = zaplanowane

## Kafelek w ręce

face-hand-yours = Twój kafelek
face-hand-of = Kafelek gracza { $name }
face-hand-laid = Dołożony kafelek
face-hand-none = Brak kafelka w ręce
face-hand-enter = Postaw pionek na jednym z jego obszarów albo nie stawiaj nikogo.
face-hand-over = Wszystkie kafelki leżą na planszy.
face-tile-with = { $area } ({ $things })
face-tile-copies =
    { $count ->
        [one] Takiego drugiego nie ma.
        [few] Takich są { $count }.
       *[many] Takich jest { $count }.
    }
face-turns = Jak obrócony jest kafelek
face-turn-right = Obróć w prawo
face-turn-left = Obróć w lewo
face-turn-way =
    { $count ->
        [one] Górą na { $side }: pasuje na { $count } pole
        [few] Górą na { $side }: pasuje na { $count } pola
       *[many] Górą na { $side }: pasuje na { $count } pól
    }
face-turn-squares =
    { $count ->
        [one] pole
        [few] pola
       *[many] pól
    }
face-left-word =
    { $count ->
        [one] został
        [few] zostały
       *[many] zostało
    }
face-left-does = Gra kończy się po turze, w której dołożono ostatni. Kafelek, który nigdzie nie pasuje, opuszcza grę.
face-pool =
    { $count ->
        [one] { $count } sokole gniazdo w puli
        [few] { $count } sokole gniazda w puli
       *[many] { $count } sokolich gniazd w puli
    }

## Co ma gracz

face-yours = Twoje zasoby
face-of = Zasoby gracza { $name }
face-back = Z powrotem do twoich zasobów
face-note-playing = gra
face-note-turn = twoja tura
face-figures = Pionki
face-at-hand =
    { $all ->
        [one]
            { $home ->
                [0] Poza ręką.
               *[other] Do dyspozycji.
            }
       *[other] Do dyspozycji: { $home } z { $all }.
    }
face-followers = Poddani do dyspozycji: { $home } z { $all }; siódmy liczy punkty
face-figure-home = { $figure }, do dyspozycji
face-figure-away = { $figure }, poza ręką
face-tokens = Żetony specjalne
face-tokens-none = bez żetonów
face-token-count = { $token }, sztuk: { $count }
face-token-fresh = Wzięty w tej turze: można go użyć od twojej następnej tury.
face-seat-none = Siedziba rodu stanie na pierwszym domu, za który padną punkty.
face-seat-on =
    { $tiles ->
        [one] Siedziba rodu stoi na domu z { $tiles } kafelka.
       *[other] Siedziba rodu stoi na domu z { $tiles } kafelków.
    }
face-seat-short =
    { $tiles ->
        [0] bez siedziby
        [one] siedziba na domu z { $tiles } kafelka
       *[other] siedziba na domu z { $tiles } kafelków
    }
face-seat-leads =
    { $squares ->
        [one] To większa siedziba: na koniec { $squares } punkt, gdyby nic się nie zmieniło.
        [few] To większa siedziba: na koniec { $squares } punkty, gdyby nic się nie zmieniło.
       *[many] To większa siedziba: na koniec { $squares } punktów, gdyby nic się nie zmieniło.
    }
face-nests-lead =
    { $squares ->
        [one] Jest ich więcej: na koniec { $squares } punkt, gdyby nic się nie zmieniło.
        [few] Jest ich więcej: na koniec { $squares } punkty, gdyby nic się nie zmieniło.
       *[many] Jest ich więcej: na koniec { $squares } punktów, gdyby nic się nie zmieniło.
    }

## Obszary

face-count-tiles =
    { $tiles ->
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }
face-worth =
    { $points ->
        [one] Ukończony w tej postaci obszar dałby { $points } punkt.
        [few] Ukończony w tej postaci obszar dałby { $points } punkty.
       *[many] Ukończony w tej postaci obszar dałby { $points } punktów.
    }
face-worth-end =
    { $points ->
        [one] Na koniec łąka dałaby { $points } punkt.
        [few] Na koniec łąka dałaby { $points } punkty.
       *[many] Na koniec łąka dałaby { $points } punktów.
    }
face-lead-you = Prowadzisz tutaj.
face-lead-of = Prowadzi tutaj { $name }.
face-lead-tie = Remis: nikt nie zdobyłby punktów.
face-lead-nobody = Nikogo tu nie ma.
face-start = pole startowe przy { $square }

## Rozdziały zasad

face-rule = Zasady: { $section }
face-rule-placing = dokładanie kafelka
face-rule-entering = stawianie pionka
face-rule-road = drogi
face-rule-house = domy
face-rule-pigsty = chlewy
face-rule-meadow = łąki i kapliczki
face-rule-chapel = kaplice
face-rule-tokens = żetony specjalne
face-rule-seat = siedziba rodu
face-rule-nests = sokole gniazda
face-rule-end = koniec gry

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
face-brief-double = Podwój: { $points }
face-where = { NAME($terrain, form: "title") }{ sides }
face-brief-token = żeton { $spaces }

## Części gry i punkty według źródeł

story-mark-event-turn-began = Tura { $turn }
face-last = Zamek na koniec gry: pokaż w powiększeniu
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

face-turn = Tura { $turn }
face-left =
    { $count ->
        [one] został { $count } kafelek
        [few] zostały { $count } kafelki
       *[many] zostało { $count } kafelków
    }

## Dlaczego nic nie odpowiada na kliknięcie

face-why-covered = Na polu { $square } leży już kafelek; dołożonych kafelków się nie przesuwa.
face-why-laid = Twój kafelek jest już dołożony; w turze dokłada się jeden.
face-why-first = Najpierw dołóż kafelek; potem możesz postawić na nim pionek.
face-why-elsewhere = Pionki stawia się tylko na kafelku właśnie dołożonym, na polu { $square }.
face-why-entered = Pionek stawia się na kafelku zaraz po jego dołożeniu.
face-why-away = Poza ręką: { NAME($figure) }. Pionki wracają, gdy ich obszary zostały podliczone.
face-why-others = To pionki przeciwnika.
face-why-nowhere = Nie ma tu obszaru, na który mógłby wejść { NAME($figure) }.
face-why-open = Ten obszar nie jest teraz liczony.
face-why-turn = Tak obrócony kafelek nigdzie nie pasuje albo wygląda tak samo jak obrócony inaczej.
face-why-one-way =
    { $square ->
        [none] Kafelek pasuje tylko tak.
       *[other] Na polu { $square } kafelek pasuje tylko tak.
    }

## Stół w słowach

face-tell-now = Tura { $turn }. Pozostałe kafelki: { $left }.
face-tell-hand = Kafelek w ręce: { $tile } ({ $shows }).
face-tell-laid = Dołożone: { $tiles }.
face-tell-on = { $tile } na { $square }, górą na { $side }
face-tell-areas = Obszary z pionkami: { $areas }.
face-tell-area = { $terrain } ({ $tiles }, { $open }, { $points }, { $lead })
face-tell-towers = Wieże obronne z żetonem specjalnym: { $towers }.
face-tell-empty =
    { $count ->
        [one] Największy pusty obszar: { $count } pole.
        [few] Największy pusty obszar: { $count } pola.
       *[many] Największy pusty obszar: { $count } pól.
    }
face-tell-seat = { $name }: punkty { $points }, pole { $space } na murze.
face-tell-gate = Pionek gracza { $name } stoi na bramie za polem { $space }.
face-tell-figures = Pionki do dyspozycji: { $figures }.
face-tell-out = Pionki na kafelkach: { $figures }.
face-tell-tokens = Żetony specjalne: { $tokens }.
face-tell-nests = Sokole gniazda: { $count }.
face-tell-nothing = brak

## Co można uzgodnić przy nowym stole

new-option-starter = Kto dokłada pierwszy kafelek.
new-option-components = Czego o pudełku nie wiadomo, jest naszego pomysłu albo pochodzi z pliku właściciela.
new-module-falcon = 18 dodatkowych kafelków z kaplicami i sokolimi gniazdami, cztery bramy w murze oraz książę i sokolnik dla każdego.
new-module-halt = Pionek, który dotrze do bramy, zatrzymuje się na niej, a reszta punktów przepada. Wymaga „Sokoła”.

## The castle

face-square = Pole { $square }
face-fits-now = pasuje teraz
face-turn-first = po obróceniu
face-last-tile = ostatni kafelek
face-scored = podliczono
face-ours = mur i kafelki to rekonstrukcja
face-whole = cały zamek
face-key-arrows = Przejdź do następnego podświetlonego pola lub obszaru
face-key-turn = Obróć kafelek w prawo
face-key-turn-back = Obróć kafelek w lewo
