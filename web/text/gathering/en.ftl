# The table before the game begins, in English.

bot-of-strength = bot { $name } ({ $strength })
terms-edition = Edition
terms-modules = Expansions
terms-visibility = Who may come
terms-clock = Clock
terms-at-zero = When time is up
terms-absence = When somebody is away
terms-hints = Hints
terms-hints-on = allowed
terms-hints-off = not allowed
visibility-invitation = by invitation
visibility-public = everybody
visibility-private = only players
at-zero-bot = a bot plays on
at-zero-skip = the turn is passed
at-zero-loss = the game is lost
absence-never = all wait
absence-after = a bot plays after { $time }

gathering-title = The table waits for players
gathering-title-full = Everybody is here
gathering-name = Your name
gathering-name-note = A name is enough; if you leave it empty, one is made up.
gathering-seat = Seat { $seat }
gathering-free = free
gathering-bot = bot, { $strength }
gathering-local = at the owner’s device
gathering-owner = has opened the table
gathering-owner-away = has opened the table, is away
gathering-here = is here
gathering-away = is away
gathering-you = you
gathering-sit = Sit down
gathering-leave = Get up
gathering-give = Give it to a bot
gathering-give-whom = Who gets seat { $seat }
gathering-change = Change
gathering-open = Open the seat to people
gathering-remove = Send { $name } away
gathering-remove-why = Whoever is sent away cannot sit down at this table again.
gathering-remove-act = Send away
gathering-start = Begin the game
gathering-start-not =
    { $free ->
        [one] One seat is still free. When it is taken, by somebody or by a bot, you begin the game here.
       *[other] { $free } seats are still free. When they are taken, by people or by bots, you begin the game here.
    }
gathering-wait = The game begins soon.
gathering-wait-for = { $name } begins the game.
gathering-close = Close the table
gathering-close-why = The table goes, and everybody who sits there must find another.
gathering-close-act = Close it
gathering-cancel = Leave it so
gathering-invite = Invite the others
gathering-invite-how = Send them this link, or let them scan the code.
gathering-link = Invitation link
gathering-copy = Copy
gathering-copied = Copied
gathering-share = Share
gathering-share-title = A seat is free at the table
gathering-qr = QR code of the invitation link
gathering-terms = What is agreed
