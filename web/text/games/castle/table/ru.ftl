# Стол «Каркассона: Крепости» на странице, по-русски.

## Как называются части стола

table-own = Запасы

## Отметки

view-mark-possible = можно запланировать
view-mark-legal = можно сейчас
view-mark-picked = выбрано
view-mark-armed = нажмите ещё раз, чтобы подтвердить
view-mark-hinted = подсказка
view-mark-planned = запланировано

## Плитка в руке

view-hand-yours = Ваша плитка
view-hand-of = Плитка игрока { $name }
view-hand-laid = Новая плитка
view-hand-none = В руке нет плитки
view-hand-enter = Поставьте фигуру в одну из её областей или не ставьте никого.
view-hand-over = Все плитки выложены.
view-tile-with = { $area } ({ $things })
view-tile-copies =
    { $count ->
        [one] Другой такой нет.
        [few] Таких { $count }.
       *[many] Таких { $count }.
    }
view-turns = Как повёрнута плитка
view-turn-right = Повернуть направо
view-turn-left = Повернуть налево
view-turn-way =
    { $count ->
        [one] Верхней стороной на { $side }: подходит на { $count } клетку
        [few] Верхней стороной на { $side }: подходит на { $count } клетки
       *[many] Верхней стороной на { $side }: подходит на { $count } клеток
    }
view-turn-squares =
    { $count ->
        [one] клетка
        [few] клетки
       *[many] клеток
    }
view-left-word =
    { $count ->
        [one] осталась
       *[other] осталось
    }
view-left-does = Игра заканчивается после хода, в котором выложена последняя. Плитка, которая никуда не подходит, выходит из игры.
view-pool =
    { $count ->
        [one] { $count } соколиное гнездо в общем запасе
        [few] { $count } соколиных гнезда в общем запасе
       *[many] { $count } соколиных гнёзд в общем запасе
    }

## Что есть у игрока

view-yours = Ваши запасы
view-of = Запасы игрока { $name }
view-back = Назад к вашим запасам
view-note-playing = ходит
view-note-turn = ваш ход
view-figures = Фигуры
view-at-hand =
    { $all ->
        [one]
            { $home ->
                [0] Нет в запасе.
               *[other] В запасе.
            }
       *[other] В запасе { $home } из { $all }.
    }
view-followers = Подданных в запасе: { $home } из { $all }; седьмой ведёт счёт
view-figure-home = { $figure }, в запасе
view-figure-away = { $figure }, нет в запасе
view-tokens = Жетоны стены
view-tokens-none = жетонов нет
view-token-count = { $token }, штук: { $count }
view-token-fresh = Взят в этом ходу: использовать его можно со следующего вашего хода.
view-seat-none = Резиденция встанет на первый дом, за который получены очки.
view-seat-on =
    { $tiles ->
        [one] Резиденция стоит на доме из { $tiles } плитки.
       *[other] Резиденция стоит на доме из { $tiles } плиток.
    }
view-seat-short =
    { $tiles ->
        [0] резиденции нет
        [one] на доме из { $tiles } плитки
       *[other] на доме из { $tiles } плиток
    }
view-seat-leads =
    { $squares ->
        [one] Она больше: в конце { $squares } очко, если ничего не изменится.
        [few] Она больше: в конце { $squares } очка, если ничего не изменится.
       *[many] Она больше: в конце { $squares } очков, если ничего не изменится.
    }
view-nests-lead =
    { $squares ->
        [one] Их больше: в конце { $squares } очко, если ничего не изменится.
        [few] Их больше: в конце { $squares } очка, если ничего не изменится.
       *[many] Их больше: в конце { $squares } очков, если ничего не изменится.
    }

## Области

view-count-tiles =
    { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }
view-worth =
    { $points ->
        [one] Если завершить сейчас: { $points } очко.
        [few] Если завершить сейчас: { $points } очка.
       *[many] Если завершить сейчас: { $points } очков.
    }
view-worth-end =
    { $points ->
        [one] В конце двор принёс бы { $points } очко.
        [few] В конце двор принёс бы { $points } очка.
       *[many] В конце двор принёс бы { $points } очков.
    }
view-lead-you = Здесь впереди вы.
view-lead-of = Здесь впереди { $name }.
view-lead-tie = Поровну: никто не получил бы очков.
view-lead-nobody = Здесь никого нет.
view-start = начальный участок у { $square }

## Разделы правил

view-rule = Правила: { $section }
view-rule-placing = как выложить плитку
view-rule-entering = как поставить фигуру
view-rule-road = дороги
view-rule-house = дома
view-rule-pigsty = башни
view-rule-meadow = дворы и рынки
view-rule-chapel = часовни
view-rule-tokens = жетоны стены
view-rule-seat = резиденция
view-rule-nests = соколиные гнёзда
view-rule-end = конец игры

## Что можно сделать; `verb-` стоит после «Можно», `do-` стоит на кнопке

verb-move-place = выложить плитку
verb-move-put = поставить фигуру
verb-move-pass = отказаться
verb-move-score = выбрать область, которая считается следующей
verb-move-double = использовать жетон стены и считать вдвойне
verb-move-again = использовать жетон стены для ещё одного хода
verb-move-end = закончить ход
do-move-place = Выложить
do-move-put = Поставить
do-move-pass = Отказаться
do-move-score = Посчитать
do-move-double = Удвоить
do-move-again = Ещё один ход
do-move-end = Закончить ход
view-brief-double = Удвоить: { $points }
view-where = { NAME($terrain, form: "title") }{ sides }
view-brief-token = жетон { $spaces }

## Части игры и очки по источникам

story-mark-event-turn-began = Ход { $turn }
view-last = Замок в конце игры: показать крупно
story-kind-tokens = Жетоны стены
story-rounds =
    { $rounds ->
        [one] { $rounds } ход
        [few] { $rounds } хода
       *[many] { $rounds } ходов
    }
story-course = Очки по ходам
story-course-label = Очки от хода к ходу; счёт: { $totals }. Те же числа есть в таблице.
story-course-table = Очки после каждого хода

## Как далеко зашла игра

view-turn = Ход { $turn }
view-left =
    { $count ->
        [one] осталась { $count } плитка
        [few] осталось { $count } плитки
       *[many] осталось { $count } плиток
    }

## Почему нажатие ничего не делает

view-why-covered = На клетке { $square } уже лежит плитка; выложенные плитки не двигают.
view-why-laid = Ваша плитка уже выложена; за ход выкладывают одну.
view-why-first = Сначала выложите плитку; потом на неё можно поставить фигуру.
view-why-elsewhere = Фигуры ставят только на плитку, выложенную только что, на клетке { $square }.
view-why-entered = Фигуру ставят на плитку сразу после того, как она выложена.
view-why-away = Нет в запасе: { NAME($figure) }. Фигуры возвращаются, когда их области принесли очки.
view-why-others = Это фигуры соперника.
view-why-nowhere = Здесь нет области, куда мог бы пойти { NAME($figure) }.
view-why-open = Эта область сейчас не считается.
view-why-turn = В таком повороте плитка никуда не подходит или выглядит так же, как в другом.
view-why-one-way =
    { $square ->
        [none] Плитка подходит только так.
       *[other] На клетку { $square } плитка подходит только так.
    }

## Стол словами

view-tell-now = Ход { $turn }. Плиток осталось: { $left }.
view-tell-hand = Плитка в руке: { $tile } ({ $shows }).
view-tell-laid = Выложены: { $tiles }.
view-tell-on = { $tile } на { $square }, верхней стороной на { $side }
view-tell-areas = Области с фигурами: { $areas }.
view-tell-area = { $terrain } ({ $tiles }, { $open }, { $points }, { $lead })
view-tell-towers = Угловые башни с жетоном стены: { $towers }.
view-tell-empty =
    { $count ->
        [one] Самая большая пустая область: { $count } клетка.
        [few] Самая большая пустая область: { $count } клетки.
       *[many] Самая большая пустая область: { $count } клеток.
    }
view-tell-seat = { $name }: очки { $points }, деление стены { $space }.
view-tell-gate = Фишка игрока { $name } стоит у ворот после { $space }.
view-tell-figures = Фигуры в запасе: { $figures }.
view-tell-out = Фигуры на плитках: { $figures }.
view-tell-tokens = Жетоны стены: { $tokens }.
view-tell-nests = Соколиные гнёзда: { $count }.
view-tell-nothing = нет

## О чём можно договориться за новым столом

new-option-starter = Кто выкладывает первую плитку.
new-option-components = Чего о коробке не известно, придумали мы или взято из файла владельца.
new-module-falcon = 18 плиток с часовнями и соколиными гнёздами, четверо ворот в стене, король и сокольничий для каждого.
new-module-halt = Фишка, дошедшая до ворот, останавливается у них, и остальные её очки пропадают. Нужен «Сокол».

## The castle

view-square = Клетка { $square }
view-fits-now = подходит так
view-turn-first = с поворотом
view-last-tile = последний ход
view-scored = очки уже получены
view-ours = стена и плитки — реконструкция
view-whole = весь замок
view-key-arrows = Перейти к следующей подсвеченной клетке или области
view-key-turn = Повернуть плитку вправо
view-key-turn-back = Повернуть плитку влево
