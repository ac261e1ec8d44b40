"""Owner's files with something wrong in each."""

from __future__ import annotations

import re
from typing import Final

from castellany.games.castle.owned import castle_replaceable

HEAD: Final = '[set]\ngame = "castle"\nname = "mine"\n'
PARTS: Final = {about.key.removeprefix("components-about-"): toml for about, toml in castle_replaceable().parts()}
HOUSES: Final = HEAD + '[tiles.faces]\nh1 = { copies = 60, segments = ["house N E S W"] }\n'
BARE: Final = HEAD + '[falcon.faces]\nc1 = { copies = 18, segments = ["house N E S W"] }\n'


def changed(group: str, old: str, new: str) -> str:
    """A file with one group in which something is different."""
    assert old in PARTS[group]
    return HEAD + PARTS[group].replace(old, new)


def tile(*segments: str, centre: str = "", group: str = "tiles", name: str = "h1") -> str:
    """A file in which one tile shows something else."""
    first = f'centre = "{centre}", ' if centre else ""
    said = ", ".join(f'"{words}"' for words in segments)
    text, found = re.subn(rf"(?m)^{name} = .*$", f"{name} = {{ {first}segments = [{said}] }}", PARTS[group])
    assert found == 1
    return HEAD + text


H1: Final = "tiles.faces.h1"
LIKE_S9: Final = ("house N", "pigsty E", "road S", "road W", "meadow Se Wn", "meadow Sw Ws")
"""What the base tile s9 shows."""
IN_H1: Final = "tiles.faces.h1.segments"
MEADOW: Final = "meadow Nw Ne En Es Se Sw Ws Wn"
WRONG: Final[list[tuple[str, str, str, str]]] = [
    # The fault, the file, how its line begins, and its place.
    ("components-unknown-group", HEAD + "[tokens]\n", "[tokens]", "tokens"),
    ("components-missing-key", HEAD + "[tiles]\n", "[tiles]", "tiles"),
    ("components-no-tiles", HEAD + "[tiles]\nfaces = 3\n", "faces", "tiles.faces"),
    ("components-tile-name", changed("tiles", "s1 =", "S1 ="), "S1 =", "tiles.faces.S1"),
    ("components-unknown-key", changed("tiles", "h1 = {", "h1 = { turned = 1,"), "h1 =", "tiles.faces.h1.turned"),
    ("components-bad-number", changed("tiles", "h1 = {", "h1 = { copies = 0,"), "h1 =", "tiles.faces.h1.copies"),
    ("components-sum", changed("tiles", "h1 = {", "h1 = { copies = 2,"), "[tiles.faces]", "tiles.faces"),
    ("components-one-of", tile(MEADOW, centre="well"), "h1 =", "tiles.faces.h1.centre"),
    ("components-segments", tile(), "h1 =", IN_H1),
    ("components-segments", tile(*["road N"] * 9), "h1 =", IN_H1),
    ("components-unknown-terrain", tile("castle N"), "h1 =", IN_H1),
    ("components-unknown-terrain", tile("chapel N E S W"), "h1 =", IN_H1),
    ("components-unknown-terrain", tile(""), "h1 =", IN_H1),
    ("components-unknown-word", tile("house N E S W nest"), "h1 =", IN_H1),
    ("components-unknown-word", tile("house N E S W stocks"), "h1 =", IN_H1),
    ("components-unknown-word", tile("house N E S W shrine"), "h1 =", IN_H1),
    ("components-unknown-word", tile(f"{MEADOW} stocks"), "h1 =", IN_H1),
    ("components-unknown-word", tile("meadow N E S W"), "h1 =", IN_H1),
    ("components-unknown-word", tile("house Nw"), "h1 =", IN_H1),
    ("components-word-twice", tile("house N N E S W"), "h1 =", IN_H1),
    ("components-no-place", tile("house N E S W", "road stocks"), "h1 =", IN_H1),
    ("components-side-twice", tile("house N E S W", "pigsty N"), "h1 =", H1),
    ("components-half-meadow", tile("house N E S", "meadow Ws"), "h1 =", H1),
    ("components-half-meadow", tile("house N E S", "meadow Ws Wn", "meadow Wn"), "h1 =", H1),
    ("components-half-meadow", tile("house N E S", "road W"), "h1 =", H1),
    ("components-half-built", tile("house N E S W", "meadow Nw"), "h1 =", H1),
    ("components-meadow-parted", tile("house N E S", "meadow Ws", "meadow Wn"), "h1 =", H1),
    ("components-meadow-parted", tile("house N E", "meadow Se Sw", "meadow Ws Wn"), "h1 =", H1),
    ("components-square-roads", tile(MEADOW, centre="square"), "h1 =", "tiles.faces.h1.centre"),
    (
        "components-square-roads",
        tile("road N S", "meadow Ne En Es Se", "meadow Sw Ws Wn Nw", centre="square"),
        "h1 =",
        "tiles.faces.h1.centre",
    ),
    ("components-junction-road", tile(MEADOW, centre="junction"), "h1 =", "tiles.faces.h1.centre"),
    (
        "components-junction-road",
        tile("road N E S", "meadow Sw Ws Wn Nw", "meadow Ne En", "meadow Es Se"),
        "h1 =",
        "tiles.faces.h1.centre",
    ),
    ("components-cut", tile("house N S", "pigsty E W"), "h1 =", H1),
    ("components-cut", tile("road N S", MEADOW), "h1 =", H1),
    ("components-cut", tile("house N S", "meadow En Es Ws Wn"), "h1 =", H1),
    ("components-cut", tile("road N", "road S", MEADOW, centre="square"), "h1 =", H1),
    ("components-road-nowhere", tile("road N", MEADOW), "h1 =", H1),
    ("components-road-nowhere", tile("house S", "road N", "meadow Nw Ne En Es Ws Wn"), "h1 =", H1),
    ("components-tile-twice", tile("house E W", "meadow Nw Ne", "road S", "meadow Se", "meadow Sw"), "h1 =", H1),
    ("components-missing-kind", HOUSES, "[tiles.faces]", "tiles.faces"),
    ("components-missing-square", HOUSES, "[tiles.faces]", "tiles.faces"),
    ("components-missing-end", HOUSES, "[tiles.faces]", "tiles.faces"),
    ("components-few", HOUSES, "[tiles.faces]", "tiles.faces"),
    ("components-few", BARE, "[falcon.faces]", "falcon.faces"),
    ("components-missing-nest", BARE, "[falcon.faces]", "falcon.faces"),
    ("components-sum", changed("falcon", "c1 = {", "c1 = { copies = 2,"), "[falcon.faces]", "falcon.faces"),
    ("components-unknown-word", tile(f"{MEADOW} nest", group="falcon", name="c1"), "c1 =", "falcon.faces.c1.segments"),
    ("components-name-twice", changed("falcon", "c1 =", "h1 ="), "h1 =", "falcon.faces.h1"),
    ("components-name-twice", changed("tiles", "h1 =", "c1 ="), "c1 =", "tiles.faces.c1"),
    ("components-tile-in-both", tile(*LIKE_S9, centre="square", group="falcon", name="f1"), "f1 =", "falcon.faces.f1"),
    ("components-bad-rows", HEAD + "[outline]\ncorner = 1\nrows = 3\n", "rows", "outline.rows"),
    ("components-bad-rows", changed("outline", '"..#####.."', '"..##x##.."'), "rows", "outline.rows"),
    ("components-squares", changed("outline", '"..#####.."', '"..####..."'), "rows", "outline.rows"),
    ("components-broken-wall", changed("outline", '".#####...",', '".####...#",'), "rows", "outline.rows"),
    ("components-corners", changed("outline", '".#####...",', '".####..#.",'), "rows", "outline.rows"),
    ("components-no-corner", changed("outline", "[0, 6]", "[0, 5]"), "corner", "outline.corner"),
    ("components-no-corner", changed("outline", "[0, 6]", '"a6"'), "corner", "outline.corner"),
    ("components-no-corner", changed("outline", "[0, 6]", "[0.0, 6.0]"), "corner", "outline.corner"),
    ("components-no-corner", changed("outline", "[0, 6]", "[false, 6]"), "corner", "outline.corner"),
    ("components-bad-list", changed("towers", "[0, 12,", "[0,"), "spaces", "towers.spaces"),
    ("components-bad-number", changed("towers", "97]", "99]"), "spaces", "towers.spaces"),
    ("components-sure-towers", changed("towers", "[0, 12,", "[0, 11,"), "spaces", "towers.spaces"),
    ("components-tower-order", changed("towers", "18, 22", "18, 19"), "spaces", "towers.spaces"),
    ("components-tower-parted", changed("towers", "44, 56", "47, 56"), "spaces", "towers.spaces"),
    ("components-starts", HEAD + "[starts]\nspaces = 7\n", "spaces", "starts.spaces"),
    ("components-starts", changed("starts", 'a4-W = "road"\n', ""), "[starts.spaces]", "starts.spaces"),
    ("components-bad-start", changed("starts", "a4-W", "a4"), "a4 =", "starts.spaces.a4"),
    ("components-unknown-word", changed("starts", '"pigsty"', '"pigsty N"'), "h2-N", "starts.spaces.h2-N"),
    ("components-unknown-terrain", changed("starts", '"pigsty"', '"chapel"'), "h2-N", "starts.spaces.h2-N"),
    ("components-missing-start", changed("starts", '"road"', '"house"'), "[starts.spaces]", "starts.spaces"),
    ("components-missing-start", changed("starts", "meadow shrine", "meadow"), "[starts.spaces]", "starts.spaces"),
    ("components-start-off-wall", changed("starts", "a4-W", "a4-E"), "a4-E", "starts.spaces.a4-E"),
    ("components-missing-key", changed("gates", "47 =", "48 ="), "[gates.after]", "gates.after"),
    ("components-bad-number", changed("gates", "before = 2", "before = -1"), "27 =", "gates.after.27.before"),
    (
        "components-bad-number",
        changed("gates", "before = 2, width = 1", "before = 2, width = 0"),
        "27 =",
        "gates.after.27.width",
    ),
    ("components-unknown-terrain", changed("gates", '"road"', '"moat"'), "27 =", "gates.after.27.start"),
    ("components-gate-starts", changed("gates", ', start = "road"', ""), "[gates.after]", "gates.after"),
    ("components-gate-before", changed("gates", "before = 2", "before = 6"), "27 =", "gates.after.27"),
    (
        "components-gates-open",
        changed("gates", "before = 2, width = 1", "before = 2, width = 2"),
        "[gates.after]",
        "gates.after",
    ),
    (
        "components-gate-twice",
        HEAD + "[towers]\nspaces = [0, 12, 14, 16, 18, 20, 22, 50, 52, 54, 72, 76, 88, 97]\n",
        "[towers]",
        "towers",
    ),
    (
        "components-bad-number",
        changed("numbers", "seat_token = 2", "seat_token = 0"),
        "seat_token",
        "numbers.seat_token",
    ),
    ("components-one-of", changed("numbers", '"full"', '"half"'), "unfinished_rate", "numbers.unfinished_rate"),
]
