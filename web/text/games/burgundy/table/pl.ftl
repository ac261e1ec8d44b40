# Stół Burgundii na stronie, po polsku.

## Księstwa

face-yours = Twoje księstwo
face-of = Księstwo gracza { $name }
face-back = Wróć do swojego księstwa
face-board = Plansza { $board }
face-board-side = Plansza { $board }, do wyboru
face-sides-help = Strony różnią się wielkością i kształtem obszarów; na pierwszą grę każda jest dobra.
face-answered = Twój wybór został zapisany; pozostali jeszcze wybierają.
face-waits = jeszcze wybiera
face-chosen = wybór dokonany
face-enlarge = Pokaż w powiększeniu
face-seat-summary = { $name }: { count-points }, robotnicy: { $workers }, srebrne monety: { $silver }
face-space = Pole { $space }, { NAME($colour) }, liczba { $number }
face-space-empty = puste
face-area =
    { $size ->
        [one] Obszar z jednego pola, zakryte: { $covered }.
       *[other] Obszar z { $size } pól, zakryte: { $covered }.
    }
face-area-worth = Ukończony teraz: { $size } za wielkość i { $extra } za fazę { $phase }.
face-key-die = tą kością
face-key-dice = jedną z kości
face-key-workers = i robotnikami
face-banners = Zostały kafelki premiowe
face-banners-short = Premie

## Oznaczenia

face-mark-legal = możliwe teraz
face-mark-die =
    możliwe kością { $die }{ $workers ->
        [0] { "" }
        [one] { " " }i { $workers } robotnikiem
       *[other] { " " }i { $workers } robotnikami
    }
face-mark-picked = wybrane
face-mark-armed = naciśnij jeszcze raz, aby potwierdzić
face-mark-hinted = podpowiedź
face-mark-planned = zaplanowane

## Ręka

face-click = Kliknięcie: { $move }.
face-then = Potem: { $next }
face-die = Kość: { $die }
face-die-used =
    { $die ->
        [0] Kość, zużyta
       *[other] Zużyta kość: { $die }
    }
face-die-does = Bierze heks z magazynu { $die }, kładzie heks na polu z liczbą { $die }, sprzedaje { NAME($good, form: "acc") } albo daje robotników.
face-die-shift = Każdy oddany robotnik zmienia ją o 1; 6 i 1 sąsiadują ze sobą.
face-good-sale =
    Sprzedaż kością { $good }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } (po { $each } za sztukę) i 1 srebrna moneta.
face-sold = Sprzedane dobra: { $count }
face-storage-free = Wolne miejsce we własnym magazynie
face-storage-does = Heksy czekają tu, aż położy je kość. Mieszczą się trzy.
face-storage-in = we własnym magazynie
face-goods-free = Wolne miejsce na dobra
face-incoming = Nowy heks
face-incoming-short = Nowy
face-tray = Kości, własny magazyn i dobra
face-stow = Co załadować?
face-stow-one = Załaduj { $count } × { NAME($good) }
face-workers-do = Każdy robotnik zmienia kość o 1. Na koniec gry każdych dwóch pozostałych robotników daje 1 punkt.
face-silver-do = Raz na turę za 2 srebrne monety można kupić heks z czarnego magazynu. Na koniec gry każda pozostała moneta daje 1 punkt.
face-points-none = Jeszcze bez punktów.

## Wspólna plansza

face-shared = Wspólna plansza
face-phases = Fazy
face-rounds = Rundy
face-phase = Faza { $phase }
face-phase-worth =
    Obszar ukończony w tej fazie daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } oprócz punktów za wielkość.
face-phase-now = teraz
face-phase-done = zakończona
face-round = Runda { $round }
face-round-of = runda { $round } z 5
face-round-good = Wtedy do magazynu o numerze z białej kości trafia dobro: { NAME($good) }.
face-preparing = Przygotowanie
face-white =
    { $white ->
        [0] Jeszcze nie rzucona.
       *[other] Wskazuje { $white }.
    }
face-white-does = Na początku rundy wskazuje magazyn, do którego trafia następne dobro.
face-depot-does = Kość z wynikiem { $depot } bierze stąd heks.
face-supply = Pozostało do wylosowania: { $tiles }.
face-slot = Pole magazynu, { NAME($colour) }
face-slot-empty = Heks zabrano; nowy pojawi się na początku następnej fazy.
face-slot-not-yet = Jeszcze puste; zapełni się na początku pierwszej fazy.
face-heap = Dobra, { NAME($depot) }
face-heap-empty = Obecnie brak.
face-heap-load = Statek ładuje wszystkie dobra z jednego magazynu.
face-black-price = raz na turę
face-black-does = Raz na turę można kupić jeden z tych heksów za 2 srebrne monety.
face-black-bought = Zakupu w tej turze już dokonano.
face-black-supply = Heksy z czarnym rewersem pozostałe do wylosowania: { $count }.
face-first = pierwszy
face-order = Od pierwszego do ostatniego: { $order }.
face-order-does = Kto jest dalej na torze, gra wcześniej; każdy statek przesuwa właściciela o jedno pole.
face-track-space = pole { $space }
face-bonus = Kafelki premiowe, { NAME($colour) }
face-bonus-tile =
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
face-bonus-does = Za zakrycie wszystkich pól tego koloru: pierwszy bierze duży kafelek, drugi mały.
face-reconstructed-depots = Odtworzone: źródła nie podają, jaki kolor heksu należy do którego pola magazynu; nasze pola zgadzają się ze wszystkimi znanymi liczbami.
face-reconstructed-pairs = Odtworzone: źródła nie podają, które strony są na jednej planszy.

## Przed tym, czego łatwo żałować

face-careful-end =
    { $left ->
        [one] Jedna kość jest niewykorzystana. Mimo to zakończyć turę?
       *[other] Obie kości są niewykorzystane. Mimo to zakończyć turę?
    }

## Działy zasad

face-rule = Zasady: { $section }
face-rule-place = kładzenie heksu
face-rule-take = branie heksu
face-rule-sell = dobra i sprzedaż
face-rule-turn = twoja tura
face-rule-workers = robotnicy
face-rule-buying = srebrne monety i czarny magazyn
face-rule-areas = obszary
face-rule-bonus = kafelki premiowe
face-rule-phase = faza
face-rule-round = runda
face-rule-buildings = budynki
face-rule-ships = statki i kolejność
face-rule-animals = zwierzęta
face-rule-monasteries = klasztory
face-rule-castles = zamki
face-rule-mines = kopalnie

## Stół słowami

face-tell-now = Faza { $phase }, runda { $round } z 5.
face-tell-white = Biała kość: { $white }.
face-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Dobra: { $goods }.
    }
face-tell-nothing = nic
face-tell-rounds = Dobra na następne rundy: { $goods }.
face-tell-bonus = Pozostałe kafelki premiowe: { $tiles }.
face-tell-seat = { $name }: { count-points }, robotnicy: { $workers }, srebrne monety: { $silver }.
face-tell-dice = Kości: { $dice }.
face-tell-used =
    { $die ->
        [0] zużyta
       *[other] { $die } (zużyta)
    }
face-tell-storage = Własny magazyn: { $tiles }.
face-tell-incoming = Czeka na miejsce w magazynie: { $tiles }.
face-tell-goods = Dobra: { $goods }.
face-tell-sold = Sprzedane dobra: { $count }.
face-tell-duchy = Plansza { $board }. Położone heksy: { $tiles }.
face-tell-on = { NAME($tile) } na polu { $space }
face-tell-open = Wolne pola obok twoich heksów: { $spaces }.
face-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## Co stoi obok liczby

face-word-workers =
    { $count ->
        [one] robotnik
        [few] robotników
       *[many] robotników
    }
face-word-silver =
    { $count ->
        [one] moneta
        [few] monety
       *[many] monet
    }
face-word-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Dlaczego kliknięcie nic nie daje

face-why-covered = Pole { $space }: { NAME($tile) }. Położony heks zostaje na swoim miejscu.
face-why-nowhere = Na ten heks ({ NAME($tile) }) nie ma teraz dostępnego pola: potrzebne jest puste pole tego koloru obok twoich heksów i kość z jego liczbą albo taka, którą można na nią zmienić.
face-why-load = Dobra z magazynów ładują statki: kto kładzie statek, zabiera wszystkie dobra z jednego magazynu.
face-why-used = Ta kość jest już wykorzystana; w następnej rundzie znowu rzuca się obiema.
face-why-order = Kolejność zmieniają tylko statki: każdy położony przesuwa właściciela o jedno pole do przodu.
face-why-bonus = Kafelek premiowy dostaje od razu ten, kto zakryje wszystkie pola jego koloru.

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
       *[other] heksa
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
new-option-first-tie = Kto jest wyżej przy równej liczbie punktów.
new-option-second-tie = Kto jest wyżej, jeśli i to jest równe.
new-option-redrawn = Dwa wydania tych plansz różnią się.
