# The table, in English.

## What a table is called

table-tab-title = ● Your turn · { $game }
table-notice = Your turn: { $game }
table-opening = Opening the table …
table-brand = Castellany: all tables
table-home = All tables
table-keys = Keys
table-menu = Menu
table-side = Log, chat and help
table-side-news = (something new)
table-tab-log = Log and chat
table-tab-log-short = Log
table-tab-points = Points
table-tab-help = Help
table-tab-board = Board
table-panes-label = Parts of the table
table-notices = Notices
table-in-words = The table in words

## Players

table-players-label = Players
table-you = You
table-somebody = Somebody
table-is-asked = (is asked)
table-points-word =
    { $points ->
        [one] point
       *[other] points
    }
table-seat-resigned = has given up
table-seat-lost-by-time = has run out of time
table-seat-stood-in = a bot plays for them
table-seat-bot = bot
table-seat-away = is away
table-time-left = Time left
table-time-low = Your time is running out.
table-your-turn = your turn
table-several-turns = several are asked
table-turn-of = { $name } is playing

## What is asked

table-bar-label = What is asked
table-thinking = { $name } is thinking.
table-given = You have chosen, and may still change it. Waiting for { $names }.
table-waiting-for = Waiting for { $names }.
table-thinking-for = For { $time } already.
table-nobody-asked = One moment …
table-is-paused = The game is paused.
table-is-stopped = The game has stopped.
table-is-over = The game is over.
table-stood-in = A bot plays for you.
table-you-resigned = You have given up this game and may watch.
table-you-lost-by-time = You have run out of time and lost this game; you may watch.
table-you-watch = You are watching.
table-can = You can { $verbs }.
table-can-with-this = With this you can { $verbs }.
table-then = Then: { $next }
table-read-all = Read all of it
table-read-less = Read less
table-can-plan = Plan ahead: you could { $verbs }.
table-planned = Planned: { $label }. You play it with one click when it is your turn.
table-plan-thwarted = What you planned is no longer possible.
table-as-planned = As planned: { $label }
table-as-planned-short = As planned
table-whose-turn = It is { $name }’s turn.
table-plan-nothing = This cannot be planned.
table-hint-says = { $bot } suggests: { $label }.
table-nothing-here = There is nothing to do here now.
table-connection-lost = The connection is lost. Coming back by itself …
table-undo = Undo
table-undo-offer = Ask to undo
table-undo-not-now = There is nothing to take back.
table-undo-far-title = Go back so far?
table-undo-far = This also takes back what others have played and what chance has brought since. Chance will bring the same again.
table-hint = Hint
table-list = All moves
table-end = End turn
table-undo-short = Undo
table-hint-short = Hint
table-list-short = List
table-end-short = End
table-seal = Ready
table-sealed = Given
table-seal-instead = Ready with this
table-confirm = Play it
table-resume = Play on
table-return = Take my seat back
table-to-board = See the board
table-to-result = See the result
table-choice-label = Several moves
table-moves-title = All moves
table-moves-plan = Plan a move
table-moves-none = Nothing is asked of you at the moment.
table-end-title = End the turn?
table-end-not-yet = Not yet

## Log

table-log-label = Log
table-log-older = Earlier entries
table-log-undone = (taken back)
table-log-move = { $name }: { $label }.
table-log-scores = { $name } scores.
table-log-moved = { $name } makes a move.
table-log-sealed = { $name } has chosen.
table-log-changed = { $name } has changed their choice.
table-log-look = Position after this
table-log-notation = { $name }: { $move }.
table-log-created = The table is open.
table-log-sat = { $name } sits down.
table-log-left = { $name } gets up.
table-log-given = Bot { $bot } takes seat { $seat }.
table-log-opened = Seat { $seat } is free again.
table-log-started = The game begins.
table-log-undo = { $name } takes a move back.
table-log-offered-undo = { $name } asks to take a move back.
table-log-offered-end = { $name } offers to end the game.
table-log-offered-pause = { $name } asks for a pause.
table-log-agreed = { $name } agrees.
table-log-declined = { $name } does not agree.
table-log-paused = { $name } pauses the game.
table-log-paused-by-server = The game was paused because the server was away.
table-log-resumed = { $name } lets the game go on.
table-log-resigned = { $name } gives up.
table-log-lost-by-time = { $name } has run out of time.
table-log-taken-over-left = { $name } leaves; a bot plays on.
table-log-taken-over-gone = { $name } is no longer here; a bot plays on.
table-log-taken-over-absent = { $name } is away; a bot plays meanwhile.
table-log-taken-over-time = { $name } has run out of time; a bot plays on.
table-log-returned = { $name } is back.
table-log-removed = { $name } was sent away.
table-log-muted = { $name } may no longer write here.
table-log-unmuted = { $name } may write here again.
table-log-ended-finished = The game is over.
table-log-ended-resigned = The game is over: somebody gave up.
table-log-ended-time = The game is over: somebody ran out of time.
table-log-ended-agreed = The game was ended by agreement.
table-log-ended-closed = The table was closed.
table-log-ended-imported = Here the record ends.
table-log-rematch = Once more: a new table is open.

## Chat

table-chat-label = Chat
table-chat-lines = What was said
table-chat-write = Write to the table
table-chat-send = Send
table-chat-muted = You have been muted at this table.

## Offers

table-offer-undo = { $name } asks to take a move back.
table-offer-end = { $name } offers to end the game now.
table-offer-pause = { $name } asks for a pause.
table-offer-waiting = Waiting for: { $names }.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw

## Menu

table-offer-a-pause = Ask for a pause
table-offer-an-end = Offer to end the game
table-leave = Leave, a bot plays on
table-resign = Give up
table-copy-link = Copy the invitation link
table-rules = Rules
table-replay = Replay so far
table-record = Download the record
table-report = Report a fault
table-people = People at this table
table-mute = Mute
table-unmute = Let write again
table-block = Block
table-blocked-now = { $name } is blocked: you will not read what they say, nor sit at one table again. The account page undoes it.
table-remove = Send away
table-remove-title = Send { $name } away?
table-remove-question = They leave the table and cannot sit down here again. If the game runs, a bot plays on.
table-remove-not = No
table-stop-question = If the others agree, the game ends now and the points count as they stand.
table-stop-yes = Offer it
table-stop-title = End the game?
table-resign-title = Give up?
table-resign-question = You will be placed last, and cannot come back to this game.
table-resign-yes = Give up
table-leave-title = Leave the table?
table-leave-question = A bot plays for you. You can come back and take your seat again at any time, on any device.
table-leave-yes = Leave
table-stay = Go on playing
table-copied = Copied.
table-copy-failed = The browser does not allow copying here. Mark the text and copy it by hand.
table-copy = Copy
table-download = Download
table-report-title = Report a fault
table-report-why = This report says how the table stands as you see it, and how it came to that. It has no passwords and nothing hidden from you. Send it to whoever runs this server.

## One device for several

table-handover = Hand the device to { $name }
table-handover-why = The others please look away: what comes now is secret.
table-handover-take = I am { $name }

## When it cannot go on

table-stopped-what = Nothing is lost: go back to the last sound position, or report it.
table-stopped-back = Go back there
table-ended-1008 = The connection has ended
table-ended-what-1008 = The server did not understand this page. It may have been renewed: load the page again.
table-ended-4001 = You are logged out
table-ended-what-4001 = You have logged out, here or on another device. Load the page again to watch, or log in to play on.
table-ended-4003 = This table is not open to you
table-ended-what-4003 = You may have been sent away, or its owner has closed it to others. Ask for the invitation link.
table-ended-4004 = There is no such table, or it is by invitation
table-ended-what-4004 = Check the address, or ask whoever opened the table for the invitation link.
table-ended-4009 = This table cannot be shown
table-ended-what-4009 = This version no longer knows the game as it is played here. Nothing is lost; please ask the host.
table-ended-reload = Load the page again
table-ended-account = To the account

## Keys

table-key-arrows = Move over the board
table-key-enter = Pick up or play what has the focus
table-key-numbers = The buttons of the action bar
table-key-end = End the turn
table-key-undo = Take back
table-key-hint = Hint
table-key-list = List of all moves
table-key-chat = Write to the table
table-key-escape = Put everything down
table-key-help = These keys
