# Carcassonne: The Castle in English.

## Areas: `.a` one of it, `.the` a certain one, `.into` whither a figure goes, `.title` at the beginning of a line

terrain-road = path
    .a = a path
    .the = the path
    .into = onto the path
    .title = Path
terrain-house = house
    .a = a house
    .the = the house
    .into = into the house
    .title = House
terrain-pigsty = tower
    .a = a tower
    .the = the tower
    .into = into the tower
    .title = Tower
terrain-meadow = court
    .a = a court
    .the = the court
    .into = into the court
    .title = Court
terrain-chapel = chapel
    .a = a chapel
    .the = the chapel
    .into = into the chapel
    .title = Chapel

thing-stocks = fountain
thing-square = square
thing-shrine = market
thing-seat = keep
thing-nest = aerie
thing-gate = gate

about-road = A path scores 1 point for each tile once every end of it is stopped, 2 with a fountain.
about-house = A house scores 1 point for each tile once none of its sides is open; your keep stands on the largest you have scored.
about-pigsty = A tower scores 2 points for each tile once none of its sides is open.
about-meadow = A court scores 3 points for each market in it at the end of the game; merchants stay there until then.
about-chapel = A chapel of 1 to 8 tiles scores 1, 3, 6, 10, 15, 21, 28 or 36 points once none of its sides is open; a larger one scores 36.
about-stocks = A fountain doubles what a path scores, however many there are.
about-square = A square parts the paths that meet there.
about-shrine = A market is worth 3 points to whoever has most figures in its court at the end.
about-nest = Whoever scores an area takes an aerie for each one beside it; more aeries score the largest empty area at the end.
about-seat = At the end the larger keep scores 1 point for each square of the largest empty area.
about-gate = Markers pass the gates without counting them.
about-halting-gate = A marker that reaches a gate stops there, and the rest of its points is lost.

## Figures: `.a` one of it, `.the` the only one of its owner; a follower is called after the area where it stands

figure-follower = follower
    .a = a follower
    .the = a follower
figure-prince = king
    .a = a king
    .the = the king
figure-falconer = falconer
    .a = a falconer
    .the = the falconer
role-road = herald
    .a = a herald
role-house = squire
    .a = a squire
role-pigsty = knight
    .a = a knight
role-meadow = merchant
    .a = a merchant
role-chapel = preacher
    .a = a preacher

about-follower = A follower goes to the tile just laid, into an area where nobody stands, and comes home when the area has scored.
about-prince = The king doubles the points that his owner scores for his area; he may not enter an area that this tile completes.
about-falconer = The falconer takes one aerie more when his owner scores his area; he may not enter an area that this tile completes.

## Wall tiles

token-extra-turn = one more turn
token-double-house = a house counts double
token-double-pigsty = a tower counts double
token-unfinished-road = an unfinished path counts
token-unfinished-house = an unfinished house counts
token-unfinished-pigsty = an unfinished tower counts
token-shrine = markets count more
token-larger-seat = a larger keep
token-bonus-points = bonus points

about-token-extra-turn = After your turn you may use it for one more turn.
about-token-double-house = When you score a finished house in your own turn, you may use it: the house counts double.
about-token-double-pigsty = When you score a finished tower in your own turn, you may use it: the tower counts double.
about-token-unfinished-road = At the end one unfinished path in which you have most figures scores for you.
about-token-unfinished-house = At the end one unfinished house in which you have most figures scores for you.
about-token-unfinished-pigsty = At the end one unfinished tower in which you have most figures scores for you.
about-token-shrine = At the end each market in one of your courts is worth { $amount } points.
about-token-larger-seat =
    { $amount ->
        [one] At the end your keep counts as { $amount } tile larger.
       *[other] At the end your keep counts as { $amount } tiles larger.
    }
about-token-bonus-points =
    { $amount ->
        [one] At the end it is worth { $amount } point.
       *[other] At the end it is worth { $amount } points.
    }

## Sides and corners, and what lies there

side-north = north
side-east = east
side-south = south
side-west = west
corner-north-east = north-east
corner-south-east = south-east
corner-south-west = south-west
corner-north-west = north-west
sides =
    { $count ->
        [0] { "" }
       *[other] { " " }({ $sides })
    }

## What doubled the points of an area

doubled =
    { $doubled ->
        [stocks] { " " }(doubled by the fountain)
        [figure] { " " }(doubled by the king)
        [both] { " " }(doubled by the fountain, and again by the king)
       *[nothing] { "" }
    }

## Counts

count-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
count-open =
    { $open ->
        [one] { $open } open side
       *[other] { $open } open sides
    }
count-shrines =
    { $shrines ->
        [one] { $shrines } market
       *[other] { $shrines } markets
    }
count-squares =
    { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
count-nests =
    { $nests ->
        [one] { $nests } aerie
       *[other] { $nests } aeries
    }
and-nests =
    { $nests ->
        [0] { "" }
       *[other] { " " }and { count-nests }
    }

## What a table may agree on

option-starter = First player
option-starter-random = drawn by lot
option-starter-first = player 1
option-starter-second = player 2
module-falcon = Falcon
module-halt = Halt! Who goes there?

## Where points come from

source-roads = Paths
source-houses = Houses
source-pigsties = Towers
source-chapels = Chapels
source-seat = Largest keep
source-nests = Most aeries
source-meadows = Courts
source-unfinished = Unfinished areas
source-token-points = Bonus points

## Refusals

refusal-other-tile-drawn = Tile { $tile } was drawn; lay that one.
refusal-square-taken = A tile lies on { $square } already.
refusal-not-adjoining = { $square } adjoins neither a tile nor a start space; a new tile must touch one of them with a whole side.
refusal-road-needed = From the { NAME($side) } a path leads to { $square } and must go on; turn the tile or choose another square.
refusal-road-blocked = On { $square } the tile’s path would lead to the { NAME($side) }, where no path goes on; turn the tile or choose another square.
refusal-looks-the-same = Turned this way the tile looks the same as with its top to the { NAME($side) }; say it like that.
refusal-no-such-segment = The tile has no part { $segment }.
refusal-no-figure-left = You have no { NAME($figure) } at hand; figures come back when their areas have scored.
refusal-not-in-play = In this game nobody has { NAME($figure, form: "a") }.
refusal-area-held = A figure stands in this area already; figures enter only areas where nobody stands.
refusal-not-completed = The area { $area } is not complete.
refusal-scores-later = The area { $area } scores later: your own areas come first, then those of your opponent.
refusal-named-otherwise = The same area is called { $area }; say it like that.
refusal-not-drawable = This cannot be drawn now.
refusal-scores-at-once = This tile completes this area; { NAME($figure, form: "the") } may not enter an area that scores at once.
refusal-scores-for-nobody = The area { $area } scores for nobody: in it are as many figures of both players, or none.
refusal-already-scored = The area { $area } has been scored already.

## Prompts

prompt-placing = Your turn: lay the tile where it fits.
prompt-entering = Send a figure to the tile you have laid, or none.
prompt-ordering = More than one area is complete: choose which scores first.
prompt-doubling = You score { NAME($terrain, form: "a") } of { count-tiles }: use your wall tile to score it double, or keep it.
prompt-another-turn = Use your wall tile for one more turn, or end your turn.
prompt-waiting = Player { $player } is asked.
prompt-chance = Chance is asked.
prompt-over = The game is over.

## Moves

move-place = Lay the tile on { $square }, its top to the { NAME($top) }
move-put =
    { $figure ->
        [figure-follower] Send { NAME($role, form: "a") } { NAME($terrain, form: "into") }{ sides }
       *[other] Send { NAME($figure, form: "the") } as { NAME($role) } { NAME($terrain, form: "into") }{ sides }
    }
move-pass =
    { $about ->
        [entering] Send nobody
       *[doubling] Keep the wall tile
    }
move-score = Score { NAME($terrain, form: "the") } of { count-tiles }{ sides } for { count-points }
move-double = Use the wall tile for { count-points } instead of { $single }
move-again = Use the wall tile for one more turn
move-end = End the turn
move-tile = Drawn: tile { $tile }
move-token = Player { $player } turns up a wall tile: { NAME($token) }
move-starter = Player { $player } begins

## Events

event-turn-began = Turn { $turn }: { $name } is to play.
event-tile-drawn = { $name } draws tile { $tile }.
event-tile-gone = Tile { $tile } fits nowhere and leaves the game.
event-placed = { $name } lays tile { $tile } on { $square }, its top to the { NAME($top) }.
event-entered =
    { $figure ->
        [figure-follower] { $name } sends { NAME($role, form: "a") } { NAME($terrain, form: "into") }.
       *[other] { $name } sends { NAME($figure, form: "the") } as { NAME($role) } { NAME($terrain, form: "into") }.
    }
event-completed = Completed: { NAME($terrain, form: "a") } of { count-tiles }, worth { count-points }.
event-scored = { $name } scores { NAME($terrain, form: "a") } of { count-tiles }: { count-points }{ doubled }.
event-unscored = Nobody scores { NAME($terrain, form: "the") } of { count-tiles }.
event-doubled = { $name } scores it double with a wall tile.
event-points = { $name } scores { count-points } ({ NAME($source) }).
event-meadow =
    { $doubled ->
        [figure] { $name } scores { count-points } ({ NAME($source) }, { $square }: { count-shrines } × { $each }, doubled by the king).
       *[nothing] { $name } scores { count-points } ({ NAME($source) }, { $square }: { count-shrines } × { $each }).
    }
event-unfinished = { $name } scores { count-points } ({ NAME($source) }, { $square }: { count-tiles } × { $each }).
event-returned = { $name } takes back { NAME($figure, form: "the") } from { $square }.
event-token-taken = { $name } stops on the corner tower { $spaces } and takes a wall tile: { NAME($token) }.
event-token-used = { $name } uses a wall tile: { NAME($token) }.
event-seat-moved = { $name } puts the keep on a house of { count-tiles }.
event-nests-gained = { $name } takes { count-nests }.
event-nests-returned = No aeries are left: each player gives back { count-nests }.
event-stopped =
    { $points ->
        [one] { $name } stops at the gate after { $space } and loses { $points } point.
       *[other] { $name } stops at the gate after { $space } and loses { $points } points.
    }
event-largest-empty = The largest empty area has { count-squares }.
event-game-ended = The game is over.

## What a move would do

preview-completes =
    { $leads ->
        [you] Completes { NAME($terrain, form: "a") } of { count-tiles }: { count-points }{ and-nests } for you.
        [other] Completes { NAME($terrain, form: "a") } of { count-tiles }: { count-points }{ and-nests } for your opponent.
        [tie] Completes { NAME($terrain, form: "a") } of { count-tiles } for nobody: as many figures of both are there.
        [lost] Completes { NAME($terrain, form: "a") } of { count-tiles } for nobody: no figure is there, and none can go there.
       *[nobody] Completes { NAME($terrain, form: "a") } of { count-tiles } where nobody stands, worth { count-points }{ and-nests }.
    }
preview-area =
    { NAME($terrain, form: "title") }, { $leads ->
        [you] you lead
        [other] your opponent leads
       *[tie] a tie
    }: { count-tiles }, { count-open }.
preview-meadow =
    { NAME($terrain, form: "title") }, { $leads ->
        [you] you lead
        [other] your opponent leads
       *[tie] a tie
    }: { count-shrines }.
preview-enters = { NAME($terrain, form: "title") } of { count-tiles }, { count-open }: completed as it is, { count-points }{ and-nests } for you.
preview-settles = Stays there to the end. { NAME($terrain, form: "title") } of { count-tiles }, { count-shrines }: { count-points } for you as it is.
preview-tower = Your marker stops on the corner tower { $spaces }: you take its wall tile.
preview-gate =
    { $points ->
        [one] Your marker stops at a gate; { $points } point is lost.
       *[other] Your marker stops at a gate; { $points } points are lost.
    }
preview-seat = Your keep goes on this house of { count-tiles }.
preview-nests-returned =
    { $taken ->
        [0] No aeries are left: each player gives back { count-nests }.
       *[other] Aeries taken: { $taken }. None are left, so each player gives back { $nests }.
    }

## Captions

label-figures = Figures
label-tokens = Wall tiles
label-seat = Keep
label-nests = Aeries
label-tiles-left = Tiles left
label-gone = Tiles that fitted nowhere
label-towers = Wall tiles on corner towers
label-empty = Largest empty area

## The picture of the table

picture-title = Carcassonne: The Castle
picture-subtitle = Turn { $turn }
picture-drawn = Drawn tile
picture-left = { label-tiles-left }
picture-supply = { label-figures }
picture-tokens = { label-tokens }
picture-seat = { label-seat }
picture-nests = { label-nests }
picture-to-move = To move
picture-description = The table of a game: the wall with its track, corner towers and markers, the tiles within it with the figures on them, and what each player has.

## What is of our own making

reconstructed = ○ Reconstructed: { $what }.
reconstructed-outline = outline of the wall
reconstructed-towers = places of the corner towers
reconstructed-starts = start spaces
reconstructed-gates = gates
reconstructed-tiles = castle tiles
reconstructed-falcon = tiles of the expansion
reconstructed-numbers = values of some wall tiles
