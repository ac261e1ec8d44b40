"""Queries over a WebSocket: previews, whether a move is allowed, hints, and plans."""

from __future__ import annotations

from castellany.bots import BOTS
from castellany.core.phrase import Phrase
from castellany.games.registry import game
from castellany.match.chance import draw
from castellany.server.bots.pool import Stopped
from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.server import Server
from castellany.server.tables.commands import Move
from castellany.server.tables.decide import move as decide_move
from castellany.server.tables.messages import Outgoing
from castellany.server.tables.phrases import phrase
from castellany.server.tables.planning import planned
from castellany.server.tables.previews import must_be_asked, previews
from castellany.server.tables.queries import Hint, Hinted, Plan, Planned, Preview, Previews, Whether, Why
from castellany.server.tables.scheduler import BOT_DRAWS
from castellany.server.tables.table import Table
from castellany.server.web.problems import problem


async def answer_query(
    server: Server, table_id: str, person: Person, seat: int, asked: Preview | Why | Hint | Plan, language: str
) -> Outgoing:
    match asked:
        case Preview():
            return await previewed(server, table_id, person, seat, asked)
        case Why():
            return await whether(server, table_id, person, seat, asked, language)
        case Hint():
            return await hinted(server, table_id, person, seat, asked)
        case Plan():
            return await plan(server, table_id, person, seat, asked)


async def previewed(server: Server, table_id: str, person: Person, seat: int, asked: Preview) -> Previews:
    async with server.cache.reading(table_id) as cached:
        found = previews(cached.table, person.id, seat, asked.question, asked.moves)
    return {"type": "previews", "key": asked.key, "question": asked.question, "previews": found}


async def whether(server: Server, table_id: str, person: Person, seat: int, asked: Why, language: str) -> Whether:
    """The answer that the move would get, without playing it; Refused only if there is no such question."""
    async with server.cache.reading(table_id) as cached:
        must_be_asked(cached.table, person.id, seat, asked.question)
        refused = objection(cached.table, person, as_command(asked, seat))
    why = None if refused is None else refused.arguments.get("why")
    return {
        "type": "whether",
        "key": asked.key,
        "question": asked.question,
        "move": asked.move,
        "allowed": refused is None,
        "code": None if refused is None else refused.key,
        "text": None if refused is None else problem(refused, language).text,
        "reason": phrase(why) if isinstance(why, Phrase) else None,
    }


def objection(table: Table, person: Person, move: Move) -> Refused | None:
    try:
        decide_move(table, person, move)
    except Refused as refused:
        return refused
    return None


def as_command(asked: Why, seat: int) -> Move:
    return Move(type="move", key=asked.key, question=asked.question, move=asked.move, seat=seat)


async def hinted(server: Server, table_id: str, person: Person, seat: int, asked: Hint) -> Hinted:
    """What the best bot would play on this seat."""
    async with server.cache.reading(table_id) as cached:
        table = cached.table
        if not table.terms.hints:
            raise Refused(409, "hints-off")
        view, moves = must_be_asked(table, person.id, seat, asked.question)
        rules, texts = table.rules, game(table.setup.game).texts
        seed = draw(table.seed, BOT_DRAWS + table.length, 1 << 62)
    try:
        choice = await server.bots.choose(rules.setup, view, seat, moves, BOTS[-1], seed)
    except Stopped:
        raise Refused(503, "hint-failed", wait=1) from None
    if choice.fallback:
        raise Refused(503, "hint-failed", wait=1)
    return {
        "type": "hinted",
        "key": asked.key,
        "question": asked.question,
        "bot": BOTS[-1],
        "move": rules.write(choice.move),
        "label": phrase(texts.move(rules, view, seat, choice.move)),
    }


async def plan(server: Server, table_id: str, person: Person, seat: int, asked: Plan) -> Planned:
    async with server.cache.reading(table_id) as cached:
        return planned(cached.table, person.id, seat, asked.key)
