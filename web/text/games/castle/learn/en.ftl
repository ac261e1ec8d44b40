# What the coach of The Castle says, in English.

## The coach

learn-welcome = One castle for both of you
learn-welcome-text = Tile by tile, you and { $bot } build inside the wall. Send followers to paths, houses, towers and courts to score them. Most points win. You have time: nothing here hurries you.
learn-tile = The tile in your hand
learn-tile-text = Each turn begins with a tile that you draw. Turn it with the round buttons beside it, or with the key R.
learn-fit = Where it may lie
learn-fit-text = A whole side touches a tile or a start space at the wall, and paths meet only paths; all else may meet. Lit squares fit now, dashed ones once the tile is turned.
learn-lay = Look, then lay your tile
learn-lay-text = Rest on a lit square, or tap it once, to see what the tile would do there. Click it, or tap it again, to lay the tile.
learn-send = Send a follower
learn-send-text = Choose a lit part of your tile. On a path the follower is a herald, in a house a squire, in a tower a knight, in a court a merchant. Nobody may enter an area where somebody stands.
learn-tools = Look, ask, take back
learn-tools-text = What { $bot } did stands in the log. Ask for a hint, take back what you regret, and choose what is not allowed, too: the page says why not.
learn-complete = Complete areas score
learn-complete-text = A path is complete when each of its ends is stopped, a house or a tower when it has no open side. Each tile brings 1 point, in a tower or on a path with a fountain 2.
learn-majority = Whoever has more there
learn-majority-text = All points of an area go to whoever has more figures in it; with equally many nobody scores. Then the figures come home. Rest on an area, or press it long, to see who leads there.
learn-wall = The wall counts
learn-wall-text = Points move your marker along the wall. If it stops exactly on a corner tower, you take the wall tile there: it doubles, brings a turn, or counts at the end. The first one is at 12 and 13.
learn-keep = Your keep
learn-keep-text = It goes to the largest house that you score. At the end the larger of the two keeps scores 1 point for each square of the largest empty area; now it has { $squares }.
learn-court = Courts wait for the end
learn-court-text = A court is never complete, and a merchant stays there to the end. Then whoever has more of them scores 3 points for each market in it.
learn-end = The last tile
learn-end-text = After the last tile keeps, courts and wall tiles score. Unfinished areas score only with a wall tile, so bring your followers home in time.
learn-scored = Your first points
learn-scored-text = Your marker has gone along the wall to { $points }, and whoever stood in that area is at hand again.
learn-token = Your first wall tile
learn-token-text = It lies with your supplies; rest on it, or press it long, to read what it does. You are asked when it can be used, and what counts at the end works by itself.
learn-choice = Something to choose
learn-choice-text = The bar below says what you may choose. What glows, you may use.
learn-ready = You are ready
learn-ready-text = That is the whole game. Play this one to its end, or leave it: a real one is waiting.
learn-free = Your turn
learn-free-text = Play on as you like. The lesson goes on by itself.
learn-wait = { $bot } is playing
learn-wait-text = Look around meanwhile: rest on any area, or press it long, to read how far it is.
learn-over = The game is over
learn-over-text = Well played. Every score opens as a list of what gave how many points.
