# Stół przed początkiem gry, po polsku.

bot-of-strength = bot { $name } ({ $strength })
terms-edition = Wydanie
terms-modules = Dodatki
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

gathering-title = Stół czeka na graczy
gathering-title-full = Wszyscy są na miejscu
gathering-name = Twoje imię
gathering-name-note = Imię wystarczy; jeśli zostawisz puste, zostanie wymyślone.
gathering-seat = Miejsce { $seat }
gathering-free = wolne
gathering-bot = bot, { $strength }
gathering-local = przy urządzeniu właściciela
gathering-owner = właściciel stołu
gathering-owner-away = właściciel stołu, teraz nieobecny
gathering-here = przy stole
gathering-away = chwilowo poza stołem
gathering-you = ty
gathering-sit = Usiądź
gathering-leave = Wstań
gathering-give = Oddaj botowi
gathering-give-whom = Kto dostaje miejsce { $seat }
gathering-change = Zmień
gathering-open = Zwolnij miejsce dla człowieka
gathering-remove = Usuń od stołu: { $name }
gathering-remove-why = Usunięta osoba nie może już usiąść przy tym stole.
gathering-remove-act = Usuń
gathering-start = Zacznij grę
gathering-start-not =
    { $free ->
        [one] Jedno miejsce jest jeszcze wolne. Gdy zajmie je ktoś albo bot, tutaj zaczniesz grę.
        [few] { $free } miejsca są jeszcze wolne. Gdy zajmą je ludzie albo boty, tutaj zaczniesz grę.
       *[many] { $free } miejsc jest jeszcze wolnych. Gdy zajmą je ludzie albo boty, tutaj zaczniesz grę.
    }
gathering-wait = Gra wkrótce się zacznie.
gathering-wait-for = Grę zaczyna { $name }.
gathering-close = Zamknij stół
gathering-close-why = Stół zniknie i wszyscy, którzy przy nim siedzą, muszą znaleźć inny.
gathering-close-act = Zamknij
gathering-cancel = Zostaw
gathering-invite = Zaproś innych
gathering-invite-how = Wyślij im ten link albo daj zeskanować kod.
gathering-link = Link z zaproszeniem
gathering-copy = Kopiuj
gathering-copied = Skopiowano
gathering-share = Udostępnij
gathering-share-title = Przy stole jest wolne miejsce
gathering-qr = Kod QR linku z zaproszeniem
gathering-terms = Co ustalono
