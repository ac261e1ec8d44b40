# The rules of The Castle, in English, written like those that all games share.

## The frame

rules-lead = Everything that counts, in short sections. Falcon has a part of its own; without it, all the rest holds alone. A ○ marks what we had to make up.
rules-group-game = How it is played
rules-group-areas = Four sorts of areas
rules-group-wall = Keep, wall and end
rules-group-falcon = Falcon, the expansion

## How it is played

rules-goal = The goal
rules-goal-text =
    The two of you build one castle, tile by tile, inside a wall that stands from the beginning. You send followers to paths, houses, towers and courts, and whoever has more of them in an area scores it.

    Points are counted on the wall itself. Who counts well lands on a __corner tower__ and takes the wall tile that lies there. Most points at the end win.

rules-table = The table
rules-table-text =
    Between you stands what both share:

    • The __wall__ around 76 squares. On top of it runs the track from 0 to 99. At its 14 bends stand corner towers, each with two spaces of the track.
    • Seven __start spaces__ on the inner edge of the wall: pieces of paths, houses, towers and courts from which building begins.
    • 60 __castle tiles__, face down. At least 16 squares stay empty to the end.
    • 13 __wall tiles__, face down, one on each corner tower except that of 0 and 1.

    Each of you has seven __followers__, of which one keeps the score, and a __keep__.

    Hidden from both are only the tiles still to come and the wall tiles that nobody has seen. Which of them are left can be worked out, and the table shows it. Whatever else is drawn on a tile has no meaning.

rules-start = How it begins
rules-start-text =
    • Who begins is drawn by lot, unless your table has agreed on somebody.
    • The 18 wall tiles, two each of nine kinds, are mixed face down. 13 of them go on the corner towers, and five back into the box unseen.
    • The castle tiles are mixed face down.
    • Each of you puts one follower on 0 as a marker and keeps six followers and the keep.

    No tile lies inside the wall yet.

rules-turn = Your turn
rules-turn-text =
    You take turns. A turn has three steps:

    • __Lay__ the tile that you draw. This you must do.
    • __Send__ one figure to it, if you like.
    • __Score__ every path, house and tower that is complete now, and take back the figures there.

    A tile that fits nowhere leaves the game, and you draw again. If no tile is left then, your turn is over.

rules-placing = Laying a tile
rules-placing-text =
    The tile goes on an empty square inside the wall, turned as you like.

    • At least one whole side must touch a tile or a start space. A corner is not enough.
    • Where two sides meet, both show a __path__ or neither does. This holds for start spaces too.
    • Sides with a house, a tower or a court may meet in any mix. Unlike ones close each other.
    • Any side may face the bare wall, even one with a path.

    You may build from start spaces all game long. A tile that lies there stays.

rules-entering = Sending a figure
rules-entering-text =
    When your tile is laid, you may send one follower from your supply to it, and to it only: into one of its areas, of whatever sort. What he is called depends on where he stands.

    You may not enter an area in which somebody stands already, be it yours or the other’s and on any tile of it. Areas with figures may still grow together later; then all of them stand in one.

    You may enter an area that this very tile completes; you score it at once and take the follower back. Who enters a __court__ lies down there and stays to the end of the game.
rules-entering-area = Area
rules-entering-role = Follower there

rules-completing = Completed areas
rules-completing-text =
    • A __path__ is complete when each of its ends is at a square, a building, the wall or a start space, or when it runs in a closed loop.
    • A __house__ or a __tower__ is complete when none of its sides faces an empty square. Another sort of area closes a side, and so does the wall.
    • A __court__ is never complete. It goes as far as paths, buildings and the wall let it, and scores at the end.

    One tile may complete several areas, even some that it has no part in, because it closes their last open side.

rules-majority = Who scores
rules-majority-text =
    Whoever has more figures in a completed area gets __all__ its points. With equally many, or none, nobody gets any.

    A tile counts once for an area, however many parts of it belong there. A start space counts as one tile.

    Then all figures of the area return to their owners, even if nobody scored. They can be sent again from the next turn on, to any sort of area.

rules-order = In which order
rules-order-text =
    If a tile completes several areas, those that you score come first, then those of your opponent, and those that nobody scores come last. Within each of these groups it is you, whose turn it is, who chooses the order.

    Each area is a move of the marker of its own, and its wall tile is taken before the next area is chosen. So the order decides who lands on a corner tower. You are asked only where that can matter.

## Areas

rules-road = Paths
rules-road-text =
    A completed path scores __1 point__ for each tile. If there is a __fountain__ on it, it scores __2 points__ for each tile; more fountains add nothing.

    A __square__ parts the paths that meet there: each ends at it. Where paths cross without a square, all arms are one path. A fountain parts nothing.

    Example: a path from a square to the wall, on a single tile, scores 1.

rules-house = Houses
rules-house-text =
    A completed house scores __1 point__ for each tile. That is little, but your __keep__ stands on the largest house that you have scored, and that counts at the end.

rules-pigsty = Towers
rules-pigsty-text =
    A completed tower scores __2 points__ for each tile. It is not to be taken for a corner tower, which belongs to the wall.

    Example: a tower of two tiles scores 4.

rules-meadow = Courts and markets
rules-meadow-text =
    At the end of the game whoever has more figures in a court scores __3 points__ for each __market__ in it, those on start spaces included. With equally many figures, or none, nobody does. A court without a market is worth nothing.

    Example: in a court with five markets, one of them on a start space, you have more merchants: 15 points, or 20 with the wall tile for markets. Alone in another court with one market, your opponent scores 3.

## Keep, wall and end

rules-seat = The keep
rules-seat-text =
    Your keep goes on the first house that you score. It moves when you score one with __more__ tiles, never to one of the same size or a smaller one. A house that nobody scores moves no keep.

    At the end the larger of the two keeps scores 1 point for each square of the __largest empty area__. With equal keeps nobody scores; if there is only one keep, its owner does.

rules-track = The track on the wall
rules-track-text =
    Points move your marker along the wall. If it ends a scoring __exactly__ on one of the two spaces of a corner tower with a wall tile, you take the tile and lay it open before you. Merely passing brings nothing.

    This holds for points that you get in your opponent’s turn too, but not in the final scoring. Beyond 99 you go on from 0: the points add up, and the corner towers count again.

    Example: from 10, 2 or 3 points bring the wall tile of the tower at 12 and 13, and 4 points bring none.

rules-tokens = Wall tiles
rules-tokens-text =
    There are nine kinds, two of each. You may use a wall tile from your next turn on and only in your own turns, even several in one turn. Then it leaves the game.

    The first three are yours to give or to keep. The one for an extra turn brings a whole turn after yours, and two of them may follow each other. You are asked about doubling just before the area scores. No area is doubled twice.

    The other six work by themselves at the end, in the way that brings you most. Two of the same kind never score the same area.

rules-end = The end of the game
rules-end-text =
    The game ends after the turn in which the last tile is used. An extra turn needs a tile, too. Then you score

    • the __keeps__: the larger one brings as many points as the largest empty area has squares, side by side,
    • the __courts__ with their markets,
    • the __wall tiles__ for unfinished areas and for points.

    Without a wall tile, unfinished paths, houses and towers score nothing. Most points win; with equally many you share the win.

    Example: if the largest empty area has 11 squares, the owner of the larger keep gets 11 points.

## Falcon

rules-falcon = What Falcon adds
rules-falcon-text =
    Falcon is an expansion that is switched on when a table is opened. All other rules stay.

    • Four __gates__ go into the wall, between 27 and 28, 47 and 48, 69 and 70, 91 and 92. They make the inside larger.
    • 18 __tiles__ with chapels and aeries are mixed with the 60.
    • Each of you gets a __king__ and a __falconer__.
    • 12 __aeries__ lie in a pool.

    The game ends when all 78 tiles are used.

rules-chapel = Chapels
rules-chapel-text =
    A chapel is laid and completed like a house: its sides may meet anything but a path. A follower in it is a preacher.

    A completed chapel scores for whoever has more figures in it, and more with every tile. An unfinished one scores nothing, and no wall tile helps.
rules-chapel-tiles = Tiles
rules-chapel-points = Points
rules-chapel-more = { $tiles } or more

rules-nobles = King and falconer
rules-nobles-text =
    You may send your king or your falconer in place of a follower, into any sort of area. It is still one figure a turn, each counts as one figure, and they return like the others.

    • The __king__ doubles the points that you get for his area.
    • The __falconer__ brings you one more aerie when you score his area.

    Neither may go where you would score in the same turn, and so into no area that this tile completes.

    Nobody chooses whether they act. Points are doubled only once: where the king doubles, the wall tiles for houses and towers cannot be used. If you have fewer figures or equally many, they do nothing.

    Example: a tower of three tiles scores 12 with a king, and 12 with the wall tile.

rules-nests = Aeries
rules-nests-text =
    Whoever gets points for a completed path, house, tower or chapel takes an aerie from the pool for each one in that area. An aerie between several areas counts for each of them when it is scored.

    If the pool is empty, both give back equally many, and taking goes on: only the difference counts. At the end whoever has more aeries scores as many points as the largest empty area has squares, just as for the keep. With equally many nobody does.

    Example: you score a chapel of five tiles with your falconer in it and two aeries beside it: 15 points and three aeries.

rules-gates = Gates
rules-gates-text =
    Gates are no spaces of the track. A marker goes past and never stops there.

    Example: from 26, three points lead to 29.

rules-halt = Halt! Who goes there?
rules-halt-text =
    This variant needs Falcon and is switched on with it. A marker that comes to a gate __stops__ there, and the rest of those points is lost. Aeries and keep come all the same, but a marker on a gate takes no wall tile. In the final scoring gates are passed as always.

    Example: from 25, two points lead to 27 and three to the gate behind it. From 27 one point leads to the gate, and from the gate two lead to 29.

## Fine print

rules-box = What is in the box
rules-box-text =
    The pictures show every castle tile, first those of the base game, then those of Falcon. Where there are several of one, it says how many.

    What is marked ○ is __reconstructed__: no account of the game gives it, so ours obeys everything that is known. Who owns the box may put in the list of its real contents.
rules-box-base = Base game
rules-box-falcon = Falcon
rules-box-copies = { $count }×

rules-names = Names that mislead
rules-names-text =
    The Polish edition has pictures and names of its own, and some of its words mean something else in the English one. We use the names of the edition in your language.
rules-names-what = What it is
rules-names-in-english = English edition
rules-names-in-polish = Polish edition
rules-names-pigsty = the building that scores 2 for each tile
rules-names-pigsty-english = tower
rules-names-pigsty-polish = chlew (pigsty)
rules-names-stocks = what doubles a path
rules-names-stocks-english = fountain
rules-names-stocks-polish = dyby (stocks)
rules-names-square = what parts paths
rules-names-square-english = square
rules-names-square-polish = fontanna (fountain)
rules-names-shrine = what gives a court its worth
rules-names-shrine-english = market
rules-names-shrine-polish = kapliczka (shrine)
rules-names-chapel = the building of Falcon
rules-names-chapel-english = chapel
rules-names-chapel-polish = kaplica (chapel)
rules-names-tower = the bends of the wall
rules-names-tower-english = corner tower
rules-names-tower-polish = wieża obronna (defence tower)
rules-names-prince = the figure that doubles points
rules-names-prince-english = king
rules-names-prince-polish = książę (prince)

rules-known = What this rests on
rules-known-text =
    The rulebook of Falcon was read whole. That of the base game was not before us; its rules here are taken from accounts of it, most of them from two or more that do not depend on each other.

    Only one account tells these:

    • The first corner tower after 0 and 1 is at 12 and 13.
    • A tile that fits nowhere leaves the game.
    • A corner is not enough when a tile is laid.
    • Where paths cross without a square, all arms are one path.
    • A start space counts as a tile of its path.
    • A wall tile is used in your own turn only.
    • There is a wall tile for a larger keep.
    • Wall tiles for unfinished areas and for points are counted last.

    ○ Reconstructed are the outline of the wall, its other corner towers and its start spaces, where the gates and their start spaces are, the faces of all tiles, by how much a wall tile makes the keep larger (2), what the one for points is worth (5), and at what rate unfinished areas score.

rules-rulings = Rulings
rules-rulings-text =
    Where the sources are silent, unclear or at odds, we play like this. The numbers are those of the full list that comes with the program.

    • __R 1, 2__ With equal keeps nobody scores for them; with only one its owner does. Players with equal points share the win.
    • __R 3, 4__ A start space counts as a tile of its area and is like the side of a tile: its path goes on, and none begins where it shows none.
    • __R 5__ A wall tile scores an unfinished area as if it were finished, without keep, printed aeries and doubling by a wall tile; a table may agree on 1 point for each tile.
    • __R 6, 7__ Points run on beyond 99 and may bring wall tiles again, but the final scoring brings none.
    • __R 8, 9__ A wall tile taken in a turn may be used in the extra turn after it. Two extra turns may follow each other.
    • __R 10, 11__ A king on a path with a fountain makes 4 points for each tile. He doubles a court too, even with the wall tile for markets. A table may agree that only the fountain doubles, and that king and falconer act in completed areas only.
    • __R 12, 13__ A falconer brings his aerie even where none is printed, and for a court that scores. An aerie counts for each area that it touches.
    • __R 14, 17__ In an unfinished area that a wall tile scores, the king doubles and the falconer brings his aerie. Those of the player with fewer figures do nothing.
    • __R 15, 16__ Only the squares of the largest empty area count, not what it touches. Keep and aeries score the same area, for one player both if it comes so.
    • __R 18, 41, 42__ In the variant a marker on the space before a gate has not come to it yet, its next point leads to the gate, and the first point from there to the space behind. The final scoring passes all gates.
    • __R 19 to 22, 35__ Wall, tiles, gates and some numbers are reconstructed and marked so; an owner’s list may replace them.
    • __R 23__ Who begins is drawn or agreed on, not named by the younger player.
    • __R 24, 25__ Every tile that is left is equally likely to be drawn. So is every wall tile that nobody has seen, those in the box included.
    • __R 26__ If no tile is left after one that fits nowhere, the turn is over.
    • __R 27__ Turns in which a tile looks the same are one choice.
    • __R 28 to 30__ Nothing is asked where there is nothing to choose. Areas that score one after another are each paid out, with their wall tile, before the next is chosen.
    • __R 31 to 34__ No area is doubled twice. Doubling is asked for just before an area scores, the extra turn at the end of a turn, and both may be declined. Wall tiles for the end are used in the way that brings most, each for another area.
    • __R 36, 37, 48__ An area that the tile completes is closed to king and falconer; a court is open to them with the last tile too. Each of them counts as one figure.
    • __R 38 to 40__ What they do is not a choice, and aeries are not doubled. Aeries are counted without a limit.
    • __R 43, 44__ In the variant aeries and keep come even where points are lost. It needs Falcon.
    • __R 49__ Aeries are compared after all areas have scored, unfinished ones too.
    • __R 45__ Which tiles and wall tiles are still to come may be shown, since it can be worked out.
    • __R 46, 47__ The wall tile for a larger keep does nothing without a keep, and two of them add up. Wall tiles taken in the last turn count in the final scoring.

## How this page works

rules-hands = Mouse and touch
rules-hands-text =
    What glows, you may use. Your tile fits where a square is lit; a dashed square with an arrow fits it too, once it is turned. Turn the tile with the two round buttons, with the small pictures of it, or with R and Shift+R. Then click a square or drag the tile there.

    Rest the pointer on a square to see which areas the tile would complete, what they are worth, and whose marker would land on a corner tower. Then click a part of the tile to send a follower there; choose the king or the falconer in your supply first if you want to send one of them.

    On a phone the first tap shows what would happen, and the second one does it; pinch or tap twice to enlarge the castle. Choose something that is not allowed, and the page says why, and where in these rules it is told. Rest the pointer on an area, or press long, to read how far it is and who leads there.

rules-undo = Taking back
rules-undo-text =
    You may take back your own moves freely until something new became known: a tile drawn, a wall tile turned up, an answer of somebody else. After that your opponent is asked. Against a bot you may go back as far as you like.

    What was taken back is in the log.

## The help beside the table

rules-help-turn = What may I do?
rules-help-turn-text =
    • __Lay__ your tile so that a whole side touches a tile or a start space, and paths meet only paths.
    • __Send__ a figure to it, into an area where nobody stands, or nobody.
    • Completed areas __score__ for whoever has more figures there; then these come home.
rules-help-areas = What does an area score?
rules-help-wall = What does the wall do?
rules-help-wall-text =
    A marker that ends a scoring exactly on a corner tower takes its wall tile, to be used from the next turn on. Each area is a move of its own.
rules-help-end = What counts at the end?
rules-help-end-text =
    The larger keep, and with Falcon more aeries, score 1 point for each square of the largest empty area. Courts score 3 for each market. Unfinished areas score only with a wall tile.
