# Posterunki graniczne na stronie, po polsku.

view-post = posterunek graniczny, { NAME($post) }
view-post-alone = { NAME($post) }, jeszcze niepołączony
view-post-all = { NAME($post) }, połączony z oboma pozostałymi
view-post-does = Nieprzerwana linia heksów łączy jeden posterunek z drugim. W fazie { $phase } każda nowo połączona para daje { $points } pkt.
view-prizes = Kafelki za wszystkie trzy posterunki
view-prizes-short = Trzy posterunki
view-prizes-do = Kto pierwszy połączy wszystkie trzy posterunki, bierze duży kafelek, drugi bierze mały.
view-reconstructed-posts = Odtworzone: posterunki stoją tam, gdzie w wydaniu z 2019 roku; żadne źródło nie pokazuje wyraźnie, gdzie stoją w edycji specjalnej.
view-tell-posts = Posterunki graniczne: { $posts }.
view-tell-prize = Za wszystkie trzy posterunki graniczne. { $prize }
view-why-posts = Posterunki łączą heksy: ułóż ich nieprzerwaną linię od jednego posterunku do drugiego, a punkty przyjdą same.
view-rule-border-posts = posterunki graniczne
new-module-border-posts = Trzy posterunki wokół każdego księstwa: połączenie dwóch daje punkty fazy, a wszystkich trzech kafelek. Rozdaje się osobne plansze.
new-option-third-post = Co poza kafelkiem daje połączenie trzeciego posterunku z dwoma pozostałymi.

## Księga

rules-border-posts = Posterunki graniczne
rules-border-posts-text =
    Wokół każdego księstwa stoją trzy posterunki graniczne: lewy górny, prawy górny i dolny. Każdy styka się z dwoma polami na skraju. { $edition ->
        [first] Instrukcja z 2019 roku nazywa je wieżami strażniczymi. Są nadrukowane na planszach od 11a do 11f, a każdy gracz dostaje losowo jedną z nich.
       *[special] Należą do planszy obok księstwa. Każdy gracz dostaje losowo planszę z numerami 23 i 24, 25 i 26, 27 i 28 albo 29 i 30 i wybiera jej stronę; gracze mogą też umówić się na dowolne inne plansze.
    }

    Dwa posterunki są połączone, gdy od pola przy jednym do pola przy drugim prowadzi nieprzerwana linia heksów. Liczy się każdy heks, także zamek początkowy. W chwili, gdy heks domyka taką linię, otrzymujesz punkty fazy: 10, 8, 6, 4 lub 2.

    Heks, który dołącza trzeci posterunek, daje punkty fazy za każdą połączoną nim parę, a więc zwykle dwa razy; przy stole można umówić się na jeden raz albo na nic. Poza tym pierwszy gracz, który połączy wszystkie trzy, bierze duży kafelek, wart 5, 6 lub 7 punktów przy dwóch, trzech lub czterech graczach, a drugi mały, wart 2, 3 lub 4. Pozostali nie dostają nic.

    { $edition ->
        [first] Kafelki te nie są kafelkami premiowymi dla klasztoru 26.
       *[special] Dla klasztoru 26 kafelki te liczą się jako premiowe.
    }
rules-border-posts-figure = Pięć heksów w rzędzie łączy oba górne posterunki; dolny nie jest połączony.
rules-differs-post-boards = Posterunki graniczne: plansze
rules-differs-post-boards-special = od 23 do 30, dwustronne, albo dowolne inne
rules-differs-post-boards-first = tylko od 11a do 11f, jednostronne
rules-differs-post-places = Posterunki graniczne: ich miejsca
rules-differs-post-places-special = odtworzone, jak w 2019
rules-differs-post-places-first = jak na planszach
rules-differs-post-tile = Posterunki graniczne: ich kafelki i klasztor 26
rules-differs-post-tile-special = liczą się
rules-differs-post-tile-first = nie liczą się
