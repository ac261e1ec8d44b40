# Components copied out of a box of Carcassonne: The Castle.

## How each group is to be read

components-about-outline = The squares inside the wall of the base game, row by row from the top: “#” is a square, “.” is none. “corner” is the corner of the wall where the corner tower with the spaces 0 and 1 stands, as [x, y]: so many squares from the left and from the top.
components-about-towers = The corner towers along the track, from that corner clockwise: the first of the two spaces of each.
components-about-starts = The start spaces in the wall of the base game. “a4-W” means the western side of the square in column a and row 4, counted from the top left; what it shows is in the words for tiles below, such as “road” or “meadow shrine”.
components-about-tiles = The 60 tiles. A name is up to you; “copies” may be left out if there is one. Look at the tile with any side up and write down its segments, each as what it is and where it reaches: “road” (path), “house” and “pigsty” (tower) reach sides, N, E, S or W; “meadow” (court) reaches half-sides, clockwise Nw, Ne, En, Es, Se, Sw, Ws and Wn, where Nw is the western half of the northern side. Beside a road there is meadow on both halves of the side. “stocks” (fountain) is added to a road, “shrine” (market) to a meadow. “centre” is “square” where roads end at a square, each a segment of its own, and “junction” where three or four meet without one, all one segment.
components-about-numbers = How many tiles larger the wall tile makes a keep (“seat_token”), how many points the wall tile for points gives (“points_token”), and whether an unfinished area scores as if it were finished (“full”) or 1 point a tile (“reduced”).

## What is wrong with a tile

components-no-tiles = Tiles must stand here, each with its name, such as h1 = {"{"} segments = ["house N E S W"] {"}"}.
components-tile-name = The name of a tile is a small letter from a to z, then small letters or digits, at most { $most } characters together.
components-one-of = One of these must stand here in quotation marks: { $known }.
components-segments = A list of one to { $most } segments must stand here, such as ["house N E", "meadow Se Sw Ws Wn"].
components-unknown-terrain = A segment begins with one of these words: { $known }.
components-unknown-word = “{ $word }” cannot stand here; these can: { $known }.
components-word-twice = “{ $word }” stands here twice.
components-no-place = It is not said where the segment reaches: { $known }.
components-side-twice = The side { $word } belongs to two segments.
components-half-meadow = The half-side { $word } must belong to exactly one meadow: only a building fills a whole side.
components-half-built = The half-side { $word } belongs to a meadow, but a building fills the whole side.
components-meadow-parted = Nothing parts the half-sides { $word } and { $other }, so they belong to the same meadow.
components-square-roads = A square must end at least one road, and each road that meets there is a segment with one side.
components-junction-road = “junction” must stand here if one road reaches three or four sides, and only then.
components-cut = Segments { $word } and { $other } cross each other.
components-road-nowhere = The road of segment { $word } ends nowhere: give it another side, a square, or a building that it can reach.
components-tile-twice = “{ $word }” shows the same as “{ $other }”: add the copies up in one of them.

## What is wrong with the tiles together

components-name-twice = Both the base game and the expansion have a tile “{ $word }”: give one of them another name.
components-tile-in-both = “{ $word }” of the expansion shows the same as “{ $other }” of the base game: one of them is read wrongly.
components-missing-kind = No tile shows “{ $word }”, but some in the box do.
components-missing-square = No tile has a square where three roads end, but one in the rulebook does.
components-missing-end = On no tile does a road end at a building, but in the box some do.
components-few = { $found } of “{ $word }” on all tiles together are too few; there are at least { $least }.

## What is wrong with the wall

components-bad-rows = Rows of “#” and “.” in quotation marks must stand here, at most { $most } rows of at most { $most } characters.
components-squares = There are { $found } squares, but the wall encloses { $wanted }.
components-broken-wall = The squares must hang together, without a hole and without two that touch at a corner only.
components-corners = The wall has { $found } corners, but there are { $wanted } corner towers.
components-no-corner = There is no corner of the wall; there is one at { $known }.
components-sure-towers = The first spaces of the first corner towers are known to be { $known }.
components-tower-order = The corner tower with space { $word } must come at least two spaces after the one before.
components-starts = Start spaces must stand here, each as a key with a value, such as a4-W = "road"; their number: { $wanted }.
components-bad-start = A start space is named by a square and one of its sides, such as a4-W.
components-missing-start = No start space shows “{ $word }”, but one in the box does.
components-start-off-wall = The wall does not run along “{ $word }”: correct that start space, or add the group “starts” for this outline.
