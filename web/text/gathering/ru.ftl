# Стол до начала игры, по-русски.

bot-of-strength = бот { $name } ({ $strength })
terms-edition = Издание
terms-modules = Дополнения
terms-visibility = Кто может прийти
terms-clock = Часы
terms-at-zero = Когда время вышло
terms-absence = Когда кого-то нет
terms-hints = Подсказки
terms-hints-on = разрешены
terms-hints-off = не разрешены
visibility-invitation = по приглашению
visibility-public = все
visibility-private = только игроки
at-zero-bot = дальше играет бот
at-zero-skip = ход пропускается
at-zero-loss = партия проиграна
absence-never = все ждут
absence-after = бот играет, когда пройдёт { $time }

gathering-title = Стол ждёт игроков
gathering-title-full = Все в сборе
gathering-name = Ваше имя
gathering-name-note = Достаточно имени; если оставить поле пустым, имя придумаем мы.
gathering-seat = Место { $seat }
gathering-free = свободно
gathering-bot = бот, { $strength }
gathering-local = за устройством хозяина стола
gathering-owner = хозяин стола
gathering-owner-away = хозяин стола, сейчас отсутствует
gathering-here = за столом
gathering-away = сейчас отсутствует
gathering-you = вы
gathering-sit = Сесть
gathering-leave = Встать
gathering-give = Отдать боту
gathering-give-whom = Кому отдать место { $seat }
gathering-change = Изменить
gathering-open = Освободить место для человека
gathering-remove = Удалить из-за стола: { $name }
gathering-remove-why = Удалённый игрок больше не сможет сесть за этот стол.
gathering-remove-act = Удалить
gathering-start = Начать игру
gathering-start-not =
    { $free ->
        [one] Ещё { $free } место свободно. Когда все места займут люди или боты, вы начнёте игру здесь.
        [few] Ещё { $free } места свободны. Когда все места займут люди или боты, вы начнёте игру здесь.
       *[many] Ещё { $free } мест свободно. Когда все места займут люди или боты, вы начнёте игру здесь.
    }
gathering-wait = Игра скоро начнётся.
gathering-wait-for = Игру начинает { $name }.
gathering-close = Закрыть стол
gathering-close-why = Стол исчезнет, и всем, кто за ним сидит, придётся искать другой.
gathering-close-act = Закрыть
gathering-cancel = Оставить
gathering-invite = Пригласите остальных
gathering-invite-how = Отправьте им эту ссылку или дайте отсканировать код.
gathering-link = Ссылка-приглашение
gathering-copy = Копировать
gathering-copied = Скопировано
gathering-share = Поделиться
gathering-share-title = За столом есть свободное место
gathering-qr = QR-код ссылки-приглашения
gathering-terms = О чём договорились
