# What the coach of Tuscany says, in English.

## The coach

learn-welcome = An estate of your own
learn-welcome-text = You and { $bot } each build an estate. Every tile that you place there brings something, and full regions score. After three phases most red points win. You have time: nothing here hurries you.
learn-build = Join your three boards
learn-build-text = Move, turn and shift the boards as you like. Choose a glowing castle space, where you begin: best one beside colours of which you have cards. Then press “Ready”.
learn-bonus = Your first bonus tile
learn-bonus-text = It works all game long. “+1 property card” and “+1 storage space” help from the first turn on, the others once you place quarries, villages or carts.
learn-take = Take a tile
learn-take-text = A turn is one action: draw cards, take a tile or place one. Take an open tile now, in a colour that adjoins your castle. Rest on a tile, or press it long, to read what it does.
learn-tools = Look, ask, take back
learn-tools-text = What { $bot } did stands in the log. Ask for a hint, take back what you regret, and choose what is not allowed, too: the page says why not.
learn-draw = Draw cards
learn-draw-text = What you take waits in storage. To place it you pay two cards of its colour; for each of them a pair will do, two cards of one other colour. Now draw, to have more to pay with.
learn-place = Place your tile
learn-place-text = Choose it in storage: its spaces glow, and the cards that would pay rise. If you would rather keep those, choose others. Then click a glowing space, or tap it twice.
learn-place-told-text = Nothing can be placed yet: a tile needs an empty space of its colour beside your tiles, and two cards or pairs. Draw cards, or take a tile that fits; then choose it, and a glowing space.
learn-effects = What tiles bring
learn-effects-text = Village: a worker. Quarry: marble. Monastery: three cards. Cart: a yield card. Inn: a wooden hexagon for any colour. Agriculture: points. City: a bonus tile. Castle: one more tile for nothing.
learn-workers = Workers and marble
learn-workers-text = A worker stands in for one card when you pay. One marble, once a turn, buys one more action after your first. You may save up both.
learn-regions = Full regions score
learn-regions-text = Neighbouring spaces of one colour are a region. Once it is full it brings 1, 3 or 6 green points, for 1, 2 or 3 spaces. More go to the first two who fill a whole colour.
learn-scoring = Green points count again
learn-scoring-text = At the end of each of the three phases your green points are added to the red ones, and yet stay. What you score in the first phase counts three times.
learn-end = When it ends
learn-end-text = Tiles from your stacks replace what you take. A phase ends with the round in which somebody first empties a stack, the third phase one round later. Then what you have left brings a few red points.
learn-scored = Your first green points
learn-scored-text = Your green points: { $green }. When the phase ends they are added to your red ones.
learn-phase = A phase is over
learn-phase-text = All have added their green points to their red ones; yours come to { $red }. The green ones stay, and count again.
learn-spare = One more action?
learn-spare-text = One marble buys it, once a turn. Or end your turn and save the marble.
learn-choice = Something to choose
learn-choice-text = The bar below says what you may choose. What glows, you may use.
learn-ready = You are ready
learn-ready-text = That is the whole game. Play this one to its end, or leave it: a real one is waiting.
learn-free = Your turn
learn-free-text = Draw, take or place as you like. The lesson goes on by itself.
learn-wait = { $bot } is playing
learn-wait-text = Look around meanwhile: rest on any tile or space, or press it long, to read what it is.
learn-over = The game is over
learn-over-text = Well played. The result shows how the points add up.
