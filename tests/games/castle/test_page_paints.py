"""The page paints the layers of a drawing as the painter does: the same fills, strokes and, by day, colours."""

from __future__ import annotations

import re
from pathlib import Path

from castellany.games.castle.picture.paint import COLOURS, PAINTS, Paint

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "castle"


def rules() -> dict[str, dict[str, str]]:
    """By layer: what a stylesheet says of it."""
    css = (PAGE / "pieces" / "paints.css").read_text(encoding="utf-8")
    found = re.findall(r"^\.c-([a-z-]+) \{ (.+) \}$", css, re.MULTILINE)
    return {layer: dict(rule.split(": ") for rule in body.rstrip(";").split("; ")) for layer, body in found}


def colours(block: str) -> dict[str, str]:
    return dict(re.findall(r"^  --c-([a-z-]+): (#[0-9a-f]{6});", block, re.MULTILINE))


def rule(paint: Paint) -> dict[str, str]:
    """A paint as a stylesheet would say it."""
    found = {"fill": _colour(paint.fill)}
    if paint.fill != "none" and paint.opacity != 1:
        found["fill-opacity"] = f"{paint.opacity:g}"
    if paint.stroke != "none":
        found |= {"stroke": _colour(paint.stroke), "stroke-width": f"{paint.width:g}px"}
        if paint.opacity != 1:
            found["stroke-opacity"] = f"{paint.opacity:g}"
        if paint.width > 3:
            found["stroke-linecap"] = "butt"
    return found


def _colour(name: str) -> str:
    return "none" if name == "none" else f"var(--c-{name})"


def test_every_layer_has_its_paint() -> None:
    assert rules() == {layer: rule(paint) for layer, paint in PAINTS.items()}


def test_the_day_is_the_same_and_the_evening_knows_no_other_colours() -> None:
    day, evening = (PAGE / "tokens.css").read_text(encoding="utf-8").split('[data-theme="evening"]')
    assert {name: code for name, code in colours(day).items() if name in COLOURS} == COLOURS
    assert colours(evening).keys() <= colours(day).keys()
    assert colours(evening).items().isdisjoint(colours(day).items())
