# Karczmy na stronie, po polsku.

new-module-inns = Kosztują 2 srebrne monety, pasują na każde pole i powiększają obszar o jedno pole.

view-inns-cap = Karczmy
view-inns-stack =
    { $count ->
        [0] Obok czarnego magazynu nie leży żadna karczma.
        [one] Obok czarnego magazynu leży jedna karczma.
        [few] Obok czarnego magazynu leżą { $count } karczmy.
       *[many] Obok czarnego magazynu leży { $count } karczm.
    }
view-inns-later = Z każdą fazą przybywa jedna; te, które już leżą, zostają.

rules-inns = Karczmy
rules-inns-text =
    Na początku każdej fazy obok czarnego magazynu pojawia się jedna karczma, razem pięć. Karczm nigdy się nie usuwa: nowa trafia na wierzch tych, które jeszcze tam leżą.

    Karczma kosztuje dwie srebrne monety i trafia do własnego magazynu, jak heks z czarnego magazynu. To jedyny zakup w turze: karczma albo heks z czarnego magazynu, nie oba.

    Karczma nie ma koloru. Umieszcza się ją na dowolnym pustym polu księstwa; liczba i sąsiedztwo obowiązują jak zwykle. Na jednym obszarze może stać tylko jedna karczma.

    Sama nie ma efektu i żaden klasztor nie pomaga jej umieścić. Zakrywa pole, a ukończony obszar liczy się jak o jedno pole większy. { $edition ->
        [first] Nigdy jednak nie liczy się więcej niż 8 pól.
       *[special] Obszar z 8 pól liczy się więc jak 9 i daje 45 punktów.
    }
rules-inns-example = Trzy pola, a wśród nich karczma, liczą się jak cztery: 10 punktów za wielkość.
rules-differs-inn-size = Karczmy: największa liczona wielkość
rules-differs-inn-size-special = 9 pól, 45 punktów
rules-differs-inn-size-first = 8 pól, 36 punktów
