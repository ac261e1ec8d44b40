# «Каркассон: Крепость» по-русски.

## Области: `.acc` винительный падеж, `.into` куда идёт фигура, `.title` в начале строки

terrain-road = дорога
    .acc = дорогу
    .into = на дорогу
    .title = Дорога
terrain-house = дом
    .acc = дом
    .into = в дом
    .title = Дом
terrain-pigsty = башня
    .acc = башню
    .into = в башню
    .title = Башня
terrain-meadow = двор
    .acc = двор
    .into = во двор
    .title = Двор

thing-stocks = фонтан
thing-square = площадь
thing-shrine = рынок
thing-seat = резиденция

about-road = Дорога, у которой закрыты все концы, приносит 1 очко за плитку, а с фонтаном — 2.
about-house = Дом без открытых сторон приносит 1 очко за плитку; на самом большом из ваших стоит ваша резиденция.
about-pigsty = Башня без открытых сторон приносит 2 очка за плитку.
about-meadow = Двор приносит в конце игры 3 очка за каждый рынок в нём; торговцы остаются там до конца.
about-stocks = Фонтан удваивает очки за дорогу, сколько бы фонтанов на ней ни было.
about-square = Площадь разделяет дороги, которые на ней сходятся.
about-shrine = Рынок приносит 3 очка тому, у кого в конце больше всего фигур в его дворе.
about-seat = В конце бо́льшая резиденция приносит по 1 очку за каждую клетку самой большой пустой области.

## Фигуры: `.acc` винительный и родительный падежи, `.ins` творительный; подданный зовётся по области, в которой стоит

figure-follower = подданный
    .acc = подданного
    .ins = подданным
role-road = глашатай
    .acc = глашатая
    .ins = глашатаем
role-house = оруженосец
    .acc = оруженосца
    .ins = оруженосцем
role-pigsty = рыцарь
    .acc = рыцаря
    .ins = рыцарем
role-meadow = торговец
    .acc = торговца
    .ins = торговцем

about-follower = Подданный идёт на только что выложенную плитку, в область, где никого нет, и возвращается, когда она принесла очки.

## Жетоны стены

token-extra-turn = ещё один ход
token-double-house = дом считается вдвойне
token-double-pigsty = башня считается вдвойне
token-unfinished-road = незавершённая дорога считается
token-unfinished-house = незавершённый дом считается
token-unfinished-pigsty = незавершённая башня считается
token-shrine = рынки считаются дороже
token-larger-seat = резиденция больше
token-bonus-points = дополнительные очки

about-token-extra-turn = После своего хода вы можете использовать его для ещё одного хода.
about-token-double-house = Когда в свой ход вы получаете очки за завершённый дом, вы можете использовать его: дом считается вдвойне.
about-token-double-pigsty = Когда в свой ход вы получаете очки за завершённую башню, вы можете использовать его: башня считается вдвойне.
about-token-unfinished-road = В конце вы получаете очки за одну незавершённую дорогу, на которой у вас больше всего фигур.
about-token-unfinished-house = В конце вы получаете очки за один незавершённый дом, в котором у вас больше всего фигур.
about-token-unfinished-pigsty = В конце вы получаете очки за одну незавершённую башню, в которой у вас больше всего фигур.
about-token-shrine =
    { $amount ->
        [one] В конце каждый рынок в одном из ваших дворов приносит { $amount } очко.
        [few] В конце каждый рынок в одном из ваших дворов приносит { $amount } очка.
       *[many] В конце каждый рынок в одном из ваших дворов приносит { $amount } очков.
    }
about-token-larger-seat =
    { $amount ->
        [one] В конце ваша резиденция больше на { $amount } плитку.
        [few] В конце ваша резиденция больше на { $amount } плитки.
       *[many] В конце ваша резиденция больше на { $amount } плиток.
    }
about-token-bonus-points =
    { $amount ->
        [one] В конце он приносит { $amount } очко.
        [few] В конце он приносит { $amount } очка.
       *[many] В конце он приносит { $amount } очков.
    }

## Стороны света: `.from` откуда, в начале предложения

side-north = север
    .from = С севера
side-east = восток
    .from = С востока
side-south = юг
    .from = С юга
side-west = запад
    .from = С запада
corner-north-east = северо-восток
corner-south-east = юго-восток
corner-south-west = юго-запад
corner-north-west = северо-запад
sides =
    { $count ->
        [0] { "" }
       *[other] { " " }({ $sides })
    }

## Что удвоило очки за область

doubled =
    { $doubled ->
        [stocks] { " " }(удвоено фонтаном)
        [figure] { " " }(удвоено { NAME($figure, form: "ins") })
        [both] { " " }(удвоено фонтаном и ещё раз { NAME($figure, form: "ins") })
       *[nothing] { "" }
    }
and-doubled =
    { $doubled ->
        [figure] , удвоено { NAME($figure, form: "ins") }
       *[nothing] { "" }
    }

## Числа: `count-tiles` в родительном падеже после «из», остальные в винительном

count-tiles =
    { $tiles ->
        [one] { $tiles } плитки
       *[other] { $tiles } плиток
    }
count-open =
    { $open ->
        [one] { $open } открытая сторона
        [few] { $open } открытые стороны
       *[many] { $open } открытых сторон
    }
count-shrines =
    { $shrines ->
        [one] { $shrines } рынок
        [few] { $shrines } рынка
       *[many] { $shrines } рынков
    }
count-squares =
    { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
       *[many] { $squares } клеток
    }

## О чём можно договориться за столом

option-starter = Кто начинает
option-starter-random = по жребию
option-starter-first = игрок 1
option-starter-second = игрок 2
option-unfinished = Незавершённые области с жетоном
option-unfinished-box = как указано в компонентах
option-unfinished-full = как завершённые
option-unfinished-reduced = 1 очко за плитку

## Откуда очки

source-roads = Дороги
source-houses = Дома
source-pigsties = Башни
source-seat = Резиденция
source-meadows = Дворы
source-unfinished = Незавершённые области
source-token-points = Дополнительные очки

## Отказы

refusal-other-tile-drawn = Выпала плитка { $tile }; выложите её.
refusal-square-taken = На клетке { $square } уже лежит плитка.
refusal-not-adjoining = Клетка { $square } не соседствует ни с плиткой, ни с начальным участком стены, а новая плитка должна прилегать целой стороной к чему-то из этого.
refusal-road-needed = { NAME($side, form: "from") } к клетке { $square } подходит дорога, и она должна идти дальше; поверните плитку или выберите другую клетку.
refusal-road-blocked = На клетке { $square } дорога плитки вела бы на { NAME($side) }, где дороги нет; поверните плитку или выберите другую клетку.
refusal-looks-the-same = При таком повороте плитка выглядит так же, как верхней стороной на { NAME($side) }; назовите так.
refusal-no-such-segment = У плитки нет части { $segment }.
refusal-no-figure-left = У вас под рукой нет { NAME($figure, form: "acc") }; фигуры возвращаются, когда их области принесли очки.
refusal-area-held = В этой области уже кто-то стоит; фигуры идут только туда, где никого нет.
refusal-not-completed = Область { $area } не завершена.
refusal-scores-later = Область { $area } считается позже: сначала ваши области, потом области соперника.
refusal-named-otherwise = Та же область называется { $area }; назовите так.
refusal-not-drawable = Сейчас это не может выпасть.
refusal-scores-for-nobody = За область { $area } никто не получает очков: фигур обоих игроков в ней поровну или нет никого.
refusal-already-scored = Область { $area } уже принесла очки.

## Вопросы

prompt-placing = Ваш ход: выложите плитку туда, где она подходит.
prompt-entering = Поставьте фигуру на выложенную плитку или не ставьте никого.
prompt-ordering = Завершено несколько областей: выберите, какую считать первой.
prompt-doubling = Вы получаете очки за { NAME($terrain, form: "acc") } из { count-tiles }: используйте жетон стены, чтобы удвоить их, или оставьте его.
prompt-another-turn = Используйте жетон стены для ещё одного хода или закончите ход.
prompt-waiting = Решает игрок { $player }.
prompt-chance = Решает случай.
prompt-over = Игра окончена.

## Ходы

move-place = Выложить плитку на клетку { $square }, верхней стороной на { NAME($top) }
move-put =
    { $figure ->
        [figure-follower] Поставить { NAME($role, form: "acc") } { NAME($terrain, form: "into") }{ sides }
       *[other] Поставить { NAME($figure, form: "acc") } { NAME($role, form: "ins") } { NAME($terrain, form: "into") }{ sides }
    }
move-pass =
    { $about ->
        [entering] Не ставить никого
       *[doubling] Оставить жетон стены
    }
move-score = Посчитать { NAME($terrain, form: "acc") } из { count-tiles }{ sides }: { count-points }
move-double = Использовать жетон стены: { count-points } вместо { $single }
move-again = Использовать жетон стены: ещё один ход
move-end = Закончить ход
move-tile = Выпала плитка { $tile }
move-token = Игрок { $player } открывает жетон стены: { NAME($token) }
move-starter = Начинает игрок { $player }

## События

event-turn-began = Ход { $turn }: играет { $name }.
event-tile-drawn = { $name } берёт плитку { $tile }.
event-tile-gone = Плитка { $tile } никуда не подходит и выходит из игры.
event-placed = { $name } выкладывает плитку { $tile } на клетку { $square }, верхней стороной на { NAME($top) }.
event-entered =
    { $figure ->
        [figure-follower] { $name } ставит { NAME($role, form: "acc") } { NAME($terrain, form: "into") }.
       *[other] { $name } ставит { NAME($figure, form: "acc") } { NAME($role, form: "ins") } { NAME($terrain, form: "into") }.
    }
event-completed = Завершённая область: { NAME($terrain) } из { count-tiles } ({ count-points }).
event-scored = { $name } получает { count-points } за { NAME($terrain, form: "acc") } из { count-tiles }{ doubled }.
event-unscored = Никто не получает очков за { NAME($terrain, form: "acc") } из { count-tiles }.
event-doubled = { $name } удваивает эти очки жетоном стены.
event-points = { $name } получает { count-points } ({ NAME($source) }).
event-meadow = { $name } получает { count-points } ({ NAME($source) }, клетка { $square }: { count-shrines } × { $each }{ and-doubled }).
event-unfinished =
    { $tiles ->
        [one] { $name } получает { count-points } ({ NAME($source) }, клетка { $square }: { $tiles } плитка × { $each }{ and-doubled }).
        [few] { $name } получает { count-points } ({ NAME($source) }, клетка { $square }: { $tiles } плитки × { $each }{ and-doubled }).
       *[many] { $name } получает { count-points } ({ NAME($source) }, клетка { $square }: { $tiles } плиток × { $each }{ and-doubled }).
    }
event-returned = { $name } забирает с клетки { $square } { NAME($figure, form: "acc") }.
event-token-taken = { $name } останавливается на угловой башне { $spaces } и берёт жетон стены: { NAME($token) }.
event-token-used = { $name } использует жетон стены: { NAME($token) }.
event-seat-moved = { $name } ставит резиденцию на дом из { count-tiles }.
event-largest-empty = Самая большая пустая область: { count-squares }.
event-game-ended = Игра окончена.

## Что даст ход

preview-completes =
    { $leads ->
        [you] Завершает { NAME($terrain, form: "acc") } из { count-tiles }: вам { count-points }{ $more }.
        [other] Завершает { NAME($terrain, form: "acc") } из { count-tiles }: сопернику { count-points }{ $more }.
        [tie] Завершает { NAME($terrain, form: "acc") } из { count-tiles } ни для кого: фигур там поровну.
        [lost] Завершает { NAME($terrain, form: "acc") } из { count-tiles } ни для кого: там никого нет, и никого нельзя туда поставить.
       *[nobody] Завершает { NAME($terrain, form: "acc") } из { count-tiles }, где никого нет; можно получить { count-points }{ $more }.
    }
preview-area =
    { NAME($terrain, form: "title") } из { count-tiles }, { $leads ->
        [you] вы впереди
        [other] соперник впереди
       *[tie] поровну
    }: { count-open }.
preview-meadow =
    { NAME($terrain, form: "title") }, { $leads ->
        [you] вы впереди
        [other] соперник впереди
       *[tie] поровну
    }: { count-shrines }.
preview-enters = { NAME($terrain, form: "title") } из { count-tiles }, { count-open }: если завершить сейчас, вам { count-points }{ $more }.
preview-settles = Остаётся там до конца игры. { NAME($terrain, form: "title") } из { count-tiles }, { count-shrines }: если ничего не изменится, вам { count-points }.
preview-tower = Ваша фишка остановится на угловой башне { $spaces }: вы возьмёте её жетон стены.
preview-seat = Ваша резиденция встанет на этот дом из { count-tiles }.

## Подписи

label-figures = Фигуры
label-tokens = Жетоны стены
label-seat = Резиденция
label-tiles-left = Плиток осталось
label-gone = Плитки, которые никуда не подошли
label-towers = Жетоны на угловых башнях
label-empty = Самая большая пустая область

## Изображение стола

picture-title = Каркассон: Крепость
picture-subtitle = Ход { $turn }
picture-drawn = Вытянутая плитка
picture-left = { label-tiles-left }
picture-supply = { label-figures }
picture-tokens = { label-tokens }
picture-seat = { label-seat }
picture-to-move = Ходит
picture-description = Игровой стол: стена со шкалой, угловыми башнями и фишками, плитки внутри с фигурами и всё, что есть у игроков.

## Что придумали мы

reconstructed = ○ Восстановлено: { $what }.
reconstructed-outline = очертания стены
reconstructed-towers = места угловых башен
reconstructed-starts = начальные участки стены
reconstructed-tiles = плитки замка
reconstructed-numbers = ценность некоторых жетонов стены
