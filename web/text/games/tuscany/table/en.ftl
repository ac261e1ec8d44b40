# The table of Tuscany on the page, in English.

## Building

face-build-title = Build your estate
face-build-steps = Your land
face-build-step-join = Join the three boards
face-build-step-join-text = Any order, any half turn. Neighbours touch along three spaces.
face-build-step-castle = Choose the castle
face-build-step-castle-text = One of the three castle spaces. Everything grows from there.
face-build-step-bonus = Take a bonus tile
face-build-step-bonus-text = In turn order, when all are ready.
face-build-keys = Keys
face-build-key-choose = choose a board
face-build-key-move = move it up or down
face-build-key-shift = shift it half a space
face-build-key-turn = half turn
face-build-key-castle = next castle space
face-build-key-ready = ready
face-build-company = At the table
face-build-building = building
face-build-ready = ready
face-build-next = to come
face-build-choosing = choosing
face-build-hidden = Nobody sees your estate until all are ready.
face-build-drag = Drag a board, or use the buttons and keys. A glowing space takes the start castle; its effect is not used.
face-build-sealed = Given. Until all are ready you may still change it.
face-build-boards = Boards
face-build-board = Board { $board }
face-build-board-where =
    Board { $board }, { $place ->
        [1] top
        [2] middle
       *[3] bottom
    }, { face-build-printed }
face-build-printed =
    { $turned ->
        [yes] half turn
       *[no] as printed
    }
face-build-row = Row { $row }: { $spaces }
face-build-up = Move board { $board } up
face-build-down = Move board { $board } down
face-build-turn = Half turn
face-build-turn-board = Half turn of board { $board }
face-build-seam = Below board { $board }
face-build-left = Shift what is below board { $board } to the left
face-build-right = Shift what is below board { $board } to the right
face-build-castle-space =
    Castle space { $place } of { $places }, board { $board }{ $chosen ->
        [yes] , the start castle stands here
       *[no] { "" }
    }
face-build-prospects = What this promises
face-build-hand = Your first hand
face-build-castle = This castle
face-build-castle-which = space { $place } of { $places }
face-build-touches =
    { $count ->
        [one] It touches { $count } space:
       *[other] It touches { $count } spaces:
    }
face-build-cards =
    { $count ->
        [0] none
        [one] { $count } card
       *[other] { $count } cards
    }
face-build-card = Card: { NAME($colour) }
face-build-regions = Regions
face-build-regions-worth = { $points } green points when filled
face-build-regions-of = { $colour }: regions of { $sizes }
face-build-all = All regions
face-build-sizes = of three: { $three }, of two: { $two }, single: { $one }
face-build-band = A band ties a region that runs across a seam.
face-build-too-large = This region has { $size } spaces; no more than { $limit } are allowed.
face-build-said-chosen = Board { $board } in hand
face-build-said-moved =
    Board { $board } moved { $way ->
        [up] up
       *[down] down
    }
face-build-said-turned =
    Board { $board } { $turned ->
        [yes] turned by half a turn
       *[no] as printed
    }
face-build-said-shifted =
    Board { $board } shifted to the { $way ->
        [left] left
       *[right] right
    }
face-build-said-laid =
    Board { $board } laid down { $place ->
        [1] at the top
        [2] in the middle
       *[3] at the bottom
    }
face-build-said-castle = Start castle on castle space { $place } of { $places }, board { $board }
face-build-said-too-large = Region of { $size }: not allowed.
face-build-bonus = Your first bonus tile
face-build-bonus-help = It holds for the whole game. Several players may take the same kind.
face-build-bonus-taken = Taken: { $bonus }
face-build-look = Show the estate of { $name }

## Marks

face-mark-possible = can be planned
face-mark-legal = possible now
face-mark-picked = picked
face-mark-armed = press again to confirm
face-mark-hinted = suggested
face-mark-planned = planned

## What stands beside a number

face-word-cards =
    { $count ->
        [one] card
       *[other] cards
    }
face-word-yields =
    { $count ->
        [one] yield
       *[other] yields
    }
face-word-neutral =
    { $count ->
       *[other] neutral
    }
face-word-marble =
    { $count ->
       *[other] marble
    }
face-word-workers =
    { $count ->
        [one] worker
       *[other] workers
    }
face-word-green =
    { $count ->
       *[other] green
    }
face-word-red =
    { $count ->
       *[other] red
    }

## Shared board

face-phases = Phases
face-phase = Phase { $phase }
face-phase-now = now
face-phase-done = over
face-phase-end =
    { $phase ->
        [1] ends with the round in which a first stack runs out
        [2] ends with the round in which a second stack runs out
       *[3] ends one round after that in which a third stack runs out
    }
face-phase-does = When it ends, all add their green points to their red ones. Green points stay, and count again at the next end.
face-round = round { $round }
face-ending = the phase ends with this round
face-last-round = the last round of the game
face-preparing = Set-up
face-place = place { $slot }
face-gap = Empty place among the open tiles
face-gap-does = It is filled as soon as a neutral tile can come.
face-sweep = Put away:
face-sweep-colour = Put away all open tiles: { NAME($colour) }
face-sweep-does = None of the open tiles fits your estate, so you may first put away all of one colour; neutral tiles take their places.
face-supplies = Supplies
face-deck-does = The action of drawing brings { $cards } cards, and one more for each bonus tile for cards.
face-discarded = Discarded: { $what }.
face-yields-do = A cart turns up the top one and brings what it shows.
face-neutral-does = They fill gaps when your stacks are empty, or when five open tiles of a colour make way.
face-neutral-discarded = Discarded: { $count }.
face-bonus-left = Bonus tiles left
face-left =
    { $count ->
        [0] None left.
       *[other] { $count } left.
    }
face-colours = First to fill a colour
face-colours-yours = yours below
face-ticket = Colour bonus: { NAME($colour) }
face-ticket-side =
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
face-ticket-own = You have covered { $covered } of your { $spaces } spaces.
face-ticket-does = For the first and the second to cover all spaces of this colour.
face-track-green = Green points
face-track-green-does = At the end of each phase they are added to the red points, and yet stay: what is scored in the first phase counts three times.
face-track-red = Red points
face-track-red-does = Whoever has the most at the end wins. Dashed shields show what the end of the phase would make of them.
face-track-coming = dashed: red after this phase
face-track-seat = { $name } { $points }
face-track-seat-then = { $name } { $points }, after this phase { $coming }
face-ours = Reconstructed

## Other seats

face-starts = starts each round
face-building = is building
face-built = is ready
face-enlarge = Show large
face-seat-summary = { $name }: green points { $green }, red points { $red }, cards { $cards }, marble { $marble }, workers { $workers }

## Sections of the rules

face-rule = Rules: { $section }
face-rule-draw = drawing cards
face-rule-take = taking a tile
face-rule-place = placing a tile
face-rule-open = the open tiles
face-rule-regions = regions
face-rule-colours = colour bonuses
face-rule-castle = castles
face-rule-city = cities and bonus tiles
face-rule-inn = inns and hexagons
face-rule-agriculture = agriculture
face-rule-quarry = quarries and marble
face-rule-village = villages and workers
face-rule-monastery = monasteries
face-rule-cart = carts and yields
face-rule-phases = phases
face-rule-scoring = scoring

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

face-sheet = How the points add up
face-sheet-help = At the end of each phase all green points were added to the red ones. What was scored in the first phase counted three times, what was scored in the second twice.
face-sheet-scoring = Green after phase { $phase }
face-sheet-red = Red points in play
face-sheet-left = Left over at the end

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
face-brief-draw = Draw { $cards }

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

face-yours = Your estate
face-of = Estate of { $name }
face-back = Back to your estate
face-boards-reconstructed = Reconstructed: the colours of the boards are not printed in the sources; ours obey every number that is known.
face-space = Space { $space }, { NAME($colour) }
face-space-empty = empty
face-region =
    { $size ->
        [one] A region of one space, { $covered } covered.
       *[other] A region of { $size } spaces, { $covered } covered.
    }
face-region-worth =
    { $points ->
        [one] Once all of it is covered: { $points } green point.
       *[other] Once all of it is covered: { $points } green points.
    }
face-hexagon-on = It lies on the colour { NAME($colour) } and counts as such a tile.

## Marks

face-click = Click: { $move }.
face-then = Then: { $next }

## Hand and payment

face-hand =
    { $cards ->
        [one] Your hand, { $cards } card
       *[other] Your hand, { $cards } cards
    }
face-hand-of =
    { $cards ->
        [one] Hand, { $cards } card
       *[other] Hand, { $cards } cards
    }
face-card-does = Two cards of its colour place a tile.
face-pair-does = Two cards of another colour stand in for one of them.
face-card-pays = { $card }, pays now
face-card-could = { $card }, could pay instead
face-pay = Pay with
face-pay-none = Choose a tile in your storage, then its space.
face-card = { NAME($colour) } card
face-cards = { $count } × { NAME($colour) } card
face-pay-for = for { $payment }
face-pay-own-card =
    { $cards ->
        [one] { $cards } card of the colour of the space
       *[other] { $cards } cards of the colour of the space
    }
face-pay-way =
    { $way ->
        [card-card] 2 cards
        [card-worker] a worker
        [card-pair] a pair
        [worker-worker] 2 workers
        [worker-pair] worker, pair
       *[pair-pair] 2 pairs
    }

## Beside the estate

face-storage-in = in storage
face-storage-free = Free storage space
face-storage-does = A tile that you take waits here until you place it.
face-storage-leaves = Which one leaves for good?
face-stack =
    { $count ->
        [one] Stack { $stack }: { $count } tile
       *[other] Stack { $stack }: { $count } tiles
    }
face-stack-does = Each open tile you take is replaced from your first stack that has tiles. Who first empties a stack of that number brings the phase to its end.
face-bonus-held = { $bonus }, { $count } of them
face-bonus-none = None yet.
face-marble-does = Once a turn a marble buys one more action. At the end each marble left is worth 1 point.
face-workers-does = A worker stands in for one card of a payment. At the end each worker left is worth 1 point.
face-workers-paying =
    { $count ->
        [one] { $count } worker pays now
       *[other] { $count } workers pay now
    }
face-green-does = At the end of each phase the green points are added to the red ones, and stay.
face-red-does = Who has the most red points at the end wins.
face-red-then = If the phase ended now: { $points }.

## Why nothing answers to a click

face-why-covered = Space { $space }: { NAME($tile) }. A placed tile stays where it is.
face-why-nowhere = No space for { NAME($tile, form: "a") } can be reached: it takes an empty space of its colour next to a tile of your estate.
face-why-card = Cards pay for what you place: choose a tile in your storage first.
face-why-alone = This card cannot pay here: two of one other colour stand in for one card of the tile’s colour.
face-why-worker = Workers pay for what you place: choose a tile in your storage first.
face-why-worker-more = No more workers can pay here.
face-why-paying = Nothing else that you have could pay instead of this.
face-why-bonus = You take a bonus tile when you place a city.

## Before what is easily regretted

face-careful-title = Decline?
face-careful-pass = What the tile you placed grants comes now or never. Decline it all the same?
face-careful-yes = Decline

## The table in words

face-tell-preparing = The estates are being built.
face-tell-now = Phase { $phase }, round { $round }.
face-tell-open = Open tiles: { $tiles }.
face-tell-supplies = To be drawn: { $deck } property cards, { $yields } yield cards, { $neutral } neutral tiles.
face-tell-bonus = Bonus tiles left: { $tiles }.
face-tell-colours = Colour bonuses left: { $colours }.
face-tell-colour = { NAME($colour) } ({ $points })
face-tell-seat = { $name }: green points { $green }, red points { $red }, marble { $marble }, workers { $workers }, cards { $cards }.
face-tell-hand = Hand: { $cards }.
face-tell-storage = Storage: { $tiles }; free spaces: { $free }.
face-tell-stacks = Tiles in the stacks: { $stacks }.
face-tell-bonuses = Bonus tiles: { $tiles }.
face-tell-estate = Placed: { $tiles }.
face-tell-on = { NAME($tile) } on { $space }
face-tell-next = Empty spaces next to your tiles: { $spaces }.
face-tell-space = { $space } ({ NAME($colour) })
face-tell-nothing = nothing

new-option-draw = The first print says two cards, later ones three; bonus tiles add to that.
new-option-cards-per-point = At the end of the game the cards left in hand bring points.
new-option-second-tie = Who is ahead of two players with as many points and as many empty spaces.
new-option-take-must-fit = Whether one may take a tile that has no place in the estate yet.
new-option-components = What is not known of the box is of our own making, or comes from an owner's file.
