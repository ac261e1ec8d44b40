# Wiersz poleceń po polsku.

## Pomoc

cli-usage = Użycie:
cli-about = Gry o zamkach i włościach, każda co do litery według instrukcji.
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-about-play = gra z botami w terminalu albo przez potok
cli-about-sim = wiele partii między botami i ich podsumowanie
cli-about-replay = zapisana partia ruch po ruchu albo stół po wybranym ruchu
cli-about-show = rysunek stołu z zapisanej partii
cli-about-rules = które punkty zasad mają dowód: rules coverage
cli-about-bench = pomiar szybkości gry
cli-about-serve = stoły dla ludzi i botów w przeglądarce
cli-about-admin = opieka nad serwerem: kopie, ludzie, stoły, zapisy
cli-about-components = sprawdź elementy z własnego pudełka, narysuj je albo wypisz nasze na początek: components check PLIK, components sheet PLIK|GRA --svg PLIK, components write GRA
cli-about-admin-backup = skopiuj do pliku bazę danych serwera, także działającego
cli-about-admin-restore = wstaw kopię w miejsce bazy danych
cli-about-admin-users = konta: lista, nowe hasło, gospodarze, usuwanie
cli-about-admin-tables = stoły: lista, podgląd, zatrzymanie, usuwanie, sprawdzenie wszystkich zapisów
cli-about-admin-export = wypisz cały zapis partii, także to, co ukryte
cli-about-admin-import = utwórz stół z zapisu partii
cli-argument-game = gra, na przykład burgundy, tuscany lub castle
cli-argument-file = plik z zapisem partii
cli-argument-what = coverage
cli-argument-backup = plik z kopią
cli-argument-table = identyfikator stołu
cli-argument-action-users = list, reset, host, unhost albo remove (domyślnie list)
cli-argument-action-tables = list, show, stop, remove albo check (domyślnie list)
cli-argument-action-components = check, sheet albo write
cli-argument-thing-components = plik do sprawdzenia lub narysowania albo gra, której elementy narysować lub wypisać
cli-argument-name = nazwa konta
cli-argument-record = plik na zapis partii (domyślnie ekran)
cli-option-help = pokaż tę pomoc
cli-option-language = język
cli-option-version = pokaż wersję i postać programu
cli-option-edition = wydanie zasad (burgundy: special, domyślnie, albo 2019; tuscany: revised, domyślnie, albo first)
cli-option-boards = jedna plansza dla wszystkich, po jednej dla każdego miejsca albo random
cli-option-modules = dodatki
cli-option-option = inne ustalenie przy stole; można powtarzać
cli-option-players = ile osób gra, z tobą włącznie (domyślnie tyle, ile wymagają boty)
cli-option-seat = twoje miejsce
cli-option-bots = jeden bot na wszystkie pozostałe miejsca albo po jednym na każde: random, points, greedy
cli-option-seed = liczba, od której zależą wszystkie losowania
cli-option-save = plik, w którym przechowywana jest partia
cli-option-resume = graj dalej partię z tego pliku
cli-option-seats = boty (domyślnie: random,greedy)
cli-option-games = ile partii (domyślnie: 100)
cli-option-processes = ile partii rozgrywać jednocześnie
cli-option-json = wypisz jeden obiekt JSON
cli-option-at = położenie po tylu ruchach (domyślnie ostatnie)
cli-option-svg = plik na rysunek (domyślnie tekst w terminalu)
cli-option-record = zapamiętaj, co jest teraz dowiedzione
cli-option-host = adres, na którym serwer ma czekać (domyślnie tylko ten komputer)
cli-option-port = port, na którym serwer ma czekać, 0 to dowolny (domyślnie 8000 albo następny wolny)
cli-option-data = katalog, w którym wszystko jest przechowywane
cli-option-components = folder z własnymi zestawami elementów (domyślnie ten z CASTELLANY_COMPONENTS)
cli-option-lan = wpuść wszystkich z sieci lokalnej i pokaż adres
cli-option-open = otwórz przeglądarkę
cli-option-no-open = nie otwieraj przeglądarki (domyślnie otwiera się tam, gdzie jest ekran)
cli-option-check = uruchom w pustym katalogu, obejrzyj jedną stronę i jeden ruch bota i zakończ
cli-option-yes = nie pytaj

## Co się nie udało

cli-bad-arguments = Te słowa do siebie nie pasują; { $command } --help pokazuje, które pasują.
cli-unknown-word = { $command } nie zna słowa „{ $word }”; { $command } --help pokazuje, co można podać.
cli-unknown-command = Nie ma polecenia „{ $command }” (znane: { $known }).
cli-unknown-language = Nie ma tekstów w języku „{ $language }”; są { $known }.
cli-bad-number = { $option } wymaga liczby całkowitej od { $least } do { $most }, a nie „{ $value }”.
cli-bad-option = „{ $option }” nie jest opcją taką jak castle=centre.
cli-bot-count =
    { $needed ->
        [one] Jest { $needed } miejsce dla botów, a podano ich { $bots }.
        [few] Są { $needed } miejsca dla botów, a podano ich { $bots }.
       *[many] Jest { $needed } miejsc dla botów, a podano ich { $bots }.
    }
cli-output-lost = Nie można zapisać wyniku.
cli-no-file = Nie ma pliku { $file }.
cli-no-text = Plik { $file } nie zawiera tekstu.
cli-unreadable-file = Nie można odczytać pliku { $file }.
cli-unwritable-file = Nie można zapisać pliku { $file }.
cli-file-too-large = Plik { $file } jest za duży na zapis partii.
cli-file-exists = Plik { $file } już istnieje i pozostaje bez zmian.
cli-resume-ended = Gra w pliku { $file } jest zakończona. Aby mimo to grać od tego miejsca dalej, podaj dla niej inny plik w --save.
cli-resume-alone = Wznawiana partia ma już swoje ustawienia, więc { $option } nie pasuje do --resume.
cli-no-checkout = Pokrycie zasad można zmierzyć tylko w katalogu źródeł, z docs/rules i tests; ten katalog do takiego nie należy.
cli-bad-ledger = Nie można odczytać spisu zasad: { $why }

## Przy stole

cli-welcome = Odpowiadaj numerem ruchu albo zapisem; „help” pokazuje, co jeszcze można powiedzieć.
cli-group-other = Inne
cli-only-move = Sam Enter go zagra.
cli-total = Razem

## Odpowiedzi

cli-say-something = Wpisz numer ruchu, ruch albo „help”.
cli-no-such-number = Nie ma ruchu numer { $number }; są od 1 do { $most }.
cli-not-understood = „{ $text }” to ani ruch, ani polecenie; „help” pokazuje, co można powiedzieć.
cli-several-begin = Od „{ $text }” zaczyna się kilka ruchów: { $moves }.
cli-nothing-to-undo = Nie ma jeszcze żadnego twojego ruchu.
cli-undone = Cofnięto: pytanie wraca, a los zdecyduje tak samo.
cli-hint = Bot greedy by zagrał: { $move } ({ $notation })
cli-saved = Zapisano w { $file }. Dalsza gra: { $resume }
cli-gave-up = { $name } poddaje grę.
cli-out-of-time = { $name } przekracza czas.
cli-ended-agreed = Grę zakończono za zgodą wszystkich.
cli-ended-closed = Stół zamknięto przed końcem gry.
cli-record-written = Zapis partii jest w { $file }.
cli-picture-written = Rysunek jest w { $file }.

## Słowa poleceń przy stole

cli-word-help = pomoc help h ?
cli-word-table = stół table t
cli-word-undo = cofnij undo u
cli-word-hint = podpowiedz podpowiedź hint
cli-word-about = opis about a
cli-word-score = punkty score
cli-word-log = przebieg log
cli-word-save = zapisz save
cli-word-quit = koniec quit q exit
cli-help-help = ta lista
cli-help-table = pokaż stół jeszcze raz; z początkiem ruchu – tak, jak wyglądałby dla tego ruchu
cli-help-undo = cofnij swój ostatni ruch i to, co po nim nastąpiło
cli-help-hint = co zrobiłby bot greedy
cli-help-score = skąd są dotychczasowe punkty
cli-help-log = co się ostatnio działo
cli-help-save = zapisz partię, tutaj albo w innym pliku: zapisz PLIK
cli-help-quit = zapisz partię i wyjdź

## Symulacje

cli-sim-title =
    { $games ->
        [one] { $games } partia, { $edition }, ziarno { $seed }; grający zmieniają miejsca z partii na partię.
        [few] { $games } partie, { $edition }, ziarno { $seed }; grający zmieniają miejsca z partii na partię.
       *[many] { $games } partii, { $edition }, ziarno { $seed }; grający zmieniają miejsca z partii na partię.
    }
cli-sim-bot = Bot
cli-sim-wins = Wygrane
cli-sim-draws = Remisy
cli-sim-mean = Średnio
cli-sim-least = Min.
cli-sim-lower = 25 %
cli-sim-median = Mediana
cli-sim-upper = 75 %
cli-sim-greatest = Maks.
cli-sim-sources = Punkty według źródeł, średnio
cli-sim-margin = Przewaga zwycięzcy: średnio { $margin }, mediana { $median }.
cli-sim-first = Pierwszy w kolejności wygrywa { $share } % partii.
cli-sim-speed = Decyzji: { $decisions } w { $seconds } s, czyli { $rate } na sekundę.

## Pokrycie zasad

cli-coverage = Punkty zasad z dowodem: { $covered } z { $total }.
cli-coverage-unproved = Bez dowodu ({ $count }):
cli-coverage-lost = Dowiedzione dawniej, a teraz już nie ({ $count }):
cli-coverage-vanished = Dowiedzione dawniej, a w zasadach już ich nie ma ({ $count }):
cli-coverage-duplicate = W zasadach więcej niż raz ({ $count }):
cli-coverage-unknown = Wymienione w teście, a nie ma ich w zasadach ({ $count }):
cli-coverage-recorded = Zapamiętano w { $file }.

## Wersje i szybkość

cli-form-plain = zwykła postać
cli-form-compiled = skompilowana postać
cli-bench-running = Pomiar: { $game } ...
cli-bench-title = { $form }, jeden rdzeń, losowa gra: grają dwa miejsca, kopiowane jest położenie największego stołu
cli-bench-game = Gra
cli-bench-decisions = Decyzje/s
cli-bench-games = Partie/s
cli-bench-clone = Kopia, µs

## Serwer

cli-serve-at = Castellany działa pod adresem { $link }
cli-serve-others = Inni łączą się przez { $link }
cli-serve-end = Ctrl-C kończy pracę serwera.
cli-serve-no-lan = Ten komputer nie ma adresu w sieci lokalnej.
cli-serve-lan-host = --lan samo wybiera adres, więc nie łączy się z --host.
cli-serve-busy = Inny serwer już korzysta z katalogu { $folder }.
cli-serve-no-folder = Nie można użyć katalogu { $folder }.
cli-serve-port-taken = Port { $port } jest zajęty; --port wskazuje inny, a --port 0 bierze dowolny.
cli-serve-no-place = Serwer nie może czekać pod adresem { $host }, port { $port }.
cli-serve-not-started = Serwer nie ruszył; powyższe wiersze mówią dlaczego.
cli-no-database = Baza danych { $address } nie odpowiada.
cli-database-too-new = Baza danych należy do nowszej wersji Castellany i pozostaje bez zmian.
cli-database-unready = Nie można przygotować bazy danych: { $why }.
cli-check-passed = Jedna strona, jeden stół i jeden ruch bota: serwer działa.
cli-check-failed = Serwer ruszył, ale nie działa: { $why }

## Opieka nad serwerem

cli-admin-no-database = Nie ma jeszcze bazy danych { $file }; utworzy ją castellany serve.
cli-admin-old-database = Baza danych należy do starszej wersji; zaktualizuje ją castellany serve.
cli-admin-refused = { $why }
cli-admin-unsure = Nie ma kogo zapytać; --yes działa bez pytania.
cli-admin-left = Wszystko pozostaje bez zmian.
cli-word-yes = tak t yes y
cli-admin-copied =
    { $rows ->
        [one] Skopiowano { $rows } wiersz do { $file }.
        [few] Skopiowano { $rows } wiersze do { $file }.
       *[many] Skopiowano { $rows } wierszy do { $file }.
    }
cli-admin-restore = Zastąpić wszystko, co przechowuje serwer, kopią { $file } (tak/nie)?
cli-admin-restored =
    { $rows ->
        [one] Baza danych zawiera teraz { $rows } wiersz z { $file }.
        [few] Baza danych zawiera teraz { $rows } wiersze z { $file }.
       *[many] Baza danych zawiera teraz { $rows } wierszy z { $file }.
    }
cli-admin-copy-foreign = Plik { $file } nie jest kopią z castellany admin backup; nic się nie zmieniło.
cli-admin-copy-damaged = Kopia { $file } jest uszkodzona; nic się nie zmieniło.
cli-admin-copy-too-new = Kopia { $file } pochodzi z nowszej wersji Castellany; nic się nie zmieniło.
cli-admin-password = Nowe hasło konta { $name }: { $password }
cli-admin-host = Konto { $name } ma teraz prawa gospodarza.
cli-admin-unhost = Konto { $name } nie ma już praw gospodarza.
cli-admin-remove-user = Usunąć konto { $name } na zawsze (tak/nie)?
cli-admin-user-removed = Konto { $name } zostało usunięte; rozegrane partie pozostają bez jego nazwy.
cli-admin-name = Nazwa
cli-admin-host-mark = Gospodarz
cli-admin-since = Od
cli-admin-seen = Ostatnio
cli-admin-table = Stół
cli-admin-game = Gra
cli-admin-status = Stan
cli-admin-seats = Miejsca
cli-admin-changed = Zmiana
cli-admin-is-gathering = zbiera graczy
cli-admin-is-running = w grze
cli-admin-is-paused = wstrzymany
cli-admin-is-over = zakończony
cli-admin-is-stopped = zatrzymany
cli-admin-entries =
    { $count ->
        [one] { $count } wpis w dzienniku, ostatni { $at }
        [few] { $count } wpisy w dzienniku, ostatni { $at }
       *[many] { $count } wpisów w dzienniku, ostatni { $at }
    }
cli-admin-stopped = Gra przy stole { $table } jest wstrzymana, aż ktoś z grających ją wznowi.
cli-admin-not-running = Przy stole { $table } nie toczy się gra.
cli-admin-remove-table = Usunąć stół { $table } i jego dziennik na zawsze (tak/nie)?
cli-admin-table-removed = Stół { $table } został usunięty.
cli-admin-not-begun = Gra przy stole { $table } jeszcze się nie zaczęła, więc nie ma zapisu.
cli-admin-imported = Zapis jest teraz stołem { $table }.
cli-admin-unsound = Dziennik stołu { $table } nie zgadza się z zasadami tej wersji.
cli-admin-checked = Sprawdzone stoły: { $tables }; dzienniki, których nie da się odtworzyć: { $unsound }.

## Elementy gry

cli-components-sound = Zestaw „{ $name }” gry { $game } jest poprawny. Gdy jego folder podano w --components albo { $variable }, graj nim z --option components={ $name }
cli-components-line = { $file }, wiersz { $line }: { $why }
cli-components-place = { $file }, wiersz { $line }, { $place }: { $why }
cli-components-head = Zmień to, co w twoim pudełku jest inne, nadaj zestawowi nazwę i usuń każdą grupę, która zostaje bez zmian. Potem uruchom: { $command }
cli-components-fixed = Elementów gry „{ $game }” nie można zastąpić; można: { $known }.
cli-sheet-without-file = Podaj po --svg, do którego pliku ma trafić rysunek.
cli-sheet-alone = --svg należy do „components sheet”; „components { $action }” niczego nie rysuje.
cli-sheet-unknown = Nie ma arkusza z elementami gry „{ $game }”.
cli-sheet-subtitle = { $count ->
    [one] { $count } kafelek zestawu „{ $name }”
    [few] { $count } kafelki zestawu „{ $name }”
   *[many] { $count } kafelków zestawu „{ $name }”
}
cli-sheet-about = Każdy rodzaj kafelka, górą na północ, z nazwą i liczbą sztuk.
cli-bad-components = Nie można użyć zestawu elementów: { $why }
cli-no-components = Nie można odczytać folderu z elementami „{ $folder }”.
