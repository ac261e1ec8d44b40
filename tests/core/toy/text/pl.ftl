# Wiejski jarmark po polsku.

toy-move = { $move }
toy-prompt = Pytanie: { $step }
toy-prompt-waiting = Decyduje { $name } ({ $step }).
toy-prompt-over = Jarmark się skończył.
toy-refusal = Odmowa: { $why }
toy-event-coins = { $name } otrzymuje monety: { $number }.
toy-event-bid-won = Licytację wygrywa { $name }.
toy-event-field-full = Pole jest pełne.
toy-event-dealt = { $name } otrzymuje kartę { $number }.
toy-event-shown = { $name } widzi kartę { $number }.
