# Стол «Бургундии» на странице, по-русски.

## Герцогства

face-yours = Ваше герцогство
face-of = Герцогство игрока { $name }
face-back = Вернуться в своё герцогство
face-board = Планшет { $board }
face-board-side = Планшет { $board }, на выбор
face-sides-help = Стороны различаются размером и формой территорий; для первой партии подойдёт любая.
face-answered = Ваш выбор записан; остальные ещё выбирают.
face-waits = ещё выбирает
face-chosen = выбор сделан
face-enlarge = Показать крупно
face-seat-summary = { $name }: { count-points }, рабочие: { $workers }, серебряные монеты: { $silver }
face-space = Участок { $space }, { NAME($colour) }, число { $number }
face-space-empty = пусто
face-area =
    { $size ->
        [one] Территория из { $size } участка, закрыто: { $covered }.
       *[other] Территория из { $size } участков, закрыто: { $covered }.
    }
face-area-worth = Если завершить сейчас: { $size } за размер и { $extra } за этап { $phase }.
face-key-die = этим кубиком
face-key-dice = кубиком
face-key-workers = и рабочими
face-banners = Остались жетоны достижений
face-banners-short = Достижения

## Отметки

face-mark-legal = можно сейчас
face-mark-die =
    можно кубиком { $die }{ $workers ->
        [0] { "" }
       *[other] { " " }за { count-workers }
    }
face-mark-picked = выбрано
face-mark-armed = нажмите ещё раз, чтобы подтвердить
face-mark-hinted = подсказка
face-mark-planned = запланировано

## Рука

face-click = Щелчок: { $move }.
face-then = Затем: { $next }
face-die = Кубик: { $die }
face-die-used =
    { $die ->
        [0] Кубик, использован
       *[other] Использованный кубик: { $die }
    }
face-die-does = Берёт жетон со склада { $die }, выкладывает жетон на участок с числом { $die }, продаёт { NAME($good) } или приносит рабочих.
face-die-shift = Каждый отданный рабочий меняет его на 1; 6 и 1 соседствуют.
face-good-sale =
    Продажа кубиком { $good }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } (по { $each } за штуку) и 1 серебряная монета.
face-sold = Проданные товары: { $count }
face-storage-free = Свободное место в хранилище
face-storage-does = Жетоны ждут здесь, пока их не выложит кубик. Места хватает для трёх.
face-storage-in = в хранилище
face-goods-free = Свободное место для товаров
face-incoming = Новый жетон
face-incoming-short = Новый
face-tray = Кубики, хранилище и товары
face-stow = Что погрузить?
face-stow-one = Погрузить { $count } × { NAME($good) }
face-workers-do = Каждый рабочий меняет кубик на 1. В конце игры каждые двое оставшихся рабочих приносят 1 очко.
face-silver-do = Раз за ход за 2 серебряные монеты можно купить жетон с чёрного рынка. В конце игры каждая оставшаяся монета приносит 1 очко.
face-points-none = Очков пока нет.

## Общее поле

face-shared = Общее поле
face-phases = Этапы
face-rounds = Раунды
face-phase = Этап { $phase }
face-phase-worth =
    Территория, завершённая на этом этапе, приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } сверх очков за размер.
face-phase-now = сейчас
face-phase-done = завершён
face-round = Раунд { $round }
face-round-of = раунд { $round } из 5
face-round-good = Тогда на склад с номером белого кубика попадает товар: { NAME($good) }.
face-preparing = Подготовка
face-white =
    { $white ->
        [0] Ещё не брошен.
       *[other] Выпало { $white }.
    }
face-white-does = В начале раунда он указывает, на какой склад попадает следующий товар.
face-depot-does = Кубик со значением { $depot } берёт отсюда жетон.
face-supply = Ещё не вытянуто: { $tiles }.
face-slot = Место на складе, { NAME($colour) }
face-slot-empty = Жетон взят; новый появится в начале следующего этапа.
face-slot-not-yet = Пока пусто; жетон появится в начале первого этапа.
face-heap = Товары, { NAME($depot) }
face-heap-empty = Сейчас нет.
face-heap-load = Корабль забирает все товары с одного склада.
face-black-price = раз за ход
face-black-does = Раз за ход можно купить один из этих жетонов за 2 серебряные монеты.
face-black-bought = Покупка в этом ходу уже сделана.
face-black-supply = Жетоны с чёрной рубашкой, которые ещё не вытянуты: { $count }.
face-first = первый
face-order = От первого к последнему: { $order }.
face-order-does = Кто впереди на мостике, ходит раньше; каждый корабль продвигает владельца на одно деление.
face-track-space = деление { $space }
face-bonus = Жетоны достижений, { NAME($colour) }
face-bonus-tile =
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
face-bonus-does = За все закрытые участки этого цвета: большой жетон первому, малый — второму.
face-reconstructed-depots = Восстановлено: в источниках не сказано, жетон какого цвета лежит на каждом месте склада; наши места согласуются со всеми известными числами.
face-reconstructed-pairs = Восстановлено: в источниках не сказано, какие стороны напечатаны на одном планшете.

## Перед тем, о чём легко пожалеть

face-careful-end =
    { $left ->
        [one] Один кубик не использован. Всё равно закончить ход?
       *[other] Оба кубика не использованы. Всё равно закончить ход?
    }

## Разделы правил

face-rule = Правила: { $section }
face-rule-place = размещение жетона
face-rule-take = взятие жетона
face-rule-sell = товары и продажа
face-rule-turn = ваш ход
face-rule-workers = рабочие
face-rule-buying = серебряные монеты и чёрный рынок
face-rule-areas = территории
face-rule-bonus = жетоны достижений
face-rule-phase = этап
face-rule-round = раунд
face-rule-buildings = здания
face-rule-ships = корабли и очерёдность хода
face-rule-animals = животные
face-rule-monasteries = монастыри
face-rule-castles = замки
face-rule-mines = рудники

## Стол словами

face-tell-now = Этап { $phase }, раунд { $round } из 5.
face-tell-white = Белый кубик: { $white }.
face-tell-depot =
    { NAME($depot) }: { $tiles }.{ $goods ->
        [none] { "" }
       *[other] { " " }Товары: { $goods }.
    }
face-tell-nothing = ничего
face-tell-rounds = Товары следующих раундов: { $goods }.
face-tell-bonus = Оставшиеся жетоны достижений: { $tiles }.
face-tell-seat = { $name }: { count-points }, рабочие: { $workers }, серебряные монеты: { $silver }.
face-tell-dice = Кубики: { $dice }.
face-tell-used =
    { $die ->
        [0] использован
       *[other] { $die } (использован)
    }
face-tell-storage = Хранилище: { $tiles }.
face-tell-incoming = Ждёт места в хранилище: { $tiles }.
face-tell-goods = Товары: { $goods }.
face-tell-sold = Проданные товары: { $count }.
face-tell-duchy = Планшет { $board }. Выложенные жетоны: { $tiles }.
face-tell-on = { NAME($tile) } на участке { $space }
face-tell-open = Свободные участки рядом с вашими жетонами: { $spaces }.
face-tell-open-one = { $space } ({ NAME($colour) }, { $number })

## Что стоит рядом с числом

face-word-workers =
    { $count ->
        [one] рабочий
        [few] рабочих
       *[many] рабочих
    }
face-word-silver =
    { $count ->
        [one] монета
        [few] монеты
       *[many] монет
    }
face-word-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

## Почему щелчок ничего не даёт

face-why-covered = Участок { $space }: { NAME($tile) }. Выложенный жетон остаётся на своём месте.
face-why-nowhere = Для этого жетона ({ NAME($tile) }) сейчас нет доступного участка: нужен пустой участок того же цвета рядом с вашими жетонами и кубик с его числом или такой, который можно на него изменить.
face-why-load = Товары со складов забирают корабли: кто выкладывает корабль, берёт все товары с одного склада.
face-why-used = Этот кубик уже использован; в следующем раунде снова бросают оба.
face-why-order = Очерёдность хода меняют только корабли: каждый выложенный продвигает владельца на одно деление вперёд.
face-why-bonus = Жетон достижения сразу получает тот, кто закроет все участки его цвета.

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
new-option-first-tie = Кто выше при равном числе очков.
new-option-second-tie = Кто выше, если равно и это.
new-option-redrawn = Два издания этих планшетов различаются.
