# The Castles of Tuscany in English.

## Tiles: `.a` one of it within a sentence

tuscany-kind-castle = castle
    .a = a castle
tuscany-kind-city = city
    .a = a city
tuscany-kind-inn = inn
    .a = an inn
tuscany-kind-quarry = quarry
    .a = a quarry
tuscany-kind-village = village
    .a = a village
tuscany-kind-monastery = monastery
    .a = a monastery
tuscany-kind-cart = cart
    .a = a cart
tuscany-kind-hexagon = wooden hexagon
    .a = a wooden hexagon
tuscany-kind-agriculture-grapes = grapes
    .a = grapes
tuscany-kind-agriculture-olives = olives
    .a = olives
tuscany-kind-agriculture-grain = grain
    .a = grain
tuscany-kind-agriculture-livestock = livestock
    .a = livestock
tuscany-kind-agriculture-grapes-olives = grapes and olives
    .a = grapes and olives
tuscany-kind-agriculture-grapes-grain = grapes and grain
    .a = grapes and grain
tuscany-kind-agriculture-grapes-livestock = grapes and livestock
    .a = grapes and livestock
tuscany-kind-agriculture-olives-grain = olives and grain
    .a = olives and grain
tuscany-kind-agriculture-olives-livestock = olives and livestock
    .a = olives and livestock
tuscany-kind-agriculture-grain-livestock = grain and livestock
    .a = grain and livestock

## What tiles do

tuscany-about-castle = When you place it, you may at once take an open tile and place it too, for nothing.
tuscany-about-city = When you place it, you may take a bonus tile.
tuscany-about-inn = When you place it, you take a wooden hexagon into storage.
tuscany-about-agriculture = When you place it, each crop on it that is new to its region brings 1 green point.
tuscany-about-quarry = When you place it, you take 1 marble; once a turn a marble buys one more action.
tuscany-about-village = When you place it, you take 1 worker; a worker stands in for one card of a payment.
tuscany-about-monastery = When you place it, you draw 3 property cards.
tuscany-about-cart = When you place it, you turn up a yield card and take what it shows.
tuscany-about-hexagon = It goes on a space of any colour, paid for in that colour, and is then a tile of that colour.
tuscany-about-bonus-card = Each time you draw cards as your action, you draw 1 card more.
tuscany-about-bonus-storage = You have 1 storage space more, and score 2 green points at once.
tuscany-about-bonus-marble = Each quarry that you place brings 1 marble more.
tuscany-about-bonus-worker = Each village that you place brings 1 worker more.
tuscany-about-bonus-yield = Each cart that you place turns up 1 yield card more.

## Colours, by their tiles: `.a` one tile of it

tuscany-colour-castle = castle
    .a = a castle
tuscany-colour-city = city
    .a = a city
tuscany-colour-inn = inn
    .a = an inn
tuscany-colour-agriculture = agriculture
    .a = an agriculture tile
tuscany-colour-quarry = quarry
    .a = a quarry
tuscany-colour-village = village
    .a = a village
tuscany-colour-monastery = monastery
    .a = a monastery
tuscany-colour-cart = cart
    .a = a cart

tuscany-cards-castle = castle cards
tuscany-cards-city = city cards
tuscany-cards-inn = inn cards
tuscany-cards-agriculture = agriculture cards
tuscany-cards-quarry = quarry cards
tuscany-cards-village = village cards
tuscany-cards-monastery = monastery cards
tuscany-cards-cart = cart cards

tuscany-crop-grapes = grapes
tuscany-crop-olives = olives
tuscany-crop-grain = grain
tuscany-crop-livestock = livestock

tuscany-bonus-card = +1 property card
tuscany-bonus-storage = +1 storage space
tuscany-bonus-marble = +1 marble
tuscany-bonus-worker = +1 worker
tuscany-bonus-yield = +1 yield card

## Counts

tuscany-list-and = { $others } and { $last }
tuscany-count-cards =
    { $cards ->
        [one] { $cards } property card
       *[other] { $cards } property cards
    }
tuscany-count-cards-of =
    { $cards ->
        [one] { $cards } { NAME($colour) } card
       *[other] { $cards } { NAME($colour) } cards
    }
tuscany-count-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
tuscany-count-marble = { $marble } marble
tuscany-count-hexagons =
    { $hexagons ->
        [one] { $hexagons } wooden hexagon
       *[other] { $hexagons } wooden hexagons
    }
tuscany-count-green =
    { $green ->
        [one] { $green } green point
       *[other] { $green } green points
    }
tuscany-count-red =
    { $red ->
        [one] { $red } red point
       *[other] { $red } red points
    }

## What a table may agree on

option-draw = Cards that the action of drawing brings
option-cards-per-point = Cards in hand for a final point
option-second-tie-more-green = more green points
option-second-tie-fewer-green = fewer green points, then fewer cards
option-take-must-fit = What may be taken
option-take-must-fit-no = any open tile
option-take-must-fit-yes = a tile that can be placed, while there is one

## Where points come from

source-regions = Regions
source-colour-bonuses = Colour bonuses
source-crops = Crops
source-storage-tiles = Storage tiles
source-green-yields = Green yields
source-red-yields = Red yields
source-overflow = Hexagons without room
source-cards-left = Cards left
source-tiles-left = Tiles left in storage
source-hexagons-left = Hexagons left
source-marble-left = Marble left
source-workers-left = Workers left

## What decided a place

decided-by-most-green = as many points and empty spaces, but fewer green points
decided-by-fewest-green = as many points and empty spaces, but more green points
decided-by-fewest-cards = as many points, empty spaces and green points, but more cards in hand

## Refusals

tuscany-refusal-slot-lacks-tile = Place { $slot } of the open tiles does not have { NAME($kind, form: "a") }.
tuscany-refusal-same-tile-earlier = The same tile lies on an earlier place than { $slot }; name that one.
tuscany-refusal-storage-full = Your storage is full; name the piece that makes way for good.
tuscany-refusal-storage-has-room = Your storage has a free space; no piece makes way while it does.
tuscany-refusal-not-stored = You have not stored { NAME($kind, form: "a") }; only what lies in storage can be placed or make way.
tuscany-refusal-must-fit = You cannot place { NAME($kind, form: "a") } now; take a tile that you could place.
tuscany-refusal-must-sweep = None of the open tiles fits yet; put away those of another colour.
tuscany-refusal-something-fits = One of the open tiles fits your estate, so none are put away.
tuscany-refusal-no-room-in-estate = No empty space of your estate adjoins a tile, so nothing could fit; take any tile.
tuscany-refusal-nothing-can-come = No neutral tile that fits your estate is left to come; take any tile.
tuscany-refusal-no-open-tile = No open tile has the colour { NAME($colour) }.
tuscany-refusal-space-taken = Space { $space } is covered already, and a placed tile stays where it is.
tuscany-refusal-wrong-colour = Space { $space } takes only { NAME($colour, form: "a") }, not { NAME($kind, form: "a") }.
tuscany-refusal-not-adjacent = Space { $space } adjoins no tile of your estate; a new tile must adjoin one that lies there.
tuscany-refusal-too-few-cards =
    { $needed ->
        [one] This takes { $needed } { NAME($colour) } card; you have { $owned }.
       *[other] This takes { $needed } { NAME($colour) } cards; you have { $owned }.
    }
tuscany-refusal-too-few-workers =
    { $needed ->
        [one] This takes { $needed } worker; you have { $owned }.
       *[other] This takes { $needed } workers; you have { $owned }.
    }
tuscany-refusal-pair-of-own-colour = A pair stands in for one card of another colour; here { NAME($colour) } cards pay by themselves.
tuscany-refusal-no-bonus-left = No bonus tile “{ NAME($bonus) }” is left; choose another.
tuscany-refusal-region-too-large = Joined like this, a region has more than three spaces; turn, shift or move a board.
tuscany-refusal-not-a-castle-space = Space { $space } is no castle space; the start castle needs one.
tuscany-refusal-not-drawable = This cannot be drawn now.

## Prompts

tuscany-prompt-action =
    { $which ->
        [first] Your turn: draw cards, take a tile or place one.
       *[extra] One more action: draw cards, take a tile or place one.
    }
tuscany-prompt-spare = Give 1 marble for one more action, or end your turn.
tuscany-prompt-taking =
    { $fits ->
        [yes] Take one of the open tiles.
       *[no] Still none fits: put away the open tiles of another colour.
    }
tuscany-prompt-castle-taking = Your castle: take an open tile and place it at once, for nothing, or decline.
tuscany-prompt-city-bonus = Your city: take a bonus tile, or decline.
tuscany-prompt-first-bonus = Take your first bonus tile.
tuscany-prompt-building = Join your three boards and choose the castle space where you begin.
tuscany-prompt-waiting = Player { $player } is asked.
tuscany-prompt-chance = Chance is asked.
tuscany-prompt-over = The game is over.

## Moves

tuscany-board =
    { $turned ->
        [yes] { $board } turned
       *[no] { $board }
    }
tuscany-shifts =
    { $first ->
        [l] left
       *[r] right
    }, { $second ->
        [l] left
       *[r] right
    }
tuscany-move-draw = Draw { tuscany-count-cards }
tuscany-move-take =
    Take { NAME($tile, form: "a") } from place { $slot }{ $over ->
        [none] { "" }
       *[other] { " " }and remove { NAME($over, form: "a") } from the game
    }
tuscany-move-place = Place { NAME($tile, form: "a") } on space { $space } for { $payment }
tuscany-move-sweep =
    { $tiles ->
        [one] Put away the open { NAME($colour) } tile
       *[other] Put away the { $tiles } open { NAME($colour) } tiles
    }
tuscany-move-marble = Give 1 marble for one more action
tuscany-move-end = End the turn
tuscany-move-pass = Decline
tuscany-move-claim = Take { NAME($tile, form: "a") } from place { $slot } and place it on space { $space }
tuscany-move-bonus = Take the bonus tile { NAME($bonus) }
tuscany-move-build = Join boards { $boards } (shifted { tuscany-shifts }), start castle on space { $space }
tuscany-move-card = Player { $player } draws 1 { NAME($colour) } card
tuscany-move-reveal = Player { $player } opens { NAME($tile, form: "a") }
tuscany-move-neutral = Opened from the neutral stacks: { NAME($tile) }
tuscany-move-yield = Player { $player } turns up a yield card: { $reward }
tuscany-move-deal = Player { $player } is dealt board { $board }
tuscany-move-starter = Player { $player } begins

## Events

tuscany-event-phase-began = Phase { $phase } begins.
tuscany-event-round-began = Round { $round } begins.
tuscany-event-built = { $name } joins boards { $boards } (shifted { tuscany-shifts }) and puts the start castle on space { $space }.
tuscany-event-bonus-taken = { $name } takes the bonus tile { NAME($bonus) }.
tuscany-event-cards-drawn = { $name } draws { tuscany-count-cards }.
tuscany-event-card-drawn = { $name } draws 1 { NAME($colour) } card.
tuscany-event-taken = { $name } takes { NAME($tile, form: "a") }.
tuscany-event-removed = { $name } removes { NAME($tile, form: "a") } from the game.
tuscany-event-placed =
    { $name } places { NAME($tile, form: "a") } on space { $space }{ $by ->
        [castle] , for nothing.
       *[action] .
    }
tuscany-event-paid = { $name } pays { $payment }.
tuscany-event-revealed = { $name } opens { NAME($tile, form: "a") }.
tuscany-event-neutral-revealed = Opened from the neutral stacks: { NAME($tile) }.
tuscany-event-stack-empty = { $name } has emptied stack { $stack }.
tuscany-event-swept =
    { $tiles ->
        [one] { $name } puts away the open { NAME($colour) } tile.
       *[other] { $name } puts away the { $tiles } open { NAME($colour) } tiles.
    }
tuscany-event-refreshed = Too many open tiles are alike: { $tiles } { NAME($colour) } tiles make way.
tuscany-event-points =
    { $name } scores { $track ->
        [green] { $points ->
            [one] { $points } green point
           *[other] { $points } green points
        }
       *[red] { $points ->
            [one] { $points } red point
           *[other] { $points } red points
        }
    } ({ NAME($source) }).
tuscany-event-region =
    { $name } completes a region of { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    } for { $points ->
        [one] { $points } green point.
       *[other] { $points } green points.
    }
tuscany-event-marble-gained = { $name } gets { tuscany-count-marble }.
tuscany-event-workers-gained = { $name } gets { tuscany-count-workers }.
tuscany-event-marble-spent = { $name } gives 1 marble for one more action.
tuscany-event-hexagon-gained = { $name } takes a wooden hexagon.
tuscany-event-yielded = { $name } turns up a yield card: { $reward }.
tuscany-event-cards-shuffled = The discarded property cards are the new deck.
tuscany-event-yields-shuffled = The discarded yield cards are the new deck.
tuscany-event-neutrals-shuffled = The discarded neutral tiles are the new stacks.
tuscany-event-colour-filled =
    { $name } has covered all { NAME($colour) } spaces, { $rank ->
        [first] first of all.
       *[second] as the second.
    }
tuscany-event-scored = { $name } adds { tuscany-count-green } to the red ones (end of phase { $phase }).
tuscany-event-last-round = The last round begins.
tuscany-event-game-ended = The game is over.

## What a move would do

tuscany-preview-region =
    Completes a region of { $size ->
        [one] { $size } space.
       *[other] { $size } spaces.
    }
tuscany-preview-progress = Covers { $covered } of the { $size } spaces of its region.
tuscany-preview-crop =
    { $new ->
        [yes] New to the region: { NAME($crop) }.
       *[no] In the region already: { NAME($crop) }.
    }
tuscany-preview-own-crop = The hexagon counts as a crop of its own.
tuscany-preview-colour =
    Covers all { NAME($colour) } spaces, { $rank ->
        [first] first of all.
       *[second] as the second.
    }

## Captions

tuscany-label-cards = Property cards
tuscany-label-marble = Marble
tuscany-label-workers = Workers
tuscany-label-yields = Yield cards
tuscany-label-open-tiles = Open tiles
tuscany-label-neutral = Neutral tiles
tuscany-label-bonus-tiles = Bonus tiles
tuscany-label-colour-bonuses = Colour bonuses
tuscany-label-storage = Storage
tuscany-label-stacks = Stacks

## The picture of the table

tuscany-picture-title = The Castles of Tuscany
tuscany-picture-subtitle = { NAME($edition) } · Phase { $phase }, round { $round }
tuscany-picture-open-tiles = { tuscany-label-open-tiles }
tuscany-picture-cards = { tuscany-label-cards }
tuscany-picture-yields = { tuscany-label-yields }
tuscany-picture-neutral = { tuscany-label-neutral }
tuscany-picture-bonus-tiles = { tuscany-label-bonus-tiles }
tuscany-picture-colour-bonuses = { tuscany-label-colour-bonuses }
tuscany-picture-storage = { tuscany-label-storage }
tuscany-picture-stacks = { tuscany-label-stacks }
tuscany-picture-starter = starts each round
tuscany-picture-to-move = To move
tuscany-picture-description = The table of a game: open tiles, supplies, colour bonuses, both tracks, and every estate with its storage, stacks and bonus tiles.

## What is of our own making

tuscany-reconstructed = ○ Reconstructed: { $what }.
tuscany-reconstructed-boards = estate boards
tuscany-reconstructed-cards = numbers of property cards
tuscany-reconstructed-yields = yield cards
tuscany-reconstructed-crops = crops on agriculture tiles
tuscany-reconstructed-bonuses = points of colour bonuses
