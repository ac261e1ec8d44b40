# Border posts, in English.

module-border-posts = Border posts

option-third-post = Joining the third post
option-third-post-each-pair = phase points for each pair of posts
option-third-post-once-more = phase points once more
option-third-post-first-only = no more phase points

source-posts = Border posts joined
source-post-tiles = Border post tiles

event-posts-joined =
    { $pairs ->
        [one] { $name } joins two border posts.
        [2] { $name } joins the third border post.
       *[other] { $name } joins all three border posts.
    }
event-post-tile-taken =
    { $name } takes the { $size ->
        [large] large
       *[small] small
    } border post tile.

post-tiles = { $tiles }
post-tile-free =
    { $size ->
        [large] large
       *[small] small
    } tile, { $points } points
post-tile-held =
    { $size ->
        [large] large
       *[small] small
    } tile: { $player }

reconstructed-border-posts = places of the border posts

## Which posts are linked

post-left = upper left
post-right = upper right
post-lower = lower
label-posts = Posts
posts-linked =
    { $pairs ->
        [0] none linked
        [one] { NAME($post) }, linked with { NAME($partner) }
       *[other] all three linked
    }
post-sign =
    { $linked ->
        [yes] P>
       *[no] P
    }
preview-posts =
    { $pairs ->
        [one] Joins the posts { NAME($post) } and { NAME($partner) }.
        [2] Joins the third border post.
       *[other] Joins all three border posts.
    }
preview-post-tile =
    Takes the { $size ->
        [large] large
       *[small] small
    } border post tile.
