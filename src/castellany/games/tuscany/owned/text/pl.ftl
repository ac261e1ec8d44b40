# Elementy spisane z pudełka gry Zamki Toskanii.

## Jak czytać każdą grupę

components-about-boards = Kafle posiadłości. „outline” to dziesięć pól kafla w kolejności czytania, każde jako [q, r]: r liczy rzędy w dół; q liczy pola w prawo, po przesunięciu o pół pola w prawo na każdy rząd. „seams” mówi, gdzie leży to samo pole następnego kafla poniżej, gdy jest on przesunięty w lewo albo w prawo. „colours” ma po jednej literze na każde pole w tej kolejności: K zamek, C miasto, I zajazd, L rolnictwo, Q kamieniołom, V wioska, M klasztor, W wóz. Odstępy między literami się nie liczą.
components-about-cards = Karty włości każdego koloru, razem 122.
components-about-yields = Karty dochodu, razem 27: „copies” mówi, ile jest kart danego rodzaju, reszta – co daje jedna z nich (red – czerwone punkty, green – zielone punkty, cards – karty, marble – marmur, workers – robotnicy, hexagons – sześciokąty).
components-about-crops = Co pokazują żetony rolnictwa: cztery każdego gracza i cztery neutralne (grapes – winogrona, olives – oliwki, grain – zboże, livestock – zwierzęta). Dwa rodzaje na jednym żetonie łączy się łącznikiem.
components-about-bonuses = Zielone punkty na żetonach bonusu za kolor: dla gracza, który zapełni kolor jako pierwszy, i dla drugiego.
components-about-storage = Pola magazynu nadrukowane na planszy gracza.

## Co jest nie tak

components-no-yields = Tu musi stać lista kart, na przykład [{"{"} copies = 6, red = 2 {"}"}].
components-no-reward = Karta niczego nie daje; może dawać: { $known }.
components-missing-reward = Żadna karta nie daje „{ $word }”, a w pudełku takie są.
components-missing-red = Żadna karta nie daje dokładnie tylu czerwonych punktów: { $wanted }, a w instrukcji taka jest.
components-unknown-face = Żaden żeton rolnictwa nie pokazuje „{ $word }”; możliwe: { $known }.
components-missing-face = Żaden żeton nie pokazuje „{ $word }”, a w instrukcji taki jest.
components-second-bonus = Za „{ $word }” drugi gracz musi dostać mniej niż pierwszy.
components-bad-cell = Tu muszą stać dwie liczby całkowite od -{ $most } do { $most } w nawiasach kwadratowych, na przykład [1, -2].
components-cell-order = Pola muszą iść w kolejności czytania, każde raz: rząd po rzędzie od góry, w rzędzie od lewej do prawej.
components-outline-apart = Pola kafla nie tworzą jednej całości.
components-outline-turned = Po obrocie o pół obrotu kafel musi mieć ten sam zarys.
components-seam-contact = Następny kafel musi leżeć poniżej i nie zakrywać tego, a liczba pól każdego z nich, które stykają się z drugim, musi wynosić { $wanted }.
components-seam-sides = „left” musi leżeć bardziej w lewo niż „right”, a żaden kafel nie może zakrywać innego.
components-bad-board = Tu musi stać w cudzysłowach po jednej literze na pole (liter: { $wanted }): { $known }.
components-other-colours = { $word } musi mieć tyle samo pól każdego koloru co { $other }.
components-spaces = Po jednym kaflu z każdą literą ma razem tyle pól „{ $word }”: { $found }, a posiadłość ma ich { $wanted }.
components-no-arrangement = Jakkolwiek połączyć { $boards }, któryś region ma więcej niż trzy pola.
components-no-large-region = W żadnej posiadłości nie ma regionu z trzech pól „{ $word }”, a w instrukcji taki jest.
