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
new-title = New table
table-title = Table { $id }
replay-title = Replay of table { $id }
rules-title = Rules: { $game }
account-title = Account
credits-title = Credits
learn-title = Learn
lost-title = This page is not here
