# Командная строка по-русски.

## Справка

cli-usage = Использование:
cli-about = Евроигры о замках и поместьях, точно по правилам.
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-about-play = игра с ботами в терминале или через канал
cli-about-sim = много партий между ботами и их итоги
cli-about-replay = записанная партия ход за ходом или стол после одного из ходов
cli-about-show = рисунок стола из записанной партии
cli-about-rules = какие пункты правил доказаны: rules coverage
cli-about-bench = измерить скорость игры
cli-about-serve = столы для людей и ботов в браузере
cli-about-admin = забота о сервере: копии, люди, столы, записи
cli-about-components = проверить компоненты своей коробки, нарисовать их или вывести наши для начала: components check ФАЙЛ, components sheet ФАЙЛ|ИГРА --svg ФАЙЛ, components write ИГРА
cli-about-admin-backup = скопировать в файл базу данных сервера, даже работающего
cli-about-admin-restore = поставить копию на место базы данных
cli-about-admin-users = учётные записи: список, новый пароль, хозяева, удаление
cli-about-admin-tables = столы: список, просмотр, остановка, удаление, проверка всех журналов
cli-about-admin-export = вывести всю запись партии вместе со скрытым
cli-about-admin-import = сделать стол из записи партии
cli-argument-game = игра, например burgundy, tuscany или castle
cli-argument-file = файл с записью партии
cli-argument-what = coverage
cli-argument-backup = файл с копией
cli-argument-table = идентификатор стола
cli-argument-action-users = list, reset, host, unhost или remove (по умолчанию list)
cli-argument-action-tables = list, show, stop, remove или check (по умолчанию list)
cli-argument-action-components = check, sheet или write
cli-argument-thing-components = файл, который проверить или нарисовать, или игра, компоненты которой нарисовать или вывести
cli-argument-name = имя учётной записи
cli-argument-record = файл для записи партии (по умолчанию экран)
cli-option-help = показать эту справку
cli-option-language = язык
cli-option-version = показать версию и вид программы
cli-option-edition = издание правил (burgundy: special, по умолчанию, или 2019; tuscany: revised, по умолчанию, или first)
cli-option-boards = один планшет для всех, по одному для каждого места или random
cli-option-modules = дополнения
cli-option-option = другая договорённость за столом; можно повторять
cli-option-players = сколько игроков, считая вас (по умолчанию столько, сколько нужно ботам)
cli-option-seat = ваше место
cli-option-bots = один бот на все остальные места или по одному на каждое: random, points, greedy
cli-option-seed = число, от которого зависят все броски и розыгрыши
cli-option-save = файл, в котором хранится партия
cli-option-resume = продолжить партию из этого файла
cli-option-seats = боты (по умолчанию: random,greedy)
cli-option-games = сколько партий (по умолчанию: 100)
cli-option-processes = сколько партий играть одновременно
cli-option-json = напечатать один объект JSON
cli-option-at = положение после стольких ходов (по умолчанию последнее)
cli-option-svg = файл для рисунка (по умолчанию текст в терминале)
cli-option-record = запомнить, что доказано сейчас
cli-option-host = адрес, на котором ждёт сервер (по умолчанию только этот компьютер)
cli-option-port = порт, на котором ждёт сервер, 0 — любой (по умолчанию 8000 или следующий свободный)
cli-option-data = каталог, в котором всё хранится
cli-option-components = папка с собственными наборами компонентов (по умолчанию из CASTELLANY_COMPONENTS)
cli-option-lan = впустить всех из локальной сети и показать адрес
cli-option-open = открыть браузер
cli-option-no-open = не открывать браузер (по умолчанию он открывается там, где есть экран)
cli-option-check = запустить в пустом каталоге, увидеть одну страницу и один ход бота и закончить
cli-option-yes = не спрашивать

## Что не получилось

cli-bad-arguments = Эти слова не подходят друг к другу; { $command } --help показывает, какие подходят.
cli-unknown-word = { $command } не знает слова «{ $word }»; { $command } --help показывает, что можно указать.
cli-unknown-command = Нет команды «{ $command }» (известны: { $known }).
cli-unknown-language = Нет текстов на языке «{ $language }» (известны: { $known }).
cli-bad-number = Для { $option } нужно целое число от { $least } до { $most }, а не «{ $value }».
cli-bad-option = «{ $option }» — не параметр вида castle=centre.
cli-bot-count =
    { $needed ->
        [one] Для ботов есть { $needed } место, а названо ботов: { $bots }.
        [few] Для ботов есть { $needed } места, а названо ботов: { $bots }.
       *[many] Для ботов есть { $needed } мест, а названо ботов: { $bots }.
    }
cli-output-lost = Вывод не удаётся записать.
cli-no-file = Нет файла { $file }.
cli-no-text = В файле { $file } не текст.
cli-unreadable-file = Файл { $file } не читается.
cli-unwritable-file = Файл { $file } не удаётся записать.
cli-file-too-large = Файл { $file } слишком велик для записи партии.
cli-file-exists = Файл { $file } уже есть, он остаётся без изменений.
cli-resume-ended = Игра в файле { $file } закончена. Чтобы всё же играть с этого места дальше, назовите для неё другой файл в --save.
cli-resume-alone = У продолжаемой партии уже есть свои условия, поэтому { $option } не сочетается с --resume.
cli-no-checkout = Покрытие правил измеряется только в каталоге исходников, где есть docs/rules и tests; этот каталог не из таких.
cli-bad-ledger = Свод правил не читается: { $why }

## За столом

cli-welcome = Отвечайте номером хода или записью; «help» покажет, что ещё можно сказать.
cli-group-other = Прочее
cli-only-move = Достаточно нажать Enter.
cli-total = Итого

## Ответы

cli-say-something = Введите номер хода, сам ход или «help».
cli-no-such-number = Нет хода с номером { $number }; есть с 1 по { $most }.
cli-not-understood = «{ $text }» — не ход и не команда; «help» покажет, что можно сказать.
cli-several-begin = Так («{ $text }») начинается несколько ходов: { $moves }.
cli-nothing-to-undo = Вы ещё не сделали ни одного хода.
cli-undone = Ход отменён: вопрос задаётся снова, а случай решит так же.
cli-hint = Бот greedy сыграл бы так: { $move } ({ $notation })
cli-saved = Сохранено в { $file }. Продолжить: { $resume }
cli-gave-up = { $name } сдаётся.
cli-out-of-time = Время вышло: { $name }.
cli-ended-agreed = Игра закончена по общему согласию.
cli-ended-closed = Стол закрыли до конца игры.
cli-record-written = Запись партии в файле { $file }.
cli-picture-written = Рисунок в файле { $file }.

## Слова команд за столом

cli-word-help = помощь help h ?
cli-word-table = стол table t
cli-word-undo = отмена undo u
cli-word-hint = подсказка hint
cli-word-about = описание about a
cli-word-score = счёт счет score
cli-word-log = ход-игры log
cli-word-save = сохранить save
cli-word-quit = выход quit q exit
cli-help-help = этот список
cli-help-table = показать стол ещё раз; с началом хода — каким он был бы для этого хода
cli-help-undo = отменить свой последний ход и всё, что было после него
cli-help-hint = что сделал бы бот greedy
cli-help-score = откуда набраны очки
cli-help-log = что было в последнее время
cli-help-save = сохранить партию, здесь или в другом файле: сохранить ФАЙЛ
cli-help-quit = сохранить партию и выйти

## Симуляции

cli-sim-title =
    { $games ->
        [one] { $games } партия, { $edition }, зерно { $seed }; от партии к партии игроки меняются местами.
        [few] { $games } партии, { $edition }, зерно { $seed }; от партии к партии игроки меняются местами.
       *[many] { $games } партий, { $edition }, зерно { $seed }; от партии к партии игроки меняются местами.
    }
cli-sim-bot = Бот
cli-sim-wins = Победы
cli-sim-draws = Ничьи
cli-sim-mean = Среднее
cli-sim-least = Мин.
cli-sim-lower = 25 %
cli-sim-median = Медиана
cli-sim-upper = 75 %
cli-sim-greatest = Макс.
cli-sim-sources = Очки по источникам, в среднем
cli-sim-margin = Отрыв победителя: в среднем { $margin }, медиана { $median }.
cli-sim-first = Первый по очереди выигрывает { $share } % партий.
cli-sim-speed = Решений: { $decisions } за { $seconds } с, то есть { $rate } в секунду.

## Покрытие правил

cli-coverage = Пунктов правил с доказательством: { $covered } из { $total }.
cli-coverage-unproved = Без доказательства ({ $count }):
cli-coverage-lost = Раньше доказаны, теперь нет ({ $count }):
cli-coverage-vanished = Раньше доказаны, теперь нет в правилах ({ $count }):
cli-coverage-duplicate = В правилах больше одного раза ({ $count }):
cli-coverage-unknown = Названы в тесте, но их нет в правилах ({ $count }):
cli-coverage-recorded = Запомнено в { $file }.

## Версии и скорость

cli-form-plain = обычный вид
cli-form-compiled = скомпилированный вид
cli-bench-running = Измеряется { $game } ...
cli-bench-title = { $form }, одно ядро, случайная игра: играют двое, копируется положение самого большого стола
cli-bench-game = Игра
cli-bench-decisions = Решений/с
cli-bench-games = Партий/с
cli-bench-clone = Копия, мкс

## Сервер

cli-serve-at = Castellany работает по адресу { $link }
cli-serve-others = Другим доступен адрес { $link }
cli-serve-end = Ctrl-C завершает работу сервера.
cli-serve-no-lan = У этого компьютера нет адреса в локальной сети.
cli-serve-lan-host = --lan сам выбирает адрес, поэтому не сочетается с --host.
cli-serve-busy = Каталогом { $folder } уже пользуется другой сервер.
cli-serve-no-folder = Каталогом { $folder } нельзя пользоваться.
cli-serve-port-taken = Порт { $port } занят; --port укажет другой, а --port 0 возьмёт любой.
cli-serve-no-place = Сервер не может ждать по адресу { $host }, порт { $port }.
cli-serve-not-started = Сервер не запустился; строки выше говорят почему.
cli-no-database = База данных { $address } не отвечает.
cli-database-too-new = База данных создана более новой версией Castellany и остаётся без изменений.
cli-database-unready = Не удаётся подготовить базу данных: { $why }.
cli-check-passed = Одна страница, один стол и один ход бота: сервер работает.
cli-check-failed = Сервер запустился, но не работает: { $why }

## Забота о сервере

cli-admin-no-database = Базы данных { $file } ещё нет; её создаст castellany serve.
cli-admin-old-database = База данных создана более старой версией; её обновит castellany serve.
cli-admin-refused = { $why }
cli-admin-unsure = Спросить некого; --yes сделает это без вопроса.
cli-admin-left = Всё остаётся без изменений.
cli-word-yes = да д yes y
cli-admin-copied =
    { $rows ->
        [one] В { $file } скопирована { $rows } строка.
        [few] В { $file } скопированы { $rows } строки.
       *[many] В { $file } скопировано { $rows } строк.
    }
cli-admin-restore = Заменить всё, что хранит сервер, копией { $file } (да/нет)?
cli-admin-restored =
    { $rows ->
        [one] Теперь в базе данных { $rows } строка из { $file }.
        [few] Теперь в базе данных { $rows } строки из { $file }.
       *[many] Теперь в базе данных { $rows } строк из { $file }.
    }
cli-admin-copy-foreign = Файл { $file } — не копия из castellany admin backup; ничего не изменилось.
cli-admin-copy-damaged = Копия { $file } повреждена; ничего не изменилось.
cli-admin-copy-too-new = Копия { $file } сделана более новой версией Castellany; ничего не изменилось.
cli-admin-password = Новый пароль для { $name }: { $password }
cli-admin-host = { $name } теперь хозяин сервера.
cli-admin-unhost = { $name } больше не хозяин сервера.
cli-admin-remove-user = Удалить учётную запись { $name } навсегда (да/нет)?
cli-admin-user-removed = Учётная запись { $name } удалена; сыгранные партии остаются без имени.
cli-admin-name = Имя
cli-admin-host-mark = Хозяин
cli-admin-since = С
cli-admin-seen = Последний визит
cli-admin-table = Стол
cli-admin-game = Игра
cli-admin-status = Состояние
cli-admin-seats = Места
cli-admin-changed = Изменён
cli-admin-is-gathering = собирает игроков
cli-admin-is-running = идёт игра
cli-admin-is-paused = пауза
cli-admin-is-over = окончен
cli-admin-is-stopped = остановлен
cli-admin-entries =
    { $count ->
        [one] { $count } запись в журнале, последняя { $at }
        [few] { $count } записи в журнале, последняя { $at }
       *[many] { $count } записей в журнале, последняя { $at }
    }
cli-admin-stopped = Игра за столом { $table } на паузе, пока кто-нибудь из играющих её не продолжит.
cli-admin-not-running = За столом { $table } игра не идёт.
cli-admin-remove-table = Удалить стол { $table } и его журнал навсегда (да/нет)?
cli-admin-table-removed = Стол { $table } удалён.
cli-admin-not-begun = Игра за столом { $table } ещё не началась, поэтому записи нет.
cli-admin-imported = Запись стала столом { $table }.
cli-admin-unsound = Журнал стола { $table } не согласуется с правилами этой версии.
cli-admin-checked = Проверено столов: { $tables }; журналов, которые нельзя воспроизвести: { $unsound }.

## Компоненты

cli-components-sound = Набор «{ $name }» игры { $game } в порядке. Если его папка указана в --components или { $variable }, играйте им с --option components={ $name }
cli-components-line = { $file }, строка { $line }: { $why }
cli-components-place = { $file }, строка { $line }, { $place }: { $why }
cli-components-head = Измените то, что в вашей коробке другое, дайте набору название и уберите каждую группу, которую оставляете без изменений. Затем запустите: { $command }
cli-components-fixed = Компоненты игры «{ $game }» заменить нельзя; можно: { $known }.
cli-sheet-without-file = Укажите после --svg, в какой файл записать рисунок.
cli-sheet-alone = --svg относится к «components sheet»; «components { $action }» ничего не рисует.
cli-sheet-unknown = Листа с компонентами игры «{ $game }» нет.
cli-sheet-subtitle = { $count ->
    [one] { $count } плитка набора «{ $name }»
    [few] { $count } плитки набора «{ $name }»
   *[many] { $count } плиток набора «{ $name }»
}
cli-sheet-about = Каждый вид плитки, верхней стороной на север, с названием и количеством.
cli-bad-components = Набор компонентов использовать нельзя: { $why }
cli-no-components = Не удаётся прочитать папку с компонентами «{ $folder }».
