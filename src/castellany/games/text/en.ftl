# What can be played, in English: names that stand beside those of other games.

## The Castles of Burgundy

edition-burgundy-2019 = 2019 edition
edition-burgundy-special = Special Edition

## The Castles of Tuscany

edition-tuscany-revised = Revised print
edition-tuscany-first = First print (2020)

## Carcassonne: The Castle

edition-castle-standard = Usual edition
