# The table of Burgundy on the page, in English.

## Duchies

burgundy-yours = Your duchy
burgundy-of = Duchy of { $name }
burgundy-back = Back to your duchy
burgundy-board = Board { $board }
burgundy-board-side = Board { $board }, to choose
burgundy-sides-help = The sides differ in the size and shape of their areas; either is fine for a first game.
burgundy-answered = You have answered; the others are still choosing.
burgundy-waits = is choosing
burgundy-chosen = has chosen
burgundy-enlarge = Show large
burgundy-seat-summary = { $name }: { count-points }, workers { $workers }, silver { $silver }
burgundy-space = Space { $space }, { NAME($colour) }, number { $number }
burgundy-space-empty = empty
burgundy-area =
    { $size ->
        [one] An area of one space, { $covered } covered.
       *[other] An area of { $size } spaces, { $covered } covered.
    }
burgundy-area-worth = Completed now: { $size } for its size and { $extra } for phase { $phase }.
burgundy-key-die = with this die
burgundy-key-dice = with a die
burgundy-key-workers = and workers
burgundy-banners = Bonus tiles left
burgundy-banners-short = Bonus

## Marks

burgundy-mark-legal = possible now
burgundy-mark-die =
    possible with die { $die }{ $workers ->
        [0] { "" }
       *[other] { " " }and { count-workers }
    }
burgundy-mark-picked = picked
burgundy-mark-armed = press again to confirm
burgundy-mark-hinted = suggested
burgundy-mark-planned = planned

## Hand

burgundy-click = Click: { $move }.
burgundy-then = Then: { $next }
burgundy-die = Die: { $die }
burgundy-die-used =
    { $die ->
        [0] Die, used
       *[other] Die, used: { $die }
    }
burgundy-die-does = Takes a tile from depot { $die }, places one on a space with a { $die }, sells { NAME($good) }, or brings workers.
burgundy-die-shift = Each worker you give changes it by 1; 6 and 1 are neighbours.
burgundy-good-sale =
    Sold with a { $good }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $each } for each) and 1 silver.
burgundy-sold = Goods sold: { $count }
burgundy-storage-free = Free storage space
burgundy-storage-does = Tiles wait in storage until a die places them. It holds three.
burgundy-storage-in = in storage
burgundy-goods-free = Free goods space
burgundy-incoming = Arriving tile
burgundy-incoming-short = Arriving
burgundy-tray = Dice, storage and goods
burgundy-stow = Load which?
burgundy-stow-one = Load { $count } × { NAME($good) }
burgundy-workers-do = Each worker changes a die by 1. At the end every two workers left are worth 1 point.
burgundy-silver-do = Once a turn, 2 silver buy a tile of the black depot. At the end each silver left is worth 1 point.
burgundy-points-none = No points yet.

## Shared board

burgundy-shared = Shared board
burgundy-phases = Phases
burgundy-rounds = Rounds
burgundy-phase = Phase { $phase }
burgundy-phase-worth = An area completed in this phase brings { $points } points, besides those for its size.
burgundy-phase-now = now
burgundy-phase-done = over
burgundy-round = Round { $round }
burgundy-round-of = round { $round } of 5
burgundy-round-good = Then this good goes to the depot with the number of the white die: { NAME($good) }.
burgundy-preparing = Set-up
burgundy-white =
    { $white ->
        [0] Not rolled yet.
       *[other] It shows { $white }.
    }
burgundy-white-does = At the start of a round it says to which depot the next good goes.
burgundy-depot-does = A die showing { $depot } takes a tile from here.
burgundy-supply = Still to be drawn: { $tiles }.
burgundy-slot = Depot space for { NAME($colour) }
burgundy-slot-empty = Taken; it is filled again when the next phase begins.
burgundy-slot-not-yet = Still empty; it is filled when the first phase begins.
burgundy-heap = Goods in { NAME($depot, form: "the") }
burgundy-heap-empty = None at the moment.
burgundy-heap-load = A ship loads all goods of one depot.
burgundy-black-price = one a turn
burgundy-black-does = Once a turn you may buy one of these tiles for 2 silver.
burgundy-black-bought = The purchase of this turn has been made.
burgundy-black-supply = Tiles with black backs still to be drawn: { $count }.
burgundy-first = first
burgundy-order = From first to last: { $order }.
burgundy-order-does = Who is further ahead plays earlier; each ship moves its owner one space ahead.
burgundy-track-space = space { $space }
burgundy-bonus = Bonus tiles: { NAME($colour) }
burgundy-bonus-tile =
    { $size ->
        [large] Large
       *[small] Small
    } ({ $points } points): { $taken ->
        [yes] { $name }.
       *[no] still there.
    }
burgundy-bonus-does = For who has covered all spaces of this colour: the large tile for the first, the small one for the second.
burgundy-reconstructed-depots = Reconstructed: which tile colour each depot space takes is not printed in the sources; ours obeys every number that is known.
burgundy-reconstructed-pairs = Reconstructed: the sources do not say which two sides share a board.

## Before what is easily regretted

burgundy-careful-end =
    { $left ->
        [one] One die is unused. End the turn all the same?
       *[other] Both dice are unused. End the turn all the same?
    }

## Sections of the rules

burgundy-rule = Rules: { $section }
burgundy-rule-place = placing a tile
burgundy-rule-take = taking a tile
burgundy-rule-sell = goods and selling
burgundy-rule-turn = your turn
burgundy-rule-workers = workers
burgundy-rule-buying = silver and the black depot
burgundy-rule-areas = areas
burgundy-rule-bonus = bonus tiles
burgundy-rule-phase = a phase
burgundy-rule-round = a round
burgundy-rule-buildings = buildings
burgundy-rule-ships = ships and turn order
burgundy-rule-animals = animals
burgundy-rule-monasteries = monasteries
burgundy-rule-castles = castles
burgundy-rule-mines = mines

## The table in words

burgundy-tell-now = Phase { $phase }, round { $round } of 5.
burgundy-tell-white = White die: { $white }.
burgundy-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Goods: { $goods }.
    }
burgundy-tell-nothing = nothing
burgundy-tell-rounds = Goods of the rounds to come: { $goods }.
burgundy-tell-bonus = Bonus tiles left: { $tiles }.
burgundy-tell-seat = { $name }: { count-points }, workers { $workers }, silver { $silver }.
burgundy-tell-dice = Dice: { $dice }.
burgundy-tell-used =
    { $die ->
        [0] used
       *[other] { $die } (used)
    }
burgundy-tell-storage = Storage: { $tiles }.
burgundy-tell-incoming = Waits for room in storage: { $tiles }.
burgundy-tell-goods = Goods: { $goods }.
burgundy-tell-sold = Goods sold: { $count }.
burgundy-tell-duchy = Board { $board }. Placed: { $tiles }.
burgundy-tell-on = { NAME($tile) } on { $space }
burgundy-tell-open = Open spaces next to your tiles: { $spaces }.
burgundy-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## What stands beside a number

burgundy-word-workers =
    { $count ->
        [one] worker
       *[other] workers
    }
burgundy-word-silver =
    { $count ->
       *[other] silver
    }
burgundy-word-points =
    { $count ->
        [one] point
       *[other] points
    }

## Why nothing answers to a click

burgundy-why-covered = Space { $space }: { NAME($tile) }. A placed tile stays where it is.
burgundy-why-nowhere = No space for { NAME($tile, form: "a") } can be reached now: it takes an empty space of its colour next to your tiles, and a die that shows the number of that space or can be changed to it.
burgundy-why-load = Goods in depots are loaded by ships: whoever places one takes all goods of one depot.
burgundy-why-used = This die has been used; both are rolled again in the next round.
burgundy-why-order = The turn order changes only by ships: each one placed moves its owner one space ahead.
burgundy-why-bonus = A bonus tile comes by itself to whoever covers all spaces of its colour.

## What the parts of its table are called

table-own = Duchy

## What one can do; `verb-` goes on after “You can”, `do-` stands on a button

verb-move-take = take a tile from a depot
verb-move-place = place a tile from storage
verb-move-sell = sell goods
verb-move-workers = take workers
verb-move-buy = buy a tile from the black depot
verb-move-hire = take a building for workers
verb-move-end = end the turn
verb-move-pass = decline
verb-move-discard = discard a tile
verb-move-load = load goods from a depot
verb-move-load-also = load goods from a second depot
verb-move-stow = choose goods
verb-move-collect = collect
verb-move-fetch = take a tile from a depot
verb-move-side = choose the side of the board
verb-move-castle = put the starting castle on the board
do-move-take = Take
do-move-place = Place
do-move-sell = Sell
do-move-workers = Take workers
do-move-buy = Buy
do-move-hire = Take
do-move-end = End turn
do-move-pass = Decline
do-move-discard = Discard
do-move-load = Load
do-move-load-also = Load
do-move-stow = Load
do-move-collect = Collect
do-move-fetch = Take
do-move-side = Choose
do-move-castle = Place

## The log

table-log-move-end = { $name } ends the turn.
table-log-move-pass =
    { $name } declines { $by ->
        [kind-bank] 2 silver
        [kind-boarding-house] 4 workers
        [kind-warehouse] a sale
        [kind-city-hall] to place a tile
        [kind-castle] one more action
        [kind-ship] a second depot
       *[other] a tile
    } ({ NAME($by) }).
table-log-die = (die { $die })
table-log-by = ({ NAME($by) })
table-log-move-side = { $name } plays on board { $board }.
table-log-move-castle = { $name } puts the starting castle on space { $space }.

## Parts of the game, and points by their sources

story-mark-event-phase-began = Phase { $phase }
story-mark-event-round-began = round { $round }

story-kind-monasteries = Monasteries
story-kind-left = Left over

## What the options of a new table are about

new-option-boards = Each player has a board of their own; boards differ in the size and shape of their areas.
new-option-castle = Before the first phase everybody puts one castle on their board.
new-option-choosing = How everybody chooses the side of the board and the space of the first castle.
new-option-full-storage = Storage holds three tiles; this is about a fourth.
new-option-first-tie = Who is ahead of two players with as many points.
new-option-second-tie = Who is ahead if that is equal too.
new-option-redrawn = The two printings of these boards differ.
