# С чего начинают, по-русски.

bot-random = Паж
bot-points = Староста
bot-greedy = Кастелян
strength-random = ходит как попало
strength-points = новичок
strength-greedy = средний

home-title = Садитесь за стол
home-lead = «Бургундия», «Тоскана» и «Крепость» с людьми или ботами. Аккаунт не нужен, достаточно имени.
home-play = Играть в «Бургундию»
home-play-bot = Играть
home-against = соперник: { $name } (бот, { $strength })
home-against-short = соперник: { $name }
home-setting-up = Накрываем на стол…
home-play-failed = Не удалось подготовить стол. Попробуйте ещё раз.
home-opponent = Соперник в любой игре
home-invite = Пригласить друзей по ссылке
home-learn = Научиться за пять минут:
home-learn-game = Научиться
home-shelf = Полка с играми
home-box-burgundy = 2–4 игрока, 40 мин
home-box-tuscany = 2–4 игрока, 30 мин
home-box-viticulture = 1–6 игроков, 60 мин
home-box-castle = 2 игрока, 25 мин
home-coming = готовится
home-new = Новый стол
home-mine = Мои партии
home-mine-none = У вас ещё нет партий. Здесь появятся ваши игры, сначала те, где сейчас ваш ход.
home-upload = Загрузить запись
home-row = { $game }: { $names }
home-your-turn = Ваш ход
home-turn-at = Ваш ход: { $game }
home-replay = Повтор
home-free =
    { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
home-open = К столу
home-finished = окончена { $when }
home-thinking = { $name } думает
home-several-thinking = думают несколько игроков
home-time-left = Осталось времени:
home-all = Показать все партии ({ $count })
home-gathering = Открытые столы
home-gathering-none = Сейчас ни один стол не ищет игроков. Откройте свой, и к вам смогут подсесть.
home-sit = Сесть
home-sit-failed = Сесть за этот стол не удалось. Попробуйте ещё раз.
home-running = Игры, за которыми можно наблюдать
home-watch = Смотреть
home-failed = Не удалось получить список столов. Попробуйте ещё раз.

clock-none = без часов
clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
clock-bank = { $bank } каждому
clock-bank-and = { $bank } каждому и ещё { $increment } за ход

upload-title = Загрузить запись
upload-lead = Запись — это текстовый файл, который можно скачать после каждой оконченной партии. Посмотрите её здесь ещё раз, ход за ходом.
upload-choose = Выбрать файл
upload-paste = или вставьте его текст
upload-empty = Сначала выберите файл или вставьте запись.
upload-not-text = Это не запись партии: здесь не текст. Выберите файл, скачанный после оконченной партии.
upload-too-large = Это слишком много для записи партии: принимается не больше { $most } МБ.
upload-show = Показать партию
upload-reading = Читаем…
upload-failed = Не удалось прочитать запись. Попробуйте ещё раз.

game-burgundy = Замки Бургундии
game-burgundy-short = Бургундия
game-tuscany = Замки Тосканы
game-tuscany-short = Тоскана
game-viticulture = Viticulture
game-castle = Каркассон: Крепость
game-castle-short = Крепость
seat-free = свободное место
status-gathering = ждёт игроков
status-running = идёт игра
status-paused = перерыв
status-over = игра окончена
status-stopped = игра остановлена
