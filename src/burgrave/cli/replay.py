"""`burgrave replay`: prints a recorded game turn by turn in words, with every point explained."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import burgrave
from burgrave.cli.errors import clear_errors, read_record
from burgrave.cli.result import seat_names, show_result
from burgrave.engine.action import split
from burgrave.engine.errors import BadOption
from burgrave.engine.events import NOBODY, Event, visible
from burgrave.engine.state import GameState
from burgrave.games.game import game_of

ROUND, PHASE, TURN, OVER = "roll", "phase", "turn", "over"
"""Kinds of events that are printed as headings; the others follow below them."""


@clear_errors
def replay(
    file: Annotated[Path, typer.Argument(help="Record of a game, as written by simulate --records or terminal --save.")],
    upto: Annotated[int | None, typer.Option("--upto", help="Stop after this many choices.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only the result.")] = False,
) -> None:
    """Print a recorded game turn by turn."""
    record = read_record(file)
    final = burgrave.replay(record)
    if upto is not None and not 0 <= upto <= final.ply:
        raise BadOption(f"there is no ply {upto}; this record has plies 0 to {final.ply}")
    console = Console()
    if not quiet:
        print_game(record, final.ply if upto is None else upto, console)
    show_result(console, final if upto is None else burgrave.replay(record, upto))


def print_game(record: Any, plies: int, console: Console) -> None:
    """Print the events of the game's first `plies` choices."""
    state = burgrave.replay(record, 0)
    printer = EventPrinter(state, console)
    printer.print_events(state.events)
    for line in record["actions"][:plies]:
        seat, action = split(line)
        printer.print_events(state.apply(action, seat))
    console.print()


class EventPrinter:
    """Prints events, with a heading for each phase, round and turn, and the scores after each round."""

    def __init__(self, state: GameState, console: Console) -> None:
        self.state = state
        self.console = console
        self.names = seat_names(state)
        self.round = 0
        self.is_in_round = False
        """Whether a round is being played."""
        self.automatic_sentences: list[str] = []
        """Sentences of automatic events, which are printed as one paragraph."""
        self.points = [0] * state.seats
        """Counted from the events: the state is already further on when they are printed."""

    def print_events(self, events: list[Event]) -> None:
        """Print the events of one action."""
        for event in visible(events, None):
            sentence = game_of(self.state.rules).narrate(self.state, event, names=self.names)
            if event[1] == NOBODY and event[0] not in (PHASE, ROUND, OVER):
                self.automatic_sentences.append(sentence)
                continue
            self.print_automatic()
            self.print_sentence(str(event[0]), sentence)
            if event[0] == "score":
                self.points[int(event[1])] += int(event[3])
        self.print_automatic()

    def print_sentence(self, kind: str, sentence: str) -> None:
        """Print the sentence of an event, as a heading if its kind is one."""
        if kind in (PHASE, ROUND, OVER) and self.is_in_round:
            self.print_scores()
        if kind == PHASE:
            self.round = 0
            self.console.print()
            self.console.rule(sentence.rstrip("."))
        elif kind == ROUND:
            self.round += 1
            self.is_in_round = True
            self.console.print(f"\n[bold]Round {self.round}.[/bold] {sentence}", highlight=False)
        elif kind in (TURN, OVER):
            self.console.print(f"\n[bold]{sentence}[/bold]", highlight=False)
        else:
            self.console.print(f"  {sentence}", highlight=False, markup=False)

    def print_automatic(self) -> None:
        """Print the collected sentences of automatic events."""
        if self.automatic_sentences:
            self.console.print(" ".join(self.automatic_sentences), style="dim", highlight=False, markup=False)
            self.automatic_sentences.clear()

    def print_scores(self) -> None:
        """Print the scores at the end of a round."""
        self.is_in_round = False
        scores = ", ".join(f"{name}: {points}" for name, points in zip(self.names, self.points, strict=True))
        self.console.print(f"\nScores after round {self.round}: {scores}", style="italic", highlight=False)
