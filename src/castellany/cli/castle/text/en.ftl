# The Castle in a terminal, in English.

cli-legend = Squares go by column and row, such as e5; >e5< means that the drawn tile fits there. Lines are paths, { "#" } a square where they end, % a fountain, + a market; 1 and 2 are figures of the players. “place h3@e5 east” lays tile h3 on e5 with its top to the east; “put follower on 2” sends a follower to the second part of the tile just laid, as the list counts them. “table place h3@e5” marks only that square.
cli-now = Turn { $turn }
cli-seat = { $square }, a house of { count-tiles }
cli-group-place = Lay the tile with its top to the ...
cli-group-put = Send a figure
cli-figure-words = { NAME($figure) }
cli-about-what = Say of what, for example: about keep.
cli-about-nothing = There is nothing called “{ $word }” in this game.
cli-help-answers = Type the number of a move, or the move itself, such as “place h3@e5 east”; its beginning is enough if nothing else begins so.
cli-help-about = what an area, a figure or a wall tile does: about keep
