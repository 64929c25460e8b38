"""The standing or result of a game in words: teams instead of seats where partners win together, win or loss in a solo game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgrave.engine.state import GameState
from burgrave.speech import translation
from burgrave.table.text import joined_names


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of a game, as it was stored."""

    scores: Sequence[int]
    ranking: Sequence[int]
    winners: Sequence[int]
    teams: tuple[tuple[int, ...], ...] = ()
    is_over: bool = True


Ended = GameState | Standing
"""What says how a game stands: the game itself, or what was stored of it."""


@dataclass(frozen=True, slots=True)
class Side:
    """The seats that win or lose together: a team or a single seat."""

    seats: tuple[int, ...]
    team: str
    """What the team is called; empty for one who plays alone."""
    name: str
    """Names of its players."""
    points: int

    @property
    def title(self) -> str:
        """A short name of the side."""
        return self.team or self.name


def teams_of(state: Ended) -> tuple[tuple[int, ...], ...]:
    """Return the seats that win and lose together; () where everybody plays alone."""
    return state.teams if isinstance(state, Standing) else state.rules.game.teams(state.rules)


def team_names(state: Ended, language: str) -> dict[int, str]:
    """Return the name of each seat's team, by seat; empty where everybody plays alone."""
    title = translation("table", language).gettext("Team %(letter)s")
    teams = teams_of(state)
    return {seat: title % {"letter": chr(ord("A") + index)} for index, team in enumerate(teams) for seat in team}


def sides_of(state: Ended, names: Sequence[str], language: str) -> list[Side]:
    """Return the sides of a game, best first: teams, or single seats with the names of their players."""
    teams = team_names(state, language)
    partners = {seat: team for team in teams_of(state) for seat in team}
    sides = []
    for seats in dict.fromkeys(partners.get(seat, (seat,)) for seat in state.ranking):
        seat_names = [names[seat] or str(seat + 1) for seat in seats]
        points = sum(state.scores[seat] for seat in seats)
        sides.append(Side(seats, teams.get(seats[0], ""), joined_names(seat_names, language), points))
    return sides


def final_words(state: GameState, names: Sequence[str], you: Sequence[int], between: str, language: str) -> str:
    """Return who has won, for a reader who sits in the seats `you`."""
    catalog = translation("table", language)
    sides, winners = sides_of(state, names, language), state.winners
    gaps = {
        "scores": between.join(str(side.points) for side in sides),
        "name": joined_names([names[seat] for seat in winners], language),
    }
    own = you[0] if len(you) == 1 else None
    if not winners:
        if len(sides) > 1:
            return catalog.gettext("Nobody wins, {scores}").format(**gaps)
        lost = catalog.gettext("You lose, {scores}") if own is not None else catalog.gettext("{name} loses, {scores}")
        return lost.format(**{**gaps, "name": sides[0].title})
    best = sides[0]
    if best.team and winners == best.seats:
        if own in winners:
            partners = joined_names([names[seat] for seat in winners if seat != own], language)
            return catalog.gettext("You and {name} win, {scores}").format(**{**gaps, "name": partners})
        return catalog.gettext("{team} wins ({name}), {scores}").format(team=best.team, **gaps)
    if len(winners) > 1:
        return catalog.gettext("{name} share the victory, {scores}").format(**gaps)
    return (catalog.gettext("You win, {scores}") if own == winners[0] else catalog.gettext("{name} wins, {scores}")).format(**gaps)


def headline(state: Ended, names: Sequence[str], language: str) -> str:
    """Return who wins, or leads, for the score sheet."""
    catalog = translation("table", language)
    sides, winners = sides_of(state, names, language), state.winners
    first, second = sides[0], sides[1] if len(sides) > 1 else None
    gaps = {"name": first.title, "points": first.points, "others": second.points if second else 0}
    if second is None:
        if not state.is_over:
            text = catalog.gettext("%(name)s: %(points)s points")
        elif winners:
            text = catalog.gettext("%(name)s wins with %(points)s points")
        else:
            text = catalog.gettext("%(name)s loses with %(points)s points")
    elif state.is_over:
        text = catalog.gettext("%(name)s wins, %(points)s to %(others)s") if winners else catalog.gettext("Nobody wins")
    elif first.points == second.points:
        text = catalog.gettext("Level at %(points)s")
    else:
        text = catalog.gettext("%(name)s leads, %(points)s to %(others)s")
    return text % gaps
