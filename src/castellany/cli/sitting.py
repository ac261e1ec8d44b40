"""Sitting: a person at the table, asked and answered line by line."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from rich.table import Table
from rich.text import Text

from castellany.cli.answers import COMMANDS, Move, Order, Puzzle, understand
from castellany.cli.called import called
from castellany.cli.chronicle import Entry, chronicle
from castellany.cli.complaint import Complaint
from castellany.cli.lines import Lines
from castellany.cli.listing import listed
from castellany.cli.menu import Section
from castellany.cli.scores import ranking, score_sheet
from castellany.cli.screen import Screen
from castellany.cli.session import Session
from castellany.cli.storage import write_record
from castellany.cli.terminal import Terminal
from castellany.core.catalogue import Catalogue
from castellany.match import IllegalMove, UndoRefused

LOG_LINES = 30


class Sitting:
    """Shows the table, asks, and keeps the record on disk in step with the game."""

    def __init__(
        self, session: Session, terminal: Terminal, texts: Catalogue, screen: Screen, lines: Lines, file: Path
    ) -> None:
        self.session = session
        self.terminal = terminal
        self.texts = texts
        self.screen = screen
        self.lines = lines
        self.file = file
        self.names = session.names(texts)
        self.told = len(session.match.history)
        """Moves whose story the person has read."""
        self.drawn: tuple[int, ...] = ()
        """Chapter of the table drawn last."""
        self.saved = session.record()
        self.was_over = session.match.over
        """Whether the game was over before it was looked at; its record then stays as it is."""

    def say(self, key: str, style: str = "", **arguments: str | int) -> None:
        # The name of a file stays in one piece, to be copied.
        self.screen.print(Text(self.texts.text(key, **arguments), style=style), soft_wrap="file" in arguments)

    def run(self) -> None:
        """Until the game is over, the input ends or the person leaves; the game is saved either way."""
        try:
            if not self.was_over:
                self.say("cli-welcome", "italic")
            self.session.advance()
            while self.session.asked:
                self.saved = self.session.record()
                self.show()
                if not self.ask():
                    self.store()
                    return
            self.saved = self.session.record()
            self.finish()
        except KeyboardInterrupt:
            self.screen.print()
            self.store()
            raise
        except OSError:
            # The screen is gone: there is nobody to tell.
            write_record(self.file, self.saved)
            raise

    # Showing.

    def show(self) -> None:
        """What happened, the table, and what may be done."""
        self.tell_news()
        match = self.session.match
        now = self.terminal.chapter(match.rules, match.state)
        if self.lines.typed or self.drawn != now:
            self.draw()
            self.drawn = now
        asked = self.terminal.prompt(self.texts, match.rules, self.session.seen, self.session.person)
        self.screen.print(Text(asked, "bold"))
        self.screen.print(listed(self.sections(), self.screen.width))
        if len(self.session.moves()) == 1:
            self.say("cli-only-move", "dim")

    def draw(self, beginning: str = "") -> None:
        """The table, as it would look to moves that begin so."""
        rules, person = self.session.match.rules, self.session.person
        self.screen.rule(style="dim")
        moves = self.session.moves() if self.session.asked else []
        meant = [m for m in moves if rules.write(m).startswith(beginning)] or moves
        table = self.terminal.table(self.texts, rules, self.session.seen, self.names, self.screen.width, person, meant)
        self.screen.print(table)

    def sections(self) -> list[Section]:
        match, person = self.session.match, self.session.person
        return self.terminal.menu(self.texts, match.rules, self.session.seen, person, self.session.moves())

    def tell_news(self) -> None:
        """What followed from the person's last move, and what the others did since."""
        for entry in self.story(self.told):
            for line in entry.lines if entry.telling else ():
                self.screen.print(Text(line, style="dim"))
        self.told = len(self.session.match.history)

    def story(self, since: int = 0) -> list[Entry]:
        match = self.session.match
        seat = None if match.over else self.session.person
        return chronicle(self.texts, self.terminal, match, self.names, since, seat)

    def finish(self) -> None:
        self.tell_news()
        self.draw()
        match = self.session.match
        self.screen.print(score_sheet(self.texts, match.rules, match.state, self.names))
        self.screen.print(ranking(self.texts, match.rules, match.state, self.names))
        if not self.was_over:
            self.keep()
        self.say("cli-record-written", file=str(self.file))

    # Asking.

    def ask(self) -> bool:
        """Answers until one of them is played; False if there is none any more."""
        while True:
            line = self.lines.next("> ")
            if line is None:
                return False
            numbered = [c.move for section in self.sections() for column in section.columns for c in column.choices]
            rules, moves = self.session.match.rules, self.session.moves()
            spoken = self.terminal.spoken(self.texts, rules, self.session.seen)
            answer = understand(self.texts, rules, numbered, moves, spoken, line)
            if isinstance(answer, Puzzle):
                self.say(answer.key, "yellow", **answer.arguments)
            elif isinstance(answer, Move):
                if self.play(answer.move):
                    return True
            elif answer.name == "quit":
                return False
            elif answer.name == "undo":
                if self.undo():
                    return True
            else:
                self.obey(answer)

    def play(self, move: int) -> bool:
        try:
            self.session.play(move)
        except IllegalMove as error:
            self.screen.print(Text(self.terminal.refusal(self.texts, self.session.match.rules, error.reason), "yellow"))
            return False
        self.saved = self.session.record()
        self.keep()
        return True

    def undo(self) -> bool:
        try:
            self.session.undo()
        except UndoRefused as error:
            self.say(error.key, "yellow")
            return False
        self.told = len(self.session.match.history)
        self.drawn = ()
        self.saved = self.session.record()
        self.keep()
        self.say("cli-undone", "italic")
        return True

    def obey(self, order: Order) -> None:
        """The commands that change nothing."""
        match = self.session.match
        if order.name == "help":
            self.help()
        elif order.name == "table":
            self.draw(order.rest)
        elif order.name == "hint":
            move = self.session.hint()
            label = self.terminal.label(self.texts, match.rules, self.session.seen, self.session.person, move)
            self.say("cli-hint", move=label, notation=match.rules.write(move))
        elif order.name == "about":
            if not order.rest:
                self.say("cli-about-what", "yellow")
                return
            found = self.terminal.about(self.texts, match.rules, order.rest)
            if found is None:
                self.say("cli-about-nothing", "yellow", word=order.rest[:60])
            else:
                self.screen.print(Text(found))
        elif order.name == "score":
            self.screen.print(score_sheet(self.texts, match.rules, match.state, self.names))
        elif order.name == "log":
            story = [line for entry in self.story() for line in entry.lines]
            self.screen.print(Text("\n".join(story[-LOG_LINES:])))
        else:
            self.save_as(order.rest)

    def help(self) -> None:
        self.say("cli-help-answers")
        rows = Table.grid(padding=(0, 2))
        for name in COMMANDS:
            words = dict.fromkeys([name, *self.texts.text(f"cli-word-{name}").split()])
            rows.add_row("", ", ".join(words), self.texts.text(f"cli-help-{name}"))
        self.screen.print(rows)
        self.screen.print(Text(self.terminal.legend(self.texts)))

    # Keeping.

    def save_as(self, name: str) -> None:
        """Save here or, from now on, in another file."""
        if name and Path(name) != self.file:
            if Path(name).exists():
                self.say("cli-file-exists", "yellow", file=name)
                return
            before, self.file = self.file, Path(name)
            if not self.store():
                self.file = before
            return
        self.store()

    def store(self) -> bool:
        """Save, and say where and how to go on; False if that fails."""
        if not self.keep():
            return False
        self.say("cli-saved", file=str(self.file), resume=self.resume_command())
        return True

    def keep(self) -> bool:
        """Write the record; a sentence says so if that fails, and the game goes on."""
        try:
            write_record(self.file, self.saved)
        except Complaint as complaint:
            self.say(complaint.key, "yellow", **complaint.arguments)
            return False
        return True

    def resume_command(self) -> str:
        return f"{called(sys.argv[0])} play --resume {shlex.quote(str(self.file))}"
