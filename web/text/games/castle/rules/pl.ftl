# Zasady „Zamku”, po polsku, pisane jak wspólne dla wszystkich gier.

## Rama

rules-lead = Wszystko, co się liczy, w krótkich rozdziałach. „Sokół” ma własną część; bez niego obowiązuje sama reszta. ○ oznacza to, co trzeba było wymyślić.
rules-group-game = Przebieg gry
rules-group-areas = Cztery rodzaje obszarów
rules-group-wall = Siedziba rodu, mur i koniec
rules-group-falcon = Dodatek „Sokół”

## Przebieg gry

rules-goal = Cel gry
rules-goal-text =
    We dwoje budujecie jeden zamek, kafelek po kafelku, wewnątrz muru, który stoi od początku. Wysyłacie poddanych na drogi, do domów, do chlewów i na łąki, a kto ma na obszarze więcej poddanych, zdobywa za niego punkty.

    Punkty liczy się na samym murze. Kto dobrze liczy, zatrzyma się na __wieży obronnej__ i weźmie żeton specjalny, który tam leży. Wygrywa, kto na koniec ma najwięcej punktów.

rules-table = Stół
rules-table-text =
    Między wami stoi to, co wspólne:

    • __Mur__ wokół 76 pól. Biegnie po nim tor punktów od 0 do 99. Na jego 14 załamaniach stoją wieże obronne, każda z dwoma polami toru.
    • Siedem __pól startowych__ na wewnętrznym brzegu muru: kawałki dróg, domów, chlewów i łąk, od których zaczyna się budowa.
    • 60 __kafelków__ zamku, zakrytych. Co najmniej 16 pól zostaje pustych do końca.
    • 13 __żetonów specjalnych__, zakrytych, po jednym na każdej wieży obronnej prócz tej z polami 0 i 1.

    Każdy ma siedmiu __poddanych__, z których jeden liczy punkty, i __siedzibę rodu__.

    Przed oboma graczami ukryte są tylko kafelki, które dopiero przyjdą, i żetony specjalne, których nikt nie widział. Co jeszcze zostało, da się wyliczyć, i stół to pokazuje. Cokolwiek innego narysowano na kafelku, nie ma znaczenia.

rules-start = Początek gry
rules-start-text =
    • O tym, kto zaczyna, rozstrzyga los, chyba że przy stole ustalono inaczej.
    • 18 żetonów specjalnych, po dwa z dziewięciu rodzajów, miesza się zakrytych. 13 trafia na wieże obronne, a pięć wraca do pudełka bez oglądania.
    • Kafelki zamku miesza się zakryte.
    • Każdy stawia jednego poddanego na 0 jako pionek na torze punktów i zachowuje sześciu poddanych i siedzibę rodu.

    Wewnątrz muru nie leży jeszcze żaden kafelek.

rules-turn = Twoja tura
rules-turn-text =
    Gracie na zmianę. Tura ma trzy kroki:

    • __Dołóż__ wylosowany kafelek. To obowiązkowe.
    • __Wprowadź__ na niego jednego poddanego, jeśli chcesz.
    • __Podlicz__ każdą drogę oraz każdy dom i chlew, które są teraz ukończone, i zabierz stamtąd swoich poddanych.

    Kafelek, który nigdzie nie pasuje, opuszcza grę, a ty losujesz następny. Jeśli żadnego już nie ma, tura się kończy.

rules-placing = Dokładanie kafelka
rules-placing-text =
    Kafelek kładziesz na pustym polu wewnątrz muru, obrócony dowolnie.

    • Co najmniej jednym całym bokiem musi przylegać do kafelka lub do pola startowego. Sam róg nie wystarcza.
    • Gdzie stykają się dwa boki, na obu jest __droga__ albo na żadnym. Dotyczy to też pól startowych.
    • Boki z domem, chlewem i łąką mogą się stykać dowolnie. Różne zamykają się nawzajem.
    • Do gołego muru może przylegać każdy bok, także z drogą.

    Od pól startowych można budować przez całą grę. Kafelek, który leży, zostaje na miejscu.

rules-entering = Wprowadzanie poddanego
rules-entering-text =
    Gdy kafelek leży, możesz wprowadzić na niego, i tylko na niego, jednego poddanego ze swojej puli: na jeden z jego obszarów, dowolnego rodzaju. Jak się nazywa, zależy od tego, gdzie stoi.

    Nie wolno wejść na obszar, na którym ktoś już stoi, twój poddany czy przeciwnika, na którymkolwiek z jego kafelków. Obszary z poddanymi mogą się jednak później połączyć; wtedy wszyscy stoją na jednym.

    Wolno wejść na obszar, który ten sam kafelek kończy; punkty dostajesz od razu, a poddany wraca. Kto wchodzi na __łąkę__, kładzie się na niej i zostaje do końca gry.
rules-entering-area = Obszar
rules-entering-role = Poddany

rules-completing = Ukończone obszary
rules-completing-text =
    • __Droga__ jest ukończona, gdy każdy jej koniec jest przy fontannie, budynku, murze lub polu startowym albo gdy tworzy zamkniętą pętlę.
    • __Dom__ lub __chlew__ jest ukończony, gdy żaden jego bok nie wychodzi na puste pole. Bok zamyka inny rodzaj obszaru, a także mur.
    • __Łąka__ nigdy nie jest ukończona. Sięga tam, dokąd pozwalają drogi, budynki i mur, a punkty daje na koniec.

    Jeden kafelek może ukończyć kilka obszarów, także takie, których na nim nie ma, bo zamyka ich ostatni otwarty bok.

rules-majority = Kto zdobywa punkty
rules-majority-text =
    Kto ma na ukończonym obszarze więcej poddanych, zdobywa __wszystkie__ punkty. Przy równej ich liczbie, albo gdy nie ma żadnego, nikt nic nie dostaje.

    Kafelek liczy się dla obszaru raz, niezależnie od tego, ile jego części do niego należy. Pole startowe liczy się jako jeden kafelek.

    Potem wszyscy poddani z obszaru wracają do właścicieli, także gdy nikt nie zdobył punktów. Można ich znów wprowadzać od następnej tury, na obszar dowolnego rodzaju.

rules-order = W jakiej kolejności
rules-order-text =
    Jeśli kafelek kończy kilka obszarów, najpierw liczą się twoje, potem przeciwnika, a te, za które nikt nie dostaje punktów, na końcu. W każdej z tych grup kolejność wybierasz ty, czyli ten, czyja jest tura.

    Każdy obszar to osobny ruch pionka na torze, a jego żeton specjalny bierze się, zanim wybierzesz następny obszar. Kolejność rozstrzyga więc, kto zatrzyma się na wieży obronnej. Pytanie pada tylko tam, gdzie może to mieć znaczenie.

## Obszary

rules-road = Drogi
rules-road-text =
    Ukończona droga daje __1 punkt__ za każdy kafelek. Jeśli są na niej __dyby__, daje __2 punkty__ za każdy kafelek; kolejne dyby nic nie dodają.

    __Fontanna__ rozdziela drogi, które się przy niej schodzą: każda się tam kończy. Gdzie drogi krzyżują się bez fontanny, wszystkie ramiona są jedną drogą. Dyby niczego nie rozdzielają.

    Przykład: droga od fontanny do muru na jednym kafelku daje 1.

rules-house = Domy
rules-house-text =
    Ukończony dom daje __1 punkt__ za każdy kafelek. To niewiele, ale na największym domu, za który zdobyto punkty, stoi __siedziba rodu__, a to liczy się na koniec.

rules-pigsty = Chlewy
rules-pigsty-text =
    Ukończony chlew daje __2 punkty__ za każdy kafelek. W wydaniu angielskim nazywa się wieżą; nie jest to wieża obronna, która należy do muru.

    Przykład: chlew z dwóch kafelków daje 4.

rules-meadow = Łąki i kapliczki
rules-meadow-text =
    Na koniec gry ten, kto ma na łące więcej poddanych, zdobywa __3 punkty__ za każdą __kapliczkę__ na niej, także na polach startowych. Przy równej ich liczbie, albo gdy nie ma żadnego, nikt nic nie dostaje. Łąka bez kapliczki nic nie jest warta.

    Przykład: na łące z pięcioma kapliczkami, z których jedna jest na polu startowym, masz więcej mnichów: 15 punktów, a z żetonem specjalnym za kapliczki 20. Twój przeciwnik, sam na innej łące z jedną kapliczką, dostaje 3.

## Siedziba rodu, mur i koniec

rules-seat = Siedziba rodu
rules-seat-text =
    Siedziba rodu staje na pierwszym domu, za który zdobywasz punkty. Przenosi się, gdy zdobywasz punkty za dom z __większej__ liczby kafelków, nigdy na równy lub mniejszy. Dom, za który nikt nie dostaje punktów, nie przenosi siedziby.

    Na koniec większa z dwóch siedzib daje 1 punkt za każde pole __największego pustego obszaru__. Przy równych nikt nic nie dostaje; jeśli na planszy jest tylko jedna, punkty zdobywa jej właściciel.

rules-track = Tor punktów na murze
rules-track-text =
    Punkty przesuwają twój pionek po murze. Jeśli po podliczeniu obszaru stanie __dokładnie__ na jednym z dwóch pól wieży obronnej z żetonem specjalnym, bierzesz żeton i kładziesz go odkryty przed sobą. Samo minięcie wieży nic nie daje.

    Dotyczy to też punktów zdobytych w turze przeciwnika, ale nie punktowania końcowego. Za 99 idzie się dalej od 0: punkty się sumują, a wieże obronne znów się liczą.

    Przykład: z pola 10 dwa lub trzy punkty dają żeton z wieży na 12 i 13, a cztery żadnego.

rules-tokens = Żetony specjalne
rules-tokens-text =
    Jest dziewięć rodzajów, po dwa żetony. Żetonu można użyć od swojej następnej tury i tylko w swoich turach, nawet kilku w jednej. Potem opuszcza on grę.

    Trzy pierwsze możesz oddać albo zachować. Ten za dodatkową turę daje po twojej turze jeszcze jedną, całą, a dwa takie mogą nastąpić po sobie. O podwojenie pada pytanie tuż przed podliczeniem obszaru. Żadnego obszaru nie podwaja się dwa razy.

    Sześć pozostałych działa na koniec samo, w sposób, który daje najwięcej. Dwa tego samego rodzaju nigdy nie dotyczą tego samego obszaru.

rules-end = Koniec gry
rules-end-text =
    Gra kończy się po turze, w której wykorzystano ostatni kafelek. Dodatkowa tura też wymaga kafelka. Potem liczy się

    • __siedziby rodów__: większa daje tyle punktów, ile pól, stykających się bokami, ma największy pusty obszar,
    • __łąki__ z kapliczkami,
    • __żetony specjalne__ za nieukończone obszary i te z punktami.

    Bez żetonu specjalnego nieukończone drogi, domy i chlewy nic nie dają. Wygrywa, kto ma najwięcej punktów; przy równej liczbie zwycięstwo jest wspólne.

    Przykład: jeśli największy pusty obszar ma 11 pól, właściciel większej siedziby dostaje 11 punktów.

## Sokół

rules-falcon = Co dodaje „Sokół”
rules-falcon-text =
    „Sokół” to dodatek, który włącza się przy otwieraniu stołu. Wszystkie inne zasady pozostają.

    • Cztery __bramy__ stają w murze między 27 a 28, 47 a 48, 69 a 70, 91 a 92. Powiększają wnętrze.
    • 18 __kafelków__ z kaplicami i sokolimi gniazdami miesza się z tymi 60.
    • Każdy dostaje __księcia__ i __sokolnika__.
    • 12 __sokolich gniazd__ leży w puli.

    Gra kończy się, gdy wykorzystano wszystkie 78 kafelków.

rules-chapel = Kaplice
rules-chapel-text =
    Kaplicę dokłada się i kończy jak dom: jej boki mogą przylegać do wszystkiego prócz drogi. Poddany w kaplicy to kaznodzieja.

    Ukończona kaplica daje punkty temu, kto ma w niej więcej poddanych, a z każdym kafelkiem jest ich więcej. Nieukończona nic nie daje i nie pomaga tu żaden żeton specjalny.
rules-chapel-tiles = Kafelki
rules-chapel-points = Punkty
rules-chapel-more = { $tiles } lub więcej

rules-nobles = Książę i sokolnik
rules-nobles-text =
    Zamiast zwykłego poddanego możesz wprowadzić księcia lub sokolnika, na obszar dowolnego rodzaju. To nadal jeden poddany w turze, każdy z nich liczy się jako jeden poddany i wraca jak inni.

    • __Książę__ podwaja punkty, które dostajesz za jego obszar.
    • __Sokolnik__ daje ci jedno sokole gniazdo więcej, gdy zdobywasz punkty za jego obszar.

    Żadnego z nich nie wolno wprowadzić tam, gdzie w tej samej turze byłyby za to punkty, a więc na obszar, który ten kafelek kończy.

    Nikt nie wybiera, czy działają. Punkty podwaja się tylko raz: gdzie podwaja książę, nie można użyć żetonów specjalnych za dom i chlew. Jeśli masz mniej poddanych niż przeciwnik lub tyle samo, nic nie robią.

    Przykład: chlew z trzech kafelków daje z księciem 12, a z żetonem specjalnym też 12.

rules-nests = Sokole gniazda
rules-nests-text =
    Kto zdobywa punkty za ukończoną drogę, dom, chlew lub kaplicę, bierze z puli sokole gniazdo za każde, które jest na tym obszarze. Gniazdo między kilkoma obszarami liczy się dla każdego z nich, gdy jest podliczany.

    Gdy pula jest pusta, obaj gracze zwracają po tyle samo i bierze się dalej: liczy się tylko różnica. Na koniec ten, kto ma więcej gniazd, dostaje tyle punktów, ile pól ma największy pusty obszar, tak samo jak za siedzibę rodu. Przy równej liczbie nikt nic nie dostaje.

    Przykład: zdobywasz punkty za kaplicę z pięciu kafelków, w której stoi twój sokolnik i z którą sąsiadują dwa gniazda: 15 punktów i trzy gniazda.

rules-gates = Bramy
rules-gates-text =
    Bramy nie są polami toru punktów. Pionek je mija i nigdy się na nich nie zatrzymuje.

    Przykład: z pola 26 trzy punkty prowadzą na 29.

rules-halt = Stój! Kto idzie?
rules-halt-text =
    Ten wariant wymaga „Sokoła” i włącza się razem z nim. Pionek, który dotrze do bramy, __zatrzymuje się__ na niej, a pozostałe z tych punktów przepadają. Sokole gniazda i siedziba rodu należą się mimo to, ale pionek na bramie nie bierze żetonu specjalnego. W punktowaniu końcowym bramy mija się jak zawsze.

    Przykład: z pola 25 dwa punkty prowadzą na 27, a trzy na bramę za nim. Z 27 jeden punkt prowadzi na bramę, a z bramy dwa na 29.

## Szczegóły

rules-box = Co jest w pudełku
rules-box-text =
    Obrazki pokazują każdy kafelek zamku, najpierw z gry podstawowej, potem z „Sokoła”. Gdzie jest kilka takich samych, podano ile.

    Co oznaczono ○, jest __odtworzone__: nie podaje tego żadna relacja o grze, więc nasze trzyma się wszystkiego, co wiadomo. Kto ma pudełko, może wpisać jego prawdziwą zawartość.
rules-box-base = Gra podstawowa
rules-box-falcon = „Sokół”
rules-box-copies = { $count }×

rules-names = Mylące nazwy
rules-names-text =
    Polskie wydanie ma własne obrazki i nazwy, a niektóre słowa znaczą w angielskim co innego. Używamy nazw z wydania w twoim języku.
rules-names-what = Co to jest
rules-names-in-english = Wydanie angielskie
rules-names-in-polish = Wydanie polskie
rules-names-pigsty = budynek, który daje 2 za każdy kafelek
rules-names-pigsty-english = tower (wieża)
rules-names-pigsty-polish = chlew
rules-names-stocks = co podwaja drogę
rules-names-stocks-english = fountain (fontanna)
rules-names-stocks-polish = dyby
rules-names-square = co rozdziela drogi
rules-names-square-english = square (plac)
rules-names-square-polish = fontanna
rules-names-shrine = za co łąka daje punkty
rules-names-shrine-english = market (targ)
rules-names-shrine-polish = kapliczka
rules-names-chapel = budynek z „Sokoła”
rules-names-chapel-english = chapel (kaplica)
rules-names-chapel-polish = kaplica
rules-names-tower = załamania muru
rules-names-tower-english = corner tower (wieża narożna)
rules-names-tower-polish = wieża obronna
rules-names-prince = poddany, który podwaja punkty
rules-names-prince-english = king (król)
rules-names-prince-polish = książę

rules-known = Na czym to się opiera
rules-known-text =
    Instrukcję „Sokoła” przeczytaliśmy w całości. Instrukcji gry podstawowej nie mieliśmy przed sobą; jej zasady pochodzą z relacji o niej, większość z dwóch lub więcej, niezależnych od siebie.

    Za każdym z tych punktów stoi tylko jedna relacja:

    • Pierwsza wieża obronna po tej z 0 i 1 ma pola 12 i 13.
    • Kafelek, który nigdzie nie pasuje, opuszcza grę.
    • Przy dokładaniu kafelka sam róg nie wystarcza.
    • Gdzie drogi krzyżują się bez fontanny, wszystkie ramiona są jedną drogą.
    • Pole startowe liczy się jako kafelek swojej drogi.
    • Żetonu specjalnego używa się tylko w swojej turze.
    • Jest żeton specjalny, który powiększa siedzibę rodu.
    • Żetony specjalne za nieukończone obszary i te z punktami liczy się na samym końcu.

    ○ Odtworzone są: zarys muru, pozostałe wieże obronne i pola startowe, miejsca bram i ich pól startowych, wygląd wszystkich kafelków, to, o ile żeton specjalny powiększa siedzibę rodu (2), ile wart jest ten z punktami (5) i ile dają nieukończone obszary.

rules-rulings = Rozstrzygnięcia
rules-rulings-text =
    Tam, gdzie źródła milczą, są niejasne lub sprzeczne, gramy tak. Numery pochodzą z pełnej listy, którą ma program.

    • __R 1, 2__ Przy równych siedzibach rodu nikt nie dostaje za nie punktów; gdy jest tylko jedna, dostaje je właściciel. Gracze z równą liczbą punktów wygrywają wspólnie.
    • __R 3, 4__ Pole startowe liczy się jako kafelek swojego obszaru i jest jak bok kafelka: jego droga musi biec dalej, a gdzie drogi nie ma, żadna się nie zaczyna.
    • __R 5__ Żeton specjalny punktuje nieukończony obszar tak, jakby był ukończony, bez siedziby rodu, narysowanych gniazd i podwajania żetonem; gracze mogą ustalić 1 punkt za kafelek.
    • __R 6, 7__ Punkty liczy się dalej ponad 99 i znów mogą dać żetony specjalne, ale punktowanie końcowe nie daje żadnego.
    • __R 8, 9__ Żetonu wziętego w turze można użyć w dodatkowej turze po niej. Dwie dodatkowe tury mogą nastąpić po sobie.
    • __R 10, 11__ Książę na drodze z dybami daje 4 punkty za każdy kafelek. Podwaja też łąkę, nawet z żetonem za kapliczki. Gracze mogą ustalić, że podwajają tylko dyby, a książę i sokolnik działają tylko na ukończonych obszarach.
    • __R 12, 13__ Sokolnik daje swoje gniazdo także tam, gdzie żadnego nie narysowano, i za łąkę, która daje punkty. Gniazdo liczy się dla każdego obszaru, którego dotyka.
    • __R 14, 17__ Na nieukończonym obszarze, który punktuje żeton specjalny, książę podwaja punkty, a sokolnik daje swoje gniazdo. Gdy ich właściciel ma mniej poddanych, nic nie robią.
    • __R 15, 16__ Liczą się tylko pola największego pustego obszaru, nie to, czego dotyka. Siedziba rodu i gniazda punktują ten sam obszar; jeden gracz może dostać punkty za jedno i drugie.
    • __R 18, 41, 42__ W wariancie pionek na polu przed bramą jeszcze do niej nie dotarł, następny punkt prowadzi na bramę, a pierwszy z bramy na pole za nią. W punktowaniu końcowym mija się wszystkie bramy.
    • __R 19–22, 35__ Mur, kafelki, bramy i niektóre liczby są odtworzone i tak oznaczone; może je zastąpić lista właściciela pudełka.
    • __R 23__ O tym, kto zaczyna, rozstrzyga los albo umowa, a nie młodszy gracz.
    • __R 24, 25__ Każdy pozostały kafelek można wylosować z równym prawdopodobieństwem. Tak samo każdy żeton specjalny, którego nikt nie widział, także z tych w pudełku.
    • __R 26__ Jeśli po kafelku, który nigdzie nie pasuje, żadnego już nie ma, tura się kończy.
    • __R 27__ Obroty, w których kafelek wygląda tak samo, to jeden wybór.
    • __R 28–30__ Gdzie nie ma czego wybierać, nie ma pytania. Z obszarów liczonych po kolei każdy podlicza się razem z jego żetonem specjalnym, zanim wybierze się następny.
    • __R 31–34__ Żadnego obszaru nie podwaja się dwa razy. O podwojenie pada pytanie tuż przed podliczeniem obszaru, o dodatkową turę na końcu tury, i z obu można zrezygnować. Żetony na koniec działają tak, by dały najwięcej, każdy dla innego obszaru.
    • __R 36, 37, 48__ Na obszar, który kafelek kończy, książę i sokolnik nie wchodzą; na łąkę wolno im wejść także z ostatnim kafelkiem. Każdy z nich liczy się jako jeden poddany.
    • __R 38–40__ To, co robią, nie jest wyborem, a gniazd się nie podwaja. Gniazda liczy się bez ograniczeń.
    • __R 43, 44__ W wariancie gniazda i siedziba rodu należą się także tam, gdzie punkty przepadają. Wymaga on „Sokoła”.
    • __R 49__ Gniazda porównuje się po podliczeniu wszystkich obszarów, także nieukończonych.
    • __R 45__ Wolno pokazywać, które kafelki i żetony specjalne jeszcze przyjdą, bo da się to wyliczyć.
    • __R 46, 47__ Żeton, który powiększa siedzibę rodu, nic nie robi bez siedziby, a dwa się sumują. Żetony wzięte w ostatniej turze liczą się w punktowaniu końcowym.

## Jak działa ta strona

rules-hands = Mysz i dotyk
rules-hands-text =
    Co się świeci, tego możesz użyć. Kafelek pasuje tam, gdzie pole się świeci; na pole z przerywaną ramką i strzałką też pasuje, ale po obróceniu. Obracaj go dwoma okrągłymi przyciskami, jego małymi obrazkami albo klawiszami R i Shift+R. Potem kliknij pole albo przeciągnij na nie kafelek.

    Zatrzymaj wskaźnik na polu, aby zobaczyć, które obszary kafelek by ukończył, ile są warte i czyj pionek stanąłby na wieży obronnej. Potem kliknij część kafelka, aby wprowadzić tam poddanego; jeśli ma to być książę lub sokolnik, wybierz go najpierw w swojej puli.

    Na telefonie pierwsze dotknięcie pokazuje, co się stanie, a drugie to robi; rozsuń palce lub dotknij dwa razy, aby powiększyć zamek. Wybierz coś niedozwolonego, a strona powie, dlaczego nie można i gdzie mówią o tym te zasady. Zatrzymaj wskaźnik na obszarze lub przytrzymaj go dłużej, aby przeczytać, jak daleko jest i kto na nim prowadzi.

rules-undo = Cofanie ruchów
rules-undo-text =
    Własne ruchy możesz cofać swobodnie, dopóki nie wyjdzie na jaw nic nowego: wylosowany kafelek, odkryty żeton specjalny, odpowiedź kogoś innego. Potem trzeba zgody przeciwnika. W grze z botem możesz cofnąć się dowolnie daleko.

    To, co cofnięto, widać w zakładce „Przebieg”.

## Pomoc obok stołu

rules-help-turn = Co mogę zrobić?
rules-help-turn-text =
    • __Dołóż__ kafelek tak, by całym bokiem przylegał do kafelka lub pola startowego, a drogi stykały się tylko z drogami.
    • __Wprowadź__ na niego poddanego, na obszar, na którym nikogo nie ma, albo nie wprowadzaj nikogo.
    • Za ukończone obszary __punkty__ zdobywa ten, kto ma tam więcej poddanych; potem poddani wracają.
rules-help-areas = Ile daje obszar?
rules-help-wall = Co robi mur?
rules-help-wall-text =
    Pionek, który po podliczeniu stanie dokładnie na wieży obronnej, bierze jej żeton specjalny, do użycia od następnej tury. Każdy obszar to osobny ruch.
rules-help-end = Co liczy się na koniec?
rules-help-end-text =
    Większa siedziba rodu, a z „Sokołem” także większa liczba sokolich gniazd, daje 1 punkt za każde pole największego pustego obszaru. Łąki dają 3 za każdą kapliczkę. Nieukończone obszary dają punkty tylko z żetonem specjalnym.
