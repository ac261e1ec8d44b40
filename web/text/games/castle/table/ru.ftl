# Стол «Каркассона: Крепости» на странице, по-русски.

## Как называются части стола

table-own = Запасы

## Отметки

face-mark-possible = можно запланировать
face-mark-legal = можно сейчас
face-mark-picked = выбрано
face-mark-armed = нажмите ещё раз, чтобы подтвердить
face-mark-hinted = подсказка
face-mark-planned = запланировано

## Плитка в руке

face-hand-yours = Ваша плитка
face-hand-of = Плитка игрока { $name }
face-hand-laid = Новая плитка
face-hand-none = В руке нет плитки
face-hand-enter = Поставьте фигуру в одну из её областей или не ставьте никого.
face-hand-over = Все плитки выложены.
face-tile-with = { $area } ({ $things })
face-tile-copies =
    { $count ->
        [one] Другой такой нет.
        [few] Таких { $count }.
       *[many] Таких { $count }.
    }
face-turns = Как повёрнута плитка
face-turn-right = Повернуть направо
face-turn-left = Повернуть налево
face-turn-way =
    { $count ->
        [one] Верхней стороной на { $side }: подходит на { $count } клетку
        [few] Верхней стороной на { $side }: подходит на { $count } клетки
       *[many] Верхней стороной на { $side }: подходит на { $count } клеток
    }
face-turn-squares =
    { $count ->
        [one] клетка
        [few] клетки
       *[many] клеток
    }
face-left-word =
    { $count ->
        [one] осталась
       *[other] осталось
    }
face-left-does = Игра заканчивается после хода, в котором выложена последняя. Плитка, которая никуда не подходит, выходит из игры.
face-pool =
    { $count ->
        [one] { $count } соколиное гнездо в общем запасе
        [few] { $count } соколиных гнезда в общем запасе
       *[many] { $count } соколиных гнёзд в общем запасе
    }

## Что есть у игрока

face-yours = Ваши запасы
face-of = Запасы игрока { $name }
face-back = Назад к вашим запасам
face-note-playing = ходит
face-note-turn = ваш ход
face-figures = Фигуры
face-at-hand =
    { $all ->
        [one]
            { $home ->
                [0] Нет в запасе.
               *[other] В запасе.
            }
       *[other] В запасе { $home } из { $all }.
    }
face-followers = Подданных в запасе: { $home } из { $all }; седьмой ведёт счёт
face-figure-home = { $figure }, в запасе
face-figure-away = { $figure }, нет в запасе
face-tokens = Жетоны стены
face-tokens-none = жетонов нет
face-token-count = { $token }, штук: { $count }
face-token-fresh = Взят в этом ходу: использовать его можно со следующего вашего хода.
face-seat-none = Резиденция встанет на первый дом, за который получены очки.
face-seat-on =
    { $tiles ->
        [one] Резиденция стоит на доме из { $tiles } плитки.
       *[other] Резиденция стоит на доме из { $tiles } плиток.
    }
face-seat-short =
    { $tiles ->
        [0] резиденции нет
        [one] на доме из { $tiles } плитки
       *[other] на доме из { $tiles } плиток
    }
face-seat-leads =
    { $squares ->
        [one] Она больше: в конце { $squares } очко, если ничего не изменится.
        [few] Она больше: в конце { $squares } очка, если ничего не изменится.
       *[many] Она больше: в конце { $squares } очков, если ничего не изменится.
    }
face-nests-lead =
    { $squares ->
        [one] Их больше: в конце { $squares } очко, если ничего не изменится.
        [few] Их больше: в конце { $squares } очка, если ничего не изменится.
       *[many] Их больше: в конце { $squares } очков, если ничего не изменится.
    }

## Области

face-count-tiles =
    { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }
face-worth =
    { $points ->
        [one] Если завершить сейчас: { $points } очко.
        [few] Если завершить сейчас: { $points } очка.
       *[many] Если завершить сейчас: { $points } очков.
    }
face-worth-end =
    { $points ->
        [one] В конце двор принёс бы { $points } очко.
        [few] В конце двор принёс бы { $points } очка.
       *[many] В конце двор принёс бы { $points } очков.
    }
face-lead-you = Здесь впереди вы.
face-lead-of = Здесь впереди { $name }.
face-lead-tie = Поровну: никто не получил бы очков.
face-lead-nobody = Здесь никого нет.
face-start = начальный участок у { $square }

## Разделы правил

face-rule = Правила: { $section }
face-rule-placing = как выложить плитку
face-rule-entering = как поставить фигуру
face-rule-road = дороги
face-rule-house = дома
face-rule-pigsty = башни
face-rule-meadow = дворы и рынки
face-rule-chapel = часовни
face-rule-tokens = жетоны стены
face-rule-seat = резиденция
face-rule-nests = соколиные гнёзда
face-rule-end = конец игры

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
face-brief-double = Удвоить: { $points }
face-where = { NAME($terrain, form: "title") }{ sides }
face-brief-token = жетон { $spaces }

## Части игры и очки по источникам

story-mark-event-turn-began = Ход { $turn }
face-last = Замок в конце игры: показать крупно
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

face-turn = Ход { $turn }
face-left =
    { $count ->
        [one] осталась { $count } плитка
        [few] осталось { $count } плитки
       *[many] осталось { $count } плиток
    }

## Почему нажатие ничего не делает

face-why-covered = На клетке { $square } уже лежит плитка; выложенные плитки не двигают.
face-why-laid = Ваша плитка уже выложена; за ход выкладывают одну.
face-why-first = Сначала выложите плитку; потом на неё можно поставить фигуру.
face-why-elsewhere = Фигуры ставят только на плитку, выложенную только что, на клетке { $square }.
face-why-entered = Фигуру ставят на плитку сразу после того, как она выложена.
face-why-away = Нет в запасе: { NAME($figure) }. Фигуры возвращаются, когда их области принесли очки.
face-why-others = Это фигуры соперника.
face-why-nowhere = Здесь нет области, куда мог бы пойти { NAME($figure) }.
face-why-open = Эта область сейчас не считается.
face-why-turn = В таком повороте плитка никуда не подходит или выглядит так же, как в другом.
face-why-one-way =
    { $square ->
        [none] Плитка подходит только так.
       *[other] На клетку { $square } плитка подходит только так.
    }

## Стол словами

face-tell-now = Ход { $turn }. Плиток осталось: { $left }.
face-tell-hand = Плитка в руке: { $tile } ({ $shows }).
face-tell-laid = Выложены: { $tiles }.
face-tell-on = { $tile } на { $square }, верхней стороной на { $side }
face-tell-areas = Области с фигурами: { $areas }.
face-tell-area = { $terrain } ({ $tiles }, { $open }, { $points }, { $lead })
face-tell-towers = Угловые башни с жетоном стены: { $towers }.
face-tell-empty =
    { $count ->
        [one] Самая большая пустая область: { $count } клетка.
        [few] Самая большая пустая область: { $count } клетки.
       *[many] Самая большая пустая область: { $count } клеток.
    }
face-tell-seat = { $name }: очки { $points }, деление стены { $space }.
face-tell-gate = Фишка игрока { $name } стоит у ворот после { $space }.
face-tell-figures = Фигуры в запасе: { $figures }.
face-tell-out = Фигуры на плитках: { $figures }.
face-tell-tokens = Жетоны стены: { $tokens }.
face-tell-nests = Соколиные гнёзда: { $count }.
face-tell-nothing = нет

## О чём можно договориться за новым столом

new-option-starter = Кто выкладывает первую плитку.
new-option-components = Чего о коробке не известно, придумали мы или взято из файла владельца.
new-module-falcon = 18 плиток с часовнями и соколиными гнёздами, четверо ворот в стене, король и сокольничий для каждого.
new-module-halt = Фишка, дошедшая до ворот, останавливается у них, и остальные её очки пропадают. Нужен «Сокол».

## The castle

face-square = Клетка { $square }
face-fits-now = подходит так
face-turn-first = с поворотом
face-last-tile = последний ход
face-scored = очки уже получены
face-ours = стена и плитки — реконструкция
face-whole = весь замок
face-key-arrows = Перейти к следующей подсвеченной клетке или области
face-key-turn = Повернуть плитку вправо
face-key-turn-back = Повернуть плитку влево
