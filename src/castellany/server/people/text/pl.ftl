# Ludzie po polsku.

## Nazwy

guest-name = Gość { $number }
name-length = Nazwa ma od 1 do { $most } znaków.
name-characters = Nazwa składa się tylko z liter, cyfr, spacji oraz znaków . - _ '
name-taken = Ktoś ma już taką nazwę albo bardzo podobną. Wybierz inną.

## Hasła i konta

password-length = Hasło ma od { $least } do { $most } znaków.
wrong-login = Nazwa i hasło do siebie nie pasują.
wrong-password = To nie jest hasło do twojego konta.
already-account = Masz już konto.
not-known = Serwer jeszcze cię nie zna albo już cię nie pamięta. Odśwież stronę, aby wejść jako gość, albo zaloguj się.
unknown-language = Nie ma tekstów w tym języku; są w: { $known }.
settings-size = Ustawienia mogą zajmować najwyżej { $most } B.
settings-unsound = Tych ustawień nie da się zapisać: muszą być zwykłym obiektem JSON.
limit-passwords = W tej chwili loguje się zbyt wiele osób. Spróbuj ponownie za kilka sekund.

## Inni ludzie

block-yourself = Nie można zablokować samego siebie.
no-such-person = Nie ma takiej osoby albo już jej nie ma.
no-such-account = Nie ma konta o nazwie „{ $name }”.
too-many-blocks = Limit zablokowanych osób: { $most }.
