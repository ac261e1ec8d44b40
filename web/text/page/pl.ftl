# Co mówi sama strona, po polsku.

nav-label = Menu główne
nav-play = Gra
nav-learn = Nauka
nav-rules = Zasady
nav-sign-in = Zaloguj się
language-label = Język
theme-label = Motyw
theme-system = jak w systemie
theme-day = dzień
theme-evening = wieczór

table-title = Stół { $id }
rules-title = Zasady: { $game }
account-title = Konto
credits-title = Autorzy i źródła
learn-title = Nauka gry: { $game }
lost-title = Tej strony tu nie ma
lost-why = Adres może być błędny albo tego, co tu było, już nie ma.
lost-rules = Do zasad
lost-back = Do wszystkich stołów
unloaded-title = Nie udało się wczytać tej części strony
unloaded-why = Możliwe, że serwer został zaktualizowany albo jest w tej chwili nieosiągalny.
unloaded-again = Wczytaj stronę ponownie
server-unreachable = Serwer jest w tej chwili nieosiągalny. Spróbuj ponownie.
