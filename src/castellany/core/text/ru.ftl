# Тексты, общие для всех игр.

## Отказы движка

refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-now = Сейчас этого сделать нельзя.
refusal-game-over = Игра окончена.

## Отмена

undo-after-chance = Отменять здесь нечего: с тех пор уже вмешался случай.
undo-after-reveal = Решения, открытые одновременно, отменить нельзя.
undo-after-other = Последний ход сделал другой игрок; отменить его вы не можете.

## Не ходы

notation-unknown-verb = «{ $text }» начинается не так, как ходы этой игры.
notation-unlike-form = «{ $text }» — не ход; такой ход записывается как { $forms }.

## Подготовка к игре

setup-unknown-game = Игры «{ $game }» нет; есть: { $known }.
setup-unknown-edition = Издания «{ $edition }» нет; есть: { $known }.
setup-players-exactly = Число игроков: { $wanted }, а не { $players }.
setup-players = Число игроков: от { $fewest } до { $most }, а не { $players }.
setup-unknown-option = Настройки «{ $option }» нет; есть: { $known }.
setup-option-value = Настройка «{ $option }» не может быть «{ $value }»; возможно: { $known }.
setup-unknown-module = У этой игры нет дополнения «{ $module }» (есть: { $known }).
setup-no-modules = У этой игры нет дополнений, нет и «{ $module }».
setup-module-requires = Дополнение «{ $module }» требует дополнения «{ $other }».
setup-module-conflicts = Дополнения «{ $module }» и «{ $other }» несовместимы.
setup-unknown-components = Набора компонентов «{ $components }» здесь нет; есть: { $known }. Тот, у кого есть его файл, кладёт файл в папку с компонентами.
option-components = Компоненты
option-components-standard = обычные
unknown-bot = Нет бота «{ $bot }» (известны: { $known }).

## Записи партий

record-line = Строка { $line }: { $why }
record-foreign-file = Это не запись партии Castellany.
record-too-long = Запись слишком длинна для любой партии.
record-bad-header = «{ $header }» — не заголовок записи, или он не на своём месте.
record-missing-header = Нет заголовка «{ $header }».
record-wrong-count = Последняя строка обещает число ходов { $said }, а их { $found }.
record-after-end = После конца записи есть что-то ещё.
record-foreign-line = «{ $said }» — не строка записи.
record-truncated = Запись обрывается до последней строки.
record-bad-move = «{ $move }» — не ход этой игры.
record-after-game = «{ $move }» стоит после конца игры.
record-illegal-move = «{ $move }» здесь не разрешено. { $refusal }
record-missing-answers = Ещё не все игроки ответили.
record-wrong-result = В записи указан результат «{ $said }», а ходы приводят к «{ $found }».
record-unknown-ending = «{ $said }» — неизвестный способ закончить игру досрочно; известны { $known }.
record-nobody-gave-up = Сказано, что игру закончило «{ $said }», но заголовок «given up» не говорит, кто сделал это последним.
record-nobody-left = По заголовку «given up: { $said }» осталось меньше двух игроков, но ни один заголовок «ended» не говорит, что игра окончена.
record-ended-twice = Сказано, что игру досрочно закончило «{ $said }», но ходы приводят к её концу.
record-bad-position = Позиция, с которой начинается запись: { $said }.
record-gave-up-when = По заголовку «given up» игроки вышли после ходов { $said }, в таком порядке, а ходов в записи { $found }.
record-newer-rules = Запись сделана по версии правил { $said }, а программа знает версию { $known }. Её прочтёт более новая Castellany.
record-other-components = Партия сыграна компонентами «{ $said }», а параметры записи указывают на «{ $found }». Верните параметр «components» таким, каким он был.

## Очки, места и договорённости за столом в любой игре

count-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
option-second-tie = Второе правило при ничьей
decided-by-points = меньше очков
decided-by-most-empty = столько же очков, но меньше пустых участков
label-player = Игрок
label-points = Очки
