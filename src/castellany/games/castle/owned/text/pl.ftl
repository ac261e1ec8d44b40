# Elementy spisane z pudełka gry Zamek.

## Jak czytać każdą grupę

components-about-outline = Pola wewnątrz murów gry podstawowej, rząd po rzędzie od góry: „#” to pole, „.” to brak pola. „corner” to róg muru, w którym stoi wieża obronna z polami 0 i 1 toru punktów, jako [x, y]: ile pól od lewej i ile od góry.
components-about-towers = Wieże obronne wzdłuż toru punktów, od tego rogu zgodnie z ruchem wskazówek zegara: pierwsze z dwóch pól toru na każdej z nich.
components-about-starts = Pola startowe w murze gry podstawowej. „a4-W” oznacza zachodni bok pola w kolumnie a i rzędzie 4, licząc od lewego górnego rogu; to, co pokazuje, opisują te same słowa co niżej na kafelkach, na przykład „road” albo „meadow shrine”.
components-about-tiles = 60 kafelków. Nazwa jest dowolna; „copies”, czyli liczbę sztuk, można pominąć, gdy jest jedna. Obróć kafelek dowolnym bokiem do góry i zapisz jego części: czym każda jest i dokąd sięga. „road” (droga), „house” (dom) i „pigsty” (chlew) sięgają boków N, E, S lub W, czyli północnego, wschodniego, południowego lub zachodniego; „meadow” (łąka) sięga półboków, zgodnie z ruchem wskazówek zegara Nw, Ne, En, Es, Se, Sw, Ws i Wn, gdzie Nw to zachodnia połowa północnego boku. Obok drogi po obu połowach boku jest łąka. Do drogi dopisuje się „stocks” (dyby), do łąki „shrine” (kapliczka). „centre” to „square”, gdy drogi kończą się przy fontannie, każda jako osobna część, a „junction”, gdy trzy lub cztery schodzą się bez fontanny i są jedną częścią.
components-about-numbers = O ile kafelków żeton powiększa siedzibę rodu („seat_token”), ile punktów daje żeton punktów („points_token”) i czy nieukończony obszar punktuje jak ukończony („full”), czy daje 1 punkt za kafelek („reduced”).

## Co jest nie tak z kafelkiem

components-no-tiles = Tu muszą stać kafelki, każdy ze swoją nazwą, na przykład h1 = {"{"} segments = ["house N E S W"] {"}"}.
components-tile-name = Nazwa kafelka to mała litera od a do z, a po niej małe litery lub cyfry; największa liczba znaków: { $most }.
components-one-of = Tu musi stać w cudzysłowie jedno z tych słów: { $known }.
components-segments = Tu musi stać lista części, na przykład ["house N E", "meadow Se Sw Ws Wn"]; co najmniej jedna, największa liczba: { $most }.
components-unknown-terrain = Część zaczyna się jednym z tych słów: { $known }.
components-unknown-word = „{ $word }” nie może tu stać; mogą: { $known }.
components-word-twice = „{ $word }” stoi tu dwa razy.
components-no-place = Nie podano, dokąd część sięga: { $known }.
components-side-twice = Bok { $word } należy do dwóch części.
components-half-meadow = Półbok { $word } musi należeć do dokładnie jednej łąki: cały bok wypełnia tylko budynek.
components-half-built = Półbok { $word } należy do łąki, ale cały bok wypełnia budynek.
components-meadow-parted = Półboków { $word } i { $other } nic nie rozdziela, więc należą do tej samej łąki.
components-square-roads = Przy fontannie musi kończyć się co najmniej jedna droga, a każda z nich jest częścią o jednym boku.
components-junction-road = „junction” musi tu stać, gdy jedna droga sięga trzech lub czterech boków, i tylko wtedy.
components-cut = Części { $word } i { $other } się przecinają.
components-road-nowhere = Droga w części { $word } kończy się donikąd: dodaj jej drugi bok, fontannę albo budynek, do którego może dojść.
components-tile-twice = „{ $word }” pokazuje to samo co „{ $other }”: zsumuj sztuki w jednym z nich.

## Co jest nie tak z kafelkami razem

components-name-twice = Kafelek „{ $word }” jest i w grze podstawowej, i w dodatku: zmień nazwę jednego z nich.
components-tile-in-both = „{ $word }” z dodatku pokazuje to samo co „{ $other }” z gry podstawowej: jeden z nich jest źle odczytany.
components-missing-kind = Żaden kafelek nie pokazuje „{ $word }”, a w pudełku takie są.
components-missing-square = Żaden kafelek nie ma fontanny, przy której kończą się trzy drogi, a w instrukcji taki jest.
components-missing-end = Na żadnym kafelku droga nie kończy się przy budynku, a w pudełku takie są.
components-few = Na wszystkich kafelkach razem „{ $word }” występuje { $found } razy, a powinno co najmniej { $least }.

## Co jest nie tak z murem

components-bad-rows = Tu muszą stać w cudzysłowach rzędy znaków „#” i „.”; największa liczba rzędów i znaków w rzędzie: { $most }.
components-squares = Liczba pól to { $found }, a mur otacza ich { $wanted }.
components-broken-wall = Pola muszą tworzyć jedną całość, bez dziury i bez dwóch pól, które stykają się tylko rogiem.
components-corners = Liczba rogów muru to { $found }, a wież obronnych jest { $wanted }.
components-no-corner = Tu nie ma rogu muru; rogi są w: { $known }.
components-sure-towers = Wiadomo, jakie są pierwsze pola pierwszych wież obronnych: { $known }.
components-tower-order = Wieża obronna z polem { $word } musi stać co najmniej dwa pola za poprzednią.
components-starts = Tu muszą stać pola startowe, każde jako klucz z wartością, na przykład a4-W = "road"; ich liczba: { $wanted }.
components-bad-start = Pole startowe oznacza się polem i jednym z jego boków, na przykład a4-W.
components-missing-start = Żadne pole startowe nie pokazuje „{ $word }”, a w pudełku takie jest.
components-start-off-wall = Mur nie biegnie wzdłuż „{ $word }”: popraw to pole startowe albo dodaj grupę „starts” dla tego zarysu.
