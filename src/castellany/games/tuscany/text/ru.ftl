# «Замки Тосканы» по-русски.

## Жетоны: `.acc` винительный падеж, `.gen` родительный

tuscany-kind-castle = замок
    .acc = замок
    .gen = замка
tuscany-kind-city = город
    .acc = город
    .gen = города
tuscany-kind-inn = постоялый двор
    .acc = постоялый двор
    .gen = постоялого двора
tuscany-kind-quarry = каменоломня
    .acc = каменоломню
    .gen = каменоломни
tuscany-kind-village = деревня
    .acc = деревню
    .gen = деревни
tuscany-kind-monastery = монастырь
    .acc = монастырь
    .gen = монастыря
tuscany-kind-cart = повозка
    .acc = повозку
    .gen = повозки
tuscany-kind-hexagon = деревянный шестиугольник
    .acc = деревянный шестиугольник
    .gen = деревянного шестиугольника
tuscany-kind-agriculture-grapes = виноград
    .acc = виноград
    .gen = винограда
tuscany-kind-agriculture-olives = оливки
    .acc = оливки
    .gen = оливок
tuscany-kind-agriculture-grain = зерно
    .acc = зерно
    .gen = зерна
tuscany-kind-agriculture-livestock = скот
    .acc = скот
    .gen = скота
tuscany-kind-agriculture-grapes-olives = виноград и оливки
    .acc = виноград и оливки
    .gen = винограда и оливок
tuscany-kind-agriculture-grapes-grain = виноград и зерно
    .acc = виноград и зерно
    .gen = винограда и зерна
tuscany-kind-agriculture-grapes-livestock = виноград и скот
    .acc = виноград и скот
    .gen = винограда и скота
tuscany-kind-agriculture-olives-grain = оливки и зерно
    .acc = оливки и зерно
    .gen = оливок и зерна
tuscany-kind-agriculture-olives-livestock = оливки и скот
    .acc = оливки и скот
    .gen = оливок и скота
tuscany-kind-agriculture-grain-livestock = зерно и скот
    .acc = зерно и скот
    .gen = зерна и скота

## Что делают жетоны

tuscany-about-castle = Выложив замок, вы можете сразу взять открытый жетон и тоже выложить его, ничего не платя.
tuscany-about-city = Выложив город, вы можете взять жетон бонуса.
tuscany-about-inn = Выложив постоялый двор, вы берёте в хранилище деревянный шестиугольник.
tuscany-about-agriculture = Когда вы выкладываете угодья, каждый новый для региона вид на жетоне приносит 1 зелёное очко.
tuscany-about-quarry = Выложив каменоломню, вы берёте 1 блок мрамора; раз в ход мрамор даёт ещё одно действие.
tuscany-about-village = Выложив деревню, вы берёте 1 рабочего; рабочий заменяет одну из карт оплаты.
tuscany-about-monastery = Выложив монастырь, вы берёте 3 карты владений.
tuscany-about-cart = Выложив повозку, вы открываете карту дохода и получаете её награду.
tuscany-about-hexagon = Ложится на участок любого цвета за оплату в этом цвете и становится жетоном этого цвета.
tuscany-about-bonus-card = Каждый раз, когда ваше действие — взять карты, вы берёте на 1 карту больше.
tuscany-about-bonus-storage = У вас на 1 место в хранилище больше, и вы сразу получаете 2 зелёных очка.
tuscany-about-bonus-marble = Каждая выложенная каменоломня даёт на 1 блок мрамора больше.
tuscany-about-bonus-worker = Каждая выложенная деревня даёт на 1 рабочего больше.
tuscany-about-bonus-yield = Каждая выложенная повозка открывает на 1 карту дохода больше.

## Цвета по своим жетонам: `.acc` один жетон, `.gen` в названии карты, `.spaces` в названии участков

tuscany-colour-castle = замки
    .acc = замок
    .gen = замка
    .spaces = замков
tuscany-colour-city = города
    .acc = город
    .gen = города
    .spaces = городов
tuscany-colour-inn = постоялые дворы
    .acc = постоялый двор
    .gen = постоялого двора
    .spaces = постоялых дворов
tuscany-colour-agriculture = угодья
    .acc = жетон угодий
    .gen = угодий
    .spaces = угодий
tuscany-colour-quarry = каменоломни
    .acc = каменоломню
    .gen = каменоломни
    .spaces = каменоломен
tuscany-colour-village = деревни
    .acc = деревню
    .gen = деревни
    .spaces = деревень
tuscany-colour-monastery = монастыри
    .acc = монастырь
    .gen = монастыря
    .spaces = монастырей
tuscany-colour-cart = повозки
    .acc = повозку
    .gen = повозки
    .spaces = повозок

tuscany-cards-castle = карты замка
tuscany-cards-city = карты города
tuscany-cards-inn = карты постоялого двора
tuscany-cards-agriculture = карты угодий
tuscany-cards-quarry = карты каменоломни
tuscany-cards-village = карты деревни
tuscany-cards-monastery = карты монастыря
tuscany-cards-cart = карты повозки

tuscany-crop-grapes = виноград
tuscany-crop-olives = оливки
tuscany-crop-grain = зерно
tuscany-crop-livestock = скот

tuscany-bonus-card = +1 карта владений
tuscany-bonus-storage = +1 место в хранилище
tuscany-bonus-marble = +1 мрамор
tuscany-bonus-worker = +1 рабочий
tuscany-bonus-yield = +1 карта дохода

## Числа в винительном падеже

tuscany-list-and = { $others } и { $last }
tuscany-count-cards =
    { $cards ->
        [one] { $cards } карту владений
        [few] { $cards } карты владений
       *[many] { $cards } карт владений
    }
tuscany-count-cards-of =
    { $cards ->
        [one] { $cards } карту { NAME($colour, form: "gen") }
        [few] { $cards } карты { NAME($colour, form: "gen") }
       *[many] { $cards } карт { NAME($colour, form: "gen") }
    }
tuscany-count-workers =
    { $workers ->
        [one] { $workers } рабочего
       *[other] { $workers } рабочих
    }
tuscany-count-marble =
    { $marble ->
        [one] { $marble } блок мрамора
        [few] { $marble } блока мрамора
       *[many] { $marble } блоков мрамора
    }
tuscany-count-hexagons =
    { $hexagons ->
        [one] { $hexagons } деревянный шестиугольник
        [few] { $hexagons } деревянных шестиугольника
       *[many] { $hexagons } деревянных шестиугольников
    }
tuscany-count-green =
    { $green ->
        [one] { $green } зелёное очко
        [few] { $green } зелёных очка
       *[many] { $green } зелёных очков
    }
tuscany-count-red =
    { $red ->
        [one] { $red } красное очко
        [few] { $red } красных очка
       *[many] { $red } красных очков
    }

## О чём можно договориться за столом

option-draw = Сколько карт даёт действие «взять карты»
option-cards-per-point = Карты на руке за одно очко в конце
option-second-tie-more-green = больше зелёных очков
option-second-tie-fewer-green = меньше зелёных очков, затем меньше карт
option-take-must-fit = Что можно брать
option-take-must-fit-no = любой открытый жетон
option-take-must-fit-yes = жетон, который можно выложить, пока такой есть

## Откуда очки

source-regions = Регионы
source-colour-bonuses = Бонусы за цвет
source-crops = Угодья
source-storage-tiles = Жетоны хранилища
source-green-yields = Зелёные доходы
source-red-yields = Красные доходы
source-overflow = Шестиугольники без места
source-cards-left = Оставшиеся карты
source-tiles-left = Жетоны в хранилище
source-hexagons-left = Оставшиеся шестиугольники
source-marble-left = Оставшийся мрамор
source-workers-left = Оставшиеся рабочие

## Что решило место

decided-by-most-green = столько же очков и пустых участков, но меньше зелёных очков
decided-by-fewest-green = столько же очков и пустых участков, но больше зелёных очков
decided-by-fewest-cards = столько же очков, пустых участков и зелёных очков, но больше карт на руке

## Отказы

tuscany-refusal-slot-lacks-tile = На месте { $slot } среди открытых жетонов нет { NAME($kind, form: "gen") }.
tuscany-refusal-same-tile-earlier = Такой же жетон лежит раньше места { $slot }; укажите его.
tuscany-refusal-storage-full = Ваше хранилище заполнено; укажите, что уступит место насовсем.
tuscany-refusal-storage-has-room = В вашем хранилище есть свободное место; пока оно есть, ничего не убирают.
tuscany-refusal-not-stored = В вашем хранилище нет { NAME($kind, form: "gen") }; выложить или убрать можно только то, что там лежит.
tuscany-refusal-must-fit = Сейчас нельзя выложить { NAME($kind, form: "acc") }; возьмите жетон, который можно выложить.
tuscany-refusal-must-sweep = Ни один открытый жетон пока не подходит; уберите жетоны другого цвета.
tuscany-refusal-something-fits = Один из открытых жетонов подходит вашему поместью, поэтому ничего не убирают.
tuscany-refusal-no-room-in-estate = Ни один пустой участок вашего поместья не соседствует с жетоном, так что ничто не подойдёт; возьмите любой жетон.
tuscany-refusal-nothing-can-come = Больше нет нейтральных жетонов, которые подошли бы вашему поместью; возьмите любой жетон.
tuscany-refusal-no-open-tile = Среди открытых жетонов таких нет: { NAME($colour) }.
tuscany-refusal-space-taken = Участок { $space } уже закрыт, а выложенный жетон остаётся на месте.
tuscany-refusal-wrong-colour = Участок { $space } принимает только { NAME($colour, form: "acc") }, а не { NAME($kind, form: "acc") }.
tuscany-refusal-not-adjacent = Участок { $space } не соседствует ни с одним жетоном поместья, а новый жетон должен с каким-то соседствовать.
tuscany-refusal-too-few-cards =
    { $needed ->
        [one] Нужна { $needed } карта { NAME($colour, form: "gen") }; у вас { $owned }.
        [few] Нужны { $needed } карты { NAME($colour, form: "gen") }; у вас { $owned }.
       *[many] Нужно { $needed } карт { NAME($colour, form: "gen") }; у вас { $owned }.
    }
tuscany-refusal-too-few-workers =
    { $needed ->
        [one] Нужен { $needed } рабочий; у вас { $owned }.
       *[other] Нужно { $needed } рабочих; у вас { $owned }.
    }
tuscany-refusal-pair-of-own-colour = Пара заменяет одну карту другого цвета; здесь карты { NAME($colour, form: "gen") } платят сами.
tuscany-refusal-no-bonus-left = Жетонов бонуса «{ NAME($bonus) }» больше нет; выберите другой.
tuscany-refusal-region-too-large = При такой укладке в регионе больше трёх участков; поверните, сдвиньте или переставьте планшет.
tuscany-refusal-not-a-castle-space = Участок { $space } не для замка, а начальному замку нужен именно такой.
tuscany-refusal-not-drawable = Сейчас это не может выпасть.

## Вопросы

tuscany-prompt-action =
    { $which ->
        [first] Ваш ход: возьмите карты, возьмите жетон или выложите его.
       *[extra] Ещё одно действие: возьмите карты, возьмите жетон или выложите его.
    }
tuscany-prompt-spare = Отдайте 1 блок мрамора за ещё одно действие или закончите ход.
tuscany-prompt-taking =
    { $fits ->
        [yes] Возьмите один из открытых жетонов.
       *[no] По-прежнему ничего не подходит: уберите открытые жетоны другого цвета.
    }
tuscany-prompt-castle-taking = Ваш замок: возьмите открытый жетон и сразу выложите его, ничего не платя, или откажитесь.
tuscany-prompt-city-bonus = Ваш город: возьмите жетон бонуса или откажитесь.
tuscany-prompt-first-bonus = Возьмите свой первый жетон бонуса.
tuscany-prompt-building = Соедините три своих планшета и выберите участок замка, с которого начнёте.
tuscany-prompt-waiting = Решает игрок { $player }.
tuscany-prompt-chance = Решает случай.
tuscany-prompt-over = Игра окончена.

## Ходы

tuscany-board =
    { $turned ->
        [yes] { $board } (повёрнут)
       *[no] { $board }
    }
tuscany-shifts =
    { $first ->
        [l] влево
       *[r] вправо
    }, { $second ->
        [l] влево
       *[r] вправо
    }
tuscany-move-draw = Взять { tuscany-count-cards }
tuscany-move-take =
    Взять { NAME($tile, form: "acc") } с места { $slot }{ $over ->
        [none] { "" }
       *[other] { " " }и убрать из игры { NAME($over, form: "acc") }
    }
tuscany-move-place = Выложить { NAME($tile, form: "acc") } на участок { $space } за { $payment }
tuscany-move-sweep =
    { $tiles ->
        [one] Убрать { $tiles } открытый жетон: { NAME($colour) }
        [few] Убрать { $tiles } открытых жетона: { NAME($colour) }
       *[many] Убрать { $tiles } открытых жетонов: { NAME($colour) }
    }
tuscany-move-marble = Отдать 1 блок мрамора за ещё одно действие
tuscany-move-end = Закончить ход
tuscany-move-pass = Отказаться
tuscany-move-claim = Взять { NAME($tile, form: "acc") } с места { $slot } и выложить на участок { $space }
tuscany-move-bonus = Взять жетон бонуса { NAME($bonus) }
tuscany-move-build = Соединить планшеты { $boards } (сдвиг { tuscany-shifts }), начальный замок на участке { $space }
tuscany-move-card = Игрок { $player } берёт 1 карту { NAME($colour, form: "gen") }
tuscany-move-reveal = Игрок { $player } открывает { NAME($tile, form: "acc") }
tuscany-move-neutral = Открыто из нейтральных стопок: { NAME($tile) }
tuscany-move-yield = Игрок { $player } открывает карту дохода и получает { $reward }
tuscany-move-deal = Игрок { $player } получает планшет { $board }
tuscany-move-starter = Начинает игрок { $player }

## События

tuscany-event-phase-began = Начинается этап { $phase }.
tuscany-event-round-began = Начинается раунд { $round }.
tuscany-event-built = { $name } соединяет планшеты { $boards } (сдвиг { tuscany-shifts }) и ставит начальный замок на участок { $space }.
tuscany-event-bonus-taken = { $name } берёт жетон бонуса { NAME($bonus) }.
tuscany-event-cards-drawn = { $name } берёт { tuscany-count-cards }.
tuscany-event-card-drawn = { $name } берёт 1 карту { NAME($colour, form: "gen") }.
tuscany-event-taken = { $name } берёт { NAME($tile, form: "acc") }.
tuscany-event-removed = { $name } убирает из игры { NAME($tile, form: "acc") }.
tuscany-event-placed =
    { $name } выкладывает { NAME($tile, form: "acc") } на участок { $space }{ $by ->
        [castle] , ничего не платя.
       *[action] .
    }
tuscany-event-paid = { $name } отдаёт { $payment }.
tuscany-event-revealed = { $name } открывает { NAME($tile, form: "acc") }.
tuscany-event-neutral-revealed = Из нейтральных стопок открыто: { NAME($tile) }.
tuscany-event-stack-empty = { $name } опустошает стопку { $stack }.
tuscany-event-swept =
    { $tiles ->
        [one] { $name } убирает { $tiles } открытый жетон: { NAME($colour) }.
        [few] { $name } убирает { $tiles } открытых жетона: { NAME($colour) }.
       *[many] { $name } убирает { $tiles } открытых жетонов: { NAME($colour) }.
    }
tuscany-event-refreshed = Слишком много одинаковых открытых жетонов ({ NAME($colour) }, { $tiles }): они уступают место новым.
tuscany-event-points =
    { $name } получает { $track ->
        [green] { $points ->
            [one] { $points } зелёное очко
            [few] { $points } зелёных очка
           *[many] { $points } зелёных очков
        }
       *[red] { $points ->
            [one] { $points } красное очко
            [few] { $points } красных очка
           *[many] { $points } красных очков
        }
    } ({ NAME($source) }).
tuscany-event-region =
    { $name } достраивает регион из { $size ->
        [one] { $size } участка
       *[other] { $size } участков
    } за { $points ->
        [one] { $points } зелёное очко.
        [few] { $points } зелёных очка.
       *[many] { $points } зелёных очков.
    }
tuscany-event-marble-gained = { $name } получает { tuscany-count-marble }.
tuscany-event-workers-gained = { $name } получает { tuscany-count-workers }.
tuscany-event-marble-spent = { $name } отдаёт 1 блок мрамора за ещё одно действие.
tuscany-event-hexagon-gained = { $name } берёт деревянный шестиугольник.
tuscany-event-yielded = { $name } открывает карту дохода и получает { $reward }.
tuscany-event-cards-shuffled = Сброшенные карты владений становятся новой колодой.
tuscany-event-yields-shuffled = Сброшенные карты дохода становятся новой колодой.
tuscany-event-neutrals-shuffled = Сброшенные нейтральные жетоны становятся новыми стопками.
tuscany-event-colour-filled =
    { $name } закрывает все участки { NAME($colour, form: "spaces") } { $rank ->
        [first] раньше всех.
       *[second] во вторую очередь.
    }
tuscany-event-scored = { $name } прибавляет { tuscany-count-green } к красным (конец этапа { $phase }).
tuscany-event-last-round = Начинается последний раунд.
tuscany-event-game-ended = Игра окончена.

## Что даст ход

tuscany-preview-region =
    Достраивает регион из { $size ->
        [one] { $size } участка.
       *[other] { $size } участков.
    }
tuscany-preview-progress = Закрытые участки этого региона: { $covered } из { $size }.
tuscany-preview-crop =
    { $new ->
        [yes] Новое в регионе: { NAME($crop) }.
       *[no] Уже есть в регионе: { NAME($crop) }.
    }
tuscany-preview-own-crop = Шестиугольник здесь — отдельный вид угодий.
tuscany-preview-colour =
    Закрывает все участки { NAME($colour, form: "spaces") } { $rank ->
        [first] раньше всех.
       *[second] во вторую очередь.
    }

## Подписи

tuscany-label-cards = Карты владений
tuscany-label-marble = Мрамор
tuscany-label-workers = Рабочие
tuscany-label-yields = Карты дохода
tuscany-label-open-tiles = Открытые жетоны
tuscany-label-neutral = Нейтральные жетоны
tuscany-label-bonus-tiles = Жетоны бонуса
tuscany-label-colour-bonuses = Бонусы за цвет
tuscany-label-storage = Хранилище
tuscany-label-stacks = Стопки

## Изображение стола

tuscany-picture-title = Замки Тосканы
tuscany-picture-subtitle = { NAME($edition) } · этап { $phase }, раунд { $round }
tuscany-picture-open-tiles = { tuscany-label-open-tiles }
tuscany-picture-cards = { tuscany-label-cards }
tuscany-picture-yields = { tuscany-label-yields }
tuscany-picture-neutral = { tuscany-label-neutral }
tuscany-picture-bonus-tiles = { tuscany-label-bonus-tiles }
tuscany-picture-colour-bonuses = { tuscany-label-colour-bonuses }
tuscany-picture-storage = { tuscany-label-storage }
tuscany-picture-stacks = { tuscany-label-stacks }
tuscany-picture-starter = начинает каждый раунд
tuscany-picture-to-move = Ходит
tuscany-picture-description = Игровой стол: открытые жетоны, запасы, бонусы за цвет, обе шкалы и все поместья с хранилищами, стопками и жетонами бонуса.

## Что придумали мы

tuscany-reconstructed = ○ Восстановлено: { $what }.
tuscany-reconstructed-boards = планшеты поместий
tuscany-reconstructed-cards = количество карт владений
tuscany-reconstructed-yields = карты дохода
tuscany-reconstructed-crops = виды угодий на жетонах
tuscany-reconstructed-bonuses = очки бонусов за цвет
