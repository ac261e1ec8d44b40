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
