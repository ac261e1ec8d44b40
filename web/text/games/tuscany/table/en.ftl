# The table of Tuscany on the page, in English.

## Building

tuscany-build-title = Build your estate
tuscany-build-steps = Your land
tuscany-build-step-join = Join the three boards
tuscany-build-step-join-text = Any order, any half turn. Neighbours touch along three spaces.
tuscany-build-step-castle = Choose the castle
tuscany-build-step-castle-text = One of the three castle spaces. Everything grows from there.
tuscany-build-step-bonus = Take a bonus tile
tuscany-build-step-bonus-text = In turn order, when all are ready.
tuscany-build-keys = Keys
tuscany-build-key-choose = choose a board
tuscany-build-key-move = move it up or down
tuscany-build-key-shift = shift it half a space
tuscany-build-key-turn = half turn
tuscany-build-key-castle = next castle space
tuscany-build-key-ready = ready
tuscany-build-company = At the table
tuscany-build-building = building
tuscany-build-ready = ready
tuscany-build-next = to come
tuscany-build-choosing = choosing
tuscany-build-hidden = Nobody sees your estate until all are ready.
tuscany-build-drag = Drag a board, or use the buttons and keys. A glowing space takes the start castle; its effect is not used.
tuscany-build-sealed = Given. Until all are ready you may still change it.
tuscany-build-boards = Boards
tuscany-build-board = Board { $board }
tuscany-build-board-where =
    Board { $board }, { $place ->
        [1] top
        [2] middle
       *[3] bottom
    }, { tuscany-build-printed }
tuscany-build-printed =
    { $turned ->
        [yes] half turn
       *[no] as printed
    }
tuscany-build-row = Row { $row }: { $spaces }
tuscany-build-up = Move board { $board } up
tuscany-build-down = Move board { $board } down
tuscany-build-turn = Half turn
tuscany-build-turn-board = Half turn of board { $board }
tuscany-build-seam = Below board { $board }
tuscany-build-left = Shift what is below board { $board } to the left
tuscany-build-right = Shift what is below board { $board } to the right
tuscany-build-castle-space =
    Castle space { $place } of { $places }, board { $board }{ $chosen ->
        [yes] , the start castle stands here
       *[no] { "" }
    }
tuscany-build-prospects = What this promises
tuscany-build-hand = Your first hand
tuscany-build-castle = This castle
tuscany-build-castle-which = space { $place } of { $places }
tuscany-build-touches =
    { $count ->
        [one] It touches { $count } space:
       *[other] It touches { $count } spaces:
    }
tuscany-build-cards =
    { $count ->
        [0] none
        [one] { $count } card
       *[other] { $count } cards
    }
tuscany-build-card = Card: { NAME($colour) }
tuscany-build-regions = Regions
tuscany-build-regions-worth = { $points } green points when filled
tuscany-build-regions-of = { $colour }: regions of { $sizes }
tuscany-build-all = All regions
tuscany-build-sizes = of three: { $three }, of two: { $two }, single: { $one }
tuscany-build-band = A band ties a region that runs across a seam.
tuscany-build-too-large = This region has { $size } spaces; no more than { $limit } are allowed.
tuscany-build-said-chosen = Board { $board } in hand
tuscany-build-said-moved =
    Board { $board } moved { $way ->
        [up] up
       *[down] down
    }
tuscany-build-said-turned =
    Board { $board } { $turned ->
        [yes] turned by half a turn
       *[no] as printed
    }
tuscany-build-said-shifted =
    Board { $board } shifted to the { $way ->
        [left] left
       *[right] right
    }
tuscany-build-said-laid =
    Board { $board } laid down { $place ->
        [1] at the top
        [2] in the middle
       *[3] at the bottom
    }
tuscany-build-said-castle = Start castle on castle space { $place } of { $places }, board { $board }
tuscany-build-said-too-large = Region of { $size }: not allowed.
tuscany-build-bonus = Your first bonus tile
tuscany-build-bonus-help = It holds for the whole game. Several players may take the same kind.
tuscany-build-bonus-taken = Taken: { $bonus }
tuscany-build-look = Show the estate of { $name }

## Marks

tuscany-mark-possible = can be planned
tuscany-mark-legal = possible now
tuscany-mark-picked = picked
tuscany-mark-armed = press again to confirm
tuscany-mark-hinted = suggested
tuscany-mark-planned = planned

## What stands beside a number

tuscany-word-cards =
    { $count ->
        [one] card
       *[other] cards
    }
tuscany-word-yields =
    { $count ->
        [one] yield
       *[other] yields
    }
tuscany-word-neutral =
    { $count ->
       *[other] neutral
    }
tuscany-word-marble =
    { $count ->
       *[other] marble
    }
tuscany-word-workers =
    { $count ->
        [one] worker
       *[other] workers
    }
tuscany-word-green =
    { $count ->
       *[other] green
    }
tuscany-word-red =
    { $count ->
       *[other] red
    }

## Shared board

tuscany-phases = Phases
tuscany-phase = Phase { $phase }
tuscany-phase-now = now
tuscany-phase-done = over
tuscany-phase-end =
    { $phase ->
        [1] ends with the round in which a first stack runs out
        [2] ends with the round in which a second stack runs out
       *[3] ends one round after that in which a third stack runs out
    }
tuscany-phase-does = When it ends, all add their green points to their red ones. Green points stay, and count again at the next end.
tuscany-round = round { $round }
tuscany-ending = the phase ends with this round
tuscany-last-round = the last round of the game
tuscany-preparing = Set-up
tuscany-place = place { $slot }
tuscany-gap = Empty place among the open tiles
tuscany-gap-does = It is filled as soon as a neutral tile can come.
tuscany-sweep = Put away:
tuscany-sweep-colour = Put away all open tiles: { NAME($colour) }
tuscany-sweep-does = None of the open tiles fits your estate, so you may first put away all of one colour; neutral tiles take their places.
tuscany-supplies = Supplies
tuscany-deck-does = The action of drawing brings { $cards } cards, and one more for each bonus tile for cards.
tuscany-discarded = Discarded: { $what }.
tuscany-yields-do = A cart turns up the top one and brings what it shows.
tuscany-neutral-does = They fill gaps when your stacks are empty, or when five open tiles of a colour make way.
tuscany-neutral-discarded = Discarded: { $count }.
tuscany-bonus-left = Bonus tiles left
tuscany-left =
    { $count ->
        [0] None left.
       *[other] { $count } left.
    }
tuscany-colours = First to fill a colour
tuscany-colours-yours = yours below
tuscany-ticket = Colour bonus: { NAME($colour) }
tuscany-ticket-side =
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
tuscany-ticket-own = You have covered { $covered } of your { $spaces } spaces.
tuscany-ticket-does = For the first and the second to cover all spaces of this colour.
tuscany-track-green = Green points
tuscany-track-green-does = At the end of each phase they are added to the red points, and yet stay: what is scored in the first phase counts three times.
tuscany-track-red = Red points
tuscany-track-red-does = Whoever has the most at the end wins. Dashed shields show what the end of the phase would make of them.
tuscany-track-coming = dashed: red after this phase
tuscany-track-seat = { $name } { $points }
tuscany-track-seat-then = { $name } { $points }, after this phase { $coming }
tuscany-ours = Reconstructed

## Other seats

tuscany-starts = starts each round
tuscany-building = is building
tuscany-built = is ready
tuscany-enlarge = Show large
tuscany-seat-summary = { $name }: green points { $green }, red points { $red }, cards { $cards }, marble { $marble }, workers { $workers }

## Sections of the rules

tuscany-rule = Rules: { $section }
tuscany-rule-draw = drawing cards
tuscany-rule-take = taking a tile
tuscany-rule-place = placing a tile
tuscany-rule-open = the open tiles
tuscany-rule-regions = regions
tuscany-rule-colours = colour bonuses
tuscany-rule-castle = castles
tuscany-rule-city = cities and bonus tiles
tuscany-rule-inn = inns and hexagons
tuscany-rule-agriculture = agriculture
tuscany-rule-quarry = quarries and marble
tuscany-rule-village = villages and workers
tuscany-rule-monastery = monasteries
tuscany-rule-cart = carts and yields
tuscany-rule-phases = phases
tuscany-rule-scoring = scoring

## Points of two sorts, as a line tells them

tuscany-thing-green =
    { $points ->
       *[other] green
    }
tuscany-thing-red =
    { $points ->
       *[other] red
    }

## How a result came about

tuscany-sheet = How the points add up
tuscany-sheet-help = At the end of each phase all green points were added to the red ones. What was scored in the first phase counted three times, what was scored in the second twice.
tuscany-sheet-scoring = Green after phase { $phase }
tuscany-sheet-red = Red points in play
tuscany-sheet-left = Left over at the end

## What the parts of its table are called

table-own = Estate

## What one can do; `verb-` goes on after “You can”, `do-` stands on a button

verb-tuscany-move-draw = draw cards
verb-tuscany-move-take = take a tile
verb-tuscany-move-place = place a tile
verb-tuscany-move-sweep = put away open tiles of a colour
verb-tuscany-move-marble = buy one more action
verb-tuscany-move-end = end the turn
verb-tuscany-move-pass = decline
verb-tuscany-move-claim = take a tile and place it
verb-tuscany-move-bonus = take a bonus tile
verb-tuscany-move-build = build your estate
do-tuscany-move-draw = Draw
do-tuscany-move-take = Take
do-tuscany-move-place = Place
do-tuscany-move-sweep = Put away
do-tuscany-move-marble = One more action
do-tuscany-move-end = End turn
do-tuscany-move-pass = Decline
do-tuscany-move-claim = Place
do-tuscany-move-bonus = Take
do-tuscany-move-build = Ready
tuscany-brief-draw = Draw { $cards }

## The log

table-log-tuscany-move-pass = { $name } declines.

## Parts of the game, and points by their sources

story-mark-tuscany-event-phase-began = Phase { $phase }
story-mark-tuscany-event-round-began = round { $round }

story-kind-tuscany-yields = Yield cards
story-kind-tuscany-left = Left over

## Estates

tuscany-yours = Your estate
tuscany-of = Estate of { $name }
tuscany-back = Back to your estate
tuscany-boards-reconstructed = Reconstructed: the colours of the boards are not printed in the sources; ours obey every number that is known.
tuscany-space = Space { $space }, { NAME($colour) }
tuscany-space-empty = empty
tuscany-region =
    { $size ->
        [one] A region of one space, { $covered } covered.
       *[other] A region of { $size } spaces, { $covered } covered.
    }
tuscany-region-worth =
    { $points ->
        [one] Once all of it is covered: { $points } green point.
       *[other] Once all of it is covered: { $points } green points.
    }
tuscany-hexagon-on = It lies on the colour { NAME($colour) } and counts as such a tile.

## Marks

tuscany-click = Click: { $move }.
tuscany-then = Then: { $next }

## Hand and payment

tuscany-hand =
    { $cards ->
        [one] Your hand, { $cards } card
       *[other] Your hand, { $cards } cards
    }
tuscany-hand-of =
    { $cards ->
        [one] Hand, { $cards } card
       *[other] Hand, { $cards } cards
    }
tuscany-card-does = Two cards of its colour place a tile.
tuscany-pair-does = Two cards of another colour stand in for one of them.
tuscany-card-pays = { $card }, pays now
tuscany-card-could = { $card }, could pay instead
tuscany-pay = Pay with
tuscany-pay-none = Choose a tile in your storage, then its space.
tuscany-card = { NAME($colour) } card
tuscany-cards = { $count } × { NAME($colour) } card
tuscany-pay-for = for { $payment }
tuscany-pay-own-card =
    { $cards ->
        [one] { $cards } card of the colour of the space
       *[other] { $cards } cards of the colour of the space
    }
tuscany-pay-way =
    { $way ->
        [card-card] 2 cards
        [card-worker] a worker
        [card-pair] a pair
        [worker-worker] 2 workers
        [worker-pair] worker, pair
       *[pair-pair] 2 pairs
    }

## Beside the estate

tuscany-storage-in = in storage
tuscany-storage-free = Free storage space
tuscany-storage-does = A tile that you take waits here until you place it.
tuscany-storage-leaves = Which one leaves for good?
tuscany-stack =
    { $count ->
        [one] Stack { $stack }: { $count } tile
       *[other] Stack { $stack }: { $count } tiles
    }
tuscany-stack-does = Each open tile you take is replaced from your first stack that has tiles. Who first empties a stack of that number brings the phase to its end.
tuscany-bonus-held = { $bonus }, { $count } of them
tuscany-bonus-none = None yet.
tuscany-marble-does = Once a turn a marble buys one more action. At the end each marble left is worth 1 point.
tuscany-workers-does = A worker stands in for one card of a payment. At the end each worker left is worth 1 point.
tuscany-workers-paying =
    { $count ->
        [one] { $count } worker pays now
       *[other] { $count } workers pay now
    }
tuscany-green-does = At the end of each phase the green points are added to the red ones, and stay.
tuscany-red-does = Who has the most red points at the end wins.
tuscany-red-then = If the phase ended now: { $points }.

## Why nothing answers to a click

tuscany-why-covered = Space { $space }: { NAME($tile) }. A placed tile stays where it is.
tuscany-why-nowhere = No space for { NAME($tile, form: "a") } can be reached: it takes an empty space of its colour next to a tile of your estate.
tuscany-why-card = Cards pay for what you place: choose a tile in your storage first.
tuscany-why-alone = This card cannot pay here: two of one other colour stand in for one card of the tile’s colour.
tuscany-why-worker = Workers pay for what you place: choose a tile in your storage first.
tuscany-why-worker-more = No more workers can pay here.
tuscany-why-paying = Nothing else that you have could pay instead of this.
tuscany-why-bonus = You take a bonus tile when you place a city.

## Before what is easily regretted

tuscany-careful-title = Decline?
tuscany-careful-pass = What the tile you placed grants comes now or never. Decline it all the same?
tuscany-careful-yes = Decline

## The table in words

tuscany-tell-preparing = The estates are being built.
tuscany-tell-now = Phase { $phase }, round { $round }.
tuscany-tell-open = Open tiles: { $tiles }.
tuscany-tell-supplies = To be drawn: { $deck } property cards, { $yields } yield cards, { $neutral } neutral tiles.
tuscany-tell-bonus = Bonus tiles left: { $tiles }.
tuscany-tell-colours = Colour bonuses left: { $colours }.
tuscany-tell-colour = { NAME($colour) } ({ $points })
tuscany-tell-seat = { $name }: green points { $green }, red points { $red }, marble { $marble }, workers { $workers }, cards { $cards }.
tuscany-tell-hand = Hand: { $cards }.
tuscany-tell-storage = Storage: { $tiles }; free spaces: { $free }.
tuscany-tell-stacks = Tiles in the stacks: { $stacks }.
tuscany-tell-bonuses = Bonus tiles: { $tiles }.
tuscany-tell-estate = Placed: { $tiles }.
tuscany-tell-on = { NAME($tile) } on { $space }
tuscany-tell-next = Empty spaces next to your tiles: { $spaces }.
tuscany-tell-space = { $space } ({ NAME($colour) })
tuscany-tell-nothing = nothing

new-option-draw = The first print says two cards, later ones three; bonus tiles add to that.
new-option-cards-per-point = At the end of the game the cards left in hand bring points.
new-option-second-tie = Who is ahead of two players with as many points and as many empty spaces.
new-option-take-must-fit = Whether one may take a tile that has no place in the estate yet.
new-option-components = What is not known of the box is of our own making, or comes from an owner's file.
