# Сторожевые башни, по-русски.

module-border-posts = Сторожевые башни

option-third-post = Присоединение третьей башни
option-third-post-each-pair = очки этапа за каждую пару башен
option-third-post-once-more = очки этапа ещё раз
option-third-post-first-only = очков этапа больше нет

source-posts = Соединённые сторожевые башни
source-post-tiles = Жетоны сторожевых башен

event-posts-joined =
    { $pairs ->
        [one] { $name } соединяет две сторожевые башни.
        [2] { $name } присоединяет третью сторожевую башню.
       *[other] { $name } соединяет все три сторожевые башни.
    }
event-post-tile-taken =
    { $name } получает { $size ->
        [large] большой
       *[small] малый
    } жетон сторожевых башен.

post-tiles = { $tiles }
post-tile-free =
    { $size ->
        [large] большой
       *[small] малый
    } жетон, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
post-tile-held =
    { $size ->
        [large] большой
       *[small] малый
    } жетон: { $player }

reconstructed-border-posts = места сторожевых башен

## Какие башни соединены

post-left = левая верхняя
    .acc = левую верхнюю
    .ins = левой верхней
post-right = правая верхняя
    .acc = правую верхнюю
    .ins = правой верхней
post-lower = нижняя
    .acc = нижнюю
    .ins = нижней
label-posts = Башни
posts-linked =
    { $pairs ->
        [0] ни одна не соединена
        [one] { NAME($post) }, соединена с { NAME($partner, form: "ins") }
       *[other] все три соединены
    }
post-sign =
    { $linked ->
        [yes] Б>
       *[no] Б
    }
preview-posts =
    { $pairs ->
        [one] Соединяет башни: { NAME($post, form: "acc") } и { NAME($partner, form: "acc") }.
        [2] Присоединяет третью сторожевую башню.
       *[other] Соединяет все три сторожевые башни.
    }
preview-post-tile =
    Приносит { $size ->
        [large] большой
       *[small] малый
    } жетон сторожевых башен.
