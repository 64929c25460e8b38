"""How a game ended: the explained scores of every player and the ranking."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from burgrave.engine.state import GameState


def show_result(console: Console, state: GameState) -> None:
    """The score sheet and the ranking; for a game that still goes on, the scores so far."""
    console.print(score_sheet(state))
    if state.is_over:
        for place, seat in enumerate(state.ranking, 1):
            line = f"{place}. Player {seat + 1}, {state.scores[seat]} points"
            console.print(line, style="bold" if place == 1 else None, highlight=False)
    else:
        waiting = " and ".join(f"Player {seat + 1}" for seat in state.to_act)
        console.print(f"After {state.ply} choices the game goes on; it is {waiting} to choose.", highlight=False)


def score_sheet(state: GameState) -> Table:
    """Where everybody's points came from."""
    table = Table(title="Score sheet" if state.is_over else "Scores so far")
    table.add_column("points for")
    own = [dict(state.scoring(seat)) for seat in range(state.seats)]
    for seat in range(state.seats):
        table.add_column(f"Player {seat + 1}", justify="right")
    for source in merged([list(scoring) for scoring in own]):
        table.add_row(state.rules.game.source_title(source), *(str(scoring.get(source, "")) for scoring in own))
    table.add_section()
    table.add_row("total", *(str(points) for points in state.scores), style="bold")
    return table


def merged(lists: list[list[str]]) -> list[str]:
    """Each name once, in an order that keeps the lists' own (all are parts of one longer list)."""
    order: list[str] = []
    for names in lists:
        place = 0
        for name in names:
            if name not in order:
                order.insert(place, name)
            place = order.index(name) + 1
    return order
