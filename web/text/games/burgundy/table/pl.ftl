# Stół Burgundii na stronie, po polsku.

## Księstwa

view-yours = Twoje księstwo
view-of = Księstwo gracza { $name }
view-back = Wróć do swojego księstwa
view-board = Plansza { $board }
view-board-side = Plansza { $board }, do wyboru
view-sides-help = Strony różnią się wielkością i kształtem obszarów; na pierwszą grę każda jest dobra.
view-answered = Twój wybór został zapisany; pozostali jeszcze wybierają.
view-waits = jeszcze wybiera
view-chosen = wybór dokonany
view-enlarge = Pokaż w powiększeniu
view-seat-summary = { $name }: { count-points }, robotnicy: { $workers }, srebrne monety: { $silver }
view-space = Pole { $space }, { NAME($colour) }, liczba { $number }
view-space-empty = puste
view-area =
    { $size ->
        [one] Obszar z jednego pola, zakryte: { $covered }.
       *[other] Obszar z { $size } pól, zakryte: { $covered }.
    }
view-area-worth = Ukończony teraz: { $size } za wielkość i { $extra } za fazę { $phase }.
view-key-die = tą kością
view-key-dice = jedną z kości
view-key-workers = i robotnikami
view-banners = Zostały kafelki premiowe
view-banners-short = Premie

## Oznaczenia

view-mark-legal = możliwe teraz
view-mark-die =
    możliwe kością { $die }{ $workers ->
        [0] { "" }
        [one] { " " }i { $workers } robotnikiem
       *[other] { " " }i { $workers } robotnikami
    }
view-mark-picked = wybrane
view-mark-armed = naciśnij jeszcze raz, aby potwierdzić
view-mark-hinted = podpowiedź
view-mark-planned = zaplanowane

## Ręka

view-click = Kliknięcie: { $move }.
view-then = Potem: { $next }
view-die = Kość: { $die }
view-die-used =
    { $die ->
        [0] Kość, zużyta
       *[other] Zużyta kość: { $die }
    }
view-die-does = Bierze heks z magazynu { $die }, kładzie heks na polu z liczbą { $die }, sprzedaje { NAME($good, form: "acc") } albo daje robotników.
view-die-shift = Każdy oddany robotnik zmienia ją o 1; 6 i 1 sąsiadują ze sobą.
view-good-sale =
    Sprzedaż kością { $good }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } (po { $each } za sztukę) i 1 srebrna moneta.
view-sold = Sprzedane dobra: { $count }
view-storage-free = Wolne miejsce we własnym magazynie
view-storage-does = Heksy czekają tu, aż położy je kość. Mieszczą się trzy.
view-storage-in = we własnym magazynie
view-goods-free = Wolne miejsce na dobra
view-incoming = Nowy heks
view-incoming-short = Nowy
view-tray = Kości, własny magazyn i dobra
view-stow = Co załadować?
view-stow-one = Załaduj { $count } × { NAME($good) }
view-workers-do = Każdy robotnik zmienia kość o 1. Na koniec gry każdych dwóch pozostałych robotników daje 1 punkt.
view-silver-do = Raz na turę za 2 srebrne monety można kupić heks z czarnego magazynu. Na koniec gry każda pozostała moneta daje 1 punkt.
view-points-none = Jeszcze bez punktów.

## Wspólna plansza

view-shared = Wspólna plansza
view-phases = Fazy
view-rounds = Rundy
view-phase = Faza { $phase }
view-phase-worth =
    Obszar ukończony w tej fazie daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } oprócz punktów za wielkość.
view-phase-now = teraz
view-phase-done = zakończona
view-round = Runda { $round }
view-round-of = runda { $round } z 5
view-round-good = Wtedy do magazynu o numerze z białej kości trafia dobro: { NAME($good) }.
view-preparing = Przygotowanie
view-white =
    { $white ->
        [0] Jeszcze nie rzucona.
       *[other] Wskazuje { $white }.
    }
view-white-does = Na początku rundy wskazuje magazyn, do którego trafia następne dobro.
view-depot-does = Kość z wynikiem { $depot } bierze stąd heks.
view-supply = Pozostało do wylosowania: { $tiles }.
view-slot = Pole magazynu, { NAME($colour) }
view-slot-empty = Heks zabrano; nowy pojawi się na początku następnej fazy.
view-slot-not-yet = Jeszcze puste; zapełni się na początku pierwszej fazy.
view-heap = Dobra, { NAME($depot) }
view-heap-empty = Obecnie brak.
view-heap-load = Statek ładuje wszystkie dobra z jednego magazynu.
view-black-price = raz na turę
view-black-does = Raz na turę można kupić jeden z tych heksów za 2 srebrne monety.
view-black-bought = Zakupu w tej turze już dokonano.
view-black-supply = Heksy z czarnym rewersem pozostałe do wylosowania: { $count }.
view-first = pierwszy
view-order = Od pierwszego do ostatniego: { $order }.
view-order-does = Kto jest dalej na torze, gra wcześniej; każdy statek przesuwa właściciela o jedno pole.
view-track-space = pole { $space }
view-bonus = Kafelki premiowe, { NAME($colour) }
view-bonus-tile =
    { $size ->
        [large] Duży
       *[small] Mały
    } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }): { $taken ->
        [yes] { $name }.
       *[no] do wzięcia.
    }
view-bonus-does = Za zakrycie wszystkich pól tego koloru: pierwszy bierze duży kafelek, drugi mały.
view-reconstructed-depots = Odtworzone: źródła nie podają, jaki kolor heksu należy do którego pola magazynu; nasze pola zgadzają się ze wszystkimi znanymi liczbami.
view-reconstructed-pairs = Odtworzone: źródła nie podają, które strony są na jednej planszy.

## Przed tym, czego łatwo żałować

view-careful-end =
    { $left ->
        [one] Jedna kość jest niewykorzystana. Mimo to zakończyć turę?
       *[other] Obie kości są niewykorzystane. Mimo to zakończyć turę?
    }

## Działy zasad

view-rule = Zasady: { $section }
view-rule-place = kładzenie heksu
view-rule-take = branie heksu
view-rule-sell = dobra i sprzedaż
view-rule-turn = twoja tura
view-rule-workers = robotnicy
view-rule-buying = srebrne monety i czarny magazyn
view-rule-areas = obszary
view-rule-bonus = kafelki premiowe
view-rule-phase = faza
view-rule-round = runda
view-rule-buildings = budynki
view-rule-ships = statki i kolejność
view-rule-animals = zwierzęta
view-rule-monasteries = klasztory
view-rule-castles = zamki
view-rule-mines = kopalnie

## Stół słowami

view-tell-now = Faza { $phase }, runda { $round } z 5.
view-tell-white = Biała kość: { $white }.
view-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Dobra: { $goods }.
    }
view-tell-nothing = nic
view-tell-rounds = Dobra na następne rundy: { $goods }.
view-tell-bonus = Pozostałe kafelki premiowe: { $tiles }.
view-tell-seat = { $name }: { count-points }, robotnicy: { $workers }, srebrne monety: { $silver }.
view-tell-dice = Kości: { $dice }.
view-tell-used =
    { $die ->
        [0] zużyta
       *[other] { $die } (zużyta)
    }
view-tell-storage = Własny magazyn: { $tiles }.
view-tell-incoming = Czeka na miejsce w magazynie: { $tiles }.
view-tell-goods = Dobra: { $goods }.
view-tell-sold = Sprzedane dobra: { $count }.
view-tell-duchy = Plansza { $board }. Położone heksy: { $tiles }.
view-tell-on = { NAME($tile) } na polu { $space }
view-tell-open = Wolne pola obok twoich heksów: { $spaces }.
view-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## Co stoi obok liczby

view-word-workers =
    { $count ->
        [one] robotnik
        [few] robotników
       *[many] robotników
    }
view-word-silver =
    { $count ->
        [one] moneta
        [few] monety
       *[many] monet
    }
view-word-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Dlaczego kliknięcie nic nie daje

view-why-covered = Pole { $space }: { NAME($tile) }. Położony heks zostaje na swoim miejscu.
view-why-nowhere = Na ten heks ({ NAME($tile) }) nie ma teraz dostępnego pola: potrzebne jest puste pole tego koloru obok twoich heksów i kość z jego liczbą albo taka, którą można na nią zmienić.
view-why-load = Dobra z magazynów ładują statki: kto kładzie statek, zabiera wszystkie dobra z jednego magazynu.
view-why-used = Ta kość jest już wykorzystana; w następnej rundzie znowu rzuca się obiema.
view-why-order = Kolejność zmieniają tylko statki: każdy położony przesuwa właściciela o jedno pole do przodu.
view-why-bonus = Kafelek premiowy dostaje od razu ten, kto zakryje wszystkie pola jego koloru.

## Jak nazywają się części stołu

table-own = Księstwo

## Co można zrobić; `verb-` stoi po „Możesz”, `do-` na przycisku

verb-move-take = wziąć heks z magazynu
verb-move-place = położyć heks z własnego magazynu
verb-move-sell = sprzedać dobra
verb-move-workers = wziąć robotników
verb-move-buy = kupić heks z czarnego magazynu
verb-move-hire = wziąć budynek za robotników
verb-move-end = zakończyć turę
verb-move-pass = zrezygnować
verb-move-discard = odrzucić heks
verb-move-load = zabrać dobra z magazynu
verb-move-load-also = zabrać dobra z drugiego magazynu
verb-move-stow = wybrać dobra
verb-move-collect = wziąć, co przysługuje
verb-move-fetch = wziąć heks z magazynu
verb-move-side = wybrać stronę planszy
verb-move-castle = położyć startowy zamek
do-move-take = Weź
do-move-place = Połóż
do-move-sell = Sprzedaj
do-move-workers = Weź robotników
do-move-buy = Kup
do-move-hire = Weź
do-move-end = Zakończ turę
do-move-pass = Zrezygnuj
do-move-discard = Odrzuć
do-move-load = Zabierz
do-move-load-also = Zabierz
do-move-stow = Zabierz
do-move-collect = Weź
do-move-fetch = Weź
do-move-side = Wybierz
do-move-castle = Połóż

## Przebieg

table-log-move-end = { $name } kończy turę.
table-log-move-pass =
    { $name } rezygnuje z { $by ->
        [kind-bank] 2 srebrnych monet
        [kind-boarding-house] 4 robotników
        [kind-warehouse] sprzedaży
        [kind-city-hall] położenia heksa
        [kind-castle] dodatkowej akcji
        [kind-ship] drugiego magazynu
        [kind-workshop] heksa
        [kind-church] heksa
        [kind-market] heksa
       *[other] oferty
    } ({ NAME($by) }).
table-log-die = (kość { $die })
table-log-by = ({ NAME($by) })
table-log-move-side = { $name } gra na planszy { $board }.
table-log-move-castle = { $name } kładzie startowy zamek na polu { $space }.

## Części gry i punkty według źródeł

story-mark-event-phase-began = Faza { $phase }
story-mark-event-round-began = runda { $round }

story-kind-monasteries = Klasztory
story-kind-left = Pozostałości
story-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
story-course = Punkty runda po rundzie
story-course-label = Punkty od rundy do rundy; stan: { $totals }. Te same liczby są w tabeli.
story-course-table = Punkty po każdej rundzie

## O czym są opcje nowego stołu

new-option-boards = Każdy ma własną planszę; plansze różnią się wielkością i kształtem obszarów.
new-option-castle = Przed pierwszą fazą każdy kładzie na planszy jeden zamek.
new-option-choosing = Jak wszyscy wybierają stronę planszy i pole pierwszego zamku.
new-option-full-storage = Magazyn mieści trzy heksy; chodzi o czwarty.
new-option-castle-action = Czy z dodatkowej akcji zamku można zrezygnować.
new-option-first-tie = Kto jest wyżej przy równej liczbie punktów.
new-option-second-tie = Kto jest wyżej, jeśli i to jest równe.
new-option-redrawn = Dwa wydania tych plansz różnią się.
