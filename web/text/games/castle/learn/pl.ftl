# Co mówi przewodnik po Zamku, po polsku.

## Przewodnik

learn-welcome = Jeden zamek dla was obojga
learn-welcome-text = Kafelek po kafelku budujecie wewnątrz muru: ty i { $bot }. Wprowadzaj poddanych na drogi, do domów, do chlewów i na łąki, aby zdobywać za nie punkty. Wygrywa, kto ma ich najwięcej. Nikt cię nie pogania.
learn-tile = Kafelek w ręce
learn-tile-text = Każda tura zaczyna się od wylosowanego kafelka. Obracaj go okrągłymi przyciskami obok niego albo klawiszem R.
learn-fit = Gdzie może leżeć
learn-fit-text = Cały bok przylega do kafelka lub do pola startowego przy murze, a drogi stykają się tylko z drogami; reszta dowolnie. Na świecące pola pasuje od razu, na te z przerywaną ramką po obróceniu.
learn-lay = Popatrz, potem dołóż kafelek
learn-lay-text = Zatrzymaj wskaźnik na świecącym polu albo dotknij go raz, aby zobaczyć, co kafelek by tam zrobił. Kliknij je albo dotknij jeszcze raz, aby go dołożyć.
learn-send = Wprowadź poddanego
learn-send-text = Wybierz świecącą część kafelka. Na drodze poddany jest heroldem, w domu giermkiem, w chlewie rolnikiem, na łące mnichem. Na obszar, na którym ktoś stoi, wejść nie wolno.
learn-tools = Patrz, pytaj, cofaj
learn-tools-text = Co robi { $bot }, czytasz w zakładce „Przebieg”. Proś o podpowiedź, cofaj, czego żałujesz, i wybieraj także to, czego nie wolno: strona powie, dlaczego.
learn-complete = Ukończone obszary dają punkty
learn-complete-text = Droga jest ukończona, gdy zamknięty jest każdy jej koniec, a dom lub chlew, gdy nie ma otwartego boku. Każdy kafelek daje 1 punkt, w chlewie i na drodze z dybami 2.
learn-majority = Kto ma tam więcej
learn-majority-text = Wszystkie punkty za obszar zdobywa ten, kto ma na nim więcej poddanych; przy równej liczbie nikt. Potem poddani wracają. Zatrzymaj się na obszarze lub przytrzymaj go, aby zobaczyć, kto prowadzi.
learn-wall = Mur liczy punkty
learn-wall-text = Punkty przesuwają twój pionek po murze. Jeśli stanie dokładnie na wieży obronnej, bierzesz jej żeton specjalny: podwaja, daje turę albo liczy się na koniec. Pierwsza jest na 12 i 13.
learn-keep = Siedziba rodu
learn-keep-text = Trafia na największy dom, za który zdobędziesz punkty. Na koniec większa z dwóch siedzib daje 1 punkt za każde pole największego pustego obszaru; teraz ma ich { $squares }.
learn-court = Łąki czekają na koniec
learn-court-text = Łąka nigdy nie jest ukończona, a mnich zostaje na niej do końca. Wtedy ten, kto ma ich tam więcej, zdobywa 3 punkty za każdą kapliczkę na niej.
learn-end = Ostatni kafelek
learn-end-text = Po ostatnim kafelku liczą się siedziby rodów, łąki i żetony specjalne. Nieukończone obszary dają punkty tylko z żetonem, więc sprowadź poddanych na czas.
learn-scored = Twoje pierwsze punkty
learn-scored-text = Twój pionek przeszedł po murze na { $points }, a kto stał na tym obszarze, jest znów pod ręką.
learn-token = Twój pierwszy żeton specjalny
learn-token-text = Leży w twojej puli; zatrzymaj się na nim lub przytrzymaj go dłużej, aby przeczytać, co robi. Gdy będzie można go użyć, padnie pytanie, a to, co liczy się na koniec, działa samo.
learn-choice = Masz wybór
learn-choice-text = Pasek na dole mówi, co możesz wybrać. Co się świeci, tego możesz użyć.
learn-ready = Wiesz już wszystko
learn-ready-text = To cała gra. Dograj ją do końca albo zostaw: czeka prawdziwa.
learn-free = Twoja tura
learn-free-text = Graj dalej, jak chcesz. Ciąg dalszy lekcji pojawi się sam.
learn-wait = Gra { $bot }
learn-wait-text = Rozejrzyj się tymczasem: zatrzymaj się na dowolnym obszarze lub przytrzymaj go dłużej, aby przeczytać, jak daleko jest.
learn-over = Gra jest skończona
learn-over-text = Dobra gra. Każdy wynik rozwija się w listę: co ile punktów dało.
