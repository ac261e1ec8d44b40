# What tables answer: refusals and explanations.

table-unknown = There is no such table, or it is not open to you. Ask for the invitation link.
table-rules-gone = This table plays { $game } ({ $edition }) under terms that this version no longer knows. Its moves are kept; ask the host.
table-busy = The table is very busy right now. Try again in a moment.
table-not-saved = This could not be saved just now. Send it again; it will not be counted twice.
table-log-full = Too much has happened at this table. Only moves that are waited for can be made, and nothing can be taken back.
table-not-founded = The table could not be saved just now. Please try again.
table-not-started = The game has not started yet.
table-paused = The game is paused. Resume it to play on.
table-over = The game at this table is over.
table-stopped = The game has stopped because a move in its log does not fit the rules of this version. Go back to the last sound position to play on.
table-stopped-why = Entry { $number } does not fit the rules of this version ({ $version }). The table stands as it was after entry { $sound }.
table-started = The game has started already.
table-removed-you = You were removed from this table and cannot sit down here again.
table-already-seated = You already sit at this table.
table-seat-taken = Seat { $seat } is taken or not for people. Choose another one.
table-seat-so = Seat { $seat } is given so already; nothing changes.
table-full = Every seat is taken.
table-left-already = A bot already plays for this seat.
seat-resigned = This seat plays no more: it has given up the game, or run out of time.
seat-is-yours = No bot plays for this seat.
seat-not-yours = This is not your seat.
table-not-seated = You do not sit at this table.
table-not-owner = Only the owner of the table or the host may do that.
table-not-full =
    { $free ->
        [one] One seat is
       *[other] { $free } seats are
     } still free.
table-others-play = Others play at this table. Offer to end the game, or resign.
table-not-paused = The game is not paused.
table-remove-yourself = You cannot remove yourself; leave the table instead.
table-blocked = You and somebody at this table do not play together.
tables-too-many = You have { $most } unfinished tables, and no more are allowed. Finish or close one first.
move-stale = This answers question { $question }, but the table is at question { $now } now. Look at the table and choose again.
move-not-your-turn = It is not your turn.
move-malformed = { $move } is no move. Send one of the moves offered.
move-illegal = “{ $move }” is not allowed now. { $why }
hints-off = At this table one plays without hints.
hint-failed = The bot could not think of anything just now. Try again in a moment.
plan-your-turn = It is your turn: play instead of planning.
undo-nothing = There is nothing that you could take back.
undo-too-far = You may take back only your last move by yourself; for more, ask the others.
offer-pending = Another offer is waiting for an answer.
offer-gone = This offer no longer stands.
rematch-device = People share a device at this table. Whoever it belongs to must ask for the rematch first.
rematch-not-now = A rematch is for those who sit at a table whose game is over.
play-on-not-over = One can play on from the positions of a game only when it is over.
play-on-seats =
    Choose one seat for yourself and name { $bots ->
        [one] one bot
       *[other] { $bots } bots
     } for the others.
play-on-finished = In this position the game is over already.
position-unknown = The log of this table has no position { $number }.
record-from-position = This record starts from a position; a table here shows whole games only.
record-not-begun = There is no record before the game begins.
chat-muted = You have been muted at this table.
chat-empty = There is nothing to say in this message.
decided-by-giving-up = gave up
decided-by-time = ran out of time
