"""Shapes: what a page is sent of a table, as types from which its schema is made.

Lists by colour are in the order of `colours`, lists by bonus tile in that of `bonuses`, both of the components.
"""

from __future__ import annotations

from typing_extensions import TypedDict


class TilePiece(TypedDict):
    """One kind of tile, with how many there are of it."""

    word: str
    colour: str
    """Empty for the wooden hexagon, which takes that of its space."""
    crops: list[str]
    """What grows on it; `crop-` and the word is the key of a crop's name."""
    own: int
    neutral: int
    """Tiles in each player's stacks, and with a neutral back."""
    about: str
    """The key of the text that says what it does."""


class YieldPiece(TypedDict):
    """One kind of yield card: what it brings, and how many there are of it."""

    word: str
    red: int
    green: int
    cards: int
    marble: int
    workers: int
    hexagons: int
    copies: int


class Seam(TypedDict):
    """How the next board below may be shifted."""

    word: str
    """`l` or `r`, as the notation writes it."""
    step: list[int]
    """From the first cell of a board to the first cell of the next, as `[q, r]`."""


class Pieces(TypedDict):
    """What no move changes. `kind-`, `colour-` or `bonus-` and a word is the key of a name.

    An estate is three boards one below the other. The spaces of the top board have the numbers 1 to 10, those of
    the middle one 11 to 20, those of the bottom one 21 to 30, each in the order of the outline. A turned board
    shows its colours in reverse order on the same outline.
    """

    edition: str
    set: str
    """Whose components these are: `standard`, or the name of an owner's set."""
    colours: dict[str, str]
    """By letter."""
    spaces: list[int]
    """Spaces of each colour in an estate."""
    outline: list[list[int]]
    """The cells of a board as axial `[q, r]`: q grows to the right, r down and half a cell to the right."""
    seams: list[Seam]
    boards: dict[str, str]
    """By name, such as `A4`: the letters of its colours, cell by cell, unturned."""
    region_limit: int
    """No arrangement may have a region of more spaces."""
    region_points: list[int]
    """Green points by the number of spaces in a completed region."""
    tiles: list[TilePiece]
    bonuses: list[str]
    bonus_copies: int
    cards: list[int]
    """Property cards by colour."""
    yields: list[YieldPiece]
    first_bonus: list[int]
    second_bonus: list[int]
    """Green points for filling a colour first and second."""
    stack: int
    """Tiles in each of a player's stacks at the start."""
    storage: int
    """Storage spaces without bonus tiles."""
    storage_points: int
    """Green points for a bonus tile with a storage space."""
    overflow_points: int
    """Red points for a hexagon without a storage space."""
    draw: int
    """Cards that the action of drawing brings, without bonus tiles."""
    monastery_draw: int
    cards_per_point: int
    """Cards in hand that are worth a red point at the end."""
    provenance: dict[str, str]
    """By group, `published` or `reconstructed`; `reconstructed-` and the group is the key of its name."""


class Estate(TypedDict):
    """What belongs to one seat. Spaces count from 1, top board first."""

    dealt: list[str]
    """The boards A, B and C that the seat has; empty before they are dealt."""
    built: str
    """How they lie, such as `AbC lr`: from top to bottom, small if turned, then the two shifts; empty before."""
    spaces: str
    """The letters of the colours of the 30 spaces; empty before they lie."""
    answer: str
    """The sealed answer, where it is known."""
    answered: bool
    """Whether there is one."""
    tiles: dict[str, str]
    """By the number of their space; a placed wooden hexagon is `hexagon`."""
    storage: list[str]
    """Each storage space that the seat has, empty where nothing lies on it."""
    stacks: list[int]
    """Face-down tiles left in each of the three stacks."""
    bonuses: list[int]
    marble: int
    workers: int
    cards: int
    """How many are in hand."""
    hand: list[int] | None
    """By colour; null where it is not known."""
    green: int
    red: int
    red_then: int
    """What red becomes if this phase is scored as it stands; red itself once the game is over."""
    green_lines: dict[str, int]
    lines: dict[str, int]
    """Where the green and the red points come from; `source-` and the word is the key of its name."""


class Scene(TypedDict):
    """Tiles go by their words in the notation, empty where there is none. Seats count from 0, and -1 is nobody."""

    phase: int
    """From 1."""
    round: int
    """From 1, counted through the whole game."""
    preparing: bool
    """Whether the first round has yet to begin."""
    ending: bool
    """Whether somebody has emptied the stack that ends this phase."""
    last: bool
    """Whether this is the last round."""
    step: str
    """The question, empty once the game is over."""
    extra: bool
    """Whether a marble has bought the action that is asked for."""
    asked: list[int]
    starter: int
    open: list[str]
    """The open tiles, slot by slot."""
    backs: list[int]
    """Whose back each has, -1 for neutral ones."""
    deck: int
    """Property cards to draw."""
    discard: list[int]
    """Property cards that were played, by colour."""
    yields: list[int]
    """Yield cards to come, in the order of the components."""
    neutral: int
    neutral_discard: int
    """Neutral tiles face down, and put away but to come back."""
    bonus_left: list[int]
    claimed: dict[str, list[int]]
    """By colour, who filled it first and second."""
    estates: list[Estate]
