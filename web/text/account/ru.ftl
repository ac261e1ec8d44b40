# Кто вы и как ведёт себя страница, по-русски.

account-loading = Узнаём, кто вы…
account-you = Кто вы?
account-is-nobody = Для игры достаточно имени. С учётной записью вы найдёте свои партии на любом устройстве.
account-is-guest = Вы гость: вас знает только этот браузер. С учётной записью вы сохраните свои партии и найдёте их на любом устройстве.
account-is-member = Это ваша учётная запись. Ваши партии и настройки с вами на каждом устройстве, где вы вошли.
account-ways = Способы входа
account-name = Имя для входа
account-name-note = Другие тоже видят его за столами.
account-shown-name = Ваше имя за столами
account-save = Сохранить
account-empty = Заполните это поле.
account-name-changed = Теперь вас зовут { $name }.
account-register = Создать учётную запись
account-registered = { $name }, теперь у вас есть учётная запись.
account-login = Войти
account-welcome = С возвращением, { $name }!
account-moved =
    { $count ->
        [one] { $count } стол, за которым вы были гостем, перешёл к вашей учётной записи.
        [few] { $count } стола, за которыми вы были гостем, перешли к вашей учётной записи.
       *[many] { $count } столов, за которыми вы были гостем, перешли к вашей учётной записи.
    }
account-left =
    { $count ->
        [one] { $count } стол остаётся за гостем: ваша учётная запись тоже была за ним.
        [few] { $count } стола остаются за гостем: ваша учётная запись тоже была за ними.
       *[many] { $count } столов остаются за гостем: ваша учётная запись тоже была за ними.
    }
account-logout = Выйти
account-logout-everywhere = Выйти на всех устройствах
account-logged-out = Вы вышли.
account-password = Пароль
account-password-note = Не меньше 8 знаков. Новый пароль прислать никто не сможет, поэтому храните его хорошо.
account-password-change = Сменить пароль
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-password-changed = Пароль изменён. На всех других устройствах выполнен выход.

account-page = Страница
account-set-sounds = Звуки
account-about-sounds = Короткий звук кубиков, жетонов и вашего хода.
account-set-motion = Движение
account-about-motion = Детали перемещаются на свои места.
account-set-confirmend = Спрашивать перед завершением хода
account-about-confirmend = Если пропадут кубики или действия.
account-set-shortcuts = Клавиши-буквы
account-about-shortcuts = U отменяет ход, H даёт подсказку, ? показывает все клавиши.
account-notify = Уведомления
account-notify-note = Браузер сообщит, когда наступит ваш ход, пока эта страница открыта.
account-notify-denied = Ваш браузер запрещает этой странице присылать уведомления. Разрешить их можно в настройках браузера для этой страницы.
account-notify-unable = Этот браузер не поддерживает уведомления.

account-letters = Письма
account-letters-note = Для партий, где на ход даётся день или больше: письмо, когда наступит ваш ход, а вас нет на странице.
account-mail = Адрес электронной почты
account-mail-note = Нужен только для этого. Оставьте поле пустым, если не хотите писем.
account-mail-kept = Адрес сохранён.
account-mail-none = Вы не будете получать писем.
account-mail-test = Отправить пробное письмо
account-letter-sent = Письмо отправлено на адрес { $address }.

account-blocked = Заблокированные
account-blocked-note = Они не могут сесть за ваш стол, а вы за их стол, и вы не читаете, что они пишут. Заблокировать кого-либо можно за столом.
account-blocked-none = Вы никого не заблокировали.
account-unblock = Разблокировать
account-unblock-whom = Разблокировать: { $name }
account-unblocked = { $name }: блокировка снята.

account-delete-title = Уйти навсегда
account-delete-note = Ваше имя, настройки и всё, что вы писали в чатах, будут удалены. Партии останутся без вашего имени, а доиграют за вас боты. Отменить это нельзя.
account-delete = Удалить меня
account-delete-ask = Удалить вас и ваши данные?
account-stay = Остаться
account-deleted = Ваши данные удалены. Прощайте!
