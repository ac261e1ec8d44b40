# The rules of Tuscany, in English, written like those that all games share. $edition is `revised` or `first`.

## The frame

rules-lead = Everything that counts, in short sections. Where the two prints differ, you read the one that you choose here.
rules-group-game = How it is played
rules-group-tiles = What tiles do
rules-group-points = Points

## How it is played

rules-goal = The goal
rules-goal-text =
    You are a prince in the Tuscany of the 15th century. You gather cards, and with them you cover your estate with tiles: villages and cities, quarries and monasteries. Every tile you place brings something at once, and full regions score points.

    There are two sorts of points. __Green__ points are added to the __red__ ones at the end of each of the three phases, and yet stay; so what you score early counts up to three times. Who has the most red points at the end wins.

rules-table = The table
rules-table-text =
    In the middle lies what all share:

    • __Eight open tiles__, and the face-down stacks of neutral tiles.
    • __Two decks__: property cards and yield cards.
    • __Bonus tiles__ of five kinds, five of each, and a __colour bonus__ for each of the eight colours.
    • __The green and the red track__, with a marker of every player on each.
    • __Marble, workers and hexagons__, which never run out.

    Before you lies your estate of 30 spaces, and beside it three __stacks__ of seven face-down tiles of your own, your __storage__ for pieces not yet placed, which is a single space at first, your bonus tiles, marble and workers, and your hand of cards.

    Hidden are the cards in the other hands, though not how many they are, and the order of all decks and stacks. All else is open.

rules-start = How it begins
rules-start-text =
    The steps have this order:

    • The start player is drawn by chance and keeps that part to the end of the game.
    • Eight neutral tiles are opened.
    • Everybody draws five cards.
    • Everybody is dealt three boards, one of each of the letters A, B and C, joins them to an estate, and puts the start castle into it.
    • The start player takes a bonus tile of any kind, then the others in turn. Several may take the same kind. Who takes the one for storage scores two green points at once.

    Both tracks begin at nothing.

rules-building = Building the estate
rules-building-text =
    You join your three boards in any order, each turned by half a turn if you like, long edge to long edge. Neighbouring boards touch with three spaces: the lower one lies half a space to the left or half a space to the right.

    A __region__ is a connected set of spaces of one colour, and regions go on across the edges of boards. None may have more than three spaces; if one would, join the boards otherwise.

    Then the __start castle__ goes on one of your three castle spaces. It has no effect and scores nothing, but it covers its space, and the first tile that you place must adjoin it.

    All build at the same time, and nobody sees what the others do until all are ready. Until then you may change your answer.

rules-round = Rounds
rules-round-text =
    In each round everybody has one turn, the start player first and the others clockwise. Then the next round begins, again with the start player. A phase has as many rounds as it takes for somebody to empty a stack.

rules-turn = Your turn
rules-turn-text =
    In your turn you do __one__ of three actions:

    • __Draw cards.__
    • __Take a tile__ into your storage.
    • __Place a tile__ from your storage in your estate.

    Once in your turn you may give back one __marble__ for one more action of any of the three, the same one again if you like. The marble may be one that you have just gained. You must act; drawing is always possible.

rules-draw = Draw cards
rules-draw-text =
    You draw { $edition ->
        [first] two
       *[revised] three
    } property cards, and one more for each bonus tile for cards that you own.{ $edition ->
        [first] {" "}You may leave some or all of these further cards: in a tie fewer cards in hand can win.
       *[revised] {""}
    } Your hand may be of any size.

    When the deck has run out, all discarded cards are shuffled into a new one. If even that leaves too few, the cards that are missing are not drawn.

rules-take = Take a tile
rules-take-text =
    Choose one of the open tiles and put it on an empty space of your storage. Each bonus tile for storage is one more space. If no space is empty, a stored piece of your choice leaves the game, and the new tile takes its place; a hexagon that makes way returns to the supply.

    Then you fill the gap: the top tile of your first stack that still has any goes face up among the open ones. When all your stacks are empty, a neutral tile comes instead. Who empties a stack may bring a phase to its end.

    You may take a tile that you cannot place, unless your table has agreed otherwise.

    __If none of the open tiles could be placed__ in your estate, you may first put away all open tiles of one colour and open neutral ones instead, again and again until one fits. Then you must take one that fits. A tile fits if an empty space of its colour adjoins a tile of your estate; cards and storage do not matter here. While any open tile fits, none are put away.

rules-open = The open tiles
rules-open-text =
    Whenever five open tiles have the same colour, the game halts: all tiles of that colour are discarded, and as many neutral ones are opened, over and over until no colour has more than four. Agriculture tiles count as one colour, whatever they show.

    When the neutral stacks have run out, the discarded tiles with a neutral back are shuffled into new ones. Tiles with the back of a player do not return.

rules-place = Place a tile
rules-place-text =
    Choose a piece in your storage and a space of your estate that

    • is empty,
    • has the colour of the tile,
    • and adjoins at least one tile that already lies there.

    You pay with cards, workers or both. A placed tile stays to the end of the game. First you score its region if that is complete, then a colour bonus if the colour is complete, and then the tile has its effect.

rules-paying = How you pay
rules-paying-text =
    A tile costs __two cards of its colour__. There are two ways to make up for a card that you lack, and they go together:

    • A __pair__ of cards of one other colour stands in for one card. Two pairs stand in for both, even four cards of one colour.
    • A __worker__ given back stands in for one card, and two workers for both.

    Cards go to the discards, workers back to the supply. A hexagon costs what a tile of the colour of its space costs.
rules-paying-way = Way
rules-paying-cards = Cards
rules-paying-card-card = two cards of the colour
rules-paying-card-worker = one card of the colour, one worker
rules-paying-card-pair = one card of the colour, one pair
rules-paying-worker-worker = two workers
rules-paying-worker-pair = one worker, one pair
rules-paying-pair-pair = two pairs, of one colour or of two

## What tiles do

rules-castle = Castles
rules-castle-text =
    When you place a castle, you may at once take any open tile and place it in your estate. It costs nothing and needs no storage, but its space must be empty, of its colour, and beside a tile of yours.

    That tile scores and has its effect like any other; if it is a castle too, you go on. Its gap is filled from your stacks, and five of a colour make way, before you score. If no open tile fits, the castle brings nothing. You may decline.

rules-city = Cities and bonus tiles
rules-city-text =
    When you place a city, you may at once take a bonus tile of any kind that is left. You may own several of a kind; their effects add up and hold for the whole game. The one for storage also scores two green points at once.

rules-inn = Inns and hexagons
rules-inn-text =
    When you place an inn, you take a wooden hexagon on the storage space that has just become free.

    With a later action you place the hexagon on a space of __any__ colour, beside a tile of yours, and pay in the colour of that space. Then it is a tile of that colour in all that matters: points, effect, colour bonus. On an agriculture space it is a crop of its own and always scores one green point.

    Example: two city cards and one agriculture card place a hexagon on an agriculture space. It scores one point, whatever else lies in the region.

rules-agriculture = Agriculture
rules-agriculture-text =
    These tiles show one or two of four crops: grapes, olives, grain and livestock. When you place one, you score one green point for each crop on it that is not yet in its region. Other regions do not matter, and points for a full region come on top.

    Example: grapes lie in a region. Grapes and olives placed beside them score one point, for the olives.

rules-quarry = Quarries and marble
rules-quarry-text =
    When you place a quarry, you take one marble, and one more for each bonus tile for marble that you own. You may own any number.

    Once in your turn you may give back a marble for one more action. Each marble left at the end scores one point.

    Example: you draw cards, give back a marble, and place a tile.

rules-village = Villages and workers
rules-village-text =
    When you place a village, you take one worker, and one more for each bonus tile for workers that you own. You may own any number.

    A worker stands in for one card when you place a tile. Each worker left at the end scores one point.

    Example: one worker and two agriculture cards place a city.

rules-monastery = Monasteries
rules-monastery-text =
    When you place a monastery, you draw three property cards. Bonus tiles for cards add nothing here.

rules-cart = Carts and yield cards
rules-cart-text =
    When you place a cart, you turn up a yield card, take what it shows and discard it; each bonus tile for yields that you own turns up one more, one after the other. No other bonus tile adds to a yield. When the deck has run out, the discarded yield cards are shuffled into a new one.

    A hexagon goes to the storage space that has just become free, a further one to any free space. If there is none, it stays in the supply, and you score two red points instead.

## Points

rules-regions = Regions
rules-regions-text =
    The moment all spaces of a region are covered, you score green points for its size.

    Example: a monastery on the second space of three scores nothing yet. The one on the third space scores 6.
rules-regions-size = Spaces
rules-regions-points = Green points

rules-colours = Colour bonuses
rules-colours-text =
    The first player to cover __all__ spaces of a colour in their estate scores the first points of its colour bonus, in green; the second player scores the second points. Further players get nothing. The start castle counts as covering its space, and so do hexagons.
rules-colours-colour = Colour
rules-colours-spaces = Spaces
rules-colours-first = First
rules-colours-second = Second

rules-phases = The three phases
rules-phases-text =
    • __Phase 1__ ends with the round in which somebody is first to empty a first stack, having opened 7 tiles of their own.
    • __Phase 2__ ends with the round in which somebody is first to empty a second stack: 14 tiles.
    • __Phase 3__: when somebody is first to empty a third stack, the round is finished, and one more round is played.

    Every phase ends with a scoring, and play goes on with the start player. What is left on the stacks of the others stays there. A first stack emptied in phase 2 ends nothing, nor does a second one in phase 3. Tiles that castles make you open count; neutral tiles never do.

rules-scoring = Scoring
rules-scoring-text =
    At the end of each phase all add their green points to their red points. The green points __stay__: what you score in the first phase counts three times, in the second twice, in the third once. Red points simply count on past 50 and 100.

    Example: after the first phase 9 green and 4 red points make 13 red ones. After the second, 22 green and 15 red points make 37. Green stays at 22 and counts once more after the third.

rules-game-end = The end of the game
rules-game-end-text =
    After the third scoring everybody scores red points for what is left:

    • one for every { $edition ->
        [first] three
       *[revised] five
    } cards in hand; a rest scores nothing,
    • one for each tile in storage,
    • one for each hexagon in storage,
    • one for each marble,
    • one for each worker.

    Most red points win.

rules-tie-break = Ties
rules-tie-break-text =
    With equal points, who has more empty spaces in the estate wins. If that is equal too, { $edition ->
        [first] who has fewer green points wins, and then who has fewer cards in hand.
       *[revised] who has more green points wins.
    } Who is still level shares the place.

## Fine print

rules-box = What is in the box
rules-box-text =
    With fewer than four players the boards and tiles that belong to nobody stay in the box. Everything shared is the same for two, three and four. All estates are alike in how many spaces of each colour they have, whichever boards are dealt. The table counts those spaces, the tiles of each player, the neutral tiles and the property cards.

    What is marked ○ is __reconstructed__: the rulebook does not print it, so ours obeys every number that it does give. Who owns the box may put in the list of its real contents.
rules-box-colour = Colour
rules-box-spaces = Spaces
rules-box-own = Own
rules-box-neutral = Neutral
rules-box-cards = Cards
rules-box-total = Together
rules-box-start = The start castle comes on top of the 21 own tiles.

rules-editions = What differs between the prints
rules-editions-text =
    A table plays one print throughout. The first print rests on accounts of it, the revised one on its rulebook. A table may also agree on single figures of the other.
rules-differs-topic = Topic
rules-differs-draw = Cards of the action of drawing
rules-differs-draw-revised = three
rules-differs-draw-first = two
rules-differs-hand = Cards in hand for a final point
rules-differs-hand-revised = five
rules-differs-hand-first = three
rules-differs-tie = Second tie-break
rules-differs-tie-revised = more green points
rules-differs-tie-first = fewer green points, then fewer cards in hand

rules-rulings = Rulings
rules-rulings-text =
    Where the book is silent, unclear or at odds with itself, we play like this. The numbers are those of the full list that comes with the program.

    • __R 1, 3 to 6__ Boards, numbers of cards by colour, yield cards, crops and points of the colour bonuses are reconstructed and marked so.
    • __R 2__ A board has rows of three, four and three spaces, and the next lies half a space to the left or right: there is no other way for three spaces to touch three.
    • __R 7__ Storage has one space before any bonus tile.
    • __R 9__ The start player is drawn by chance, not the youngest.
    • __R 10__ Boards may not be joined so that a region has more than three spaces.
    • __R 11__ An estate is one sealed answer, opened when all are in.
    • __R 12, 13__ The start castle scores no region, even alone in it, but covers its space for region and colour.
    • __R 16, 17__ You must act. The marble is offered after the first action and all that follows from it.
    • __R 18 to 20__ Extra cards are drawn without a question; where fewer cards can win a tie, you may leave some. A supply is shuffled anew when something is to be drawn and nothing is left.
    • __R 21, 22__ You may take a tile that does not fit; a table may agree that you may not while another fits. Whether it fits hangs on the spaces alone.
    • __R 23 to 25__ Open tiles are put away only while a neutral tile that fits can still come. Then you go on until one fits, and take one that does.
    • __R 26__ A stored hexagon may make room for a new tile.
    • __R 27__ Open tiles of the same face and back are one choice.
    • __R 28__ A pair is of a colour other than the tile’s, and nobody pays more than is asked.
    • __R 29, 46__ The storage space is empty before points and effect. A tile that you take goes to the first free space.
    • __R 30, 31__ If more than five of a colour are open, all make way. If no neutral tile can come, the gap stays for a time.
    • __R 32__ Gaps are filled, and five of a colour make way, before points and effect of a tile that a castle brought.
    • __R 33__ After a placement come the region, then the colour bonus, then the effect.
    • __R 34__ If no open tile fits, a castle brings nothing; none are put away for it.
    • __R 35, 36__ The extra action may place a hexagon that the first one brought. Several hexagons in an agriculture region score one point each.
    • __R 37, 38__ Yield cards are turned up one by one. Stored pieces never make room for a hexagon.
    • __R 39__ Castle and city may be declined; all other effects happen.
    • __R 40, 41__ Tiles opened by a castle count for the phase. Several who empty such a stack in one round end one phase, and there is only one last round.
    • __R 42__ Who is level after all comparisons shares the place.
    • __R 44, 45__ How many cards a hand has is open. What can be worked out from what was seen may be shown.

## How this page works

rules-hands = Mouse and touch
rules-hands-text =
    What glows, you may use. Choose a tile in your storage, and its spaces light up, and the cards that would pay are lifted. Choose other cards, workers, or another way to pay, if you want to keep those; your choice holds while you go from space to space. A click on a space then places the tile.

    An estate is built by dragging its boards, or with buttons and keys. On a phone the first tap shows what would happen, and the second one does it; your estate and the shared board are two panes, and a dot on a tab says that there is something to do. Pinch or tap twice to enlarge.

    Choose something that is not allowed, and the page says why, and where in these rules it is told. Rest the pointer on a piece, or press long, to read what it does.

rules-undo = Taking back
rules-undo-text =
    You may take back your own moves freely until something new became known: cards drawn, a tile opened, an answer of somebody else. After that the others are asked whether they agree. Against bots you may go back as far as you like.

    If you decline what a castle or a city offers, you are asked once. What was taken back is in the log.

## The help beside the table

rules-help-turn = What may I do?
rules-help-turn-text =
    One of these, and once a turn one more for a __marble__:

    • __Draw__ cards, and one more for each bonus tile for cards.
    • __Take__ an open tile into storage.
    • __Place__ a stored tile on an empty space of its colour, beside another tile.
rules-help-paying = How do I pay?
rules-help-paying-text =
    Two cards of the colour of the tile. For each of them may stand

    • a __pair__ of cards of one other colour,
    • or a __worker__.
rules-help-points = What scores?
rules-help-points-text =
    A full region of 1, 2 or 3 spaces scores 1, 3 or 6 green points. Who covers all spaces of a colour first or second scores its colour bonus. New crops score 1 each.

    At the end of each phase green points are added to the red ones, and stay. At the end cards, tiles, hexagons, marble and workers left score a little.
rules-help-tiles = What do tiles do?
