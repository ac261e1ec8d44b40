# Co mówi przewodnik po Toskanii, po polsku.

## Przewodnik

learn-welcome = Własna posiadłość
learn-welcome-text = Ty i { $bot } budujecie swoje posiadłości. Każdy umieszczony w nich żeton coś daje, a pełne regiony dają punkty. Po trzech fazach wygrywa, kto ma najwięcej czerwonych punktów. Nikt cię nie pogania.
learn-build = Połącz trzy kafle
learn-build-text = Układaj kafle, obracaj je i przesuwaj, jak chcesz. Wybierz świecące pole zamku, od którego zaczniesz: najlepiej obok kolorów, których masz karty. Potem naciśnij „Gotowe”.
learn-bonus = Pierwszy żeton bonusowy
learn-bonus-text = Działa przez całą grę. „+1 karta włości” i „+1 pole magazynu” pomagają od pierwszej tury, pozostałe, gdy umieścisz kamieniołomy, wioski lub wozy.
learn-take = Weź żeton
learn-take-text = Tura to jedna akcja: dobierz karty, weź żeton albo umieść żeton. Weź teraz odkryty żeton w kolorze, który sąsiaduje z zamkiem. Zatrzymaj się na żetonie lub przytrzymaj go dłużej, aby przeczytać, co robi.
learn-tools = Patrz, pytaj, cofaj
learn-tools-text = Co robi { $bot }, czytasz w zakładce „Przebieg”. Proś o podpowiedź, cofaj, czego żałujesz, i wybieraj także to, czego nie wolno: strona powie, dlaczego.
learn-draw = Dobierz karty
learn-draw-text = Wzięty żeton czeka w magazynie. Za umieszczenie płacisz dwiema kartami w jego kolorze; każdą z nich zastąpi para, czyli dwie karty jednego innego koloru. Teraz dobierz karty, aby mieć czym płacić.
learn-place = Umieść żeton
learn-place-text = Wybierz go w magazynie: zaświecą się jego pola i uniosą karty, które by zapłaciły. Jeśli wolisz je zatrzymać, wybierz inne. Potem kliknij świecące pole albo dotknij go dwa razy.
learn-place-told-text = Na razie nic nie umieścisz: żeton potrzebuje pustego pola swojego koloru obok twoich żetonów oraz dwóch kart lub par. Dobierz karty albo weź pasujący żeton, potem wybierz go i świecące pole.
learn-effects = Co dają żetony
learn-effects-text = Wioska: robotnik. Kamieniołom: marmur. Klasztor: trzy karty. Wóz: karta dochodu. Zajazd: sześciokąt na dowolny kolor. Rolnictwo: punkty. Miasto: żeton bonusowy. Zamek: drugi żeton za darmo.
learn-workers = Robotnicy i marmur
learn-workers-text = Robotnik zastępuje jedną kartę, gdy płacisz. Blok marmuru raz na turę daje jeszcze jedną akcję po pierwszej. Jednych i drugich możesz gromadzić, ile chcesz.
learn-regions = Pełne regiony dają punkty
learn-regions-text = Sąsiednie pola jednego koloru to region. Gdy jest pełny, daje 1, 3 lub 6 zielonych punktów, za 1, 2 lub 3 pola. Kto pierwszy i drugi wypełni cały kolor, zdobywa bonus.
learn-scoring = Zielone punkty liczą się znowu
learn-scoring-text = Na koniec każdej z trzech faz zielone punkty dodaje się do czerwonych, a mimo to zostają. Zdobyte w pierwszej fazie liczą się trzy razy.
learn-end = Kiedy koniec
learn-end-text = Miejsce wziętego żetonu zajmuje żeton z twojego stosu. Faza kończy się z rundą, w której ktoś pierwszy opróżni stos, trzecia rundę później. Potem kilka czerwonych punktów daje to, co ci zostało.
learn-scored = Pierwsze zielone punkty
learn-scored-text = Twoje zielone punkty: { $green }. Na koniec fazy zostaną dodane do czerwonych.
learn-phase = Koniec fazy
learn-phase-text = Wszyscy dodali zielone punkty do czerwonych; twoje czerwone: { $red }. Zielone zostają i policzą się znowu.
learn-spare = Jeszcze jedna akcja?
learn-spare-text = Raz na turę daje ją blok marmuru. Możesz też zakończyć turę i zachować marmur.
learn-choice = Masz wybór
learn-choice-text = Pasek na dole mówi, co możesz wybrać. Co się świeci, tego możesz użyć.
learn-ready = Wiesz już wszystko
learn-ready-text = To cała gra. Dograj ją do końca albo zostaw: czeka prawdziwa.
learn-free = Twoja tura
learn-free-text = Dobieraj, bierz lub umieszczaj, jak chcesz. Ciąg dalszy lekcji pojawi się sam.
learn-wait = Gra { $bot }
learn-wait-text = Rozejrzyj się tymczasem: zatrzymaj się na żetonie lub polu albo przytrzymaj je dłużej, aby przeczytać, co to jest.
learn-over = Gra jest skończona
learn-over-text = Dobra gra. Wynik pokazuje, jak sumują się punkty.
