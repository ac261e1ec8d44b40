# Стол «Тосканы» на странице, по-русски.

## Строительство

face-build-title = Постройте своё поместье
face-build-steps = Ваши земли
face-build-step-join = Соедините три планшета
face-build-step-join-text = В любом порядке, с любым полуоборотом. Соседние планшеты касаются тремя участками.
face-build-step-castle = Выберите замок
face-build-step-castle-text = Один из трёх участков замка. Отсюда растёт всё остальное.
face-build-step-bonus = Возьмите жетон бонуса
face-build-step-bonus-text = По очереди, когда все будут готовы.
face-build-keys = Клавиши
face-build-key-choose = выбрать планшет
face-build-key-move = выше или ниже
face-build-key-shift = на пол-участка вбок
face-build-key-turn = полуоборот
face-build-key-castle = следующий участок замка
face-build-key-ready = готово
face-build-company = За столом
face-build-building = строит
face-build-ready = готово
face-build-next = ждёт
face-build-choosing = выбирает
face-build-hidden = Пока не готовы все, вашего поместья никто не видит.
face-build-drag = Перетащите планшет или используйте кнопки и клавиши. На светящийся участок встанет начальный замок; его свойство не действует.
face-build-sealed = Принято. Пока не готовы все, это ещё можно изменить.
face-build-boards = Планшеты
face-build-board = Планшет { $board }
face-build-board-where =
    Планшет { $board }, { $place ->
        [1] верхний
        [2] средний
       *[3] нижний
    }, { face-build-printed }
face-build-printed =
    { $turned ->
        [yes] полуоборот
       *[no] как напечатано
    }
face-build-row = Ряд { $row }: { $spaces }
face-build-up = Переместить планшет { $board } выше
face-build-down = Переместить планшет { $board } ниже
face-build-turn = Полуоборот
face-build-turn-board = Полуоборот планшета { $board }
face-build-seam = Под планшетом { $board }
face-build-left = Сдвинуть влево то, что ниже планшета { $board }
face-build-right = Сдвинуть вправо то, что ниже планшета { $board }
face-build-castle-space =
    Участок замка { $place } из { $places }, планшет { $board }{ $chosen ->
        [yes] , здесь стоит начальный замок
       *[no] { "" }
    }
face-build-prospects = Что это обещает
face-build-hand = Ваши первые карты
face-build-castle = Этот замок
face-build-castle-which = участок { $place } из { $places }
face-build-touches =
    { $count ->
        [one] Касается { $count } участка:
       *[other] Касается { $count } участков:
    }
face-build-cards =
    { $count ->
        [0] нет
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
face-build-card = Карта: { NAME($colour) }
face-build-regions = Регионы
face-build-regions-worth = заполненные дают { $points } зелёных очков
face-build-regions-of = { $colour }: регионы с числом участков { $sizes }
face-build-all = Все регионы
face-build-sizes = по три: { $three }, по два: { $two }, одиночных: { $one }
face-build-band = Лента связывает регион, который переходит через стык.
face-build-too-large = Число участков в этом регионе: { $size }; разрешено не больше { $limit }.
face-build-said-chosen = В руке планшет { $board }
face-build-said-moved =
    Планшет { $board } перемещён { $way ->
        [up] выше
       *[down] ниже
    }
face-build-said-turned =
    Планшет { $board } { $turned ->
        [yes] повёрнут на полоборота
       *[no] лежит как напечатано
    }
face-build-said-shifted =
    Планшет { $board } сдвинут { $way ->
        [left] влево
       *[right] вправо
    }
face-build-said-laid =
    Планшет { $board } положен { $place ->
        [1] наверху
        [2] посередине
       *[3] внизу
    }
face-build-said-castle = Начальный замок на участке замка { $place } из { $places }, планшет { $board }
face-build-said-too-large = Регион из { $size } участков: не разрешается.
face-build-bonus = Ваш первый жетон бонуса
face-build-bonus-help = Действует всю игру. Одинаковые жетоны могут взять несколько игроков.
face-build-bonus-taken = Взят: { $bonus }
face-build-look = Показать поместье: { $name }

## Отметки

face-mark-possible = можно запланировать
face-mark-legal = можно сейчас
face-mark-picked = выбрано
face-mark-armed = нажмите ещё раз, чтобы подтвердить
face-mark-hinted = подсказка
face-mark-planned = запланировано

## Что стоит рядом с числом

face-word-cards =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
face-word-yields =
    { $count ->
        [one] доход
        [few] дохода
       *[many] доходов
    }
face-word-neutral =
    { $count ->
        [one] нейтральный
       *[other] нейтральных
    }
face-word-marble =
    { $count ->
       *[other] мрамор
    }
face-word-workers =
    { $count ->
        [one] рабочий
       *[other] рабочих
    }
face-word-green =
    { $count ->
        [one] зелёное
       *[other] зелёных
    }
face-word-red =
    { $count ->
        [one] красное
       *[other] красных
    }

## Общее поле

face-phases = Этапы
face-phase = Этап { $phase }
face-phase-now = сейчас
face-phase-done = окончен
face-phase-end =
    { $phase ->
        [1] закончится с раундом, в котором у кого-то опустеет первая стопка
        [2] закончится с раундом, в котором у кого-то опустеет вторая стопка
       *[3] закончится через раунд после того, как у кого-то опустеет третья стопка
    }
face-phase-does = В его конце все прибавляют зелёные очки к красным. Зелёные остаются и учитываются снова в конце следующего.
face-round = раунд { $round }
face-ending = этап закончится с этим раундом
face-last-round = последний раунд игры
face-preparing = Подготовка
face-place = место { $slot }
face-gap = Пустое место среди открытых жетонов
face-gap-does = Оно заполнится, как только сможет появиться нейтральный жетон.
face-sweep = Убрать:
face-sweep-colour = Убрать все открытые жетоны: { NAME($colour) }
face-sweep-does = Ни один открытый жетон не подходит вашему поместью, поэтому сначала можно убрать все жетоны одного цвета; их заменят нейтральные.
face-supplies = Запасы
face-deck-does = Действие «взять карты» даёт карт: { $cards }, и ещё одну за каждый жетон бонуса для карт.
face-discarded = Сброшено: { $what }.
face-yields-do = Повозка открывает верхнюю и приносит её награду.
face-neutral-does = Они заполняют пустые места, когда ваши стопки пусты или когда пять открытых жетонов одного цвета уступают место.
face-neutral-discarded = Сброшено: { $count }.
face-bonus-left = Жетоны бонуса
face-left =
    { $count ->
        [0] Больше нет.
       *[other] Осталось: { $count }.
    }
face-colours = Кто первым заполнит цвет
face-colours-yours = ниже ваши
face-ticket = Бонус за цвет: { NAME($colour) }
face-ticket-side =
    { $rank ->
        [first] Первое место
       *[second] Второе место
    } ({ $points ->
        [one] { $points } зелёное очко
        [few] { $points } зелёных очка
       *[many] { $points } зелёных очков
    }): { $taken ->
        [yes] { $name }.
       *[no] ещё свободно.
    }
face-ticket-own = Ваши закрытые участки: { $covered } из { $spaces }.
face-ticket-does = Для первого и второго, кто закроет все участки этого цвета.
face-track-green = Зелёные очки
face-track-green-does = В конце каждого этапа их прибавляют к красным, и всё же они остаются: полученное на первом этапе учитывается трижды.
face-track-red = Красные очки
face-track-red-does = У кого их в конце больше всех, тот и победит. Пунктирные щиты показывают, сколько стало бы после этапа.
face-track-coming = пунктир: красные после этапа
face-track-seat = { $name } { $points }
face-track-seat-then = { $name } { $points }, после этапа { $coming }
face-ours = Восстановлено

## Другие места

face-starts = начинает каждый раунд
face-building = строит
face-built = ждёт остальных
face-enlarge = Показать крупно
face-seat-summary = { $name }: зелёные очки { $green }, красные очки { $red }, карты { $cards }, мрамор { $marble }, рабочие { $workers }

## Разделы правил

face-rule = Правила: { $section }
face-rule-draw = взять карты
face-rule-take = взять жетон
face-rule-place = выложить жетон
face-rule-open = открытые жетоны
face-rule-regions = регионы
face-rule-colours = бонусы за цвет
face-rule-castle = замки
face-rule-city = города и жетоны бонуса
face-rule-inn = постоялые дворы и шестиугольники
face-rule-agriculture = угодья
face-rule-quarry = каменоломни и мрамор
face-rule-village = деревни и рабочие
face-rule-monastery = монастыри
face-rule-cart = повозки и доходы
face-rule-phases = этапы
face-rule-scoring = подсчёт очков

## Очки двух видов в одной строке

thing-green =
    { $points ->
        [one] зелёное
       *[other] зелёных
    }
thing-red =
    { $points ->
        [one] красное
       *[other] красных
    }

## Как сложился результат

face-sheet = Как сложились очки
face-sheet-help = В конце каждого этапа все зелёные очки прибавляли к красным. Полученное на первом этапе учтено трижды, полученное на втором — дважды.
face-sheet-scoring = Зелёные после этапа { $phase }
face-sheet-red = Красные очки по ходу игры
face-sheet-left = За то, что осталось

## Как называются части стола

table-own = Поместье

## Что можно сделать; `verb-` стоит после «Можно», `do-` стоит на кнопке

verb-move-draw = взять карты
verb-move-take = взять жетон
verb-move-place = выложить жетон
verb-move-sweep = убрать открытые жетоны одного цвета
verb-move-marble = купить ещё одно действие
verb-move-end = закончить ход
verb-move-pass = отказаться
verb-move-claim = взять жетон и выложить его
verb-move-bonus = взять жетон бонуса
verb-move-build = построить поместье
do-move-draw = Взять карты
do-move-take = Взять
do-move-place = Выложить
do-move-sweep = Убрать
do-move-marble = Ещё действие
do-move-end = Закончить ход
do-move-pass = Отказаться
do-move-claim = Выложить
do-move-bonus = Взять
do-move-build = Готово
face-brief-draw = Взять { $cards }

## Ход игры

table-log-move-pass = { $name } отказывается.

## Части игры и очки по источникам

story-mark-event-phase-began = Этап { $phase }
story-mark-event-round-began = раунд { $round }

story-kind-yields = Карты дохода
story-kind-left = Осталось в конце
story-rounds =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
story-course = Очки по раундам
story-course-label = Очки от раунда к раунду; счёт: { $totals }. Те же числа есть в таблице.
story-course-table = Очки после каждого раунда

## Поместья

face-yours = Ваше поместье
face-of = Поместье игрока { $name }
face-back = Назад к своему поместью
face-boards-reconstructed = Реконструкция: цвета планшетов в источниках не указаны; наши соблюдают все известные числа.
face-space = Участок { $space }, { NAME($colour) }
face-space-empty = пустой
face-region =
    { $size ->
        [one] Регион из { $size } участка, закрыто: { $covered }.
        [few] Регион из { $size } участков, закрыто: { $covered }.
       *[many] Регион из { $size } участков, закрыто: { $covered }.
    }
face-region-worth =
    { $points ->
        [one] Когда закрыт весь: { $points } зелёное очко.
        [few] Когда закрыт весь: { $points } зелёных очка.
       *[many] Когда закрыт весь: { $points } зелёных очков.
    }
face-hexagon-on = Лежит на цвете «{ NAME($colour) }» и считается таким жетоном.

## Отметки

face-click = Щелчок: { $move }.
face-then = Затем: { $next }

## Рука и оплата

face-hand =
    { $cards ->
        [one] Ваша рука, { $cards } карта
        [few] Ваша рука, { $cards } карты
       *[many] Ваша рука, { $cards } карт
    }
face-hand-of =
    { $cards ->
        [one] Рука, { $cards } карта
        [few] Рука, { $cards } карты
       *[many] Рука, { $cards } карт
    }
face-card-does = Две карты цвета жетона позволяют его выложить.
face-pair-does = Две карты одного другого цвета заменяют одну из них.
face-card-pays = { $card }, платит сейчас
face-card-could = { $card }, может заплатить вместо другой
face-pay = Оплата
face-pay-none = Выберите жетон в хранилище, затем его участок.
face-card = карта { NAME($colour, form: "gen") }
face-cards = { $count } × карта { NAME($colour, form: "gen") }
face-pay-for = за { $payment }
face-pay-own-card =
    { $cards ->
        [one] { $cards } карту цвета участка
        [few] { $cards } карты цвета участка
       *[many] { $cards } карт цвета участка
    }
face-pay-way =
    { $way ->
        [card-card] 2 карты
        [card-worker] рабочий
        [card-pair] пара
        [worker-worker] 2 рабочих
        [worker-pair] рабочий, пара
       *[pair-pair] 2 пары
    }

## Рядом с поместьем

face-storage-in = в хранилище
face-storage-free = Свободное место в хранилище
face-storage-does = Взятый жетон ждёт здесь, пока вы его не выложите.
face-storage-leaves = Что убрать навсегда?
face-stack =
    { $count ->
        [one] Стопка { $stack }: { $count } жетон
        [few] Стопка { $stack }: { $count } жетона
       *[many] Стопка { $stack }: { $count } жетонов
    }
face-stack-does = Место взятого открытого жетона занимает жетон из вашей первой непустой стопки. Кто первым исчерпает стопку с этим номером, приводит этап к концу.
face-bonus-held = { $bonus }, штук: { $count }
face-bonus-none = Пока нет.
face-marble-does = Раз в ход мрамор даёт ещё одно действие. В конце каждый оставшийся блок мрамора приносит 1 очко.
face-workers-does = Рабочий заменяет одну карту оплаты. В конце каждый оставшийся рабочий приносит 1 очко.
face-workers-paying =
    { $count ->
        [one] { $count } рабочий платит сейчас
        [few] { $count } рабочих платят сейчас
       *[many] { $count } рабочих платят сейчас
    }
face-green-does = В конце каждого этапа зелёные очки прибавляются к красным; зелёные остаются.
face-red-does = В конце побеждает тот, у кого больше всего красных очков.
face-red-then = Если бы этап закончился сейчас: { $points }.

## Почему ничто не отвечает на щелчок

face-why-covered = Участок { $space }: { NAME($tile) }. Выложенный жетон остаётся на месте.
face-why-nowhere = Для жетона «{ NAME($tile) }» нет доступного участка: ему нужен пустой участок его цвета рядом с жетоном вашего поместья.
face-why-card = Картами платят за выкладывание: сначала выберите жетон в хранилище.
face-why-alone = Этой картой здесь не заплатить: одну карту цвета жетона заменяют две карты одного другого цвета.
face-why-worker = Рабочими платят за выкладывание: сначала выберите жетон в хранилище.
face-why-worker-more = Больше рабочих здесь заплатить не могут.
face-why-paying = У вас нет ничего, что могло бы заплатить вместо этого.
face-why-bonus = Жетон бонуса берут, выложив город.

## Прежде чем сделать то, о чём легко пожалеть

face-careful-title = Отказаться?
face-careful-pass = То, что даёт выложенный жетон, можно взять сейчас или никогда. Всё равно отказаться?
face-careful-yes = Отказаться

## Стол на словах

face-tell-preparing = Поместья строятся.
face-tell-now = Этап { $phase }, раунд { $round }.
face-tell-open = Открытые жетоны: { $tiles }.
face-tell-supplies = Осталось: карты владений { $deck }, карты дохода { $yields }, нейтральные жетоны { $neutral }.
face-tell-bonus = Оставшиеся жетоны бонуса: { $tiles }.
face-tell-colours = Оставшиеся бонусы за цвет: { $colours }.
face-tell-colour = { NAME($colour) } ({ $points })
face-tell-seat = { $name }: зелёные очки { $green }, красные очки { $red }, мрамор { $marble }, рабочие { $workers }, карты { $cards }.
face-tell-hand = Рука: { $cards }.
face-tell-storage = Хранилище: { $tiles }; свободных мест: { $free }.
face-tell-stacks = Жетоны в стопках: { $stacks }.
face-tell-bonuses = Жетоны бонуса: { $tiles }.
face-tell-estate = Выложено: { $tiles }.
face-tell-on = { NAME($tile) } на участке { $space }
face-tell-next = Пустые участки рядом с вашими жетонами: { $spaces }.
face-tell-space = { $space } ({ NAME($colour) })
face-tell-nothing = ничего

new-option-draw = В первом издании две карты, в следующих три; жетоны бонусов добавляются к этому.
new-option-cards-per-point = В конце игры карты, оставшиеся на руке, приносят очки.
new-option-second-tie = Кто выше при равенстве очков и пустых участков.
new-option-take-must-fit = Можно ли взять жетон, которому пока нет места в поместье.
new-option-components = То, что о коробке неизвестно, придумано нами или взято из файла владельца игры.
