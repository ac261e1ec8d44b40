# The Castles of Tuscany in a terminal, in English.

cli-legend = In an estate, K is an empty space for a castle; the number below is that of the space, and >14< means that something can go there now. In storage and among the open tiles a letter names the colour, * the wooden hexagon; (2) after an open tile is the seat whose back it has. Kx2 are two castle cards. “place castle@14 for card+city-pair” pays with a castle card and two city cards. Boards are joined by “build AbC lr castle 14”: from top to bottom, a small letter for a half turn, then to which side the middle and the bottom board are shifted; “table build AbC lr” shows it first.
cli-preparing = Before the first round
cli-now = Phase { $phase }, round { $round }
cli-ending =
    { $when ->
        [last] the last round
        [now] { $phase ->
            [3] one more round follows
           *[other] the phase ends with this round
        }
       *[later] { $phase ->
            [1] ends with the round in which a first stack runs out
            [2] ends with the round in which a second stack runs out
           *[other] one more round follows when a third stack runs out
        }
    }
cli-starter = (starts)
cli-red-then = ({ $red } red after this phase)
cli-group-draw = Draw cards
cli-group-take = Take a tile
cli-group-place = Place a tile
cli-group-sweep = None fits: put away a colour
cli-group-claim = Take an open tile and place it
cli-group-bonus = Take a bonus tile
cli-group-build = Join the boards; the start castle goes on one of three spaces
cli-over = instead of { $tile }
cli-claim = { $tile } ({ $slot }) on { $space }
cli-more-ways =
    { $count ->
        [one] ({ $count } more way to pay: write it out)
       *[other] ({ $count } more ways to pay: write them out)
    }
cli-worker = worker
cli-joined =
    { $points ->
        [one] { $boards }: { $points } green point in regions
       *[other] { $boards }: { $points } green points in regions
    }
cli-castle-on = castle on { $space }

## Short names of tiles, at most five letters; two for a crop

cli-short-castle = castl
cli-short-city = city
cli-short-inn = inn
cli-short-quarry = quarr
cli-short-village = villg
cli-short-monastery = monst
cli-short-cart = cart
cli-short-hexagon = hexag
cli-crop-grapes = gr
cli-crop-olives = ol
cli-crop-grain = gn
cli-crop-livestock = li
cli-about-what = Say which tile, for example: about castle.
cli-about-nothing = There is no tile called “{ $word }”.
cli-help-answers = Type the number of a move, or the move itself, such as “take castle@3”; its beginning is enough if nothing else begins so.
cli-help-about = what a tile does: about castle
