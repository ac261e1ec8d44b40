# „Zamki Toskanii” po polsku.

## Żetony: `.acc` biernik, `.gen` dopełniacz

tuscany-kind-castle = zamek
    .acc = zamek
    .gen = zamku
tuscany-kind-city = miasto
    .acc = miasto
    .gen = miasta
tuscany-kind-inn = zajazd
    .acc = zajazd
    .gen = zajazdu
tuscany-kind-quarry = kamieniołom
    .acc = kamieniołom
    .gen = kamieniołomu
tuscany-kind-village = wioska
    .acc = wioskę
    .gen = wioski
tuscany-kind-monastery = klasztor
    .acc = klasztor
    .gen = klasztoru
tuscany-kind-cart = wóz
    .acc = wóz
    .gen = wozu
tuscany-kind-hexagon = drewniany sześciokąt
    .acc = drewniany sześciokąt
    .gen = drewnianego sześciokąta
tuscany-kind-agriculture-grapes = winogrona
    .acc = winogrona
    .gen = winogron
tuscany-kind-agriculture-olives = oliwki
    .acc = oliwki
    .gen = oliwek
tuscany-kind-agriculture-grain = zboże
    .acc = zboże
    .gen = zboża
tuscany-kind-agriculture-livestock = trzoda
    .acc = trzodę
    .gen = trzody
tuscany-kind-agriculture-grapes-olives = winogrona i oliwki
    .acc = winogrona i oliwki
    .gen = winogron i oliwek
tuscany-kind-agriculture-grapes-grain = winogrona i zboże
    .acc = winogrona i zboże
    .gen = winogron i zboża
tuscany-kind-agriculture-grapes-livestock = winogrona i trzoda
    .acc = winogrona i trzodę
    .gen = winogron i trzody
tuscany-kind-agriculture-olives-grain = oliwki i zboże
    .acc = oliwki i zboże
    .gen = oliwek i zboża
tuscany-kind-agriculture-olives-livestock = oliwki i trzoda
    .acc = oliwki i trzodę
    .gen = oliwek i trzody
tuscany-kind-agriculture-grain-livestock = zboże i trzoda
    .acc = zboże i trzodę
    .gen = zboża i trzody

## Co robią żetony

tuscany-about-castle = Gdy umieszczasz zamek, możesz natychmiast wziąć odkryty żeton i też go umieścić, bez płacenia.
tuscany-about-city = Gdy umieszczasz miasto, możesz wziąć żeton bonusowy.
tuscany-about-inn = Gdy umieszczasz zajazd, bierzesz drewniany sześciokąt na pole magazynu.
tuscany-about-agriculture = Gdy umieszczasz żeton rolnictwa, każdy jego rodzaj, którego nie ma jeszcze w regionie, daje 1 zielony punkt.
tuscany-about-quarry = Gdy umieszczasz kamieniołom, bierzesz 1 blok marmuru; raz na turę marmur daje dodatkową akcję.
tuscany-about-village = Gdy umieszczasz wioskę, bierzesz 1 robotnika; robotnik zastępuje jedną z kart zapłaty.
tuscany-about-monastery = Gdy umieszczasz klasztor, dobierasz 3 karty włości.
tuscany-about-cart = Gdy umieszczasz wóz, odkrywasz kartę dochodu i otrzymujesz jej nagrodę.
tuscany-about-hexagon = Można go położyć na polu dowolnego koloru, płacąc w tym kolorze; jest wtedy żetonem tego koloru.
tuscany-about-bonus-card = Za każdym razem, gdy w swojej akcji dobierasz karty, dobierasz 1 kartę więcej.
tuscany-about-bonus-storage = Masz 1 pole magazynu więcej i od razu zdobywasz 2 zielone punkty.
tuscany-about-bonus-marble = Każdy umieszczony kamieniołom daje 1 blok marmuru więcej.
tuscany-about-bonus-worker = Każda umieszczona wioska daje 1 robotnika więcej.
tuscany-about-bonus-yield = Każdy umieszczony wóz odkrywa 1 kartę dochodu więcej.

## Kolory, według swoich żetonów: `.acc` jeden żeton, `.gen` w nazwie karty, `.spaces` w nazwie pól

tuscany-colour-castle = zamki
    .acc = zamek
    .gen = zamku
    .spaces = zamków
tuscany-colour-city = miasta
    .acc = miasto
    .gen = miasta
    .spaces = miast
tuscany-colour-inn = zajazdy
    .acc = zajazd
    .gen = zajazdu
    .spaces = zajazdów
tuscany-colour-agriculture = rolnictwo
    .acc = żeton rolnictwa
    .gen = rolnictwa
    .spaces = rolnictwa
tuscany-colour-quarry = kamieniołomy
    .acc = kamieniołom
    .gen = kamieniołomu
    .spaces = kamieniołomów
tuscany-colour-village = wioski
    .acc = wioskę
    .gen = wioski
    .spaces = wiosek
tuscany-colour-monastery = klasztory
    .acc = klasztor
    .gen = klasztoru
    .spaces = klasztorów
tuscany-colour-cart = wozy
    .acc = wóz
    .gen = wozu
    .spaces = wozów

tuscany-cards-castle = karty zamku
tuscany-cards-city = karty miasta
tuscany-cards-inn = karty zajazdu
tuscany-cards-agriculture = karty rolnictwa
tuscany-cards-quarry = karty kamieniołomu
tuscany-cards-village = karty wioski
tuscany-cards-monastery = karty klasztoru
tuscany-cards-cart = karty wozu

tuscany-crop-grapes = winogrona
tuscany-crop-olives = oliwki
tuscany-crop-grain = zboże
tuscany-crop-livestock = trzoda

tuscany-bonus-card = +1 karta włości
tuscany-bonus-storage = +1 pole magazynu
tuscany-bonus-marble = +1 marmur
tuscany-bonus-worker = +1 robotnik
tuscany-bonus-yield = +1 karta dochodu

## Liczby, w bierniku

tuscany-list-and = { $others } i { $last }
tuscany-count-cards =
    { $cards ->
        [one] { $cards } kartę włości
        [few] { $cards } karty włości
       *[many] { $cards } kart włości
    }
tuscany-count-cards-of =
    { $cards ->
        [one] { $cards } kartę { NAME($colour, form: "gen") }
        [few] { $cards } karty { NAME($colour, form: "gen") }
       *[many] { $cards } kart { NAME($colour, form: "gen") }
    }
tuscany-count-workers =
    { $workers ->
        [one] { $workers } robotnika
       *[other] { $workers } robotników
    }
tuscany-count-marble =
    { $marble ->
        [one] { $marble } blok marmuru
        [few] { $marble } bloki marmuru
       *[many] { $marble } bloków marmuru
    }
tuscany-count-hexagons =
    { $hexagons ->
        [one] { $hexagons } drewniany sześciokąt
        [few] { $hexagons } drewniane sześciokąty
       *[many] { $hexagons } drewnianych sześciokątów
    }
tuscany-count-green =
    { $green ->
        [one] { $green } zielony punkt
        [few] { $green } zielone punkty
       *[many] { $green } zielonych punktów
    }
tuscany-count-red =
    { $red ->
        [one] { $red } czerwony punkt
        [few] { $red } czerwone punkty
       *[many] { $red } czerwonych punktów
    }

## Co można ustalić przy stole

option-draw = Karty, które daje akcja dobierania
option-cards-per-point = Karty na ręce za punkt końcowy
option-second-tie-more-green = więcej zielonych punktów
option-second-tie-fewer-green = mniej zielonych punktów, potem mniej kart
option-take-must-fit = Co można wziąć
option-take-must-fit-no = dowolny odkryty żeton
option-take-must-fit-yes = żeton, który można umieścić, dopóki taki jest

## Skąd są punkty

source-regions = Regiony
source-colour-bonuses = Bonusy za kolor
source-crops = Rolnictwo
source-storage-tiles = Żetony magazynu
source-green-yields = Zielone dochody
source-red-yields = Czerwone dochody
source-overflow = Sześciokąty bez miejsca
source-cards-left = Zachowane karty
source-tiles-left = Żetony w magazynie
source-hexagons-left = Zachowane sześciokąty
source-marble-left = Zachowany marmur
source-workers-left = Zachowani robotnicy

## Co rozstrzygnęło o miejscu

decided-by-most-green = tyle samo punktów i pustych pól, ale mniej zielonych punktów
decided-by-fewest-green = tyle samo punktów i pustych pól, ale więcej zielonych punktów
decided-by-fewest-cards = tyle samo punktów, pustych pól i zielonych punktów, ale więcej kart na ręce

## Odmowy

tuscany-refusal-slot-lacks-tile = Na miejscu { $slot } odkrytych żetonów nie ma { NAME($kind, form: "gen") }.
tuscany-refusal-same-tile-earlier = Taki sam żeton leży na miejscu wcześniejszym niż { $slot }; wskaż tamten.
tuscany-refusal-storage-full = Twój magazyn jest pełny; wskaż, co opuści go na zawsze.
tuscany-refusal-storage-has-room = W twoim magazynie jest wolne pole; dopóki jest, nic go nie opuszcza.
tuscany-refusal-not-stored = W twoim magazynie nie ma { NAME($kind, form: "gen") }; umieścić lub usunąć można tylko to, co tam leży.
tuscany-refusal-must-fit = Nie możesz teraz umieścić { NAME($kind, form: "gen") }; weź żeton, który da się umieścić.
tuscany-refusal-must-sweep = Żaden odkryty żeton jeszcze nie pasuje; odrzuć żetony innego koloru.
tuscany-refusal-something-fits = Jeden z odkrytych żetonów pasuje do twojej posiadłości, więc żadnych się nie odrzuca.
tuscany-refusal-no-room-in-estate = Żadne puste pole twojej posiadłości nie sąsiaduje z żetonem, więc nic nie mogłoby pasować; weź dowolny żeton.
tuscany-refusal-nothing-can-come = Nie ma już neutralnego żetonu, który pasowałby do twojej posiadłości; weź dowolny żeton.
tuscany-refusal-no-open-tile = Wśród odkrytych żetonów nie ma takich: { NAME($colour) }.
tuscany-refusal-space-taken = Pole { $space } jest już zakryte, a umieszczony żeton zostaje na miejscu.
tuscany-refusal-wrong-colour = Pole { $space } przyjmuje tylko { NAME($colour, form: "acc") }, a nie { NAME($kind, form: "acc") }.
tuscany-refusal-not-adjacent = Pole { $space } nie sąsiaduje z żadnym żetonem posiadłości, a nowy żeton musi z jakimś sąsiadować.
tuscany-refusal-too-few-cards =
    { $needed ->
        [one] Potrzeba { $needed } karty { NAME($colour, form: "gen") }; masz { $owned }.
       *[other] Potrzeba { $needed } kart { NAME($colour, form: "gen") }; masz { $owned }.
    }
tuscany-refusal-too-few-workers =
    { $needed ->
        [one] Potrzeba { $needed } robotnika; masz { $owned }.
       *[other] Potrzeba { $needed } robotników; masz { $owned }.
    }
tuscany-refusal-pair-of-own-colour = Para zastępuje jedną kartę innego koloru; tutaj karty { NAME($colour, form: "gen") } płacą same.
tuscany-refusal-no-bonus-left = Nie ma już żetonu bonusowego „{ NAME($bonus) }”; wybierz inny.
tuscany-refusal-region-too-large = Przy takim ułożeniu region ma więcej niż trzy pola; obróć, przesuń lub przestaw kafel.
tuscany-refusal-not-a-castle-space = Pole { $space } nie jest polem zamku, a zamek początkowy takiego potrzebuje.
tuscany-refusal-not-drawable = Tego nie można teraz wylosować.

## Pytania

tuscany-prompt-action =
    { $which ->
        [first] Twoja tura: dobierz karty, weź żeton albo umieść żeton.
       *[extra] Dodatkowa akcja: dobierz karty, weź żeton albo umieść żeton.
    }
tuscany-prompt-spare = Zwróć 1 blok marmuru za dodatkową akcję albo zakończ turę.
tuscany-prompt-taking =
    { $fits ->
        [yes] Weź jeden z odkrytych żetonów.
       *[no] Nadal nic nie pasuje: odrzuć odkryte żetony innego koloru.
    }
tuscany-prompt-castle-taking = Twój zamek: weź odkryty żeton i natychmiast go umieść, bez płacenia, albo zrezygnuj.
tuscany-prompt-city-bonus = Twoje miasto: weź żeton bonusowy albo zrezygnuj.
tuscany-prompt-first-bonus = Weź swój pierwszy żeton bonusowy.
tuscany-prompt-building = Połącz swoje trzy kafle i wybierz pole zamku, od którego zaczniesz.
tuscany-prompt-waiting = Decyduje gracz { $player }.
tuscany-prompt-chance = Decyduje los.
tuscany-prompt-over = Gra jest skończona.

## Ruchy

tuscany-board =
    { $turned ->
        [yes] { $board } obrócony
       *[no] { $board }
    }
tuscany-shifts =
    { $first ->
        [l] w lewo
       *[r] w prawo
    }, { $second ->
        [l] w lewo
       *[r] w prawo
    }
tuscany-move-draw = Dobierz { tuscany-count-cards }
tuscany-move-take =
    Weź { NAME($tile, form: "acc") } z miejsca { $slot }{ $over ->
        [none] { "" }
       *[other] { " " }i usuń z gry { NAME($over, form: "acc") }
    }
tuscany-move-place = Umieść { NAME($tile, form: "acc") } na polu { $space } za { $payment }
tuscany-move-sweep =
    { $tiles ->
        [one] Odrzuć odkryty żeton: { NAME($colour) }
        [few] Odrzuć { $tiles } odkryte żetony: { NAME($colour) }
       *[many] Odrzuć { $tiles } odkrytych żetonów: { NAME($colour) }
    }
tuscany-move-marble = Zwróć 1 blok marmuru za dodatkową akcję
tuscany-move-end = Zakończ turę
tuscany-move-pass = Zrezygnuj
tuscany-move-claim = Weź { NAME($tile, form: "acc") } z miejsca { $slot } i umieść na polu { $space }
tuscany-move-bonus = Weź żeton bonusowy { NAME($bonus) }
tuscany-move-build = Połącz kafle { $boards } (przesunięte { tuscany-shifts }), zamek początkowy na polu { $space }
tuscany-move-card = Gracz { $player } dobiera 1 kartę { NAME($colour, form: "gen") }
tuscany-move-reveal = Gracz { $player } odkrywa { NAME($tile, form: "acc") }
tuscany-move-neutral = Odkryto z neutralnych stosów: { NAME($tile) }
tuscany-move-yield = Gracz { $player } odkrywa kartę dochodu i otrzymuje { $reward }
tuscany-move-deal = Gracz { $player } otrzymuje kafel { $board }
tuscany-move-starter = Zaczyna gracz { $player }

## Zdarzenia

tuscany-event-phase-began = Zaczyna się faza { $phase }.
tuscany-event-round-began = Zaczyna się runda { $round }.
tuscany-event-built = { $name } łączy kafle { $boards } (przesunięte { tuscany-shifts }) i stawia zamek początkowy na polu { $space }.
tuscany-event-bonus-taken = { $name } bierze żeton bonusowy { NAME($bonus) }.
tuscany-event-cards-drawn = { $name } dobiera { tuscany-count-cards }.
tuscany-event-card-drawn = { $name } dobiera 1 kartę { NAME($colour, form: "gen") }.
tuscany-event-taken = { $name } bierze { NAME($tile, form: "acc") }.
tuscany-event-removed = { $name } usuwa z gry { NAME($tile, form: "acc") }.
tuscany-event-placed =
    { $name } umieszcza { NAME($tile, form: "acc") } na polu { $space }{ $by ->
        [castle] , bez płacenia.
       *[action] .
    }
tuscany-event-paid = { $name } płaci: { $payment }.
tuscany-event-revealed = { $name } odkrywa { NAME($tile, form: "acc") }.
tuscany-event-neutral-revealed = Z neutralnych stosów odkryto: { NAME($tile) }.
tuscany-event-stack-empty = { $name } wyczerpuje { $stack }. stos.
tuscany-event-swept =
    { $tiles ->
        [one] { $name } odrzuca odkryty żeton: { NAME($colour) }.
        [few] { $name } odrzuca { $tiles } odkryte żetony: { NAME($colour) }.
       *[many] { $name } odrzuca { $tiles } odkrytych żetonów: { NAME($colour) }.
    }
tuscany-event-refreshed = Zbyt wiele jednakowych odkrytych żetonów ({ NAME($colour) }, { $tiles }): ustępują miejsca nowym.
tuscany-event-points =
    { $name } zdobywa { $track ->
        [green] { $points ->
            [one] { $points } zielony punkt
            [few] { $points } zielone punkty
           *[many] { $points } zielonych punktów
        }
       *[red] { $points ->
            [one] { $points } czerwony punkt
            [few] { $points } czerwone punkty
           *[many] { $points } czerwonych punktów
        }
    } ({ NAME($source) }).
tuscany-event-region =
    { $name } kończy region z { $size ->
        [one] { $size } polem
       *[other] { $size } polami
    } za { $points ->
        [one] { $points } zielony punkt.
        [few] { $points } zielone punkty.
       *[many] { $points } zielonych punktów.
    }
tuscany-event-marble-gained = { $name } otrzymuje { tuscany-count-marble }.
tuscany-event-workers-gained = { $name } otrzymuje { tuscany-count-workers }.
tuscany-event-marble-spent = { $name } zwraca 1 blok marmuru za dodatkową akcję.
tuscany-event-hexagon-gained = { $name } bierze drewniany sześciokąt.
tuscany-event-yielded = { $name } odkrywa kartę dochodu i otrzymuje { $reward }.
tuscany-event-cards-shuffled = Odrzucone karty włości tworzą nową talię.
tuscany-event-yields-shuffled = Odrzucone karty dochodu tworzą nową talię.
tuscany-event-neutrals-shuffled = Odrzucone neutralne żetony tworzą nowe stosy.
tuscany-event-colour-filled =
    { $name } zakrywa wszystkie pola { NAME($colour, form: "spaces") } { $rank ->
        [first] jako pierwsza osoba.
       *[second] jako druga osoba.
    }
tuscany-event-scored = { $name } dodaje { tuscany-count-green } do czerwonych (koniec fazy { $phase }).
tuscany-event-last-round = Zaczyna się ostatnia runda.
tuscany-event-game-ended = Gra jest skończona.

## Co zrobiłby ruch

tuscany-preview-region =
    { $size ->
        [one] Kończy region z { $size } polem.
       *[other] Kończy region z { $size } polami.
    }
tuscany-preview-progress = Zakryte pola tego regionu: { $covered } z { $size }.
tuscany-preview-crop =
    { $new ->
        [yes] Nowe w regionie: { NAME($crop) }.
       *[no] Już w regionie: { NAME($crop) }.
    }
tuscany-preview-own-crop = Sześciokąt jest tu osobnym rodzajem rolnictwa.
tuscany-preview-colour =
    Zakrywa wszystkie pola { NAME($colour, form: "spaces") } { $rank ->
        [first] przed innymi.
       *[second] w drugiej kolejności.
    }

## Podpisy

tuscany-label-cards = Karty włości
tuscany-label-marble = Marmur
tuscany-label-workers = Robotnicy
tuscany-label-yields = Karty dochodu
tuscany-label-open-tiles = Odkryte żetony
tuscany-label-neutral = Neutralne żetony
tuscany-label-bonus-tiles = Żetony bonusowe
tuscany-label-colour-bonuses = Bonusy za kolor
tuscany-label-storage = Magazyn
tuscany-label-stacks = Stosy

## Obraz stołu

tuscany-picture-title = Zamki Toskanii
tuscany-picture-subtitle = { NAME($edition) } · faza { $phase }, runda { $round }
tuscany-picture-open-tiles = { tuscany-label-open-tiles }
tuscany-picture-cards = { tuscany-label-cards }
tuscany-picture-yields = { tuscany-label-yields }
tuscany-picture-neutral = { tuscany-label-neutral }
tuscany-picture-bonus-tiles = { tuscany-label-bonus-tiles }
tuscany-picture-colour-bonuses = { tuscany-label-colour-bonuses }
tuscany-picture-storage = { tuscany-label-storage }
tuscany-picture-stacks = { tuscany-label-stacks }
tuscany-picture-starter = zaczyna każdą rundę
tuscany-picture-to-move = Ruch
tuscany-picture-description = Stół w trakcie gry: odkryte żetony, zasoby, bonusy za kolor, oba tory oraz wszystkie posiadłości z magazynami, stosami i żetonami bonusowymi.

## Co jest naszego pomysłu

tuscany-reconstructed = ○ Odtworzone: { $what }.
tuscany-reconstructed-boards = kafle posiadłości
tuscany-reconstructed-cards = liczby kart włości
tuscany-reconstructed-yields = karty dochodu
tuscany-reconstructed-crops = rodzaje rolnictwa na żetonach
tuscany-reconstructed-bonuses = punkty bonusów za kolor
