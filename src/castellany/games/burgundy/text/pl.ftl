# „Zamki Burgundii” po polsku.

## Heksy: `.acc` biernik, `.gen` dopełniacz

kind-warehouse = skład
    .acc = skład
    .gen = składu
kind-watchtower = strażnica
    .acc = strażnicę
    .gen = strażnicy
kind-workshop = warsztat ciesielski
    .acc = warsztat ciesielski
    .gen = warsztatu ciesielskiego
kind-church = kościół
    .acc = kościół
    .gen = kościoła
kind-market = targ
    .acc = targ
    .gen = targu
kind-boarding-house = kwatery
    .acc = kwatery
    .gen = kwater
kind-bank = bank
    .acc = bank
    .gen = banku
kind-city-hall = ratusz
    .acc = ratusz
    .gen = ratusza
kind-cow2 = 2 krowy
    .acc = 2 krowy
    .gen = 2 krów
kind-cow3 = 3 krowy
    .acc = 3 krowy
    .gen = 3 krów
kind-cow4 = 4 krowy
    .acc = 4 krowy
    .gen = 4 krów
kind-pig2 = 2 świnie
    .acc = 2 świnie
    .gen = 2 świń
kind-pig3 = 3 świnie
    .acc = 3 świnie
    .gen = 3 świń
kind-pig4 = 4 świnie
    .acc = 4 świnie
    .gen = 4 świń
kind-sheep2 = 2 owce
    .acc = 2 owce
    .gen = 2 owiec
kind-sheep3 = 3 owce
    .acc = 3 owce
    .gen = 3 owiec
kind-sheep4 = 4 owce
    .acc = 4 owce
    .gen = 4 owiec
kind-hen2 = 2 kury
    .acc = 2 kury
    .gen = 2 kur
kind-hen3 = 3 kury
    .acc = 3 kury
    .gen = 3 kur
kind-hen4 = 4 kury
    .acc = 4 kury
    .gen = 4 kur
kind-ship = statek
    .acc = statek
    .gen = statku
kind-castle = zamek
    .acc = zamek
    .gen = zamku
kind-mine = kopalnia
    .acc = kopalnię
    .gen = kopalni
kind-monastery1 = klasztor 1
    .acc = klasztor 1
    .gen = klasztoru 1
kind-monastery2 = klasztor 2
    .acc = klasztor 2
    .gen = klasztoru 2
kind-monastery3 = klasztor 3
    .acc = klasztor 3
    .gen = klasztoru 3
kind-monastery4 = klasztor 4
    .acc = klasztor 4
    .gen = klasztoru 4
kind-monastery5 = klasztor 5
    .acc = klasztor 5
    .gen = klasztoru 5
kind-monastery6 = klasztor 6
    .acc = klasztor 6
    .gen = klasztoru 6
kind-monastery7 = klasztor 7
    .acc = klasztor 7
    .gen = klasztoru 7
kind-monastery8 = klasztor 8
    .acc = klasztor 8
    .gen = klasztoru 8
kind-monastery9 = klasztor 9
    .acc = klasztor 9
    .gen = klasztoru 9
kind-monastery10 = klasztor 10
    .acc = klasztor 10
    .gen = klasztoru 10
kind-monastery11 = klasztor 11
    .acc = klasztor 11
    .gen = klasztoru 11
kind-monastery12 = klasztor 12
    .acc = klasztor 12
    .gen = klasztoru 12
kind-monastery13 = klasztor 13
    .acc = klasztor 13
    .gen = klasztoru 13
kind-monastery14 = klasztor 14
    .acc = klasztor 14
    .gen = klasztoru 14
kind-monastery15 = klasztor 15
    .acc = klasztor 15
    .gen = klasztoru 15
kind-monastery16 = klasztor 16
    .acc = klasztor 16
    .gen = klasztoru 16
kind-monastery17 = klasztor 17
    .acc = klasztor 17
    .gen = klasztoru 17
kind-monastery18 = klasztor 18
    .acc = klasztor 18
    .gen = klasztoru 18
kind-monastery19 = klasztor 19
    .acc = klasztor 19
    .gen = klasztoru 19
kind-monastery20 = klasztor 20
    .acc = klasztor 20
    .gen = klasztoru 20
kind-monastery21 = klasztor 21
    .acc = klasztor 21
    .gen = klasztoru 21
kind-monastery22 = klasztor 22
    .acc = klasztor 22
    .gen = klasztoru 22
kind-monastery23 = klasztor 23
    .acc = klasztor 23
    .gen = klasztoru 23
kind-monastery24 = klasztor 24
    .acc = klasztor 24
    .gen = klasztoru 24
kind-monastery25 = klasztor 25
    .acc = klasztor 25
    .gen = klasztoru 25
kind-monastery26 = klasztor 26
    .acc = klasztor 26
    .gen = klasztoru 26

## Co robią heksy

about-warehouse = Po umieszczeniu: sprzedaj bez kości wszystkie dobra jednego koloru.
about-watchtower = Po umieszczeniu: zdobądź 4 punkty.
about-workshop = Po umieszczeniu: weź budynek z dowolnego numerowanego magazynu.
about-church = Po umieszczeniu: weź kopalnię, klasztor lub zamek z dowolnego numerowanego magazynu.
about-market = Po umieszczeniu: weź statek lub zwierzęta z dowolnego numerowanego magazynu.
about-boarding-house = Po umieszczeniu: weź 4 robotników.
about-bank = Po umieszczeniu: weź 2 srebrne monety.
about-city-hall = Po umieszczeniu: połóż jeszcze jeden heks z własnego magazynu na polu o dowolnej liczbie.
about-cow2 = Po umieszczeniu: punkt za każdą krowę na pastwisku, także za nowe.
about-cow3 = Po umieszczeniu: punkt za każdą krowę na pastwisku, także za nowe.
about-cow4 = Po umieszczeniu: punkt za każdą krowę na pastwisku, także za nowe.
about-pig2 = Po umieszczeniu: punkt za każdą świnię na pastwisku, także za nowe.
about-pig3 = Po umieszczeniu: punkt za każdą świnię na pastwisku, także za nowe.
about-pig4 = Po umieszczeniu: punkt za każdą świnię na pastwisku, także za nowe.
about-sheep2 = Po umieszczeniu: punkt za każdą owcę na pastwisku, także za nowe.
about-sheep3 = Po umieszczeniu: punkt za każdą owcę na pastwisku, także za nowe.
about-sheep4 = Po umieszczeniu: punkt za każdą owcę na pastwisku, także za nowe.
about-hen2 = Po umieszczeniu: punkt za każdą kurę na pastwisku, także za nowe.
about-hen3 = Po umieszczeniu: punkt za każdą kurę na pastwisku, także za nowe.
about-hen4 = Po umieszczeniu: punkt za każdą kurę na pastwisku, także za nowe.
about-ship = Po umieszczeniu: zabierz dobra z jednego magazynu, potem przesuń się o pole na torze kolejności.
about-castle = Po umieszczeniu: wykonaj jeszcze jedną akcję, jak kością o dowolnej wartości.
about-mine = Na koniec każdej fazy: 1 srebrna moneta.
about-monastery1 = W twoich miastach może stać kilka budynków tego samego typu.
about-monastery2 = Na koniec każdej fazy każda twoja kopalnia daje też 1 robotnika.
about-monastery3 = Każda sprzedaż daje ci 2 srebrne monety zamiast 1.
about-monastery4 = Każda sprzedaż daje ci też 1 robotnika.
about-monastery5-compulsory = Twoje statki zabierają dobra także z magazynu obok wybranego.
about-monastery5-optional = Twoje statki mogą zabrać dobra także z magazynu obok wybranego.
about-monastery6-purchase = Twój zakup obejmuje wszystkie magazyny, a robotnicy mogą zastąpić srebrne monety.
about-monastery6-hire = Raz w turze możesz oddać 2 robotników za budynek z numerowanego magazynu.
about-monastery7 = Gdy umieszczasz zwierzęta, każdy punktujący heks daje 1 punkt więcej.
about-monastery8 = Każdy robotnik zmienia wynik na kości nawet o 2 zamiast o 1.
about-monastery9 = Gdy umieszczasz budynek, możesz bez robotnika zmienić wynik o 1.
about-monastery10 = Gdy umieszczasz statek lub zwierzęta, możesz bez robotnika zmienić wynik o 1.
about-monastery11 = Gdy umieszczasz zamek, kopalnię lub klasztor, możesz bez robotnika zmienić wynik o 1.
about-monastery12 = Gdy bierzesz heks z magazynu, możesz bez robotnika zmienić wynik o 1.
about-monastery13 = Akcja brania robotników daje też 1 srebrną monetę.
about-monastery14 = Akcja brania robotników daje 4 robotników zamiast 2.
about-monastery15 = Na koniec gry: 2 punkty za każdy kolor wśród sprzedanych dóbr.
about-monastery16 = Na koniec gry: 4 punkty za każdy skład w twoim księstwie.
about-monastery17 = Na koniec gry: 4 punkty za każdą strażnicę w twoim księstwie.
about-monastery18 = Na koniec gry: 4 punkty za każdy warsztat ciesielski w twoim księstwie.
about-monastery19 = Na koniec gry: 4 punkty za każdy kościół w twoim księstwie.
about-monastery20 = Na koniec gry: 4 punkty za każdy targ w twoim księstwie.
about-monastery21 = Na koniec gry: 4 punkty za każde kwatery w twoim księstwie.
about-monastery22 = Na koniec gry: 4 punkty za każdy bank w twoim księstwie.
about-monastery23 = Na koniec gry: 4 punkty za każdy ratusz w twoim księstwie.
about-monastery24 = Na koniec gry: 4 punkty za każdy gatunek zwierząt w twoim księstwie.
about-monastery25 = Na koniec gry: 1 punkt za każdy sprzedany kafelek dóbr.
about-monastery26 = Na koniec gry: 3 punkty za każdy kafelek premiowy.

## Kolory heksów: grupa, `.acc` jeden heks w bierniku

colour-building = budynki
    .acc = budynek
colour-ship = statki
    .acc = statek
colour-animal = zwierzęta
    .acc = zwierzęta
colour-monastery = klasztory
    .acc = klasztor
colour-castle = zamki
    .acc = zamek
colour-mine = kopalnie
    .acc = kopalnię

## Dobra, z liczbą kości, która je sprzedaje

goods-1 = sukno (1)
    .acc = sukno (1)
    .gen = sukna (1)
goods-2 = winogrona (2)
    .acc = winogrona (2)
    .gen = winogron (2)
goods-3 = róże (3)
    .acc = róże (3)
    .gen = róż (3)
goods-4 = oliwa (4)
    .acc = oliwę (4)
    .gen = oliwy (4)
goods-5 = beczki (5)
    .acc = beczki (5)
    .gen = beczek (5)
goods-6 = zboże (6)
    .acc = zboże (6)
    .gen = zboża (6)
some-goods = { $count } × { NAME($good) }

## Magazyny: `.gen` dopełniacz

depot-1 = magazyn 1
    .gen = magazynu 1
depot-2 = magazyn 2
    .gen = magazynu 2
depot-3 = magazyn 3
    .gen = magazynu 3
depot-4 = magazyn 4
    .gen = magazynu 4
depot-5 = magazyn 5
    .gen = magazynu 5
depot-6 = magazyn 6
    .gen = magazynu 6
depot-black = czarny magazyn
    .gen = czarnego magazynu

## Liczby, w bierniku

count-workers =
    { $workers ->
        [one] { $workers } robotnika
       *[other] { $workers } robotników
    }
count-silver =
    { $silver ->
        [one] { $silver } srebrną monetę
        [few] { $silver } srebrne monety
       *[other] { $silver } srebrnych monet
    }
price =
    { $silver ->
        [0] { count-workers }
       *[other] { $workers ->
            [0] { count-silver }
           *[other] { count-silver } i { count-workers }
        }
    }

## Co można ustalić przy stole

option-boards = Plansze
option-boards-random = losowo rozdane
option-castle = Startowy zamek
option-castle-choose = tam, gdzie wybierze właściciel
option-castle-centre = na środku planszy
option-choosing = Wybory przed pierwszą turą
option-choosing-together = wszyscy naraz, w tajemnicy
option-choosing-in-turn = jeden po drugim
option-full-storage = Zakupy i efekty dające heks przy pełnym magazynie
option-full-storage-discard = ustępuje heks z magazynu
option-full-storage-refuse = niedozwolone
option-castle-action = Dodatkowa akcja zamku
option-castle-action-optional = można z niej zrezygnować
option-castle-action-compulsory = trzeba ją wykonać
option-first-tie = Pierwsze rozstrzygnięcie remisu
option-first-tie-fewest-empty = mniej pustych pól
option-first-tie-most-empty = więcej pustych pól
option-second-tie-ahead = znacznik dalej z przodu na torze kolejności
option-second-tie-behind = znacznik dalej z tyłu na torze kolejności
option-redrawn = Plansze 4 i 8
option-redrawn-yes = zmienione w Edycji specjalnej
option-redrawn-no = jak w wydaniu z 2019 roku

## Skąd pochodzą punkty

source-area = Ukończone obszary
source-phase = Punkty fazy za obszary
source-bonus = Kafelki premiowe
source-animals = Zwierzęta
source-herds = Klasztor 7: heksy zwierząt
source-sales = Sprzedane dobra
source-watchtowers = Strażnice
source-unsold = Niesprzedane dobra
source-silver = Pozostałe srebrne monety
source-workers = Pozostali robotnicy
source-monastery15 = Klasztor 15: kolory sprzedanych dóbr
source-monastery16 = Klasztor 16: składy
source-monastery17 = Klasztor 17: strażnice
source-monastery18 = Klasztor 18: warsztaty ciesielskie
source-monastery19 = Klasztor 19: kościoły
source-monastery20 = Klasztor 20: targi
source-monastery21 = Klasztor 21: kwatery
source-monastery22 = Klasztor 22: banki
source-monastery23 = Klasztor 23: ratusze
source-monastery24 = Klasztor 24: gatunki zwierząt
source-monastery25 = Klasztor 25: sprzedane dobra
source-monastery26 = Klasztor 26: kafelki premiowe

## Co rozstrzygnęło o miejscu

decided-by-fewest-empty = tyle samo punktów, ale więcej pustych pól
decided-by-track-ahead = tyle samo punktów i pustych pól, ale znacznik z tyłu na torze kolejności
decided-by-track-behind = tyle samo punktów i pustych pól, ale znacznik z przodu na torze kolejności

## Przygotowanie gry

setup-board-count = „{ $boards }” nie oznacza ani jednej planszy dla wszystkich, ani po jednej dla każdego gracza (liczba graczy: { $players }).
setup-unknown-board = Nie ma planszy „{ $board }”; dostępne: { $known }.

## Odmowy

refusal-no-such-die = Nie masz niewykorzystanej kości z wynikiem { $die }.
refusal-too-few-workers =
    { $needed ->
        [one] Potrzeba { $needed } robotnika; masz { $owned }.
       *[other] Potrzeba { $needed } robotników; masz { $owned }.
    }
refusal-depot-lacks-tile = Nie możesz wziąć { NAME($kind, form: "gen") } z { NAME($depot, form: "gen") }: nie ma tam takiego heksa.
refusal-not-stored = Nie masz w swoim magazynie { NAME($kind, form: "gen") }; położyć lub odrzucić można tylko heks z własnego magazynu.
refusal-space-taken = Pole { $space } jest już zakryte, a położony heks zostaje na swoim miejscu.
refusal-wrong-colour =
    Pole { $space } przyjmuje tylko { NAME($colour, form: "acc") }{ $own ->
        [colour-building] ; { NAME($kind) } to budynek.
        [colour-animal] ; { NAME($kind) } to zwierzęta.
       *[other] , a nie { NAME($kind, form: "acc") }.
    }
refusal-not-adjacent = Pole { $space } nie sąsiaduje z żadnym heksem twojego księstwa, a nowy heks musi z jakimś sąsiadować.
refusal-city-has-one = W mieście z polem { $space } nie ma miejsca dla drugiego takiego budynku ({ NAME($kind) }); każdy typ może tam stać tylko raz.
refusal-no-such-goods = Nie masz { NAME($good, form: "gen") } na sprzedaż.
refusal-too-little-silver =
    { $needed ->
        [one] To kosztuje { $needed } srebrną monetę; masz { $owned }.
        [few] To kosztuje { $needed } srebrne monety; masz { $owned }.
       *[other] To kosztuje { $needed } srebrnych monet; masz { $owned }.
    }
refusal-already-bought = W tej turze masz już za sobą zakup; przysługuje ci tylko jeden na turę.
refusal-already-hired = Klasztor 6 dał ci już w tej turze budynek; działa raz na turę.
refusal-only-black-depot = Za srebrne monety kupuje się tylko heksy z czarnego magazynu.
refusal-no-workers-as-silver = Robotnicy nie zastępują srebrnych monet; heks kosztuje 2 srebrne monety.
refusal-storage-full = Twój magazyn jest pełny; mieści trzy heksy.
refusal-not-a-building = Klasztor 6 daje tylko budynki, a nie { NAME($kind, form: "acc") }.
refusal-not-fetched-here = Położony budynek nie pozwala wziąć { NAME($kind, form: "gen") }.
refusal-not-a-neighbour = Drugi magazyn musi leżeć obok pierwszego (6 i 1 też sąsiadują), a { NAME($depot) } obok niego nie leży.
refusal-not-waiting = W tym magazynie nie ma { NAME($good, form: "gen") }.
refusal-must-act = Z tej akcji nie można zrezygnować.
refusal-not-dealt = Ta strona nie należy do wylosowanej dla ciebie planszy.
refusal-no-castle-space = Pole { $space } nie jest polem zamku, a startowy zamek takiego wymaga.
refusal-die-needed = Podaj kość, której do tego używasz.
refusal-no-die-needed = Do tego nie używa się kości; pomiń ją.
refusal-lacks-monastery = Pozwala na to tylko klasztor { $number } w twoim księstwie.
refusal-not-drawable = Tego nie można teraz wylosować.

## Pytania

list-or = { $others } lub { $last }
a-tile = { NAME($colour, form: "acc") }
granted =
    { $by ->
        [none] { "" }
       *[other] { " " }(efekt: { NAME($by) })
    }
or-decline =
    { $optional ->
        [yes] { " " }albo zrezygnuj
       *[no] { "" }
    }
prompt-turn =
    { $left ->
        [0] Obie kości są wykorzystane: zakończ turę.
        [one] Twoja tura: wykorzystaj kość ({ $dice }) lub zakończ turę.
       *[other] Twoja tura: wykorzystaj kości ({ $dice }) lub zakończ turę.
    }
prompt-castle-action = Wykonaj jeszcze jedną akcję z kością o dowolnej wartości{ or-decline }{ granted }.
prompt-city-hall-placing = Połóż heks z własnego magazynu na polu o dowolnej liczbie{ or-decline }{ granted }.
prompt-sale = Sprzedaj dobra jednego koloru{ or-decline }{ granted }.
prompt-fetching = Weź { $tiles } z numerowanego magazynu{ or-decline }{ granted }.
prompt-collecting =
    Weź { $silver ->
        [0] { count-workers }
       *[other] { count-silver }
    }{ or-decline }{ granted }.
prompt-discarding = Twój magazyn jest pełny: odrzuć heks, aby zrobić miejsce na { NAME($tile, form: "acc") }.
prompt-loading = Wybierz magazyn, z którego zabierasz dobra{ granted }.
prompt-loading-also = Wybierz drugi magazyn obok { NAME($depot, form: "gen") }{ or-decline } (efekt: klasztor 5).
prompt-stowing =
    Nie ma miejsca na wszystko: wybierz dobra z { NAME($depot, form: "gen") }{ $second ->
        [none] .
       *[other] { " " }lub z { NAME($second, form: "gen") }.
    }
prompt-sides = Wybierz stronę swojej planszy; pozostali wybierają jednocześnie.
prompt-side-in-turn = Wybierz stronę swojej planszy.
prompt-castles = Wybierz pole startowego zamku; pozostali wybierają jednocześnie.
prompt-castle-in-turn = Wybierz pole startowego zamku.
prompt-waiting = Decyduje gracz { $player }.
prompt-chance = Decyduje los.
prompt-over = Gra jest skończona.

## Ruchy

with-die =
    { $die ->
        [0] { "" }
       *[other] { " " }(kość { $die }{ $workers ->
            [0] )
            [one] , { $workers } robotnik)
           *[other] , { $workers } robotników)
        }
    }
move-take = Weź { NAME($tile, form: "acc") } z { NAME($depot, form: "gen") }{ with-die }
move-place = Połóż { NAME($tile, form: "acc") } na polu { $space }{ with-die }
move-sell = Sprzedaj { $count } × { NAME($good) } za { count-points }{ with-die }
move-workers =
    Weź { $gained } robotników{ $silver ->
        [0] { "" }
       *[other] { " " }i { count-silver }
    }{ with-die }
move-buy = Kup { NAME($tile, form: "acc") } z { NAME($depot, form: "gen") } za { price }
move-hire = Weź { NAME($tile, form: "acc") } z { NAME($depot, form: "gen") } za { count-workers } (klasztor 6)
move-end =
    Zakończ turę{ $left ->
        [0] { "" }
       *[other] { " " }(niewykorzystane kości: { $left })
    }
move-pass = Zrezygnuj
move-discard = Odrzuć { NAME($tile, form: "acc") }
cargo =
    { $room ->
        [empty] nic tam nie leży
        [none] nie ma wolnego pola na dobra ({ $goods })
        [some] { $goods }; { $spaces ->
            [one] wolne jest 1 pole dóbr
            [few] wolne są { $spaces } pola dóbr
           *[other] wolnych jest { $spaces } pól dóbr
        }
       *[all] { $goods }
    }
move-load = Zabierz dobra z { NAME($depot, form: "gen") }: { cargo }
move-load-also = Zabierz też dobra z { NAME($depot, form: "gen") }: { cargo }
move-stow = Zabierz { $count } × { NAME($good) }
move-collect =
    Weź { $silver ->
        [0] { count-workers }
       *[other] { count-silver }
    }
move-fetch = Weź { NAME($tile, form: "acc") } z { NAME($depot, form: "gen") }
move-side = Graj na planszy { $board }
move-castle = Połóż startowy zamek na polu { $space }
move-roll = Gracz { $player } wyrzuca { $first } i { $second }
move-white = Biała kość pokazuje { $die }
move-draw = Wylosowano do { NAME($depot, form: "gen") }: { NAME($tile) }
move-round-good = Wylosowano na rundę { $round }: { NAME($good) }
move-deal-good = Gracz { $player } otrzymuje na początek { NAME($good, form: "acc") }
move-deal = Gracz { $player } otrzymuje planszę { $board }
move-starter = Zaczyna gracz { $player }
move-start-die = Gracz { $player } wyrzuca { $die } o pierwszeństwo

## Zdarzenia

event-rolled = { $name } wyrzuca { $first } i { $second }.
event-goods-arrived = Biała kość kieruje { NAME($good, form: "acc") } do { NAME($depot, form: "gen") }.
event-taken = { $name } bierze { NAME($tile, form: "acc") } z { NAME($depot, form: "gen") }.
event-discarded = { $name } odrzuca { NAME($tile, form: "acc") }.
event-placed = { $name } umieszcza { NAME($tile, form: "acc") } na polu { $space }.
event-sold = { $name } sprzedaje { $count } × { NAME($good) }.
event-points = { $name } zdobywa { count-points } ({ NAME($source) }).
event-silver-gained = { $name } otrzymuje { count-silver }.
event-workers-gained = { $name } otrzymuje { count-workers }.
event-loaded = { $name } zabiera { $count } × { NAME($good) }.
event-marker-moved = { $name } przesuwa się na pole { $space } toru kolejności.
event-phase-began = Zaczyna się faza { $phase }.
event-round-began = Zaczyna się runda { $round }.
event-workers-spent = { $name } zużywa { count-workers }.
event-bonus-taken =
    { $name } otrzymuje { $size ->
        [large] duży
       *[small] mały
    } kafelek premiowy: { NAME($colour) }.
event-game-ended = Gra jest skończona.

## Co da ruch

preview-area =
    Kończy obszar z { $size ->
        [one] { $size } pola.
       *[other] { $size } pól.
    }
preview-progress = Zakryte pola tego obszaru: { $covered } z { $size }.
preview-bonus =
    Daje { $size ->
        [large] duży
       *[small] mały
    } kafelek premiowy: { NAME($colour) }.
preview-no-cargo = Nie zabiera żadnych dóbr.
preview-order = Przesuwa cię na pole { $space } toru kolejności.

## Podpisy

label-black-depot = Czarny magazyn
label-bonus-tiles = Kafelki premiowe
label-dice = Kości
label-goods = Dobra
label-large = duży
label-phase = Faza
label-round = Runda
label-round-goods = Dobra na rundy
label-silver = Srebrne monety
label-small = mały
label-sold = Sprzedane
label-storage = Własny magazyn
label-turn-order = Kolejność
label-white-die = Biała kość
label-workers = Robotnicy

## Obraz stołu

picture-title = Zamki Burgundii
picture-subtitle = { NAME($edition) } · faza { $phase }, runda { $round }
picture-board = Plansza { $board }
picture-phase = { label-phase }
picture-round = { label-round }
picture-white-die = { label-white-die }
picture-black-depot = { label-black-depot }
picture-turn-order = { label-turn-order }
picture-bonus-tiles = Premie
picture-dice = { label-dice }
picture-storage = { label-storage }
picture-goods = { label-goods }
picture-sold = { label-sold }
picture-to-move = Na ruchu
picture-reconstructed = odtworzona
picture-description = Stół gry: magazyny, tor kolejności, kafelki premiowe oraz każde księstwo z własnym magazynem, dobrami i kośćmi.

reconstructed = ○ Odtworzone: { $what }.
reconstructed-depots = pola magazynów
reconstructed-board-pairs = pary plansz
