# Сам сервер по-русски.

## Настройки, которые нельзя использовать

setting-number = Для { $variable } нужно целое число от { $least } до { $most }, а не «{ $value }».
setting-seconds = Для { $variable } нужно число секунд больше 0 и не больше { $most }, а не «{ $value }».
setting-rate = Для { $variable } нужно число в секунду, минуту, час или сутки (second, minute, hour, day), например 10/minute, а не «{ $value }».
setting-origin = Для { $variable } нужен адрес без пути, например https://games.example.
setting-networks = Для { $variable } нужны адреса или сети через запятую, например 127.0.0.1,10.0.0.0/8, а не «{ $value }».
setting-choice = Для { $variable } нужно одно из значений { $known }, а не «{ $value }».
setting-flag = Для { $variable } нужно значение true или false, а не «{ $value }».
setting-folder = Для { $variable } нужен каталог, а «{ $value }» — не каталог.
setting-database = Для { $variable } нужен адрес, который начинается с sqlite:/// или postgresql://.
setting-smtp = Для { $variable } нужен адрес без пути, который начинается с smtp:// или smtps://.
setting-redis = Для { $variable } нужен адрес, который начинается с redis://, rediss:// или unix://.

## Запросы

refused-metrics = Счётчики этого сервера доступны только его хозяину.
database-away = Сервер сейчас не может прочитать или записать базу данных. Попробуйте ещё раз через мгновение; если не поможет, сообщите хозяину сервера.
