# Pierwsza gra z przewodnikiem, po polsku.

## Wejście

learn-games = Lekcje poszczególnych gier
learn-lead = Pięć minut i wiesz, jak grać. Siadasz przy prawdziwym stole z łatwym botem, a przewodnik mówi, co możesz zrobić i dlaczego.
learn-begin = Zaczynamy
learn-busy = Przygotowuję stół…
learn-failed = Nie udało się przygotować stołu. Spróbuj ponownie.
learn-go-on = Kontynuuj
learn-anew = Zacznij od nowa
learn-what = W tej lekcji
learn-done = zrobione
learn-read = Wolisz czytać?
learn-read-why = Zasady w krótkich rozdziałach, z obrazkami i wyszukiwarką.
learn-read-link = Do zasad

## Przewodnik

learn-coach = Przewodnik
learn-progress = Krok { $at } z { $all }
learn-next = Dalej
learn-later = Później
learn-skip = Zakończ lekcję
learn-play-on = Graj dalej
learn-leave = Do wszystkich stołów
