# The table of The Castle on the page, in English.

## What the parts of its table are called

table-own = Supplies

## Marks

face-mark-possible = can be planned
face-mark-legal = possible now
face-mark-picked = chosen
face-mark-armed = press again to confirm
face-mark-hinted = suggested
face-mark-planned = planned

## The tile in hand

face-hand-yours = Your tile
face-hand-of = { $name }’s tile
face-hand-laid = Tile just laid
face-hand-none = No tile in hand
face-hand-enter = Send a figure to one of its areas, or nobody.
face-hand-over = All tiles are laid.
face-tile-with = { $area } with { $things }
face-tile-copies =
    { $count ->
        [one] There is only one like it.
       *[other] There are { $count } like it.
    }
face-turns = How the tile is turned
face-turn-right = Turn to the right
face-turn-left = Turn to the left
face-turn-way =
    { $count ->
        [one] Top to the { $side }: it fits { $count } square
       *[other] Top to the { $side }: it fits { $count } squares
    }
face-turn-squares =
    { $count ->
        [one] square
       *[other] squares
    }
face-left-word =
    { $count ->
       *[other] left
    }
face-left-does = When the last one is laid, the game ends after that turn. A tile that fits nowhere leaves the game.
face-pool =
    { $count ->
        [one] { $count } aerie in the pool
       *[other] { $count } aeries in the pool
    }

## What a seat has

face-yours = Your supplies
face-of = Supplies of { $name }
face-back = Back to your supplies
face-note-playing = is playing
face-note-turn = your turn
face-figures = Figures
face-at-hand =
    { $all ->
        [one]
            { $home ->
                [0] Not at hand.
               *[other] At hand.
            }
       *[other] { $home } of { $all } at hand.
    }
face-followers = { $home } of { $all } followers at hand; a seventh keeps the score
face-figure-home = { $figure }, at hand
face-figure-away = { $figure }, not at hand
face-tokens = Wall tiles
face-tokens-none = no wall tiles
face-token-count = { $token }, { $count } of them
face-token-fresh = Taken in this turn: it can be used from your next turn on.
face-seat-none = The keep goes on the first house that is scored.
face-seat-on =
    { $tiles ->
        [one] The keep stands on a house of { $tiles } tile.
       *[other] The keep stands on a house of { $tiles } tiles.
    }
face-seat-short =
    { $tiles ->
        [0] no keep
       *[other] keep on a house of { $tiles }
    }
face-seat-leads =
    { $squares ->
        [one] It is the larger keep: at the end { $squares } point, as things are.
       *[other] It is the larger keep: at the end { $squares } points, as things are.
    }
face-nests-lead =
    { $squares ->
        [one] These are more: at the end { $squares } point, as things are.
       *[other] These are more: at the end { $squares } points, as things are.
    }

## Areas

face-count-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
face-worth =
    { $points ->
        [one] Complete as it is, it would be worth { $points } point.
       *[other] Complete as it is, it would be worth { $points } points.
    }
face-worth-end =
    { $points ->
        [one] At the end it would be worth { $points } point.
       *[other] At the end it would be worth { $points } points.
    }
face-lead-you = You lead here.
face-lead-of = { $name } leads here.
face-lead-tie = A tie: nobody would score.
face-lead-nobody = Nobody stands here.
face-start = start space at { $square }

## Sections of the rules

face-rule = Rules: { $section }
face-rule-placing = laying a tile
face-rule-entering = sending a figure
face-rule-road = paths
face-rule-house = houses
face-rule-pigsty = towers
face-rule-meadow = courts and markets
face-rule-chapel = chapels
face-rule-tokens = wall tiles
face-rule-seat = the keep
face-rule-nests = aeries
face-rule-end = the end of the game

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
face-brief-double = Double: { $points }
face-where = { NAME($terrain, form: "title") }{ sides }
face-brief-token = wall tile { $spaces }

## Parts of the game, and points by their sources

story-mark-event-turn-began = Turn { $turn }
face-last = The castle at the end: show it large
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

face-turn = Turn { $turn }
face-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }

## Why nothing answers to a click

face-why-covered = A tile lies on { $square } already; no tile is moved once it is laid.
face-why-laid = Your tile is laid; there is one tile a turn.
face-why-first = Lay your tile first; then a figure may go to it.
face-why-elsewhere = Figures go only to the tile just laid, on { $square }.
face-why-entered = Figures go to a tile right after it is laid.
face-why-away = { NAME($figure) }: not at hand. Figures come back when their areas have scored.
face-why-others = These are your opponent’s figures.
face-why-nowhere = { NAME($figure) }: there is no area here to go to.
face-why-open = This area does not score now.
face-why-turn = Turned this way the tile fits nowhere, or it looks the same as another way.
face-why-one-way =
    { $square ->
        [none] The tile fits only this way.
       *[other] On { $square } the tile fits only this way.
    }

## The table in words

face-tell-now = Turn { $turn }. Tiles left: { $left }.
face-tell-hand = Tile in hand: { $tile } ({ $shows }).
face-tell-laid = Laid: { $tiles }.
face-tell-on = { $tile } on { $square }, top to the { $side }
face-tell-areas = Areas with figures: { $areas }.
face-tell-area = { $terrain } ({ $tiles }, { $open }, { $points }, { $lead })
face-tell-towers = Corner towers with a wall tile: { $towers }.
face-tell-empty =
    { $count ->
        [one] Largest empty area: { $count } square.
       *[other] Largest empty area: { $count } squares.
    }
face-tell-seat = { $name }: points { $points }, space { $space } of the wall.
face-tell-gate = The marker of { $name } stands on the gate after { $space }.
face-tell-figures = Figures at hand: { $figures }.
face-tell-out = Figures on tiles: { $figures }.
face-tell-tokens = Wall tiles: { $tokens }.
face-tell-nests = Aeries: { $count }.
face-tell-nothing = none

## What a new table may agree on

new-option-starter = Who lays the first tile.
new-option-components = What is not known of the box is of our own making, or comes from an owner’s file.
new-module-falcon = 18 more tiles with chapels and aeries, four gates in the wall, and a king and a falconer for each.
new-module-halt = A marker that reaches a gate stops there, and the rest of its points is lost. Needs Falcon.

## The castle

face-square = Square { $square }
face-fits-now = fits now
face-turn-first = turn first
face-last-tile = last tile
face-scored = has scored
face-ours = wall and tiles are a reconstruction
face-whole = whole castle
face-key-arrows = Go from one lit square or area to the next
face-key-turn = Turn the tile to the right
face-key-turn-back = Turn the tile to the left
