# Czyja to praca, po polsku.

credits-ours = Castellany
credits-ours-made = Program, zasady opisane własnymi słowami, teksty, plansze, kafelki i wszystkie pozostałe rysunki: współtwórcy Castellany.
credits-ours-licence = Wolne oprogramowanie na licencji Apache 2.0:
credits-games = Gry
credits-games-independent = Castellany to niezależny projekt. Nie jest powiązany z autorami, wydawcami ani dystrybutorami gier planszowych, których zasady realizuje, ani przez nich popierany czy sponsorowany. Nazwy gier i wydań służą tylko do wskazania, które zasady są realizowane; należą do swoich właścicieli.
credits-games-nothing = Nic tu nie pochodzi z wydanej gry: żadna grafika, żaden tekst instrukcji, żadne logo, żaden skan.
credits-glyphs = Znaki dóbr
credits-glyphs-by = Autorami sześciu konturów (rolled-cloth, grapes, shut-rose, amphora, barrel, wheat) są Lorc, Delapouite i współtwórcy:
credits-glyphs-licence = Creative Commons Uznanie autorstwa 3.0; zmieniono tylko rozmiar i kolor:
credits-letters = Kroje pisma
credits-letters-by = Alegreya i Alegreya Sans: Juan Pablo del Peral, Huerta Tipográfica.
credits-letters-licence = SIL Open Font License 1.1:
credits-reconstructed = Elementy odtworzone
credits-reconstructed-why = Gdy nie udało się nam ustalić, jak wygląda drukowany element, zrobiliśmy taki, który zgadza się ze wszystkim, co o nim wiadomo. W grze nosi on ten znak, a zapis gry też o tym mówi:
credits-reconstructed-sign = Odtworzone
credits-reconstructed-depots = Edycja specjalna: zapełniane pola magazynów w grze dwu- i trzyosobowej oraz wielkość czarnego magazynu przejęto z innych wydań.
credits-reconstructed-boards = Dwustronne plansze księstw: które dwa numery są na jednej planszy.
credits-software = Programy innych autorów
credits-software-note = Z podziękowaniem dla ludzi, którzy je piszą i udostępniają.
credits-software-page = Na stronie
credits-software-server = Na serwerze
