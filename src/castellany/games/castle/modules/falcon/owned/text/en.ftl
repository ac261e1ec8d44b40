components-about-gates = The four gates by the space that each stands after: how many squares of its straight piece of wall come before it, going clockwise, how many squares wide it is, and what its start space shows, if it has one.
components-about-falcon = The 18 tiles of the expansion, in the same words; “chapel” reaches sides, and “nest” (aerie) is added to every road, house, pigsty and chapel that the nest touches.
components-missing-nest = No tile has “{ $word }”, but one in the rulebook does.
components-tower-parted = A gate would part the two spaces of the corner tower with space { $word }.
components-gate-starts = The number of gates with a start space must be { $wanted }.
components-gate-twice = The gate after { $word } stands in the same straight piece of wall as another.
components-gate-before = The straight piece of wall of the gate after { $word } is shorter than that; number of its squares: { $most }.
components-gates-open = With the gates the wall does not close: opposite sides must become longer alike.
