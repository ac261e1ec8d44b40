# Чья это работа, по-русски.

credits-ours = Castellany
credits-ours-made = Программа, правила, изложенные своими словами, тексты, планшеты, жетоны и все остальные рисунки: участники проекта Castellany.
credits-ours-licence = Свободное программное обеспечение по лицензии Apache 2.0:
credits-games = Игры
credits-games-independent = Castellany — независимый проект. Он не связан с авторами, издателями и распространителями настольных игр, правила которых воплощает, не одобрен и не спонсируется ими. Названия игр и изданий указывают лишь на то, какие правила воплощены; они принадлежат своим владельцам.
credits-games-nothing = Здесь нет ничего из изданных игр: ни иллюстраций, ни текста правил, ни логотипов, ни сканов.
credits-glyphs = Значки товаров
credits-glyphs-by = Авторы шести контуров (rolled-cloth, grapes, shut-rose, amphora, barrel, wheat) — Lorc, Delapouite и другие участники:
credits-glyphs-licence = Creative Commons Attribution 3.0; изменены только размер и цвет:
credits-letters = Шрифты
credits-letters-by = Alegreya и Alegreya Sans: Хуан Пабло дель Пераль (Juan Pablo del Peral), Huerta Tipográfica.
credits-letters-licence = SIL Open Font License 1.1:
credits-reconstructed = Восстановленные компоненты
credits-reconstructed-why = Если мы не смогли узнать, как выглядит напечатанный компонент, мы сделали такой, который отвечает всему, что о нём известно. В игре он отмечен этим знаком, и запись партии тоже об этом говорит:
credits-reconstructed-sign = Восстановлено
credits-reconstructed-depots = Специальное издание: места на складах, заполняемые при двух и трёх игроках, и размер чёрного рынка взяты из других изданий.
credits-reconstructed-boards = Двусторонние планшеты герцогств: какие два номера находятся на одном планшете.
credits-software = Программы других авторов
credits-software-note = С благодарностью тем, кто их пишет и делится ими.
credits-software-page = На странице
credits-software-server = На сервере
