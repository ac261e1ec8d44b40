"""Games over HTTP: what can be played, and what a page needs to draw it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import Path, Query, Request, Response
from typing_extensions import TypedDict

from castellany.bots import BOTS
from castellany.core.choices import Choices
from castellany.core.setup import Setup, SetupError
from castellany.games.registry import GAMES, rules_for
from castellany.server.errors import Refused
from castellany.server.tables.terms import MOST_SEATS
from castellany.server.web.caching import NOT_MODIFIED, cacheable
from castellany.server.web.dependencies import api_router, problems

WORD: Final = r"^[a-z0-9][a-z0-9-]{0,39}$"
OPTION: Final = r"^[a-z0-9][a-z0-9-]{0,39}=[A-Za-z0-9,._/-]{1,80}$"


class EditionData(TypedDict):
    edition: str
    choices: Choices


class GameData(TypedDict):
    """A game, its editions (the first is what is played if none is named) and what each leaves to the table."""

    game: str
    editions: list[EditionData]


class GamesData(TypedDict):
    """Everything that a table can be made of. Bots come weakest first."""

    games: list[GameData]
    bots: list[str]


router: Final = api_router("games")
Word = Annotated[str, Query(pattern=WORD)]


@router.get("/games", summary="What can be played", response_model=GamesData, responses=NOT_MODIFIED)
async def games(request: Request) -> Response:
    return cacheable(request, games_data())


def games_data() -> GamesData:
    return {
        "games": [
            {
                "game": slug,
                "editions": [{"edition": edition, "choices": known.choices(edition)} for edition in known.editions],
            }
            for slug, known in GAMES.items()
        ],
        "bots": list(BOTS),
    }


@router.get(
    "/games/{game}/components",
    summary="What no move changes: boards, tiles, and where they come from",
    description="Its schema is among `components` of `/api/schemas/socket.json`.",
    response_model=dict[str, Any],
    responses={**NOT_MODIFIED, **problems(404, 409)},
)
async def components(
    request: Request,
    game: Annotated[str, Path(pattern=WORD)],
    players: Annotated[int, Query(ge=1, le=MOST_SEATS)],
    edition: Word | None = None,
    modules: Annotated[list[Annotated[str, Query(pattern=WORD)]], Query(max_length=30)] = [],  # noqa: B006
    option: Annotated[
        list[Annotated[str, Query(pattern=OPTION)]], Query(max_length=40, description="Each as `name=value`")
    ] = [],  # noqa: B006
) -> Response:
    if game not in GAMES:
        raise Refused(404, "setup-unknown-game", game=game, known=", ".join(GAMES))
    known = GAMES[game]
    options = dict(text.split("=", 1) for text in option)
    try:
        rules = rules_for(Setup(game, edition or known.editions[0], players, tuple(modules), options))
    except SetupError as error:
        raise Refused(409, error.key, 0, 0, error.game, **error.arguments) from None
    # Drawing many tiles for the first time takes a while, in which others must not wait.
    return cacheable(request, await asyncio.to_thread(known.components, rules))
