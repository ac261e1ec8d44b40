# Texts that every game shares.

## Refusals of the engine

refusal-not-your-turn = It is not your turn.
refusal-not-now = This cannot be done now.
refusal-game-over = The game is over.

## Taking back

undo-after-chance = Nothing can be taken back here: chance has had its say since then.
undo-after-reveal = Answers that were revealed together cannot be taken back.
undo-after-other = The last move was another player’s; it is not yours to take back.

## Moves that are none

notation-unknown-verb = “{ $text }” begins like no move of this game.
notation-unlike-form = “{ $text }” is no move; one that begins so is written { $forms }.

## Set-up

setup-unknown-game = There is no game “{ $game }” (known: { $known }).
setup-unknown-edition = There is no edition “{ $edition }” (known: { $known }).
setup-players-exactly = The game is for { $wanted } players, not for { $players }.
setup-players = The game is for { $fewest } to { $most } players, not for { $players }.
setup-unknown-option = There is no option “{ $option }” (known: { $known }).
setup-option-value = The option “{ $option }” cannot be “{ $value }”; it can be { $known }.
setup-unknown-module = There is no module “{ $module }” (known: { $known }).
setup-no-modules = This game has no modules, so there is no “{ $module }” either.
setup-module-requires = The module “{ $module }” needs the module “{ $other }”.
setup-module-conflicts = The modules “{ $module }” and “{ $other }” do not go together.
setup-unknown-components = The set of components “{ $components }” is not here (known: { $known }). Whoever has its file puts it into the folder of components.
option-components = Components
option-components-standard = the usual ones
unknown-bot = There is no bot “{ $bot }” (known: { $known }).

## Records

record-line = Line { $line }: { $why }
record-foreign-file = This is no Castellany record.
record-too-long = The record is too long for any game.
record-bad-header = “{ $header }” is no header of a record, or not in its place.
record-missing-header = The header “{ $header }” is missing.
record-wrong-count = The last line promises { $said } moves, but there are { $found }.
record-after-end = Something follows the end of the record.
record-foreign-line = “{ $said }” is no line of a record.
record-truncated = The record breaks off before its last line.
record-bad-move = “{ $move }” is no move of this game.
record-after-game = “{ $move }” comes after the end of the game.
record-illegal-move = “{ $move }” is not allowed here. { $refusal }
record-missing-answers = Some players have not answered yet.
record-wrong-result = The record says the result is “{ $said }”, but the moves lead to “{ $found }”.
record-unknown-ending = “{ $said }” is no way for a game to end early; known are { $known }.
record-nobody-gave-up = The game is said to have ended by “{ $said }”, but the header “given up” does not say who did so last.
record-nobody-left = By “given up: { $said }” fewer than two players are left, but no header “ended” says that the game was over.
record-ended-twice = The game is said to have ended early by “{ $said }”, but its moves lead to its end.
record-bad-position = The position that the record begins with: { $said }.
record-gave-up-when = The header “given up” says that players left after move { $said }, in this order, but the record has { $found } moves.
record-newer-rules = The record follows version { $said } of the rules; this program knows version { $known }. A newer Castellany can read it.
record-other-components = The game was played with the components “{ $said }”; those that the options of the record name are “{ $found }”. Put the option “components” back as it was.

## Points, places and what a table may agree on, in every game

count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
option-second-tie = Second tie-break
decided-by-points = fewer points
decided-by-most-empty = as many points, but fewer empty spaces
label-player = Player
label-points = Points
