"""Tournaments: many games between bots, seat-balanced and on common seeds, and what they say about strength.

Nothing here prints. A `Plan` says what to play, `matches` lists its games, `results` plays them (in several processes if
asked), `standings` counts.
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
from burgrave.bots.arena import play
from burgrave.engine.errors import BadOption, listing

CONFIDENCE = 1.959963984540054
"""Normal quantile of a two-sided 95% interval."""
AUTOMA = "automa"
"""Stands in the place of a bot where the game plays a seat itself."""
CHUNK = 4
"""Games handed to a process at once."""


@dataclass(frozen=True)
class Plan:
    """What a tournament plays. `bots` has one name for each seat of the first game, `AUTOMA` where the game plays itself."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    modules: tuple[str, ...] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    rotate: bool = True
    """Play every seed once for each bot, with the bots moved on by one seat each time."""
    keep_records: bool = False


@dataclass(frozen=True)
class Match:
    """One game of a plan: its number, its seed, and who sits where."""

    number: int
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """What became of a match; lists are by seat."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Several where partners win together or a victory is shared; none where one plays alone and loses."""
    decisions: tuple[int, ...]
    record: dict[str, Any] | None = None


@dataclass(frozen=True)
class Standing:
    """How one bot did, over all seats it sat in."""

    bot: str
    sittings: int
    mean_score: float
    score_deviation: float
    wins: int
    win_interval: tuple[float, float]
    """95%, of the share of sittings won."""
    decisions_per_game: float

    @property
    def win_rate(self) -> float:
        """Share of sittings won."""
        return self.wins / self.sittings


def seated(names: Sequence[str], seats: int, others: Sequence[str] = (), own: Sequence[int] = ()) -> tuple[str, ...]:
    """One name for all seats, or one for each; BadOption when that does not fit.

    `others` are names besides the bots'; `own` are the seats that the game plays itself, which need no name.
    """
    if own:
        rest = iter(seated(names, seats - len(own), others))
        return tuple(AUTOMA if seat in own else next(rest) for seat in range(seats))
    for name in names:
        if name not in BOTS and name not in others:
            raise BadOption(f"there is no bot {name!r}; valid: {listing((*others, *BOTS), 40)}")
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        wanted = f"one bot for all {seats} seats, or {seats} bots" if seats > 1 else "one bot for the only seat"
        raise BadOption(f"name {wanted}; got {len(names)}: {listing(names)}")
    return tuple(names)


def check(plan: Plan, jobs: int = 1) -> None:
    """BadOption says what in the plan does not exist or does not fit."""
    if plan.games < 1:
        raise BadOption(f"a tournament has 1 game or more, not {plan.games}")
    if jobs < 1:
        raise BadOption(f"a tournament needs 1 process or more, not {jobs}")
    state = burgrave.new(plan.game, plan.seats, plan.seed, plan.modules, plan.options)
    own = state.rules.game.automa(state.rules)
    others = [name for seat, name in enumerate(plan.bots) if seat not in own]
    if len(plan.bots) != plan.seats or seated(others, plan.seats, (), own) != plan.bots:
        raise BadOption(f"a plan names a bot for each of its {plan.seats} seats; got {listing(plan.bots)}")


def matches(plan: Plan) -> list[Match]:
    """The games of a plan. Bots that are all alike need no rotation: each game then has a seed of its own."""
    others = [name for name in plan.bots if name != AUTOMA]
    turns = len(others) if plan.rotate and len(set(others)) > 1 else 1
    return [
        Match(number, plan.seed + number // turns, rotated(plan.bots, number % turns if turns > 1 else 0))
        for number in range(plan.games)
    ]


def rotated(bots: tuple[str, ...], places: int) -> tuple[str, ...]:
    """Everybody so many seats further on; what the game plays itself stays where it is."""
    others = [name for name in bots if name != AUTOMA]
    moved = iter(others[-places:] + others[:-places] if places else others)
    return tuple(name if name == AUTOMA else next(moved) for name in bots)


def play_match(plan: Plan, match: Match) -> Result:
    """Play one game to its end."""
    state = burgrave.new(plan.game, plan.seats, match.seed, plan.modules, plan.options)
    # Bots of a seed differ from seat to seat and from game to game, and yet the whole plan can be played again.
    players = [None if name == AUTOMA else bot(name, match.number * 16 + seat) for seat, name in enumerate(match.bots)]
    play(state, players, match.number)
    decisions = [0] * plan.seats
    for seat, _ in state.history():
        decisions[seat] += 1
    record = state.record if plan.keep_records else None
    return Result(match, state.scores, state.winners, tuple(decisions), record)


def results(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """Play every game of the plan, one after the other or in so many processes; always in the plan's order."""
    check(plan, jobs)
    wanted = matches(plan)
    if jobs == 1:
        for match in wanted:
            yield play_match(plan, match)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(play_match, [plan] * len(wanted), wanted, chunksize=CHUNK)


def standings(found: Iterable[Result]) -> list[Standing]:
    """What the results say about each bot, most wins first."""
    scores: dict[str, list[int]] = {}
    wins: dict[str, int] = {}
    decisions: dict[str, int] = {}
    for result in found:
        for seat, name in enumerate(result.match.bots):
            scores.setdefault(name, []).append(result.scores[seat])
            wins[name] = wins.get(name, 0) + (seat in result.winners)
            decisions[name] = decisions.get(name, 0) + result.decisions[seat]
    table = [
        Standing(
            bot=name,
            sittings=len(own),
            mean_score=fmean(own),
            score_deviation=stdev(own) if len(own) > 1 else 0.0,
            wins=wins[name],
            win_interval=wilson(wins[name], len(own)),
            decisions_per_game=decisions[name] / len(own),
        )
        for name, own in scores.items()
    ]
    return sorted(table, key=lambda standing: (-standing.win_rate, -standing.mean_score, standing.bot))


def wilson(wins: int, trials: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    if not trials:
        return 0.0, 1.0
    share = wins / trials
    spread = CONFIDENCE**2 / trials
    centre = (share + spread / 2) / (1 + spread)
    half = CONFIDENCE / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, round(centre - half, 9)), min(1.0, round(centre + half, 9))
