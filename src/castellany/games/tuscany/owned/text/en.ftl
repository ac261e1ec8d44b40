# Components copied out of a box of The Castles of Tuscany.

## How each group is to be read

components-about-boards = The estate boards. “outline” has the ten spaces of a board in reading order, each as [q, r]: r counts rows down; q counts spaces to the right, after half a step to the right for every row. “seams” says where the same space of the next board below lies when that board is shifted to the left or to the right. “colours” has one letter for each space in that order: K castle, C city, I inn, L agriculture, Q quarry, V village, M monastery, W cart. Spaces between the letters do not count.
components-about-cards = The property cards of each colour, 122 together.
components-about-yields = The yield cards, 27 together: “copies” says how many of a kind there are, the rest what one of them gives (red, green, cards, marble, workers, hexagons).
components-about-crops = What the agriculture tiles show: the four of each player and the four neutral ones. Two crops of one tile are joined by a hyphen.
components-about-bonuses = Green points on the colour-bonus tiles, for the first player to fill a colour and for the second.
components-about-storage = Storage spaces printed on a player board.

## What is wrong

components-no-yields = A list of cards must stand here, such as [{"{"} copies = 6, red = 2 {"}"}].
components-no-reward = The card gives nothing; it can give { $known }.
components-missing-reward = No card gives “{ $word }”, but some in the box do.
components-missing-red = No card gives exactly { $wanted } red points, but one in the rulebook does.
components-unknown-face = No agriculture tile shows “{ $word }”; they show { $known }.
components-missing-face = No tile shows “{ $word }”, but one in the rulebook does.
components-second-bonus = For “{ $word }” the second player must get less than the first.
components-bad-cell = Two whole numbers from -{ $most } to { $most } must stand here in square brackets, such as [1, -2].
components-cell-order = The spaces must come in reading order, each once: row by row from the top, in a row from left to right.
components-outline-apart = The spaces of the board do not hang together.
components-outline-turned = After half a turn the board must have the same outline.
components-seam-contact = The next board must lie below without covering this one, and { $wanted } spaces of each must touch the other.
components-seam-sides = “left” must lie further to the left than “right”, and no board may cover another.
components-bad-board = One letter for each space must stand here in quotation marks ({ $wanted } letters): { $known }.
components-other-colours = { $word } must have as many spaces of each colour as { $other }.
components-spaces = One board of each letter has { $found } spaces of “{ $word }” together, but an estate has { $wanted }.
components-no-arrangement = However one joins { $boards }, a region has more than three spaces.
components-no-large-region = No estate has a region of three “{ $word }” spaces, but one in the rulebook does.
