# Стол «Тосканы» на странице, по-русски.

## Строительство

view-build-title = Постройте своё поместье
view-build-steps = Ваши земли
view-build-step-join = Соедините три планшета
view-build-step-join-text = В любом порядке, с любым полуоборотом. Соседние планшеты касаются тремя участками.
view-build-step-castle = Выберите замок
view-build-step-castle-text = Один из трёх участков замка. Отсюда растёт всё остальное.
view-build-step-bonus = Возьмите жетон бонуса
view-build-step-bonus-text = По очереди, когда все будут готовы.
view-build-keys = Клавиши
view-build-key-choose = выбрать планшет
view-build-key-move = выше или ниже
view-build-key-shift = на пол-участка вбок
view-build-key-turn = полуоборот
view-build-key-castle = следующий участок замка
view-build-key-ready = готово
view-build-company = За столом
view-build-building = строит
view-build-ready = готово
view-build-next = ждёт
view-build-choosing = выбирает
view-build-hidden = Пока не готовы все, вашего поместья никто не видит.
view-build-drag = Перетащите планшет или используйте кнопки и клавиши. На светящийся участок встанет начальный замок; его свойство не действует.
view-build-sealed = Принято. Пока не готовы все, это ещё можно изменить.
view-build-boards = Планшеты
view-build-board = Планшет { $board }
view-build-board-where =
    Планшет { $board }, { $place ->
        [1] верхний
        [2] средний
       *[3] нижний
    }, { view-build-printed }
view-build-printed =
    { $turned ->
        [yes] полуоборот
       *[no] как напечатано
    }
view-build-row = Ряд { $row }: { $spaces }
view-build-up = Переместить планшет { $board } выше
view-build-down = Переместить планшет { $board } ниже
view-build-turn = Полуоборот
view-build-turn-board = Полуоборот планшета { $board }
view-build-seam = Под планшетом { $board }
view-build-left = Сдвинуть влево то, что ниже планшета { $board }
view-build-right = Сдвинуть вправо то, что ниже планшета { $board }
view-build-castle-space =
    Участок замка { $place } из { $places }, планшет { $board }{ $chosen ->
        [yes] , здесь стоит начальный замок
       *[no] { "" }
    }
view-build-prospects = Что это обещает
view-build-hand = Ваши первые карты
view-build-castle = Этот замок
view-build-castle-which = участок { $place } из { $places }
view-build-touches =
    { $count ->
        [one] Касается { $count } участка:
       *[other] Касается { $count } участков:
    }
view-build-cards =
    { $count ->
        [0] нет
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
view-build-card = Карта: { NAME($colour) }
view-build-regions = Регионы
view-build-regions-worth = заполненные дают { $points } зелёных очков
view-build-regions-of = { $colour }: регионы с числом участков { $sizes }
view-build-all = Все регионы
view-build-sizes = по три: { $three }, по два: { $two }, одиночных: { $one }
view-build-band = Лента связывает регион, который переходит через стык.
view-build-too-large = Число участков в этом регионе: { $size }; разрешено не больше { $limit }.
view-build-said-chosen = В руке планшет { $board }
view-build-said-moved =
    Планшет { $board } перемещён { $way ->
        [up] выше
       *[down] ниже
    }
view-build-said-turned =
    Планшет { $board } { $turned ->
        [yes] повёрнут на полоборота
       *[no] лежит как напечатано
    }
view-build-said-shifted =
    Планшет { $board } сдвинут { $way ->
        [left] влево
       *[right] вправо
    }
view-build-said-laid =
    Планшет { $board } положен { $place ->
        [1] наверху
        [2] посередине
       *[3] внизу
    }
view-build-said-castle = Начальный замок на участке замка { $place } из { $places }, планшет { $board }
view-build-said-too-large = Регион из { $size } участков: не разрешается.
view-build-bonus = Ваш первый жетон бонуса
view-build-bonus-help = Действует всю игру. Одинаковые жетоны могут взять несколько игроков.
view-build-bonus-taken = Взят: { $bonus }
view-build-look = Показать поместье: { $name }

## Отметки

view-mark-possible = можно запланировать
view-mark-legal = можно сейчас
view-mark-picked = выбрано
view-mark-armed = нажмите ещё раз, чтобы подтвердить
view-mark-hinted = подсказка
view-mark-planned = запланировано

## Что стоит рядом с числом

view-word-cards =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
view-word-yields =
    { $count ->
        [one] доход
        [few] дохода
       *[many] доходов
    }
view-word-neutral =
    { $count ->
        [one] нейтральный
       *[other] нейтральных
    }
view-word-marble =
    { $count ->
       *[other] мрамор
    }
view-word-workers =
    { $count ->
        [one] рабочий
       *[other] рабочих
    }
view-word-green =
    { $count ->
        [one] зелёное
       *[other] зелёных
    }
view-word-red =
    { $count ->
        [one] красное
       *[other] красных
    }

## Общее поле

view-phases = Этапы
view-phase = Этап { $phase }
view-phase-now = сейчас
view-phase-done = окончен
view-phase-end =
    { $phase ->
        [1] закончится с раундом, в котором у кого-то опустеет первая стопка
        [2] закончится с раундом, в котором у кого-то опустеет вторая стопка
       *[3] закончится через раунд после того, как у кого-то опустеет третья стопка
    }
view-phase-does = В его конце все прибавляют зелёные очки к красным. Зелёные остаются и учитываются снова в конце следующего.
view-round = раунд { $round }
view-ending = этап закончится с этим раундом
view-last-round = последний раунд игры
view-preparing = Подготовка
view-place = место { $slot }
view-gap = Пустое место среди открытых жетонов
view-gap-does = Оно заполнится, как только сможет появиться нейтральный жетон.
view-sweep = Убрать:
view-sweep-colour = Убрать все открытые жетоны: { NAME($colour) }
view-sweep-does = Ни один открытый жетон не подходит вашему поместью, поэтому сначала можно убрать все жетоны одного цвета; их заменят нейтральные.
view-supplies = Запасы
view-deck-does = Действие «взять карты» даёт карт: { $cards }, и ещё одну за каждый жетон бонуса для карт.
view-discarded = Сброшено: { $what }.
view-yields-do = Повозка открывает верхнюю и приносит её награду.
view-neutral-does = Они заполняют пустые места, когда ваши стопки пусты или когда пять открытых жетонов одного цвета уступают место.
view-neutral-discarded = Сброшено: { $count }.
view-bonus-left = Жетоны бонуса
view-left =
    { $count ->
        [0] Больше нет.
       *[other] Осталось: { $count }.
    }
view-colours = Кто первым заполнит цвет
view-colours-yours = ниже ваши
view-ticket = Бонус за цвет: { NAME($colour) }
view-ticket-side =
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
view-ticket-own = Ваши закрытые участки: { $covered } из { $spaces }.
view-ticket-does = Для первого и второго, кто закроет все участки этого цвета.
view-track-green = Зелёные очки
view-track-green-does = В конце каждого этапа их прибавляют к красным, и всё же они остаются: полученное на первом этапе учитывается трижды.
view-track-red = Красные очки
view-track-red-does = У кого их в конце больше всех, тот и победит. Пунктирные щиты показывают, сколько стало бы после этапа.
view-track-coming = пунктир: красные после этапа
view-track-seat = { $name } { $points }
view-track-seat-then = { $name } { $points }, после этапа { $coming }
view-ours = Восстановлено

## Другие места

view-starts = начинает каждый раунд
view-building = строит
view-built = ждёт остальных
view-enlarge = Показать крупно
view-seat-summary = { $name }: зелёные очки { $green }, красные очки { $red }, карты { $cards }, мрамор { $marble }, рабочие { $workers }

## Разделы правил

view-rule = Правила: { $section }
view-rule-draw = взять карты
view-rule-take = взять жетон
view-rule-place = выложить жетон
view-rule-open = открытые жетоны
view-rule-regions = регионы
view-rule-colours = бонусы за цвет
view-rule-castle = замки
view-rule-city = города и жетоны бонуса
view-rule-inn = постоялые дворы и шестиугольники
view-rule-agriculture = угодья
view-rule-quarry = каменоломни и мрамор
view-rule-village = деревни и рабочие
view-rule-monastery = монастыри
view-rule-cart = повозки и доходы
view-rule-phases = этапы
view-rule-scoring = подсчёт очков

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

view-sheet = Как сложились очки
view-sheet-help = В конце каждого этапа все зелёные очки прибавляли к красным. Полученное на первом этапе учтено трижды, полученное на втором — дважды.
view-sheet-scoring = Зелёные после этапа { $phase }
view-sheet-red = Красные очки по ходу игры
view-sheet-left = За то, что осталось

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
view-brief-draw = Взять { $cards }

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

view-yours = Ваше поместье
view-of = Поместье игрока { $name }
view-back = Назад к своему поместью
view-boards-reconstructed = Реконструкция: цвета планшетов в источниках не указаны; наши соблюдают все известные числа.
view-space = Участок { $space }, { NAME($colour) }
view-space-empty = пустой
view-region =
    { $size ->
        [one] Регион из { $size } участка, закрыто: { $covered }.
        [few] Регион из { $size } участков, закрыто: { $covered }.
       *[many] Регион из { $size } участков, закрыто: { $covered }.
    }
view-region-worth =
    { $points ->
        [one] Когда закрыт весь: { $points } зелёное очко.
        [few] Когда закрыт весь: { $points } зелёных очка.
       *[many] Когда закрыт весь: { $points } зелёных очков.
    }
view-hexagon-on = Лежит на цвете «{ NAME($colour) }» и считается таким жетоном.

## Отметки

view-click = Щелчок: { $move }.
view-then = Затем: { $next }

## Рука и оплата

view-hand =
    { $cards ->
        [one] Ваша рука, { $cards } карта
        [few] Ваша рука, { $cards } карты
       *[many] Ваша рука, { $cards } карт
    }
view-hand-of =
    { $cards ->
        [one] Рука, { $cards } карта
        [few] Рука, { $cards } карты
       *[many] Рука, { $cards } карт
    }
view-card-does = Две карты цвета жетона позволяют его выложить.
view-pair-does = Две карты одного другого цвета заменяют одну из них.
view-card-pays = { $card }, платит сейчас
view-card-could = { $card }, может заплатить вместо другой
view-pay = Оплата
view-pay-none = Выберите жетон в хранилище, затем его участок.
view-card = карта { NAME($colour, form: "gen") }
view-cards = { $count } × карта { NAME($colour, form: "gen") }
view-pay-for = за { $payment }
view-pay-own-card =
    { $cards ->
        [one] { $cards } карту цвета участка
        [few] { $cards } карты цвета участка
       *[many] { $cards } карт цвета участка
    }
view-pay-way =
    { $way ->
        [card-card] 2 карты
        [card-worker] рабочий
        [card-pair] пара
        [worker-worker] 2 рабочих
        [worker-pair] рабочий, пара
       *[pair-pair] 2 пары
    }

## Рядом с поместьем

view-storage-in = в хранилище
view-storage-free = Свободное место в хранилище
view-storage-does = Взятый жетон ждёт здесь, пока вы его не выложите.
view-storage-leaves = Что убрать навсегда?
view-stack =
    { $count ->
        [one] Стопка { $stack }: { $count } жетон
        [few] Стопка { $stack }: { $count } жетона
       *[many] Стопка { $stack }: { $count } жетонов
    }
view-stack-does = Место взятого открытого жетона занимает жетон из вашей первой непустой стопки. Кто первым исчерпает стопку с этим номером, приводит этап к концу.
view-bonus-held = { $bonus }, штук: { $count }
view-bonus-none = Пока нет.
view-marble-does = Раз в ход мрамор даёт ещё одно действие. В конце каждый оставшийся блок мрамора приносит 1 очко.
view-workers-does = Рабочий заменяет одну карту оплаты. В конце каждый оставшийся рабочий приносит 1 очко.
view-workers-paying =
    { $count ->
        [one] { $count } рабочий платит сейчас
        [few] { $count } рабочих платят сейчас
       *[many] { $count } рабочих платят сейчас
    }
view-green-does = В конце каждого этапа зелёные очки прибавляются к красным; зелёные остаются.
view-red-does = В конце побеждает тот, у кого больше всего красных очков.
view-red-then = Если бы этап закончился сейчас: { $points }.

## Почему ничто не отвечает на щелчок

view-why-covered = Участок { $space }: { NAME($tile) }. Выложенный жетон остаётся на месте.
view-why-nowhere = Для жетона «{ NAME($tile) }» нет доступного участка: ему нужен пустой участок его цвета рядом с жетоном вашего поместья.
view-why-card = Картами платят за выкладывание: сначала выберите жетон в хранилище.
view-why-alone = Этой картой здесь не заплатить: одну карту цвета жетона заменяют две карты одного другого цвета.
view-why-worker = Рабочими платят за выкладывание: сначала выберите жетон в хранилище.
view-why-worker-more = Больше рабочих здесь заплатить не могут.
view-why-paying = У вас нет ничего, что могло бы заплатить вместо этого.
view-why-bonus = Жетон бонуса берут, выложив город.

## Прежде чем сделать то, о чём легко пожалеть

view-careful-title = Отказаться?
view-careful-pass = То, что даёт выложенный жетон, можно взять сейчас или никогда. Всё равно отказаться?
view-careful-yes = Отказаться

## Стол на словах

view-tell-preparing = Поместья строятся.
view-tell-now = Этап { $phase }, раунд { $round }.
view-tell-open = Открытые жетоны: { $tiles }.
view-tell-supplies = Осталось: карты владений { $deck }, карты дохода { $yields }, нейтральные жетоны { $neutral }.
view-tell-bonus = Оставшиеся жетоны бонуса: { $tiles }.
view-tell-colours = Оставшиеся бонусы за цвет: { $colours }.
view-tell-colour = { NAME($colour) } ({ $points })
view-tell-seat = { $name }: зелёные очки { $green }, красные очки { $red }, мрамор { $marble }, рабочие { $workers }, карты { $cards }.
view-tell-hand = Рука: { $cards }.
view-tell-storage = Хранилище: { $tiles }; свободных мест: { $free }.
view-tell-stacks = Жетоны в стопках: { $stacks }.
view-tell-bonuses = Жетоны бонуса: { $tiles }.
view-tell-estate = Выложено: { $tiles }.
view-tell-on = { NAME($tile) } на участке { $space }
view-tell-next = Пустые участки рядом с вашими жетонами: { $spaces }.
view-tell-space = { $space } ({ NAME($colour) })
view-tell-nothing = ничего

new-option-draw = В первом издании две карты, в следующих три; жетоны бонусов добавляются к этому.
new-option-cards-per-point = В конце игры карты, оставшиеся на руке, приносят очки.
new-option-second-tie = Кто выше при равенстве очков и пустых участков.
new-option-take-must-fit = Можно ли взять жетон, которому пока нет места в поместье.
new-option-components = То, что о коробке неизвестно, придумано нами или взято из файла владельца игры.
