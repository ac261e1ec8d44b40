# Stół Toskanii na stronie, po polsku.

## Budowanie

view-build-title = Zbuduj swoją posiadłość
view-build-steps = Twoje ziemie
view-build-step-join = Połącz trzy kafle
view-build-step-join-text = Dowolna kolejność i dowolny półobrót. Sąsiednie kafle stykają się trzema polami.
view-build-step-castle = Wybierz zamek
view-build-step-castle-text = Jedno z trzech pól zamku. Stąd rośnie wszystko inne.
view-build-step-bonus = Weź żeton bonusowy
view-build-step-bonus-text = W kolejności graczy, gdy wszyscy będą gotowi.
view-build-keys = Klawisze
view-build-key-choose = wybór kafla
view-build-key-move = wyżej lub niżej
view-build-key-shift = pół pola w bok
view-build-key-turn = półobrót
view-build-key-castle = następne pole zamku
view-build-key-ready = gotowe
view-build-company = Przy stole
view-build-building = buduje
view-build-ready = gotowe
view-build-next = czeka
view-build-choosing = wybiera
view-build-hidden = Nikt nie widzi twojej posiadłości, dopóki wszyscy nie będą gotowi.
view-build-drag = Przeciągnij kafel albo użyj przycisków i klawiszy. Na świecącym polu stanie zamek początkowy; jego efekt nie działa.
view-build-sealed = Oddane. Dopóki wszyscy nie są gotowi, możesz to jeszcze zmienić.
view-build-boards = Kafle
view-build-board = Kafel { $board }
view-build-board-where =
    Kafel { $board }, { $place ->
        [1] górny
        [2] środkowy
       *[3] dolny
    }, { view-build-printed }
view-build-printed =
    { $turned ->
        [yes] półobrót
       *[no] jak w druku
    }
view-build-row = Rząd { $row }: { $spaces }
view-build-up = Przesuń kafel { $board } wyżej
view-build-down = Przesuń kafel { $board } niżej
view-build-turn = Półobrót
view-build-turn-board = Półobrót kafla { $board }
view-build-seam = Poniżej kafla { $board }
view-build-left = Przesuń w lewo to, co leży pod kaflem { $board }
view-build-right = Przesuń w prawo to, co leży pod kaflem { $board }
view-build-castle-space =
    Pole zamku { $place } z { $places }, kafel { $board }{ $chosen ->
        [yes] , tu stoi zamek początkowy
       *[no] { "" }
    }
view-build-prospects = Co to zapowiada
view-build-hand = Twoje pierwsze karty
view-build-castle = Ten zamek
view-build-castle-which = pole { $place } z { $places }
view-build-touches =
    { $count ->
        [one] Styka się z { $count } polem:
       *[other] Styka się z { $count } polami:
    }
view-build-cards =
    { $count ->
        [0] brak
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
view-build-card = Karta: { NAME($colour) }
view-build-regions = Regiony
view-build-regions-worth = po wypełnieniu { $points } zielonych punktów
view-build-regions-of = { $colour }: regiony o liczbie pól { $sizes }
view-build-all = Wszystkie
view-build-sizes = po trzy: { $three }, po dwa: { $two }, pojedyncze: { $one }
view-build-band = Wstążka łączy region, który przechodzi przez złącze.
view-build-too-large = Liczba pól tego regionu: { $size }; dozwolone są najwyżej { $limit }.
view-build-said-chosen = W ręku kafel { $board }
view-build-said-moved =
    Kafel { $board } przesunięty { $way ->
        [up] wyżej
       *[down] niżej
    }
view-build-said-turned =
    Kafel { $board } { $turned ->
        [yes] obrócony o pół obrotu
       *[no] leży jak w druku
    }
view-build-said-shifted =
    Kafel { $board } przesunięty { $way ->
        [left] w lewo
       *[right] w prawo
    }
view-build-said-laid =
    Kafel { $board } położony { $place ->
        [1] na górze
        [2] pośrodku
       *[3] na dole
    }
view-build-said-castle = Zamek początkowy na polu zamku { $place } z { $places }, kafel { $board }
view-build-said-too-large = Region o { $size } polach: niedozwolone.
view-build-bonus = Twój pierwszy żeton bonusowy
view-build-bonus-help = Działa przez całą grę. Kilku graczy może wziąć taki sam.
view-build-bonus-taken = Wzięty: { $bonus }
view-build-look = Pokaż posiadłość: { $name }

## Oznaczenia

view-mark-possible = można zaplanować
view-mark-legal = można teraz
view-mark-picked = wybrane
view-mark-armed = naciśnij ponownie, aby potwierdzić
view-mark-hinted = podpowiedź
view-mark-planned = zaplanowane

## Co stoi przy liczbie

view-word-cards =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
view-word-yields =
    { $count ->
        [one] dochód
        [few] dochody
       *[many] dochodów
    }
view-word-neutral =
    { $count ->
        [one] neutralny
        [few] neutralne
       *[many] neutralnych
    }
view-word-marble =
    { $count ->
       *[other] marmur
    }
view-word-workers =
    { $count ->
        [one] robotnik
        [few] robotnicy
       *[many] robotników
    }
view-word-green =
    { $count ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
view-word-red =
    { $count ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }

## Wspólna plansza

view-phases = Fazy
view-phase = Faza { $phase }
view-phase-now = teraz
view-phase-done = skończona
view-phase-end =
    { $phase ->
        [1] kończy się z rundą, w której wyczerpie się pierwszy stos
        [2] kończy się z rundą, w której wyczerpie się drugi stos
       *[3] kończy się rundę po tej, w której wyczerpie się trzeci stos
    }
view-phase-does = Na jej końcu wszyscy dodają zielone punkty do czerwonych. Zielone zostają i liczą się znowu na końcu następnej.
view-round = runda { $round }
view-ending = faza kończy się z tą rundą
view-last-round = ostatnia runda gry
view-preparing = Przygotowanie
view-place = miejsce { $slot }
view-gap = Puste miejsce wśród odkrytych żetonów
view-gap-does = Zapełni się, gdy tylko będzie można odkryć neutralny żeton.
view-sweep = Odrzuć:
view-sweep-colour = Odrzuć wszystkie odkryte żetony: { NAME($colour) }
view-sweep-does = Żaden odkryty żeton nie pasuje do twojej posiadłości, więc możesz najpierw odrzucić wszystkie żetony jednego koloru; zastąpią je neutralne.
view-supplies = Zasoby
view-deck-does = Akcja dobierania daje karty: { $cards } oraz jedną więcej za każdy żeton bonusowy kart.
view-discarded = Odrzucone: { $what }.
view-yields-do = Wóz odkrywa wierzchnią i daje jej nagrodę.
view-neutral-does = Uzupełniają luki, gdy twoje stosy są puste albo gdy pięć odkrytych żetonów jednego koloru ustępuje miejsca.
view-neutral-discarded = Odrzucone: { $count }.
view-bonus-left = Żetony bonusowe
view-left =
    { $count ->
        [0] Nie ma już żadnego.
       *[other] Zostało: { $count }.
    }
view-colours = Kto pierwszy wypełni kolor
view-colours-yours = niżej twoje
view-ticket = Bonus za kolor: { NAME($colour) }
view-ticket-side =
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
view-ticket-own = Twoje zakryte pola: { $covered } z { $spaces }.
view-ticket-does = Dla pierwszej i drugiej osoby, która zakryje wszystkie pola tego koloru.
view-track-green = Zielone punkty
view-track-green-does = Na końcu każdej fazy dodaje się je do czerwonych, a mimo to zostają: zdobyte w pierwszej fazie liczą się trzy razy.
view-track-red = Czerwone punkty
view-track-red-does = Kto ma ich na końcu najwięcej, wygrywa. Przerywane tarcze pokazują, ile byłoby po końcu fazy.
view-track-coming = przerywane: czerwone po tej fazie
view-track-seat = { $name } { $points }
view-track-seat-then = { $name } { $points }, po tej fazie { $coming }
view-ours = Odtworzone

## Inne miejsca

view-starts = zaczyna każdą rundę
view-building = buduje
view-built = czeka na innych
view-enlarge = Pokaż w dużym widoku
view-seat-summary = { $name }: zielone punkty { $green }, czerwone punkty { $red }, karty { $cards }, marmur { $marble }, robotnicy { $workers }

## Części zasad

view-rule = Zasady: { $section }
view-rule-draw = dobieranie kart
view-rule-take = branie żetonu
view-rule-place = umieszczanie żetonu
view-rule-open = odkryte żetony
view-rule-regions = regiony
view-rule-colours = bonusy za kolor
view-rule-castle = zamki
view-rule-city = miasta i żetony bonusowe
view-rule-inn = zajazdy i sześciokąty
view-rule-agriculture = rolnictwo
view-rule-quarry = kamieniołomy i marmur
view-rule-village = wioski i robotnicy
view-rule-monastery = klasztory
view-rule-cart = wozy i dochody
view-rule-phases = fazy
view-rule-scoring = punktacja

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

view-sheet = Jak sumują się punkty
view-sheet-help = Na końcu każdej fazy wszystkie zielone punkty dodano do czerwonych. Zdobyte w pierwszej fazie policzono trzy razy, zdobyte w drugiej dwa razy.
view-sheet-scoring = Zielone po fazie { $phase }
view-sheet-red = Czerwone punkty w grze
view-sheet-left = Za to, co zostało

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
view-brief-draw = Dobierz { $cards }

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

view-yours = Twoja posiadłość
view-of = Posiadłość gracza { $name }
view-back = Wróć do swojej posiadłości
view-boards-reconstructed = Rekonstrukcja: źródła nie podają kolorów kafli; nasze spełniają wszystkie znane liczby.
view-space = Pole { $space }, { NAME($colour) }
view-space-empty = puste
view-region =
    { $size ->
        [one] Region z jednego pola, zakryte: { $covered }.
        [few] Region z { $size } pól, zakryte: { $covered }.
       *[many] Region z { $size } pól, zakryte: { $covered }.
    }
view-region-worth =
    { $points ->
        [one] Po zakryciu całego: { $points } zielony punkt.
        [few] Po zakryciu całego: { $points } zielone punkty.
       *[many] Po zakryciu całego: { $points } zielonych punktów.
    }
view-hexagon-on = Leży na kolorze „{ NAME($colour) }” i liczy się jako taki żeton.

## Oznaczenia

view-click = Kliknięcie: { $move }.
view-then = Potem: { $next }

## Ręka i zapłata

view-hand =
    { $cards ->
        [one] Twoja ręka, { $cards } karta
        [few] Twoja ręka, { $cards } karty
       *[many] Twoja ręka, { $cards } kart
    }
view-hand-of =
    { $cards ->
        [one] Ręka, { $cards } karta
        [few] Ręka, { $cards } karty
       *[many] Ręka, { $cards } kart
    }
view-card-does = Dwie karty w kolorze żetonu pozwalają go umieścić.
view-pair-does = Dwie karty jednego innego koloru zastępują jedną z nich.
view-card-pays = { $card }, płaci teraz
view-card-could = { $card }, może zapłacić zamiast innej
view-pay = Zapłata
view-pay-none = Wybierz żeton z magazynu, a potem jego pole.
view-card = karta { NAME($colour, form: "gen") }
view-cards = { $count } × karta { NAME($colour, form: "gen") }
view-pay-for = za { $payment }
view-pay-own-card =
    { $cards ->
        [one] { $cards } kartę w kolorze pola
        [few] { $cards } karty w kolorze pola
       *[many] { $cards } kart w kolorze pola
    }
view-pay-way =
    { $way ->
        [card-card] 2 karty
        [card-worker] robotnik
        [card-pair] para
        [worker-worker] 2 robotnicy
        [worker-pair] robotnik, para
       *[pair-pair] 2 pary
    }

## Obok posiadłości

view-storage-in = w magazynie
view-storage-free = Wolne pole magazynu
view-storage-does = Wzięty żeton czeka tutaj, aż go umieścisz.
view-storage-leaves = Co odrzucić na dobre?
view-stack =
    { $count ->
        [one] Stos { $stack }: { $count } żeton
        [few] Stos { $stack }: { $count } żetony
       *[many] Stos { $stack }: { $count } żetonów
    }
view-stack-does = Miejsce wziętego odkrytego żetonu zajmuje żeton z twojego pierwszego niepustego stosu. Kto pierwszy opróżni stos o danym numerze, doprowadza fazę do końca.
view-bonus-held = { $bonus }, sztuk: { $count }
view-bonus-none = Jeszcze żadnych.
view-marble-does = Raz na turę marmur daje dodatkową akcję. Na końcu każdy pozostały blok marmuru jest wart 1 punkt.
view-workers-does = Robotnik zastępuje jedną kartę zapłaty. Na końcu każdy pozostały robotnik jest wart 1 punkt.
view-workers-paying =
    { $count ->
        [one] { $count } robotnik płaci teraz
        [few] { $count } robotnicy płacą teraz
       *[many] { $count } robotników płaci teraz
    }
view-green-does = Na końcu każdej fazy zielone punkty dodaje się do czerwonych; zielone pozostają.
view-red-does = Na końcu wygrywa, kto ma najwięcej czerwonych punktów.
view-red-then = Gdyby faza skończyła się teraz: { $points }.

## Dlaczego nic nie odpowiada na kliknięcie

view-why-covered = Pole { $space }: { NAME($tile) }. Umieszczony żeton zostaje na miejscu.
view-why-nowhere = Żeton „{ NAME($tile) }” nie ma dostępnego pola: potrzebuje pustego pola swojego koloru obok żetonu twojej posiadłości.
view-why-card = Kartami płaci się za umieszczenie: najpierw wybierz żeton z magazynu.
view-why-alone = Ta karta nie może tu zapłacić: jedną kartę w kolorze żetonu zastępują dwie karty jednego innego koloru.
view-why-worker = Robotnikami płaci się za umieszczenie: najpierw wybierz żeton z magazynu.
view-why-worker-more = Więcej robotników nie może tu zapłacić.
view-why-paying = Nie masz niczego, co mogłoby zapłacić zamiast tego.
view-why-bonus = Żeton bonusowy bierze się po umieszczeniu miasta.

## Zanim stanie się coś, czego łatwo żałować

view-careful-title = Zrezygnować?
view-careful-pass = To, co daje umieszczony żeton, przypada teraz albo nigdy. Mimo to zrezygnować?
view-careful-yes = Zrezygnuj

## Stół w słowach

view-tell-preparing = Posiadłości są w budowie.
view-tell-now = Faza { $phase }, runda { $round }.
view-tell-open = Odkryte żetony: { $tiles }.
view-tell-supplies = Do dobrania: karty włości { $deck }, karty dochodu { $yields }, neutralne żetony { $neutral }.
view-tell-bonus = Pozostałe żetony bonusowe: { $tiles }.
view-tell-colours = Pozostałe bonusy za kolor: { $colours }.
view-tell-colour = { NAME($colour) } ({ $points })
view-tell-seat = { $name }: zielone punkty { $green }, czerwone punkty { $red }, marmur { $marble }, robotnicy { $workers }, karty { $cards }.
view-tell-hand = Ręka: { $cards }.
view-tell-storage = Magazyn: { $tiles }; wolne pola: { $free }.
view-tell-stacks = Żetony w stosach: { $stacks }.
view-tell-bonuses = Żetony bonusowe: { $tiles }.
view-tell-estate = Umieszczone: { $tiles }.
view-tell-on = { NAME($tile) } na { $space }
view-tell-next = Puste pola obok twoich żetonów: { $spaces }.
view-tell-space = { $space } ({ NAME($colour) })
view-tell-nothing = nic

new-option-draw = Pierwsze wydanie mówi o dwóch kartach, późniejsze o trzech; żetony bonusowe dodają do tego.
new-option-cards-per-point = Na koniec gry karty pozostałe na ręce dają punkty.
new-option-second-tie = Kto wygrywa przy równej liczbie punktów i pustych pól.
new-option-take-must-fit = Czy wolno wziąć żeton, którego nie da się jeszcze umieścić w posiadłości.
new-option-components = To, czego o zawartości pudełka nie wiemy, ułożyliśmy sami albo pochodzi z pliku właściciela gry.
