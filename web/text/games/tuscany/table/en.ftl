# The table of Tuscany on the page, in English.

## Building

view-build-title = Build your estate
view-build-steps = Your land
view-build-step-join = Join the three boards
view-build-step-join-text = Any order, any half turn. Neighbours touch along three spaces.
view-build-step-castle = Choose the castle
view-build-step-castle-text = One of the three castle spaces. Everything grows from there.
view-build-step-bonus = Take a bonus tile
view-build-step-bonus-text = In turn order, when all are ready.
view-build-keys = Keys
view-build-key-choose = choose a board
view-build-key-move = move it up or down
view-build-key-shift = shift it half a space
view-build-key-turn = half turn
view-build-key-castle = next castle space
view-build-key-ready = ready
view-build-company = At the table
view-build-building = building
view-build-ready = ready
view-build-next = to come
view-build-choosing = choosing
view-build-hidden = Nobody sees your estate until all are ready.
view-build-drag = Drag a board, or use the buttons and keys. A glowing space takes the start castle; its effect is not used.
view-build-sealed = Given. Until all are ready you may still change it.
view-build-boards = Boards
view-build-board = Board { $board }
view-build-board-where =
    Board { $board }, { $place ->
        [1] top
        [2] middle
       *[3] bottom
    }, { view-build-printed }
view-build-printed =
    { $turned ->
        [yes] half turn
       *[no] as printed
    }
view-build-row = Row { $row }: { $spaces }
view-build-up = Move board { $board } up
view-build-down = Move board { $board } down
view-build-turn = Half turn
view-build-turn-board = Half turn of board { $board }
view-build-seam = Below board { $board }
view-build-left = Shift what is below board { $board } to the left
view-build-right = Shift what is below board { $board } to the right
view-build-castle-space =
    Castle space { $place } of { $places }, board { $board }{ $chosen ->
        [yes] , the start castle stands here
       *[no] { "" }
    }
view-build-prospects = What this promises
view-build-hand = Your first hand
view-build-castle = This castle
view-build-castle-which = space { $place } of { $places }
view-build-touches =
    { $count ->
        [one] It touches { $count } space:
       *[other] It touches { $count } spaces:
    }
view-build-cards =
    { $count ->
        [0] none
        [one] { $count } card
       *[other] { $count } cards
    }
view-build-card = Card: { NAME($colour) }
view-build-regions = Regions
view-build-regions-worth = { $points } green points when filled
view-build-regions-of = { $colour }: regions of { $sizes }
view-build-all = All regions
view-build-sizes = of three: { $three }, of two: { $two }, single: { $one }
view-build-band = A band ties a region that runs across a seam.
view-build-too-large = This region has { $size } spaces; no more than { $limit } are allowed.
view-build-said-chosen = Board { $board } in hand
view-build-said-moved =
    Board { $board } moved { $way ->
        [up] up
       *[down] down
    }
view-build-said-turned =
    Board { $board } { $turned ->
        [yes] turned by half a turn
       *[no] as printed
    }
view-build-said-shifted =
    Board { $board } shifted to the { $way ->
        [left] left
       *[right] right
    }
view-build-said-laid =
    Board { $board } laid down { $place ->
        [1] at the top
        [2] in the middle
       *[3] at the bottom
    }
view-build-said-castle = Start castle on castle space { $place } of { $places }, board { $board }
view-build-said-too-large = Region of { $size }: not allowed.
view-build-bonus = Your first bonus tile
view-build-bonus-help = It holds for the whole game. Several players may take the same kind.
view-build-bonus-taken = Taken: { $bonus }
view-build-look = Show the estate of { $name }

## Marks

view-mark-possible = can be planned
view-mark-legal = possible now
view-mark-picked = picked
view-mark-armed = press again to confirm
view-mark-hinted = suggested
view-mark-planned = planned

## What stands beside a number

view-word-cards =
    { $count ->
        [one] card
       *[other] cards
    }
view-word-yields =
    { $count ->
        [one] yield
       *[other] yields
    }
view-word-neutral =
    { $count ->
       *[other] neutral
    }
view-word-marble =
    { $count ->
       *[other] marble
    }
view-word-workers =
    { $count ->
        [one] worker
       *[other] workers
    }
view-word-green =
    { $count ->
       *[other] green
    }
view-word-red =
    { $count ->
       *[other] red
    }

## Shared board

view-phases = Phases
view-phase = Phase { $phase }
view-phase-now = now
view-phase-done = over
view-phase-end =
    { $phase ->
        [1] ends with the round in which a first stack runs out
        [2] ends with the round in which a second stack runs out
       *[3] ends one round after that in which a third stack runs out
    }
view-phase-does = When it ends, all add their green points to their red ones. Green points stay, and count again at the next end.
view-round = round { $round }
view-ending = the phase ends with this round
view-last-round = the last round of the game
view-preparing = Set-up
view-place = place { $slot }
view-gap = Empty place among the open tiles
view-gap-does = It is filled as soon as a neutral tile can come.
view-sweep = Put away:
view-sweep-colour = Put away all open tiles: { NAME($colour) }
view-sweep-does = None of the open tiles fits your estate, so you may first put away all of one colour; neutral tiles take their places.
view-supplies = Supplies
view-deck-does = The action of drawing brings { $cards } cards, and one more for each bonus tile for cards.
view-discarded = Discarded: { $what }.
view-yields-do = A cart turns up the top one and brings what it shows.
view-neutral-does = They fill gaps when your stacks are empty, or when five open tiles of a colour make way.
view-neutral-discarded = Discarded: { $count }.
view-bonus-left = Bonus tiles left
view-left =
    { $count ->
        [0] None left.
       *[other] { $count } left.
    }
view-colours = First to fill a colour
view-colours-yours = yours below
view-ticket = Colour bonus: { NAME($colour) }
view-ticket-side =
    { $rank ->
        [first] First
       *[second] Second
    } ({ $points ->
        [one] { $points } green point
       *[other] { $points } green points
    }): { $taken ->
        [yes] { $name }.
       *[no] still there.
    }
view-ticket-own = You have covered { $covered } of your { $spaces } spaces.
view-ticket-does = For the first and the second to cover all spaces of this colour.
view-track-green = Green points
view-track-green-does = At the end of each phase they are added to the red points, and yet stay: what is scored in the first phase counts three times.
view-track-red = Red points
view-track-red-does = Whoever has the most at the end wins. Dashed shields show what the end of the phase would make of them.
view-track-coming = dashed: red after this phase
view-track-seat = { $name } { $points }
view-track-seat-then = { $name } { $points }, after this phase { $coming }
view-ours = Reconstructed

## Other seats

view-starts = starts each round
view-building = is building
view-built = is ready
view-enlarge = Show large
view-seat-summary = { $name }: green points { $green }, red points { $red }, cards { $cards }, marble { $marble }, workers { $workers }

## Sections of the rules

view-rule = Rules: { $section }
view-rule-draw = drawing cards
view-rule-take = taking a tile
view-rule-place = placing a tile
view-rule-open = the open tiles
view-rule-regions = regions
view-rule-colours = colour bonuses
view-rule-castle = castles
view-rule-city = cities and bonus tiles
view-rule-inn = inns and hexagons
view-rule-agriculture = agriculture
view-rule-quarry = quarries and marble
view-rule-village = villages and workers
view-rule-monastery = monasteries
view-rule-cart = carts and yields
view-rule-phases = phases
view-rule-scoring = scoring

## Points of two sorts, as a line tells them

thing-green =
    { $points ->
       *[other] green
    }
thing-red =
    { $points ->
       *[other] red
    }

## How a result came about

view-sheet = How the points add up
view-sheet-help = At the end of each phase all green points were added to the red ones. What was scored in the first phase counted three times, what was scored in the second twice.
view-sheet-scoring = Green after phase { $phase }
view-sheet-red = Red points in play
view-sheet-left = Left over at the end

## What the parts of its table are called

table-own = Estate

## What one can do; `verb-` goes on after “You can”, `do-` stands on a button

verb-move-draw = draw cards
verb-move-take = take a tile
verb-move-place = place a tile
verb-move-sweep = put away open tiles of a colour
verb-move-marble = buy one more action
verb-move-end = end the turn
verb-move-pass = decline
verb-move-claim = take a tile and place it
verb-move-bonus = take a bonus tile
verb-move-build = build your estate
do-move-draw = Draw
do-move-take = Take
do-move-place = Place
do-move-sweep = Put away
do-move-marble = One more action
do-move-end = End turn
do-move-pass = Decline
do-move-claim = Place
do-move-bonus = Take
do-move-build = Ready
view-brief-draw = Draw { $cards }

## The log

table-log-move-pass = { $name } declines.

## Parts of the game, and points by their sources

story-mark-event-phase-began = Phase { $phase }
story-mark-event-round-began = round { $round }

story-kind-yields = Yield cards
story-kind-left = Left over
story-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
story-course = Points over rounds
story-course-label = Points from round to round; they stand at { $totals }. The numbers are also there as a table.
story-course-table = Points after each round

## Estates

view-yours = Your estate
view-of = Estate of { $name }
view-back = Back to your estate
view-boards-reconstructed = Reconstructed: the colours of the boards are not printed in the sources; ours obey every number that is known.
view-space = Space { $space }, { NAME($colour) }
view-space-empty = empty
view-region =
    { $size ->
        [one] A region of one space, { $covered } covered.
       *[other] A region of { $size } spaces, { $covered } covered.
    }
view-region-worth =
    { $points ->
        [one] Once all of it is covered: { $points } green point.
       *[other] Once all of it is covered: { $points } green points.
    }
view-hexagon-on = It lies on the colour { NAME($colour) } and counts as such a tile.

## Marks

view-click = Click: { $move }.
view-then = Then: { $next }

## Hand and payment

view-hand =
    { $cards ->
        [one] Your hand, { $cards } card
       *[other] Your hand, { $cards } cards
    }
view-hand-of =
    { $cards ->
        [one] Hand, { $cards } card
       *[other] Hand, { $cards } cards
    }
view-card-does = Two cards of its colour place a tile.
view-pair-does = Two cards of another colour stand in for one of them.
view-card-pays = { $card }, pays now
view-card-could = { $card }, could pay instead
view-pay = Pay with
view-pay-none = Choose a tile in your storage, then its space.
view-card = { NAME($colour) } card
view-cards = { $count } × { NAME($colour) } card
view-pay-for = for { $payment }
view-pay-own-card =
    { $cards ->
        [one] { $cards } card of the colour of the space
       *[other] { $cards } cards of the colour of the space
    }
view-pay-way =
    { $way ->
        [card-card] 2 cards
        [card-worker] a worker
        [card-pair] a pair
        [worker-worker] 2 workers
        [worker-pair] worker, pair
       *[pair-pair] 2 pairs
    }

## Beside the estate

view-storage-in = in storage
view-storage-free = Free storage space
view-storage-does = A tile that you take waits here until you place it.
view-storage-leaves = Which one leaves for good?
view-stack =
    { $count ->
        [one] Stack { $stack }: { $count } tile
       *[other] Stack { $stack }: { $count } tiles
    }
view-stack-does = Each open tile you take is replaced from your first stack that has tiles. Who first empties a stack of that number brings the phase to its end.
view-bonus-held = { $bonus }, { $count } of them
view-bonus-none = None yet.
view-marble-does = Once a turn a marble buys one more action. At the end each marble left is worth 1 point.
view-workers-does = A worker stands in for one card of a payment. At the end each worker left is worth 1 point.
view-workers-paying =
    { $count ->
        [one] { $count } worker pays now
       *[other] { $count } workers pay now
    }
view-green-does = At the end of each phase the green points are added to the red ones, and stay.
view-red-does = Who has the most red points at the end wins.
view-red-then = If the phase ended now: { $points }.

## Why nothing answers to a click

view-why-covered = Space { $space }: { NAME($tile) }. A placed tile stays where it is.
view-why-nowhere = No space for { NAME($tile, form: "a") } can be reached: it takes an empty space of its colour next to a tile of your estate.
view-why-card = Cards pay for what you place: choose a tile in your storage first.
view-why-alone = This card cannot pay here: two of one other colour stand in for one card of the tile’s colour.
view-why-worker = Workers pay for what you place: choose a tile in your storage first.
view-why-worker-more = No more workers can pay here.
view-why-paying = Nothing else that you have could pay instead of this.
view-why-bonus = You take a bonus tile when you place a city.

## Before what is easily regretted

view-careful-title = Decline?
view-careful-pass = What the tile you placed grants comes now or never. Decline it all the same?
view-careful-yes = Decline

## The table in words

view-tell-preparing = The estates are being built.
view-tell-now = Phase { $phase }, round { $round }.
view-tell-open = Open tiles: { $tiles }.
view-tell-supplies = To be drawn: { $deck } property cards, { $yields } yield cards, { $neutral } neutral tiles.
view-tell-bonus = Bonus tiles left: { $tiles }.
view-tell-colours = Colour bonuses left: { $colours }.
view-tell-colour = { NAME($colour) } ({ $points })
view-tell-seat = { $name }: green points { $green }, red points { $red }, marble { $marble }, workers { $workers }, cards { $cards }.
view-tell-hand = Hand: { $cards }.
view-tell-storage = Storage: { $tiles }; free spaces: { $free }.
view-tell-stacks = Tiles in the stacks: { $stacks }.
view-tell-bonuses = Bonus tiles: { $tiles }.
view-tell-estate = Placed: { $tiles }.
view-tell-on = { NAME($tile) } on { $space }
view-tell-next = Empty spaces next to your tiles: { $spaces }.
view-tell-space = { $space } ({ NAME($colour) })
view-tell-nothing = nothing

new-option-draw = The first print says two cards, later ones three; bonus tiles add to that.
new-option-cards-per-point = At the end of the game the cards left in hand bring points.
new-option-second-tie = Who is ahead of two players with as many points and as many empty spaces.
new-option-take-must-fit = Whether one may take a tile that has no place in the estate yet.
new-option-components = What is not known of the box is of our own making, or comes from an owner's file.
