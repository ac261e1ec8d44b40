# W co można grać, po polsku: nazwy, które stoją obok nazw z innych gier.

## Zamki Burgundii

edition-burgundy-2019 = Wydanie z 2019 roku
edition-burgundy-special = Edycja specjalna

## Zamki Toskanii

edition-tuscany-revised = Wydanie poprawione
edition-tuscany-first = Pierwsze wydanie (2020)

## Zamek

edition-castle-standard = Zwykłe wydanie
