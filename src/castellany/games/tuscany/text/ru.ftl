# «Замки Тосканы» по-русски.

## Жетоны: `.acc` винительный падеж, `.gen` родительный

kind-castle = замок
    .acc = замок
    .gen = замка
kind-city = город
    .acc = город
    .gen = города
kind-inn = постоялый двор
    .acc = постоялый двор
    .gen = постоялого двора
kind-quarry = каменоломня
    .acc = каменоломню
    .gen = каменоломни
kind-village = деревня
    .acc = деревню
    .gen = деревни
kind-monastery = монастырь
    .acc = монастырь
    .gen = монастыря
kind-cart = повозка
    .acc = повозку
    .gen = повозки
kind-hexagon = деревянный шестиугольник
    .acc = деревянный шестиугольник
    .gen = деревянного шестиугольника
kind-agriculture-grapes = виноград
    .acc = виноград
    .gen = винограда
kind-agriculture-olives = оливки
    .acc = оливки
    .gen = оливок
kind-agriculture-grain = зерно
    .acc = зерно
    .gen = зерна
kind-agriculture-livestock = скот
    .acc = скот
    .gen = скота
kind-agriculture-grapes-olives = виноград и оливки
    .acc = виноград и оливки
    .gen = винограда и оливок
kind-agriculture-grapes-grain = виноград и зерно
    .acc = виноград и зерно
    .gen = винограда и зерна
kind-agriculture-grapes-livestock = виноград и скот
    .acc = виноград и скот
    .gen = винограда и скота
kind-agriculture-olives-grain = оливки и зерно
    .acc = оливки и зерно
    .gen = оливок и зерна
kind-agriculture-olives-livestock = оливки и скот
    .acc = оливки и скот
    .gen = оливок и скота
kind-agriculture-grain-livestock = зерно и скот
    .acc = зерно и скот
    .gen = зерна и скота

## Что делают жетоны

about-castle = Выложив замок, вы можете сразу взять открытый жетон и тоже выложить его, ничего не платя.
about-city = Выложив город, вы можете взять жетон бонуса.
about-inn = Выложив постоялый двор, вы берёте в хранилище деревянный шестиугольник.
about-agriculture = Когда вы выкладываете угодья, каждый новый для региона вид на жетоне приносит 1 зелёное очко.
about-quarry = Выложив каменоломню, вы берёте 1 блок мрамора; раз в ход мрамор даёт ещё одно действие.
about-village = Выложив деревню, вы берёте 1 рабочего; рабочий заменяет одну из карт оплаты.
about-monastery = Выложив монастырь, вы берёте 3 карты владений.
about-cart = Выложив повозку, вы открываете карту дохода и получаете её награду.
about-hexagon = Ложится на участок любого цвета за оплату в этом цвете и становится жетоном этого цвета.
about-bonus-card = Каждый раз, когда ваше действие — взять карты, вы берёте на 1 карту больше.
about-bonus-storage = У вас на 1 место в хранилище больше, и вы сразу получаете 2 зелёных очка.
about-bonus-marble = Каждая выложенная каменоломня даёт на 1 блок мрамора больше.
about-bonus-worker = Каждая выложенная деревня даёт на 1 рабочего больше.
about-bonus-yield = Каждая выложенная повозка открывает на 1 карту дохода больше.

## Цвета по своим жетонам: `.acc` один жетон, `.gen` в названии карты, `.spaces` в названии участков

colour-castle = замки
    .acc = замок
    .gen = замка
    .spaces = замков
colour-city = города
    .acc = город
    .gen = города
    .spaces = городов
colour-inn = постоялые дворы
    .acc = постоялый двор
    .gen = постоялого двора
    .spaces = постоялых дворов
colour-agriculture = угодья
    .acc = жетон угодий
    .gen = угодий
    .spaces = угодий
colour-quarry = каменоломни
    .acc = каменоломню
    .gen = каменоломни
    .spaces = каменоломен
colour-village = деревни
    .acc = деревню
    .gen = деревни
    .spaces = деревень
colour-monastery = монастыри
    .acc = монастырь
    .gen = монастыря
    .spaces = монастырей
colour-cart = повозки
    .acc = повозку
    .gen = повозки
    .spaces = повозок

cards-castle = карты замка
cards-city = карты города
cards-inn = карты постоялого двора
cards-agriculture = карты угодий
cards-quarry = карты каменоломни
cards-village = карты деревни
cards-monastery = карты монастыря
cards-cart = карты повозки

crop-grapes = виноград
crop-olives = оливки
crop-grain = зерно
crop-livestock = скот

bonus-card = +1 карта владений
bonus-storage = +1 место в хранилище
bonus-marble = +1 мрамор
bonus-worker = +1 рабочий
bonus-yield = +1 карта дохода

## Числа в винительном падеже

list-and = { $others } и { $last }
count-cards =
    { $cards ->
        [one] { $cards } карту владений
        [few] { $cards } карты владений
       *[many] { $cards } карт владений
    }
count-cards-of =
    { $cards ->
        [one] { $cards } карту { NAME($colour, form: "gen") }
        [few] { $cards } карты { NAME($colour, form: "gen") }
       *[many] { $cards } карт { NAME($colour, form: "gen") }
    }
count-workers =
    { $workers ->
        [one] { $workers } рабочего
       *[other] { $workers } рабочих
    }
count-marble =
    { $marble ->
        [one] { $marble } блок мрамора
        [few] { $marble } блока мрамора
       *[many] { $marble } блоков мрамора
    }
count-hexagons =
    { $hexagons ->
        [one] { $hexagons } деревянный шестиугольник
        [few] { $hexagons } деревянных шестиугольника
       *[many] { $hexagons } деревянных шестиугольников
    }
count-green =
    { $green ->
        [one] { $green } зелёное очко
        [few] { $green } зелёных очка
       *[many] { $green } зелёных очков
    }
count-red =
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

refusal-slot-lacks-tile = На месте { $slot } среди открытых жетонов нет { NAME($kind, form: "gen") }.
refusal-same-tile-earlier = Такой же жетон лежит раньше места { $slot }; укажите его.
refusal-storage-full = Ваше хранилище заполнено; укажите, что уступит место насовсем.
refusal-storage-has-room = В вашем хранилище есть свободное место; пока оно есть, ничего не убирают.
refusal-not-stored = В вашем хранилище нет { NAME($kind, form: "gen") }; выложить или убрать можно только то, что там лежит.
refusal-must-fit = Сейчас нельзя выложить { NAME($kind, form: "acc") }; возьмите жетон, который можно выложить.
refusal-must-sweep = Ни один открытый жетон пока не подходит; уберите жетоны другого цвета.
refusal-something-fits = Один из открытых жетонов подходит вашему поместью, поэтому ничего не убирают.
refusal-no-room-in-estate = Ни один пустой участок вашего поместья не соседствует с жетоном, так что ничто не подойдёт; возьмите любой жетон.
refusal-nothing-can-come = Больше нет нейтральных жетонов, которые подошли бы вашему поместью; возьмите любой жетон.
refusal-no-open-tile = Среди открытых жетонов таких нет: { NAME($colour) }.
refusal-space-taken = Участок { $space } уже закрыт, а выложенный жетон остаётся на месте.
refusal-wrong-colour = Участок { $space } принимает только { NAME($colour, form: "acc") }, а не { NAME($kind, form: "acc") }.
refusal-not-adjacent = Участок { $space } не соседствует ни с одним жетоном поместья, а новый жетон должен с каким-то соседствовать.
refusal-too-few-cards =
    { $needed ->
        [one] Нужна { $needed } карта { NAME($colour, form: "gen") }; у вас { $owned }.
        [few] Нужны { $needed } карты { NAME($colour, form: "gen") }; у вас { $owned }.
       *[many] Нужно { $needed } карт { NAME($colour, form: "gen") }; у вас { $owned }.
    }
refusal-too-few-workers =
    { $needed ->
        [one] Нужен { $needed } рабочий; у вас { $owned }.
       *[other] Нужно { $needed } рабочих; у вас { $owned }.
    }
refusal-pair-of-own-colour = Пара заменяет одну карту другого цвета; здесь карты { NAME($colour, form: "gen") } платят сами.
refusal-no-bonus-left = Жетонов бонуса «{ NAME($bonus) }» больше нет; выберите другой.
refusal-region-too-large = При такой укладке в регионе больше трёх участков; поверните, сдвиньте или переставьте планшет.
refusal-not-a-castle-space = Участок { $space } не для замка, а начальному замку нужен именно такой.
refusal-not-drawable = Сейчас это не может выпасть.
refusal-no-cards-to-leave = Ваши жетоны бонуса не дают столько карт, которые здесь можно было бы оставить.

## Вопросы

prompt-action =
    { $which ->
        [first] Ваш ход: возьмите карты, возьмите жетон или выложите его.
       *[extra] Ещё одно действие: возьмите карты, возьмите жетон или выложите его.
    }
prompt-spare = Отдайте 1 блок мрамора за ещё одно действие или закончите ход.
prompt-taking =
    { $fits ->
        [yes] Возьмите один из открытых жетонов.
       *[no] По-прежнему ничего не подходит: уберите открытые жетоны другого цвета.
    }
prompt-castle-taking = Ваш замок: возьмите открытый жетон и сразу выложите его, ничего не платя, или откажитесь.
prompt-city-bonus = Ваш город: возьмите жетон бонуса или откажитесь.
prompt-first-bonus = Возьмите свой первый жетон бонуса.
prompt-building = Соедините три своих планшета и выберите участок замка, с которого начнёте.
prompt-waiting = Решает игрок { $player }.
prompt-chance = Решает случай.
prompt-over = Игра окончена.

## Ходы

board =
    { $turned ->
        [yes] { $board } (повёрнут)
       *[no] { $board }
    }
shifts =
    { $first ->
        [l] влево
       *[r] вправо
    }, { $second ->
        [l] влево
       *[r] вправо
    }
move-draw = Взять { count-cards }
move-take =
    Взять { NAME($tile, form: "acc") } с места { $slot }{ $over ->
        [none] { "" }
       *[other] { " " }и убрать из игры { NAME($over, form: "acc") }
    }
move-place = Выложить { NAME($tile, form: "acc") } на участок { $space } за { $payment }
move-sweep =
    { $tiles ->
        [one] Убрать { $tiles } открытый жетон: { NAME($colour) }
        [few] Убрать { $tiles } открытых жетона: { NAME($colour) }
       *[many] Убрать { $tiles } открытых жетонов: { NAME($colour) }
    }
move-marble = Отдать 1 блок мрамора за ещё одно действие
move-end = Закончить ход
move-pass = Отказаться
move-claim = Взять { NAME($tile, form: "acc") } с места { $slot } и выложить на участок { $space }
move-bonus = Взять жетон бонуса { NAME($bonus) }
move-build = Соединить планшеты { $boards } (сдвиг { shifts }), начальный замок на участке { $space }
move-card = Игрок { $player } берёт 1 карту { NAME($colour, form: "gen") }
move-reveal = Игрок { $player } открывает { NAME($tile, form: "acc") }
move-neutral = Открыто из нейтральных стопок: { NAME($tile) }
move-yield = Игрок { $player } открывает карту дохода и получает { $reward }
move-deal = Игрок { $player } получает планшет { $board }
move-starter = Начинает игрок { $player }

## События

event-phase-began = Начинается этап { $phase }.
event-round-began = Начинается раунд { $round }.
event-built = { $name } соединяет планшеты { $boards } (сдвиг { shifts }) и ставит начальный замок на участок { $space }.
event-bonus-taken = { $name } берёт жетон бонуса { NAME($bonus) }.
event-cards-drawn = { $name } берёт { count-cards }.
event-card-drawn = { $name } берёт 1 карту { NAME($colour, form: "gen") }.
event-taken = { $name } берёт { NAME($tile, form: "acc") }.
event-removed = { $name } убирает из игры { NAME($tile, form: "acc") }.
event-placed =
    { $name } выкладывает { NAME($tile, form: "acc") } на участок { $space }{ $by ->
        [castle] , ничего не платя.
       *[action] .
    }
event-paid = { $name } отдаёт { $payment }.
event-revealed = { $name } открывает { NAME($tile, form: "acc") }.
event-neutral-revealed = Из нейтральных стопок открыто: { NAME($tile) }.
event-stack-empty = { $name } опустошает стопку { $stack }.
event-swept =
    { $tiles ->
        [one] { $name } убирает { $tiles } открытый жетон: { NAME($colour) }.
        [few] { $name } убирает { $tiles } открытых жетона: { NAME($colour) }.
       *[many] { $name } убирает { $tiles } открытых жетонов: { NAME($colour) }.
    }
event-refreshed = Слишком много одинаковых открытых жетонов ({ NAME($colour) }, { $tiles }): они уступают место новым.
event-points =
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
event-region =
    { $name } достраивает регион из { $size ->
        [one] { $size } участка
       *[other] { $size } участков
    } за { $points ->
        [one] { $points } зелёное очко.
        [few] { $points } зелёных очка.
       *[many] { $points } зелёных очков.
    }
event-marble-gained = { $name } получает { count-marble }.
event-workers-gained = { $name } получает { count-workers }.
event-marble-spent = { $name } отдаёт 1 блок мрамора за ещё одно действие.
event-hexagon-gained = { $name } берёт деревянный шестиугольник.
event-yielded = { $name } открывает карту дохода и получает { $reward }.
event-cards-shuffled = Сброшенные карты владений становятся новой колодой.
event-yields-shuffled = Сброшенные карты дохода становятся новой колодой.
event-neutrals-shuffled = Сброшенные нейтральные жетоны становятся новыми стопками.
event-colour-filled =
    { $name } закрывает все участки { NAME($colour, form: "spaces") } { $rank ->
        [first] раньше всех.
       *[second] во вторую очередь.
    }
event-scored = { $name } прибавляет { count-green } к красным (конец этапа { $phase }).
event-last-round = Начинается последний раунд.
event-game-ended = Игра окончена.

## Что даст ход

preview-region =
    Достраивает регион из { $size ->
        [one] { $size } участка.
       *[other] { $size } участков.
    }
preview-progress = Закрытые участки этого региона: { $covered } из { $size }.
preview-crop =
    { $new ->
        [yes] Новое в регионе: { NAME($crop) }.
       *[no] Уже есть в регионе: { NAME($crop) }.
    }
preview-own-crop = Шестиугольник здесь — отдельный вид угодий.
preview-colour =
    Закрывает все участки { NAME($colour, form: "spaces") } { $rank ->
        [first] раньше всех.
       *[second] во вторую очередь.
    }

## Подписи

label-cards = Карты владений
label-marble = Мрамор
label-workers = Рабочие
label-yields = Карты дохода
label-open-tiles = Открытые жетоны
label-neutral = Нейтральные жетоны
label-bonus-tiles = Жетоны бонуса
label-colour-bonuses = Бонусы за цвет
label-storage = Хранилище
label-stacks = Стопки

## Изображение стола

picture-title = Замки Тосканы
picture-subtitle = { NAME($edition) } · этап { $phase }, раунд { $round }
picture-open-tiles = { label-open-tiles }
picture-cards = { label-cards }
picture-yields = { label-yields }
picture-neutral = { label-neutral }
picture-bonus-tiles = { label-bonus-tiles }
picture-colour-bonuses = { label-colour-bonuses }
picture-storage = { label-storage }
picture-stacks = { label-stacks }
picture-starter = начинает каждый раунд
picture-to-move = Ходит
picture-description = Игровой стол: открытые жетоны, запасы, бонусы за цвет, обе шкалы и все поместья с хранилищами, стопками и жетонами бонуса.

## Что придумали мы

reconstructed = ○ Восстановлено: { $what }.
reconstructed-boards = планшеты поместий
reconstructed-cards = количество карт владений
reconstructed-yields = карты дохода
reconstructed-crops = виды угодий на жетонах
reconstructed-bonuses = очки бонусов за цвет
