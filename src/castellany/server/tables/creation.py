"""Creation: new tables, whether agreed anew, played once more, played on from a position, or read from a record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import randbits
from typing import Any, Final

import structlog
from sqlalchemy import delete, func, select
from sqlalchemy.exc import SQLAlchemyError

from castellany.bots import BOTS
from castellany.core.phrase import Argument, Phrase
from castellany.core.setup import Setup, SetupError
from castellany.games.registry import game, rules_for
from castellany.match import Record, RecordError, parse, replay
from castellany.server.errors import Refused
from castellany.server.people.names import proper_name
from castellany.server.people.person import Person
from castellany.server.people.tokens import new_id
from castellany.server.store import schema
from castellany.server.store.engine import reading
from castellany.server.store.writer import GenerationChanged
from castellany.server.tables import entries as kinds
from castellany.server.tables.access import admit
from castellany.server.tables.cache import off_the_loop
from castellany.server.tables.chat import clean
from castellany.server.tables.command_handler import CommandHandler
from castellany.server.tables.commands import Sit
from castellany.server.tables.decide import must_be_known, sat
from castellany.server.tables.entries import Entry
from castellany.server.tables.projection import seat_rows, table_values
from castellany.server.tables.records import entries_of
from castellany.server.tables.table import OVER, Table
from castellany.server.tables.terms import BotSeat, LocalSeat, PersonSeat, Terms

TABLE_ID: Final = 10
INVITE: Final = 16
LONGEST_NAME: Final = 24

log = structlog.get_logger(__name__)


class TableCreator:
    def __init__(self, handler: CommandHandler, now: Callable[[], int], most_open: int) -> None:
        self.handler = handler
        self.now = now
        self.most_open = most_open

    async def create(self, person: Person, terms: Terms) -> Table:
        """A table under these terms; its owner sits on all seats that share a device, else on the first for people."""
        self.check(terms)
        await self.must_have_room(person)
        return await self.save(person.id, terms, [Entry(kinds.CREATED), *seating(person, terms)])

    async def rematch(self, table_id: str, person: Person, count: Callable[[], None]) -> str:
        """Once more, everybody one seat on. Who asks first creates the table, the others sit down there.

        `count` is called for a table that is created, and refuses it if there were too many.
        """
        while True:
            async with self.handler.cache.reading(table_id) as cached:
                table = cached.table
                admit(table, person, None)
                held = table.held_by(person.id)
                if table.status != OVER or not held:
                    raise Refused(409, "rematch-not-now")
                there, seat = table.rematch, (held[0] - 1) % len(table.seats)
                if there is None:
                    must_hold_shared_device(table, person)
                    await self.must_have_room(person)
                    count()
                    terms = table.terms.model_copy(update={"seats": (*table.terms.seats[1:], table.terms.seats[0])})
                    new = await self.save(person.id, terms, [Entry(kinds.CREATED), *seating(person, terms, seat)])
                    details = {"table": new.id, "invite": new.invite}
                    if await self.handler.append(cached, [Entry(kinds.REMATCH, held[0], person.id, details=details)]):
                        return new.id
                    await self.delete(new.id)
                    continue
                invite = next(e.detail("invite") for e in table.entries if e.kind == kinds.REMATCH)
            async with self.handler.cache.reading(there) as cached:
                seated = bool(cached.table.held_by(person.id))
            if not seated:
                await self.handler.execute(there, person, Sit(type="sit", key="rematch", seat=seat), invite)
            return there

    async def play_on(
        self, table_id: str, person: Person, number: int, seat: int, bots: list[str], invite: str | None = None
    ) -> str:
        """A table of one's own that begins where another stood after entry `number`; bots have the other seats."""
        await self.must_have_room(person)
        async with self.handler.cache.reading(table_id) as cached:
            table = cached.table
            admit(table, person, invite)
            # A stopped game may go on, so its secrets are kept until those who play it agree to end it.
            if table.status != OVER or table.game is None:
                raise Refused(409, "play-on-not-over")
            if not 0 <= seat < len(table.seats) or len(bots) != len(table.seats) - 1:
                raise Refused(409, "play-on-seats", bots=len(table.seats) - 1)
            plays = [play.entry for play in table.game.plays if play.entry.number <= number]
            if not plays:
                raise Refused(404, "position-unknown", number=number)
            others = [BotSeat(kind="bot", bot=bot) for bot in bots]
            seats: tuple[PersonSeat | BotSeat, ...] = (*others[:seat], PersonSeat(kind="person"), *others[seat:])
            terms = Terms(
                game=table.terms.game,
                edition=table.setup.edition,
                modules=table.terms.modules,
                options=table.terms.options,
                seats=seats,
                visibility="private",
            )
        self.check(terms)
        copied = [Entry(e.kind, e.seat, move=e.move, draws=e.draws, details={"copied": True}) for e in plays]
        new = await self.save(person.id, terms, [Entry(kinds.CREATED), *seating(person, terms), *copied])
        if new.status == OVER:
            await self.delete(new.id)
            raise Refused(409, "play-on-finished")
        self.handler.on_change(new)
        return new.id

    async def import_record(self, text: str, person: Person | None) -> str:
        """A table that shows the game of a record; it is over, and can be replayed and played on from."""
        if person is not None:
            await self.must_have_room(person)
        record, finished = await asyncio.to_thread(understood, text)
        seats = [seat_named(name, seat in record.bots) for seat, name in enumerate(record.names)]
        setup = record.setup
        terms = Terms(
            game=setup.game, edition=setup.edition, modules=setup.modules, options=setup.options, seats=tuple(seats)
        )
        entries = [Entry(kinds.CREATED, details={"imported": True}), *entries_of(record)]
        if not finished and not record.ended:
            entries.append(Entry(kinds.ENDED, details={"why": "imported"}))
        return (await self.save(None if person is None else person.id, terms, entries)).id

    # What these share.

    def check(self, terms: Terms) -> None:
        """Refused if there can be no such table."""
        try:
            rules_for(terms.setup())
        except SetupError as error:
            raise Refused(409, error.key, 0, 0, error.game, **error.arguments) from None
        for seat in terms.seats:
            if isinstance(seat, LocalSeat):
                proper_name(seat.name)
        named = [seat.bot for seat in terms.seats if isinstance(seat, BotSeat)]
        for bot in (*named, terms.stand_in):
            must_be_known(bot)

    async def must_have_room(self, person: Person) -> None:
        tables = schema.tables.c
        unfinished = select(func.count()).where(tables.owner == person.id, tables.status != OVER)
        async with reading(self.handler.cache.engine) as connection:
            if (await connection.execute(unfinished)).scalar_one() >= self.most_open:
                raise Refused(409, "tables-too-many", most=self.most_open)

    async def save(self, owner: str | None, terms: Terms, entries: list[Entry]) -> Table:
        """Write down a table with its first entries; those that hold draws are copied, the others happen now."""
        now = self.now()
        table = Table(new_id(TABLE_ID), owner, terms, new_id(INVITE), randbits(64), now)
        for number, entry in enumerate(entries, 1):
            entry.number, entry.at, entry.by = number, now, owner
        await off_the_loop(entries, lambda: apply_all(table, entries))
        rows = [entry.row(table.id) for entry in entries]
        try:
            await self.handler.writer.create(table_row(table, now), rows, seat_rows(table))
        except (GenerationChanged, SQLAlchemyError, OSError) as error:
            log.error("table-not-founded", error=repr(error))
            raise Refused(503, "table-not-founded", wait=1) from error
        return table

    async def delete(self, table_id: str) -> None:
        async with self.handler.cache.engine.begin() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


def must_hold_shared_device(table: Table, person: Person) -> None:
    """Whoever creates a table has all who share a device with them; nobody else can bring those along."""
    for terms, seat in zip(table.terms.seats, table.seats, strict=True):
        if isinstance(terms, LocalSeat) and seat.person != person.id:
            raise Refused(409, "rematch-device")


def apply_all(table: Table, entries: list[Entry]) -> None:
    for entry in entries:
        table.apply(entry, live=entry.draws is None)


def seating(person: Person, terms: Terms, wanted: int | None = None) -> list[Entry]:
    """The owner sits down: everywhere on the shared device, or, where nothing is shared, on one seat for people."""
    own = [sat(i, person.id, seat.name) for i, seat in enumerate(terms.seats) if isinstance(seat, LocalSeat)]
    free = [i for i, seat in enumerate(terms.seats) if isinstance(seat, PersonSeat)]
    if free and not own:
        own.append(sat(wanted if wanted in free else free[0], person.id, person.name))
    return own


def seat_named(name: str, bot: bool) -> LocalSeat | BotSeat:
    """Whose seat it was in a record; a bot that is not known here any more is only a name."""
    if bot and name in BOTS:
        return BotSeat(kind="bot", bot=name)
    return LocalSeat(kind="local", name=clean(name)[:LONGEST_NAME].strip() or "-")


def table_row(table: Table, now: int) -> dict[str, Any]:
    return {
        "id": table.id,
        "owner": table.owner,
        "game": table.setup.game,
        "edition": table.setup.edition,
        "setup": setup_data(table.setup),
        "terms": table.terms.model_dump(mode="json"),
        "visibility": table.terms.visibility,
        "invite": table.invite,
        "length": table.length,
        "seed": str(table.seed),
        "created_at": table.created_at,
        **table_values(table, now),
    }


def setup_data(setup: Setup) -> dict[str, Any]:
    return {"players": setup.players, "modules": list(setup.modules), "options": setup.options}


def understood(text: str) -> tuple[Record, bool]:
    """The record that a text holds, and whether its game is finished; Refused, with the line, if it does not replay."""
    record = None
    try:
        record = parse(text)
        if record.position:
            raise Refused(409, "record-from-position")
        return record, replay(record).over
    except RecordError as error:
        said: dict[str, Argument] = dict(error.arguments)
        slug = error.game if record is None else record.setup.game
        if error.refused and record is not None:
            said["refusal"] = game(slug).texts.refusal(rules_for(record.setup), error.refused)
        raise Refused(409, "record-line", 0, 0, slug, line=error.line, why=Phrase(error.key, said)) from None
