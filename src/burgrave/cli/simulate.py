"""`burgrave simulate`: lets bots play many games and prints statistics of the results."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from burgrave.bots.tournament import Result, Standing, Tournament, assign_bots, check, results, standings
from burgrave.cli.common_options import GameName, Modules, Options, PresetName, Seats, rules_from_options, split_list
from burgrave.cli.errors import clear_errors, write_record
from burgrave.engine.errors import BadOption


@clear_errors
def simulate(
    games: Annotated[int, typer.Option("--games", "-n", help="Number of games.")] = 100,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", help="One bot for all seats, or a comma-separated list with one per seat. Default: greedy, then random."
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first game; the following games use the next numbers.")] = 0,
    modules: Modules = "base",
    option: Options = None,
    preset: PresetName = "",
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help="Play each seed with every bot in every seat.")] = True,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Number of processes.")] = 1,
    records: Annotated[
        Path | None, typer.Option("--records", help="Write the record of each game to this folder, as JSON.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the statistics as one JSON object.")] = False,
    game: GameName = "burgundy",
) -> None:
    """Let bots play many games and print statistics."""
    if seed < 0:
        raise BadOption(f"a seed is a whole number from 0 on, not {seed}")
    rules = rules_from_options(game, seats, modules, option, preset)
    automa_seats = rules.game.automa(rules)
    player_seats = rules.seats - len(automa_seats)
    names = ("greedy", *["random"] * (player_seats - 1)) if bots is None else split_list(bots) or (bots,)
    tournament = Tournament(
        game=game,
        seats=rules.seats,
        games=games,
        bots=assign_bots(names, rules.seats, (), automa_seats),
        seed=seed,
        modules=tuple(module.id for module in rules.modules),
        options=rules.options,
        rotate=rotate,
        keep_records=records is not None,
    )
    check(tournament, jobs)
    start = time.perf_counter()
    match_results = run(tournament, jobs, records, quiet=as_json)
    summary = summarise(tournament, match_results, time.perf_counter() - start)
    if as_json:
        typer.echo(json.dumps(summary))
    else:
        show(summary)


def run(tournament: Tournament, jobs: int, records: Path | None, quiet: bool) -> list[Result]:
    """Play the tournament with a progress bar on stderr, write each game's record as it ends, and return the results."""
    match_results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("Games", total=tournament.games)
        for result in results(tournament, jobs):
            if records is not None and result.record is not None:
                write_record(records / f"{tournament.game}-{result.match.number:05d}.json", result.record)
            match_results.append(result)
            progress.advance(task)
    return match_results


def summarise(tournament: Tournament, match_results: list[Result], seconds: float) -> dict[str, Any]:
    """Return the statistics of a tournament, JSON-able."""
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "modules": list(tournament.modules or ()),
        "options": dict(tournament.options),
        "seed": tournament.seed,
        "rotate": tournament.rotate,
        "games": len(match_results),
        "decisions_per_game": sum(sum(result.decisions) for result in match_results) / len(match_results),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(match_results) / seconds, 2),
        "bots": [standing_data(standing) for standing in standings(match_results)],
    }


def standing_data(standing: Standing) -> dict[str, Any]:
    """Return the statistics of one bot, JSON-able."""
    return {
        "bot": standing.bot,
        "sittings": standing.seats_played,
        "mean_score": standing.mean_score,
        "score_deviation": standing.score_deviation,
        "wins": standing.wins,
        "win_rate": standing.win_rate,
        "win_interval": list(standing.win_interval),
        "decisions_per_game": standing.decisions_per_game,
    }


def show(summary: dict[str, Any]) -> None:
    """Print the statistics as a table."""
    table = Table(title=f"{summary['games']} games of {summary['game']} with {summary['seats']} seats")
    for heading in ("bot", "played", "score", "± sd", "wins", "share won (95%)", "decisions"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot_numbers in summary["bots"]:
        low, high = bot_numbers["win_interval"]
        table.add_row(
            bot_numbers["bot"],
            str(bot_numbers["sittings"]),
            f"{bot_numbers['mean_score']:.1f}",
            f"{bot_numbers['score_deviation']:.1f}",
            str(bot_numbers["wins"]),
            f"{bot_numbers['win_rate']:.1%} ({low:.1%} to {high:.1%})",
            f"{bot_numbers['decisions_per_game']:.1f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{summary['decisions_per_game']:.1f} decisions a game, {summary['games_per_second']:.1f} games a second", highlight=False
    )
