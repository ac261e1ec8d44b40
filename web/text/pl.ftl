# Co mówi sama strona, po polsku.

nav-label = Menu główne
nav-play = Gra
nav-learn = Nauka
nav-account = Konto
language-label = Język
theme-label = Motyw
theme-system = jak w systemie
theme-day = dzień
theme-evening = wieczór

home-title = Usiądź przy stole
new-title = Nowy stół
table-title = Stół { $id }
replay-title = Powtórka gry przy stole { $id }
rules-title = Zasady: { $game }
account-title = Konto
credits-title = Autorzy i źródła
learn-title = Nauka gry
lost-title = Tej strony tu nie ma
