# The Castles of Burgundy in a terminal, in English.

cli-phase-points =
    { $points ->
        [one] { $points } point more for each area completed
       *[other] { $points } points more for each area completed
    }
cli-bonus-worth = { $letters } ({ $points } points)
cli-group-take = Take a tile
cli-group-place = Place a tile
cli-group-sell = Sell goods
cli-group-workers = Take workers
cli-group-purchase = Buy
cli-with-die = with die { $die }
cli-cost =
    { $workers ->
        [0] { "" }
        [one] { " " }({ $workers } worker)
       *[other] { " " }({ $workers } workers)
    }
cli-entry-take = { NAME($tile) }, { NAME($depot) }{ cli-cost }
cli-entry-fetch = { NAME($tile) }, { NAME($depot) }
cli-entry-place = { NAME($tile) } on { $space }{ cli-cost }
cli-entry-sell = { $count } × { NAME($good) }: { count-points }{ cli-cost }
cli-legend = In an estate, B6 is an empty space for a building with die number 6; the number below is that of the space, and >11< means that a stored tile can go there now. In a depot, “b -” is an empty space for a building. (3)x2 are two goods of colour 3, [5] is a die, [ ] one already used.

## Short names of tiles, at most five letters; animals and monasteries get a number after theirs

cli-short-warehouse = store
cli-short-watchtower = tower
cli-short-workshop = works
cli-short-church = chrch
cli-short-market = mrket
cli-short-boarding-house = board
cli-short-bank = bank
cli-short-city-hall = hall
cli-short-cow = cow
cli-short-pig = pig
cli-short-sheep = shp
cli-short-hen = hen
cli-short-ship = ship
cli-short-castle = castl
cli-short-mine = mine
cli-short-monastery = mon
cli-about-what = Say which tile, for example: about castle.
cli-about-nothing = There is no tile called “{ $word }”.
cli-help-answers = Type the number of a move, or the move itself, such as “take castle@3”; its beginning is enough if nothing else begins so.
cli-help-about = what a tile does: about castle
