# Стол «Бургундии» на странице, по-русски.

## Герцогства

burgundy-yours = Ваше герцогство
burgundy-of = Герцогство игрока { $name }
burgundy-back = Вернуться в своё герцогство
burgundy-board = Планшет { $board }
burgundy-board-side = Планшет { $board }, на выбор
burgundy-sides-help = Стороны различаются размером и формой территорий; для первой партии подойдёт любая.
burgundy-answered = Ваш выбор записан; остальные ещё выбирают.
burgundy-waits = ещё выбирает
burgundy-chosen = выбор сделан
burgundy-enlarge = Показать крупно
burgundy-seat-summary = { $name }: { count-points }, рабочие: { $workers }, серебряные монеты: { $silver }
burgundy-space = Участок { $space }, { NAME($colour) }, число { $number }
burgundy-space-empty = пусто
burgundy-area =
    { $size ->
        [one] Территория из { $size } участка, закрыто: { $covered }.
       *[other] Территория из { $size } участков, закрыто: { $covered }.
    }
burgundy-area-worth = Если завершить сейчас: { $size } за размер и { $extra } за этап { $phase }.
burgundy-key-die = этим кубиком
burgundy-key-dice = кубиком
burgundy-key-workers = и рабочими
burgundy-banners = Остались жетоны достижений
burgundy-banners-short = Достижения

## Отметки

burgundy-mark-legal = можно сейчас
burgundy-mark-die =
    можно кубиком { $die }{ $workers ->
        [0] { "" }
       *[other] { " " }за { count-workers }
    }
burgundy-mark-picked = выбрано
burgundy-mark-armed = нажмите ещё раз, чтобы подтвердить
burgundy-mark-hinted = подсказка
burgundy-mark-planned = запланировано

## Рука

burgundy-click = Щелчок: { $move }.
burgundy-then = Затем: { $next }
burgundy-die = Кубик: { $die }
burgundy-die-used =
    { $die ->
        [0] Кубик, использован
       *[other] Использованный кубик: { $die }
    }
burgundy-die-does = Берёт жетон со склада { $die }, выкладывает жетон на участок с числом { $die }, продаёт { NAME($good) } или приносит рабочих.
burgundy-die-shift = Каждый отданный рабочий меняет его на 1; 6 и 1 соседствуют.
burgundy-good-sale =
    Продажа кубиком { $good }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } (по { $each } за штуку) и 1 серебряная монета.
burgundy-sold = Проданные товары: { $count }
burgundy-storage-free = Свободное место в хранилище
burgundy-storage-does = Жетоны ждут здесь, пока их не выложит кубик. Места хватает для трёх.
burgundy-storage-in = в хранилище
burgundy-goods-free = Свободное место для товаров
burgundy-incoming = Новый жетон
burgundy-incoming-short = Новый
burgundy-tray = Кубики, хранилище и товары
burgundy-stow = Что погрузить?
burgundy-stow-one = Погрузить { $count } × { NAME($good) }
burgundy-workers-do = Каждый рабочий меняет кубик на 1. В конце игры каждые двое оставшихся рабочих приносят 1 очко.
burgundy-silver-do = Раз за ход за 2 серебряные монеты можно купить жетон с чёрного рынка. В конце игры каждая оставшаяся монета приносит 1 очко.
burgundy-points-none = Очков пока нет.

## Общее поле

burgundy-shared = Общее поле
burgundy-phases = Этапы
burgundy-rounds = Раунды
burgundy-phase = Этап { $phase }
burgundy-phase-worth =
    Территория, завершённая на этом этапе, приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } сверх очков за размер.
burgundy-phase-now = сейчас
burgundy-phase-done = завершён
burgundy-round = Раунд { $round }
burgundy-round-of = раунд { $round } из 5
burgundy-round-good = Тогда на склад с номером белого кубика попадает товар: { NAME($good) }.
burgundy-preparing = Подготовка
burgundy-white =
    { $white ->
        [0] Ещё не брошен.
       *[other] Выпало { $white }.
    }
burgundy-white-does = В начале раунда он указывает, на какой склад попадает следующий товар.
burgundy-depot-does = Кубик со значением { $depot } берёт отсюда жетон.
burgundy-supply = Ещё не вытянуто: { $tiles }.
burgundy-slot = Место на складе, { NAME($colour) }
burgundy-slot-empty = Жетон взят; новый появится в начале следующего этапа.
burgundy-slot-not-yet = Пока пусто; жетон появится в начале первого этапа.
burgundy-heap = Товары, { NAME($depot) }
burgundy-heap-empty = Сейчас нет.
burgundy-heap-load = Корабль забирает все товары с одного склада.
burgundy-black-price = раз за ход
burgundy-black-does = Раз за ход можно купить один из этих жетонов за 2 серебряные монеты.
burgundy-black-bought = Покупка в этом ходу уже сделана.
burgundy-black-supply = Жетоны с чёрной рубашкой, которые ещё не вытянуты: { $count }.
burgundy-first = первый
burgundy-order = От первого к последнему: { $order }.
burgundy-order-does = Кто впереди на мостике, ходит раньше; каждый корабль продвигает владельца на одно деление.
burgundy-track-space = деление { $space }
burgundy-bonus = Жетоны достижений, { NAME($colour) }
burgundy-bonus-tile =
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
burgundy-bonus-does = За все закрытые участки этого цвета: большой жетон первому, малый — второму.
burgundy-reconstructed-depots = Восстановлено: в источниках не сказано, жетон какого цвета лежит на каждом месте склада; наши места согласуются со всеми известными числами.
burgundy-reconstructed-pairs = Восстановлено: в источниках не сказано, какие стороны напечатаны на одном планшете.

## Перед тем, о чём легко пожалеть

burgundy-careful-end =
    { $left ->
        [one] Один кубик не использован. Всё равно закончить ход?
       *[other] Оба кубика не использованы. Всё равно закончить ход?
    }

## Разделы правил

burgundy-rule = Правила: { $section }
burgundy-rule-place = размещение жетона
burgundy-rule-take = взятие жетона
burgundy-rule-sell = товары и продажа
burgundy-rule-turn = ваш ход
burgundy-rule-workers = рабочие
burgundy-rule-buying = серебряные монеты и чёрный рынок
burgundy-rule-areas = территории
burgundy-rule-bonus = жетоны достижений
burgundy-rule-phase = этап
burgundy-rule-round = раунд
burgundy-rule-buildings = здания
burgundy-rule-ships = корабли и очерёдность хода
burgundy-rule-animals = животные
burgundy-rule-monasteries = монастыри
burgundy-rule-castles = замки
burgundy-rule-mines = рудники

## Стол словами

burgundy-tell-now = Этап { $phase }, раунд { $round } из 5.
burgundy-tell-white = Белый кубик: { $white }.
burgundy-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Товары: { $goods }.
    }
burgundy-tell-nothing = ничего
burgundy-tell-rounds = Товары следующих раундов: { $goods }.
burgundy-tell-bonus = Оставшиеся жетоны достижений: { $tiles }.
burgundy-tell-seat = { $name }: { count-points }, рабочие: { $workers }, серебряные монеты: { $silver }.
burgundy-tell-dice = Кубики: { $dice }.
burgundy-tell-used =
    { $die ->
        [0] использован
       *[other] { $die } (использован)
    }
burgundy-tell-storage = Хранилище: { $tiles }.
burgundy-tell-incoming = Ждёт места в хранилище: { $tiles }.
burgundy-tell-goods = Товары: { $goods }.
burgundy-tell-sold = Проданные товары: { $count }.
burgundy-tell-duchy = Планшет { $board }. Выложенные жетоны: { $tiles }.
burgundy-tell-on = { NAME($tile) } на участке { $space }
burgundy-tell-open = Свободные участки рядом с вашими жетонами: { $spaces }.
burgundy-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## Что стоит рядом с числом

burgundy-word-workers =
    { $count ->
        [one] рабочий
        [few] рабочих
       *[many] рабочих
    }
burgundy-word-silver =
    { $count ->
        [one] монета
        [few] монеты
       *[many] монет
    }
burgundy-word-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

## Почему щелчок ничего не даёт

burgundy-why-covered = Участок { $space }: { NAME($tile) }. Выложенный жетон остаётся на своём месте.
burgundy-why-nowhere = Для этого жетона ({ NAME($tile) }) сейчас нет доступного участка: нужен пустой участок того же цвета рядом с вашими жетонами и кубик с его числом или такой, который можно на него изменить.
burgundy-why-load = Товары со складов забирают корабли: кто выкладывает корабль, берёт все товары с одного склада.
burgundy-why-used = Этот кубик уже использован; в следующем раунде снова бросают оба.
burgundy-why-order = Очерёдность хода меняют только корабли: каждый выложенный продвигает владельца на одно деление вперёд.
burgundy-why-bonus = Жетон достижения сразу получает тот, кто закроет все участки его цвета.

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

## Журнал

table-log-move-end = { $name } заканчивает ход.
table-log-move-pass =
    { $name } отказывается от { $by ->
        [kind-bank] 2 серебряных монет
        [kind-boarding-house] 4 рабочих
        [kind-warehouse] продажи
        [kind-city-hall] выкладывания жетона
        [kind-castle] дополнительного действия
        [kind-ship] второго склада
       *[other] жетона
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

## О чём варианты нового стола

new-option-boards = У каждого свой планшет; планшеты различаются размером и формой территорий.
new-option-castle = Перед первым этапом каждый кладёт на планшет один замок.
new-option-choosing = Как все выбирают сторону планшета и участок для первого замка.
new-option-full-storage = В хранилище помещаются три жетона; речь о четвёртом.
new-option-first-tie = Кто выше при равном числе очков.
new-option-second-tie = Кто выше, если равно и это.
new-option-redrawn = Два издания этих планшетов различаются.
