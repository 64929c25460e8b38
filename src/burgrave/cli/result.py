"""Prints the result of a game: the score sheet and the ranking."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from burgrave.engine.state import GameState
from burgrave.games.game import game_of


def show_result(console: Console, state: GameState) -> None:
    """Print the score sheet and the ranking; of a game that is not over, the scores so far."""
    console.print(score_sheet(state))
    names, winners = seat_names(state), state.winners
    if state.is_over and state.seats == 1:
        console.print(f"{names[0]} {'wins' if winners else 'loses'} with {points(state.scores[0])}", style="bold", highlight=False)
    elif state.is_over:
        for index, seat in enumerate(state.ranking, 1):
            line = f"{index}. {names[seat]}, {points(state.scores[seat])}"
            console.print(line, style="bold" if seat in winners else None, highlight=False)
        for team in state.rules.game.teams(state.rules):
            line = f"{' and '.join(names[seat] for seat in team)}: {points(sum(state.scores[seat] for seat in team))} together"
            console.print(line, style="bold" if set(team) == set(winners) else None, highlight=False)
    else:
        waiting = " and ".join(names[seat] for seat in state.to_act)
        console.print(f"After {state.ply} choices the game goes on; it is {waiting} to choose.", highlight=False)


def points(count: int) -> str:
    """Return a number of points in words."""
    return "1 point" if count == 1 else f"{count} points"


def seat_names(state: GameState) -> list[str]:
    """Return the names of all seats."""
    automa_seats = state.rules.game.automa(state.rules)
    name = game_of(state.rules).automa_name(state.rules) if automa_seats else ""
    return [name if seat in automa_seats else f"Player {seat + 1}" for seat in range(state.seats)]


def score_sheet(state: GameState) -> Table:
    """Return a table of where every seat's points came from."""
    table = Table(title="Score sheet" if state.is_over else "Scores so far")
    table.add_column("points for")
    points_by_seat = [dict(state.scoring(seat)) for seat in range(state.seats)]
    for name in seat_names(state):
        table.add_column(name, justify="right")
    for source in merged_order([list(scoring) for scoring in points_by_seat]):
        table.add_row(game_of(state.rules).source_title(source), *(str(scoring.get(source, "")) for scoring in points_by_seat))
    table.add_section()
    table.add_row("total", *(str(points) for points in state.scores), style="bold")
    return table


def merged_order(lists: list[list[str]]) -> list[str]:
    """Merge lists of names, each name once, in an order that agrees with that of every list."""
    order: list[str] = []
    for names in lists:
        place = 0
        for name in names:
            if name not in order:
                order.insert(place, name)
            place = order.index(name) + 1
    return order
