# What the page itself says, in English.

nav-label = Main menu
nav-play = Play
nav-learn = Learn
nav-account = Account
language-label = Language
theme-label = Theme
theme-system = like the system
theme-day = day
theme-evening = evening

home-title = Take a seat at the table
home-loading = Looking for tables …
home-failed = The tables could not be fetched. Please try again.
home-mine = Your tables
home-gathering = Tables with free seats
home-running = Games to watch
home-none = There are none at the moment.
new-title = New table
table-title = Table { $id }
replay-title = Replay of table { $id }
rules-title = Rules: { $game }
account-title = Account
credits-title = Credits
learn-title = Learn
lost-title = This page is not here
lost-back = To all tables
unloaded-title = This part of the page could not be loaded
unloaded-why = The server may have been renewed, or cannot be reached at the moment.
unloaded-again = Load the page again
server-unreachable = The server cannot be reached at the moment. Please try again.

game-burgundy = The Castles of Burgundy
seat-free = free seat
status-your-turn = It is your turn
status-gathering = waiting for players
status-running = running
status-paused = paused
status-over = over
status-stopped = stopped
