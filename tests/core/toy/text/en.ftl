# The village fair in English.

toy-move = { $move }
toy-prompt = Question: { $step }
toy-prompt-waiting = { $name } is asked ({ $step }).
toy-prompt-over = The fair is over.
toy-refusal = Refused: { $why }
toy-event-coins = { $name } gets { $number } coins.
toy-event-bid-won = { $name } has won the bidding.
toy-event-field-full = The field is full.
toy-event-dealt = { $name } is dealt card { $number }.
toy-event-shown = { $name } sees card { $number }.
