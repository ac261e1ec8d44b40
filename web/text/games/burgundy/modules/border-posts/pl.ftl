# Posterunki graniczne na stronie, po polsku.

view-post = posterunek graniczny, { NAME($post) }
view-post-alone = { NAME($post) }, jeszcze niepołączony
view-post-all = { NAME($post) }, połączony z oboma pozostałymi
view-post-does = Nieprzerwana linia heksów łączy jeden posterunek z drugim. W fazie { $phase } każda nowo połączona para daje { $points } pkt.
view-prizes = Kafelki za wszystkie trzy posterunki
view-prizes-short = Trzy posterunki
view-prizes-do = Kto pierwszy połączy wszystkie trzy posterunki, bierze duży kafelek, drugi bierze mały.
view-reconstructed-posts = Odtworzone: posterunki stoją tam, gdzie w wydaniu z 2019 roku; żadne źródło nie pokazuje wyraźnie, gdzie stoją w edycji specjalnej.
view-tell-posts = Posterunki graniczne: { $posts }.
view-tell-prize = Za wszystkie trzy posterunki graniczne. { $prize }
view-why-posts = Posterunki łączą heksy: ułóż ich nieprzerwaną linię od jednego posterunku do drugiego, a punkty przyjdą same.
view-rule-border-posts = posterunki graniczne
new-module-border-posts = Trzy posterunki wokół każdego księstwa: połączenie dwóch daje punkty fazy, a wszystkich trzech kafelek. Rozdaje się osobne plansze.
new-option-third-post = Co poza kafelkiem daje połączenie trzeciego posterunku z dwoma pozostałymi.
