"""The wall as data for a page."""

from __future__ import annotations

from castellany.games.castle.kinds import SIDE_NAMES, TERRAIN_NAMES
from castellany.games.castle.picture.rampart import Rampart
from castellany.games.castle.picture.walls import Piece, start_space, tower, walk, yard
from castellany.games.castle.scene.art import marks, paths
from castellany.games.castle.scene.piece_shapes import PlacedArt, SpotPiece, StartPiece, WallArt, WallPiece
from castellany.games.castle.wall import Spot, Start, Wall


def wall(w: Wall) -> WallPiece:
    return {
        "squares": [{"word": word, "at": list(w.xy[square])} for square, word in w.square_words.words.items()],
        "corners": [list(corner) for corner in w.corners],
        "track": [spot(one) for one in w.track],
        "towers": [
            {"spaces": [space, space + 1], "at": list(corner)}
            for space, corner in zip(w.tower_spaces, w.corners[1:], strict=True)
        ],
        "starts": [start(w, one) for one in w.starts],
        "art": art(w),
    }


def art(w: Wall) -> WallArt:
    rampart = Rampart(w)
    return {
        "yard": paths(yard(rampart)),
        "walk": paths(walk(rampart)),
        "towers": [placed(tower(rampart, i, token=False)) for i in range(len(w.corners))],
        "starts": [placed(start_space(one, w.xy[one.square])) for one in w.starts],
    }


def placed(piece: Piece) -> PlacedArt:
    return {
        "at": [round(x, 1) for x in piece.at],
        "paths": [path for path in paths(piece.shapes) if path["d"]],
        "marks": marks(piece.marks),
    }


def spot(one: Spot) -> SpotPiece:
    return {"at": [round(one.x, 3), round(one.y, 3)], "side": SIDE_NAMES[one.side]}


def start(w: Wall, one: Start) -> StartPiece:
    return {
        "square": w.square_words.words[one.square],
        "side": SIDE_NAMES[one.side],
        "terrain": TERRAIN_NAMES[one.segment.terrain],
        "stocks": one.segment.stocks,
        "shrines": one.segment.shrines,
    }
