"""Tournaments: many games between bots, seat-balanced and on common seeds, and statistics of their results.

A `Tournament` says what to play, `matches` lists its games, `results` plays them (in several processes if asked), `standings`
sums them up. Nothing here prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import burgrave
from burgrave.bots import BOTS, bot
from burgrave.bots.arena import bot_seed, play
from burgrave.engine.errors import BadOption, listing

__all__ = [
    "AUTOMA",
    "Match",
    "Result",
    "Standing",
    "Tournament",
    "assign_bots",
    "check",
    "matches",
    "new_game",
    "play_match",
    "results",
    "rotated",
    "standings",
    "wilson_interval",
]

CONFIDENCE = 1.959963984540054
"""Normal quantile of a two-sided 95% interval."""
AUTOMA = "automa"
"""The name that stands for a bot in a seat that the game plays itself."""
CHUNK_SIZE = 4
"""Games that a process is given at once."""


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament: which games it plays, with which bots.

    `bots` has one name for each seat of the first game, `AUTOMA` where the game plays itself.
    """

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    modules: tuple[str, ...] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    rotate: bool = True
    """Whether every seed is played once for each bot, with the bots moved on by one seat each time."""
    keep_records: bool = False
    """Whether each result has the record of its game."""


@dataclass(frozen=True)
class Match:
    """One game of a tournament: its number, its seed, and the bot in each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """The result of a match; scores and decisions are by seat."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that win: several where partners win together or a victory is shared, none where one plays alone and loses."""
    decisions: tuple[int, ...]
    record: dict[str, Any] | None = None


@dataclass(frozen=True)
class Standing:
    """The statistics of one bot over all seats that it played."""

    bot: str
    seats_played: int
    """In all games; a game in which the bot plays two seats counts twice."""
    mean_score: float
    score_deviation: float
    wins: int
    win_interval: tuple[float, float]
    """The 95% confidence interval of `win_rate`."""
    decisions_per_game: float

    @property
    def win_rate(self) -> float:
        """The share of the seats played that won."""
        return self.wins / self.seats_played


def assign_bots(
    names: Sequence[str], seats: int, other_names: Sequence[str] = (), automa_seats: Sequence[int] = ()
) -> tuple[str, ...]:
    """Return the name of the bot for each seat, from one name for all seats or one for each.

    `other_names` are valid besides the bots'; `automa_seats` are those that the game plays itself, which get `AUTOMA` and need no
    name. Raises BadOption when a name is unknown or the names do not fit the seats.
    """
    if automa_seats:
        others = iter(assign_bots(names, seats - len(automa_seats), other_names))
        return tuple(AUTOMA if seat in automa_seats else next(others) for seat in range(seats))
    for name in names:
        if name not in BOTS and name not in other_names:
            raise BadOption(f"there is no bot {name!r}; valid: {listing((*other_names, *BOTS), 40)}")
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        wanted = f"one bot for all {seats} seats, or {seats} bots" if seats > 1 else "one bot for the only seat"
        raise BadOption(f"name {wanted}; got {len(names)}: {listing(names)}")
    return tuple(names)


def check(tournament: Tournament, jobs: int = 1) -> None:
    """Raise BadOption when something in the tournament does not exist or does not fit, or there is no process to play it."""
    if tournament.games < 1:
        raise BadOption(f"a tournament has 1 game or more, not {tournament.games}")
    if jobs < 1:
        raise BadOption(f"a tournament needs 1 process or more, not {jobs}")
    state = new_game(tournament, tournament.seed)
    automa_seats = state.rules.game.automa(state.rules)
    names = [name for seat, name in enumerate(tournament.bots) if seat not in automa_seats]
    if len(tournament.bots) != tournament.seats or assign_bots(names, tournament.seats, (), automa_seats) != tournament.bots:
        raise BadOption(f"a tournament names a bot for each of its {tournament.seats} seats; got {listing(tournament.bots)}")


def new_game(tournament: Tournament, seed: int) -> burgrave.GameState:
    """Return a new game as the tournament plays it, with the dice of `seed`."""
    return burgrave.new(tournament.game, tournament.seats, seed, tournament.modules, tournament.options)


def matches(tournament: Tournament) -> list[Match]:
    """Return the games of a tournament. Bots that are all alike need no rotation: each game then has a seed of its own."""
    names = [name for name in tournament.bots if name != AUTOMA]
    rotations = len(names) if tournament.rotate and len(set(names)) > 1 else 1
    return [
        Match(number, tournament.seed + number // rotations, rotated(tournament.bots, number % rotations))
        for number in range(tournament.games)
    ]


def rotated(bots: tuple[str, ...], places: int) -> tuple[str, ...]:
    """Return the bots, each moved on by so many seats; `AUTOMA` stays where it is."""
    names = [name for name in bots if name != AUTOMA]
    moved = iter(names[-places:] + names[:-places] if places else names)
    return tuple(name if name == AUTOMA else next(moved) for name in bots)


def play_match(tournament: Tournament, match: Match) -> Result:
    """Play one game to its end and return its result."""
    state = new_game(tournament, match.seed)
    # The bots' seeds differ from seat to seat and from game to game, and yet the whole tournament can be played again.
    bots = [None if name == AUTOMA else bot(name, bot_seed(match.number, seat)) for seat, name in enumerate(match.bots)]
    play(state, bots, match.number)
    decisions = [0] * tournament.seats
    for seat, _ in state.history():
        decisions[seat] += 1
    record = state.record if tournament.keep_records else None
    return Result(match, state.scores, state.winners, tuple(decisions), record)


def results(tournament: Tournament, jobs: int = 1) -> Iterator[Result]:
    """Play every game, one after the other or in `jobs` processes, and yield the results in the order of `matches`.

    Raises BadOption as `check` does.
    """
    check(tournament, jobs)
    games = matches(tournament)
    if jobs == 1:
        for match in games:
            yield play_match(tournament, match)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(play_match, [tournament] * len(games), games, chunksize=CHUNK_SIZE)


def standings(match_results: Iterable[Result]) -> list[Standing]:
    """Return the statistics of each bot, most wins first."""
    scores: dict[str, list[int]] = {}
    wins: dict[str, int] = {}
    decisions: dict[str, int] = {}
    for result in match_results:
        for seat, name in enumerate(result.match.bots):
            scores.setdefault(name, []).append(result.scores[seat])
            wins[name] = wins.get(name, 0) + (seat in result.winners)
            decisions[name] = decisions.get(name, 0) + result.decisions[seat]
    rows = [
        Standing(
            bot=name,
            seats_played=len(own_scores),
            mean_score=fmean(own_scores),
            score_deviation=stdev(own_scores) if len(own_scores) > 1 else 0.0,
            wins=wins[name],
            win_interval=wilson_interval(wins[name], len(own_scores)),
            decisions_per_game=decisions[name] / len(own_scores),
        )
        for name, own_scores in scores.items()
    ]
    return sorted(rows, key=lambda standing: (-standing.win_rate, -standing.mean_score, standing.bot))


def wilson_interval(wins: int, trials: int) -> tuple[float, float]:
    """Return Wilson's 95% confidence interval of the share of trials that are won."""
    if not trials:
        return 0.0, 1.0
    share = wins / trials
    spread = CONFIDENCE**2 / trials
    centre = (share + spread / 2) / (1 + spread)
    half = CONFIDENCE / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, round(centre - half, 9)), min(1.0, round(centre + half, 9))
