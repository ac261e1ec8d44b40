# What the page itself says, in English.

nav-label = Main menu
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-sign-in = Sign in
language-label = Language
theme-label = Theme
theme-system = like the system
theme-day = day
theme-evening = evening

table-title = Table { $id }
rules-title = Rules: { $game }
account-title = Account
credits-title = Credits
learn-title = Learn { $game }
lost-title = This page is not here
lost-why = The address may be mistyped, or what was here has gone.
lost-rules = To the rules
lost-back = To all tables
unloaded-title = This part of the page could not be loaded
unloaded-why = The server may have been renewed, or cannot be reached at the moment.
unloaded-again = Load the page again
server-unreachable = The server cannot be reached at the moment. Please try again.
