# Zasady Toskanii, po polsku, pisane jak wspólne dla wszystkich gier. $edition to `revised` albo `first`.

## Rama

rules-lead = Wszystko, co ważne, w krótkich rozdziałach. Tam, gdzie wydania się różnią, czytasz zasady tego, które tu wybierzesz.
rules-group-game = Przebieg gry
rules-group-tiles = Co robią żetony
rules-group-points = Punkty

## Przebieg gry

rules-goal = Cel gry
rules-goal-text =
    Jesteś księciem w XV-wiecznej Toskanii. Zbierasz karty i dzięki nim pokrywasz swoją posiadłość żetonami włości: wioskami i miastami, kamieniołomami i klasztorami. Każdy umieszczony żeton od razu coś daje, a ukończone regiony przynoszą punkty.

    Punkty są dwojakie. __Zielone__ dodaje się do __czerwonych__ na koniec każdej z trzech faz, a mimo to zostają; to, co zdobędziesz wcześnie, liczy się więc nawet trzy razy. Wygrywa, kto na koniec ma najwięcej czerwonych punktów.

rules-table = Stół
rules-table-text =
    Na środku leży to, co wspólne:

    • __Osiem odkrytych żetonów__ włości i zakryte stosy żetonów neutralnych.
    • __Dwie talie__: karty włości i karty dochodu.
    • __Żetony bonusowe__ pięciu rodzajów, po pięć każdego, oraz __żeton bonusu za kolor__ dla każdego z ośmiu kolorów.
    • __Zielony i czerwony tor punktacji__, na każdym po znaczniku każdego gracza.
    • __Marmur, robotnicy i sześciokąty__, których nigdy nie brakuje.

    Przed tobą leży twoja posiadłość z 30 polami, a obok niej trzy __stosy__ po siedem twoich zakrytych żetonów, __magazyn__ na to, co jeszcze nieumieszczone, na początku z jednym polem, twoje żetony bonusowe, marmur i robotnicy oraz karty na ręce.

    Ukryte są karty na rękach innych, choć nie ich liczba, oraz kolejność wszystkich talii i stosów. Reszta jest jawna.

rules-start = Początek gry
rules-start-text =
    Kroki mają stałą kolejność:

    • Gracza rozpoczynającego wybiera los; pozostaje nim do końca gry.
    • Odkrywa się osiem neutralnych żetonów.
    • Każdy dobiera pięć kart włości.
    • Każdy otrzymuje trzy kafle posiadłości, po jednym z literą A, B i C, łączy je w posiadłość i stawia na niej zamek początkowy.
    • Gracz rozpoczynający bierze dowolny żeton bonusowy, a po nim kolejno pozostali. Kilka osób może wziąć ten sam rodzaj. Kto bierze „+1 pole magazynu”, od razu zdobywa dwa zielone punkty.

    Na obu torach wszyscy zaczynają od zera.

rules-building = Budowa posiadłości
rules-building-text =
    Łączysz swoje trzy kafle dłuższymi krawędziami, w dowolnej kolejności; każdy możesz też obrócić o pół obrotu. Sąsiednie kafle stykają się trzema polami: niższy leży o pół pola w lewo albo o pół pola w prawo.

    __Region__ to połączone pola tego samego koloru; regiony przechodzą przez krawędzie kafli. Żaden nie może mieć więcej niż trzy pola; jeśli miałby, połącz kafle inaczej.

    Potem __zamek początkowy__ trafia na jedno z twoich trzech pól zamku. Nie ma efektu i nie daje punktów, ale zakrywa swoje pole, a pierwszy umieszczony żeton musi z nim sąsiadować.

    Wszyscy budują jednocześnie i nikt nie widzi, co robią inni, dopóki nie skończą wszyscy. Do tego czasu możesz zmienić swoją odpowiedź.

rules-round = Rundy
rules-round-text =
    W każdej rundzie każdy rozgrywa jedną turę: najpierw gracz rozpoczynający, potem pozostali zgodnie z ruchem wskazówek zegara. Następną rundę znów zaczyna gracz rozpoczynający. Faza ma tyle rund, ile trzeba, by ktoś wyczerpał stos.

rules-turn = Twoja tura
rules-turn-text =
    W swojej turze wykonujesz __jedną__ z trzech akcji:

    • __Dobierz karty.__
    • __Weź żeton__ do magazynu.
    • __Umieść żeton__ z magazynu w posiadłości.

    Raz w swojej turze możesz zwrócić jeden blok __marmuru__ za jedną dodatkową akcję, dowolną z trzech, nawet tę samą. Może to być marmur zdobyty przed chwilą. Akcję trzeba wykonać; dobrać karty można zawsze.

rules-draw = Dobierz karty
rules-draw-text =
    Dobierasz { $edition ->
        [first] dwie
       *[revised] trzy
    } karty włości i po jednej więcej za każdy swój żeton bonusowy „+1 karta włości”.{ $edition ->
        [first] {" "}Tych dodatkowych kart nie musisz dobierać: przy remisie może wygrać ten, kto ma mniej kart na ręce.
       *[revised] {""}
    } Na ręce możesz mieć dowolnie wiele kart.

    Gdy talia się wyczerpie, wszystkie odrzucone karty tasuje się w nową. Jeśli i to nie wystarczy, brakujących kart się nie dobiera.

rules-take = Weź żeton
rules-take-text =
    Wybierz jeden z odkrytych żetonów i połóż go na pustym polu magazynu. Każdy żeton bonusowy „+1 pole magazynu” to jedno pole więcej. Jeśli żadne pole nie jest puste, wybrany przez ciebie element z magazynu wypada z gry, a nowy żeton zajmuje jego miejsce; sześciokąt, który ustępuje, wraca do zasobów ogólnych.

    Następnie uzupełniasz puste miejsce: wierzchni żeton z twojego pierwszego niepustego stosu trafia odkryty na środek stołu. Gdy wszystkie twoje stosy są puste, przychodzi żeton neutralny. Kto wyczerpie stos, może zakończyć fazę.

    Możesz wziąć żeton, którego nie da się umieścić, chyba że przy stole ustalono inaczej.

    __Jeśli żadnego odkrytego żetonu nie da się umieścić__ w twojej posiadłości, możesz najpierw odrzucić wszystkie odkryte żetony jednego koloru i odkryć w ich miejsce neutralne, i powtarzać to, dopóki któryś nie będzie pasował. Wtedy musisz wziąć pasujący. Żeton pasuje, jeśli puste pole jego koloru sąsiaduje z żetonem w twojej posiadłości; karty i magazyn nie mają tu znaczenia. Dopóki pasuje którykolwiek odkryty żeton, żadnych się nie odrzuca.

rules-open = Odkryte żetony
rules-open-text =
    Gdy tylko pięć odkrytych żetonów ma ten sam kolor, gra na chwilę staje: wszystkie żetony tego koloru się odrzuca, odkrywa tyle samo neutralnych i powtarza to, dopóki jakiś kolor ma ich więcej niż cztery. Żetony rolnictwa liczą się jako jeden kolor, cokolwiek przedstawiają.

    Gdy neutralne stosy się wyczerpią, odrzucone żetony z neutralnym rewersem miesza się w nowe. Żetony z rewersem gracza nie wracają.

rules-place = Umieść żeton
rules-place-text =
    Wybierz to, co leży w twoim magazynie, i pole swojej posiadłości, które

    • jest puste,
    • ma kolor żetonu
    • i sąsiaduje z co najmniej jednym żetonem, który już tam leży.

    Płacisz kartami, robotnikami lub jednymi i drugimi. Umieszczony żeton zostaje do końca gry. Najpierw punktuje region, jeśli jest ukończony, potem bonus za kolor, jeśli zakryto wszystkie jego pola, a potem działa efekt żetonu.

rules-paying = Jak się płaci
rules-paying-text =
    Żeton kosztuje __dwie karty w jego kolorze__. Brakującą kartę można zastąpić na dwa sposoby, także łącznie:

    • __Para__ kart w jednym innym kolorze zastępuje jedną kartę. Dwie pary zastępują obie, mogą to być nawet cztery karty w jednym kolorze.
    • Zwrócony __robotnik__ zastępuje jedną kartę, a dwaj robotnicy obie.

    Karty trafiają na stos odrzuconych, robotnicy wracają do zasobów ogólnych. Sześciokąt kosztuje tyle, ile żeton w kolorze jego pola.
rules-paying-way = Sposób
rules-paying-cards = Karty
rules-paying-card-card = dwie karty w kolorze żetonu
rules-paying-card-worker = jedna karta w kolorze żetonu, jeden robotnik
rules-paying-card-pair = jedna karta w kolorze żetonu, jedna para
rules-paying-worker-worker = dwaj robotnicy
rules-paying-worker-pair = jeden robotnik, jedna para
rules-paying-pair-pair = dwie pary, w jednym kolorze albo w dwóch

## Co robią żetony

rules-castle = Zamki
rules-castle-text =
    Gdy umieszczasz zamek, możesz natychmiast wziąć dowolny odkryty żeton i umieścić go w swojej posiadłości. Nic nie kosztuje i nie potrzebuje magazynu, ale jego pole musi być puste, w jego kolorze i obok twojego żetonu.

    Ten żeton punktuje i ma efekt jak każdy inny; jeśli to też zamek, bierzesz dalej. Puste miejsce uzupełniasz ze swoich stosów, a pięć żetonów jednego koloru ustępuje nowym, zanim policzysz punkty. Jeśli żaden odkryty żeton nie pasuje, zamek nic nie daje. Możesz zrezygnować.

rules-city = Miasta i żetony bonusowe
rules-city-text =
    Gdy umieszczasz miasto, możesz natychmiast wziąć żeton bonusowy dowolnego rodzaju, który jeszcze jest. Możesz mieć kilka jednego rodzaju; ich efekty się sumują i trwają do końca gry. „+1 pole magazynu” od razu daje też dwa zielone punkty.

rules-inn = Zajazdy i sześciokąty
rules-inn-text =
    Gdy umieszczasz zajazd, bierzesz drewniany sześciokąt na pole magazynu, które właśnie się zwolniło.

    W późniejszej akcji umieszczasz go na polu __dowolnego__ koloru obok swojego żetonu i płacisz w kolorze tego pola. Odtąd jest pod każdym względem żetonem tego koloru: dla punktów, efektu i bonusu za kolor. Na polu rolnictwa jest osobnym rodzajem i zawsze daje jeden zielony punkt.

    Przykład: dwie karty miasta i jedna karta rolnictwa pozwalają umieścić sześciokąt na polu rolnictwa. Daje to jeden punkt, cokolwiek leży w regionie.

rules-agriculture = Rolnictwo
rules-agriculture-text =
    Te żetony przedstawiają jeden lub dwa z czterech rodzajów: winogrona, oliwki, zboże i trzodę. Gdy umieszczasz taki żeton, zdobywasz jeden zielony punkt za każdy jego rodzaj, którego nie ma jeszcze w tym regionie. Inne regiony nie mają znaczenia, a punkty za ukończony region dolicza się osobno.

    Przykład: w regionie leżą winogrona. Umieszczone obok winogrona i oliwki dają jeden punkt, za oliwki.

rules-quarry = Kamieniołomy i marmur
rules-quarry-text =
    Gdy umieszczasz kamieniołom, bierzesz jeden blok marmuru i po jednym więcej za każdy swój żeton bonusowy „+1 marmur”. Możesz mieć dowolnie wiele bloków.

    Raz w swojej turze możesz zwrócić blok marmuru za jedną dodatkową akcję. Każdy blok zachowany do końca daje jeden punkt.

    Przykład: dobierasz karty, zwracasz blok marmuru i umieszczasz żeton.

rules-village = Wioski i robotnicy
rules-village-text =
    Gdy umieszczasz wioskę, bierzesz jednego robotnika i po jednym więcej za każdy swój żeton bonusowy „+1 robotnik”. Możesz mieć dowolnie wielu robotników.

    Robotnik zastępuje jedną kartę, gdy umieszczasz żeton. Każdy robotnik zachowany do końca daje jeden punkt.

    Przykład: jeden robotnik i dwie karty rolnictwa pozwalają umieścić miasto.

rules-monastery = Klasztory
rules-monastery-text =
    Gdy umieszczasz klasztor, dobierasz trzy karty włości. Żetony bonusowe „+1 karta włości” nic tu nie dodają.

rules-cart = Wozy i karty dochodu
rules-cart-text =
    Gdy umieszczasz wóz, odkrywasz kartę dochodu, otrzymujesz jej nagrodę i odrzucasz tę kartę; za każdy swój żeton bonusowy „+1 karta dochodu” odkrywasz jeszcze jedną, jedną po drugiej. Żadne inne żetony bonusowe nie powiększają dochodu. Gdy talia się wyczerpie, odrzucone karty dochodu tasuje się w nową.

    Sześciokąt trafia na pole magazynu, które właśnie się zwolniło, a kolejny na dowolne wolne pole. Jeśli wolnego nie ma, zostaje w zasobach ogólnych, a ty zdobywasz dwa czerwone punkty.

## Punkty

rules-regions = Regiony
rules-regions-text =
    W chwili, gdy wszystkie pola regionu są zakryte, zdobywasz zielone punkty za jego wielkość.

    Przykład: klasztor na drugim z trzech pól nie daje jeszcze nic. Ten na trzecim daje 6.
rules-regions-size = Pola
rules-regions-points = Zielone punkty

rules-colours = Bonusy za kolor
rules-colours-text =
    Kto pierwszy zakryje __wszystkie__ pola jednego koloru w swojej posiadłości, zdobywa pierwsze punkty z żetonu bonusu za ten kolor, zielone; drugi zdobywa drugie. Następni nie dostają nic. Zamek początkowy zakrywa swoje pole, sześciokąty też.
rules-colours-colour = Kolor
rules-colours-spaces = Pola
rules-colours-first = Pierwszy
rules-colours-second = Drugi

rules-phases = Trzy fazy
rules-phases-text =
    • __Faza 1__ dobiega końca z rundą, w której ktoś pierwszy wyczerpie pierwszy stos, czyli odkryje 7 własnych żetonów.
    • __Faza 2__ dobiega końca z rundą, w której ktoś pierwszy wyczerpie drugi stos: 14 żetonów.
    • __Faza 3__: gdy ktoś pierwszy wyczerpie trzeci stos, rundę gra się do końca i rozgrywa jeszcze jedną.

    Każda faza kończy się punktowaniem, po czym gra toczy się dalej od gracza rozpoczynającego. Co zostało na stosach innych, zostaje na nich. Pierwszy stos wyczerpany w fazie 2 niczego nie kończy, podobnie jak drugi w fazie 3. Żetony odkryte dzięki zamkom liczą się, neutralne nigdy.

rules-scoring = Punktowanie
rules-scoring-text =
    Na koniec każdej fazy każdy dodaje swoje zielone punkty do swoich czerwonych. Zielone __zostają__: zdobyte w pierwszej fazie liczą się trzy razy, w drugiej dwa, w trzeciej raz. Czerwone liczy się po prostu dalej, ponad 50 i 100.

    Przykład: po pierwszej fazie 9 zielonych i 4 czerwone punkty to 13 czerwonych. Po drugiej 22 zielone i 15 czerwonych to 37. Zielonych zostaje 22 i liczą się raz jeszcze po trzeciej.

rules-game-end = Koniec gry
rules-game-end-text =
    Po trzecim punktowaniu każdy zdobywa czerwone punkty za to, co zachował:

    • jeden za każde { $edition ->
        [first] trzy karty
       *[revised] pięć kart
    } na ręce; reszta nic nie daje,
    • jeden za każdy żeton w magazynie,
    • jeden za każdy sześciokąt w magazynie,
    • jeden za każdy blok marmuru,
    • jeden za każdego robotnika.

    Wygrywa, kto ma najwięcej czerwonych punktów.

rules-tie-break = Remisy
rules-tie-break-text =
    Przy równej liczbie punktów wygrywa ten, w czyjej posiadłości jest więcej pustych pól. Jeśli i ona jest równa, wygrywa { $edition ->
        [first] ten, kto ma mniej zielonych punktów, a potem ten, kto ma mniej kart na ręce.
       *[revised] ten, kto ma więcej zielonych punktów.
    } Kto nadal remisuje, dzieli miejsce.

## Szczegóły

rules-box = Co jest w pudełku
rules-box-text =
    Gdy gra mniej niż czworo, kafle i żetony bez właściciela zostają w pudełku. Wszystko, co wspólne, jest takie samo dla dwojga, trojga i czworga. Wszystkie posiadłości mają po tyle samo pól danego koloru, jakiekolwiek kafle przypadną. Tabela podaje te pola, żetony każdego gracza, żetony neutralne i karty włości.

    Co oznaczono ○, jest __odtworzone__: instrukcja tego nie podaje, więc nasze trzyma się wszystkich liczb, które podaje. Kto ma pudełko, może wpisać jego prawdziwą zawartość.
rules-box-colour = Kolor
rules-box-spaces = Pola
rules-box-own = Własne
rules-box-neutral = Neutralne
rules-box-cards = Karty
rules-box-total = Razem
rules-box-start = Do 21 własnych żetonów dochodzi zamek początkowy.

rules-editions = Czym różnią się wydania
rules-editions-text =
    Przy stole gra się w jedno wydanie. Pierwsze opiera się na relacjach o nim, poprawione na swojej instrukcji. Można też ustalić pojedyncze liczby z drugiego.
rules-differs-topic = Co
rules-differs-draw = Karty z akcji dobierania
rules-differs-draw-revised = trzy
rules-differs-draw-first = dwie
rules-differs-hand = Karty na ręce za punkt końcowy
rules-differs-hand-revised = pięć
rules-differs-hand-first = trzy
rules-differs-tie = Drugie rozstrzygnięcie remisu
rules-differs-tie-revised = więcej zielonych punktów
rules-differs-tie-first = mniej zielonych punktów, potem mniej kart na ręce

rules-rulings = Rozstrzygnięcia
rules-rulings-text =
    Tam, gdzie instrukcja milczy, jest niejasna lub sobie przeczy, gramy tak. Numery pochodzą z pełnej listy, którą ma program.

    • __R 1, 3–6__ Kafle, liczby kart poszczególnych kolorów, karty dochodu, rodzaje rolnictwa i punkty bonusów za kolor są odtworzone i tak oznaczone.
    • __R 2__ Kafel ma rzędy po trzy, cztery i trzy pola, a następny leży o pół pola w lewo lub w prawo: inaczej trzy pola nie zetkną się z trzema.
    • __R 7__ Bez żetonów bonusowych magazyn ma jedno pole.
    • __R 9__ Gracza rozpoczynającego wybiera los, nie wiek.
    • __R 10__ Kafli nie wolno połączyć tak, by region miał więcej niż trzy pola.
    • __R 11__ Posiadłość to jedna tajna odpowiedź, odsłaniana, gdy są już wszystkie.
    • __R 12, 13__ Zamek początkowy nie punktuje regionu, nawet gdy leży w nim sam, ale zakrywa swoje pole dla regionu i koloru.
    • __R 16, 17__ Akcję trzeba wykonać. Marmur można zwrócić po pierwszej akcji i wszystkim, co z niej wynika.
    • __R 18–20__ Dodatkowe karty dobiera się bez pytania; gdzie przy remisie może wygrać mniej kart, można część zostawić. Zapas tasuje się na nowo, gdy trzeba coś dobrać, a nic już nie ma.
    • __R 21, 22__ Można wziąć żeton, który nie pasuje; przy stole można ustalić, że nie wolno, dopóki pasuje inny. O tym, czy pasuje, decydują tylko pola.
    • __R 23–25__ Odkryte żetony odrzuca się tylko, dopóki może jeszcze przyjść pasujący żeton neutralny. Potem trzeba odrzucać, aż któryś będzie pasował, i wziąć pasujący.
    • __R 26__ Sześciokąt z magazynu może ustąpić miejsca nowemu żetonowi.
    • __R 27__ Odkryte żetony o tym samym awersie i rewersie to jeden wybór.
    • __R 28__ Para jest w kolorze innym niż kolor żetonu i nikt nie płaci więcej, niż trzeba.
    • __R 29, 46__ Pole magazynu jest puste, zanim policzy się punkty i zadziała efekt. Wzięty żeton trafia na pierwsze wolne pole.
    • __R 30, 31__ Jeśli odkrytych żetonów jednego koloru jest więcej niż pięć, ustępują wszystkie. Jeśli żaden neutralny nie może przyjść, miejsce na razie zostaje puste.
    • __R 32__ Puste miejsca uzupełnia się, a pięć żetonów jednego koloru ustępuje, przed punktami i efektem żetonu, który dał zamek.
    • __R 33__ Po umieszczeniu żetonu liczy się region, potem bonus za kolor, potem działa efekt.
    • __R 34__ Jeśli żaden odkryty żeton nie pasuje, zamek nic nie daje; dla niego żadnych się nie odrzuca.
    • __R 35, 36__ Dodatkową akcją można umieścić sześciokąt, który dała pierwsza. Kilka sześciokątów w regionie rolnictwa daje po jednym punkcie.
    • __R 37, 38__ Karty dochodu odkrywa się jedną po drugiej. Nic w magazynie nie ustępuje sześciokątowi.
    • __R 39__ Z efektu zamku i miasta można zrezygnować; wszystkie inne następują.
    • __R 40, 41__ Żetony odkryte dzięki zamkowi liczą się do fazy. Kilka osób, które wyczerpią taki stos w jednej rundzie, kończy jedną fazę, a ostatnia runda jest tylko jedna.
    • __R 42__ Kto remisuje po wszystkich porównaniach, dzieli miejsce.
    • __R 44, 45__ Liczba kart na ręce jest jawna. Wolno pokazywać to, co da się wywnioskować z tego, co było widać.

## Jak działa ta strona

rules-hands = Mysz i dotyk
rules-hands-text =
    Co się świeci, tego możesz użyć. Wybierz żeton w magazynie, a zaświecą się jego pola i uniosą karty, które by zapłaciły. Jeśli wolisz je zatrzymać, wybierz inne karty, robotników lub inny sposób zapłaty; wybór trwa, gdy przechodzisz od pola do pola. Kliknięcie pola umieszcza wtedy żeton.

    Posiadłość budujesz, przeciągając kafle albo używając przycisków i klawiszy. Na telefonie pierwsze dotknięcie pokazuje, co się stanie, a drugie to robi; posiadłość i wspólna plansza to dwa widoki, a kropka na zakładce oznacza, że jest tam coś do zrobienia. Rozsuń palce lub dotknij dwa razy, aby powiększyć.

    Wybierz coś niedozwolonego, a strona powie, dlaczego nie można i gdzie mówią o tym te zasady. Zatrzymaj wskaźnik na elemencie lub przytrzymaj go dłużej, aby przeczytać, co robi.

rules-undo = Cofanie ruchów
rules-undo-text =
    Własne ruchy możesz cofać swobodnie, dopóki nie wyjdzie na jaw nic nowego: dobrane karty, odkryty żeton, odpowiedź kogoś innego. Potem trzeba zgody pozostałych. W grze z botami możesz cofnąć się dowolnie daleko.

    Jeśli rezygnujesz z tego, co daje zamek lub miasto, padnie jedno pytanie. To, co cofnięto, widać w zakładce „Przebieg”.

## Pomoc obok stołu

rules-help-turn = Co mogę zrobić?
rules-help-turn-text =
    Jedno z tych, a raz na turę jeszcze jedno za blok __marmuru__:

    • __Dobierz__ karty i po jednej więcej za każdy żeton bonusowy „+1 karta włości”.
    • __Weź__ odkryty żeton do magazynu.
    • __Umieść__ żeton z magazynu na pustym polu jego koloru, obok innego żetonu.
rules-help-paying = Jak płacę?
rules-help-paying-text =
    Dwiema kartami w kolorze żetonu. Każdą z nich może zastąpić

    • __para__ kart w jednym innym kolorze
    • albo __robotnik__.
rules-help-points = Co daje punkty?
rules-help-points-text =
    Ukończony region z 1, 2 lub 3 polami daje 1, 3 lub 6 zielonych punktów. Kto pierwszy lub drugi zakryje wszystkie pola jednego koloru, zdobywa bonus za kolor. Nowe rodzaje rolnictwa dają po 1.

    Na koniec każdej fazy zielone punkty dodaje się do czerwonych, a mimo to zostają. Na koniec gry trochę punktów dają zachowane karty, żetony, sześciokąty, marmur i robotnicy.
rules-help-tiles = Co robią żetony?
