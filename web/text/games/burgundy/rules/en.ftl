# The rules of Burgundy, in English, written like those that all games share. $edition is `special` or `first`.

## The frame

rules-lead = Everything that counts, in short sections. Where the two editions differ, you read the one that you choose here.
rules-group-game = How it is played
rules-group-tiles = What tiles do
rules-group-points = Points
rules-group-modules = Modules

## How it is played

rules-goal = The goal
rules-goal-text =
    You rule a duchy in the Burgundy of the 15th century and let it flourish: you take tiles from the depots in the middle and place them on the 37 spaces of your duchy. Full areas, animals, goods sold, bonus tiles and some monasteries score points.

    The game has five phases of five rounds each. In every round you have one turn with two dice, so 50 dice in all. Who has the most points at the end wins.

rules-table = The table
rules-table-text =
    In the middle lies what all share:

    • __Six numbered depots__ with tiles, one for each face of a die, and with the goods that arrive there.
    • __The black depot__, whose tiles are bought for silver.
    • __Phases and rounds__, with the goods of the rounds to come.
    • __The turn-order track__, and the bonus tiles that nobody has taken yet.

    Before you lies your own duchy, and beside it your two dice, your __storage__ for three tiles that are not placed yet, three __goods spaces__ for unsold goods, your workers, your silver and the goods you have sold.

    Everything is open to everybody, except which tiles and goods come in later phases.

rules-start = How it begins
rules-start-text =
    Each player starts with one silver, three random goods and a castle that already lies in the duchy. Clockwise from the starting player you get 1, 2, 3 and 4 workers.

    { $edition ->
        [first] The starting player is drawn by chance. All play on the same board, 1 or 2, and the castle lies in its centre. As a variant for experienced players, each gets a random board, chooses its side, and chooses the castle space as well.
       *[special] Everybody rolls a die, and the highest starts. Each player is dealt a random board, chooses its side, and puts the castle on any castle space of it. For a first game all may take board 1 or board 2, with the castle in the centre.
    }

    The starting castle scores nothing and grants no action. It does cover its space.

rules-phase = A phase
rules-phase-text =
    Before each phase all tiles still lying in the depots leave the game, and every depot space in use gets a new tile of its colour. The black depot gets new tiles with black backs. Five goods are laid out, one for each round.

    Goods in the depots stay where they are. So does everything that the players own. Within a phase nothing is refilled: a tile taken leaves a gap.

rules-round = A round
rules-round-text =
    • Everybody rolls two dice at the same time, for all to see. You can plan while others play.
    • The first player also rolls the white die. It sends the next good to the depot with its number. It does nothing else, and workers never change it.
    • Everybody has one turn. Who is further ahead on the turn-order track plays earlier; on one space, who is higher in the stack.

rules-turn = Your turn
rules-turn-text =
    Each of your two dice serves one action, in any order, also twice the same:

    • __Take a tile__ from the depot with the number of the die.
    • __Place a tile__ from storage on a space with the number of the die.
    • __Sell goods__ of the colour with the number of the die.
    • __Take two workers__ with a die of any number.

    Once in your turn you may also buy a tile from the black depot, at any moment. Workers change your dice. You may leave dice unused: they are rolled anew in the next round.

rules-take = Take a tile
rules-take-text =
    Choose a tile in the depot with the number of your die. It goes to your storage, never straight to your duchy. With your other die you may place it in the same turn.

    Storage holds three tiles. If it is full, you first discard one of them, which leaves the game. No die takes a tile from the black depot.

rules-place = Place a tile
rules-place-text =
    Choose a tile in your storage and a space of your duchy that

    • is empty,
    • shows the number of your die,
    • has the colour of the tile,
    • and adjoins at least one tile that already lies in your duchy.

    A placed tile stays to the end of the game. First you score the area if it is complete, then a bonus tile if the colour is complete, and then the tile does what it does.

rules-sell = Goods and selling
rules-sell-text =
    Goods come in six colours, each with a number. You store at most three colours, one on each goods space, and any number of goods of a colour. Ships bring goods.

    A die sells __all__ your goods of the colour with its number. You get one silver for the sale, however many goods it was, and for each good 2 points with two players, 3 with three, 4 with four. Sold goods lie aside for some monasteries, and their space is free again.

rules-workers = Workers
rules-workers-text =
    Each worker that you give back changes one of your dice by one, up or down. 1 and 6 are neighbours. You may spend several on one die. Changing a die is no action: the die still does its full work.

    Here you never change a die by hand. You choose what you want to reach, and the page asks for the fewest workers that it takes. With a die of any number you may take two workers.

rules-buying = Silver and the black depot
rules-buying-text =
    Once in your own turn, at any moment, even in the middle of an action, you may pay two silver for one tile of the black depot. It goes to your storage. This is no action and uses no die.

    Silver comes from sales, mines and banks. Tiles with black backs work and score like all others.

## What tiles do

rules-buildings = Buildings
rules-buildings-text =
    A building does its work once, when it is placed, without a die. You may decline it (not the watchtower’s points), and you may place a building whose work is not possible just now.

    A __city__ is a connected area of building spaces. It may hold each type of building only once; other cities of yours may hold it again.

rules-animals = Animals
rules-animals-text =
    A __pasture__ is a connected area of animal spaces. When you place an animal tile, you score the animals that it shows, and also all animals of the same species that already lie in this pasture, side by side or not. So an early herd scores again and again.

    Example: three cows and three sheep lie in a pasture. Four more cows score 4 + 3 = 7. Another four cows later score 4 + 4 + 3 = 11. Two sheep instead score 2 + 3 = 5.

rules-ships = Ships and turn order
rules-ships-text =
    When you place a ship, two things happen:

    • You choose any depot, whatever your die shows, and load all its goods that you can store. For goods of a new colour you need a free goods space. What you cannot store stays there; if there is a choice, it is yours.
    • Your marker moves one space ahead on the turn-order track, on top of those that stand there. This counts from the next round on.

rules-castles = Castles
rules-castles-text =
    When you place a castle, you carry out one more action at once, as if with another die that shows whatever you like: take a tile from any numbered depot, place one on a space of any number, sell any one colour, or take workers. { $edition ->
        [first] The action must be carried out; taking workers is always possible.
       *[special] You may decline it.
    }

rules-mines = Mines
rules-mines-text =
    A mine does nothing when it is placed. At the end of each phase every mine in your duchy brings you one silver. All three mine spaces covered also means a bonus tile.

rules-monasteries = Monasteries
rules-monasteries-text =
    All 26 are different. 1 to 14 change the rules for you as long as they lie in your duchy, 15 to 26 score at the end of the game. In storage they do nothing.

## Points

rules-areas = Areas
rules-areas-text =
    An area is a connected set of spaces of one colour. The moment its last space is covered, you score twice: for its size, and for the phase in which it happens. Early areas are worth more.
rules-area-size = Spaces
rules-area-points = Points for the size
rules-phase-points = Points for the phase
rules-areas-example = Example: an area of 3 spaces, completed in phase B, scores 6 + 8 = 14 points.

rules-bonus = Bonus tiles
rules-bonus-text =
    For each of the six colours there are two bonus tiles. Who is first to cover __all__ spaces of a colour in the own duchy takes the large one, the second takes the small one. They score at once. Third and fourth get nothing.
rules-bonus-players = Players

rules-phase-end = The end of a phase
rules-phase-end-text =
    After the fifth round every mine in your duchy brings one silver; with monastery 2 it brings a worker as well. Then the next phase begins. After phase E the mines pay too, before the last points are counted.

rules-game-end = The end of the game
rules-game-end-text =
    The game ends with phase E, after 25 rounds. Then you score

    • one point for each unsold good,
    • one point for each silver,
    • one point for every two workers,
    • and your monasteries 15 to 26.

    Tiles that are still in storage score nothing. Most points win.

rules-tie-break = Ties
rules-tie-break-text =
    With equal points, { $edition ->
        [first] who has more empty spaces in the duchy wins. If that is equal too, who is further back on the turn-order track wins.
       *[special] who has fewer empty spaces in the duchy wins. If that is equal too, who is further ahead on the turn-order track wins.
    }

    On one space of the track, the higher marker counts as further ahead. A table may agree on the other way round.

## Fine print

rules-players = Two, three or four
rules-players-text =
    The more players, the more depot spaces are filled. With three players the castle space of depot 6 gets a castle in phases A, C and E and a mine in phases B and D. The black depot has 4, 6 or 8 spaces.

rules-editions = What differs between the editions
rules-editions-text =
    A table plays one edition throughout, and the page shows its colours: castles are burgundy in the Special Edition and dark green in 2019.
rules-differs-topic = Topic
rules-differs-start = Starting player
rules-differs-start-special = the highest die
rules-differs-start-first = by chance
rules-differs-boards = Boards
rules-differs-boards-special = a random board for each, side of choice
rules-differs-boards-first = all on board 1 or all on board 2; for experienced players a random board, side of choice
rules-differs-castle = Starting castle
rules-differs-castle-special = on any castle space
rules-differs-castle-first = in the centre; for experienced players on any castle space
rules-differs-redrawn = Boards 4 and 8
rules-differs-redrawn-special = redrawn
rules-differs-redrawn-first = as before
rules-differs-action = Action of a castle
rules-differs-action-special = may be declined
rules-differs-action-first = must be carried out
rules-differs-loading = Monastery 5, second depot
rules-differs-loading-special = may be left alone
rules-differs-loading-first = must be loaded
rules-differs-purchase = Monastery 6
rules-differs-purchase-special = once a turn two workers for a building from a numbered depot, beside the purchase
rules-differs-purchase-first = the purchase of the turn may be made from any depot, and workers stand in for silver
rules-differs-tie = First tie-break
rules-differs-tie-special = fewer empty spaces
rules-differs-tie-first = more empty spaces
rules-differs-track = Second tie-break
rules-differs-track-special = further ahead on the turn-order track
rules-differs-track-first = further back on the turn-order track

rules-rulings = Rulings
rules-rulings-text =
    Where the books are silent, unclear or at odds, we play like this. The numbers are those of the full list that comes with the program.

    • __R 1__ Which board numbers share a board is reconstructed; the books do not say.
    • __R 3__ Sides and castle spaces are chosen by all at once and in secret.
    • __R 8 to 10__ The starting castle grants no action and scores nothing, but covers its space for the area and the colour.
    • __R 14__ The order of a round is fixed when it begins. A ship counts from the next round on.
    • __R 17, 18__ A move costs the fewest workers that reach its goal. Free shifts of monasteries 9 to 12 are used first; with monastery 8 a worker is good for two steps.
    • __R 19__ A tile is discarded only to make room, and never the new one.
    • __R 20__ After a placement come the area, then the bonus tile, then the effect of the tile.
    • __R 21__ A monastery does not help its own placement.
    • __R 22__ A ship may be sent to a depot that brings nothing. If no depot has goods that you have room for, you are not asked.
    • __R 23, 24__ Goods that fit must be taken. If not all new colours fit, the owner of the ship chooses.
    • __R 26__ Effects chain to any depth; the inner one is finished first.
    • __R 27__ A city hall places on a space of any number; colour, neighbours and the limit of a city hold.
    • __R 29, 30__ An effect that cannot be used is skipped without a question.
    • __R 31, 35__ With full storage a purchase or an effect that brings a tile makes you discard one first. A table may agree that it is not allowed instead.
    • __R 34, 43__ A purchase, and monastery 6, may be used whenever you are asked anything in your own turn.
    • __R 36__ Mines and monastery 2 also pay at the end of phase E.
    • __R 40, 41__ Depots neighbour each other in a ring, 6 next to 1. With monastery 5 the first depot is loaded fully before the second is chosen.
    • __R 42__ Monastery 8 does not enlarge the free shift of monasteries 9 to 12.
    • __R 44__ Monasteries 13 and 14 also work when the action comes from a castle, and together.
    • __R 49__ Boards 4 and 8 of the Special Edition rest on a single transcription; a table may take those of 2019.

## How this page works

rules-hands = Mouse and touch
rules-hands-text =
    What glows, you may use. Choose in either order: a die first, and everything that it can do lights up; or a place first, and you see which die reaches it. A dashed ring costs as many workers as its badge says. If a choice can mean several things, a small menu asks.

    On a phone the first tap shows what would happen and the second one does it. Your duchy and the shared board are two panes; swipe or use the tabs. A dot on a tab says that there is something to do. Pinch or tap twice to enlarge.

    Choose something that is not allowed, and the page says why. Rest the pointer on a tile, or press long, to read what it does.

rules-undo = Taking back
rules-undo-text =
    You may take back your own moves freely until something new became known: a roll, a tile or good that was drawn, an answer of somebody else. After that the others are asked whether they agree. Against bots you may go back as far as you like.

    If you end a turn with dice unused, you are asked once. What was taken back is in the log.

## The help beside the table

rules-help-turn = What may I do?
rules-help-turn-text =
    Each of your two dice does one of these:

    • __Take__ a tile from the depot with its number.
    • __Place__ a stored tile on a space with its number, in the colour of the tile, beside another tile.
    • __Sell__ all goods of the colour with its number.
    • __Take two workers.__ A worker changes a die by one.

    Once a turn: __buy__ a tile of the black depot for two silver.
rules-help-tiles = What do tiles do?
rules-help-herd = Animals
rules-help-herd-does = When placed: score all animals of the species in the pasture, the new ones included.
rules-help-monastery = Monasteries
rules-help-monastery-does = Each one is different. Rest on a tile, or press long, to read it.
rules-help-points = What scores?
rules-help-points-text =
    A full area scores for its size (1, 3, 6, 10, 15, 21, 28 or 36 for 1 to 8 spaces) and for the phase (10, 8, 6, 4 or 2). Covering all spaces of a colour first or second brings a bonus tile.
