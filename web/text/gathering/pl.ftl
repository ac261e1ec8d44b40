# Stół przed początkiem gry, po polsku.

terms-edition = Wydanie
terms-visibility = Kto może przyjść
terms-clock = Zegar
terms-at-zero = Gdy minie czas
terms-absence = Gdy kogoś nie ma
terms-hints = Podpowiedzi
terms-hints-on = dozwolone
terms-hints-off = niedozwolone
visibility-invitation = z zaproszeniem
visibility-public = każdy
visibility-private = tylko gracze
at-zero-bot = dalej gra bot
at-zero-skip = tura przepada
at-zero-loss = gra jest przegrana
absence-never = wszyscy czekają
absence-after = bot gra, gdy minie { $time }
