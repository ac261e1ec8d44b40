# The table of Burgundy on the page, in English.

## Duchies

face-yours = Your duchy
face-of = Duchy of { $name }
face-back = Back to your duchy
face-board = Board { $board }
face-board-side = Board { $board }, to choose
face-sides-help = The sides differ in the size and shape of their areas; either is fine for a first game.
face-answered = You have answered; the others are still choosing.
face-waits = is choosing
face-chosen = has chosen
face-enlarge = Show large
face-seat-summary = { $name }: { count-points }, workers { $workers }, silver { $silver }
face-space = Space { $space }, { NAME($colour) }, number { $number }
face-space-empty = empty
face-area =
    { $size ->
        [one] An area of one space, { $covered } covered.
       *[other] An area of { $size } spaces, { $covered } covered.
    }
face-area-worth = Completed now: { $size } for its size and { $extra } for phase { $phase }.
face-key-die = with this die
face-key-dice = with a die
face-key-workers = and workers
face-banners = Bonus tiles left
face-banners-short = Bonus

## Marks

face-mark-legal = possible now
face-mark-die =
    possible with die { $die }{ $workers ->
        [0] { "" }
       *[other] { " " }and { count-workers }
    }
face-mark-picked = picked
face-mark-armed = press again to confirm
face-mark-hinted = suggested
face-mark-planned = planned

## Hand

face-click = Click: { $move }.
face-then = Then: { $next }
face-die = Die: { $die }
face-die-used =
    { $die ->
        [0] Die, used
       *[other] Die, used: { $die }
    }
face-die-does = Takes a tile from depot { $die }, places one on a space with a { $die }, sells { NAME($good) }, or brings workers.
face-die-shift = Each worker you give changes it by 1; 6 and 1 are neighbours.
face-good-sale =
    Sold with a { $good }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $each } for each) and 1 silver.
face-sold = Goods sold: { $count }
face-storage-free = Free storage space
face-storage-does = Tiles wait in storage until a die places them. It holds three.
face-storage-in = in storage
face-goods-free = Free goods space
face-incoming = Arriving tile
face-incoming-short = Arriving
face-tray = Dice, storage and goods
face-stow = Load which?
face-stow-one = Load { $count } × { NAME($good) }
face-workers-do = Each worker changes a die by 1. At the end every two workers left are worth 1 point.
face-silver-do = Once a turn, 2 silver buy a tile of the black depot. At the end each silver left is worth 1 point.
face-points-none = No points yet.

## Shared board

face-shared = Shared board
face-phases = Phases
face-rounds = Rounds
face-phase = Phase { $phase }
face-phase-worth = An area completed in this phase brings { $points } points, besides those for its size.
face-phase-now = now
face-phase-done = over
face-round = Round { $round }
face-round-of = round { $round } of 5
face-round-good = Then this good goes to the depot with the number of the white die: { NAME($good) }.
face-preparing = Set-up
face-white =
    { $white ->
        [0] Not rolled yet.
       *[other] It shows { $white }.
    }
face-white-does = At the start of a round it says to which depot the next good goes.
face-depot-does = A die showing { $depot } takes a tile from here.
face-supply = Still to be drawn: { $tiles }.
face-slot = Depot space for { NAME($colour) }
face-slot-empty = Taken; it is filled again when the next phase begins.
face-slot-not-yet = Still empty; it is filled when the first phase begins.
face-heap = Goods in { NAME($depot, form: "the") }
face-heap-empty = None at the moment.
face-heap-load = A ship loads all goods of one depot.
face-black-price = one a turn
face-black-does = Once a turn you may buy one of these tiles for 2 silver.
face-black-bought = The purchase of this turn has been made.
face-black-supply = Tiles with black backs still to be drawn: { $count }.
face-first = first
face-order = From first to last: { $order }.
face-order-does = Who is further ahead plays earlier; each ship moves its owner one space ahead.
face-track-space = space { $space }
face-bonus = Bonus tiles: { NAME($colour) }
face-bonus-tile =
    { $size ->
        [large] Large
       *[small] Small
    } ({ $points } points): { $taken ->
        [yes] { $name }.
       *[no] still there.
    }
face-bonus-does = For who has covered all spaces of this colour: the large tile for the first, the small one for the second.
face-reconstructed-depots = Reconstructed: which tile colour each depot space takes is not printed in the sources; ours obeys every number that is known.
face-reconstructed-pairs = Reconstructed: the sources do not say which two sides share a board.

## Before what is easily regretted

face-careful-end =
    { $left ->
        [one] One die is unused. End the turn all the same?
       *[other] Both dice are unused. End the turn all the same?
    }

## Sections of the rules

face-rule = Rules: { $section }
face-rule-place = placing a tile
face-rule-take = taking a tile
face-rule-sell = goods and selling
face-rule-turn = your turn
face-rule-workers = workers
face-rule-buying = silver and the black depot
face-rule-areas = areas
face-rule-bonus = bonus tiles
face-rule-phase = a phase
face-rule-round = a round
face-rule-buildings = buildings
face-rule-ships = ships and turn order
face-rule-animals = animals
face-rule-monasteries = monasteries
face-rule-castles = castles
face-rule-mines = mines

## The table in words

face-tell-now = Phase { $phase }, round { $round } of 5.
face-tell-white = White die: { $white }.
face-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Goods: { $goods }.
    }
face-tell-nothing = nothing
face-tell-rounds = Goods of the rounds to come: { $goods }.
face-tell-bonus = Bonus tiles left: { $tiles }.
face-tell-seat = { $name }: { count-points }, workers { $workers }, silver { $silver }.
face-tell-dice = Dice: { $dice }.
face-tell-used =
    { $die ->
        [0] used
       *[other] { $die } (used)
    }
face-tell-storage = Storage: { $tiles }.
face-tell-incoming = Waits for room in storage: { $tiles }.
face-tell-goods = Goods: { $goods }.
face-tell-sold = Goods sold: { $count }.
face-tell-duchy = Board { $board }. Placed: { $tiles }.
face-tell-on = { NAME($tile) } on { $space }
face-tell-open = Open spaces next to your tiles: { $spaces }.
face-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## What stands beside a number

face-word-workers =
    { $count ->
        [one] worker
       *[other] workers
    }
face-word-silver =
    { $count ->
       *[other] silver
    }
face-word-points =
    { $count ->
        [one] point
       *[other] points
    }

## Why nothing answers to a click

face-why-covered = Space { $space }: { NAME($tile) }. A placed tile stays where it is.
face-why-nowhere = No space for { NAME($tile, form: "a") } can be reached now: it takes an empty space of its colour next to your tiles, and a die that shows the number of that space or can be changed to it.
face-why-load = Goods in depots are loaded by ships: whoever places one takes all goods of one depot.
face-why-used = This die has been used; both are rolled again in the next round.
face-why-order = The turn order changes only by ships: each one placed moves its owner one space ahead.
face-why-bonus = A bonus tile comes by itself to whoever covers all spaces of its colour.

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
story-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
story-course = Points over rounds
story-course-label = Points from round to round; they stand at { $totals }. The numbers are also there as a table.
story-course-table = Points after each round

## What the options of a new table are about

new-option-boards = Each player has a board of their own; boards differ in the size and shape of their areas.
new-option-castle = Before the first phase everybody puts one castle on their board.
new-option-choosing = How everybody chooses the side of the board and the space of the first castle.
new-option-full-storage = Storage holds three tiles; this is about a fourth.
new-option-first-tie = Who is ahead of two players with as many points.
new-option-second-tie = Who is ahead if that is equal too.
new-option-redrawn = The two printings of these boards differ.
