# „Zamek” w terminalu, po polsku.

cli-legend = Pola nazywają się według kolumny i rzędu, na przykład e5; >e5< oznacza, że wylosowany kafelek tam pasuje. Linie to drogi, { "#" } to fontanna, przy której się kończą, % dyby, + kapliczka; 1 i 2 to pionki graczy. „place h3@e5 east” kładzie kafelek h3 na polu e5 górą na wschód; „put follower on 2” stawia poddanego na drugiej części dołożonego kafelka, licząc jak lista. „table place h3@e5” zaznacza tylko to pole.
cli-now = Tura { $turn }
cli-seat = { $square }, dom z { count-tiles }
cli-group-place = Dołóż kafelek górą na ...
cli-group-put = Wprowadź pionek
cli-figure-words = { NAME($figure) } { NAME($figure, form: "acc") }
cli-about-what = Podaj, o czym, na przykład: opis siedziba rodu.
cli-about-nothing = W tej grze nie ma niczego o nazwie „{ $word }”.
cli-help-answers = Wpisz numer ruchu albo sam ruch, na przykład „place h3@e5 east”; wystarczy początek, jeśli nic innego tak się nie zaczyna.
cli-help-about = co robi obszar, pionek albo żeton specjalny: opis siedziba rodu
