# What pages and WebSockets say, in English.

## Pages

game-burgundy = The Castles of Burgundy
page-tables = Tables
page-mine = Your tables
page-gathering = Tables with free seats
page-running = Games to watch
page-none = There are none at the moment.
page-game = Game
page-seats = Seats
page-status = Status
page-free = free seat
page-your-turn = It is your turn
page-bot-plays = { $name } (bot: { $bot })
page-placing = { " " }– place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-moves = What happened
page-record = The record of the game
page-chat = Chat
page-not-here = This page is not here
page-back = To all tables
status-gathering = waiting for players
status-running = running
status-paused = paused
status-over = over
status-stopped = stopped

## Messages over a WebSocket that cannot be read

bad-frame = A message must be text; this one was binary.
bad-json = This message is not JSON.
bad-type = There is no message of this type.
bad-message = “{ $where }” { NAME($what) }.
hello-first = The first message must be hello.
hello-again = You have said hello already.
hello-late =
    { $seconds ->
        [one] The first message must be hello, within { $seconds } second.
       *[other] The first message must be hello, within { $seconds } seconds.
    }
sockets-full = The server cannot take more connections at the moment. Try again in half a minute.
sockets-too-many = You have { $most } connections open, and no more are allowed. Close some of them first.
sockets-network = Your network has { $most } connections open, and no more are allowed. Close some of them first.

## Replays

replay-not-over = The whole of the table is shown only once the game is over.
seat-unknown = This table has no seat { $seat }.
