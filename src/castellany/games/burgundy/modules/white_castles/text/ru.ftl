# Белые замки, по-русски.

module-white-castles = Белые замки

kind-white-castle = белый замок
    .acc = белый замок
    .gen = белого замка
kind-monastery29 = монастырь 29
    .acc = монастырь 29
    .gen = монастыря 29

about-white-castle = При размещении: выполните ещё одно действие со значением белого кубика.
about-monastery29 = В конце игры: 4 очка за каждый белый замок в вашем герцогстве.

source-monastery29 = Монастырь 29: белые замки

refusal-only-white-die = Здесь служит только белый кубик; на нём { $die }.

prompt-white-castle-action = Выполните ещё одно действие белым кубиком (на нём { $die }){ or-decline }{ granted }.

cli-short-white-castle = белый
