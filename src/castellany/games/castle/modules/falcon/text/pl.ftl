# Dodatek „Sokół” po polsku.

terrain-chapel = kaplica
    .acc = kaplicę
    .loc = w kaplicy
    .title = Kaplica
thing-nest = sokole gniazdo
thing-gate = brama
about-chapel = Kaplica z 1–8 kafelków bez otwartych boków daje 1, 3, 6, 10, 15, 21, 28 lub 36 punktów; większa też 36.
about-nest = Kto zdobywa punkty za obszar, bierze sokole gniazdo za każde, które na nim jest; więcej gniazd daje na koniec punkty za największy pusty obszar.
about-gate = Pionki na torze punktów pomijają bramy.
figure-prince = książę
    .acc = księcia
figure-falconer = sokolnik
    .acc = sokolnika
role-chapel = kaznodzieja
    .acc = kaznodzieję
about-prince = Książę podwaja punkty, które jego właściciel zdobywa za obszar; nie może wejść na obszar, który ten kafelek kończy.
about-falconer = Sokolnik daje właścicielowi jedno sokole gniazdo więcej, gdy ten zdobywa punkty za obszar; nie może wejść na obszar, który ten kafelek kończy.
count-nests =
    { $nests ->
        [one] { $nests } sokole gniazdo
        [few] { $nests } sokole gniazda
       *[many] { $nests } sokolich gniazd
    }
and-nests =
    { $nests ->
        [0] { "" }
       *[other] { " " }i { count-nests }
    }
module-falcon = Sokół
source-chapels = Kaplice
source-nests = Sokole gniazda
refusal-scores-at-once = Ten kafelek kończy ten obszar; { NAME($figure) } nie może wejść na obszar, który od razu daje punkty.
event-nests-gained = { $name } bierze { count-nests }.
event-nests-returned = Zabrakło sokolich gniazd: każdy gracz oddaje { count-nests }.
preview-nests-returned =
    { $taken ->
        [0] Zabrakło sokolich gniazd: każdy gracz oddaje { count-nests }.
       *[other] Zdobyte sokole gniazda: { $taken }. Zabrakło ich w puli, więc każdy gracz oddaje { $nests }.
    }
label-nests = Sokole gniazda
reconstructed-gates = bramy
reconstructed-falcon = kafelki dodatku

## Co można ustalić przy stole

option-prince-on-stocks = Książę na drodze z dybami
option-prince-on-stocks-doubles = podwaja jeszcze raz
option-prince-on-stocks-stocks-only = podwajają tylko dyby
option-courtiers = Książę i sokolnik działają
option-courtiers-whenever-scored = zawsze, gdy obszar jest punktowany
option-courtiers-completed-only = tylko na ukończonych obszarach
