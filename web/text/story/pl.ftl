# Punkty: skąd się wzięły, jak rosły i jak skończyła się gra, po polsku.

story-you = Ty
story-total = Razem
story-most = (najwięcej)
story-set-up = Przygotowanie
story-seat-points = { $name } { $points }

story-scores-soon = Punkty pojawią się po rozpoczęciu gry.
story-scores-none = Jeszcze bez punktów.
story-scores-when = Kiedy przybyły punkty
story-scores-line = +{ $points }{ $sort }: { $when }
story-scores-nothing = Z tego jeszcze nic.

story-sources = Skąd są punkty
story-bars = Obok siebie
story-bars-label = Punkty według źródeł, ułożone w słupki: { $totals }. Wszystkie liczby są w tabeli źródeł.
story-as-table = To samo w tabeli
story-after = Po

story-loading = Liczę punkty…
story-over = Koniec gry.
story-closed = Gra została przerwana.
story-you-win = Wygrywasz.
story-you-win-by =
    { $points ->
        [one] Wygrywasz z przewagą { $points } punktu.
       *[other] Wygrywasz z przewagą { $points } punktów.
    }
story-you-win-alone =
    { $why ->
        [time]
            { $count ->
                [one] Wygrywasz na czas: { $names } nie ma już czasu.
               *[other] Wygrywasz na czas: { $names } nie mają już czasu.
            }
       *[resigned]
            { $count ->
                [one] Wygrywasz: { $names } poddaje grę.
               *[other] Wygrywasz: { $names } poddają grę.
            }
    }
story-you-win-tie = Wygrywasz po rozstrzygnięciu remisu.
story-you-share = Zwyciężacie wspólnie: ty i { $names }.
story-wins = { $name } wygrywa.
story-wins-by =
    { $points ->
        [one] { $name } wygrywa z przewagą { $points } punktu.
       *[other] { $name } wygrywa z przewagą { $points } punktów.
    }
story-wins-alone =
    { $why ->
        [time]
            { $count ->
                [one] { $name } wygrywa na czas: { $names } nie ma już czasu.
               *[other] { $name } wygrywa na czas: { $names } nie mają już czasu.
            }
       *[resigned]
            { $count ->
                [one] { $name } wygrywa: { $names } poddaje grę.
               *[other] { $name } wygrywa: { $names } poddają grę.
            }
    }
story-wins-over-you =
    { $why ->
        [time] { $name } wygrywa na czas: nie masz już czasu.
       *[resigned] { $name } wygrywa: poddajesz grę.
    }
story-wins-tie = { $name } wygrywa po rozstrzygnięciu remisu.
story-share = Wspólne zwycięstwo: { $names }.

story-best-at = najwięcej punktów: { $sources }
story-no-tie = Remisu nie było: o każdym miejscu zdecydowały punkty.
story-shared = Przy wspólnym miejscu nic nie rozstrzyga między równymi.
story-tie = { $name }, miejsce { $place }: { $reason }.
story-why-finished = gra zakończona
story-why-resigned = koniec przez poddanie się
story-why-time = koniec przez upływ czasu
story-why-agreed = koniec za zgodą graczy
story-why-closed = gra przerwana
story-why-imported = z zapisu gry
story-best-move = Najlepszy ruch ({ $name }): +{ $points }
story-your-best-move = Twój najlepszy ruch: +{ $points }
story-ahead = Prowadzenie do końca: { $name }
story-you-ahead = Twoje prowadzenie do końca
story-since = od: { $when }

story-share-link = Udostępnij
story-replay = Powtórka
story-record = Zapis gry
story-new = Nowa gra
story-again = Zagraj jeszcze raz
story-again-too = Dołącz do rewanżu
story-again-watch = Do rewanżu
story-again-wanted = Rewanż jest przygotowany: stół czeka na ciebie.
