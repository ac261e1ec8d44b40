# The table before the game begins, in English.

terms-edition = Edition
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
