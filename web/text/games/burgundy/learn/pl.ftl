# Co mówi przewodnik po Burgundii, po polsku.

## Przewodnik

learn-welcome = Oto twoje księstwo
learn-welcome-text = Zapełniaj jego pola heksami: punkty dają ukończone obszary, zwierzęta i dobra. Po pięciu fazach wygrywa, kto ma ich najwięcej. Nikt cię nie pogania.
learn-dice = Twoje dwie kości
learn-dice-text = Każda kość to jedna akcja w turze, w dowolnej kolejności. Co się świeci, tego możesz użyć; zatrzymaj się na czymkolwiek, aby przeczytać, co to jest.
learn-take = Weź heks
learn-take-text = Wybierz kość, a potem świecący heks: kość bierze heks z magazynu o swoim numerze.
learn-take-told-text = Teraz niczego nie weźmiesz. W późniejszej turze wybierz kość, a potem świecący heks: kość bierze heks z magazynu o swoim numerze.
learn-storage = Własny magazyn
learn-storage-text = Wzięte heksy leżą we własnym magazynie, który mieści trzy. Stamtąd umieszcza je inna kość, w tej turze lub później.
learn-place = Umieść heks
learn-place-text = Wybierz heks z własnego magazynu, a potem świecące pole: ma kolor heksa, liczbę twojej kości i heks obok siebie.
learn-place-told-text = Teraz niczego nie umieścisz. W późniejszej turze wybierz heks z własnego magazynu, a potem świecące pole: ma kolor heksa, liczbę twojej kości i heks obok siebie.
learn-workers = Robotnicy zmieniają kości
learn-workers-text = Robotnik zmienia wynik o jeden, a 6 sąsiaduje z 1. Przerywana obwódka mówi, ilu ich trzeba. Każda kość może też dać dwóch nowych robotników.
learn-sell = Sprzedaj dobra
learn-sell-text = Kość sprzedaje wszystkie dobra o swoim numerze, za punkty i jedną srebrną monetę. Wybierz dobra, które się świecą.
learn-sell-told-text = Teraz niczego nie sprzedasz. Kość sprzedaje wszystkie dobra o swoim numerze, za punkty i jedną srebrną monetę: wybierz je, gdy będą się świecić.
learn-buy = Srebrne monety i czarny magazyn
learn-buy-text = Raz w turze, bez kości, za dwie srebrne monety kupisz heks z czarnego magazynu. Trafi do własnego magazynu.
learn-buy-told-text = Teraz niczego nie kupisz. Raz w turze, bez kości, za dwie srebrne monety dostaniesz heks z czarnego magazynu. Trafi do własnego magazynu.
learn-end = Zakończ turę
learn-end-text = Jeśli masz jeszcze kość, użyj jej, jak chcesz. Potem zakończ turę, a zagra { $bot }.
learn-round = Nowa runda
learn-round-text = Wszyscy rzucili na nowo, a biała kość skierowała dobra do magazynu; przywiezie je statek. Co robi { $bot }, czytasz w zakładce „Przebieg”.
learn-tools = Nic nie przepada
learn-tools-text = Cofnij, czego żałujesz, i proś o podpowiedź, gdy nie wiesz, co robić: { $bot } się nie obrazi.
learn-areas = Obszary dają punkty
learn-areas-text = Ukończony obszar daje punkty za wielkość i za fazę: teraz { $points }, później mniej. Zacznij więc od małych.
learn-phase = Pięć faz
learn-phase-text = Faza kończy się po pięciu rundach: kopalnie dają srebrne monety, magazyny są na nowo pełne, a obszary dają mniej punktów za fazę.
learn-effect = Heks działa
learn-effect-text = To, co umieszczasz, działa od razu. Pasek na dole mówi, co możesz wybrać i dzięki czemu.
learn-discard = Magazyn jest pełny
learn-discard-text = Mieszczą się trzy heksy. Wybierz ten, który wypadnie z gry, aby zrobić miejsce.
learn-ready = Wiesz już wszystko
learn-ready-text = To cała tura. Dograj tę grę do końca albo ją zostaw: czeka prawdziwa.
learn-free = Twoja tura
learn-free-text = Graj dalej, jak chcesz. Ciąg dalszy lekcji pojawi się sam.
learn-wait = Gra { $bot }
learn-wait-text = Możesz już sprawdzać, dokąd sięgną twoje kości.
learn-over = Gra jest skończona
learn-over-text = Dobra gra. Każdy wynik rozwija się w listę: co ile punktów dało.
