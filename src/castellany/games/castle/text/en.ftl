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

thing-stocks = fountain
thing-square = square
thing-shrine = market
thing-seat = keep

about-road = A path scores 1 point for each tile once every end of it is closed, 2 with a fountain.
about-house = A house scores 1 point for each tile once none of its sides is open; your keep stands on the largest you have scored.
about-pigsty = A tower scores 2 points for each tile once none of its sides is open.
about-meadow = A court scores 3 points for each market in it at the end of the game; merchants stay there until then.
about-stocks = A fountain doubles what a path scores, however many there are.
about-square = A square parts the paths that meet there.
about-shrine = A market is worth 3 points to whoever has most figures in its court at the end.
about-seat = At the end the larger keep scores 1 point for each square of the largest empty area.

## Figures: `.a` one of it, `.the` the only one of its owner; a follower is called after the area where it stands

figure-follower = follower
    .a = a follower
    .the = a follower
role-road = herald
    .a = a herald
role-house = squire
    .a = a squire
role-pigsty = knight
    .a = a knight
role-meadow = merchant
    .a = a merchant

about-follower = A follower goes to the tile just laid, into an area where nobody stands, and comes home when the area has scored.

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
        [figure] { " " }(doubled by { NAME($figure, form: "the") })
        [both] { " " }(doubled by the fountain, and again by { NAME($figure, form: "the") })
       *[nothing] { "" }
    }
and-doubled =
    { $doubled ->
        [figure] , doubled by { NAME($figure, form: "the") }
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

## What a table may agree on

option-starter = First player
option-starter-random = drawn by lot
option-starter-first = player 1
option-starter-second = player 2
option-unfinished = Unfinished areas with a wall tile
option-unfinished-box = as the components say
option-unfinished-full = as if finished
option-unfinished-reduced = 1 point for each tile

## Where points come from

source-roads = Paths
source-houses = Houses
source-pigsties = Towers
source-seat = Largest keep
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
refusal-area-held = A figure stands in this area already; figures enter only areas where nobody stands.
refusal-not-completed = The area { $area } is not complete.
refusal-scores-later = The area { $area } scores later: your own areas come first, then those of your opponent.
refusal-named-otherwise = The same area is called { $area }; say it like that.
refusal-not-drawable = This cannot be drawn now.
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
event-meadow = { $name } scores { count-points } ({ NAME($source) }, { $square }: { count-shrines } × { $each }{ and-doubled }).
event-unfinished = { $name } scores { count-points } ({ NAME($source) }, { $square }: { count-tiles } × { $each }{ and-doubled }).
event-returned = { $name } takes back { NAME($figure, form: "the") } from { $square }.
event-token-taken = { $name } stops on the corner tower { $spaces } and takes a wall tile: { NAME($token) }.
event-token-used = { $name } uses a wall tile: { NAME($token) }.
event-seat-moved = { $name } puts the keep on a house of { count-tiles }.
event-largest-empty = The largest empty area has { count-squares }.
event-game-ended = The game is over.

## What a move would do

preview-completes =
    { $leads ->
        [you] Completes { NAME($terrain, form: "a") } of { count-tiles }: { count-points }{ $more } for you.
        [other] Completes { NAME($terrain, form: "a") } of { count-tiles }: { count-points }{ $more } for your opponent.
        [tie] Completes { NAME($terrain, form: "a") } of { count-tiles } for nobody: as many figures of both are there.
        [lost] Completes { NAME($terrain, form: "a") } of { count-tiles } for nobody: no figure is there, and none can go there.
       *[nobody] Completes { NAME($terrain, form: "a") } of { count-tiles } where nobody stands, worth { count-points }{ $more }.
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
preview-enters = { NAME($terrain, form: "title") } of { count-tiles }, { count-open }: completed as it is, { count-points }{ $more } for you.
preview-settles = Stays there to the end. { NAME($terrain, form: "title") } of { count-tiles }, { count-shrines }: { count-points } for you as it is.
preview-tower = Your marker stops on the corner tower { $spaces }: you take its wall tile.
preview-seat = Your keep goes on this house of { count-tiles }.

## Captions

label-figures = Figures
label-tokens = Wall tiles
label-seat = Keep
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
picture-to-move = To move
picture-description = The table of a game: the wall with its track, corner towers and markers, the tiles within it with the figures on them, and what each player has.

## What is of our own making

reconstructed = ○ Reconstructed: { $what }.
reconstructed-outline = outline of the wall
reconstructed-towers = places of the corner towers
reconstructed-starts = start spaces
reconstructed-tiles = castle tiles
reconstructed-numbers = values of some wall tiles
