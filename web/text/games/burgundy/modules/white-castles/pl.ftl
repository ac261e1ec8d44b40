# Białe zamki na stronie, po polsku.

new-module-white-castles = Budynki, które od razu pozwalają użyć białej kości, i klasztor, który je liczy.

rules-white-castles = Białe zamki
rules-white-castles-text =
    Do zapasu dochodzi dziewięć heksów: sześć białych zamków wśród budynków, dwa wśród heksów z czarnym rewersem i klasztor 29.

    Gdy umieszczasz biały zamek, od razu wykonujesz jeszcze jedną akcję z wynikiem białej kości. Robotnicy i klasztory zmieniają ten wynik na czas akcji tak jak na własnych kościach; sama biała kość leży, jak leżała. { $edition ->
        [first] Akcję trzeba wykonać; robotników można wziąć zawsze.
       *[special] Możesz z niej zrezygnować.
    }

    Biały zamek jest budynkiem osobnego typu: w jednym mieście może stać tylko raz, a co pomaga przy budynkach, pomaga i przy nim. Nie jest zamkiem.
rules-differs-white-action = Akcja białego zamku
rules-differs-white-action-special = można zrezygnować
rules-differs-white-action-first = trzeba wykonać
