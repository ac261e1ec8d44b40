# The table of Burgundy on the page, in English.

## Duchies

view-yours = Your duchy
view-of = Duchy of { $name }
view-back = Back to your duchy
view-board = Board { $board }
view-board-side = Board { $board }, to choose
view-sides-help = The sides differ in the size and shape of their areas; either is fine for a first game.
view-answered = You have answered; the others are still choosing.
view-waits = is choosing
view-chosen = has chosen
view-enlarge = Show large
view-seat-summary = { $name }: { count-points }, workers { $workers }, silver { $silver }
view-space = Space { $space }, { NAME($colour) }, number { $number }
view-space-empty = empty
view-area =
    { $size ->
        [one] An area of one space, { $covered } covered.
       *[other] An area of { $size } spaces, { $covered } covered.
    }
view-area-worth = Completed now: { $size } for its size and { $extra } for phase { $phase }.
view-key-die = with this die
view-key-dice = with a die
view-key-workers = and workers
view-banners = Bonus tiles left
view-banners-short = Bonus

## Marks

view-mark-legal = possible now
view-mark-die =
    possible with die { $die }{ $workers ->
        [0] { "" }
       *[other] { " " }and { count-workers }
    }
view-mark-picked = picked
view-mark-armed = press again to confirm
view-mark-hinted = suggested
view-mark-planned = planned

## Hand

view-click = Click: { $move }.
view-then = Then: { $next }
view-die = Die: { $die }
view-die-used =
    { $die ->
        [0] Die, used
       *[other] Die, used: { $die }
    }
view-die-does = Takes a tile from depot { $die }, places one on a space with a { $die }, sells { NAME($good) }, or brings workers.
view-die-shift = Each worker you give changes it by 1; 6 and 1 are neighbours.
view-good-sale =
    Sold with a { $good }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $each } for each) and 1 silver.
view-sold = Goods sold: { $count }
view-storage-free = Free storage space
view-storage-does = Tiles wait in storage until a die places them. It holds three.
view-storage-in = in storage
view-goods-free = Free goods space
view-incoming = Arriving tile
view-incoming-short = Arriving
view-tray = Dice, storage and goods
view-stow = Load which?
view-stow-one = Load { $count } × { NAME($good) }
view-workers-do = Each worker changes a die by 1. At the end every two workers left are worth 1 point.
view-silver-do = Once a turn, 2 silver buy a tile of the black depot. At the end each silver left is worth 1 point.
view-points-none = No points yet.

## Shared board

view-shared = Shared board
view-phases = Phases
view-rounds = Rounds
view-phase = Phase { $phase }
view-phase-worth = An area completed in this phase brings { $points } points, besides those for its size.
view-phase-now = now
view-phase-done = over
view-round = Round { $round }
view-round-of = round { $round } of 5
view-round-good = Then this good goes to the depot with the number of the white die: { NAME($good) }.
view-preparing = Set-up
view-white =
    { $white ->
        [0] Not rolled yet.
       *[other] It shows { $white }.
    }
view-white-does = At the start of a round it says to which depot the next good goes.
view-depot-does = A die showing { $depot } takes a tile from here.
view-supply = Still to be drawn: { $tiles }.
view-slot = Depot space for { NAME($colour) }
view-slot-empty = Taken; it is filled again when the next phase begins.
view-slot-not-yet = Still empty; it is filled when the first phase begins.
view-heap = Goods in { NAME($depot, form: "the") }
view-heap-empty = None at the moment.
view-heap-load = A ship loads all goods of one depot.
view-black-price = one a turn
view-black-does = Once a turn you may buy one of these tiles for 2 silver.
view-black-bought = The purchase of this turn has been made.
view-black-supply = Tiles with black backs still to be drawn: { $count }.
view-first = first
view-order = From first to last: { $order }.
view-order-does = Who is further ahead plays earlier; each ship moves its owner one space ahead.
view-track-space = space { $space }
view-bonus = Bonus tiles: { NAME($colour) }
view-bonus-tile =
    { $size ->
        [large] Large
       *[small] Small
    } ({ $points } points): { $taken ->
        [yes] { $name }.
       *[no] still there.
    }
view-bonus-does = For who has covered all spaces of this colour: the large tile for the first, the small one for the second.
view-reconstructed-depots = Reconstructed: which tile colour each depot space takes is not printed in the sources; ours obeys every number that is known.
view-reconstructed-pairs = Reconstructed: the sources do not say which two sides share a board.

## Before what is easily regretted

view-careful-end =
    { $left ->
        [one] One die is unused. End the turn all the same?
       *[other] Both dice are unused. End the turn all the same?
    }

## Sections of the rules

view-rule = Rules: { $section }
view-rule-place = placing a tile
view-rule-take = taking a tile
view-rule-sell = goods and selling
view-rule-turn = your turn
view-rule-workers = workers
view-rule-buying = silver and the black depot
view-rule-areas = areas
view-rule-bonus = bonus tiles
view-rule-phase = a phase
view-rule-round = a round
view-rule-buildings = buildings
view-rule-ships = ships and turn order
view-rule-animals = animals
view-rule-monasteries = monasteries
view-rule-castles = castles
view-rule-mines = mines

## The table in words

view-tell-now = Phase { $phase }, round { $round } of 5.
view-tell-white = White die: { $white }.
view-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Goods: { $goods }.
    }
view-tell-nothing = nothing
view-tell-rounds = Goods of the rounds to come: { $goods }.
view-tell-bonus = Bonus tiles left: { $tiles }.
view-tell-seat = { $name }: { count-points }, workers { $workers }, silver { $silver }.
view-tell-dice = Dice: { $dice }.
view-tell-used =
    { $die ->
        [0] used
       *[other] { $die } (used)
    }
view-tell-storage = Storage: { $tiles }.
view-tell-incoming = Waits for room in storage: { $tiles }.
view-tell-goods = Goods: { $goods }.
view-tell-sold = Goods sold: { $count }.
view-tell-duchy = Board { $board }. Placed: { $tiles }.
view-tell-on = { NAME($tile) } on { $space }
view-tell-open = Open spaces next to your tiles: { $spaces }.
view-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## What stands beside a number

view-word-workers =
    { $count ->
        [one] worker
       *[other] workers
    }
view-word-silver =
    { $count ->
       *[other] silver
    }
view-word-points =
    { $count ->
        [one] point
       *[other] points
    }

## Why nothing answers to a click

view-why-covered = Space { $space }: { NAME($tile) }. A placed tile stays where it is.
view-why-nowhere = No space for { NAME($tile, form: "a") } can be reached now: it takes an empty space of its colour next to your tiles, and a die that shows the number of that space or can be changed to it.
view-why-load = Goods in depots are loaded by ships: whoever places one takes all goods of one depot.
view-why-used = This die has been used; both are rolled again in the next round.
view-why-order = The turn order changes only by ships: each one placed moves its owner one space ahead.
view-why-bonus = A bonus tile comes by itself to whoever covers all spaces of its colour.

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
        [kind-workshop] a tile
        [kind-church] a tile
        [kind-market] a tile
       *[other] the offer
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
new-option-castle-action = Whether the extra action of a castle may be left undone.
new-option-first-tie = Who is ahead of two players with as many points.
new-option-second-tie = Who is ahead if that is equal too.
new-option-redrawn = The two printings of these boards differ.
