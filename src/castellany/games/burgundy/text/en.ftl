# The Castles of Burgundy in English.

## Tiles: `.a` is the name within a sentence

kind-warehouse = warehouse
    .a = a warehouse
kind-watchtower = watchtower
    .a = a watchtower
kind-workshop = carpenter’s workshop
    .a = a carpenter’s workshop
kind-church = church
    .a = a church
kind-market = market
    .a = a market
kind-boarding-house = boarding house
    .a = a boarding house
kind-bank = bank
    .a = a bank
kind-city-hall = city hall
    .a = a city hall
kind-cow2 = 2 cows
    .a = 2 cows
kind-cow3 = 3 cows
    .a = 3 cows
kind-cow4 = 4 cows
    .a = 4 cows
kind-pig2 = 2 pigs
    .a = 2 pigs
kind-pig3 = 3 pigs
    .a = 3 pigs
kind-pig4 = 4 pigs
    .a = 4 pigs
kind-sheep2 = 2 sheep
    .a = 2 sheep
kind-sheep3 = 3 sheep
    .a = 3 sheep
kind-sheep4 = 4 sheep
    .a = 4 sheep
kind-hen2 = 2 hens
    .a = 2 hens
kind-hen3 = 3 hens
    .a = 3 hens
kind-hen4 = 4 hens
    .a = 4 hens
kind-ship = ship
    .a = a ship
kind-castle = castle
    .a = a castle
kind-mine = mine
    .a = a mine
kind-monastery1 = monastery 1
    .a = monastery 1
kind-monastery2 = monastery 2
    .a = monastery 2
kind-monastery3 = monastery 3
    .a = monastery 3
kind-monastery4 = monastery 4
    .a = monastery 4
kind-monastery5 = monastery 5
    .a = monastery 5
kind-monastery6 = monastery 6
    .a = monastery 6
kind-monastery7 = monastery 7
    .a = monastery 7
kind-monastery8 = monastery 8
    .a = monastery 8
kind-monastery9 = monastery 9
    .a = monastery 9
kind-monastery10 = monastery 10
    .a = monastery 10
kind-monastery11 = monastery 11
    .a = monastery 11
kind-monastery12 = monastery 12
    .a = monastery 12
kind-monastery13 = monastery 13
    .a = monastery 13
kind-monastery14 = monastery 14
    .a = monastery 14
kind-monastery15 = monastery 15
    .a = monastery 15
kind-monastery16 = monastery 16
    .a = monastery 16
kind-monastery17 = monastery 17
    .a = monastery 17
kind-monastery18 = monastery 18
    .a = monastery 18
kind-monastery19 = monastery 19
    .a = monastery 19
kind-monastery20 = monastery 20
    .a = monastery 20
kind-monastery21 = monastery 21
    .a = monastery 21
kind-monastery22 = monastery 22
    .a = monastery 22
kind-monastery23 = monastery 23
    .a = monastery 23
kind-monastery24 = monastery 24
    .a = monastery 24
kind-monastery25 = monastery 25
    .a = monastery 25
kind-monastery26 = monastery 26
    .a = monastery 26

## What tiles do

about-warehouse = When placed: sell all goods of one colour without a die.
about-watchtower = When placed: score 4 points.
about-workshop = When placed: take a building from a numbered depot.
about-church = When placed: take a mine, a monastery or a castle from a numbered depot.
about-market = When placed: take a ship or an animal tile from a numbered depot.
about-boarding-house = When placed: take 4 workers.
about-bank = When placed: take 2 silver.
about-city-hall = When placed: place one more tile from storage, whatever the number of its space.
about-cow2 = When placed: score every cow in the pasture, the new ones included.
about-cow3 = When placed: score every cow in the pasture, the new ones included.
about-cow4 = When placed: score every cow in the pasture, the new ones included.
about-pig2 = When placed: score every pig in the pasture, the new ones included.
about-pig3 = When placed: score every pig in the pasture, the new ones included.
about-pig4 = When placed: score every pig in the pasture, the new ones included.
about-sheep2 = When placed: score every sheep in the pasture, the new ones included.
about-sheep3 = When placed: score every sheep in the pasture, the new ones included.
about-sheep4 = When placed: score every sheep in the pasture, the new ones included.
about-hen2 = When placed: score every hen in the pasture, the new ones included.
about-hen3 = When placed: score every hen in the pasture, the new ones included.
about-hen4 = When placed: score every hen in the pasture, the new ones included.
about-ship = When placed: load the goods of one depot, then move one space ahead on the turn-order track.
about-castle = When placed: carry out one more action, as with a die of any value.
about-mine = At the end of each phase: 1 silver.
about-monastery1 = Your cities may hold several buildings of one type.
about-monastery2 = At the end of each phase every mine of yours brings 1 worker as well.
about-monastery3 = Each of your sales brings 2 silver instead of 1.
about-monastery4 = Each of your sales brings 1 worker as well.
about-monastery5-compulsory = Your ships also load a depot next to the one you choose.
about-monastery5-optional = Your ships may also load a depot next to the one you choose.
about-monastery6-purchase = Your purchase reaches every depot, and workers may stand in for silver.
about-monastery6-hire = Once a turn you may give 2 workers for a building from a numbered depot.
about-monastery7 = When you place animals, every tile that scores brings 1 point more.
about-monastery8 = Each worker changes a die by up to 2 instead of 1.
about-monastery9 = When you place a building, you may change the die by 1 without a worker.
about-monastery10 = When you place a ship or animals, you may change the die by 1 without a worker.
about-monastery11 = When you place a castle, a mine or a monastery, you may change the die by 1 without a worker.
about-monastery12 = When you take a tile from a depot, you may change the die by 1 without a worker.
about-monastery13 = The action of taking workers brings 1 silver as well.
about-monastery14 = The action of taking workers brings 4 workers instead of 2.
about-monastery15 = At the end: 2 points for each colour among the goods you sold.
about-monastery16 = At the end: 4 points for each warehouse in your duchy.
about-monastery17 = At the end: 4 points for each watchtower in your duchy.
about-monastery18 = At the end: 4 points for each carpenter’s workshop in your duchy.
about-monastery19 = At the end: 4 points for each church in your duchy.
about-monastery20 = At the end: 4 points for each market in your duchy.
about-monastery21 = At the end: 4 points for each boarding house in your duchy.
about-monastery22 = At the end: 4 points for each bank in your duchy.
about-monastery23 = At the end: 4 points for each city hall in your duchy.
about-monastery24 = At the end: 4 points for each species of animal in your duchy.
about-monastery25 = At the end: 1 point for each good you sold.
about-monastery26 = At the end: 3 points for each bonus tile you hold.

## Colours of tiles: the group, and `.a` one tile of it within a sentence

colour-building = buildings
    .a = a building
colour-ship = ships
    .a = a ship
colour-animal = animals
    .a = animals
colour-monastery = monasteries
    .a = a monastery
colour-castle = castles
    .a = a castle
colour-mine = mines
    .a = a mine

## Goods, with the number of the die that sells them

goods-1 = cloth (1)
goods-2 = grapes (2)
goods-3 = roses (3)
goods-4 = oil (4)
goods-5 = barrels (5)
goods-6 = grain (6)
some-goods = { $count } × { NAME($good) }

## Depots: `.the` within a sentence

depot-1 = depot 1
    .the = depot 1
depot-2 = depot 2
    .the = depot 2
depot-3 = depot 3
    .the = depot 3
depot-4 = depot 4
    .the = depot 4
depot-5 = depot 5
    .the = depot 5
depot-6 = depot 6
    .the = depot 6
depot-black = black depot
    .the = the black depot

## Counts

count-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
count-silver = { $silver } silver
price =
    { $silver ->
        [0] { count-workers }
       *[other] { $workers ->
            [0] { count-silver }
           *[other] { count-silver } and { count-workers }
        }
    }

## What a table may agree on

option-boards = Boards
option-boards-random = dealt by chance
option-castle = Starting castle
option-castle-choose = where its owner chooses
option-castle-centre = in the centre of the board
option-choosing = Choices before the first turn
option-choosing-together = all at once, in secret
option-choosing-in-turn = one after another
option-full-storage = Purchases and effects that take a tile when storage is full
option-full-storage-discard = a stored tile makes way
option-full-storage-refuse = not allowed
option-castle-action = A castle's extra action
option-castle-action-optional = may be declined
option-castle-action-compulsory = must be carried out
option-first-tie = First tie-break
option-first-tie-fewest-empty = fewer empty spaces
option-first-tie-most-empty = more empty spaces
option-second-tie-ahead = further ahead on the turn-order track
option-second-tie-behind = further back on the turn-order track
option-redrawn = Boards 4 and 8
option-redrawn-yes = as redrawn for the Special Edition
option-redrawn-no = as printed in 2019

## Where points come from

source-area = Completed areas
source-phase = Phase points for areas
source-bonus = Bonus tiles
source-animals = Animals
source-herds = Monastery 7: animal tiles
source-sales = Goods sold
source-watchtowers = Watchtowers
source-unsold = Unsold goods
source-silver = Silver left
source-workers = Workers left
source-monastery15 = Monastery 15: colours sold
source-monastery16 = Monastery 16: warehouses
source-monastery17 = Monastery 17: watchtowers
source-monastery18 = Monastery 18: workshops
source-monastery19 = Monastery 19: churches
source-monastery20 = Monastery 20: markets
source-monastery21 = Monastery 21: boarding houses
source-monastery22 = Monastery 22: banks
source-monastery23 = Monastery 23: city halls
source-monastery24 = Monastery 24: species
source-monastery25 = Monastery 25: goods sold
source-monastery26 = Monastery 26: bonus tiles

## What decided a place

decided-by-fewest-empty = as many points, but more empty spaces
decided-by-track-ahead = as many points and empty spaces, but further back on the turn-order track
decided-by-track-behind = as many points and empty spaces, but further ahead on the turn-order track

## Set-up

setup-board-count = “{ $boards }” names neither one board for all nor one for each of { $players } players.
setup-unknown-board = There is no board “{ $board }” (known: { $known }).

## Refusals

refusal-no-such-die = You have no unused die that shows { $die }.
refusal-too-few-workers =
    { $needed ->
        [one] This takes { $needed } worker; you have { $owned }.
       *[other] This takes { $needed } workers; you have { $owned }.
    }
refusal-depot-lacks-tile = You cannot take { NAME($kind, form: "a") } from { NAME($depot, form: "the") }: no such tile lies there.
refusal-not-stored = You have not stored { NAME($kind, form: "a") }; only tiles in storage can be placed or discarded.
refusal-space-taken = Space { $space } is covered already, and a placed tile stays where it is.
refusal-wrong-colour =
    Space { $space } takes only { NAME($colour, form: "a") }{ $own ->
        [colour-building] ; { NAME($kind, form: "a") } is a building.
        [colour-animal] ; { NAME($kind, form: "a") } are animals.
       *[other] , not { NAME($kind, form: "a") }.
    }
refusal-not-adjacent = Space { $space } adjoins no tile of your duchy; a new tile must adjoin one that lies there.
refusal-city-has-one = The city around space { $space } already has { NAME($kind, form: "a") }; it may have each type of building once.
refusal-no-such-goods = You have no { NAME($good) } to sell.
refusal-too-little-silver = This costs { $needed } silver; you have { $owned }.
refusal-already-bought = You have bought a tile this turn; a turn has one purchase only.
refusal-already-hired = Monastery 6 has brought you a building this turn; it does so once a turn.
refusal-only-black-depot = Silver buys tiles of the black depot only.
refusal-no-workers-as-silver = Workers cannot stand in for silver; a tile costs 2 silver.
refusal-storage-full = Your storage is full; it holds three tiles.
refusal-not-a-building = Monastery 6 brings buildings only, not { NAME($kind, form: "a") }.
refusal-not-fetched-here = The building you placed does not bring { NAME($kind, form: "a") }.
refusal-not-a-neighbour = The second depot must be next to the first, 6 and 1 being neighbours; { NAME($depot, form: "the") } is not.
refusal-not-waiting = This depot has no { NAME($good) }.
refusal-must-act = This action is not optional.
refusal-not-dealt = This is no side of the board that you were dealt.
refusal-no-castle-space = Space { $space } is no castle space; the starting castle needs one.
refusal-die-needed = Name the die that you use for this.
refusal-no-die-needed = This needs no die; leave it out.
refusal-lacks-monastery = Only monastery { $number } in your duchy allows this.
refusal-not-drawable = This cannot be drawn now.

## Prompts

list-or = { $others } or { $last }
a-tile = { NAME($colour, form: "a") }
granted =
    { $by ->
        [none] { "" }
       *[other] { " " }(granted by { NAME($by, form: "a") })
    }
or-decline =
    { $optional ->
        [yes] , or decline
       *[no] { "" }
    }
prompt-turn =
    { $left ->
        [0] Both dice are used: end your turn.
        [one] Your turn: use your die ({ $dice }), or end the turn.
       *[other] Your turn: use your dice ({ $dice }), or end the turn.
    }
prompt-castle-action = Carry out one more action, as with a die of any value{ or-decline }{ granted }.
prompt-city-hall-placing = Place a tile from storage on a space of any number{ or-decline }{ granted }.
prompt-sale = Sell the goods of one colour{ or-decline }{ granted }.
prompt-fetching = Take { $tiles } from a numbered depot{ or-decline }{ granted }.
prompt-collecting =
    Take { $silver ->
        [0] { count-workers }
       *[other] { count-silver }
    }{ or-decline }{ granted }.
prompt-discarding = Your storage is full: discard a tile to make room for { NAME($tile, form: "a") }.
prompt-loading = Choose the depot whose goods you load{ granted }.
prompt-loading-also = Choose a second depot next to { NAME($depot, form: "the") }{ or-decline } (granted by monastery 5).
prompt-stowing =
    There is not room for everything: choose goods from { NAME($depot, form: "the") }{ $second ->
        [none] .
       *[other] { " " }or { NAME($second, form: "the") }.
    }
prompt-sides = Choose the side of your board; the others choose at the same time.
prompt-side-in-turn = Choose the side of your board.
prompt-castles = Choose the space of your starting castle; the others choose at the same time.
prompt-castle-in-turn = Choose the space of your starting castle.
prompt-waiting = Player { $player } is asked.
prompt-chance = Chance is asked.
prompt-over = The game is over.

## Moves

with-die =
    { $die ->
        [0] { "" }
       *[other] { " " }(die { $die }{ $workers ->
            [0] )
           *[other] , { count-workers })
        }
    }
move-take = Take { NAME($tile, form: "a") } from { NAME($depot, form: "the") }{ with-die }
move-place = Place { NAME($tile, form: "a") } on space { $space }{ with-die }
move-sell = Sell { $count } × { NAME($good) } for { count-points }{ with-die }
move-workers =
    Take { $gained } workers{ $silver ->
        [0] { "" }
       *[other] { " " }and { count-silver }
    }{ with-die }
move-buy = Buy { NAME($tile, form: "a") } from { NAME($depot, form: "the") } for { price }
move-hire = Take { NAME($tile, form: "a") } from { NAME($depot, form: "the") } for { count-workers } (monastery 6)
move-end =
    End the turn{ $left ->
        [0] { "" }
        [one] { " " }({ $left } die unused)
       *[other] { " " }({ $left } dice unused)
    }
move-pass = Decline
move-discard = Discard { NAME($tile, form: "a") }
cargo =
    { $room ->
        [empty] nothing lies there
        [none] no goods space is free for { $goods }
        [some] { $goods }; { $spaces ->
            [one] 1 goods space is free
           *[other] { $spaces } goods spaces are free
        }
       *[all] { $goods }
    }
move-load = Load from { NAME($depot, form: "the") }: { cargo }
move-load-also = Load from { NAME($depot, form: "the") } as well: { cargo }
move-stow = Load { $count } × { NAME($good) }
move-collect =
    Take { $silver ->
        [0] { count-workers }
       *[other] { count-silver }
    }
move-fetch = Take { NAME($tile, form: "a") } from { NAME($depot, form: "the") }
move-side = Play on board { $board }
move-castle = Put the starting castle on space { $space }
move-roll = Player { $player } rolls { $first } and { $second }
move-white = The white die shows { $die }
move-draw = Drawn for { NAME($depot, form: "the") }: { NAME($tile, form: "a") }
move-round-good = Drawn for round { $round }: { NAME($good) }
move-deal-good = Player { $player } starts with { NAME($good) }
move-deal = Player { $player } is dealt board { $board }
move-starter = Player { $player } begins
move-start-die = Player { $player } rolls { $die } for the first turn

## Events

event-rolled = { $name } rolls { $first } and { $second }.
event-goods-arrived = The white die sends { NAME($good) } to { NAME($depot, form: "the") }.
event-taken = { $name } takes { NAME($tile, form: "a") } from { NAME($depot, form: "the") }.
event-discarded = { $name } discards { NAME($tile, form: "a") }.
event-placed = { $name } places { NAME($tile, form: "a") } on space { $space }.
event-sold = { $name } sells { $count } × { NAME($good) }.
event-points = { $name } scores { count-points } ({ NAME($source) }).
event-silver-gained = { $name } gets { count-silver }.
event-workers-gained = { $name } gets { count-workers }.
event-loaded = { $name } loads { $count } × { NAME($good) }.
event-marker-moved = { $name } moves ahead to space { $space } of the turn-order track.
event-phase-began = Phase { $phase } begins.
event-round-began = Round { $round } begins.
event-workers-spent = { $name } spends { count-workers }.
event-bonus-taken =
    { $name } takes the { $size ->
        [large] large
       *[small] small
    } bonus tile for { NAME($colour) }.
event-game-ended = The game is over.

## What a move would do

preview-area =
    Completes an area of { $size ->
        [one] { $size } space.
       *[other] { $size } spaces.
    }
preview-progress = Covers { $covered } of the { $size } spaces of its area.
preview-bonus =
    Takes the { $size ->
        [large] large
       *[small] small
    } bonus tile for { NAME($colour) }.
preview-no-cargo = Loads nothing.
preview-order = Moves you ahead to space { $space } of the turn-order track.

## Captions

label-black-depot = Black depot
label-bonus-tiles = Bonus tiles
label-dice = Dice
label-goods = Goods
label-large = large
label-phase = Phase
label-round = Round
label-round-goods = Goods of the rounds
label-silver = Silver
label-small = small
label-sold = Sold
label-storage = Storage
label-turn-order = Turn order
label-white-die = White die
label-workers = Workers

## The picture of the table

picture-title = The Castles of Burgundy
picture-subtitle = { NAME($edition) } · Phase { $phase }, round { $round }
picture-board = Board { $board }
picture-phase = { label-phase }
picture-round = { label-round }
picture-white-die = { label-white-die }
picture-black-depot = { label-black-depot }
picture-turn-order = { label-turn-order }
picture-bonus-tiles = { label-bonus-tiles }
picture-dice = { label-dice }
picture-storage = { label-storage }
picture-goods = { label-goods }
picture-sold = { label-sold }
picture-to-move = To move
picture-reconstructed = reconstructed
picture-description = The table of a game: depots, turn order, bonus tiles, and every duchy with its storage, goods and dice.

reconstructed = ○ Reconstructed: { $what }.
reconstructed-depots = depot spaces
reconstructed-board-pairs = board pairs
