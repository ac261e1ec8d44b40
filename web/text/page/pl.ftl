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
home-loading = Szukam stołów…
home-failed = Nie udało się pobrać listy stołów. Spróbuj ponownie.
home-mine = Twoje stoły
home-gathering = Stoły z wolnymi miejscami
home-running = Gry do oglądania
home-none = W tej chwili nie ma żadnych.
new-title = Nowy stół
table-title = Stół { $id }
replay-title = Powtórka gry przy stole { $id }
rules-title = Zasady: { $game }
account-title = Konto
credits-title = Autorzy i źródła
learn-title = Nauka gry
lost-title = Tej strony tu nie ma
lost-back = Do wszystkich stołów
unloaded-title = Nie udało się wczytać tej części strony
unloaded-why = Możliwe, że serwer został zaktualizowany albo jest w tej chwili nieosiągalny.
unloaded-again = Wczytaj stronę ponownie
server-unreachable = Serwer jest w tej chwili nieosiągalny. Spróbuj ponownie.

game-burgundy = Zamki Burgundii
seat-free = wolne miejsce
status-your-turn = Twoja kolej
status-gathering = czeka na graczy
status-running = gra trwa
status-paused = przerwa
status-over = gra zakończona
status-stopped = gra zatrzymana
