# Stół Toskanii na stronie, po polsku.

## Budowanie

face-build-title = Zbuduj swoją posiadłość
face-build-steps = Twoje ziemie
face-build-step-join = Połącz trzy kafle
face-build-step-join-text = Dowolna kolejność i dowolny półobrót. Sąsiednie kafle stykają się trzema polami.
face-build-step-castle = Wybierz zamek
face-build-step-castle-text = Jedno z trzech pól zamku. Stąd rośnie wszystko inne.
face-build-step-bonus = Weź żeton bonusowy
face-build-step-bonus-text = W kolejności graczy, gdy wszyscy będą gotowi.
face-build-keys = Klawisze
face-build-key-choose = wybór kafla
face-build-key-move = wyżej lub niżej
face-build-key-shift = pół pola w bok
face-build-key-turn = półobrót
face-build-key-castle = następne pole zamku
face-build-key-ready = gotowe
face-build-company = Przy stole
face-build-building = buduje
face-build-ready = gotowe
face-build-next = czeka
face-build-choosing = wybiera
face-build-hidden = Nikt nie widzi twojej posiadłości, dopóki wszyscy nie będą gotowi.
face-build-drag = Przeciągnij kafel albo użyj przycisków i klawiszy. Na świecącym polu stanie zamek początkowy; jego efekt nie działa.
face-build-sealed = Oddane. Dopóki wszyscy nie są gotowi, możesz to jeszcze zmienić.
face-build-boards = Kafle
face-build-board = Kafel { $board }
face-build-board-where =
    Kafel { $board }, { $place ->
        [1] górny
        [2] środkowy
       *[3] dolny
    }, { face-build-printed }
face-build-printed =
    { $turned ->
        [yes] półobrót
       *[no] jak w druku
    }
face-build-row = Rząd { $row }: { $spaces }
face-build-up = Przesuń kafel { $board } wyżej
face-build-down = Przesuń kafel { $board } niżej
face-build-turn = Półobrót
face-build-turn-board = Półobrót kafla { $board }
face-build-seam = Poniżej kafla { $board }
face-build-left = Przesuń w lewo to, co leży pod kaflem { $board }
face-build-right = Przesuń w prawo to, co leży pod kaflem { $board }
face-build-castle-space =
    Pole zamku { $place } z { $places }, kafel { $board }{ $chosen ->
        [yes] , tu stoi zamek początkowy
       *[no] { "" }
    }
face-build-prospects = Co to zapowiada
face-build-hand = Twoje pierwsze karty
face-build-castle = Ten zamek
face-build-castle-which = pole { $place } z { $places }
face-build-touches =
    { $count ->
        [one] Styka się z { $count } polem:
       *[other] Styka się z { $count } polami:
    }
face-build-cards =
    { $count ->
        [0] brak
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
face-build-card = Karta: { NAME($colour) }
face-build-regions = Regiony
face-build-regions-worth = po wypełnieniu { $points } zielonych punktów
face-build-regions-of = { $colour }: regiony o liczbie pól { $sizes }
face-build-all = Wszystkie
face-build-sizes = po trzy: { $three }, po dwa: { $two }, pojedyncze: { $one }
face-build-band = Wstążka łączy region, który przechodzi przez złącze.
face-build-too-large = Liczba pól tego regionu: { $size }; dozwolone są najwyżej { $limit }.
face-build-said-chosen = W ręku kafel { $board }
face-build-said-moved =
    Kafel { $board } przesunięty { $way ->
        [up] wyżej
       *[down] niżej
    }
face-build-said-turned =
    Kafel { $board } { $turned ->
        [yes] obrócony o pół obrotu
       *[no] leży jak w druku
    }
face-build-said-shifted =
    Kafel { $board } przesunięty { $way ->
        [left] w lewo
       *[right] w prawo
    }
face-build-said-laid =
    Kafel { $board } położony { $place ->
        [1] na górze
        [2] pośrodku
       *[3] na dole
    }
face-build-said-castle = Zamek początkowy na polu zamku { $place } z { $places }, kafel { $board }
face-build-said-too-large = Region o { $size } polach: niedozwolone.
face-build-bonus = Twój pierwszy żeton bonusowy
face-build-bonus-help = Działa przez całą grę. Kilku graczy może wziąć taki sam.
face-build-bonus-taken = Wzięty: { $bonus }
face-build-look = Pokaż posiadłość: { $name }

## Oznaczenia

face-mark-possible = można zaplanować
face-mark-legal = można teraz
face-mark-picked = wybrane
face-mark-armed = naciśnij ponownie, aby potwierdzić
face-mark-hinted = podpowiedź
face-mark-planned = zaplanowane

## Co stoi przy liczbie

face-word-cards =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
face-word-yields =
    { $count ->
        [one] dochód
        [few] dochody
       *[many] dochodów
    }
face-word-neutral =
    { $count ->
        [one] neutralny
        [few] neutralne
       *[many] neutralnych
    }
face-word-marble =
    { $count ->
       *[other] marmur
    }
face-word-workers =
    { $count ->
        [one] robotnik
        [few] robotnicy
       *[many] robotników
    }
face-word-green =
    { $count ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
face-word-red =
    { $count ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }

## Wspólna plansza

face-phases = Fazy
face-phase = Faza { $phase }
face-phase-now = teraz
face-phase-done = skończona
face-phase-end =
    { $phase ->
        [1] kończy się z rundą, w której wyczerpie się pierwszy stos
        [2] kończy się z rundą, w której wyczerpie się drugi stos
       *[3] kończy się rundę po tej, w której wyczerpie się trzeci stos
    }
face-phase-does = Na jej końcu wszyscy dodają zielone punkty do czerwonych. Zielone zostają i liczą się znowu na końcu następnej.
face-round = runda { $round }
face-ending = faza kończy się z tą rundą
face-last-round = ostatnia runda gry
face-preparing = Przygotowanie
face-place = miejsce { $slot }
face-gap = Puste miejsce wśród odkrytych żetonów
face-gap-does = Zapełni się, gdy tylko będzie można odkryć neutralny żeton.
face-sweep = Odrzuć:
face-sweep-colour = Odrzuć wszystkie odkryte żetony: { NAME($colour) }
face-sweep-does = Żaden odkryty żeton nie pasuje do twojej posiadłości, więc możesz najpierw odrzucić wszystkie żetony jednego koloru; zastąpią je neutralne.
face-supplies = Zasoby
face-deck-does = Akcja dobierania daje karty: { $cards } oraz jedną więcej za każdy żeton bonusowy kart.
face-discarded = Odrzucone: { $what }.
face-yields-do = Wóz odkrywa wierzchnią i daje jej nagrodę.
face-neutral-does = Uzupełniają luki, gdy twoje stosy są puste albo gdy pięć odkrytych żetonów jednego koloru ustępuje miejsca.
face-neutral-discarded = Odrzucone: { $count }.
face-bonus-left = Żetony bonusowe
face-left =
    { $count ->
        [0] Nie ma już żadnego.
       *[other] Zostało: { $count }.
    }
face-colours = Kto pierwszy wypełni kolor
face-colours-yours = niżej twoje
face-ticket = Bonus za kolor: { NAME($colour) }
face-ticket-side =
    { $rank ->
        [first] Pierwsze miejsce
       *[second] Drugie miejsce
    } ({ $points ->
        [one] { $points } zielony punkt
        [few] { $points } zielone punkty
       *[many] { $points } zielonych punktów
    }): { $taken ->
        [yes] { $name }.
       *[no] jeszcze wolne.
    }
face-ticket-own = Twoje zakryte pola: { $covered } z { $spaces }.
face-ticket-does = Dla pierwszej i drugiej osoby, która zakryje wszystkie pola tego koloru.
face-track-green = Zielone punkty
face-track-green-does = Na końcu każdej fazy dodaje się je do czerwonych, a mimo to zostają: zdobyte w pierwszej fazie liczą się trzy razy.
face-track-red = Czerwone punkty
face-track-red-does = Kto ma ich na końcu najwięcej, wygrywa. Przerywane tarcze pokazują, ile byłoby po końcu fazy.
face-track-coming = przerywane: czerwone po tej fazie
face-track-seat = { $name } { $points }
face-track-seat-then = { $name } { $points }, po tej fazie { $coming }
face-ours = Odtworzone

## Inne miejsca

face-starts = zaczyna każdą rundę
face-building = buduje
face-built = czeka na innych
face-enlarge = Pokaż w dużym widoku
face-seat-summary = { $name }: zielone punkty { $green }, czerwone punkty { $red }, karty { $cards }, marmur { $marble }, robotnicy { $workers }

## Części zasad

face-rule = Zasady: { $section }
face-rule-draw = dobieranie kart
face-rule-take = branie żetonu
face-rule-place = umieszczanie żetonu
face-rule-open = odkryte żetony
face-rule-regions = regiony
face-rule-colours = bonusy za kolor
face-rule-castle = zamki
face-rule-city = miasta i żetony bonusowe
face-rule-inn = zajazdy i sześciokąty
face-rule-agriculture = rolnictwo
face-rule-quarry = kamieniołomy i marmur
face-rule-village = wioski i robotnicy
face-rule-monastery = klasztory
face-rule-cart = wozy i dochody
face-rule-phases = fazy
face-rule-scoring = punktacja

## Dwa rodzaje punktów w jednym wierszu

thing-green =
    { $points ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
thing-red =
    { $points ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }

## Skąd wziął się wynik

face-sheet = Jak sumują się punkty
face-sheet-help = Na końcu każdej fazy wszystkie zielone punkty dodano do czerwonych. Zdobyte w pierwszej fazie policzono trzy razy, zdobyte w drugiej dwa razy.
face-sheet-scoring = Zielone po fazie { $phase }
face-sheet-red = Czerwone punkty w grze
face-sheet-left = Za to, co zostało

## Jak nazywają się części stołu

table-own = Posiadłość

## Co można zrobić; `verb-` następuje po „Możesz”, `do-` stoi na przycisku

verb-move-draw = dobrać karty
verb-move-take = wziąć żeton
verb-move-place = umieścić żeton
verb-move-sweep = odrzucić odkryte żetony jednego koloru
verb-move-marble = kupić dodatkową akcję
verb-move-end = zakończyć turę
verb-move-pass = zrezygnować
verb-move-claim = wziąć żeton i go umieścić
verb-move-bonus = wziąć żeton bonusowy
verb-move-build = zbudować posiadłość
do-move-draw = Dobierz
do-move-take = Weź
do-move-place = Umieść
do-move-sweep = Odrzuć
do-move-marble = Dodatkowa akcja
do-move-end = Zakończ turę
do-move-pass = Zrezygnuj
do-move-claim = Umieść
do-move-bonus = Weź
do-move-build = Gotowe
face-brief-draw = Dobierz { $cards }

## Przebieg

table-log-move-pass = { $name } rezygnuje.

## Części gry i punkty według źródeł

story-mark-event-phase-began = Faza { $phase }
story-mark-event-round-began = runda { $round }

story-kind-yields = Karty dochodu
story-kind-left = Pozostałe na koniec
story-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
story-course = Punkty runda po rundzie
story-course-label = Punkty od rundy do rundy; stan: { $totals }. Te same liczby są w tabeli.
story-course-table = Punkty po każdej rundzie

## Posiadłości

face-yours = Twoja posiadłość
face-of = Posiadłość gracza { $name }
face-back = Wróć do swojej posiadłości
face-boards-reconstructed = Rekonstrukcja: źródła nie podają kolorów kafli; nasze spełniają wszystkie znane liczby.
face-space = Pole { $space }, { NAME($colour) }
face-space-empty = puste
face-region =
    { $size ->
        [one] Region z jednego pola, zakryte: { $covered }.
        [few] Region z { $size } pól, zakryte: { $covered }.
       *[many] Region z { $size } pól, zakryte: { $covered }.
    }
face-region-worth =
    { $points ->
        [one] Po zakryciu całego: { $points } zielony punkt.
        [few] Po zakryciu całego: { $points } zielone punkty.
       *[many] Po zakryciu całego: { $points } zielonych punktów.
    }
face-hexagon-on = Leży na kolorze „{ NAME($colour) }” i liczy się jako taki żeton.

## Oznaczenia

face-click = Kliknięcie: { $move }.
face-then = Potem: { $next }

## Ręka i zapłata

face-hand =
    { $cards ->
        [one] Twoja ręka, { $cards } karta
        [few] Twoja ręka, { $cards } karty
       *[many] Twoja ręka, { $cards } kart
    }
face-hand-of =
    { $cards ->
        [one] Ręka, { $cards } karta
        [few] Ręka, { $cards } karty
       *[many] Ręka, { $cards } kart
    }
face-card-does = Dwie karty w kolorze żetonu pozwalają go umieścić.
face-pair-does = Dwie karty jednego innego koloru zastępują jedną z nich.
face-card-pays = { $card }, płaci teraz
face-card-could = { $card }, może zapłacić zamiast innej
face-pay = Zapłata
face-pay-none = Wybierz żeton z magazynu, a potem jego pole.
face-card = karta { NAME($colour, form: "gen") }
face-cards = { $count } × karta { NAME($colour, form: "gen") }
face-pay-for = za { $payment }
face-pay-own-card =
    { $cards ->
        [one] { $cards } kartę w kolorze pola
        [few] { $cards } karty w kolorze pola
       *[many] { $cards } kart w kolorze pola
    }
face-pay-way =
    { $way ->
        [card-card] 2 karty
        [card-worker] robotnik
        [card-pair] para
        [worker-worker] 2 robotnicy
        [worker-pair] robotnik, para
       *[pair-pair] 2 pary
    }

## Obok posiadłości

face-storage-in = w magazynie
face-storage-free = Wolne pole magazynu
face-storage-does = Wzięty żeton czeka tutaj, aż go umieścisz.
face-storage-leaves = Co odrzucić na dobre?
face-stack =
    { $count ->
        [one] Stos { $stack }: { $count } żeton
        [few] Stos { $stack }: { $count } żetony
       *[many] Stos { $stack }: { $count } żetonów
    }
face-stack-does = Miejsce wziętego odkrytego żetonu zajmuje żeton z twojego pierwszego niepustego stosu. Kto pierwszy opróżni stos o danym numerze, doprowadza fazę do końca.
face-bonus-held = { $bonus }, sztuk: { $count }
face-bonus-none = Jeszcze żadnych.
face-marble-does = Raz na turę marmur daje dodatkową akcję. Na końcu każdy pozostały blok marmuru jest wart 1 punkt.
face-workers-does = Robotnik zastępuje jedną kartę zapłaty. Na końcu każdy pozostały robotnik jest wart 1 punkt.
face-workers-paying =
    { $count ->
        [one] { $count } robotnik płaci teraz
        [few] { $count } robotnicy płacą teraz
       *[many] { $count } robotników płaci teraz
    }
face-green-does = Na końcu każdej fazy zielone punkty dodaje się do czerwonych; zielone pozostają.
face-red-does = Na końcu wygrywa, kto ma najwięcej czerwonych punktów.
face-red-then = Gdyby faza skończyła się teraz: { $points }.

## Dlaczego nic nie odpowiada na kliknięcie

face-why-covered = Pole { $space }: { NAME($tile) }. Umieszczony żeton zostaje na miejscu.
face-why-nowhere = Żeton „{ NAME($tile) }” nie ma dostępnego pola: potrzebuje pustego pola swojego koloru obok żetonu twojej posiadłości.
face-why-card = Kartami płaci się za umieszczenie: najpierw wybierz żeton z magazynu.
face-why-alone = Ta karta nie może tu zapłacić: jedną kartę w kolorze żetonu zastępują dwie karty jednego innego koloru.
face-why-worker = Robotnikami płaci się za umieszczenie: najpierw wybierz żeton z magazynu.
face-why-worker-more = Więcej robotników nie może tu zapłacić.
face-why-paying = Nie masz niczego, co mogłoby zapłacić zamiast tego.
face-why-bonus = Żeton bonusowy bierze się po umieszczeniu miasta.

## Zanim stanie się coś, czego łatwo żałować

face-careful-title = Zrezygnować?
face-careful-pass = To, co daje umieszczony żeton, przypada teraz albo nigdy. Mimo to zrezygnować?
face-careful-yes = Zrezygnuj

## Stół w słowach

face-tell-preparing = Posiadłości są w budowie.
face-tell-now = Faza { $phase }, runda { $round }.
face-tell-open = Odkryte żetony: { $tiles }.
face-tell-supplies = Do dobrania: karty włości { $deck }, karty dochodu { $yields }, neutralne żetony { $neutral }.
face-tell-bonus = Pozostałe żetony bonusowe: { $tiles }.
face-tell-colours = Pozostałe bonusy za kolor: { $colours }.
face-tell-colour = { NAME($colour) } ({ $points })
face-tell-seat = { $name }: zielone punkty { $green }, czerwone punkty { $red }, marmur { $marble }, robotnicy { $workers }, karty { $cards }.
face-tell-hand = Ręka: { $cards }.
face-tell-storage = Magazyn: { $tiles }; wolne pola: { $free }.
face-tell-stacks = Żetony w stosach: { $stacks }.
face-tell-bonuses = Żetony bonusowe: { $tiles }.
face-tell-estate = Umieszczone: { $tiles }.
face-tell-on = { NAME($tile) } na { $space }
face-tell-next = Puste pola obok twoich żetonów: { $spaces }.
face-tell-space = { $space } ({ NAME($colour) })
face-tell-nothing = nic

new-option-draw = Pierwsze wydanie mówi o dwóch kartach, późniejsze o trzech; żetony bonusowe dodają do tego.
new-option-cards-per-point = Na koniec gry karty pozostałe na ręce dają punkty.
new-option-second-tie = Kto wygrywa przy równej liczbie punktów i pustych pól.
new-option-take-must-fit = Czy wolno wziąć żeton, którego nie da się jeszcze umieścić w posiadłości.
new-option-components = To, czego o zawartości pudełka nie wiemy, ułożyliśmy sami albo pochodzi z pliku właściciela gry.
