# „Zamki Toskanii” w terminalu po polsku.

cli-legend = W posiadłości K to puste pole zamku; liczba poniżej to numer pola, a >14< oznacza, że można tam teraz coś położyć. W magazynie i wśród odkrytych żetonów litera oznacza kolor, a * drewniany sześciokąt; (2) po odkrytym żetonie to miejsce gracza, którego rewers ma żeton. Kx2 to dwie karty zamku. „place castle@14 for card+city-pair” płaci kartą zamku i dwiema kartami miasta. Kafle łączy „build AbC lr castle 14”: z góry na dół, mała litera oznacza półobrót, potem strona, w którą przesunięto środkowy i dolny kafel; „table build AbC lr” pokazuje to najpierw.
cli-preparing = Przed pierwszą rundą
cli-now = Faza { $phase }, runda { $round }
cli-ending =
    { $when ->
        [last] ostatnia runda
        [now] { $phase ->
            [3] zostaje jeszcze jedna runda
           *[other] faza kończy się z tą rundą
        }
       *[later] { $phase ->
            [1] kończy się z rundą, w której ktoś wyczerpie 1. stos
            [2] kończy się z rundą, w której ktoś wyczerpie 2. stos
           *[other] gdy ktoś wyczerpie 3. stos, zostaje jeszcze jedna runda
        }
    }
cli-starter = (zaczyna)
cli-red-then = (po tej fazie czerwonych: { $red })
cli-group-draw = Dobierz karty
cli-group-take = Weź żeton
cli-group-place = Umieść żeton
cli-group-sweep = Nic nie pasuje: odrzuć kolor
cli-group-claim = Weź odkryty żeton i umieść go
cli-group-bonus = Weź żeton bonusowy
cli-group-build = Połącz kafle; zamek początkowy stoi na jednym z trzech pól
cli-over = ustępuje: { $tile }
cli-claim = { $tile } ({ $slot }) na { $space }
cli-more-ways =
    { $count ->
        [one] (jeszcze { $count } sposób zapłaty: zapisz go)
        [few] (jeszcze { $count } sposoby zapłaty: zapisz je)
       *[many] (jeszcze { $count } sposobów zapłaty: zapisz je)
    }
cli-worker = robotnik
cli-joined =
    { $points ->
        [one] { $boards }: { $points } zielony punkt za regiony
        [few] { $boards }: { $points } zielone punkty za regiony
       *[many] { $boards }: { $points } zielonych punktów za regiony
    }
cli-castle-on = zamek na { $space }

## Krótkie nazwy żetonów, najwyżej pięć liter; dwie dla plonu

cli-short-castle = zamek
cli-short-city = miast
cli-short-inn = zajzd
cli-short-quarry = kamnł
cli-short-village = wiosk
cli-short-monastery = klasz
cli-short-cart = wóz
cli-short-hexagon = sześć
cli-crop-grapes = wi
cli-crop-olives = ol
cli-crop-grain = zb
cli-crop-livestock = tr
cli-about-what = Podaj kafelek, na przykład: opis zamek.
cli-about-nothing = Nie ma kafelka „{ $word }”.
cli-help-answers = Wpisz numer ruchu albo sam ruch, na przykład „take castle@3”; wystarczy początek, jeśli nic innego tak się nie zaczyna.
cli-help-about = co robi kafelek: opis zamek
