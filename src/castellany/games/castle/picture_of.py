"""Portrait: a position as the picture of its table."""

from __future__ import annotations

from collections.abc import Sequence

from castellany.core.catalogue import Catalogue
from castellany.games.castle.entering import kind_of
from castellany.games.castle.kinds import SEGMENTS, TOKENS
from castellany.games.castle.labels import picture_words, reconstructed
from castellany.games.castle.labels.names import amount
from castellany.games.castle.picture import Figure, Holding, Laid, Player, TablePicture, draw
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.show.half import shows
from castellany.games.castle.state import IN_SUPPLY, NOBODY, CastleState


def picture_of(rules: CastleRules, s: CastleState, names: Sequence[str], catalogue: Catalogue) -> str:
    """The SVG text of a position, with the seats under these names."""
    return draw(table_picture(rules, s, names, catalogue))


def table_picture(rules: CastleRules, s: CastleState, names: Sequence[str], catalogue: Catalogue) -> TablePicture:
    t = rules.tables
    note = reconstructed(rules)
    return TablePicture(
        title=catalogue.text("picture-title"),
        subtitle=catalogue.text("picture-subtitle", turn=s.turn + 1),
        note="" if note is None else catalogue.say(note),
        words={name: catalogue.say(phrase) for name, phrase in picture_words().items()},
        wall=t.wall,
        tiles=tuple(
            Laid(square, t.faces[s.board[square] - 1], s.tops[square])
            for square in range(t.wall.squares)
            if s.board[square]
        ),
        figures=tuple(
            Figure(cell // SEGMENTS, cell % SEGMENTS, place // s.figures_each(), kind_of(s, place))
            for place, cell in enumerate(s.figures)
            if cell >= 0
        ),
        players=tuple(player(rules, s, seat, names[seat], catalogue) for seat in range(s.players)),
        towers=tuple(s.towers >> tower & 1 == 1 for tower in range(len(t.wall.tower_spaces))),
        left=sum(s.bag),
        amounts=tuple(amount(t, token) for token in range(TOKENS)),
        holdings=holdings(rules, s, NOBODY, catalogue),
        kinds=tuple(t.inventory.figures),
        drawn=None if s.tile == NOBODY else t.faces[s.tile],
        last=s.square,
        active=NOBODY if rules.over(s) else s.active,
        language=catalogue.language,
    )


def holdings(rules: CastleRules, s: CastleState, seat: int, catalogue: Catalogue) -> tuple[Holding, ...]:
    """What modules count, of a seat or of the supply, by its name."""
    found = [one for show in shows() if show.plays(rules) for one in show.holdings(rules, s, seat)]
    return tuple(Holding(one.glyph, catalogue.text(one.name), one.count) for one in found)


def player(rules: CastleRules, s: CastleState, seat: int, name: str, catalogue: Catalogue) -> Player:
    """What belongs to a seat."""
    each, first = s.figures_each(), seat * TOKENS
    places = range(seat * each, (seat + 1) * each)
    at_hand = [kind_of(s, place) for place in places if s.figures[place] == IN_SUPPLY]
    stands = s.seat_cell[seat]
    return Player(
        name=name,
        score=s.score[seat],
        space=s.score[seat] % TRACK,
        in_opening=not rules.rule_points.movement.on_space(s, seat),
        supply=tuple(at_hand.count(kind) for kind in range(len(rules.tables.inventory.figures))),
        tokens=tuple(s.tokens[first + token] + s.fresh[first + token] for token in range(TOKENS)),
        seat_place=NOBODY if stands == NOBODY else stands // SEGMENTS,
        seat_segment=0 if stands == NOBODY else stands % SEGMENTS,
        seat_tiles=s.seat_size[seat],
        holdings=holdings(rules, s, seat, catalogue),
    )
