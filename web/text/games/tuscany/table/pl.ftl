# Stół Toskanii na stronie, po polsku.

## Budowanie

tuscany-build-title = Zbuduj swoją posiadłość
tuscany-build-steps = Twoje ziemie
tuscany-build-step-join = Połącz trzy kafle
tuscany-build-step-join-text = Dowolna kolejność i dowolny półobrót. Sąsiednie kafle stykają się trzema polami.
tuscany-build-step-castle = Wybierz zamek
tuscany-build-step-castle-text = Jedno z trzech pól zamku. Stąd rośnie wszystko inne.
tuscany-build-step-bonus = Weź żeton bonusowy
tuscany-build-step-bonus-text = W kolejności graczy, gdy wszyscy będą gotowi.
tuscany-build-keys = Klawisze
tuscany-build-key-choose = wybór kafla
tuscany-build-key-move = wyżej lub niżej
tuscany-build-key-shift = pół pola w bok
tuscany-build-key-turn = półobrót
tuscany-build-key-castle = następne pole zamku
tuscany-build-key-ready = gotowe
tuscany-build-company = Przy stole
tuscany-build-building = buduje
tuscany-build-ready = gotowe
tuscany-build-next = czeka
tuscany-build-choosing = wybiera
tuscany-build-hidden = Nikt nie widzi twojej posiadłości, dopóki wszyscy nie będą gotowi.
tuscany-build-drag = Przeciągnij kafel albo użyj przycisków i klawiszy. Na świecącym polu stanie zamek początkowy; jego efekt nie działa.
tuscany-build-sealed = Oddane. Dopóki wszyscy nie są gotowi, możesz to jeszcze zmienić.
tuscany-build-boards = Kafle
tuscany-build-board = Kafel { $board }
tuscany-build-board-where =
    Kafel { $board }, { $place ->
        [1] górny
        [2] środkowy
       *[3] dolny
    }, { tuscany-build-printed }
tuscany-build-printed =
    { $turned ->
        [yes] półobrót
       *[no] jak w druku
    }
tuscany-build-row = Rząd { $row }: { $spaces }
tuscany-build-up = Przesuń kafel { $board } wyżej
tuscany-build-down = Przesuń kafel { $board } niżej
tuscany-build-turn = Półobrót
tuscany-build-turn-board = Półobrót kafla { $board }
tuscany-build-seam = Poniżej kafla { $board }
tuscany-build-left = Przesuń w lewo to, co leży pod kaflem { $board }
tuscany-build-right = Przesuń w prawo to, co leży pod kaflem { $board }
tuscany-build-castle-space =
    Pole zamku { $place } z { $places }, kafel { $board }{ $chosen ->
        [yes] , tu stoi zamek początkowy
       *[no] { "" }
    }
tuscany-build-prospects = Co to zapowiada
tuscany-build-hand = Twoje pierwsze karty
tuscany-build-castle = Ten zamek
tuscany-build-castle-which = pole { $place } z { $places }
tuscany-build-touches =
    { $count ->
        [one] Styka się z { $count } polem:
       *[other] Styka się z { $count } polami:
    }
tuscany-build-cards =
    { $count ->
        [0] brak
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
tuscany-build-card = Karta: { NAME($colour) }
tuscany-build-regions = Regiony
tuscany-build-regions-worth = po wypełnieniu { $points } zielonych punktów
tuscany-build-regions-of = { $colour }: regiony o liczbie pól { $sizes }
tuscany-build-all = Wszystkie
tuscany-build-sizes = po trzy: { $three }, po dwa: { $two }, pojedyncze: { $one }
tuscany-build-band = Wstążka łączy region, który przechodzi przez złącze.
tuscany-build-too-large = Liczba pól tego regionu: { $size }; dozwolone są najwyżej { $limit }.
tuscany-build-said-chosen = W ręku kafel { $board }
tuscany-build-said-moved =
    Kafel { $board } przesunięty { $way ->
        [up] wyżej
       *[down] niżej
    }
tuscany-build-said-turned =
    Kafel { $board } { $turned ->
        [yes] obrócony o pół obrotu
       *[no] leży jak w druku
    }
tuscany-build-said-shifted =
    Kafel { $board } przesunięty { $way ->
        [left] w lewo
       *[right] w prawo
    }
tuscany-build-said-laid =
    Kafel { $board } położony { $place ->
        [1] na górze
        [2] pośrodku
       *[3] na dole
    }
tuscany-build-said-castle = Zamek początkowy na polu zamku { $place } z { $places }, kafel { $board }
tuscany-build-said-too-large = Region o { $size } polach: niedozwolone.
tuscany-build-bonus = Twój pierwszy żeton bonusowy
tuscany-build-bonus-help = Działa przez całą grę. Kilku graczy może wziąć taki sam.
tuscany-build-bonus-taken = Wzięty: { $bonus }
tuscany-build-look = Pokaż posiadłość: { $name }

## Oznaczenia

tuscany-mark-possible = można zaplanować
tuscany-mark-legal = można teraz
tuscany-mark-picked = wybrane
tuscany-mark-armed = naciśnij ponownie, aby potwierdzić
tuscany-mark-hinted = podpowiedź
tuscany-mark-planned = zaplanowane

## Co stoi przy liczbie

tuscany-word-cards =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
tuscany-word-yields =
    { $count ->
        [one] dochód
        [few] dochody
       *[many] dochodów
    }
tuscany-word-neutral =
    { $count ->
        [one] neutralny
        [few] neutralne
       *[many] neutralnych
    }
tuscany-word-marble =
    { $count ->
       *[other] marmur
    }
tuscany-word-workers =
    { $count ->
        [one] robotnik
        [few] robotnicy
       *[many] robotników
    }
tuscany-word-green =
    { $count ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
tuscany-word-red =
    { $count ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }

## Wspólna plansza

tuscany-phases = Fazy
tuscany-phase = Faza { $phase }
tuscany-phase-now = teraz
tuscany-phase-done = skończona
tuscany-phase-end =
    { $phase ->
        [1] kończy się z rundą, w której wyczerpie się pierwszy stos
        [2] kończy się z rundą, w której wyczerpie się drugi stos
       *[3] kończy się rundę po tej, w której wyczerpie się trzeci stos
    }
tuscany-phase-does = Na jej końcu wszyscy dodają zielone punkty do czerwonych. Zielone zostają i liczą się znowu na końcu następnej.
tuscany-round = runda { $round }
tuscany-ending = faza kończy się z tą rundą
tuscany-last-round = ostatnia runda gry
tuscany-preparing = Przygotowanie
tuscany-place = miejsce { $slot }
tuscany-gap = Puste miejsce wśród odkrytych żetonów
tuscany-gap-does = Zapełni się, gdy tylko będzie można odkryć neutralny żeton.
tuscany-sweep = Odrzuć:
tuscany-sweep-colour = Odrzuć wszystkie odkryte żetony: { NAME($colour) }
tuscany-sweep-does = Żaden odkryty żeton nie pasuje do twojej posiadłości, więc możesz najpierw odrzucić wszystkie żetony jednego koloru; zastąpią je neutralne.
tuscany-supplies = Zasoby
tuscany-deck-does = Akcja dobierania daje karty: { $cards } oraz jedną więcej za każdy żeton bonusowy kart.
tuscany-discarded = Odrzucone: { $what }.
tuscany-yields-do = Wóz odkrywa wierzchnią i daje jej nagrodę.
tuscany-neutral-does = Uzupełniają luki, gdy twoje stosy są puste albo gdy pięć odkrytych żetonów jednego koloru ustępuje miejsca.
tuscany-neutral-discarded = Odrzucone: { $count }.
tuscany-bonus-left = Żetony bonusowe
tuscany-left =
    { $count ->
        [0] Nie ma już żadnego.
       *[other] Zostało: { $count }.
    }
tuscany-colours = Kto pierwszy wypełni kolor
tuscany-colours-yours = niżej twoje
tuscany-ticket = Bonus za kolor: { NAME($colour) }
tuscany-ticket-side =
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
tuscany-ticket-own = Twoje zakryte pola: { $covered } z { $spaces }.
tuscany-ticket-does = Dla pierwszej i drugiej osoby, która zakryje wszystkie pola tego koloru.
tuscany-track-green = Zielone punkty
tuscany-track-green-does = Na końcu każdej fazy dodaje się je do czerwonych, a mimo to zostają: zdobyte w pierwszej fazie liczą się trzy razy.
tuscany-track-red = Czerwone punkty
tuscany-track-red-does = Kto ma ich na końcu najwięcej, wygrywa. Przerywane tarcze pokazują, ile byłoby po końcu fazy.
tuscany-track-coming = przerywane: czerwone po tej fazie
tuscany-track-seat = { $name } { $points }
tuscany-track-seat-then = { $name } { $points }, po tej fazie { $coming }
tuscany-ours = Odtworzone

## Inne miejsca

tuscany-starts = zaczyna każdą rundę
tuscany-building = buduje
tuscany-built = czeka na innych
tuscany-enlarge = Pokaż w dużym widoku
tuscany-seat-summary = { $name }: zielone punkty { $green }, czerwone punkty { $red }, karty { $cards }, marmur { $marble }, robotnicy { $workers }

## Części zasad

tuscany-rule = Zasady: { $section }
tuscany-rule-draw = dobieranie kart
tuscany-rule-take = branie żetonu
tuscany-rule-place = umieszczanie żetonu
tuscany-rule-open = odkryte żetony
tuscany-rule-regions = regiony
tuscany-rule-colours = bonusy za kolor
tuscany-rule-castle = zamki
tuscany-rule-city = miasta i żetony bonusowe
tuscany-rule-inn = zajazdy i sześciokąty
tuscany-rule-agriculture = rolnictwo
tuscany-rule-quarry = kamieniołomy i marmur
tuscany-rule-village = wioski i robotnicy
tuscany-rule-monastery = klasztory
tuscany-rule-cart = wozy i dochody
tuscany-rule-phases = fazy
tuscany-rule-scoring = punktacja

## Dwa rodzaje punktów w jednym wierszu

tuscany-thing-green =
    { $points ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
tuscany-thing-red =
    { $points ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }

## Skąd wziął się wynik

tuscany-sheet = Jak sumują się punkty
tuscany-sheet-help = Na końcu każdej fazy wszystkie zielone punkty dodano do czerwonych. Zdobyte w pierwszej fazie policzono trzy razy, zdobyte w drugiej dwa razy.
tuscany-sheet-scoring = Zielone po fazie { $phase }
tuscany-sheet-red = Czerwone punkty w grze
tuscany-sheet-left = Za to, co zostało

## Jak nazywają się części stołu

table-own = Posiadłość

## Co można zrobić; `verb-` następuje po „Możesz”, `do-` stoi na przycisku

verb-tuscany-move-draw = dobrać karty
verb-tuscany-move-take = wziąć żeton
verb-tuscany-move-place = umieścić żeton
verb-tuscany-move-sweep = odrzucić odkryte żetony jednego koloru
verb-tuscany-move-marble = kupić dodatkową akcję
verb-tuscany-move-end = zakończyć turę
verb-tuscany-move-pass = zrezygnować
verb-tuscany-move-claim = wziąć żeton i go umieścić
verb-tuscany-move-bonus = wziąć żeton bonusowy
verb-tuscany-move-build = zbudować posiadłość
do-tuscany-move-draw = Dobierz
do-tuscany-move-take = Weź
do-tuscany-move-place = Umieść
do-tuscany-move-sweep = Odrzuć
do-tuscany-move-marble = Dodatkowa akcja
do-tuscany-move-end = Zakończ turę
do-tuscany-move-pass = Zrezygnuj
do-tuscany-move-claim = Umieść
do-tuscany-move-bonus = Weź
do-tuscany-move-build = Gotowe
tuscany-brief-draw = Dobierz { $cards }

## Przebieg

table-log-tuscany-move-pass = { $name } rezygnuje.

## Części gry i punkty według źródeł

story-mark-tuscany-event-phase-began = Faza { $phase }
story-mark-tuscany-event-round-began = runda { $round }

story-kind-tuscany-yields = Karty dochodu
story-kind-tuscany-left = Pozostałe na koniec

## Posiadłości

tuscany-yours = Twoja posiadłość
tuscany-of = Posiadłość gracza { $name }
tuscany-back = Wróć do swojej posiadłości
tuscany-boards-reconstructed = Rekonstrukcja: źródła nie podają kolorów kafli; nasze spełniają wszystkie znane liczby.
tuscany-space = Pole { $space }, { NAME($colour) }
tuscany-space-empty = puste
tuscany-region =
    { $size ->
        [one] Region z jednego pola, zakryte: { $covered }.
        [few] Region z { $size } pól, zakryte: { $covered }.
       *[many] Region z { $size } pól, zakryte: { $covered }.
    }
tuscany-region-worth =
    { $points ->
        [one] Po zakryciu całego: { $points } zielony punkt.
        [few] Po zakryciu całego: { $points } zielone punkty.
       *[many] Po zakryciu całego: { $points } zielonych punktów.
    }
tuscany-hexagon-on = Leży na kolorze „{ NAME($colour) }” i liczy się jako taki żeton.

## Oznaczenia

tuscany-click = Kliknięcie: { $move }.
tuscany-then = Potem: { $next }

## Ręka i zapłata

tuscany-hand =
    { $cards ->
        [one] Twoja ręka, { $cards } karta
        [few] Twoja ręka, { $cards } karty
       *[many] Twoja ręka, { $cards } kart
    }
tuscany-hand-of =
    { $cards ->
        [one] Ręka, { $cards } karta
        [few] Ręka, { $cards } karty
       *[many] Ręka, { $cards } kart
    }
tuscany-card-does = Dwie karty w kolorze żetonu pozwalają go umieścić.
tuscany-pair-does = Dwie karty jednego innego koloru zastępują jedną z nich.
tuscany-card-pays = { $card }, płaci teraz
tuscany-card-could = { $card }, może zapłacić zamiast innej
tuscany-pay = Zapłata
tuscany-pay-none = Wybierz żeton z magazynu, a potem jego pole.
tuscany-card = karta { NAME($colour, form: "gen") }
tuscany-cards = { $count } × karta { NAME($colour, form: "gen") }
tuscany-pay-for = za { $payment }
tuscany-pay-own-card =
    { $cards ->
        [one] { $cards } kartę w kolorze pola
        [few] { $cards } karty w kolorze pola
       *[many] { $cards } kart w kolorze pola
    }
tuscany-pay-way =
    { $way ->
        [card-card] 2 karty
        [card-worker] robotnik
        [card-pair] para
        [worker-worker] 2 robotnicy
        [worker-pair] robotnik, para
       *[pair-pair] 2 pary
    }

## Obok posiadłości

tuscany-storage-in = w magazynie
tuscany-storage-free = Wolne pole magazynu
tuscany-storage-does = Wzięty żeton czeka tutaj, aż go umieścisz.
tuscany-storage-leaves = Co odrzucić na dobre?
tuscany-stack =
    { $count ->
        [one] Stos { $stack }: { $count } żeton
        [few] Stos { $stack }: { $count } żetony
       *[many] Stos { $stack }: { $count } żetonów
    }
tuscany-stack-does = Miejsce wziętego odkrytego żetonu zajmuje żeton z twojego pierwszego niepustego stosu. Kto pierwszy opróżni stos o danym numerze, doprowadza fazę do końca.
tuscany-bonus-held = { $bonus }, sztuk: { $count }
tuscany-bonus-none = Jeszcze żadnych.
tuscany-marble-does = Raz na turę marmur daje dodatkową akcję. Na końcu każdy pozostały blok marmuru jest wart 1 punkt.
tuscany-workers-does = Robotnik zastępuje jedną kartę zapłaty. Na końcu każdy pozostały robotnik jest wart 1 punkt.
tuscany-workers-paying =
    { $count ->
        [one] { $count } robotnik płaci teraz
        [few] { $count } robotnicy płacą teraz
       *[many] { $count } robotników płaci teraz
    }
tuscany-green-does = Na końcu każdej fazy zielone punkty dodaje się do czerwonych; zielone pozostają.
tuscany-red-does = Na końcu wygrywa, kto ma najwięcej czerwonych punktów.
tuscany-red-then = Gdyby faza skończyła się teraz: { $points }.

## Dlaczego nic nie odpowiada na kliknięcie

tuscany-why-covered = Pole { $space }: { NAME($tile) }. Umieszczony żeton zostaje na miejscu.
tuscany-why-nowhere = Żeton „{ NAME($tile) }” nie ma dostępnego pola: potrzebuje pustego pola swojego koloru obok żetonu twojej posiadłości.
tuscany-why-card = Kartami płaci się za umieszczenie: najpierw wybierz żeton z magazynu.
tuscany-why-alone = Ta karta nie może tu zapłacić: jedną kartę w kolorze żetonu zastępują dwie karty jednego innego koloru.
tuscany-why-worker = Robotnikami płaci się za umieszczenie: najpierw wybierz żeton z magazynu.
tuscany-why-worker-more = Więcej robotników nie może tu zapłacić.
tuscany-why-paying = Nie masz niczego, co mogłoby zapłacić zamiast tego.
tuscany-why-bonus = Żeton bonusowy bierze się po umieszczeniu miasta.

## Zanim stanie się coś, czego łatwo żałować

tuscany-careful-title = Zrezygnować?
tuscany-careful-pass = To, co daje umieszczony żeton, przypada teraz albo nigdy. Mimo to zrezygnować?
tuscany-careful-yes = Zrezygnuj

## Stół w słowach

tuscany-tell-preparing = Posiadłości są w budowie.
tuscany-tell-now = Faza { $phase }, runda { $round }.
tuscany-tell-open = Odkryte żetony: { $tiles }.
tuscany-tell-supplies = Do dobrania: karty włości { $deck }, karty dochodu { $yields }, neutralne żetony { $neutral }.
tuscany-tell-bonus = Pozostałe żetony bonusowe: { $tiles }.
tuscany-tell-colours = Pozostałe bonusy za kolor: { $colours }.
tuscany-tell-colour = { NAME($colour) } ({ $points })
tuscany-tell-seat = { $name }: zielone punkty { $green }, czerwone punkty { $red }, marmur { $marble }, robotnicy { $workers }, karty { $cards }.
tuscany-tell-hand = Ręka: { $cards }.
tuscany-tell-storage = Magazyn: { $tiles }; wolne pola: { $free }.
tuscany-tell-stacks = Żetony w stosach: { $stacks }.
tuscany-tell-bonuses = Żetony bonusowe: { $tiles }.
tuscany-tell-estate = Umieszczone: { $tiles }.
tuscany-tell-on = { NAME($tile) } na { $space }
tuscany-tell-next = Puste pola obok twoich żetonów: { $spaces }.
tuscany-tell-space = { $space } ({ NAME($colour) })
tuscany-tell-nothing = nic

new-option-draw = Pierwsze wydanie mówi o dwóch kartach, późniejsze o trzech; żetony bonusowe dodają do tego.
new-option-cards-per-point = Na koniec gry karty pozostałe na ręce dają punkty.
new-option-second-tie = Kto wygrywa przy równej liczbie punktów i pustych pól.
new-option-take-must-fit = Czy wolno wziąć żeton, którego nie da się jeszcze umieścić w posiadłości.
new-option-components = To, czego o zawartości pudełka nie wiemy, ułożyliśmy sami albo pochodzi z pliku właściciela gry.
