# Co jest nie tak w pliku z elementami spisanymi przez właściciela, niezależnie od gry.

components-too-large = Plik jest za duży jak na zestaw elementów.
components-not-utf-8 = To nie jest tekst w kodowaniu UTF-8. Zapisz plik jako UTF-8.
components-not-toml = To nie jest TOML. Wiersz to klucz, znak równości i wartość; słowa stoją w prostych cudzysłowach, listy w nawiasach kwadratowych.
components-unknown-game = Musi to być gra, której elementy można zastąpić: { $known }.
components-bad-name = Nazwa składa się z małych liter od a do z, cyfr i łączników, zaczyna się literą i ma nie więcej znaków niż { $most }.
components-no-text = Tu muszą stać słowa w cudzysłowach.
components-no-groups = Plik niczego nie zastępuje: dodaj grupę z tych, które wypisuje „castellany components write”.
components-no-group = „{ $word }” musi stać pod nazwą grupy w nawiasach kwadratowych.
components-unknown-group = Nie ma grupy „{ $word }” do zastąpienia; są: { $known }.
components-no-table = Tu muszą stać klucze z wartościami: { $known }.
components-unknown-key = Klucz „{ $word }” nie jest tu znany; znane: { $known }.
components-missing-key = Brakuje klucza „{ $word }”.
components-bad-number = Tu musi stać liczba całkowita od { $least } do { $most }.
components-sum = Suma wynosi { $found }, a w pudełku jest { $wanted }.
components-bad-list = Tu musi stać lista w nawiasach kwadratowych; liczba pozycji: { $wanted }.
components-twice = „{ $word }” występuje dwa razy: zsumuj kopie w jednej pozycji.
components-entry = Pozycja { $number }: { $why }
