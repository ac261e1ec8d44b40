# Sam serwer po polsku.

## Ustawienia, których nie da się użyć

setting-number = { $variable } wymaga liczby całkowitej od { $least } do { $most }, a nie „{ $value }”.
setting-seconds = { $variable } wymaga liczby sekund większej od 0 i nie większej niż { $most }, a nie „{ $value }”.
setting-rate = { $variable } wymaga liczby na sekundę, minutę, godzinę lub dobę (second, minute, hour, day), na przykład 10/minute, a nie „{ $value }”.
setting-origin = { $variable } wymaga adresu bez ścieżki, na przykład https://games.example.
setting-networks = { $variable } wymaga adresów lub sieci oddzielonych przecinkami, na przykład 127.0.0.1,10.0.0.0/8, a nie „{ $value }”.
setting-choice = { $variable } wymaga jednej z wartości { $known }, a nie „{ $value }”.
setting-flag = { $variable } wymaga wartości true albo false, a nie „{ $value }”.
setting-folder = { $variable } wymaga katalogu, a „{ $value }” nim nie jest.
setting-database = { $variable } wymaga adresu, który zaczyna się od sqlite:/// albo postgresql://.
setting-smtp = { $variable } wymaga adresu bez ścieżki, który zaczyna się od smtp:// albo smtps://.
setting-redis = { $variable } wymaga adresu, który zaczyna się od redis://, rediss:// albo unix://.

## Zapytania

refused-metrics = Liczniki tego serwera są tylko dla jego gospodarza.
database-away = Serwer nie może teraz odczytać ani zapisać bazy danych. Spróbuj ponownie za chwilę; jeśli to się powtarza, powiedz gospodarzowi.
