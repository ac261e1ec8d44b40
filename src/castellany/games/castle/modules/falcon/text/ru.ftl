# Дополнение «Сокол» по-русски.

terrain-chapel = часовня
    .acc = часовню
    .into = в часовню
    .title = Часовня
thing-nest = соколиное гнездо
thing-gate = ворота
about-chapel = Часовня из 1–8 плиток без открытых сторон приносит 1, 3, 6, 10, 15, 21, 28 или 36 очков; бо́льшая — тоже 36.
about-nest = Кто получает очки за область, берёт по соколиному гнезду за каждое в ней; у кого их больше, тот в конце получает очки за самую большую пустую область.
about-gate = Фишки на стене проходят ворота, не считая их.
figure-prince = король
    .acc = короля
    .ins = королём
figure-falconer = сокольничий
    .acc = сокольничего
    .ins = сокольничим
role-chapel = проповедник
    .acc = проповедника
    .ins = проповедником
about-prince = Король удваивает очки, которые его хозяин получает за область; ему нельзя в область, которую завершает эта плитка.
about-falconer = Сокольничий приносит ещё одно соколиное гнездо, когда его хозяин получает очки за область; ему нельзя в область, которую завершает эта плитка.
count-nests =
    { $nests ->
        [one] { $nests } соколиное гнездо
        [few] { $nests } соколиных гнезда
       *[many] { $nests } соколиных гнёзд
    }
and-nests =
    { $nests ->
        [0] { "" }
       *[other] { " " }и { count-nests }
    }
module-falcon = Сокол
source-chapels = Часовни
source-nests = Соколиные гнёзда
refusal-scores-at-once = Эта плитка завершает эту область; { NAME($figure) } не может войти туда, где очки получают сразу.
event-nests-gained = { $name } берёт { count-nests }.
event-nests-returned = Соколиных гнёзд не осталось: каждый игрок возвращает { count-nests }.
preview-nests-returned =
    { $taken ->
        [0] Соколиных гнёзд не осталось: каждый игрок возвращает { count-nests }.
       *[other] Взято соколиных гнёзд: { $taken }. Больше их не осталось, и каждый игрок возвращает { $nests }.
    }
label-nests = Соколиные гнёзда
reconstructed-gates = ворота
reconstructed-falcon = плитки дополнения

## О чём можно договориться за столом

option-prince-on-stocks = Король на дороге с фонтаном
option-prince-on-stocks-doubles = удваивает ещё раз
option-prince-on-stocks-stocks-only = удваивает только фонтан
option-courtiers = Король и сокольничий действуют
option-courtiers-whenever-scored = всегда, когда область приносит очки
option-courtiers-completed-only = только в завершённых областях
