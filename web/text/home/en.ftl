# Where one begins, in English.

bot-random = Page
bot-points = Reeve
bot-greedy = Castellan
strength-random = plays anything
strength-points = beginner
strength-greedy = medium

home-title = Take a seat at the table
home-lead = Burgundy, Tuscany and The Castle, with people or bots. No account needed, a name is enough.
home-play = Play Burgundy now
home-play-bot = Play
home-against = against { $name } (bot, { $strength })
home-against-short = against { $name }
home-setting-up = The table is being laid …
home-play-failed = The table could not be laid. Please try again.
home-opponent = Opponent in every game
home-invite = Invite friends with a link
home-learn = Learn in five minutes:
home-learn-game = Learn it
home-shelf = The game shelf
home-box-burgundy = 2–4 players, 40 min
home-box-tuscany = 2–4 players, 30 min
home-box-viticulture = 1–6 players, 60 min
home-box-castle = 2 players, 25 min
home-coming = in preparation
home-new = New table
home-mine = My games
home-mine-none = You have no games yet. The ones that you play stand here, with those first where it is your turn.
home-upload = Upload a record
home-row = { $game }: { $names }
home-your-turn = Your turn
home-turn-at = It is your turn: { $game }
home-replay = Replay
home-free =
    { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    }
home-open = To the table
home-finished = finished { $when }
home-thinking = { $name } is thinking
home-several-thinking = several are thinking
home-time-left = Time left:
home-all =
    { $count ->
        [one] Show the game
       *[other] Show all { $count } games
    }
home-gathering = Open tables
home-gathering-none = No table is looking for players right now. Open one, and others can sit down.
home-sit = Sit down
home-sit-failed = You could not sit down there. Please try again.
home-running = Games to watch
home-watch = Watch
home-failed = The tables could not be fetched. Please try again.

clock-none = no clock
clock-days =
    { $days ->
        [one] a day a move
       *[other] { $days } days a move
    }
clock-bank = { $bank } each
clock-bank-and = { $bank } each, { $increment } more a turn

upload-title = Upload a record
upload-lead = A record is the text file that every finished game offers. Watch it again here, move by move.
upload-choose = Choose a file
upload-paste = or paste its text
upload-empty = Choose a file or paste a record first.
upload-not-text = This is no game record: it is not text. Choose the file that a finished game offers.
upload-too-large = This is too large for a game record: at most { $most } MB are taken.
upload-show = Show the game
upload-reading = Reading …
upload-failed = The record could not be read. Please try again.

game-burgundy = The Castles of Burgundy
game-burgundy-short = Burgundy
game-tuscany = The Castles of Tuscany
game-tuscany-short = Tuscany
game-viticulture = Viticulture
game-castle = Carcassonne: The Castle
game-castle-short = The Castle
seat-free = free seat
status-gathering = waiting for players
status-running = running
status-paused = paused
status-over = over
status-stopped = stopped
