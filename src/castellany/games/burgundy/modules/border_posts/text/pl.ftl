# Posterunki graniczne, po polsku.

module-border-posts = Posterunki graniczne

option-third-post = Połączenie trzeciego posterunku
option-third-post-each-pair = punkty fazy za każdą parę posterunków
option-third-post-once-more = punkty fazy jeszcze raz
option-third-post-first-only = bez dalszych punktów fazy

source-posts = Połączone posterunki graniczne
source-post-tiles = Kafelki posterunków granicznych

event-posts-joined =
    { $pairs ->
        [one] { $name } łączy dwa posterunki graniczne.
        [2] { $name } łączy trzeci posterunek graniczny.
       *[other] { $name } łączy wszystkie trzy posterunki graniczne.
    }
event-post-tile-taken =
    { $name } otrzymuje { $size ->
        [large] duży
       *[small] mały
    } kafelek posterunku granicznego.

post-tiles = { $tiles }
post-tile-free =
    { $size ->
        [large] duży
       *[small] mały
    } kafelek, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
post-tile-held =
    { $size ->
        [large] duży
       *[small] mały
    } kafelek: { $player }

reconstructed-border-posts = miejsca posterunków granicznych

## Które posterunki są połączone

post-left = lewy górny
    .ins = lewym górnym
post-right = prawy górny
    .ins = prawym górnym
post-lower = dolny
    .ins = dolnym
label-posts = Posterunki
posts-linked =
    { $pairs ->
        [0] żaden nie jest połączony
        [one] { NAME($post) }, połączony z { NAME($partner, form: "ins") }
       *[other] wszystkie trzy połączone
    }
post-sign =
    { $linked ->
        [yes] P>
       *[no] P
    }
preview-posts =
    { $pairs ->
        [one] Łączy posterunki: { NAME($post) } i { NAME($partner) }.
        [2] Łączy trzeci posterunek graniczny.
       *[other] Łączy wszystkie trzy posterunki graniczne.
    }
preview-post-tile =
    Daje { $size ->
        [large] duży
       *[small] mały
    } kafelek posterunku granicznego.
