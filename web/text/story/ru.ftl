# Очки: откуда они, как росли и чем кончилась партия, по-русски.

story-you = Вы
story-total = Всего
story-most = (больше всех)
story-set-up = Подготовка
story-seat-points = { $name } { $points }

story-scores-soon = Очки появятся, когда начнётся игра.
story-scores-none = Очков пока нет.
story-scores-when = Когда пришли очки
story-scores-line = +{ $points }{ $sort }: { $when }
story-scores-nothing = Отсюда пока ничего.

story-sources = Откуда очки
story-bars = Рядом
story-bars-label = Очки по источникам столбцами: { $totals }. Все числа есть в таблице источников.
story-as-table = То же таблицей
story-after = После

story-loading = Считаем очки…
story-over = Игра окончена.
story-closed = Игра прервана.
story-you-win = Вы победили.
story-you-win-by =
    { $points ->
        [one] Вы победили с перевесом в { $points } очко.
        [few] Вы победили с перевесом в { $points } очка.
       *[many] Вы победили с перевесом в { $points } очков.
    }
story-you-win-alone =
    { $why ->
        [time]
            { $count ->
                [one] Вы победили: у игрока { $names } вышло время.
               *[other] Вы победили: у игроков { $names } вышло время.
            }
       *[resigned]
            { $count ->
                [one] Вы победили: { $names } сдаётся.
               *[other] Вы победили: { $names } сдаются.
            }
    }
story-you-win-tie = Вы победили по дополнительному показателю.
story-you-share = Вы делите победу: вы и { $names }.
story-wins = Побеждает { $name }.
story-wins-by =
    { $points ->
        [one] Побеждает { $name } с перевесом в { $points } очко.
        [few] Побеждает { $name } с перевесом в { $points } очка.
       *[many] Побеждает { $name } с перевесом в { $points } очков.
    }
story-wins-alone =
    { $why ->
        [time]
            { $count ->
                [one] Побеждает { $name }: у игрока { $names } вышло время.
               *[other] Побеждает { $name }: у игроков { $names } вышло время.
            }
       *[resigned]
            { $count ->
                [one] Побеждает { $name }: { $names } сдаётся.
               *[other] Побеждает { $name }: { $names } сдаются.
            }
    }
story-wins-over-you =
    { $why ->
        [time] Побеждает { $name }: у вас вышло время.
       *[resigned] Побеждает { $name }: вы сдались.
    }
story-wins-tie = Побеждает { $name } по дополнительному показателю.
story-share = Победу делят { $names }.

story-best-at = больше всего очков: { $sources }
story-no-tie = Ничьей не было: все места решили очки.
story-shared = Кто делит место, тех ничто не различает.
story-tie = { $name }, место { $place }: { $reason }.
story-why-finished = партия окончена
story-why-resigned = окончена: игрок сдался
story-why-time = окончена: вышло время
story-why-agreed = окончена по согласию
story-why-closed = партия прервана
story-why-imported = из записи
story-best-move = Лучший ход ({ $name }): +{ $points }
story-your-best-move = Ваш лучший ход: +{ $points }
story-ahead = Впереди до конца: { $name }
story-you-ahead = Вы впереди до конца
story-since = с момента: { $when }

story-share-link = Поделиться
story-replay = Повтор
story-record = Запись
story-new = Новая игра
story-again = Сыграть ещё
story-again-too = Присоединиться к реваншу
story-again-watch = К реваншу
story-again-wanted = Реванш готов: стол ждёт вас.
