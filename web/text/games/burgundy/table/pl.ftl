# Stół Burgundii na stronie, po polsku.

## Księstwa

burgundy-yours = Twoje księstwo
burgundy-of = Księstwo gracza { $name }
burgundy-back = Wróć do swojego księstwa
burgundy-board = Plansza { $board }
burgundy-board-side = Plansza { $board }, do wyboru
burgundy-sides-help = Strony różnią się wielkością i kształtem obszarów; na pierwszą grę każda jest dobra.
burgundy-answered = Twój wybór został zapisany; pozostali jeszcze wybierają.
burgundy-waits = jeszcze wybiera
burgundy-chosen = wybór dokonany
burgundy-enlarge = Pokaż w powiększeniu
burgundy-seat-summary = { $name }: { count-points }, robotnicy: { $workers }, srebrne monety: { $silver }
burgundy-space = Pole { $space }, { NAME($colour) }, liczba { $number }
burgundy-space-empty = puste
burgundy-area =
    { $size ->
        [one] Obszar z jednego pola, zakryte: { $covered }.
       *[other] Obszar z { $size } pól, zakryte: { $covered }.
    }
burgundy-area-worth = Ukończony teraz: { $size } za wielkość i { $extra } za fazę { $phase }.
burgundy-key-die = tą kością
burgundy-key-dice = jedną z kości
burgundy-key-workers = i robotnikami
burgundy-banners = Zostały kafelki premiowe
burgundy-banners-short = Premie

## Oznaczenia

burgundy-mark-legal = możliwe teraz
burgundy-mark-die =
    możliwe kością { $die }{ $workers ->
        [0] { "" }
        [one] { " " }i { $workers } robotnikiem
       *[other] { " " }i { $workers } robotnikami
    }
burgundy-mark-picked = wybrane
burgundy-mark-armed = naciśnij jeszcze raz, aby potwierdzić
burgundy-mark-hinted = podpowiedź
burgundy-mark-planned = zaplanowane

## Ręka

burgundy-click = Kliknięcie: { $move }.
burgundy-then = Potem: { $next }
burgundy-die = Kość: { $die }
burgundy-die-used =
    { $die ->
        [0] Kość, zużyta
       *[other] Zużyta kość: { $die }
    }
burgundy-die-does = Bierze heks z magazynu { $die }, kładzie heks na polu z liczbą { $die }, sprzedaje { NAME($good, form: "acc") } albo daje robotników.
burgundy-die-shift = Każdy oddany robotnik zmienia ją o 1; 6 i 1 sąsiadują ze sobą.
burgundy-good-sale =
    Sprzedaż kością { $good }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } (po { $each } za sztukę) i 1 srebrna moneta.
burgundy-sold = Sprzedane dobra: { $count }
burgundy-storage-free = Wolne miejsce we własnym magazynie
burgundy-storage-does = Heksy czekają tu, aż położy je kość. Mieszczą się trzy.
burgundy-storage-in = we własnym magazynie
burgundy-goods-free = Wolne miejsce na dobra
burgundy-incoming = Nowy heks
burgundy-incoming-short = Nowy
burgundy-tray = Kości, własny magazyn i dobra
burgundy-stow = Co załadować?
burgundy-stow-one = Załaduj { $count } × { NAME($good) }
burgundy-workers-do = Każdy robotnik zmienia kość o 1. Na koniec gry każdych dwóch pozostałych robotników daje 1 punkt.
burgundy-silver-do = Raz na turę za 2 srebrne monety można kupić heks z czarnego magazynu. Na koniec gry każda pozostała moneta daje 1 punkt.
burgundy-points-none = Jeszcze bez punktów.

## Wspólna plansza

burgundy-shared = Wspólna plansza
burgundy-phases = Fazy
burgundy-rounds = Rundy
burgundy-phase = Faza { $phase }
burgundy-phase-worth =
    Obszar ukończony w tej fazie daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } oprócz punktów za wielkość.
burgundy-phase-now = teraz
burgundy-phase-done = zakończona
burgundy-round = Runda { $round }
burgundy-round-of = runda { $round } z 5
burgundy-round-good = Wtedy do magazynu o numerze z białej kości trafia dobro: { NAME($good) }.
burgundy-preparing = Przygotowanie
burgundy-white =
    { $white ->
        [0] Jeszcze nie rzucona.
       *[other] Wskazuje { $white }.
    }
burgundy-white-does = Na początku rundy wskazuje magazyn, do którego trafia następne dobro.
burgundy-depot-does = Kość z wynikiem { $depot } bierze stąd heks.
burgundy-supply = Pozostało do wylosowania: { $tiles }.
burgundy-slot = Pole magazynu, { NAME($colour) }
burgundy-slot-empty = Heks zabrano; nowy pojawi się na początku następnej fazy.
burgundy-slot-not-yet = Jeszcze puste; zapełni się na początku pierwszej fazy.
burgundy-heap = Dobra, { NAME($depot) }
burgundy-heap-empty = Obecnie brak.
burgundy-heap-load = Statek ładuje wszystkie dobra z jednego magazynu.
burgundy-black-price = raz na turę
burgundy-black-does = Raz na turę można kupić jeden z tych heksów za 2 srebrne monety.
burgundy-black-bought = Zakupu w tej turze już dokonano.
burgundy-black-supply = Heksy z czarnym rewersem pozostałe do wylosowania: { $count }.
burgundy-first = pierwszy
burgundy-order = Od pierwszego do ostatniego: { $order }.
burgundy-order-does = Kto jest dalej na torze, gra wcześniej; każdy statek przesuwa właściciela o jedno pole.
burgundy-track-space = pole { $space }
burgundy-bonus = Kafelki premiowe, { NAME($colour) }
burgundy-bonus-tile =
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
burgundy-bonus-does = Za zakrycie wszystkich pól tego koloru: pierwszy bierze duży kafelek, drugi mały.
burgundy-reconstructed-depots = Odtworzone: źródła nie podają, jaki kolor heksu należy do którego pola magazynu; nasze pola zgadzają się ze wszystkimi znanymi liczbami.
burgundy-reconstructed-pairs = Odtworzone: źródła nie podają, które strony są na jednej planszy.

## Przed tym, czego łatwo żałować

burgundy-careful-end =
    { $left ->
        [one] Jedna kość jest niewykorzystana. Mimo to zakończyć turę?
       *[other] Obie kości są niewykorzystane. Mimo to zakończyć turę?
    }

## Działy zasad

burgundy-rule = Zasady: { $section }
burgundy-rule-place = kładzenie heksu
burgundy-rule-take = branie heksu
burgundy-rule-sell = dobra i sprzedaż
burgundy-rule-turn = twoja tura
burgundy-rule-workers = robotnicy
burgundy-rule-buying = srebrne monety i czarny magazyn
burgundy-rule-areas = obszary
burgundy-rule-bonus = kafelki premiowe
burgundy-rule-phase = faza
burgundy-rule-round = runda
burgundy-rule-buildings = budynki
burgundy-rule-ships = statki i kolejność
burgundy-rule-animals = zwierzęta
burgundy-rule-monasteries = klasztory
burgundy-rule-castles = zamki
burgundy-rule-mines = kopalnie

## Stół słowami

burgundy-tell-now = Faza { $phase }, runda { $round } z 5.
burgundy-tell-white = Biała kość: { $white }.
burgundy-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Dobra: { $goods }.
    }
burgundy-tell-nothing = nic
burgundy-tell-rounds = Dobra na następne rundy: { $goods }.
burgundy-tell-bonus = Pozostałe kafelki premiowe: { $tiles }.
burgundy-tell-seat = { $name }: { count-points }, robotnicy: { $workers }, srebrne monety: { $silver }.
burgundy-tell-dice = Kości: { $dice }.
burgundy-tell-used =
    { $die ->
        [0] zużyta
       *[other] { $die } (zużyta)
    }
burgundy-tell-storage = Własny magazyn: { $tiles }.
burgundy-tell-incoming = Czeka na miejsce w magazynie: { $tiles }.
burgundy-tell-goods = Dobra: { $goods }.
burgundy-tell-sold = Sprzedane dobra: { $count }.
burgundy-tell-duchy = Plansza { $board }. Położone heksy: { $tiles }.
burgundy-tell-on = { NAME($tile) } na polu { $space }
burgundy-tell-open = Wolne pola obok twoich heksów: { $spaces }.
burgundy-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## Co stoi obok liczby

burgundy-word-workers =
    { $count ->
        [one] robotnik
        [few] robotników
       *[many] robotników
    }
burgundy-word-silver =
    { $count ->
        [one] moneta
        [few] monety
       *[many] monet
    }
burgundy-word-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Dlaczego kliknięcie nic nie daje

burgundy-why-covered = Pole { $space }: { NAME($tile) }. Położony heks zostaje na swoim miejscu.
burgundy-why-nowhere = Na ten heks ({ NAME($tile) }) nie ma teraz dostępnego pola: potrzebne jest puste pole tego koloru obok twoich heksów i kość z jego liczbą albo taka, którą można na nią zmienić.
burgundy-why-load = Dobra z magazynów ładują statki: kto kładzie statek, zabiera wszystkie dobra z jednego magazynu.
burgundy-why-used = Ta kość jest już wykorzystana; w następnej rundzie znowu rzuca się obiema.
burgundy-why-order = Kolejność zmieniają tylko statki: każdy położony przesuwa właściciela o jedno pole do przodu.
burgundy-why-bonus = Kafelek premiowy dostaje od razu ten, kto zakryje wszystkie pola jego koloru.

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

## Dziennik

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

## O czym są opcje nowego stołu

new-option-boards = Każdy ma własną planszę; plansze różnią się wielkością i kształtem obszarów.
new-option-castle = Przed pierwszą fazą każdy kładzie na planszy jeden zamek.
new-option-choosing = Jak wszyscy wybierają stronę planszy i pole pierwszego zamku.
new-option-full-storage = Magazyn mieści trzy heksy; chodzi o czwarty.
new-option-first-tie = Kto jest wyżej przy równej liczbie punktów.
new-option-second-tie = Kto jest wyżej, jeśli i to jest równe.
new-option-redrawn = Dwa wydania tych plansz różnią się.
