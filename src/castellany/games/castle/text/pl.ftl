# „Zamek” po polsku.

## Obszary: `.acc` biernik, `.loc` gdzie stoi pionek, `.title` na początku wiersza

terrain-road = droga
    .acc = drogę
    .loc = na drodze
    .title = Droga
terrain-house = dom
    .acc = dom
    .loc = w domu
    .title = Dom
terrain-pigsty = chlew
    .acc = chlew
    .loc = w chlewie
    .title = Chlew
terrain-meadow = łąka
    .acc = łąkę
    .loc = na łące
    .title = Łąka

thing-stocks = dyby
thing-square = fontanna
thing-shrine = kapliczka
thing-seat = siedziba rodu

about-road = Droga, której wszystkie końce są zamknięte, daje 1 punkt za kafelek, a z dybami 2.
about-house = Dom bez otwartych boków daje 1 punkt za kafelek; na największym ze zdobytych stoi siedziba rodu.
about-pigsty = Chlew bez otwartych boków daje 2 punkty za kafelek.
about-meadow = Łąka daje na koniec gry 3 punkty za każdą kapliczkę; mnisi pozostają tam do końca.
about-stocks = Dyby podwajają punkty za drogę, niezależnie od swojej liczby.
about-square = Fontanna rozdziela drogi, które się przy niej schodzą.
about-shrine = Kapliczka jest warta 3 punkty dla gracza, który na koniec ma na jej łące najwięcej poddanych.
about-seat = Na koniec większa siedziba rodu daje 1 punkt za każde pole największego pustego obszaru.

## Pionki: `.acc` biernik i dopełniacz; poddany nazywa się według obszaru, na którym stoi

figure-follower = poddany
    .acc = poddanego
role-road = herold
    .acc = herolda
role-house = giermek
    .acc = giermka
role-pigsty = rolnik
    .acc = rolnika
role-meadow = mnich
    .acc = mnicha

about-follower = Poddany wchodzi na dołożony kafelek, na obszar, na którym nikogo nie ma, i wraca, gdy obszar został podliczony.

## Żetony specjalne

token-extra-turn = dodatkowa tura
token-double-house = dom liczy się podwójnie
token-double-pigsty = chlew liczy się podwójnie
token-unfinished-road = nieukończona droga się liczy
token-unfinished-house = nieukończony dom się liczy
token-unfinished-pigsty = nieukończony chlew się liczy
token-shrine = kapliczki liczą się wyżej
token-larger-seat = większa siedziba rodu
token-bonus-points = dodatkowe punkty

about-token-extra-turn = Po swojej turze możesz go użyć, aby rozegrać jeszcze jedną.
about-token-double-house = Gdy w swojej turze zdobywasz punkty za ukończony dom, możesz go użyć: dom liczy się podwójnie.
about-token-double-pigsty = Gdy w swojej turze zdobywasz punkty za ukończony chlew, możesz go użyć: chlew liczy się podwójnie.
about-token-unfinished-road = Na koniec zdobywasz punkty za jedną nieukończoną drogę, na której masz najwięcej poddanych.
about-token-unfinished-house = Na koniec zdobywasz punkty za jeden nieukończony dom, w którym masz najwięcej poddanych.
about-token-unfinished-pigsty = Na koniec zdobywasz punkty za jeden nieukończony chlew, w którym masz najwięcej poddanych.
about-token-shrine =
    { $amount ->
        [one] Na koniec każda kapliczka na jednej z twoich łąk jest warta { $amount } punkt.
        [few] Na koniec każda kapliczka na jednej z twoich łąk jest warta { $amount } punkty.
       *[many] Na koniec każda kapliczka na jednej z twoich łąk jest warta { $amount } punktów.
    }
about-token-larger-seat =
    { $amount ->
        [one] Na koniec twoja siedziba rodu jest większa o { $amount } kafelek.
        [few] Na koniec twoja siedziba rodu jest większa o { $amount } kafelki.
       *[many] Na koniec twoja siedziba rodu jest większa o { $amount } kafelków.
    }
about-token-bonus-points =
    { $amount ->
        [one] Na koniec jest wart { $amount } punkt.
        [few] Na koniec jest wart { $amount } punkty.
       *[many] Na koniec jest wart { $amount } punktów.
    }

## Strony świata: `.gen` dopełniacz

side-north = północ
    .gen = północy
side-east = wschód
    .gen = wschodu
side-south = południe
    .gen = południa
side-west = zachód
    .gen = zachodu
corner-north-east = północny wschód
corner-south-east = południowy wschód
corner-south-west = południowy zachód
corner-north-west = północny zachód
sides =
    { $count ->
        [0] { "" }
       *[other] { " " }({ $sides })
    }

## Co podwoiło punkty za obszar

doubled =
    { $doubled ->
        [stocks] { " " }(podwojone przez dyby)
        [figure] { " " }(podwojone przez { NAME($figure, form: "acc") })
        [both] { " " }(podwojone przez dyby i jeszcze raz przez { NAME($figure, form: "acc") })
       *[nothing] { "" }
    }
and-doubled =
    { $doubled ->
        [figure] , podwojone przez { NAME($figure, form: "acc") }
       *[nothing] { "" }
    }

## Liczby: `count-tiles` w dopełniaczu po „z”, pozostałe w bierniku

count-tiles =
    { $tiles ->
        [one] { $tiles } kafelka
       *[other] { $tiles } kafelków
    }
count-open =
    { $open ->
        [one] { $open } otwarty bok
        [few] { $open } otwarte boki
       *[many] { $open } otwartych boków
    }
count-shrines =
    { $shrines ->
        [one] { $shrines } kapliczka
        [few] { $shrines } kapliczki
       *[many] { $shrines } kapliczek
    }
count-squares =
    { $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }

## Co można ustalić przy stole

option-starter = Kto zaczyna
option-starter-random = losowo
option-starter-first = gracz 1
option-starter-second = gracz 2
option-unfinished = Nieukończone obszary z żetonem
option-unfinished-box = jak podają elementy gry
option-unfinished-full = jak ukończone
option-unfinished-reduced = 1 punkt za kafelek

## Skąd są punkty

source-roads = Drogi
source-houses = Domy
source-pigsties = Chlewy
source-seat = Siedziba rodu
source-meadows = Łąki
source-unfinished = Nieukończone obszary
source-token-points = Dodatkowe punkty

## Odmowy

refusal-other-tile-drawn = Wylosowano kafelek { $tile }; dołóż właśnie ten.
refusal-square-taken = Na polu { $square } leży już kafelek.
refusal-not-adjoining = Pole { $square } nie sąsiaduje ani z kafelkiem, ani z polem startowym, a nowy kafelek musi przylegać całym bokiem do jednego z nich.
refusal-road-needed = Od { NAME($side, form: "gen") } do pola { $square } dochodzi droga, która musi biec dalej; obróć kafelek albo wybierz inne pole.
refusal-road-blocked = Na polu { $square } droga kafelka prowadziłaby na { NAME($side) }, gdzie drogi nie ma; obróć kafelek albo wybierz inne pole.
refusal-looks-the-same = Tak obrócony kafelek wygląda tak samo jak górą na { NAME($side) }; podaj to w ten sposób.
refusal-no-such-segment = Kafelek nie ma części { $segment }.
refusal-no-figure-left = Nie masz pod ręką { NAME($figure, form: "acc") }; pionki wracają, gdy ich obszary zostały podliczone.
refusal-area-held = Na tym obszarze ktoś już stoi; pionki wchodzą tylko tam, gdzie nikogo nie ma.
refusal-not-completed = Obszar { $area } nie jest ukończony.
refusal-scores-later = Obszar { $area } zostanie podliczony później: najpierw twoje obszary, potem przeciwnika.
refusal-named-otherwise = Ten sam obszar nazywa się { $area }; podaj to w ten sposób.
refusal-not-drawable = Tego nie można teraz wylosować.
refusal-scores-for-nobody = Za obszar { $area } nikt nie dostaje punktów: obaj gracze mają na nim tyle samo pionków albo nie ma tam nikogo.
refusal-already-scored = Obszar { $area } został już podliczony.

## Pytania

prompt-placing = Twoja tura: dołóż kafelek tam, gdzie pasuje.
prompt-entering = Postaw pionek na dołożonym kafelku albo zrezygnuj.
prompt-ordering = Ukończono kilka obszarów: wybierz, który podliczyć najpierw.
prompt-doubling = Zdobywasz punkty za { NAME($terrain, form: "acc") } z { count-tiles }: użyj żetonu specjalnego, aby je podwoić, albo go zachowaj.
prompt-another-turn = Użyj żetonu specjalnego, aby rozegrać dodatkową turę, albo zakończ turę.
prompt-waiting = Decyduje gracz { $player }.
prompt-chance = Decyduje los.
prompt-over = Gra jest skończona.

## Ruchy

move-place = Dołóż kafelek na pole { $square }, górą na { NAME($top) }
move-put =
    { $figure ->
        [figure-follower] Postaw { NAME($role, form: "acc") } { NAME($terrain, form: "loc") }{ sides }
       *[other] Postaw { NAME($figure, form: "acc") } jako { NAME($role, form: "acc") } { NAME($terrain, form: "loc") }{ sides }
    }
move-pass =
    { $about ->
        [entering] Nie stawiaj nikogo
       *[doubling] Zachowaj żeton specjalny
    }
move-score = Podlicz { NAME($terrain, form: "acc") } z { count-tiles }{ sides } za { count-points }
move-double = Użyj żetonu specjalnego: { count-points } zamiast { $single }
move-again = Użyj żetonu specjalnego: dodatkowa tura
move-end = Zakończ turę
move-tile = Wylosowano kafelek { $tile }
move-token = Gracz { $player } odkrywa żeton specjalny: { NAME($token) }
move-starter = Zaczyna gracz { $player }

## Zdarzenia

event-turn-began = Tura { $turn }: gra { $name }.
event-tile-drawn = { $name } losuje kafelek { $tile }.
event-tile-gone = Kafelek { $tile } nigdzie nie pasuje i opuszcza grę.
event-placed = { $name } dokłada kafelek { $tile } na pole { $square }, górą na { NAME($top) }.
event-entered =
    { $figure ->
        [figure-follower] { $name } stawia { NAME($role, form: "acc") } { NAME($terrain, form: "loc") }.
       *[other] { $name } stawia { NAME($figure, form: "acc") } jako { NAME($role, form: "acc") } { NAME($terrain, form: "loc") }.
    }
event-completed = Ukończony obszar: { NAME($terrain) } z { count-tiles }, do zdobycia { count-points }.
event-scored = { $name } zdobywa { count-points } za { NAME($terrain, form: "acc") } z { count-tiles }{ doubled }.
event-unscored = Nikt nie zdobywa punktów za { NAME($terrain, form: "acc") } z { count-tiles }.
event-doubled = { $name } podwaja te punkty żetonem specjalnym.
event-points = { $name } zdobywa { count-points } ({ NAME($source) }).
event-meadow = { $name } zdobywa { count-points } ({ NAME($source) }, pole { $square }: { count-shrines } × { $each }{ and-doubled }).
event-unfinished =
    { $tiles ->
        [one] { $name } zdobywa { count-points } ({ NAME($source) }, pole { $square }: { $tiles } kafelek × { $each }{ and-doubled }).
        [few] { $name } zdobywa { count-points } ({ NAME($source) }, pole { $square }: { $tiles } kafelki × { $each }{ and-doubled }).
       *[many] { $name } zdobywa { count-points } ({ NAME($source) }, pole { $square }: { $tiles } kafelków × { $each }{ and-doubled }).
    }
event-returned = { $name } zabiera z pola { $square } { NAME($figure, form: "acc") }.
event-token-taken = { $name } zatrzymuje się na wieży obronnej { $spaces } i bierze żeton specjalny: { NAME($token) }.
event-token-used = { $name } używa żetonu specjalnego: { NAME($token) }.
event-seat-moved = { $name } stawia siedzibę rodu na domu z { count-tiles }.
event-largest-empty = Największy pusty obszar to { count-squares }.
event-game-ended = Gra jest skończona.

## Co zrobiłby ruch

preview-completes =
    { $leads ->
        [you] Kończy { NAME($terrain, form: "acc") } z { count-tiles }: { count-points }{ $more } dla ciebie.
        [other] Kończy { NAME($terrain, form: "acc") } z { count-tiles }: { count-points }{ $more } dla przeciwnika.
        [tie] Kończy { NAME($terrain, form: "acc") } z { count-tiles } dla nikogo: obaj gracze mają tam tyle samo poddanych.
        [lost] Kończy { NAME($terrain, form: "acc") } z { count-tiles } dla nikogo: nikogo tam nie ma i nikogo nie można tam postawić.
       *[nobody] Kończy { NAME($terrain, form: "acc") } z { count-tiles }, gdzie nikogo nie ma; do zdobycia { count-points }{ $more }.
    }
preview-area =
    { NAME($terrain, form: "title") } z { count-tiles }, { $leads ->
        [you] prowadzisz
        [other] prowadzi przeciwnik
       *[tie] remis
    }: { count-open }.
preview-meadow =
    { NAME($terrain, form: "title") }, { $leads ->
        [you] prowadzisz
        [other] prowadzi przeciwnik
       *[tie] remis
    }: { count-shrines }.
preview-enters = { NAME($terrain, form: "title") } z { count-tiles }, { count-open }: po ukończeniu w tej postaci { count-points }{ $more } dla ciebie.
preview-settles = Zostaje tam do końca gry. { NAME($terrain, form: "title") } z { count-tiles }, { count-shrines }: w tej postaci { count-points } dla ciebie.
preview-tower = Twój pionek zatrzyma się na wieży obronnej { $spaces }: weźmiesz jej żeton specjalny.
preview-seat = Siedziba rodu stanie na tym domu z { count-tiles }.

## Podpisy

label-figures = Pionki
label-tokens = Żetony specjalne
label-seat = Siedziba rodu
label-tiles-left = Pozostałe kafelki
label-gone = Kafelki, które nigdzie nie pasowały
label-towers = Żetony specjalne na wieżach obronnych
label-empty = Największy pusty obszar

## Obraz stołu

picture-title = Zamek
picture-subtitle = Tura { $turn }
picture-drawn = Wylosowany kafelek
picture-left = { label-tiles-left }
picture-supply = { label-figures }
picture-tokens = { label-tokens }
picture-seat = { label-seat }
picture-to-move = Ruch
picture-description = Stół w trakcie gry: mur z torem punktów, wieżami obronnymi i pionkami, kafelki wewnątrz z poddanymi oraz wszystko, co mają gracze.

## Co jest naszego pomysłu

reconstructed = ○ Odtworzone: { $what }.
reconstructed-outline = zarys muru
reconstructed-towers = miejsca wież obronnych
reconstructed-starts = pola startowe
reconstructed-tiles = kafelki zamku
reconstructed-numbers = wartości niektórych żetonów specjalnych
