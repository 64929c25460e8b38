"""`burgrave replay`: a recorded game turn by turn, told in words, with every point explained."""

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
"""Events that begin something; the others are told below them."""


@clear_errors
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as written by simulate --records or terminal --save.")],
    upto: Annotated[int | None, typer.Option("--upto", help="Stop after so many choices.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show only the result.")] = False,
) -> None:
    """Show a recorded game turn by turn."""
    record = read_record(file)
    final = burgrave.replay(record)
    if upto is not None and not 0 <= upto <= final.ply:
        raise BadOption(f"there is no ply {upto}; this record has plies 0 to {final.ply}")
    console = Console()
    if not quiet:
        tell(record, final.ply if upto is None else upto, console)
    show_result(console, final if upto is None else burgrave.replay(record, upto))


def tell(record: Any, plies: int, console: Console) -> None:
    """The course of the game, as far as so many choices."""
    state = burgrave.replay(record, 0)
    story = Story(state, console)
    story.tell(state.events)
    for line in record["actions"][:plies]:
        seat, action = split(line)
        story.tell(state.apply(action, seat))
    console.print()


class Story:
    """Prints events as they come, with a heading for each phase, round and turn, and the scores after each round."""

    def __init__(self, state: GameState, console: Console) -> None:
        self.state = state
        self.console = console
        self.names = seat_names(state)
        self.round = 0
        self.is_open = False
        """Whether a round is being played."""
        self.aside: list[str] = []
        """What the table did by itself: told as one paragraph."""
        self.points = [0] * state.seats
        """Counted from the events: the state has run on already when they are told."""

    def tell(self, events: list[Event]) -> None:
        """Print what happened."""
        for event in visible(events, None):
            sentence = game_of(self.state.rules).narrate(self.state, event, names=self.names)
            if event[1] == NOBODY and event[0] not in (PHASE, ROUND, OVER):
                self.aside.append(sentence)
                continue
            self.end_aside()
            self.head(str(event[0]), sentence)
            if event[0] == "score":
                self.points[int(event[1])] += int(event[3])
        self.end_aside()

    def head(self, kind: str, sentence: str) -> None:
        """Print a sentence as what it is: a heading, or something that happened in a turn."""
        if kind in (PHASE, ROUND, OVER) and self.is_open:
            self.end_round()
        if kind == PHASE:
            self.round = 0
            self.console.print()
            self.console.rule(sentence.rstrip("."))
        elif kind == ROUND:
            self.round += 1
            self.is_open = True
            self.console.print(f"\n[bold]Round {self.round}.[/bold] {sentence}", highlight=False)
        elif kind in (TURN, OVER):
            self.console.print(f"\n[bold]{sentence}[/bold]", highlight=False)
        else:
            self.console.print(f"  {sentence}", highlight=False, markup=False)

    def end_aside(self) -> None:
        """Print what the table did by itself."""
        if self.aside:
            self.console.print(" ".join(self.aside), style="dim", highlight=False, markup=False)
            self.aside.clear()

    def end_round(self) -> None:
        """Print the scores."""
        self.is_open = False
        scores = ", ".join(f"{name}: {points}" for name, points in zip(self.names, self.points, strict=True))
        self.console.print(f"\nScores after round {self.round}: {scores}", style="italic", highlight=False)
