# Zasady Burgundii, po polsku, pisane jak wspólne dla wszystkich gier. $edition to `special` albo `first`.

## Rama

rules-lead = Wszystko, co ważne, w krótkich rozdziałach. Tam, gdzie wydania się różnią, czytasz zasady tego, które tu wybierzesz.
rules-group-game = Przebieg gry
rules-group-tiles = Co robią heksy
rules-group-points = Punkty
rules-group-modules = Moduły

## Przebieg gry

rules-goal = Cel gry
rules-goal-text =
    Władasz księstwem w XV-wiecznej Burgundii i prowadzisz je do rozkwitu: bierzesz heksy z magazynów na środku stołu i umieszczasz je na 37 polach swojego księstwa. Punkty dają ukończone obszary, zwierzęta, sprzedane dobra, kafelki premiowe i niektóre klasztory.

    Gra ma pięć faz po pięć rund. W każdej rundzie masz jedną turę z dwiema kośćmi, razem 50 kości. Wygrywa, kto na koniec ma najwięcej punktów.

rules-table = Stół
rules-table-text =
    Na środku leży to, co wspólne:

    • __Sześć numerowanych magazynów__ z heksami, po jednym na każdą liczbę oczek, oraz dobra, które do nich trafiają.
    • __Czarny magazyn__, z którego heksy kupuje się za srebrne monety.
    • __Fazy i rundy__ z dobrami na kolejne rundy.
    • __Tor kolejności__ i kafelki premiowe, których nikt jeszcze nie zdobył.

    Przed tobą leży twoje księstwo, a obok niego dwie kości, __własny magazyn__ na trzy jeszcze nieumieszczone heksy, trzy __pola dóbr__ na niesprzedane dobra, robotnicy, srebrne monety i dobra już sprzedane.

    Wszystko jest jawne oprócz tego, jakie heksy i dobra pojawią się w późniejszych fazach.

rules-start = Początek gry
rules-start-text =
    Każdy zaczyna z jedną srebrną monetą, trzema losowymi kafelkami dóbr i zamkiem, który już leży w księstwie. Zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego gracze otrzymują 1, 2, 3 i 4 robotników.

    { $edition ->
        [first] Gracza rozpoczynającego wybiera los. Wszyscy grają na tej samej planszy, 1 albo 2, z zamkiem na środku. W wariancie dla doświadczonych każdy otrzymuje losową planszę, wybiera jej stronę, a także pole zamku.
       *[special] Każdy rzuca kością, a zaczyna ten, kto wyrzuci najwięcej. Każdy otrzymuje losową planszę księstwa, wybiera jej stronę i kładzie zamek na dowolnym polu zamku. W pierwszej grze wszyscy mogą wziąć planszę 1 albo 2 i położyć zamek na środku.
    }

    Startowy zamek nie daje punktów ani akcji. Zakrywa jednak swoje pole.

rules-phase = Faza
rules-phase-text =
    Przed każdą fazą wszystkie heksy, które zostały w magazynach, wypadają z gry, a na każde używane pole magazynu trafia nowy heks w jego kolorze. Czarny magazyn otrzymuje nowe heksy z czarnym rewersem. Wykłada się pięć kafelków dóbr, po jednym na każdą rundę.

    Dobra w magazynach zostają na miejscu, podobnie jak wszystko, co należy do graczy. W trakcie fazy niczego się nie uzupełnia: po wziętym heksie zostaje puste pole.

rules-round = Runda
rules-round-text =
    • Wszyscy rzucają jednocześnie dwiema kośćmi, na oczach pozostałych. Możesz planować, gdy grają inni.
    • Gracz rozpoczynający rzuca też białą kością. Kieruje ona kolejny kafelek dóbr do magazynu o wyrzuconym numerze. Do niczego innego nie służy i robotnicy jej nie zmieniają.
    • Każdy rozgrywa jedną turę. Wcześniej gra ten, kto jest dalej na torze kolejności, a na tym samym polu ten, kto leży wyżej w stosie.

rules-turn = Twoja tura
rules-turn-text =
    Każda z twoich dwóch kości służy do jednej akcji, w dowolnej kolejności, może być dwa razy ta sama:

    • __Weź heks__ z magazynu o numerze kości.
    • __Umieść heks__ z własnego magazynu na polu z liczbą kości.
    • __Sprzedaj dobra__ koloru o numerze kości.
    • __Weź dwóch robotników__ za dowolną kość.

    Raz w turze możesz też w dowolnej chwili kupić heks z czarnego magazynu. Robotnicy zmieniają wynik na kościach. Kości możesz nie wykorzystać: w następnej rundzie rzuca się nimi na nowo.

rules-take = Dobieranie heksa
rules-take-text =
    Wybierz heks z magazynu o numerze swojej kości. Trafia on do własnego magazynu, nigdy od razu do księstwa. Drugą kością możesz umieścić go jeszcze w tej samej turze.

    Własny magazyn mieści trzy heksy. Jeśli jest pełny, najpierw odrzucasz jeden z nich, a ten wypada z gry. Kością nie można wziąć heksa z czarnego magazynu.

rules-place = Umieszczanie heksa
rules-place-text =
    Wybierz heks z własnego magazynu i pole księstwa, które

    • jest puste,
    • pokazuje liczbę twojej kości,
    • ma kolor heksa
    • i sąsiaduje z co najmniej jednym heksem leżącym już w twoim księstwie.

    Umieszczony heks zostaje do końca gry. Najpierw dostajesz punkty za ukończony obszar, potem kafelek premiowy za ukończony kolor, a na końcu działa sam heks.

rules-sell = Dobra i sprzedaż
rules-sell-text =
    Dobra mają sześć kolorów, każdy z własną liczbą. Możesz przechowywać najwyżej trzy kolory, po jednym na każdym polu dóbr, i dowolnie wiele kafelków jednego koloru. Dobra przywożą statki.

    Kość sprzedaje __wszystkie__ twoje dobra koloru o jej numerze. Za sprzedaż otrzymujesz jedną srebrną monetę, bez względu na liczbę kafelków, a za każdy kafelek 2 punkty przy dwóch graczach, 3 przy trzech, 4 przy czterech. Sprzedane dobra odkłada się na bok ze względu na niektóre klasztory, a ich pole znów jest wolne.

rules-workers = Robotnicy
rules-workers-text =
    Każdy oddany robotnik zmienia wynik na jednej z twoich kości o jeden, w górę lub w dół. 1 i 6 sąsiadują ze sobą. Na jedną kość możesz zużyć kilku robotników. Zmiana wyniku nie jest akcją: kość dalej pozwala na pełną akcję.

    Tutaj nigdy nie obracasz kości ręcznie. Wybierasz, co chcesz osiągnąć, a strona pobiera najmniejszą potrzebną liczbę robotników. Za kość o dowolnym wyniku możesz wziąć dwóch robotników.

rules-buying = Srebrne monety i czarny magazyn
rules-buying-text =
    Raz we własnej turze, w dowolnej chwili, nawet w trakcie akcji, możesz zapłacić dwie srebrne monety za jeden heks z czarnego magazynu. Trafia on do własnego magazynu. Nie jest to akcja i nie wymaga kości.

    Srebrne monety dają sprzedaż, kopalnie i banki. Heksy z czarnym rewersem działają i punktują jak wszystkie inne.

## Co robią heksy

rules-buildings = Budynki
rules-buildings-text =
    Budynek działa raz, w chwili umieszczenia, bez użycia kości. Możesz z jego efektu zrezygnować (oprócz punktów za strażnicę), możesz też umieścić budynek, którego efektu nie da się teraz wykorzystać.

    __Miasto__ to ciągły obszar pól budynków. Każdy typ budynku może w nim stać tylko raz; w innych twoich miastach może stać znowu.

rules-animals = Zwierzęta
rules-animals-text =
    __Pastwisko__ to ciągły obszar pól zwierząt. Gdy umieszczasz heks zwierząt, dostajesz punkty za zwierzęta na nim, a także za wszystkie zwierzęta tego samego gatunku, które już są na tym pastwisku, niekoniecznie obok siebie. Wczesne stado punktuje więc wiele razy.

    Przykład: na pastwisku są trzy krowy i trzy owce. Kolejne cztery krowy dają 4 + 3 = 7 punktów, a następne cztery później 4 + 4 + 3 = 11. Zamiast tego dwie owce dałyby 2 + 3 = 5.

rules-ships = Statki i kolejność
rules-ships-text =
    Gdy umieszczasz statek, dzieją się dwie rzeczy:

    • Wybierasz dowolny magazyn, niezależnie od kości, i zabierasz z niego wszystkie dobra, które możesz przechować. Na dobra nowego koloru potrzebne jest wolne pole dóbr. Co się nie mieści, zostaje w magazynie; jeśli jest wybór, należy do ciebie.
    • Twój znacznik przesuwa się o jedno pole do przodu na torze kolejności, na wierzch stojących tam znaczników. Liczy się to od następnej rundy.

rules-castles = Zamki
rules-castles-text =
    Gdy umieszczasz zamek, od razu wykonujesz jeszcze jedną akcję, tak jakby dodatkowa kość pokazywała, co tylko chcesz: weź heks z dowolnego numerowanego magazynu, umieść heks na polu o dowolnej liczbie, sprzedaj dobra dowolnego koloru albo weź robotników. { $edition ->
        [first] Akcję trzeba wykonać; robotników można wziąć zawsze.
       *[special] Możesz z niej zrezygnować.
    }

rules-mines = Kopalnie
rules-mines-text =
    W chwili umieszczenia kopalnia nic nie daje. Na koniec każdej fazy każda kopalnia w twoim księstwie daje jedną srebrną monetę. Trzy zakryte pola kopalni to także kafelek premiowy.

rules-monasteries = Klasztory
rules-monasteries-text =
    Jest ich 26, a każdy jest inny. Klasztory od 1 do 14 zmieniają dla ciebie zasady, dopóki leżą w księstwie, a od 15 do 26 punktują na koniec gry. We własnym magazynie nie działają.

## Punkty

rules-areas = Obszary
rules-areas-text =
    Obszar to ciągły zbiór pól jednego koloru. W chwili zakrycia jego ostatniego pola dostajesz punkty dwa razy: za wielkość i za fazę, w której to się dzieje. Wcześnie ukończone obszary są warte więcej.
rules-area-size = Pola
rules-area-points = Punkty za wielkość
rules-phase-points = Punkty za fazę
rules-areas-example = Przykład: obszar z 3 pól ukończony w fazie B daje 6 + 8 = 14 punktów.

rules-bonus = Kafelki premiowe
rules-bonus-text =
    Na każdy z sześciu kolorów przypadają dwa kafelki premiowe. Kto pierwszy zakryje w swoim księstwie __wszystkie__ pola jednego koloru, bierze duży, a drugi bierze mały. Punkty dostaje się od razu. Trzeci i czwarty nie dostają nic.
rules-bonus-players = Liczba graczy

rules-phase-end = Koniec fazy
rules-phase-end-text =
    Po piątej rundzie każda kopalnia w twoim księstwie daje jedną srebrną monetę, a z klasztorem 2 także robotnika. Potem zaczyna się następna faza. Kopalnie płacą również po fazie E, zanim policzone zostaną ostatnie punkty.

rules-game-end = Koniec gry
rules-game-end-text =
    Gra kończy się wraz z fazą E, po 25 rundach. Dostajesz wtedy

    • jeden punkt za każdy niesprzedany kafelek dóbr,
    • jeden punkt za każdą srebrną monetę,
    • jeden punkt za każdych dwóch robotników
    • oraz punkty za klasztory od 15 do 26.

    Heksy we własnym magazynie nie dają punktów. Wygrywa, kto ma ich najwięcej.

rules-tie-break = Remisy
rules-tie-break-text =
    Przy równej liczbie punktów wygrywa { $edition ->
        [first] ten, kto ma w księstwie więcej pustych pól. Jeśli i to jest równe, wygrywa ten, kto jest dalej z tyłu na torze kolejności.
       *[special] ten, kto ma w księstwie mniej pustych pól. Jeśli i to jest równe, wygrywa ten, kto jest dalej z przodu na torze kolejności.
    }

    Na jednym polu toru wyższy znacznik liczy się jako dalej z przodu. Przy stole można ustalić odwrotnie.

## Szczegóły

rules-players = Dwoje, troje lub czworo graczy
rules-players-text =
    Im więcej graczy, tym więcej pól magazynów się zapełnia. Przy trzech graczach na pole zamku w magazynie 6 trafia zamek w fazach A, C i E, a kopalnia w fazach B i D. Czarny magazyn ma 4, 6 lub 8 pól.

rules-editions = Czym różnią się wydania
rules-editions-text =
    Przy stole gra się cały czas według jednego wydania, a strona pokazuje jego kolory: zamki są bordowe w Edycji specjalnej, a ciemnozielone w wydaniu z 2019 roku.
rules-differs-topic = Temat
rules-differs-start = Gracz rozpoczynający
rules-differs-start-special = najwyższy rzut
rules-differs-start-first = losowo
rules-differs-boards = Plansze
rules-differs-boards-special = losowa plansza dla każdego, strona do wyboru
rules-differs-boards-first = wszyscy na planszy 1 albo wszyscy na 2; dla doświadczonych losowa plansza, strona do wyboru
rules-differs-castle = Startowy zamek
rules-differs-castle-special = na dowolnym polu zamku
rules-differs-castle-first = na środku; dla doświadczonych na dowolnym polu zamku
rules-differs-redrawn = Plansze 4 i 8
rules-differs-redrawn-special = zmienione
rules-differs-redrawn-first = jak dotąd
rules-differs-action = Akcja zamku
rules-differs-action-special = można zrezygnować
rules-differs-action-first = trzeba wykonać
rules-differs-loading = Klasztor 5, drugi magazyn
rules-differs-loading-special = można pominąć
rules-differs-loading-first = trzeba zabrać dobra
rules-differs-purchase = Klasztor 6
rules-differs-purchase-special = raz w turze dwóch robotników za budynek z numerowanego magazynu, niezależnie od zakupu
rules-differs-purchase-first = zakup w turze możliwy z każdego magazynu, a robotnicy zastępują srebrne monety
rules-differs-tie = Pierwsze rozstrzygnięcie remisu
rules-differs-tie-special = mniej pustych pól
rules-differs-tie-first = więcej pustych pól
rules-differs-track = Drugie rozstrzygnięcie remisu
rules-differs-track-special = dalej z przodu na torze kolejności
rules-differs-track-first = dalej z tyłu na torze kolejności

rules-rulings = Rozstrzygnięcia
rules-rulings-text =
    Tam, gdzie instrukcje milczą, są niejasne lub sprzeczne, gramy tak. Numery pochodzą z pełnej listy dołączonej do programu.

    • __R 1__ Które numery plansz są na tej samej planszy, zostało odtworzone; instrukcje tego nie podają.
    • __R 3__ Strony plansz i pola zamków wszyscy wybierają jednocześnie i w tajemnicy.
    • __R 8 do 10__ Startowy zamek nie daje akcji ani punktów, ale zakrywa swoje pole przy liczeniu obszaru i koloru.
    • __R 14__ Kolejność rundy jest ustalona na jej początku. Statek liczy się od następnej rundy.
    • __R 17, 18__ Ruch kosztuje najmniejszą potrzebną liczbę robotników. Najpierw wykorzystuje się darmowe zmiany z klasztorów od 9 do 12; z klasztorem 8 robotnik wystarcza na dwa kroki.
    • __R 19__ Heks odrzuca się tylko po to, by zrobić miejsce, i nigdy nie ten nowy.
    • __R 20__ Po umieszczeniu heksa liczy się najpierw obszar, potem kafelek premiowy, na końcu efekt heksa.
    • __R 21__ Klasztor nie pomaga przy własnym umieszczeniu.
    • __R 22__ Statek można wysłać także do magazynu, z którego nic nie zabierze. Jeśli w żadnym nie ma dóbr, na które masz miejsce, pytanie nie pada.
    • __R 23, 24__ Dobra, które się mieszczą, trzeba zabrać. Jeśli nie mieszczą się wszystkie nowe kolory, wybiera właściciel statku.
    • __R 26__ Efekty mogą następować jeden po drugim bez ograniczeń; najpierw kończy się wewnętrzny.
    • __R 27__ Ratusz pozwala umieścić heks na polu o dowolnej liczbie; kolor, sąsiedztwo i ograniczenie miasta obowiązują.
    • __R 29, 30__ Efekt, którego nie da się wykorzystać, pomija się bez pytania.
    • __R 31, 35__ Przy pełnym magazynie zakup lub efekt dający heks wymaga odrzucenia jednego heksa. Przy stole można ustalić, że jest to niedozwolone.
    • __R 34, 43__ Z zakupu i z klasztoru 6 można skorzystać zawsze, gdy we własnej turze pada do ciebie jakiekolwiek pytanie.
    • __R 36__ Kopalnie i klasztor 2 płacą też na koniec fazy E.
    • __R 40, 41__ Magazyny sąsiadują ze sobą w kręgu, 6 obok 1. Z klasztorem 5 najpierw zabiera się dobra z pierwszego magazynu, a dopiero potem wybiera drugi.
    • __R 42__ Klasztor 8 nie zwiększa darmowej zmiany z klasztorów od 9 do 12.
    • __R 44__ Klasztory 13 i 14 działają także przy akcji z zamku, również oba naraz.
    • __R 49__ Plansze 4 i 8 Edycji specjalnej opierają się na jednym odpisie; przy stole można wziąć te z 2019 roku.

## Jak działa ta strona

rules-hands = Mysz i dotyk
rules-hands-text =
    Co się świeci, tego możesz użyć. Wybieraj w dowolnej kolejności: najpierw kość, a zaświeci się wszystko, co można nią zrobić, albo najpierw miejsce, a zobaczysz, która kość tam sięga. Przerywana obwódka kosztuje tylu robotników, ile podaje znaczek. Jeśli wybór może znaczyć kilka rzeczy, zapyta o to małe menu.

    Na telefonie pierwsze dotknięcie pokazuje, co się stanie, a drugie to robi. Twoje księstwo i wspólna plansza to dwa widoki; przesuń palcem lub użyj zakładek. Kropka na zakładce oznacza, że jest tam coś do zrobienia. Rozsuń palce lub dotknij dwa razy, aby powiększyć.

    Wybierz coś niedozwolonego, a strona powie, dlaczego nie można. Zatrzymaj wskaźnik na heksie lub przytrzymaj go dłużej, aby przeczytać, co robi.

rules-undo = Cofanie ruchów
rules-undo-text =
    Własne ruchy możesz cofać swobodnie, dopóki nie wyjdzie na jaw nic nowego: rzut, wylosowany heks lub dobra, odpowiedź kogoś innego. Potem trzeba zgody pozostałych. W grze z botami możesz cofnąć się dowolnie daleko.

    Jeśli kończysz turę z niewykorzystanymi kośćmi, padnie jedno pytanie. To, co cofnięto, widać w zakładce „Przebieg”.

## Pomoc obok stołu

rules-help-turn = Co mogę zrobić?
rules-help-turn-text =
    Każda z twoich dwóch kości pozwala na jedno z tych:

    • __Weź__ heks z magazynu o jej numerze.
    • __Umieść__ heks z własnego magazynu na polu z jej liczbą, w kolorze heksa, obok innego heksa.
    • __Sprzedaj__ wszystkie dobra koloru o jej numerze.
    • __Weź dwóch robotników.__ Robotnik zmienia wynik na kości o jeden.

    Raz w turze: __kup__ heks z czarnego magazynu za dwie srebrne monety.
rules-help-tiles = Co robią heksy?
rules-help-herd = Zwierzęta
rules-help-herd-does = Po umieszczeniu: punkt za każde zwierzę tego gatunku na pastwisku, także za nowe.
rules-help-monastery = Klasztory
rules-help-monastery-does = Każdy jest inny. Zatrzymaj wskaźnik na heksie lub przytrzymaj go dłużej, aby przeczytać opis.
rules-help-points = Za co są punkty?
rules-help-points-text =
    Ukończony obszar daje punkty za wielkość (1, 3, 6, 10, 15, 21, 28 lub 36 za 1 do 8 pól) i za fazę (10, 8, 6, 4 lub 2). Zakrycie wszystkich pól koloru jako pierwszy lub drugi gracz daje kafelek premiowy.
