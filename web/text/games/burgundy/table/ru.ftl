# Стол «Бургундии» на странице, по-русски.

## Герцогства

view-yours = Ваше герцогство
view-of = Герцогство игрока { $name }
view-back = Вернуться в своё герцогство
view-board = Планшет { $board }
view-board-side = Планшет { $board }, на выбор
view-sides-help = Стороны различаются размером и формой территорий; для первой партии подойдёт любая.
view-answered = Ваш выбор записан; остальные ещё выбирают.
view-waits = ещё выбирает
view-chosen = выбор сделан
view-enlarge = Показать крупно
view-seat-summary = { $name }: { count-points }, рабочие: { $workers }, серебряные монеты: { $silver }
view-space = Участок { $space }, { NAME($colour) }, число { $number }
view-space-empty = пусто
view-area =
    { $size ->
        [one] Территория из { $size } участка, закрыто: { $covered }.
       *[other] Территория из { $size } участков, закрыто: { $covered }.
    }
view-area-worth = Если завершить сейчас: { $size } за размер и { $extra } за этап { $phase }.
view-key-die = этим кубиком
view-key-dice = кубиком
view-key-workers = и рабочими
view-banners = Остались жетоны достижений
view-banners-short = Достижения

## Отметки

view-mark-legal = можно сейчас
view-mark-die =
    можно кубиком { $die }{ $workers ->
        [0] { "" }
       *[other] { " " }за { count-workers }
    }
view-mark-picked = выбрано
view-mark-armed = нажмите ещё раз, чтобы подтвердить
view-mark-hinted = подсказка
view-mark-planned = запланировано

## Рука

view-click = Щелчок: { $move }.
view-then = Затем: { $next }
view-die = Кубик: { $die }
view-die-used =
    { $die ->
        [0] Кубик, использован
       *[other] Использованный кубик: { $die }
    }
view-die-does = Берёт жетон со склада { $die }, выкладывает жетон на участок с числом { $die }, продаёт { NAME($good) } или приносит рабочих.
view-die-shift = Каждый отданный рабочий меняет его на 1; 6 и 1 соседствуют.
view-good-sale =
    Продажа кубиком { $good }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } (по { $each } за штуку) и 1 серебряная монета.
view-sold = Проданные товары: { $count }
view-storage-free = Свободное место в хранилище
view-storage-does = Жетоны ждут здесь, пока их не выложит кубик. Места хватает для трёх.
view-storage-in = в хранилище
view-goods-free = Свободное место для товаров
view-incoming = Новый жетон
view-incoming-short = Новый
view-tray = Кубики, хранилище и товары
view-stow = Что погрузить?
view-stow-one = Погрузить { $count } × { NAME($good) }
view-workers-do = Каждый рабочий меняет кубик на 1. В конце игры каждые двое оставшихся рабочих приносят 1 очко.
view-silver-do = Раз за ход за 2 серебряные монеты можно купить жетон с чёрного рынка. В конце игры каждая оставшаяся монета приносит 1 очко.
view-points-none = Очков пока нет.

## Общее поле

view-shared = Общее поле
view-phases = Этапы
view-rounds = Раунды
view-phase = Этап { $phase }
view-phase-worth =
    Территория, завершённая на этом этапе, приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } сверх очков за размер.
view-phase-now = сейчас
view-phase-done = завершён
view-round = Раунд { $round }
view-round-of = раунд { $round } из 5
view-round-good = Тогда на склад с номером белого кубика попадает товар: { NAME($good) }.
view-preparing = Подготовка
view-white =
    { $white ->
        [0] Ещё не брошен.
       *[other] Выпало { $white }.
    }
view-white-does = В начале раунда он указывает, на какой склад попадает следующий товар.
view-depot-does = Кубик со значением { $depot } берёт отсюда жетон.
view-supply = Ещё не вытянуто: { $tiles }.
view-slot = Место на складе, { NAME($colour) }
view-slot-empty = Жетон взят; новый появится в начале следующего этапа.
view-slot-not-yet = Пока пусто; жетон появится в начале первого этапа.
view-heap = Товары, { NAME($depot) }
view-heap-empty = Сейчас нет.
view-heap-load = Корабль забирает все товары с одного склада.
view-black-price = раз за ход
view-black-does = Раз за ход можно купить один из этих жетонов за 2 серебряные монеты.
view-black-bought = Покупка в этом ходу уже сделана.
view-black-supply = Жетоны с чёрной рубашкой, которые ещё не вытянуты: { $count }.
view-first = первый
view-order = От первого к последнему: { $order }.
view-order-does = Кто впереди на мостике, ходит раньше; каждый корабль продвигает владельца на одно деление.
view-track-space = деление { $space }
view-bonus = Жетоны достижений, { NAME($colour) }
view-bonus-tile =
    { $size ->
        [large] Большой
       *[small] Малый
    } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }): { $taken ->
        [yes] { $name }.
       *[no] ещё свободен.
    }
view-bonus-does = За все закрытые участки этого цвета: большой жетон первому, малый — второму.
view-reconstructed-depots = Восстановлено: в источниках не сказано, жетон какого цвета лежит на каждом месте склада; наши места согласуются со всеми известными числами.
view-reconstructed-pairs = Восстановлено: в источниках не сказано, какие стороны напечатаны на одном планшете.

## Перед тем, о чём легко пожалеть

view-careful-end =
    { $left ->
        [one] Один кубик не использован. Всё равно закончить ход?
       *[other] Оба кубика не использованы. Всё равно закончить ход?
    }

## Разделы правил

view-rule = Правила: { $section }
view-rule-place = размещение жетона
view-rule-take = взятие жетона
view-rule-sell = товары и продажа
view-rule-turn = ваш ход
view-rule-workers = рабочие
view-rule-buying = серебряные монеты и чёрный рынок
view-rule-areas = территории
view-rule-bonus = жетоны достижений
view-rule-phase = этап
view-rule-round = раунд
view-rule-buildings = здания
view-rule-ships = корабли и очерёдность хода
view-rule-animals = животные
view-rule-monasteries = монастыри
view-rule-castles = замки
view-rule-mines = рудники

## Стол словами

view-tell-now = Этап { $phase }, раунд { $round } из 5.
view-tell-white = Белый кубик: { $white }.
view-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Товары: { $goods }.
    }
view-tell-nothing = ничего
view-tell-rounds = Товары следующих раундов: { $goods }.
view-tell-bonus = Оставшиеся жетоны достижений: { $tiles }.
view-tell-seat = { $name }: { count-points }, рабочие: { $workers }, серебряные монеты: { $silver }.
view-tell-dice = Кубики: { $dice }.
view-tell-used =
    { $die ->
        [0] использован
       *[other] { $die } (использован)
    }
view-tell-storage = Хранилище: { $tiles }.
view-tell-incoming = Ждёт места в хранилище: { $tiles }.
view-tell-goods = Товары: { $goods }.
view-tell-sold = Проданные товары: { $count }.
view-tell-duchy = Планшет { $board }. Выложенные жетоны: { $tiles }.
view-tell-on = { NAME($tile) } на участке { $space }
view-tell-open = Свободные участки рядом с вашими жетонами: { $spaces }.
view-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## Что стоит рядом с числом

view-word-workers =
    { $count ->
        [one] рабочий
        [few] рабочих
       *[many] рабочих
    }
view-word-silver =
    { $count ->
        [one] монета
        [few] монеты
       *[many] монет
    }
view-word-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

## Почему щелчок ничего не даёт

view-why-covered = Участок { $space }: { NAME($tile) }. Выложенный жетон остаётся на своём месте.
view-why-nowhere = Для этого жетона ({ NAME($tile) }) сейчас нет доступного участка: нужен пустой участок того же цвета рядом с вашими жетонами и кубик с его числом или такой, который можно на него изменить.
view-why-load = Товары со складов забирают корабли: кто выкладывает корабль, берёт все товары с одного склада.
view-why-used = Этот кубик уже использован; в следующем раунде снова бросают оба.
view-why-order = Очерёдность хода меняют только корабли: каждый выложенный продвигает владельца на одно деление вперёд.
view-why-bonus = Жетон достижения сразу получает тот, кто закроет все участки его цвета.

## Как называются части стола

table-own = Герцогство

## Что можно сделать; `verb-` стоит после «Можно», `do-` — на кнопке

verb-move-take = взять жетон со склада
verb-move-place = выложить жетон из хранилища
verb-move-sell = продать товары
verb-move-workers = взять рабочих
verb-move-buy = купить жетон на чёрном рынке
verb-move-hire = взять здание за рабочих
verb-move-end = закончить ход
verb-move-pass = отказаться
verb-move-discard = сбросить жетон
verb-move-load = забрать товары со склада
verb-move-load-also = забрать товары со второго склада
verb-move-stow = выбрать товары
verb-move-collect = взять положенное
verb-move-fetch = взять жетон со склада
verb-move-side = выбрать сторону планшета
verb-move-castle = положить начальный замок
do-move-take = Взять
do-move-place = Выложить
do-move-sell = Продать
do-move-workers = Взять рабочих
do-move-buy = Купить
do-move-hire = Взять
do-move-end = Закончить ход
do-move-pass = Отказаться
do-move-discard = Сбросить
do-move-load = Забрать
do-move-load-also = Забрать
do-move-stow = Забрать
do-move-collect = Взять
do-move-fetch = Взять
do-move-side = Выбрать
do-move-castle = Положить

## Ход игры

table-log-move-end = { $name } заканчивает ход.
table-log-move-pass =
    { $name } отказывается от { $by ->
        [kind-bank] 2 серебряных монет
        [kind-boarding-house] 4 рабочих
        [kind-warehouse] продажи
        [kind-city-hall] выкладывания жетона
        [kind-castle] дополнительного действия
        [kind-ship] второго склада
        [kind-workshop] жетона
        [kind-church] жетона
        [kind-market] жетона
       *[other] предложенного
    } ({ NAME($by) }).
table-log-die = (кубик { $die })
table-log-by = ({ NAME($by) })
table-log-move-side = { $name } играет на планшете { $board }.
table-log-move-castle = { $name } кладёт начальный замок на участок { $space }.

## Части игры и очки по источникам

story-mark-event-phase-began = Этап { $phase }
story-mark-event-round-began = раунд { $round }

story-kind-monasteries = Монастыри
story-kind-left = Остатки
story-rounds =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
story-course = Очки по раундам
story-course-label = Очки от раунда к раунду; счёт: { $totals }. Те же числа есть в таблице.
story-course-table = Очки после каждого раунда

## О чём варианты нового стола

new-option-boards = У каждого свой планшет; планшеты различаются размером и формой территорий.
new-option-castle = Перед первым этапом каждый кладёт на планшет один замок.
new-option-choosing = Как все выбирают сторону планшета и участок для первого замка.
new-option-full-storage = В хранилище помещаются три жетона; речь о четвёртом.
new-option-castle-action = Можно ли отказаться от дополнительного действия замка.
new-option-first-tie = Кто выше при равном числе очков.
new-option-second-tie = Кто выше, если равно и это.
new-option-redrawn = Два издания этих планшетов различаются.
