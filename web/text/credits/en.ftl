# Whose work this is, in English.

credits-ours = Castellany
credits-ours-made = Program, rules in our own words, texts, boards, tiles and all other drawings: the Castellany contributors.
credits-ours-licence = Free software under the Apache License 2.0:
credits-games = The games
credits-games-independent = Castellany is an independent project. It is not affiliated with, endorsed by or sponsored by the authors, publishers or distributors of the board games whose rules it implements. The names of games and editions are used only to say which rules are implemented; they belong to their owners.
credits-games-nothing = Nothing here is taken from a published game: no artwork, no text of a rulebook, no logo, no scan.
credits-glyphs = Glyphs of the goods
credits-glyphs-by = The six outlines rolled-cloth, grapes, shut-rose, amphora, barrel and wheat are by Lorc, Delapouite and contributors:
credits-glyphs-licence = Creative Commons Attribution 3.0; unchanged but for size and colour:
credits-letters = Typefaces
credits-letters-by = Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica.
credits-letters-licence = SIL Open Font License 1.1:
credits-reconstructed = Reconstructed components
credits-reconstructed-why = Where we could not find out what a printed component looks like, we made one that obeys everything that is known about it. In a game it bears this sign, and the record of the game says so too:
credits-reconstructed-sign = Reconstructed
credits-reconstructed-depots = Special Edition: which depot spaces are filled with two and three players, and the size of the black depot, are taken over from the other prints.
credits-reconstructed-boards = Two-sided duchy boards: which two numbers share a board.
credits-software = Programs by others
credits-software-note = With thanks to the people who write and share them.
credits-software-page = In the page
credits-software-server = On the server
