# Wspólne dla zasad wszystkich gier i obsługa strony, po polsku. Pusty wiersz kończy akapit, wiersz zaczynający się
# od • jest punktem listy, a wyróżnione jest to, co stoi między __.

## Rama

rules-edition = Wydanie
rules-books = Zasady poszczególnych gier
rules-learn = Wolisz grać? Poznaj grę z przewodnikiem
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-link = Odnośnik do tego rozdziału
rules-found =
    { $count ->
        [one] Znaleziono { $count } rozdział.
        [few] Znaleziono { $count } rozdziały.
       *[other] Znaleziono { $count } rozdziałów.
    }
rules-nothing-found = Tego w zasadach nie ma. Spróbuj innego słowa.
rules-failed = Nie udało się pobrać tabel do tej strony. Spróbuj ponownie.
rules-again = Spróbuj ponownie
rules-group-more = Szczegóły
rules-group-page = Jak działa ta strona

## Szczegóły

rules-options = Co można ustalić przy stole
rules-options-text =
    Może to zmienić osoba, która otwiera stół. Jeśli nic nie zmieni, obowiązuje to, co wyróżnione.

## Jak działa ta strona

rules-keys = Klawisze
rules-keys-text =
    Wszystko działa bez myszy. Każdy dozwolony ruch jest też na liście z pełnym opisem; z czytnikiem ekranu tak jest najszybciej.

rules-hints = Podgląd i podpowiedzi
rules-hints-text =
    Zanim wybierzesz, widzisz, co da ruch: ile punktów i za co, co kosztuje i przynosi, który obszar kończy. Podgląd mówi tylko to, co można wiedzieć; przyszłych losowań nie zna nikt.

    Podpowiedź pokazuje, co zagrałby najsilniejszy dostępny bot. Nie widzi on więcej niż ty. Stół można otworzyć bez podpowiedzi.

rules-clocks = Zegary i nieobecność
rules-clocks-text =
    Przy stole można grać bez zegara, z zapasem czasu i dodatkiem za każdą turę albo z kilkoma dniami na ruch. Gdy twój czas się skończy, zależnie od ustaleń gra za ciebie bot, tura przepada albo przegrywasz.

    Można też ustalić, że bot gra za osobę, na którą się czeka, a której zbyt długo nie ma. Możesz wrócić w każdej chwili, na dowolnym urządzeniu, i znów zająć swoje miejsce. Gdy zerwie się połączenie, strona wraca sama i nic nie ginie.

rules-company = Przebieg, powtórka i zgłoszenia
rules-company-text =
    Zakładka „Przebieg” opowiada pełnymi zdaniami, co się stało, a każdy wpis prowadzi do pozycji po nim. Po zakończeniu gry możesz przejrzeć ją całą, wysłać komuś odnośnik do pozycji albo zagrać od niej dalej z botami. Każdy wynik rozwija się w listę: co ile punktów dało.

    Jeśli uważasz, że zasada została źle zastosowana, wyślij zgłoszenie: zawiera pozycję taką, jaką widzisz. Nie ma w nim niczego, co jest przed tobą ukryte.

## Pomoc obok stołu

rules-help-all = Wszystkie zasady
rules-help-new-tab = otwierają się obok tej strony
