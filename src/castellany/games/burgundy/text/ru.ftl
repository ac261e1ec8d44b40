# «Замки Бургундии» по-русски.

## Жетоны: `.acc` винительный падеж, `.gen` родительный

kind-warehouse = склад
    .acc = склад
    .gen = склада
kind-watchtower = караульная башня
    .acc = караульную башню
    .gen = караульной башни
kind-workshop = столярная мастерская
    .acc = столярную мастерскую
    .gen = столярной мастерской
kind-church = церковь
    .acc = церковь
    .gen = церкви
kind-market = рынок
    .acc = рынок
    .gen = рынка
kind-boarding-house = пансион
    .acc = пансион
    .gen = пансиона
kind-bank = банк
    .acc = банк
    .gen = банка
kind-city-hall = ратуша
    .acc = ратушу
    .gen = ратуши
kind-cow2 = 2 коровы
    .acc = 2 коров
    .gen = 2 коров
kind-cow3 = 3 коровы
    .acc = 3 коров
    .gen = 3 коров
kind-cow4 = 4 коровы
    .acc = 4 коров
    .gen = 4 коров
kind-pig2 = 2 поросёнка
    .acc = 2 поросят
    .gen = 2 поросят
kind-pig3 = 3 поросёнка
    .acc = 3 поросят
    .gen = 3 поросят
kind-pig4 = 4 поросёнка
    .acc = 4 поросят
    .gen = 4 поросят
kind-sheep2 = 2 овцы
    .acc = 2 овец
    .gen = 2 овец
kind-sheep3 = 3 овцы
    .acc = 3 овец
    .gen = 3 овец
kind-sheep4 = 4 овцы
    .acc = 4 овец
    .gen = 4 овец
kind-hen2 = 2 курицы
    .acc = 2 кур
    .gen = 2 кур
kind-hen3 = 3 курицы
    .acc = 3 кур
    .gen = 3 кур
kind-hen4 = 4 курицы
    .acc = 4 кур
    .gen = 4 кур
kind-ship = корабль
    .acc = корабль
    .gen = корабля
kind-castle = замок
    .acc = замок
    .gen = замка
kind-mine = рудник
    .acc = рудник
    .gen = рудника
kind-monastery1 = монастырь 1
    .acc = монастырь 1
    .gen = монастыря 1
kind-monastery2 = монастырь 2
    .acc = монастырь 2
    .gen = монастыря 2
kind-monastery3 = монастырь 3
    .acc = монастырь 3
    .gen = монастыря 3
kind-monastery4 = монастырь 4
    .acc = монастырь 4
    .gen = монастыря 4
kind-monastery5 = монастырь 5
    .acc = монастырь 5
    .gen = монастыря 5
kind-monastery6 = монастырь 6
    .acc = монастырь 6
    .gen = монастыря 6
kind-monastery7 = монастырь 7
    .acc = монастырь 7
    .gen = монастыря 7
kind-monastery8 = монастырь 8
    .acc = монастырь 8
    .gen = монастыря 8
kind-monastery9 = монастырь 9
    .acc = монастырь 9
    .gen = монастыря 9
kind-monastery10 = монастырь 10
    .acc = монастырь 10
    .gen = монастыря 10
kind-monastery11 = монастырь 11
    .acc = монастырь 11
    .gen = монастыря 11
kind-monastery12 = монастырь 12
    .acc = монастырь 12
    .gen = монастыря 12
kind-monastery13 = монастырь 13
    .acc = монастырь 13
    .gen = монастыря 13
kind-monastery14 = монастырь 14
    .acc = монастырь 14
    .gen = монастыря 14
kind-monastery15 = монастырь 15
    .acc = монастырь 15
    .gen = монастыря 15
kind-monastery16 = монастырь 16
    .acc = монастырь 16
    .gen = монастыря 16
kind-monastery17 = монастырь 17
    .acc = монастырь 17
    .gen = монастыря 17
kind-monastery18 = монастырь 18
    .acc = монастырь 18
    .gen = монастыря 18
kind-monastery19 = монастырь 19
    .acc = монастырь 19
    .gen = монастыря 19
kind-monastery20 = монастырь 20
    .acc = монастырь 20
    .gen = монастыря 20
kind-monastery21 = монастырь 21
    .acc = монастырь 21
    .gen = монастыря 21
kind-monastery22 = монастырь 22
    .acc = монастырь 22
    .gen = монастыря 22
kind-monastery23 = монастырь 23
    .acc = монастырь 23
    .gen = монастыря 23
kind-monastery24 = монастырь 24
    .acc = монастырь 24
    .gen = монастыря 24
kind-monastery25 = монастырь 25
    .acc = монастырь 25
    .gen = монастыря 25
kind-monastery26 = монастырь 26
    .acc = монастырь 26
    .gen = монастыря 26

## Что делают жетоны

about-warehouse = При размещении: продайте без кубика все товары одного цвета.
about-watchtower = При размещении: 4 очка.
about-workshop = При размещении: возьмите здание с любого пронумерованного склада.
about-church = При размещении: возьмите рудник, монастырь или замок с любого пронумерованного склада.
about-market = При размещении: возьмите корабль или животных с любого пронумерованного склада.
about-boarding-house = При размещении: возьмите 4 рабочих.
about-bank = При размещении: возьмите 2 серебряные монеты.
about-city-hall = При размещении: выложите ещё один жетон из хранилища на участок с любым числом.
about-cow2 = При размещении: по очку за каждую корову на пастбище, считая и новых.
about-cow3 = При размещении: по очку за каждую корову на пастбище, считая и новых.
about-cow4 = При размещении: по очку за каждую корову на пастбище, считая и новых.
about-pig2 = При размещении: по очку за каждого поросёнка на пастбище, считая и новых.
about-pig3 = При размещении: по очку за каждого поросёнка на пастбище, считая и новых.
about-pig4 = При размещении: по очку за каждого поросёнка на пастбище, считая и новых.
about-sheep2 = При размещении: по очку за каждую овцу на пастбище, считая и новых.
about-sheep3 = При размещении: по очку за каждую овцу на пастбище, считая и новых.
about-sheep4 = При размещении: по очку за каждую овцу на пастбище, считая и новых.
about-hen2 = При размещении: по очку за каждую курицу на пастбище, считая и новых.
about-hen3 = При размещении: по очку за каждую курицу на пастбище, считая и новых.
about-hen4 = При размещении: по очку за каждую курицу на пастбище, считая и новых.
about-ship = При размещении: заберите товары с одного склада, затем продвиньтесь на деление по мостику.
about-castle = При размещении: выполните ещё одно действие, как с кубиком любого значения.
about-mine = В конце каждого этапа: 1 серебряная монета.
about-monastery1 = В ваших городах могут стоять несколько зданий одного типа.
about-monastery2 = В конце каждого этапа каждый ваш рудник приносит ещё и 1 рабочего.
about-monastery3 = Каждая продажа приносит вам 2 серебряные монеты вместо 1.
about-monastery4 = Каждая продажа приносит вам ещё и 1 рабочего.
about-monastery5-compulsory = Ваши корабли забирают товары и со склада, соседнего с выбранным.
about-monastery5-optional = Ваши корабли могут забрать товары и со склада, соседнего с выбранным.
about-monastery6-purchase = Вашей покупке доступны все склады, а рабочие могут заменять серебряные монеты.
about-monastery6-hire = Раз в ход вы можете отдать 2 рабочих за здание с пронумерованного склада.
about-monastery7 = Когда вы выкладываете животных, каждый приносящий очки жетон даёт на 1 очко больше.
about-monastery8 = Каждый рабочий может изменить значение кубика на 2 вместо 1.
about-monastery9 = Выкладывая здание, вы можете без рабочего изменить значение кубика на 1.
about-monastery10 = Выкладывая корабль или животных, вы можете без рабочего изменить значение кубика на 1.
about-monastery11 = Выкладывая замок, рудник или монастырь, вы можете без рабочего изменить значение кубика на 1.
about-monastery12 = Когда вы берёте жетон со склада, вы можете без рабочего изменить значение кубика на 1.
about-monastery13 = Действие «взять рабочих» приносит ещё и 1 серебряную монету.
about-monastery14 = Действие «взять рабочих» приносит 4 рабочих вместо 2.
about-monastery15 = В конце игры: 2 очка за каждый цвет среди проданных товаров.
about-monastery16 = В конце игры: 4 очка за каждый склад в вашем герцогстве.
about-monastery17 = В конце игры: 4 очка за каждую караульную башню в вашем герцогстве.
about-monastery18 = В конце игры: 4 очка за каждую столярную мастерскую в вашем герцогстве.
about-monastery19 = В конце игры: 4 очка за каждую церковь в вашем герцогстве.
about-monastery20 = В конце игры: 4 очка за каждый рынок в вашем герцогстве.
about-monastery21 = В конце игры: 4 очка за каждый пансион в вашем герцогстве.
about-monastery22 = В конце игры: 4 очка за каждый банк в вашем герцогстве.
about-monastery23 = В конце игры: 4 очка за каждую ратушу в вашем герцогстве.
about-monastery24 = В конце игры: 4 очка за каждый вид животных в вашем герцогстве.
about-monastery25 = В конце игры: 1 очко за каждый проданный товар.
about-monastery26 = В конце игры: 3 очка за каждый жетон достижений.

## Цвета жетонов: группа, `.acc` один жетон в винительном падеже

colour-building = здания
    .acc = здание
colour-ship = корабли
    .acc = корабль
colour-animal = животные
    .acc = животных
colour-monastery = монастыри
    .acc = монастырь
colour-castle = замки
    .acc = замок
colour-mine = рудники
    .acc = рудник

## Товары с числом кубика, которым их продают

goods-1 = сукно (1)
    .gen = сукна (1)
goods-2 = виноград (2)
    .gen = винограда (2)
goods-3 = розы (3)
    .gen = роз (3)
goods-4 = масло (4)
    .gen = масла (4)
goods-5 = бочки (5)
    .gen = бочек (5)
goods-6 = зерно (6)
    .gen = зерна (6)
some-goods = { $count } × { NAME($good) }

## Склады: `.from` откуда, `.to` куда

depot-1 = склад № 1
    .from = со склада № 1
    .to = на склад № 1
depot-2 = склад № 2
    .from = со склада № 2
    .to = на склад № 2
depot-3 = склад № 3
    .from = со склада № 3
    .to = на склад № 3
depot-4 = склад № 4
    .from = со склада № 4
    .to = на склад № 4
depot-5 = склад № 5
    .from = со склада № 5
    .to = на склад № 5
depot-6 = склад № 6
    .from = со склада № 6
    .to = на склад № 6
depot-black = чёрный рынок
    .from = с чёрного рынка
    .to = на чёрный рынок

## Числа, в винительном падеже

count-workers =
    { $workers ->
        [one] { $workers } рабочего
       *[other] { $workers } рабочих
    }
count-silver =
    { $silver ->
        [one] { $silver } серебряную монету
        [few] { $silver } серебряные монеты
       *[other] { $silver } серебряных монет
    }
price =
    { $silver ->
        [0] { count-workers }
       *[other] { $workers ->
            [0] { count-silver }
           *[other] { count-silver } и { count-workers }
        }
    }

## О чём можно договориться за столом

option-boards = Планшеты
option-boards-random = раздаются случайно
option-castle = Начальный замок
option-castle-choose = где выберет владелец
option-castle-centre = в центре планшета
option-choosing = Выбор перед первым ходом
option-choosing-together = все сразу, втайне
option-choosing-in-turn = по очереди
option-full-storage = Покупки и эффекты, дающие жетон, при заполненном хранилище
option-full-storage-discard = место уступает жетон из хранилища
option-full-storage-refuse = не разрешаются
option-castle-action = Дополнительное действие замка
option-castle-action-optional = от него можно отказаться
option-castle-action-compulsory = его нужно выполнить
option-first-tie = Первое правило при ничьей
option-first-tie-fewest-empty = меньше пустых участков
option-first-tie-most-empty = больше пустых участков
option-second-tie-ahead = фишка дальше впереди на мостике
option-second-tie-behind = фишка дальше позади на мостике
option-redrawn = Планшеты 4 и 8
option-redrawn-yes = изменённые в Специальном издании
option-redrawn-no = как в издании 2019 года

## Откуда очки

source-area = Достроенные территории
source-phase = Очки этапа за территории
source-bonus = Жетоны достижений
source-animals = Животные
source-herds = Монастырь 7: жетоны животных
source-sales = Проданные товары
source-watchtowers = Караульные башни
source-unsold = Непроданные товары
source-silver = Оставшиеся монеты
source-workers = Оставшиеся рабочие
source-monastery15 = Монастырь 15: цвета проданных товаров
source-monastery16 = Монастырь 16: склады
source-monastery17 = Монастырь 17: караульные башни
source-monastery18 = Монастырь 18: столярные мастерские
source-monastery19 = Монастырь 19: церкви
source-monastery20 = Монастырь 20: рынки
source-monastery21 = Монастырь 21: пансионы
source-monastery22 = Монастырь 22: банки
source-monastery23 = Монастырь 23: ратуши
source-monastery24 = Монастырь 24: виды животных
source-monastery25 = Монастырь 25: проданные товары
source-monastery26 = Монастырь 26: жетоны достижений

## Что решило место

decided-by-fewest-empty = столько же очков, но больше пустых участков
decided-by-track-ahead = столько же очков и пустых участков, но фишка на мостике позади
decided-by-track-behind = столько же очков и пустых участков, но фишка на мостике впереди

## Подготовка к игре

setup-board-count = «{ $boards }» — это не один планшет на всех и не по одному каждому (число игроков: { $players }).
setup-unknown-board = Планшета «{ $board }» нет; есть: { $known }.

## Отказы

refusal-no-such-die = У вас нет неиспользованного кубика со значением { $die }.
refusal-too-few-workers =
    { $needed ->
        [one] Нужен { $needed } рабочий; у вас { $owned }.
       *[other] Нужно { $needed } рабочих; у вас { $owned }.
    }
refusal-depot-lacks-tile = Нельзя взять { NAME($kind, form: "acc") } { NAME($depot, form: "from") }: такого жетона там нет.
refusal-not-stored = В вашем хранилище нет { NAME($kind, form: "gen") }; выложить или сбросить можно только жетон из хранилища.
refusal-space-taken = Участок { $space } уже закрыт, а выложенный жетон остаётся на месте.
refusal-wrong-colour =
    Участок { $space } принимает только { NAME($colour, form: "acc") }{ $own ->
        [colour-building] ; { NAME($kind) } — это здание.
        [colour-animal] ; { NAME($kind) } — это животные.
       *[other] , а не { NAME($kind, form: "acc") }.
    }
refusal-not-adjacent = Участок { $space } не соседствует ни с одним жетоном герцогства, а новый жетон должен с каким-то соседствовать.
refusal-city-has-one = В городе с участком { $space } такое здание уже есть ({ NAME($kind) }); каждый тип может стоять там лишь один раз.
refusal-no-such-goods = У вас нет { NAME($good, form: "gen") } на продажу.
refusal-too-little-silver =
    { $needed ->
        [one] Это стоит { $needed } серебряную монету; у вас { $owned }.
        [few] Это стоит { $needed } серебряные монеты; у вас { $owned }.
       *[other] Это стоит { $needed } серебряных монет; у вас { $owned }.
    }
refusal-already-bought = В этот ход вы уже совершили покупку; за ход возможна только одна.
refusal-already-hired = Монастырь 6 уже дал вам здание в этот ход; он действует раз в ход.
refusal-only-black-depot = За серебряные монеты покупают только жетоны чёрного рынка.
refusal-no-workers-as-silver = Рабочие не заменяют серебряных монет; жетон стоит 2 серебряные монеты.
refusal-storage-full = Ваше хранилище заполнено; в нём место для трёх жетонов.
refusal-not-a-building = Монастырь 6 даёт только здания, а не { NAME($kind, form: "acc") }.
refusal-not-fetched-here = Выложенное здание не позволяет взять { NAME($kind, form: "acc") }.
refusal-not-a-neighbour = Второй склад должен соседствовать с первым (6 и 1 тоже соседи), а { NAME($depot) } с ним не соседствует.
refusal-not-waiting = На этом складе нет { NAME($good, form: "gen") }.
refusal-must-act = От этого действия нельзя отказаться.
refusal-not-dealt = Это не сторона доставшегося вам планшета.
refusal-no-castle-space = Участок { $space } не для замка, а начальному замку нужен именно такой.
refusal-die-needed = Укажите кубик, который вы используете.
refusal-no-die-needed = Кубик здесь не нужен; не указывайте его.
refusal-lacks-monastery = Это позволяет только монастырь { $number } в вашем герцогстве.
refusal-not-drawable = Сейчас это не может выпасть.

## Вопросы

list-or = { $others } или { $last }
a-tile = { NAME($colour, form: "acc") }
granted =
    { $by ->
        [none] { "" }
       *[other] { " " }(эффект: { NAME($by) })
    }
or-decline =
    { $optional ->
        [yes] { " " }или откажитесь
       *[no] { "" }
    }
prompt-turn =
    { $left ->
        [0] Оба кубика использованы: закончите ход.
        [one] Ваш ход: используйте кубик ({ $dice }) или закончите ход.
       *[other] Ваш ход: используйте кубики ({ $dice }) или закончите ход.
    }
prompt-castle-action = Выполните ещё одно действие с кубиком любого значения{ or-decline }{ granted }.
prompt-city-hall-placing = Выложите жетон из хранилища на участок с любым числом{ or-decline }{ granted }.
prompt-sale = Продайте товары одного цвета{ or-decline }{ granted }.
prompt-fetching = Возьмите { $tiles } с пронумерованного склада{ or-decline }{ granted }.
prompt-collecting =
    Возьмите { $silver ->
        [0] { count-workers }
       *[other] { count-silver }
    }{ or-decline }{ granted }.
prompt-discarding = Ваше хранилище заполнено: сбросьте жетон, чтобы освободить место для { NAME($tile, form: "gen") }.
prompt-loading = Выберите склад, с которого забираете товары{ granted }.
prompt-loading-also = Ваш корабль выбрал { NAME($depot) }: укажите ещё и соседний{ or-decline } (эффект: монастырь 5).
prompt-stowing =
    Места хватит не для всего: выберите товары { NAME($depot, form: "from") }{ $second ->
        [none] .
       *[other] { " " }или { NAME($second, form: "from") }.
    }
prompt-sides = Выберите сторону своего планшета; остальные выбирают одновременно.
prompt-side-in-turn = Выберите сторону своего планшета.
prompt-castles = Выберите участок для начального замка; остальные выбирают одновременно.
prompt-castle-in-turn = Выберите участок для начального замка.
prompt-waiting = Решает игрок { $player }.
prompt-chance = Решает случай.
prompt-over = Игра окончена.

## Ходы

with-die =
    { $die ->
        [0] { "" }
       *[other] { " " }(кубик { $die }{ $workers ->
            [0] )
            [one] , { $workers } рабочий)
           *[other] , { $workers } рабочих)
        }
    }
move-take = Взять { NAME($tile, form: "acc") } { NAME($depot, form: "from") }{ with-die }
move-place = Выложить { NAME($tile, form: "acc") } на участок { $space }{ with-die }
move-sell = Продать { $count } × { NAME($good) } за { count-points }{ with-die }
move-workers =
    Взять { $gained } рабочих{ $silver ->
        [0] { "" }
       *[other] { " " }и { count-silver }
    }{ with-die }
move-buy = Купить { NAME($tile, form: "acc") } { NAME($depot, form: "from") } за { price }
move-hire = Взять { NAME($tile, form: "acc") } { NAME($depot, form: "from") } за { count-workers } (монастырь 6)
move-end =
    Закончить ход{ $left ->
        [0] { "" }
       *[other] { " " }(неиспользованных кубиков: { $left })
    }
move-pass = Отказаться
move-discard = Сбросить { NAME($tile, form: "acc") }
cargo =
    { $room ->
        [empty] там ничего нет
        [none] нет свободного места для товаров ({ $goods })
        [some] { $goods }; { $spaces ->
            [one] свободно { $spaces } место для товаров
            [few] свободно { $spaces } места для товаров
           *[other] свободно { $spaces } мест для товаров
        }
       *[all] { $goods }
    }
move-load = Забрать товары { NAME($depot, form: "from") }: { cargo }
move-load-also = Забрать товары и { NAME($depot, form: "from") }: { cargo }
move-stow = Забрать { $count } × { NAME($good) }
move-collect =
    Взять { $silver ->
        [0] { count-workers }
       *[other] { count-silver }
    }
move-fetch = Взять { NAME($tile, form: "acc") } { NAME($depot, form: "from") }
move-side = Играть на планшете { $board }
move-castle = Положить начальный замок на участок { $space }
move-roll = Игрок { $player } выбрасывает { $first } и { $second }
move-white = Белый кубик показывает { $die }
move-draw = Вытянуто { NAME($depot, form: "to") }: { NAME($tile) }
move-round-good = Вытянуто на раунд { $round }: { NAME($good) }
move-deal-good = Игрок { $player } получает вначале { NAME($good) }
move-deal = Игрок { $player } получает планшет { $board }
move-starter = Начинает игрок { $player }
move-start-die = Игрок { $player } выбрасывает { $die } за право первого хода

## События

event-rolled = { $name } выбрасывает { $first } и { $second }.
event-goods-arrived = Белый кубик отправляет { NAME($good) } { NAME($depot, form: "to") }.
event-taken = { $name } берёт { NAME($tile, form: "acc") } { NAME($depot, form: "from") }.
event-discarded = { $name } сбрасывает { NAME($tile, form: "acc") }.
event-placed = { $name } выкладывает { NAME($tile, form: "acc") } на участок { $space }.
event-sold = { $name } продаёт { $count } × { NAME($good) }.
event-points = { $name } получает { count-points } ({ NAME($source) }).
event-silver-gained = { $name } получает { count-silver }.
event-workers-gained = { $name } получает { count-workers }.
event-loaded = { $name } забирает { $count } × { NAME($good) }.
event-marker-moved = { $name } продвигается на деление { $space } мостика.
event-phase-began = Начинается этап { $phase }.
event-round-began = Начинается раунд { $round }.
event-workers-spent = { $name } тратит { count-workers }.
event-bonus-taken =
    { $name } получает { $size ->
        [large] большой
       *[small] малый
    } жетон достижений: { NAME($colour) }.
event-game-ended = Игра окончена.

## Что даст ход

preview-area =
    Достраивает территорию из { $size ->
        [one] { $size } участка.
       *[other] { $size } участков.
    }
preview-progress = Закрытые участки этой территории: { $covered } из { $size }.
preview-bonus =
    Даёт { $size ->
        [large] большой
       *[small] малый
    } жетон достижений: { NAME($colour) }.
preview-no-cargo = Товары не загружаются.
preview-order = Продвигает вас на деление { $space } мостика.

## Подписи

label-black-depot = Чёрный рынок
label-bonus-tiles = Жетоны достижений
label-dice = Кубики
label-goods = Товары
label-large = большой
label-phase = Этап
label-round = Раунд
label-round-goods = Товары раундов
label-silver = Серебряные монеты
label-small = малый
label-sold = Продано
label-storage = Хранилище
label-turn-order = Очерёдность хода
label-white-die = Белый кубик
label-workers = Рабочие

## Изображение стола

picture-title = Замки Бургундии
picture-subtitle = { NAME($edition) } · этап { $phase }, раунд { $round }
picture-board = Планшет { $board }
picture-phase = { label-phase }
picture-round = { label-round }
picture-white-die = { label-white-die }
picture-black-depot = { label-black-depot }
picture-turn-order = { label-turn-order }
picture-bonus-tiles = Достижения
picture-dice = { label-dice }
picture-storage = { label-storage }
picture-goods = { label-goods }
picture-sold = { label-sold }
picture-to-move = Ходит
picture-reconstructed = реконструкция
picture-description = Игровой стол: склады, мостик, жетоны достижений и все герцогства с хранилищами, товарами и кубиками.

reconstructed = ○ Восстановлено: { $what }.
reconstructed-depots = места на складах
reconstructed-board-pairs = пары планшетов
