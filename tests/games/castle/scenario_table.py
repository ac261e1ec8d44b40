"""The table of a Castle scenario: a small castle drawn in its file, and what lies on it (see `scenario_drawing`)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.games.castle.everything import FALCON, FIGURE_NAMES
from tests.games.castle.scenario_drawing import EMPTY, SOLID, Block, block_of, castle_of, face_of
from tests.games.scenario_words import ScenarioError, known

from castellany.core.setup import Setup
from castellany.games.castle.assembly import assemble, inventory_for, with_tables
from castellany.games.castle.box import Components
from castellany.games.castle.components import standard
from castellany.games.castle.face import Face
from castellany.games.castle.kinds import FOLLOWERS, SIDE_NAMES, TERRAIN_NAMES, TOKEN_COPIES, TOKEN_NAMES
from castellany.games.castle.modules.falcon.kinds import GATES
from castellany.games.castle.options import RATES
from castellany.games.castle.outline import Outline
from castellany.games.castle.printed import segment
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.wall import Spot, Start, Wall, square_word
from castellany.games.castle.walling import facing

TABLE_KEYS: Final = (
    *("title", "proves", "edition", "modules", "options", "start", "castle", "starts", "tiles", "plain", "towers"),
    *("taken", "turn", "seat"),
)
SEAT_KEYS: Final = ("figures", "seat", "score", "at-gate", "nests", "tokens")
PLAIN: Final = "plain"
"""A tile that is all meadow; there are some of it in the bag, so that the game does not end."""
PLAIN_BLOCK: Final = block_of("... ... ...")
PLAIN_TILES: Final = 3


def lay(data: dict[str, Any], edition: str) -> tuple[CastleRules, CastleState]:
    """The rules and the position in which a scenario begins: seat 1, or `turn`, is about to draw."""
    known(data, TABLE_KEYS, "a scenario")
    modules = tuple(data.get("modules", ()))
    if data.get("start") == "new":
        rules = assemble(Setup("castle", edition, 2, modules, data.get("options", {})))
        return rules, rules.begin()
    starter = ("first", "second")[data.get("turn", 1) - 1]
    drawn = Drawn(data, "falcon" in modules)
    setup = Setup("castle", edition, 2, modules, {"starter": starter, **data.get("options", {})})
    rate = RATES[setup.options.get("unfinished", "box")]
    tables = Tables(2, data.get("turn", 1) - 1, drawn.components(), inventory_for(setup), rate)
    rules = with_tables(setup, tables)
    return rules, rules.read_position(drawn.position(rules.write_position(rules.begin())))


class Drawn:
    """A castle as a file draws it, turned into components and the text of a position."""

    def __init__(self, data: dict[str, Any], enlarged: bool) -> None:
        self.data = data
        self.enlarged = enlarged
        rows = castle_of(data["castle"])
        blocks = {(x, y): block for y, row in enumerate(rows) for x, block in enumerate(row) if block != SOLID}
        self.squares = sorted(blocks, key=lambda xy: (xy[1], xy[0]))
        self.blocks = {xy: block for xy, block in blocks.items() if block != EMPTY}
        self.names: dict[Block, str] = {PLAIN_BLOCK: PLAIN}
        for name, text in data.get("tiles", {}).items():
            self.names[block_of(text)] = name
        for block in self.blocks.values():
            self.names.setdefault(block, f"t{len(self.names)}")
        self.bag = Counter([PLAIN] * data.get("plain", PLAIN_TILES) + list(data.get("tiles", {})))

    def components(self) -> Components:
        laid = Counter(self.names[block] for block in self.blocks.values())
        faces = [face_of(name, self.bag[name] + laid[name], block) for block, name in self.names.items()]
        self.faces: dict[str, Face] = {face.name: face for face in faces}
        used = [face for face in faces if face.copies]
        box = standard(FALCON if self.enlarged else ())
        return Components("drawn", box.groups, self.wall(), used, box.numbers, box.provenance)

    def wall(self) -> Wall:
        starts: list[Start] = []
        for text in self.data["starts"]:
            word, side, terrain, *marks = text.split()
            square = next((i for i, xy in enumerate(self.squares) if square_word(xy) == word), -1)
            if square < 0:
                raise ScenarioError(f"there is no square {word}")
            number = SIDE_NAMES.index(side)
            starts.append(Start(square, number, facing(segment(" ".join([terrain, *marks])), number), False))
        gates = GATES if self.enlarged else ()
        self.towers: list[int] = self.data.get("towers", standard(FALCON if self.enlarged else ()).wall.tower_spaces)
        return Wall(
            Outline(self.squares, self.squares[0]), starts, self.towers, [], gates, [Spot(0, 0, 0) for _ in gates]
        )

    def position(self, blank: str) -> str:
        """The text of a new game's position with this castle in it."""
        lines = dict(line.split(":", 1) for line in blank.splitlines())
        lines["turn"] = str(len(self.blocks) + 1)
        lines["bag"] = counted(self.bag)
        lines["board"] = " ".join(f"{square_word(xy)}={self.names[block]}/north" for xy, block in self.blocks.items())
        lines["square"] = square_word(list(self.blocks)[-1]) if self.blocks else "-"
        hidden = Counter(dict.fromkeys(TOKEN_NAMES, TOKEN_COPIES))
        for number in ("1", "2"):
            entry = self.data.get("seat", {}).get(number, {})
            known(entry, SEAT_KEYS, f"[seat.{number}]")
            lines[f"figures {number}"] = self.figures(entry.get("figures", []))
            lines[f"seat {number}"] = self.cell(entry["seat"]) if "seat" in entry else "-"
            if f"nests {number}" in lines:
                lines[f"nests {number}"] = str(entry.get("nests", 0))
            if f"gate {number}" in lines:
                lines[f"gate {number}"] = "yes" if entry.get("at-gate", False) else "no"
            lines[f"points {number}"] = f"roads={entry.get('score', 0)}"
            lines[f"tokens {number}"] = counted(Counter(entry.get("tokens", {})))
            hidden -= Counter(entry.get("tokens", {}))
        lines["hidden"] = counted(hidden)
        lines["towers"] = " ".join(map(str, self.full_towers(len(TOKEN_NAMES) * TOKEN_COPIES - hidden.total())))
        return "".join(f"{key}: {value.strip()}\n" for key, value in lines.items())

    def full_towers(self, taken: int) -> list[int]:
        """The towers whose token is there: the others are those that `taken` names by a space, then the last ones."""
        towers = list(range(1, len(self.towers) + 1))
        for space in self.data.get("taken", []):
            towers.remove(self.towers.index(space) + 1)
        while len(self.towers) - len(towers) < taken:
            towers.pop()
        return towers

    def figures(self, texts: list[str]) -> str:
        """Six followers, prince and falconer: where each stands."""
        followers = [self.cell(text.partition(" ")[2]) for text in texts if text.startswith(FIGURE_NAMES[0])]
        words = followers + ["-"] * (FOLLOWERS - len(followers))
        for name in FIGURE_NAMES[1:] if self.enlarged else ():
            standing = [self.cell(text.partition(" ")[2]) for text in texts if text.startswith(name)]
            words.append(standing[0] if standing else "-")
        return " ".join(words)

    def cell(self, text: str) -> str:
        """Such as `a1 road`, or `a1 road 2` for the second road of the tile there."""
        word, terrain, *which = text.split()
        block = next((block for xy, block in self.blocks.items() if square_word(xy) == word), PLAIN_BLOCK)
        kind = TERRAIN_NAMES.index(terrain)
        numbers = [i for i, piece in enumerate(self.faces[self.names[block]].segments) if piece.terrain == kind]
        if not which and len(numbers) != 1:
            raise ScenarioError(f"{text} is not the one {terrain} of a tile")
        return f"{word}.{numbers[int(which[0]) - 1 if which else 0] + 1}"


def counted(counts: Counter[str]) -> str:
    return " ".join(f"{name}={count}" for name, count in counts.items() if count)
