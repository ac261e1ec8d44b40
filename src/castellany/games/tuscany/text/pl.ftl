# „Zamki Toskanii” po polsku.

## Żetony: `.acc` biernik, `.gen` dopełniacz

kind-castle = zamek
    .acc = zamek
    .gen = zamku
kind-city = miasto
    .acc = miasto
    .gen = miasta
kind-inn = zajazd
    .acc = zajazd
    .gen = zajazdu
kind-quarry = kamieniołom
    .acc = kamieniołom
    .gen = kamieniołomu
kind-village = wioska
    .acc = wioskę
    .gen = wioski
kind-monastery = klasztor
    .acc = klasztor
    .gen = klasztoru
kind-cart = wóz
    .acc = wóz
    .gen = wozu
kind-hexagon = drewniany sześciokąt
    .acc = drewniany sześciokąt
    .gen = drewnianego sześciokąta
kind-agriculture-grapes = winogrona
    .acc = winogrona
    .gen = winogron
kind-agriculture-olives = oliwki
    .acc = oliwki
    .gen = oliwek
kind-agriculture-grain = zboże
    .acc = zboże
    .gen = zboża
kind-agriculture-livestock = trzoda
    .acc = trzodę
    .gen = trzody
kind-agriculture-grapes-olives = winogrona i oliwki
    .acc = winogrona i oliwki
    .gen = winogron i oliwek
kind-agriculture-grapes-grain = winogrona i zboże
    .acc = winogrona i zboże
    .gen = winogron i zboża
kind-agriculture-grapes-livestock = winogrona i trzoda
    .acc = winogrona i trzodę
    .gen = winogron i trzody
kind-agriculture-olives-grain = oliwki i zboże
    .acc = oliwki i zboże
    .gen = oliwek i zboża
kind-agriculture-olives-livestock = oliwki i trzoda
    .acc = oliwki i trzodę
    .gen = oliwek i trzody
kind-agriculture-grain-livestock = zboże i trzoda
    .acc = zboże i trzodę
    .gen = zboża i trzody

## Co robią żetony

about-castle = Gdy umieszczasz zamek, możesz natychmiast wziąć odkryty żeton i też go umieścić, bez płacenia.
about-city = Gdy umieszczasz miasto, możesz wziąć żeton bonusowy.
about-inn = Gdy umieszczasz zajazd, bierzesz drewniany sześciokąt na pole magazynu.
about-agriculture = Gdy umieszczasz żeton rolnictwa, każdy jego rodzaj, którego nie ma jeszcze w regionie, daje 1 zielony punkt.
about-quarry = Gdy umieszczasz kamieniołom, bierzesz 1 blok marmuru; raz na turę marmur daje dodatkową akcję.
about-village = Gdy umieszczasz wioskę, bierzesz 1 robotnika; robotnik zastępuje jedną z kart zapłaty.
about-monastery = Gdy umieszczasz klasztor, dobierasz 3 karty włości.
about-cart = Gdy umieszczasz wóz, odkrywasz kartę dochodu i otrzymujesz jej nagrodę.
about-hexagon = Można go położyć na polu dowolnego koloru, płacąc w tym kolorze; jest wtedy żetonem tego koloru.
about-bonus-card = Za każdym razem, gdy w swojej akcji dobierasz karty, dobierasz 1 kartę więcej.
about-bonus-storage = Masz 1 pole magazynu więcej i od razu zdobywasz 2 zielone punkty.
about-bonus-marble = Każdy umieszczony kamieniołom daje 1 blok marmuru więcej.
about-bonus-worker = Każda umieszczona wioska daje 1 robotnika więcej.
about-bonus-yield = Każdy umieszczony wóz odkrywa 1 kartę dochodu więcej.

## Kolory, według swoich żetonów: `.acc` jeden żeton, `.gen` w nazwie karty, `.spaces` w nazwie pól

colour-castle = zamki
    .acc = zamek
    .gen = zamku
    .spaces = zamków
colour-city = miasta
    .acc = miasto
    .gen = miasta
    .spaces = miast
colour-inn = zajazdy
    .acc = zajazd
    .gen = zajazdu
    .spaces = zajazdów
colour-agriculture = rolnictwo
    .acc = żeton rolnictwa
    .gen = rolnictwa
    .spaces = rolnictwa
colour-quarry = kamieniołomy
    .acc = kamieniołom
    .gen = kamieniołomu
    .spaces = kamieniołomów
colour-village = wioski
    .acc = wioskę
    .gen = wioski
    .spaces = wiosek
colour-monastery = klasztory
    .acc = klasztor
    .gen = klasztoru
    .spaces = klasztorów
colour-cart = wozy
    .acc = wóz
    .gen = wozu
    .spaces = wozów

cards-castle = karty zamku
cards-city = karty miasta
cards-inn = karty zajazdu
cards-agriculture = karty rolnictwa
cards-quarry = karty kamieniołomu
cards-village = karty wioski
cards-monastery = karty klasztoru
cards-cart = karty wozu

crop-grapes = winogrona
crop-olives = oliwki
crop-grain = zboże
crop-livestock = trzoda

bonus-card = +1 karta włości
bonus-storage = +1 pole magazynu
bonus-marble = +1 marmur
bonus-worker = +1 robotnik
bonus-yield = +1 karta dochodu

## Liczby, w bierniku

list-and = { $others } i { $last }
count-cards =
    { $cards ->
        [one] { $cards } kartę włości
        [few] { $cards } karty włości
       *[many] { $cards } kart włości
    }
count-cards-of =
    { $cards ->
        [one] { $cards } kartę { NAME($colour, form: "gen") }
        [few] { $cards } karty { NAME($colour, form: "gen") }
       *[many] { $cards } kart { NAME($colour, form: "gen") }
    }
count-workers =
    { $workers ->
        [one] { $workers } robotnika
       *[other] { $workers } robotników
    }
count-marble =
    { $marble ->
        [one] { $marble } blok marmuru
        [few] { $marble } bloki marmuru
       *[many] { $marble } bloków marmuru
    }
count-hexagons =
    { $hexagons ->
        [one] { $hexagons } drewniany sześciokąt
        [few] { $hexagons } drewniane sześciokąty
       *[many] { $hexagons } drewnianych sześciokątów
    }
count-green =
    { $green ->
        [one] { $green } zielony punkt
        [few] { $green } zielone punkty
       *[many] { $green } zielonych punktów
    }
count-red =
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

refusal-slot-lacks-tile = Na miejscu { $slot } odkrytych żetonów nie ma { NAME($kind, form: "gen") }.
refusal-same-tile-earlier = Taki sam żeton leży na miejscu wcześniejszym niż { $slot }; wskaż tamten.
refusal-storage-full = Twój magazyn jest pełny; wskaż, co opuści go na zawsze.
refusal-storage-has-room = W twoim magazynie jest wolne pole; dopóki jest, nic go nie opuszcza.
refusal-not-stored = W twoim magazynie nie ma { NAME($kind, form: "gen") }; umieścić lub usunąć można tylko to, co tam leży.
refusal-must-fit = Nie możesz teraz umieścić { NAME($kind, form: "gen") }; weź żeton, który da się umieścić.
refusal-must-sweep = Żaden odkryty żeton jeszcze nie pasuje; odrzuć żetony innego koloru.
refusal-something-fits = Jeden z odkrytych żetonów pasuje do twojej posiadłości, więc żadnych się nie odrzuca.
refusal-no-room-in-estate = Żadne puste pole twojej posiadłości nie sąsiaduje z żetonem, więc nic nie mogłoby pasować; weź dowolny żeton.
refusal-nothing-can-come = Nie ma już neutralnego żetonu, który pasowałby do twojej posiadłości; weź dowolny żeton.
refusal-no-open-tile = Wśród odkrytych żetonów nie ma takich: { NAME($colour) }.
refusal-space-taken = Pole { $space } jest już zakryte, a umieszczony żeton zostaje na miejscu.
refusal-wrong-colour = Pole { $space } przyjmuje tylko { NAME($colour, form: "acc") }, a nie { NAME($kind, form: "acc") }.
refusal-not-adjacent = Pole { $space } nie sąsiaduje z żadnym żetonem posiadłości, a nowy żeton musi z jakimś sąsiadować.
refusal-too-few-cards =
    { $needed ->
        [one] Potrzeba { $needed } karty { NAME($colour, form: "gen") }; masz { $owned }.
       *[other] Potrzeba { $needed } kart { NAME($colour, form: "gen") }; masz { $owned }.
    }
refusal-too-few-workers =
    { $needed ->
        [one] Potrzeba { $needed } robotnika; masz { $owned }.
       *[other] Potrzeba { $needed } robotników; masz { $owned }.
    }
refusal-pair-of-own-colour = Para zastępuje jedną kartę innego koloru; tutaj karty { NAME($colour, form: "gen") } płacą same.
refusal-no-bonus-left = Nie ma już żetonu bonusowego „{ NAME($bonus) }”; wybierz inny.
refusal-region-too-large = Przy takim ułożeniu region ma więcej niż trzy pola; obróć, przesuń lub przestaw kafel.
refusal-not-a-castle-space = Pole { $space } nie jest polem zamku, a zamek początkowy takiego potrzebuje.
refusal-not-drawable = Tego nie można teraz wylosować.
refusal-no-cards-to-leave = Twoje żetony bonusowe nie dają tu tylu kart, które można by zostawić.

## Pytania

prompt-action =
    { $which ->
        [first] Twoja tura: dobierz karty, weź żeton albo umieść żeton.
       *[extra] Dodatkowa akcja: dobierz karty, weź żeton albo umieść żeton.
    }
prompt-spare = Zwróć 1 blok marmuru za dodatkową akcję albo zakończ turę.
prompt-taking =
    { $fits ->
        [yes] Weź jeden z odkrytych żetonów.
       *[no] Nadal nic nie pasuje: odrzuć odkryte żetony innego koloru.
    }
prompt-castle-taking = Twój zamek: weź odkryty żeton i natychmiast go umieść, bez płacenia, albo zrezygnuj.
prompt-city-bonus = Twoje miasto: weź żeton bonusowy albo zrezygnuj.
prompt-first-bonus = Weź swój pierwszy żeton bonusowy.
prompt-building = Połącz swoje trzy kafle i wybierz pole zamku, od którego zaczniesz.
prompt-waiting = Decyduje gracz { $player }.
prompt-chance = Decyduje los.
prompt-over = Gra jest skończona.

## Ruchy

board =
    { $turned ->
        [yes] { $board } obrócony
       *[no] { $board }
    }
shifts =
    { $first ->
        [l] w lewo
       *[r] w prawo
    }, { $second ->
        [l] w lewo
       *[r] w prawo
    }
move-draw = Dobierz { count-cards }
move-take =
    Weź { NAME($tile, form: "acc") } z miejsca { $slot }{ $over ->
        [none] { "" }
       *[other] { " " }i usuń z gry { NAME($over, form: "acc") }
    }
move-place = Umieść { NAME($tile, form: "acc") } na polu { $space } za { $payment }
move-sweep =
    { $tiles ->
        [one] Odrzuć odkryty żeton: { NAME($colour) }
        [few] Odrzuć { $tiles } odkryte żetony: { NAME($colour) }
       *[many] Odrzuć { $tiles } odkrytych żetonów: { NAME($colour) }
    }
move-marble = Zwróć 1 blok marmuru za dodatkową akcję
move-end = Zakończ turę
move-pass = Zrezygnuj
move-claim = Weź { NAME($tile, form: "acc") } z miejsca { $slot } i umieść na polu { $space }
move-bonus = Weź żeton bonusowy { NAME($bonus) }
move-build = Połącz kafle { $boards } (przesunięte { shifts }), zamek początkowy na polu { $space }
move-card = Gracz { $player } dobiera 1 kartę { NAME($colour, form: "gen") }
move-reveal = Gracz { $player } odkrywa { NAME($tile, form: "acc") }
move-neutral = Odkryto z neutralnych stosów: { NAME($tile) }
move-yield = Gracz { $player } odkrywa kartę dochodu i otrzymuje { $reward }
move-deal = Gracz { $player } otrzymuje kafel { $board }
move-starter = Zaczyna gracz { $player }

## Zdarzenia

event-phase-began = Zaczyna się faza { $phase }.
event-round-began = Zaczyna się runda { $round }.
event-built = { $name } łączy kafle { $boards } (przesunięte { shifts }) i stawia zamek początkowy na polu { $space }.
event-bonus-taken = { $name } bierze żeton bonusowy { NAME($bonus) }.
event-cards-drawn = { $name } dobiera { count-cards }.
event-card-drawn = { $name } dobiera 1 kartę { NAME($colour, form: "gen") }.
event-taken = { $name } bierze { NAME($tile, form: "acc") }.
event-removed = { $name } usuwa z gry { NAME($tile, form: "acc") }.
event-placed =
    { $name } umieszcza { NAME($tile, form: "acc") } na polu { $space }{ $by ->
        [castle] , bez płacenia.
       *[action] .
    }
event-paid = { $name } płaci: { $payment }.
event-revealed = { $name } odkrywa { NAME($tile, form: "acc") }.
event-neutral-revealed = Z neutralnych stosów odkryto: { NAME($tile) }.
event-stack-empty = { $name } wyczerpuje { $stack }. stos.
event-swept =
    { $tiles ->
        [one] { $name } odrzuca odkryty żeton: { NAME($colour) }.
        [few] { $name } odrzuca { $tiles } odkryte żetony: { NAME($colour) }.
       *[many] { $name } odrzuca { $tiles } odkrytych żetonów: { NAME($colour) }.
    }
event-refreshed = Zbyt wiele jednakowych odkrytych żetonów ({ NAME($colour) }, { $tiles }): ustępują miejsca nowym.
event-points =
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
event-region =
    { $name } kończy region z { $size ->
        [one] { $size } polem
       *[other] { $size } polami
    } za { $points ->
        [one] { $points } zielony punkt.
        [few] { $points } zielone punkty.
       *[many] { $points } zielonych punktów.
    }
event-marble-gained = { $name } otrzymuje { count-marble }.
event-workers-gained = { $name } otrzymuje { count-workers }.
event-marble-spent = { $name } zwraca 1 blok marmuru za dodatkową akcję.
event-hexagon-gained = { $name } bierze drewniany sześciokąt.
event-yielded = { $name } odkrywa kartę dochodu i otrzymuje { $reward }.
event-cards-shuffled = Odrzucone karty włości tworzą nową talię.
event-yields-shuffled = Odrzucone karty dochodu tworzą nową talię.
event-neutrals-shuffled = Odrzucone neutralne żetony tworzą nowe stosy.
event-colour-filled =
    { $name } zakrywa wszystkie pola { NAME($colour, form: "spaces") } { $rank ->
        [first] jako pierwsza osoba.
       *[second] jako druga osoba.
    }
event-scored = { $name } dodaje { count-green } do czerwonych (koniec fazy { $phase }).
event-last-round = Zaczyna się ostatnia runda.
event-game-ended = Gra jest skończona.

## Co zrobiłby ruch

preview-region =
    { $size ->
        [one] Kończy region z { $size } polem.
       *[other] Kończy region z { $size } polami.
    }
preview-progress = Zakryte pola tego regionu: { $covered } z { $size }.
preview-crop =
    { $new ->
        [yes] Nowe w regionie: { NAME($crop) }.
       *[no] Już w regionie: { NAME($crop) }.
    }
preview-own-crop = Sześciokąt jest tu osobnym rodzajem rolnictwa.
preview-colour =
    Zakrywa wszystkie pola { NAME($colour, form: "spaces") } { $rank ->
        [first] przed innymi.
       *[second] w drugiej kolejności.
    }

## Podpisy

label-cards = Karty włości
label-marble = Marmur
label-workers = Robotnicy
label-yields = Karty dochodu
label-open-tiles = Odkryte żetony
label-neutral = Neutralne żetony
label-bonus-tiles = Żetony bonusowe
label-colour-bonuses = Bonusy za kolor
label-storage = Magazyn
label-stacks = Stosy

## Obraz stołu

picture-title = Zamki Toskanii
picture-subtitle = { NAME($edition) } · faza { $phase }, runda { $round }
picture-open-tiles = { label-open-tiles }
picture-cards = { label-cards }
picture-yields = { label-yields }
picture-neutral = { label-neutral }
picture-bonus-tiles = { label-bonus-tiles }
picture-colour-bonuses = { label-colour-bonuses }
picture-storage = { label-storage }
picture-stacks = { label-stacks }
picture-starter = zaczyna każdą rundę
picture-to-move = Ruch
picture-description = Stół w trakcie gry: odkryte żetony, zasoby, bonusy za kolor, oba tory oraz wszystkie posiadłości z magazynami, stosami i żetonami bonusowymi.

## Co jest naszego pomysłu

reconstructed = ○ Odtworzone: { $what }.
reconstructed-boards = kafle posiadłości
reconstructed-cards = liczby kart włości
reconstructed-yields = karty dochodu
reconstructed-crops = rodzaje rolnictwa na żetonach
reconstructed-bonuses = punkty bonusów za kolor
