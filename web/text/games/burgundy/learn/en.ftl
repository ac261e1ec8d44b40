# What the coach of Burgundy says, in English.

## The coach

learn-welcome = Welcome to your duchy
learn-welcome-text = Fill its spaces with tiles: complete areas, animals and goods bring points. Most points after five phases win. You have time: nothing here hurries you.
learn-dice = Your two dice
learn-dice-text = Each die is one action in your turn, in any order. What glows, you may use; rest on anything to read what it is.
learn-take = Take a tile
learn-take-text = Choose a die, then a glowing tile: dice take tiles from the depot with their number.
learn-take-told-text = Nothing can be taken now. In a later turn choose a die, then a glowing tile: dice take tiles from the depot with their number.
learn-storage = Your storage
learn-storage-text = What you take lies in your storage, which holds three tiles. From there another die places it, in this turn or in a later one.
learn-place = Place a tile
learn-place-text = Choose the tile in your storage, then a glowing space: it has the tile’s colour, the number of your die, and a tile beside it.
learn-place-told-text = Nothing can be placed now. In a later turn choose a tile in your storage, then a glowing space: it has the tile’s colour, the number of your die, and a tile beside it.
learn-workers = Workers bend dice
learn-workers-text = A worker changes a die by one, and 6 is next to 1. A dashed ring says how many it takes. Any die also brings two new workers.
learn-sell = Sell goods
learn-sell-text = A die sells all your goods of its number, for points and one silver. Choose goods that glow.
learn-sell-told-text = Nothing can be sold now. A die sells all your goods of its number, for points and one silver: choose them when they glow.
learn-buy = Silver and the black depot
learn-buy-text = Once a turn, without a die, two silver buy a tile of the black depot. It goes to your storage.
learn-buy-told-text = Nothing can be bought now. Once a turn, without a die, two silver buy a tile of the black depot. It goes to your storage.
learn-end = End your turn
learn-end-text = Use what dice you have left as you like. Then end your turn, and { $bot } plays.
learn-round = A new round
learn-round-text = Everybody has rolled again, and the white die has sent a good to a depot; a ship fetches it. What { $bot } did stands in the log.
learn-tools = Nothing is lost
learn-tools-text = Take back what you regret, and ask for a hint when you do not know: { $bot } will not mind.
learn-areas = Areas score
learn-areas-text = A full area scores for its size, and for the phase: { $points } points now, fewer later. So begin with small areas.
learn-phase = Five phases
learn-phase-text = A phase ends after five rounds: mines pay silver, all depots are filled anew, and areas score less for the phase.
learn-effect = Your tile at work
learn-effect-text = What you placed works at once. The bar below says what you may choose, and thanks to what.
learn-discard = Storage is full
learn-discard-text = Three tiles fit. Choose one that leaves the game to make room.
learn-ready = You are ready
learn-ready-text = That is the whole turn. Play this game to its end, or leave it: a real one is waiting.
learn-free = Your turn
learn-free-text = Play on as you like. The lesson goes on by itself.
learn-wait = { $bot } is playing
learn-wait-text = You can already look where your dice would go.
learn-over = The game is over
learn-over-text = Well played. Every score opens as a list of what gave how many points.
