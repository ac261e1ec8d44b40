# The command line in English.

## Help

cli-usage = Usage:
cli-about = Euro games of castles and estates, every rulebook to the letter.
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-about-play = play against bots in the terminal, or through a pipe
cli-about-sim = let bots play many games and sum them up
cli-about-replay = tell a recorded game, or show the table after one of its moves
cli-about-show = draw the table of a recorded game
cli-about-rules = say which clauses of the rules have a proof: rules coverage
cli-about-bench = measure how fast games are played
cli-about-serve = open tables for people and bots in the browser
cli-about-admin = look after a server: copies, people, tables, records
cli-about-components = check the components of your own box, draw them, or write ours for a start: components check FILE, components sheet FILE|GAME --svg FILE, components write GAME
cli-about-admin-backup = copy the database of a server, which may be running, into a file
cli-about-admin-restore = put a copy in the place of the database
cli-about-admin-users = accounts: list them, reset a password, make somebody host, remove one
cli-about-admin-tables = tables: list them, show, stop or remove one, check that every log replays
cli-about-admin-export = write the whole record of a table, hidden things included
cli-about-admin-import = make a table of a record
cli-argument-game = the game, such as burgundy, tuscany or castle
cli-argument-file = the file of a record
cli-argument-what = coverage
cli-argument-backup = the file of the copy
cli-argument-table = the table, by its id
cli-argument-action-users = list, reset, host, unhost or remove (default: list)
cli-argument-action-tables = list, show, stop, remove or check (default: list)
cli-argument-action-components = check, sheet or write
cli-argument-thing-components = the file to check or draw, or the game whose components to draw or write
cli-argument-name = the name of the account
cli-argument-record = the file for the record (default: the screen)
cli-option-help = show this help
cli-option-language = the language to speak
cli-option-version = show the version and the form that runs
cli-option-edition = the edition of the rules (burgundy: special, the default, or 2019; tuscany: revised, the default, or first)
cli-option-boards = one board for all or one for each seat, or random
cli-option-modules = the expansions
cli-option-option = something else that the table agrees on; may be repeated
cli-option-players = how many play, yourself included (by default as many as the bots need)
cli-option-seat = your seat
cli-option-bots = one bot for all other seats or one for each: random, points, greedy
cli-option-seed = the number that decides all draws
cli-option-save = the file to keep the game in
cli-option-resume = go on with the game in this file
cli-option-seats = the bots (default: random,greedy)
cli-option-games = how many games (default: 100)
cli-option-processes = how many games to play at the same time
cli-option-json = print one JSON object
cli-option-at = the position after so many moves (default: the last)
cli-option-svg = the file for the picture (default: text in the terminal)
cli-option-record = remember what is proved now
cli-option-host = the address to listen on (default: this machine only)
cli-option-port = the port to listen on, 0 for any (default: 8000, or the next one that is free)
cli-option-data = the folder that everything is kept in
cli-option-components = the folder with sets of components of your own (default: that of CASTELLANY_COMPONENTS)
cli-option-lan = let everybody in the local network in, and show where
cli-option-open = open a browser
cli-option-no-open = open no browser (default: one is opened where there is a screen)
cli-option-check = start with an empty folder, see one page and one move of a bot, and end
cli-option-yes = do not ask

## What goes wrong

cli-bad-arguments = These words do not fit together; { $command } --help shows which do.
cli-unknown-word = { $command } has no use for “{ $word }”; { $command } --help shows what it takes.
cli-unknown-command = There is no command “{ $command }” (known: { $known }).
cli-unknown-language = There are no texts in “{ $language }”; there are { $known }.
cli-bad-number = { $option } takes a whole number from { $least } to { $most }, not “{ $value }”.
cli-bad-option = “{ $option }” is no option such as castle=centre.
cli-bot-count =
    { $needed ->
        [one] There is { $needed } seat for bots, and { $bots } were named.
       *[other] There are { $needed } seats for bots, and { $bots } were named.
    }
cli-output-lost = The output cannot be written.
cli-no-file = There is no file { $file }.
cli-no-text = The file { $file } holds no text.
cli-unreadable-file = The file { $file } cannot be read.
cli-unwritable-file = The file { $file } cannot be written.
cli-file-too-large = The file { $file } is too large for a record.
cli-file-exists = There is a file { $file } already, and it is left as it is.
cli-resume-ended = The game in { $file } has ended. To play on from there all the same, name another file for it with --save.
cli-resume-alone = A game that goes on has its set-up already, so { $option } does not go with --resume.
cli-no-checkout = Rules coverage needs a source checkout, with docs/rules and tests; this folder is in none.
cli-bad-ledger = The rules ledger cannot be read: { $why }

## At the table

cli-welcome = Answer with the number of a move or in notation; “help” lists what else you can say.
cli-group-other = Other
cli-only-move = Enter alone plays it.
cli-total = Total

## Answers

cli-say-something = Type the number of a move, a move, or “help”.
cli-no-such-number = There is no move number { $number }; there are 1 to { $most }.
cli-not-understood = “{ $text }” is no move and no command; “help” lists what you can say.
cli-several-begin = Several moves begin with “{ $text }”: { $moves }.
cli-nothing-to-undo = You have made no move yet.
cli-undone = Taken back: you are asked again, and chance will say the same.
cli-hint = The greedy bot would play: { $move } ({ $notation })
cli-saved = Saved in { $file }. To go on: { $resume }
cli-gave-up = { $name } gives up.
cli-out-of-time = { $name } has run out of time.
cli-ended-agreed = The game was ended by agreement.
cli-ended-closed = The table was closed before the game was over.
cli-record-written = The record is in { $file }.
cli-picture-written = The picture is in { $file }.

## Words for the commands at the table

cli-word-help = help h ?
cli-word-table = table t
cli-word-undo = undo u
cli-word-hint = hint
cli-word-about = about a
cli-word-score = score
cli-word-log = log
cli-word-save = save
cli-word-quit = quit q exit
cli-help-help = this list
cli-help-table = show the table again; with the beginning of a move, as that move would see it
cli-help-undo = take back your last move and what followed it
cli-help-hint = ask what the greedy bot would do
cli-help-score = where the points come from so far
cli-help-log = what happened lately
cli-help-save = save the game, here or in another file: save FILE
cli-help-quit = save the game and leave

## Simulations

cli-sim-title =
    { $games ->
        [one] { $games } game, { $edition }, seed { $seed }; whoever plays changes seats from game to game.
       *[other] { $games } games, { $edition }, seed { $seed }; whoever plays changes seats from game to game.
    }
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-draws = Draws
cli-sim-mean = Mean
cli-sim-least = Least
cli-sim-lower = 25 %
cli-sim-median = Median
cli-sim-upper = 75 %
cli-sim-greatest = Most
cli-sim-sources = Points by source, mean
cli-sim-margin = The winner is { $margin } points ahead on average, { $median } in the median.
cli-sim-first = Whoever has the first turn wins { $share } % of the games.
cli-sim-speed = { $decisions } decisions in { $seconds } s: { $rate } a second.

## Rules coverage

cli-coverage = { $covered } of { $total } clauses have a proof.
cli-coverage-unproved = Without a proof ({ $count }):
cli-coverage-lost = Proved before and no longer ({ $count }):
cli-coverage-vanished = Proved before and gone from the rules ({ $count }):
cli-coverage-duplicate = More than once in the rules ({ $count }):
cli-coverage-unknown = Named by a test and not in the rules ({ $count }):
cli-coverage-recorded = Remembered in { $file }.

## Versions and speed

cli-form-plain = plain form
cli-form-compiled = compiled form
cli-bench-running = Measuring { $game } ...
cli-bench-title = { $form }, one core, random play: two seats play, a position of the largest table is copied
cli-bench-game = Game
cli-bench-decisions = Decisions/s
cli-bench-games = Games/s
cli-bench-clone = Copy, µs

## The server

cli-serve-at = Castellany is at { $link }
cli-serve-others = Others reach it at { $link }
cli-serve-end = Ctrl-C ends it.
cli-serve-no-lan = This machine has no address in a local network.
cli-serve-lan-host = --lan chooses the address itself, so --host does not go with it.
cli-serve-busy = Another server already uses the folder { $folder }.
cli-serve-no-folder = The folder { $folder } cannot be used.
cli-serve-port-taken = Port { $port } is taken; --port names another one, and --port 0 takes any.
cli-serve-no-place = The server cannot listen at { $host }, port { $port }.
cli-serve-not-started = The server could not start; the lines above say why.
cli-no-database = The database { $address } does not answer.
cli-database-too-new = The database belongs to a newer version of Castellany and is left as it is.
cli-database-unready = The database cannot be made ready: { $why }.
cli-check-passed = One page, one table and one move of a bot: the server works.
cli-check-failed = The server started and does not work: { $why }

## Looking after a server

cli-admin-no-database = There is no database { $file } yet; castellany serve makes one.
cli-admin-old-database = The database belongs to an older version; castellany serve brings it up to date.
cli-admin-refused = { $why }
cli-admin-unsure = Nobody is there to be asked; --yes does it without a question.
cli-admin-left = Everything is left as it is.
cli-word-yes = yes y
cli-admin-copied =
    { $rows ->
        [one] { $rows } row copied to { $file }.
       *[other] { $rows } rows copied to { $file }.
    }
cli-admin-restore = Replace everything that the server keeps by { $file } (yes/no)?
cli-admin-restored =
    { $rows ->
        [one] The database holds { $rows } row from { $file } now.
       *[other] The database holds { $rows } rows from { $file } now.
    }
cli-admin-copy-foreign = The file { $file } is no copy made by castellany admin backup; nothing was changed.
cli-admin-copy-damaged = The copy { $file } is damaged; nothing was changed.
cli-admin-copy-too-new = The copy { $file } was made by a newer version of Castellany; nothing was changed.
cli-admin-password = The new password of { $name }: { $password }
cli-admin-host = { $name } is a host now.
cli-admin-unhost = { $name } is no host any more.
cli-admin-remove-user = Remove the account { $name } for good (yes/no)?
cli-admin-user-removed = The account { $name } is gone; games that it played stay, without the name.
cli-admin-name = Name
cli-admin-host-mark = Host
cli-admin-since = Since
cli-admin-seen = Last seen
cli-admin-table = Table
cli-admin-game = Game
cli-admin-status = Status
cli-admin-seats = Seats
cli-admin-changed = Changed
cli-admin-is-gathering = gathering
cli-admin-is-running = running
cli-admin-is-paused = paused
cli-admin-is-over = over
cli-admin-is-stopped = stopped
cli-admin-entries =
    { $count ->
        [one] { $count } entry in the log, the last at { $at }
       *[other] { $count } entries in the log, the last at { $at }
    }
cli-admin-stopped = Table { $table } is paused until somebody who plays there resumes it.
cli-admin-not-running = No game is running at table { $table }.
cli-admin-remove-table = Remove table { $table } and its log for good (yes/no)?
cli-admin-table-removed = Table { $table } is gone.
cli-admin-not-begun = The game at table { $table } has not begun, so there is no record.
cli-admin-imported = The record is table { $table } now.
cli-admin-unsound = The log of table { $table } does not fit the rules of this version.
cli-admin-checked =
    { $tables ->
        [one] { $tables } table checked, { $unsound } with a log that does not replay.
       *[other] { $tables } tables checked, { $unsound } with a log that does not replay.
    }

## Components

cli-components-sound = The set “{ $name }” of { $game } is sound. With its folder in --components or { $variable }, play it with --option components={ $name }
cli-components-line = { $file }, line { $line }: { $why }
cli-components-place = { $file }, line { $line }, { $place }: { $why }
cli-components-head = Change what is different in your box, give the set a name, and leave out every group that you keep as it is. Then run: { $command }
cli-components-fixed = The components of “{ $game }” cannot be replaced; those of { $known } can.
cli-sheet-without-file = Say with --svg which file the picture goes to.
cli-sheet-alone = --svg belongs to “components sheet”; “components { $action }” draws nothing.
cli-sheet-unknown = There is no sheet of the components of “{ $game }”.
cli-sheet-subtitle = { $count ->
    [one] { $count } tile of the set “{ $name }”
   *[other] { $count } tiles of the set “{ $name }”
}
cli-sheet-about = Every kind of tile, its top to the north, with its name and how often it occurs.
cli-bad-components = A set of components cannot be used: { $why }
cli-no-components = The folder of components “{ $folder }” cannot be read.
