# Стол «Тосканы» на странице, по-русски.

## Строительство

tuscany-build-title = Постройте своё поместье
tuscany-build-steps = Ваши земли
tuscany-build-step-join = Соедините три планшета
tuscany-build-step-join-text = В любом порядке, с любым полуоборотом. Соседние планшеты касаются тремя участками.
tuscany-build-step-castle = Выберите замок
tuscany-build-step-castle-text = Один из трёх участков замка. Отсюда растёт всё остальное.
tuscany-build-step-bonus = Возьмите жетон бонуса
tuscany-build-step-bonus-text = По очереди, когда все будут готовы.
tuscany-build-keys = Клавиши
tuscany-build-key-choose = выбрать планшет
tuscany-build-key-move = выше или ниже
tuscany-build-key-shift = на пол-участка вбок
tuscany-build-key-turn = полуоборот
tuscany-build-key-castle = следующий участок замка
tuscany-build-key-ready = готово
tuscany-build-company = За столом
tuscany-build-building = строит
tuscany-build-ready = готово
tuscany-build-next = ждёт
tuscany-build-choosing = выбирает
tuscany-build-hidden = Пока не готовы все, вашего поместья никто не видит.
tuscany-build-drag = Перетащите планшет или используйте кнопки и клавиши. На светящийся участок встанет начальный замок; его свойство не действует.
tuscany-build-sealed = Принято. Пока не готовы все, это ещё можно изменить.
tuscany-build-boards = Планшеты
tuscany-build-board = Планшет { $board }
tuscany-build-board-where =
    Планшет { $board }, { $place ->
        [1] верхний
        [2] средний
       *[3] нижний
    }, { tuscany-build-printed }
tuscany-build-printed =
    { $turned ->
        [yes] полуоборот
       *[no] как напечатано
    }
tuscany-build-row = Ряд { $row }: { $spaces }
tuscany-build-up = Переместить планшет { $board } выше
tuscany-build-down = Переместить планшет { $board } ниже
tuscany-build-turn = Полуоборот
tuscany-build-turn-board = Полуоборот планшета { $board }
tuscany-build-seam = Под планшетом { $board }
tuscany-build-left = Сдвинуть влево то, что ниже планшета { $board }
tuscany-build-right = Сдвинуть вправо то, что ниже планшета { $board }
tuscany-build-castle-space =
    Участок замка { $place } из { $places }, планшет { $board }{ $chosen ->
        [yes] , здесь стоит начальный замок
       *[no] { "" }
    }
tuscany-build-prospects = Что это обещает
tuscany-build-hand = Ваши первые карты
tuscany-build-castle = Этот замок
tuscany-build-castle-which = участок { $place } из { $places }
tuscany-build-touches =
    { $count ->
        [one] Касается { $count } участка:
       *[other] Касается { $count } участков:
    }
tuscany-build-cards =
    { $count ->
        [0] нет
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
tuscany-build-card = Карта: { NAME($colour) }
tuscany-build-regions = Регионы
tuscany-build-regions-worth = заполненные дают { $points } зелёных очков
tuscany-build-regions-of = { $colour }: регионы с числом участков { $sizes }
tuscany-build-all = Все регионы
tuscany-build-sizes = по три: { $three }, по два: { $two }, одиночных: { $one }
tuscany-build-band = Лента связывает регион, который переходит через стык.
tuscany-build-too-large = Число участков в этом регионе: { $size }; разрешено не больше { $limit }.
tuscany-build-said-chosen = В руке планшет { $board }
tuscany-build-said-moved =
    Планшет { $board } перемещён { $way ->
        [up] выше
       *[down] ниже
    }
tuscany-build-said-turned =
    Планшет { $board } { $turned ->
        [yes] повёрнут на полоборота
       *[no] лежит как напечатано
    }
tuscany-build-said-shifted =
    Планшет { $board } сдвинут { $way ->
        [left] влево
       *[right] вправо
    }
tuscany-build-said-laid =
    Планшет { $board } положен { $place ->
        [1] наверху
        [2] посередине
       *[3] внизу
    }
tuscany-build-said-castle = Начальный замок на участке замка { $place } из { $places }, планшет { $board }
tuscany-build-said-too-large = Регион из { $size } участков: не разрешается.
tuscany-build-bonus = Ваш первый жетон бонуса
tuscany-build-bonus-help = Действует всю игру. Одинаковые жетоны могут взять несколько игроков.
tuscany-build-bonus-taken = Взят: { $bonus }
tuscany-build-look = Показать поместье: { $name }

## Отметки

tuscany-mark-possible = можно запланировать
tuscany-mark-legal = можно сейчас
tuscany-mark-picked = выбрано
tuscany-mark-armed = нажмите ещё раз, чтобы подтвердить
tuscany-mark-hinted = подсказка
tuscany-mark-planned = запланировано

## Что стоит рядом с числом

tuscany-word-cards =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
tuscany-word-yields =
    { $count ->
        [one] доход
        [few] дохода
       *[many] доходов
    }
tuscany-word-neutral =
    { $count ->
        [one] нейтральный
       *[other] нейтральных
    }
tuscany-word-marble =
    { $count ->
       *[other] мрамор
    }
tuscany-word-workers =
    { $count ->
        [one] рабочий
       *[other] рабочих
    }
tuscany-word-green =
    { $count ->
        [one] зелёное
       *[other] зелёных
    }
tuscany-word-red =
    { $count ->
        [one] красное
       *[other] красных
    }

## Общее поле

tuscany-phases = Этапы
tuscany-phase = Этап { $phase }
tuscany-phase-now = сейчас
tuscany-phase-done = окончен
tuscany-phase-end =
    { $phase ->
        [1] закончится с раундом, в котором у кого-то опустеет первая стопка
        [2] закончится с раундом, в котором у кого-то опустеет вторая стопка
       *[3] закончится через раунд после того, как у кого-то опустеет третья стопка
    }
tuscany-phase-does = В его конце все прибавляют зелёные очки к красным. Зелёные остаются и учитываются снова в конце следующего.
tuscany-round = раунд { $round }
tuscany-ending = этап закончится с этим раундом
tuscany-last-round = последний раунд игры
tuscany-preparing = Подготовка
tuscany-place = место { $slot }
tuscany-gap = Пустое место среди открытых жетонов
tuscany-gap-does = Оно заполнится, как только сможет появиться нейтральный жетон.
tuscany-sweep = Убрать:
tuscany-sweep-colour = Убрать все открытые жетоны: { NAME($colour) }
tuscany-sweep-does = Ни один открытый жетон не подходит вашему поместью, поэтому сначала можно убрать все жетоны одного цвета; их заменят нейтральные.
tuscany-supplies = Запасы
tuscany-deck-does = Действие «взять карты» даёт карт: { $cards }, и ещё одну за каждый жетон бонуса для карт.
tuscany-discarded = Сброшено: { $what }.
tuscany-yields-do = Повозка открывает верхнюю и приносит её награду.
tuscany-neutral-does = Они заполняют пустые места, когда ваши стопки пусты или когда пять открытых жетонов одного цвета уступают место.
tuscany-neutral-discarded = Сброшено: { $count }.
tuscany-bonus-left = Жетоны бонуса
tuscany-left =
    { $count ->
        [0] Больше нет.
       *[other] Осталось: { $count }.
    }
tuscany-colours = Кто первым заполнит цвет
tuscany-colours-yours = ниже ваши
tuscany-ticket = Бонус за цвет: { NAME($colour) }
tuscany-ticket-side =
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
tuscany-ticket-own = Ваши закрытые участки: { $covered } из { $spaces }.
tuscany-ticket-does = Для первого и второго, кто закроет все участки этого цвета.
tuscany-track-green = Зелёные очки
tuscany-track-green-does = В конце каждого этапа их прибавляют к красным, и всё же они остаются: полученное на первом этапе учитывается трижды.
tuscany-track-red = Красные очки
tuscany-track-red-does = У кого их в конце больше всех, тот и победит. Пунктирные щиты показывают, сколько стало бы после этапа.
tuscany-track-coming = пунктир: красные после этапа
tuscany-track-seat = { $name } { $points }
tuscany-track-seat-then = { $name } { $points }, после этапа { $coming }
tuscany-ours = Восстановлено

## Другие места

tuscany-starts = начинает каждый раунд
tuscany-building = строит
tuscany-built = ждёт остальных
tuscany-enlarge = Показать крупно
tuscany-seat-summary = { $name }: зелёные очки { $green }, красные очки { $red }, карты { $cards }, мрамор { $marble }, рабочие { $workers }

## Разделы правил

tuscany-rule = Правила: { $section }
tuscany-rule-draw = взять карты
tuscany-rule-take = взять жетон
tuscany-rule-place = выложить жетон
tuscany-rule-open = открытые жетоны
tuscany-rule-regions = регионы
tuscany-rule-colours = бонусы за цвет
tuscany-rule-castle = замки
tuscany-rule-city = города и жетоны бонуса
tuscany-rule-inn = постоялые дворы и шестиугольники
tuscany-rule-agriculture = угодья
tuscany-rule-quarry = каменоломни и мрамор
tuscany-rule-village = деревни и рабочие
tuscany-rule-monastery = монастыри
tuscany-rule-cart = повозки и доходы
tuscany-rule-phases = этапы
tuscany-rule-scoring = подсчёт очков

## Очки двух видов в одной строке

tuscany-thing-green =
    { $points ->
        [one] зелёное
       *[other] зелёных
    }
tuscany-thing-red =
    { $points ->
        [one] красное
       *[other] красных
    }

## Как сложился результат

tuscany-sheet = Как сложились очки
tuscany-sheet-help = В конце каждого этапа все зелёные очки прибавляли к красным. Полученное на первом этапе учтено трижды, полученное на втором — дважды.
tuscany-sheet-scoring = Зелёные после этапа { $phase }
tuscany-sheet-red = Красные очки по ходу игры
tuscany-sheet-left = За то, что осталось

## Как называются части стола

table-own = Поместье

## Что можно сделать; `verb-` стоит после «Можно», `do-` стоит на кнопке

verb-tuscany-move-draw = взять карты
verb-tuscany-move-take = взять жетон
verb-tuscany-move-place = выложить жетон
verb-tuscany-move-sweep = убрать открытые жетоны одного цвета
verb-tuscany-move-marble = купить ещё одно действие
verb-tuscany-move-end = закончить ход
verb-tuscany-move-pass = отказаться
verb-tuscany-move-claim = взять жетон и выложить его
verb-tuscany-move-bonus = взять жетон бонуса
verb-tuscany-move-build = построить поместье
do-tuscany-move-draw = Взять карты
do-tuscany-move-take = Взять
do-tuscany-move-place = Выложить
do-tuscany-move-sweep = Убрать
do-tuscany-move-marble = Ещё действие
do-tuscany-move-end = Закончить ход
do-tuscany-move-pass = Отказаться
do-tuscany-move-claim = Выложить
do-tuscany-move-bonus = Взять
do-tuscany-move-build = Готово
tuscany-brief-draw = Взять { $cards }

## Ход игры

table-log-tuscany-move-pass = { $name } отказывается.

## Части игры и очки по источникам

story-mark-tuscany-event-phase-began = Этап { $phase }
story-mark-tuscany-event-round-began = раунд { $round }

story-kind-tuscany-yields = Карты дохода
story-kind-tuscany-left = Осталось в конце

## Поместья

tuscany-yours = Ваше поместье
tuscany-of = Поместье игрока { $name }
tuscany-back = Назад к своему поместью
tuscany-boards-reconstructed = Реконструкция: цвета планшетов в источниках не указаны; наши соблюдают все известные числа.
tuscany-space = Участок { $space }, { NAME($colour) }
tuscany-space-empty = пустой
tuscany-region =
    { $size ->
        [one] Регион из { $size } участка, закрыто: { $covered }.
        [few] Регион из { $size } участков, закрыто: { $covered }.
       *[many] Регион из { $size } участков, закрыто: { $covered }.
    }
tuscany-region-worth =
    { $points ->
        [one] Когда закрыт весь: { $points } зелёное очко.
        [few] Когда закрыт весь: { $points } зелёных очка.
       *[many] Когда закрыт весь: { $points } зелёных очков.
    }
tuscany-hexagon-on = Лежит на цвете «{ NAME($colour) }» и считается таким жетоном.

## Отметки

tuscany-click = Щелчок: { $move }.
tuscany-then = Затем: { $next }

## Рука и оплата

tuscany-hand =
    { $cards ->
        [one] Ваша рука, { $cards } карта
        [few] Ваша рука, { $cards } карты
       *[many] Ваша рука, { $cards } карт
    }
tuscany-hand-of =
    { $cards ->
        [one] Рука, { $cards } карта
        [few] Рука, { $cards } карты
       *[many] Рука, { $cards } карт
    }
tuscany-card-does = Две карты цвета жетона позволяют его выложить.
tuscany-pair-does = Две карты одного другого цвета заменяют одну из них.
tuscany-card-pays = { $card }, платит сейчас
tuscany-card-could = { $card }, может заплатить вместо другой
tuscany-pay = Оплата
tuscany-pay-none = Выберите жетон в хранилище, затем его участок.
tuscany-card = карта { NAME($colour, form: "gen") }
tuscany-cards = { $count } × карта { NAME($colour, form: "gen") }
tuscany-pay-for = за { $payment }
tuscany-pay-own-card =
    { $cards ->
        [one] { $cards } карту цвета участка
        [few] { $cards } карты цвета участка
       *[many] { $cards } карт цвета участка
    }
tuscany-pay-way =
    { $way ->
        [card-card] 2 карты
        [card-worker] рабочий
        [card-pair] пара
        [worker-worker] 2 рабочих
        [worker-pair] рабочий, пара
       *[pair-pair] 2 пары
    }

## Рядом с поместьем

tuscany-storage-in = в хранилище
tuscany-storage-free = Свободное место в хранилище
tuscany-storage-does = Взятый жетон ждёт здесь, пока вы его не выложите.
tuscany-storage-leaves = Что убрать навсегда?
tuscany-stack =
    { $count ->
        [one] Стопка { $stack }: { $count } жетон
        [few] Стопка { $stack }: { $count } жетона
       *[many] Стопка { $stack }: { $count } жетонов
    }
tuscany-stack-does = Место взятого открытого жетона занимает жетон из вашей первой непустой стопки. Кто первым исчерпает стопку с этим номером, приводит этап к концу.
tuscany-bonus-held = { $bonus }, штук: { $count }
tuscany-bonus-none = Пока нет.
tuscany-marble-does = Раз в ход мрамор даёт ещё одно действие. В конце каждый оставшийся блок мрамора приносит 1 очко.
tuscany-workers-does = Рабочий заменяет одну карту оплаты. В конце каждый оставшийся рабочий приносит 1 очко.
tuscany-workers-paying =
    { $count ->
        [one] { $count } рабочий платит сейчас
        [few] { $count } рабочих платят сейчас
       *[many] { $count } рабочих платят сейчас
    }
tuscany-green-does = В конце каждого этапа зелёные очки прибавляются к красным; зелёные остаются.
tuscany-red-does = В конце побеждает тот, у кого больше всего красных очков.
tuscany-red-then = Если бы этап закончился сейчас: { $points }.

## Почему ничто не отвечает на щелчок

tuscany-why-covered = Участок { $space }: { NAME($tile) }. Выложенный жетон остаётся на месте.
tuscany-why-nowhere = Для жетона «{ NAME($tile) }» нет доступного участка: ему нужен пустой участок его цвета рядом с жетоном вашего поместья.
tuscany-why-card = Картами платят за выкладывание: сначала выберите жетон в хранилище.
tuscany-why-alone = Этой картой здесь не заплатить: одну карту цвета жетона заменяют две карты одного другого цвета.
tuscany-why-worker = Рабочими платят за выкладывание: сначала выберите жетон в хранилище.
tuscany-why-worker-more = Больше рабочих здесь заплатить не могут.
tuscany-why-paying = У вас нет ничего, что могло бы заплатить вместо этого.
tuscany-why-bonus = Жетон бонуса берут, выложив город.

## Прежде чем сделать то, о чём легко пожалеть

tuscany-careful-title = Отказаться?
tuscany-careful-pass = То, что даёт выложенный жетон, можно взять сейчас или никогда. Всё равно отказаться?
tuscany-careful-yes = Отказаться

## Стол на словах

tuscany-tell-preparing = Поместья строятся.
tuscany-tell-now = Этап { $phase }, раунд { $round }.
tuscany-tell-open = Открытые жетоны: { $tiles }.
tuscany-tell-supplies = Осталось: карты владений { $deck }, карты дохода { $yields }, нейтральные жетоны { $neutral }.
tuscany-tell-bonus = Оставшиеся жетоны бонуса: { $tiles }.
tuscany-tell-colours = Оставшиеся бонусы за цвет: { $colours }.
tuscany-tell-colour = { NAME($colour) } ({ $points })
tuscany-tell-seat = { $name }: зелёные очки { $green }, красные очки { $red }, мрамор { $marble }, рабочие { $workers }, карты { $cards }.
tuscany-tell-hand = Рука: { $cards }.
tuscany-tell-storage = Хранилище: { $tiles }; свободных мест: { $free }.
tuscany-tell-stacks = Жетоны в стопках: { $stacks }.
tuscany-tell-bonuses = Жетоны бонуса: { $tiles }.
tuscany-tell-estate = Выложено: { $tiles }.
tuscany-tell-on = { NAME($tile) } на участке { $space }
tuscany-tell-next = Пустые участки рядом с вашими жетонами: { $spaces }.
tuscany-tell-space = { $space } ({ NAME($colour) })
tuscany-tell-nothing = ничего

new-option-draw = В первом издании две карты, в следующих три; жетоны бонусов добавляются к этому.
new-option-cards-per-point = В конце игры карты, оставшиеся на руке, приносят очки.
new-option-second-tie = Кто выше при равенстве очков и пустых участков.
new-option-take-must-fit = Можно ли взять жетон, которому пока нет места в поместье.
new-option-components = То, что о коробке неизвестно, придумано нами или взято из файла владельца игры.
