"""The interactive session: it shows the table and the choices, reads what is typed, and prints what happens."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from secrets import randbits

from rich.console import Console

from burgrave.bots import Bot
from burgrave.cli.errors import write_record
from burgrave.cli.result import seat_names, show_result
from burgrave.cli.terminal.guide import show_help, show_keys
from burgrave.cli.terminal.menu import Item, menu, show_menu
from burgrave.cli.terminal.screens import screen
from burgrave.engine.action import Action
from burgrave.engine.errors import CannotUndo
from burgrave.engine.events import Event, visible
from burgrave.engine.state import GameState
from burgrave.engine.timeline import Timeline
from burgrave.games.game import game_of
from burgrave.games.language import first_upper


class Quit(Exception):
    """Raised when the player quits."""


class Session:
    """One game in one terminal; `players` has a bot for each seat, or None for a person."""

    def __init__(self, timeline: Timeline, players: Sequence[Bot | None], console: Console, save: Path | None) -> None:
        self.timeline = timeline
        self.players = players
        self.console = console
        self.save = save
        self.screen = screen(timeline.state.rules.game.name)
        self.last_shown_turn: tuple[int, str] | None = None
        """The turn (seat and moment of the game) in which the whole table was shown last."""
        rules = timeline.state.rules
        automa_seats = rules.game.automa(rules)
        people = sum(player is None for player in players) - len(automa_seats)
        self.names = seat_names(timeline.state)
        for seat, player in enumerate(players):
            if seat not in automa_seats:
                self.names[seat] += f" ({player.name})" if player else " (you)" if people == 1 else ""

    @property
    def state(self) -> GameState:
        """The present state of the game."""
        return self.timeline.state

    def run(self) -> None:
        """Play to the end, or until the player quits."""
        if self.save is not None:
            # A file that cannot be written is found out before the game, not after it.
            self.save.parent.mkdir(parents=True, exist_ok=True)
            self.save.open("a").close()
        self.say("Type ? for the keys, h for help.")
        self.print_events(self.state.events)
        try:
            while not self.state.is_over:
                seat = self.state.to_act[0]
                player = self.players[seat]
                if player is None:
                    self.ask(seat)
                else:
                    self.play(player.choose(self.state.imagine(seat, randbits(32)), seat), seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.write()
            self.say("\nGood-bye." + (f" The game is saved in {self.save}." if self.save else ""))
            return
        self.write()
        self.console.rule("The game is over")
        show_result(self.console, self.state)
        if self.save:
            self.say(f"The game is saved in {self.save}.")

    def write(self) -> None:
        """Write the record to the file, if one was given."""
        if self.save is not None:
            write_record(self.save, self.state.record)

    def say(self, text: str, style: str | None = None) -> None:
        """Print a line without markup."""
        self.console.print(text, style=style, highlight=False, markup=False)

    def print_events(self, events: Sequence[Event]) -> None:
        """Print the events that everybody may see."""
        names = seat_names(self.state)
        for event in visible(events, None):
            if event[0] not in self.screen.hidden_events:
                self.say(game_of(self.state.rules).narrate(self.state, event, names=names), "italic")

    def play(self, action: Action, seat: int) -> None:
        """Carry out an action and print its events."""
        self.print_events(self.timeline.apply(action, seat))

    # ---- a person's choice ----------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Draw the table and the list of choices, and read lines until something is chosen, undone or redone."""
        items = menu(self.state, seat, self.screen)
        self.draw(seat, items)
        while True:
            line = " ".join(input("> ").split())
            if not sys.stdin.isatty():
                self.say(line)  # a terminal shows what is typed; a script's output should too
            if self.answer(seat, items, line):
                return

    def draw(self, seat: int, items: Sequence[Item]) -> None:
        """Draw the table as the seat sees it (completely once a turn), the question and the list of choices."""
        view = self.state.view(seat)
        moment = game_of(self.state.rules).moment(self.state)
        whole = (seat, moment) != self.last_shown_turn
        self.last_shown_turn = (seat, moment)
        self.console.print()
        self.console.rule(f"{first_upper(moment)}: {self.names[seat]}")
        self.console.print(self.screen.draw_view(view, self.names, [item.action for item in items], whole))
        self.console.print()
        self.question(seat, items)
        show_menu(self.console, items)

    def question(self, seat: int, items: Sequence[Item]) -> None:
        """Print the question and the name of the player who is asked."""
        prompt = items[0].explanation["prompt"]
        self.say(f"{self.names[seat]}. {prompt}{'' if prompt.endswith('?') else '.'}", "bold reverse")

    def answer(self, seat: int, items: Sequence[Item], line: str) -> bool:
        """Carry out the typed line, and return whether the table has to be drawn again."""
        command, _, rest = line.partition(" ")
        if command == "q":
            raise Quit
        if command == "?":
            show_keys(self.console, self.screen, self.state.view(seat))
        elif command == "h":
            show_help(self.console, game_of(self.state.rules), self.screen, self.state.view(seat), rest.strip())
        elif command == "l":
            self.last_shown_turn = None
            return True
        elif command in ("u", "t", "r"):
            return self.undo_or_redo(seat, command)
        else:
            return self.choose(seat, items, line)
        return False

    def choose(self, seat: int, items: Sequence[Item], line: str) -> bool:
        """Choose an action by number or text, and return whether one was chosen; any other text filters the list."""
        if not line and len(items) == 1:
            line = "1"
        if line.isdecimal():
            if not 1 <= int(line) <= len(items):
                self.say(f"Choose a number from 1 to {len(items)}.")
                return False
            self.play(items[int(line) - 1].action, seat)
            return True
        if line in [str(action) for action in self.state.legal_actions(seat)]:
            self.play(self.state.rules.game.action(line), seat)
            return True
        matching = [item for item in items if line and line.lower() in item.explanation["label"].lower()]
        if matching:
            show_menu(self.console, matching)
        else:
            self.say(f"Choose a number from 1 to {len(items)}, or type ? for the keys.")
        return False

    def undo_or_redo(self, seat: int, command: str) -> bool:
        """Undo, redo or undo the turn, and return whether something changed."""
        # In a hot seat the one who just ended a turn may take that back, although another is asked now.
        owner = seat if self.timeline.can_undo(seat) or not self.state.past else int(self.state.past[1])
        try:
            if command == "r":
                self.print_events(self.timeline.redo(seat))
            elif self.players[owner] is not None:
                raise CannotUndo(f"seat {owner} is a bot's")
            elif command == "u":
                self.say(f"Taken back: {self.timeline.undo(owner)}")
            else:
                self.say(f"Taken back: {self.timeline.undo_turn(owner)} steps")
        except CannotUndo:
            what = "be done again" if command == "r" else "be taken back: not beyond a roll or another player's choice"
            self.say(f"Nothing can {what}.")
            return False
        return True
