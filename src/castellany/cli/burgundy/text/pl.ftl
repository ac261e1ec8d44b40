# „Zamki Burgundii” w terminalu po polsku.

cli-phase-points =
    { $points ->
        [one] { $points } punkt więcej za każdy ukończony obszar
        [few] { $points } punkty więcej za każdy ukończony obszar
       *[many] { $points } punktów więcej za każdy ukończony obszar
    }
cli-bonus-worth = { $letters } (za { $points })
cli-group-take = Weź kafelek
cli-group-place = Połóż kafelek
cli-group-sell = Sprzedaj dobra
cli-group-workers = Weź robotników
cli-group-purchase = Kup
cli-with-die = kością { $die }
cli-cost =
    { $workers ->
        [0] { "" }
        [one] { " " }({ $workers } robotnik)
        [few] { " " }({ $workers } robotnicy)
       *[many] { " " }({ $workers } robotników)
    }
cli-entry-take = { NAME($tile) }, { NAME($depot) }{ cli-cost }
cli-entry-fetch = { NAME($tile) }, { NAME($depot) }
cli-entry-place = { NAME($tile) } na { $space }{ cli-cost }
cli-entry-sell = { $count } × { NAME($good) }: { count-points }{ cli-cost }
cli-legend = W księstwie B6 to puste pole na budynek z liczbą 6; pod spodem jest numer pola, a >11< oznacza, że można tam teraz położyć heks z własnego magazynu. W magazynie na planszy „b -” to puste miejsce na budynek. (3)x2 to dwa dobra koloru 3, [5] to kość, a [ ] to kość już wykorzystana.

## Krótkie nazwy kafelków, najwyżej pięć liter; zwierzęta i klasztory mają po nazwie numer

cli-short-warehouse = skład
cli-short-watchtower = straż
cli-short-workshop = warsz
cli-short-church = kośc.
cli-short-market = targ
cli-short-boarding-house = kwat.
cli-short-bank = bank
cli-short-city-hall = rat.
cli-short-cow = krow
cli-short-pig = świn
cli-short-sheep = owc
cli-short-hen = kur
cli-short-ship = stat.
cli-short-castle = zamek
cli-short-mine = kop.
cli-short-monastery = kl.
cli-about-what = Podaj kafelek, na przykład: opis zamek.
cli-about-nothing = Nie ma kafelka „{ $word }”.
cli-help-answers = Wpisz numer ruchu albo sam ruch, na przykład „take castle@3”; wystarczy początek, jeśli nic innego tak się nie zaczyna.
cli-help-about = co robi kafelek: opis zamek
