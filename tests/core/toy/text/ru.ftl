# Деревенская ярмарка по-русски.

toy-move = { $move }
toy-prompt = Вопрос: { $step }
toy-prompt-waiting = Решает { $name } ({ $step }).
toy-prompt-over = Ярмарка окончена.
toy-refusal = Отказ: { $why }
toy-event-coins = { $name } получает монеты: { $number }.
toy-event-bid-won = Торги выигрывает { $name }.
toy-event-field-full = Поле заполнено.
toy-event-dealt = { $name } получает карту { $number }.
toy-event-shown = { $name } видит карту { $number }.
