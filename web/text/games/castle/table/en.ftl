# The table of The Castle on the page, in English.

## What the parts of its table are called

table-own = Supplies

## Marks

view-mark-possible = can be planned
view-mark-legal = possible now
view-mark-picked = chosen
view-mark-armed = press again to confirm
view-mark-hinted = suggested
view-mark-planned = planned

## The tile in hand

view-hand-yours = Your tile
view-hand-of = { $name }’s tile
view-hand-laid = Tile just laid
view-hand-none = No tile in hand
view-hand-enter = Send a figure to one of its areas, or nobody.
view-hand-over = All tiles are laid.
view-tile-with = { $area } with { $things }
view-tile-copies =
    { $count ->
        [one] There is only one like it.
       *[other] There are { $count } like it.
    }
view-turns = How the tile is turned
view-turn-right = Turn to the right
view-turn-left = Turn to the left
view-turn-way =
    { $count ->
        [one] Top to the { $side }: it fits { $count } square
       *[other] Top to the { $side }: it fits { $count } squares
    }
view-turn-squares =
    { $count ->
        [one] square
       *[other] squares
    }
view-left-word =
    { $count ->
       *[other] left
    }
view-left-does = When the last one is laid, the game ends after that turn. A tile that fits nowhere leaves the game.
view-pool =
    { $count ->
        [one] { $count } aerie in the pool
       *[other] { $count } aeries in the pool
    }

## What a seat has

view-yours = Your supplies
view-of = Supplies of { $name }
view-back = Back to your supplies
view-note-playing = is playing
view-note-turn = your turn
view-figures = Figures
view-at-hand =
    { $all ->
        [one]
            { $home ->
                [0] Not at hand.
               *[other] At hand.
            }
       *[other] { $home } of { $all } at hand.
    }
view-followers = { $home } of { $all } followers at hand; a seventh keeps the score
view-figure-home = { $figure }, at hand
view-figure-away = { $figure }, not at hand
view-tokens = Wall tiles
view-tokens-none = no wall tiles
view-token-count = { $token }, { $count } of them
view-token-fresh = Taken in this turn: it can be used from your next turn on.
view-seat-none = The keep goes on the first house that is scored.
view-seat-on =
    { $tiles ->
        [one] The keep stands on a house of { $tiles } tile.
       *[other] The keep stands on a house of { $tiles } tiles.
    }
view-seat-short =
    { $tiles ->
        [0] no keep
       *[other] keep on a house of { $tiles }
    }
view-seat-leads =
    { $squares ->
        [one] It is the larger keep: at the end { $squares } point, as things are.
       *[other] It is the larger keep: at the end { $squares } points, as things are.
    }
view-nests-lead =
    { $squares ->
        [one] These are more: at the end { $squares } point, as things are.
       *[other] These are more: at the end { $squares } points, as things are.
    }

## Areas

view-count-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
view-worth =
    { $points ->
        [one] Complete as it is, it would be worth { $points } point.
       *[other] Complete as it is, it would be worth { $points } points.
    }
view-worth-end =
    { $points ->
        [one] At the end it would be worth { $points } point.
       *[other] At the end it would be worth { $points } points.
    }
view-lead-you = You lead here.
view-lead-of = { $name } leads here.
view-lead-tie = A tie: nobody would score.
view-lead-nobody = Nobody stands here.
view-start = start space at { $square }

## Sections of the rules

view-rule = Rules: { $section }
view-rule-placing = laying a tile
view-rule-entering = sending a figure
view-rule-road = paths
view-rule-house = houses
view-rule-pigsty = towers
view-rule-meadow = courts and markets
view-rule-chapel = chapels
view-rule-tokens = wall tiles
view-rule-seat = the keep
view-rule-nests = aeries
view-rule-end = the end of the game

## What one can do; `verb-` goes on after “You can”, `do-` stands on a button

verb-move-place = lay the tile
verb-move-put = send a figure
verb-move-pass = decline
verb-move-score = choose the area that scores next
verb-move-double = use a wall tile to score double
verb-move-again = use a wall tile for one more turn
verb-move-end = end the turn
do-move-place = Lay it
do-move-put = Send
do-move-pass = Decline
do-move-score = Score
do-move-double = Double
do-move-again = One more turn
do-move-end = End turn
view-brief-double = Double: { $points }
view-where = { NAME($terrain, form: "title") }{ sides }
view-brief-token = wall tile { $spaces }

## Parts of the game, and points by their sources

story-mark-event-turn-began = Turn { $turn }
view-last = The castle at the end: show it large
story-kind-tokens = Wall tiles
story-rounds =
    { $rounds ->
        [one] { $rounds } turn
       *[other] { $rounds } turns
    }
story-course = Points over turns
story-course-label = Points from turn to turn; they stand at { $totals }. The numbers are also there as a table.
story-course-table = Points after each turn

## How far the game is

view-turn = Turn { $turn }
view-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }

## Why nothing answers to a click

view-why-covered = A tile lies on { $square } already; no tile is moved once it is laid.
view-why-laid = Your tile is laid; there is one tile a turn.
view-why-first = Lay your tile first; then a figure may go to it.
view-why-elsewhere = Figures go only to the tile just laid, on { $square }.
view-why-entered = Figures go to a tile right after it is laid.
view-why-away = { NAME($figure) }: not at hand. Figures come back when their areas have scored.
view-why-others = These are your opponent’s figures.
view-why-nowhere = { NAME($figure) }: there is no area here to go to.
view-why-open = This area does not score now.
view-why-turn = Turned this way the tile fits nowhere, or it looks the same as another way.
view-why-one-way =
    { $square ->
        [none] The tile fits only this way.
       *[other] On { $square } the tile fits only this way.
    }

## The table in words

view-tell-now = Turn { $turn }. Tiles left: { $left }.
view-tell-hand = Tile in hand: { $tile } ({ $shows }).
view-tell-laid = Laid: { $tiles }.
view-tell-on = { $tile } on { $square }, top to the { $side }
view-tell-areas = Areas with figures: { $areas }.
view-tell-area = { $terrain } ({ $tiles }, { $open }, { $points }, { $lead })
view-tell-towers = Corner towers with a wall tile: { $towers }.
view-tell-empty =
    { $count ->
        [one] Largest empty area: { $count } square.
       *[other] Largest empty area: { $count } squares.
    }
view-tell-seat = { $name }: points { $points }, space { $space } of the wall.
view-tell-gate = The marker of { $name } stands on the gate after { $space }.
view-tell-figures = Figures at hand: { $figures }.
view-tell-out = Figures on tiles: { $figures }.
view-tell-tokens = Wall tiles: { $tokens }.
view-tell-nests = Aeries: { $count }.
view-tell-nothing = none

## What a new table may agree on

new-option-starter = Who lays the first tile.
new-option-components = What is not known of the box is of our own making, or comes from an owner’s file.
new-module-falcon = 18 more tiles with chapels and aeries, four gates in the wall, and a king and a falconer for each.
new-module-halt = A marker that reaches a gate stops there, and the rest of its points is lost. Needs Falcon.

## The castle

view-square = Square { $square }
view-fits-now = fits now
view-turn-first = turn first
view-last-tile = last tile
view-scored = has scored
view-ours = wall and tiles are a reconstruction
view-whole = whole castle
view-key-arrows = Go from one lit square or area to the next
view-key-turn = Turn the tile to the right
view-key-turn-back = Turn the tile to the left
