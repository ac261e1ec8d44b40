# Od czego się zaczyna, po polsku.

bot-random = Paź
bot-points = Włodarz
bot-greedy = Kasztelan
strength-random = gra byle co
strength-points = początkujący
strength-greedy = średni

home-title = Usiądź przy stole
home-lead = Burgundia, Toskania i Zamek, z ludźmi lub botami. Konto nie jest potrzebne, wystarczy imię.
home-play = Zagraj w Burgundię
home-play-bot = Zagraj
home-against = przeciwnik: { $name } (bot, { $strength })
home-against-short = przeciwnik: { $name }
home-setting-up = Nakrywam do stołu…
home-play-failed = Nie udało się przygotować stołu. Spróbuj ponownie.
home-opponent = Przeciwnik w każdej grze
home-invite = Zaproś znajomych linkiem
home-learn = Poznaj w pięć minut:
home-learn-game = Poznaj grę
home-shelf = Półka z grami
home-box-burgundy = 2–4 graczy, 40 min
home-box-tuscany = 2–4 graczy, 30 min
home-box-viticulture = 1–6 graczy, 60 min
home-box-castle = 2 graczy, 25 min
home-coming = w przygotowaniu
home-new = Nowy stół
home-mine = Moje gry
home-mine-none = Nie masz jeszcze żadnych gier. Tutaj pojawią się twoje gry, najpierw te, w których jest twoja kolej.
home-upload = Wczytaj zapis
home-row = { $game }: { $names }
home-your-turn = Twoja kolej
home-turn-at = Twoja kolej: { $game }
home-replay = Powtórka
home-free =
    { $free ->
        [one] jedno wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
home-open = Do stołu
home-finished = zakończona { $when }
home-thinking = { $name } myśli
home-several-thinking = myśli kilka osób
home-time-left = Pozostały czas:
home-all =
    { $count ->
        [one] Pokaż grę
        [few] Pokaż wszystkie { $count } gry
       *[many] Pokaż wszystkie { $count } gier
    }
home-gathering = Otwarte stoły
home-gathering-none = Żaden stół nie szuka teraz graczy. Otwórz własny, a inni będą mogli się dosiąść.
home-sit = Usiądź
home-sit-failed = Nie udało się tam usiąść. Spróbuj ponownie.
home-running = Gry do oglądania
home-watch = Oglądaj
home-failed = Nie udało się pobrać listy stołów. Spróbuj ponownie.

clock-none = bez zegara
clock-days =
    { $days ->
        [one] dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
clock-bank = { $bank } dla każdego
clock-bank-and = { $bank } dla każdego i { $increment } więcej za turę

upload-title = Wczytaj zapis
upload-lead = Zapis to plik tekstowy, który można pobrać po każdej zakończonej grze. Obejrzyj go tu jeszcze raz, ruch po ruchu.
upload-choose = Wybierz plik
upload-paste = albo wklej jego treść
upload-empty = Najpierw wybierz plik albo wklej zapis.
upload-not-text = To nie jest zapis gry, bo nie jest to tekst. Wybierz plik pobrany po zakończonej grze.
upload-too-large = To za dużo jak na zapis gry: przyjmujemy najwyżej { $most } MB.
upload-show = Pokaż grę
upload-reading = Czytam…
upload-failed = Nie udało się odczytać zapisu. Spróbuj ponownie.

game-burgundy = Zamki Burgundii
game-burgundy-short = Burgundia
game-tuscany = Zamki Toskanii
game-tuscany-short = Toskania
game-viticulture = Viticulture
game-castle = Zamek
game-castle-short = Zamek
seat-free = wolne miejsce
status-gathering = czeka na graczy
status-running = gra trwa
status-paused = przerwa
status-over = gra zakończona
status-stopped = gra zatrzymana
