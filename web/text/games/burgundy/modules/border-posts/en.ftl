# Border posts on the page, in English.

view-post = border post, { NAME($post) }
view-post-alone = { NAME($post) }, not linked yet
view-post-all = { NAME($post) }, linked with both others
view-post-does = An unbroken line of tiles from one post to another links them. In phase { $phase } each pair newly linked brings { $points } points.
view-prizes = Tiles for all three posts
view-prizes-short = All three posts
view-prizes-do = Who is first to link all three posts takes the large tile, the second takes the small one.
view-reconstructed-posts = Reconstructed: the posts stand where those of the 2019 edition do; for the Special Edition no source shows it clearly.
view-tell-posts = Border posts: { $posts }.
view-tell-prize = For all three border posts. { $prize }
view-why-posts = Border posts are linked by tiles: place tiles in an unbroken line from one to another, and the points come by themselves.
view-rule-border-posts = border posts
new-module-border-posts = Three posts around each duchy: linking two scores the phase, linking all three brings a tile. Deals boards of its own.
new-option-third-post = What is scored, besides the tile, when the third post is linked with the other two.

## The book

rules-border-posts = Border posts
rules-border-posts-text =
    Three border posts stand around every duchy: upper left, upper right and below. Each touches two spaces of the edge. { $edition ->
        [first] The book of 2019 calls them watchtowers. They are printed on boards 11a to 11f, and each player is dealt one of these.
       *[special] They belong to the board beside the duchy. Each player is dealt a board with the numbers 23 and 24, 25 and 26, 27 and 28 or 29 and 30 and chooses its side; players may agree on any other boards instead.
    }

    Two posts are linked when tiles lie in an unbroken line from a space beside the one to a space beside the other. Any tile counts, the starting castle as well. The moment a tile closes such a line you score the points of the phase: 10, 8, 6, 4 or 2.

    The tile that links the third post scores the phase for each pair that it links, so mostly twice; a table may agree on once or on nothing. Besides, the first player to link all three takes the large tile, worth 5, 6 or 7 points with two, three or four players, and the second takes the small one, worth 2, 3 or 4. Others get nothing.

    { $edition ->
        [first] These tiles are no bonus tiles for monastery 26.
       *[special] For monastery 26 these tiles count as bonus tiles.
    }
rules-border-posts-figure = Five tiles in a row link the two upper posts; the lower one is not linked.
rules-differs-post-boards = Border posts: boards
rules-differs-post-boards-special = 23 to 30 with two sides, or any others
rules-differs-post-boards-first = 11a to 11f only, with one side
rules-differs-post-places = Border posts: their places
rules-differs-post-places-special = reconstructed, as in 2019
rules-differs-post-places-first = as printed
rules-differs-post-tile = Border posts: their tiles and monastery 26
rules-differs-post-tile-special = counted
rules-differs-post-tile-first = not counted
