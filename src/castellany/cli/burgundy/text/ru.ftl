# «Замки Бургундии» в терминале по-русски.

cli-phase-points =
    { $points ->
        [one] ещё { $points } очко за каждую завершённую область
        [few] ещё { $points } очка за каждую завершённую область
       *[many] ещё { $points } очков за каждую завершённую область
    }
cli-bonus-worth = { $letters } (по { $points })
cli-group-take = Взять жетон
cli-group-place = Выложить жетон
cli-group-sell = Продать товары
cli-group-workers = Взять рабочих
cli-group-purchase = Купить
cli-with-die = кубиком { $die }
cli-cost =
    { $workers ->
        [0] { "" }
        [one] { " " }({ $workers } рабочий)
        [few] { " " }({ $workers } рабочих)
       *[many] { " " }({ $workers } рабочих)
    }
cli-entry-take = { NAME($tile) }, { NAME($depot) }{ cli-cost }
cli-entry-fetch = { NAME($tile) }, { NAME($depot) }
cli-entry-place = { NAME($tile) } на { $space }{ cli-cost }
cli-entry-sell = { $count } × { NAME($good) }: { count-points }{ cli-cost }
cli-legend = В герцогстве B6 — пустой участок для здания с числом 6; ниже стоит номер участка, а >11< означает, что туда сейчас можно положить жетон из хранилища. На складе «b -» — пустое место для здания. (3)x2 — два товара цвета 3, [5] — кубик, а [ ] — уже использованный кубик.

## Короткие имена жетонов, не длиннее пяти букв; у животных и монастырей после имени номер

cli-short-warehouse = склад
cli-short-watchtower = башня
cli-short-workshop = маст.
cli-short-church = церк.
cli-short-market = рынок
cli-short-boarding-house = панс.
cli-short-bank = банк
cli-short-city-hall = рат.
cli-short-cow = кор
cli-short-pig = пор
cli-short-sheep = овц
cli-short-hen = кур
cli-short-ship = кор-ь
cli-short-castle = замок
cli-short-mine = рудн.
cli-short-monastery = мн.
cli-about-what = Назовите жетон, например: описание замок.
cli-about-nothing = Нет жетона «{ $word }».
cli-help-answers = Введите номер хода или сам ход, например «take castle@3»; достаточно начала, если ничто другое так не начинается.
cli-help-about = что делает жетон: описание замок
