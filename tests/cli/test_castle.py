"""Carcassonne: The Castle in a terminal: the town drawn, moves listed, played out, and drawn as a picture."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from rich.cells import cell_len
from tests.cli.running import Answer, castellany, recorded

from castellany.cli.castle import paint
from castellany.cli.castle.board import LEFT, TOP, Board
from castellany.cli.castle.tile import CENTRE, EDGES, HEIGHT, WIDTH, TileText
from castellany.core.catalogue import LANGUAGES
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.components import standard
from castellany.games.castle.face import Face
from castellany.games.castle.kinds import MEADOW, ROAD, SEGMENTS, SIDES

FACES = standard(("falcon",)).faces


def play(home: Path, typed: list[str], *words: str, language: str = "en", columns: int = 80) -> Answer:
    """A game of The Castle with seed 5, answered line by line."""
    text = "".join(line + "\n" for line in typed)
    told = ("play", "castle", "--seed", "5", "--bots", "random", "--save", "it.record", *words)
    return castellany(*told, home=home, typed=text, language=language, columns=columns)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_tile_shows_each_side_as_it_is(face: Face) -> None:
    for top in range(SIDES):
        text = TileText(face, top)
        assert len(text.ground) == WIDTH * HEIGHT
        assert set(text.ground.values()) == set(range(len(face.segments)))
        for side in range(SIDES):
            segment = face.side_segment[top * SIDES + side]
            assert segment in (-1, text.ground[EDGES[side]])
            assert (text.sign(EDGES[side]) in "│─") == (face.side_terrain[top * SIDES + side] == ROAD)
        shown = "".join(text.marks().values())
        assert shown.count(paint.STOCKS) == sum(segment.stocks for segment in face.segments)
        assert shown.count(paint.SHRINE) == sum(segment.shrines for segment in face.segments)
        assert (paint.MARKS["nest"] in shown) == ("nest" in face.marks)
        assert face.centre != "square" or text.sign(CENTRE) == paint.SQUARE


@pytest.mark.parametrize("modules", [(), ("falcon",)])
def test_the_town_shows_every_tile_figure_and_target(modules: tuple[str, ...]) -> None:
    rules = CASTLE.rules(Setup("castle", "standard", 2, modules, {}))
    random = Random(3)
    s = rules.begin()
    while not rules.over(s):
        rules.play(s, rules.pick(s, random.randrange(rules.total(s))) if rules.is_chance(s) else rules.moves(s)[0])
        if random.random() < 0.9:
            continue
        board = Board(rules.tables, s, s.frontier[:2])
        lines = [line.plain.ljust(board.width) for line in board.lines()]
        for square, (x, y) in enumerate(rules.tables.wall.xy):
            left, top = LEFT + x * WIDTH, TOP + y * HEIGHT
            middle = lines[top + 1][left : left + WIDTH]
            word = rules.tables.square_words.words[square]
            if not s.board[square]:
                assert middle.strip() == (f">{word}<" if square in s.frontier[:2] else word)
                continue
            drawn = "".join(line[left : left + WIDTH] for line in lines[top : top + HEIGHT])
            for seat in range(2):
                cells = s.figures[seat * s.figures_each() : (seat + 1) * s.figures_each()]
                assert drawn.count(str(seat + 1)) == sum(cell >= 0 and cell // SEGMENTS == square for cell in cells)


def test_a_start_space_is_drawn_in_the_wall() -> None:
    rules = CASTLE.rules(Setup("castle", "standard", 2, ("falcon",), {}))
    lines = [line.plain for line in Board(rules.tables, rules.begin(), ()).lines()]
    for start in rules.tables.wall.starts:
        x, y = rules.tables.wall.xy[start.square]
        steps = ((2, -1), (WIDTH, 1), (2, HEIGHT), (-1, 1))
        right, down = steps[start.side]
        sign = lines[TOP + y * HEIGHT + down][LEFT + x * WIDTH + right]
        marks = paint.SHRINE * start.segment.shrines + paint.STOCKS * start.segment.stocks
        fill = "│─"[start.side % 2] if start.segment.terrain == ROAD else paint.FILL[start.segment.terrain]
        assert sign == (marks or fill)
        assert paint.FILL[MEADOW] != paint.WALL


@pytest.mark.parametrize("modules", [(), ("--modules", "falcon,halt")])
def test_a_whole_game_through_a_pipe(tmp_path: Path, modules: tuple[str, ...]) -> None:
    answer = play(tmp_path, ["1", "2", "1", "3"] * 200, *modules)
    assert (answer.returncode, answer.stderr) == (0, "")
    match = recorded(tmp_path / "it.record")
    assert match.over
    points = {placing.seat: placing.points for placing in match.rules.result(match.state).placings}
    assert f"Player: {points[0]} points" in answer.stdout
    played = "\n".join(match.rules.write(played.move) for played in match.history)
    assert {"tile", "place", "put"} <= set(re.findall(r"^\w+", played, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_screen_and_explains_itself(tmp_path: Path, language: str) -> None:
    typed = ["1", "1", "help", "about nest", "score", "log", "hint", "2", "2", "table", "quit"]
    answer = play(tmp_path, typed, "--modules", "falcon", language=language)
    assert (answer.returncode, answer.stderr) == (0, "")
    own = [line for line in answer.stdout.splitlines() if "--resume" not in line and not line.startswith("> ")]
    assert max(cell_len(line) for line in own) <= 80
    wide = play(tmp_path, ["quit"], "--save", "wide.record", language=language, columns=120).stdout
    assert max(cell_len(line) for line in wide.splitlines() if "--resume" not in line) <= 120


def test_a_move_marks_its_square_and_a_wrong_one_is_explained(tmp_path: Path) -> None:
    shown = play(tmp_path, ["quit"]).stdout
    targets = re.findall(r">([a-z]\d+)<", shown)
    words = re.findall(r"^(\w+) +north", shown, re.MULTILINE)
    assert len(targets) > 3
    (tmp_path / "it.record").unlink()
    narrow = play(tmp_path, [f"table place {words[0]}@{targets[0]}", "quit"]).stdout.split("> table")[1]
    assert re.findall(r">([a-z]\d+)<", narrow) == [targets[0]]
    (tmp_path / "it.record").unlink()
    wrong = play(tmp_path, [f"place {words[0]}@e5 north", "quit"]).stdout
    assert "e5 adjoins neither a tile nor a start space" in " ".join(wrong.split())


def test_things_are_explained_by_their_names_in_every_language(tmp_path: Path) -> None:
    said = play(tmp_path, ["about król", "about książę", "about chlew", "quit"], "--modules", "falcon", language="pl")
    told = " ".join(said.stdout.split())
    assert "Książę podwaja punkty" in told
    assert "Chlew bez otwartych boków" in told
    assert "„król”" in told


def test_the_picture_of_a_record(tmp_path: Path) -> None:
    play(tmp_path, ["1", "1", "2", "quit"])
    answer = castellany("show", "it.record", "--svg", "it.svg", home=tmp_path)
    assert answer.returncode == 0
    assert ET.parse(tmp_path / "it.svg").getroot().attrib["role"] == "img"
    assert "The Castle" in (tmp_path / "it.svg").read_text(encoding="utf-8")
    assert "Turn 2" in castellany("replay", "it.record", home=tmp_path).stdout
