# Białe zamki, po polsku.

module-white-castles = Białe zamki

kind-white-castle = biały zamek
    .acc = biały zamek
    .gen = białego zamku
kind-monastery29 = klasztor 29
    .acc = klasztor 29
    .gen = klasztoru 29

about-white-castle = Po umieszczeniu: wykonaj jeszcze jedną akcję z wynikiem białej kości.
about-monastery29 = Na koniec gry: 4 punkty za każdy biały zamek w twoim księstwie.

source-monastery29 = Klasztor 29: białe zamki

refusal-only-white-die = Tutaj służy tylko biała kość; jej wynik to { $die }.

prompt-white-castle-action = Wykonaj jeszcze jedną akcję białą kością (wynik { $die }){ or-decline }{ granted }.

cli-short-white-castle = biały
