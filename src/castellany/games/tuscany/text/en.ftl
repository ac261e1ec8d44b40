# The Castles of Tuscany in English.

## Tiles: `.a` one of it within a sentence

kind-castle = castle
    .a = a castle
kind-city = city
    .a = a city
kind-inn = inn
    .a = an inn
kind-quarry = quarry
    .a = a quarry
kind-village = village
    .a = a village
kind-monastery = monastery
    .a = a monastery
kind-cart = cart
    .a = a cart
kind-hexagon = wooden hexagon
    .a = a wooden hexagon
kind-agriculture-grapes = grapes
    .a = grapes
kind-agriculture-olives = olives
    .a = olives
kind-agriculture-grain = grain
    .a = grain
kind-agriculture-livestock = livestock
    .a = livestock
kind-agriculture-grapes-olives = grapes and olives
    .a = grapes and olives
kind-agriculture-grapes-grain = grapes and grain
    .a = grapes and grain
kind-agriculture-grapes-livestock = grapes and livestock
    .a = grapes and livestock
kind-agriculture-olives-grain = olives and grain
    .a = olives and grain
kind-agriculture-olives-livestock = olives and livestock
    .a = olives and livestock
kind-agriculture-grain-livestock = grain and livestock
    .a = grain and livestock

## What tiles do

about-castle = When you place it, you may at once take an open tile and place it too, for nothing.
about-city = When you place it, you may take a bonus tile.
about-inn = When you place it, you take a wooden hexagon into storage.
about-agriculture = When you place it, each crop on it that is new to its region brings 1 green point.
about-quarry = When you place it, you take 1 marble; once a turn a marble buys one more action.
about-village = When you place it, you take 1 worker; a worker stands in for one card of a payment.
about-monastery = When you place it, you draw 3 property cards.
about-cart = When you place it, you turn up a yield card and take what it shows.
about-hexagon = It goes on a space of any colour, paid for in that colour, and is then a tile of that colour.
about-bonus-card = Each time you draw cards as your action, you draw 1 card more.
about-bonus-storage = You have 1 storage space more, and score 2 green points at once.
about-bonus-marble = Each quarry that you place brings 1 marble more.
about-bonus-worker = Each village that you place brings 1 worker more.
about-bonus-yield = Each cart that you place turns up 1 yield card more.

## Colours, by their tiles: `.a` one tile of it

colour-castle = castle
    .a = a castle
colour-city = city
    .a = a city
colour-inn = inn
    .a = an inn
colour-agriculture = agriculture
    .a = an agriculture tile
colour-quarry = quarry
    .a = a quarry
colour-village = village
    .a = a village
colour-monastery = monastery
    .a = a monastery
colour-cart = cart
    .a = a cart

cards-castle = castle cards
cards-city = city cards
cards-inn = inn cards
cards-agriculture = agriculture cards
cards-quarry = quarry cards
cards-village = village cards
cards-monastery = monastery cards
cards-cart = cart cards

crop-grapes = grapes
crop-olives = olives
crop-grain = grain
crop-livestock = livestock

bonus-card = +1 property card
bonus-storage = +1 storage space
bonus-marble = +1 marble
bonus-worker = +1 worker
bonus-yield = +1 yield card

## Counts

list-and = { $others } and { $last }
count-cards =
    { $cards ->
        [one] { $cards } property card
       *[other] { $cards } property cards
    }
count-cards-of =
    { $cards ->
        [one] { $cards } { NAME($colour) } card
       *[other] { $cards } { NAME($colour) } cards
    }
count-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
count-marble = { $marble } marble
count-hexagons =
    { $hexagons ->
        [one] { $hexagons } wooden hexagon
       *[other] { $hexagons } wooden hexagons
    }
count-green =
    { $green ->
        [one] { $green } green point
       *[other] { $green } green points
    }
count-red =
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

refusal-slot-lacks-tile = Place { $slot } of the open tiles does not have { NAME($kind, form: "a") }.
refusal-same-tile-earlier = The same tile lies on an earlier place than { $slot }; name that one.
refusal-storage-full = Your storage is full; name the piece that makes way for good.
refusal-storage-has-room = Your storage has a free space; no piece makes way while it does.
refusal-not-stored = You have not stored { NAME($kind, form: "a") }; only what lies in storage can be placed or make way.
refusal-must-fit = You cannot place { NAME($kind, form: "a") } now; take a tile that you could place.
refusal-must-sweep = None of the open tiles fits yet; put away those of another colour.
refusal-something-fits = One of the open tiles fits your estate, so none are put away.
refusal-no-room-in-estate = No empty space of your estate adjoins a tile, so nothing could fit; take any tile.
refusal-nothing-can-come = No neutral tile that fits your estate is left to come; take any tile.
refusal-no-open-tile = No open tile has the colour { NAME($colour) }.
refusal-space-taken = Space { $space } is covered already, and a placed tile stays where it is.
refusal-wrong-colour = Space { $space } takes only { NAME($colour, form: "a") }, not { NAME($kind, form: "a") }.
refusal-not-adjacent = Space { $space } adjoins no tile of your estate; a new tile must adjoin one that lies there.
refusal-too-few-cards =
    { $needed ->
        [one] This takes { $needed } { NAME($colour) } card; you have { $owned }.
       *[other] This takes { $needed } { NAME($colour) } cards; you have { $owned }.
    }
refusal-too-few-workers =
    { $needed ->
        [one] This takes { $needed } worker; you have { $owned }.
       *[other] This takes { $needed } workers; you have { $owned }.
    }
refusal-pair-of-own-colour = A pair stands in for one card of another colour; here { NAME($colour) } cards pay by themselves.
refusal-no-bonus-left = No bonus tile “{ NAME($bonus) }” is left; choose another.
refusal-region-too-large = Joined like this, a region has more than three spaces; turn, shift or move a board.
refusal-not-a-castle-space = Space { $space } is no castle space; the start castle needs one.
refusal-not-drawable = This cannot be drawn now.
refusal-no-cards-to-leave = Your bonus tiles do not bring so many cards that could be left here.

## Prompts

prompt-action =
    { $which ->
        [first] Your turn: draw cards, take a tile or place one.
       *[extra] One more action: draw cards, take a tile or place one.
    }
prompt-spare = Give 1 marble for one more action, or end your turn.
prompt-taking =
    { $fits ->
        [yes] Take one of the open tiles.
       *[no] Still none fits: put away the open tiles of another colour.
    }
prompt-castle-taking = Your castle: take an open tile and place it at once, for nothing, or decline.
prompt-city-bonus = Your city: take a bonus tile, or decline.
prompt-first-bonus = Take your first bonus tile.
prompt-building = Join your three boards and choose the castle space where you begin.
prompt-waiting = Player { $player } is asked.
prompt-chance = Chance is asked.
prompt-over = The game is over.

## Moves

board =
    { $turned ->
        [yes] { $board } turned
       *[no] { $board }
    }
shifts =
    { $first ->
        [l] left
       *[r] right
    }, { $second ->
        [l] left
       *[r] right
    }
move-draw = Draw { count-cards }
move-take =
    Take { NAME($tile, form: "a") } from place { $slot }{ $over ->
        [none] { "" }
       *[other] { " " }and remove { NAME($over, form: "a") } from the game
    }
move-place = Place { NAME($tile, form: "a") } on space { $space } for { $payment }
move-sweep =
    { $tiles ->
        [one] Put away the open { NAME($colour) } tile
       *[other] Put away the { $tiles } open { NAME($colour) } tiles
    }
move-marble = Give 1 marble for one more action
move-end = End the turn
move-pass = Decline
move-claim = Take { NAME($tile, form: "a") } from place { $slot } and place it on space { $space }
move-bonus = Take the bonus tile { NAME($bonus) }
move-build = Join boards { $boards } (shifted { shifts }), start castle on space { $space }
move-card = Player { $player } draws 1 { NAME($colour) } card
move-reveal = Player { $player } opens { NAME($tile, form: "a") }
move-neutral = Opened from the neutral stacks: { NAME($tile) }
move-yield = Player { $player } turns up a yield card: { $reward }
move-deal = Player { $player } is dealt board { $board }
move-starter = Player { $player } begins

## Events

event-phase-began = Phase { $phase } begins.
event-round-began = Round { $round } begins.
event-built = { $name } joins boards { $boards } (shifted { shifts }) and puts the start castle on space { $space }.
event-bonus-taken = { $name } takes the bonus tile { NAME($bonus) }.
event-cards-drawn = { $name } draws { count-cards }.
event-card-drawn = { $name } draws 1 { NAME($colour) } card.
event-taken = { $name } takes { NAME($tile, form: "a") }.
event-removed = { $name } removes { NAME($tile, form: "a") } from the game.
event-placed =
    { $name } places { NAME($tile, form: "a") } on space { $space }{ $by ->
        [castle] , for nothing.
       *[action] .
    }
event-paid = { $name } pays { $payment }.
event-revealed = { $name } opens { NAME($tile, form: "a") }.
event-neutral-revealed = Opened from the neutral stacks: { NAME($tile) }.
event-stack-empty = { $name } has emptied stack { $stack }.
event-swept =
    { $tiles ->
        [one] { $name } puts away the open { NAME($colour) } tile.
       *[other] { $name } puts away the { $tiles } open { NAME($colour) } tiles.
    }
event-refreshed = Too many open tiles are alike: { $tiles } { NAME($colour) } tiles make way.
event-points =
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
event-region =
    { $name } completes a region of { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    } for { $points ->
        [one] { $points } green point.
       *[other] { $points } green points.
    }
event-marble-gained = { $name } gets { count-marble }.
event-workers-gained = { $name } gets { count-workers }.
event-marble-spent = { $name } gives 1 marble for one more action.
event-hexagon-gained = { $name } takes a wooden hexagon.
event-yielded = { $name } turns up a yield card: { $reward }.
event-cards-shuffled = The discarded property cards are the new deck.
event-yields-shuffled = The discarded yield cards are the new deck.
event-neutrals-shuffled = The discarded neutral tiles are the new stacks.
event-colour-filled =
    { $name } has covered all { NAME($colour) } spaces, { $rank ->
        [first] first of all.
       *[second] as the second.
    }
event-scored = { $name } adds { count-green } to the red ones (end of phase { $phase }).
event-last-round = The last round begins.
event-game-ended = The game is over.

## What a move would do

preview-region =
    Completes a region of { $size ->
        [one] { $size } space.
       *[other] { $size } spaces.
    }
preview-progress = Covers { $covered } of the { $size } spaces of its region.
preview-crop =
    { $new ->
        [yes] New to the region: { NAME($crop) }.
       *[no] In the region already: { NAME($crop) }.
    }
preview-own-crop = The hexagon counts as a crop of its own.
preview-colour =
    Covers all { NAME($colour) } spaces, { $rank ->
        [first] first of all.
       *[second] as the second.
    }

## Captions

label-cards = Property cards
label-marble = Marble
label-workers = Workers
label-yields = Yield cards
label-open-tiles = Open tiles
label-neutral = Neutral tiles
label-bonus-tiles = Bonus tiles
label-colour-bonuses = Colour bonuses
label-storage = Storage
label-stacks = Stacks

## The picture of the table

picture-title = The Castles of Tuscany
picture-subtitle = { NAME($edition) } · Phase { $phase }, round { $round }
picture-open-tiles = { label-open-tiles }
picture-cards = { label-cards }
picture-yields = { label-yields }
picture-neutral = { label-neutral }
picture-bonus-tiles = { label-bonus-tiles }
picture-colour-bonuses = { label-colour-bonuses }
picture-storage = { label-storage }
picture-stacks = { label-stacks }
picture-starter = starts each round
picture-to-move = To move
picture-description = The table of a game: open tiles, supplies, colour bonuses, both tracks, and every estate with its storage, stacks and bonus tiles.

## What is of our own making

reconstructed = ○ Reconstructed: { $what }.
reconstructed-boards = estate boards
reconstructed-cards = numbers of property cards
reconstructed-yields = yield cards
reconstructed-crops = crops on agriculture tiles
reconstructed-bonuses = points of colour bonuses
