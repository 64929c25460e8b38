"""Goblin valley: a second deck of enemies, from which goblins join the invaders."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic, Choice
from burgrave.engine.chance import below
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.elements import SEATS
from burgrave.games.kingsburg.enemies import GOBLINS, KIND
from burgrave.games.kingsburg.holdings import gain_soldiers, look_at_enemy
from burgrave.games.kingsburg.modules.scenarios.elements import LOOK
from burgrave.games.kingsburg.modules.scenarios.sheet import is_played
from burgrave.games.kingsburg.points import BATTLES
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.winter import reveal

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def valley_card(state: State) -> int:
    """Return this year's card of the valley."""
    return state.enemies[YEARS + state.year]


def is_joining(state: State) -> bool:
    """Return whether the card of the valley is turned up and joins the invader. Goblins do, and in the last year any enemy."""
    return bool(state.shown & 2) and (KIND[valley_card(state)] == GOBLINS or state.year == YEARS - 1)


class PeopleTheValley(Automatic[State]):
    """Deals the valley one card for each year from those that the invaders left."""

    __slots__ = ()
    id: ClassVar[str] = "PeopleTheValley"

    def run(self, state: State) -> None:
        if is_played(state, "goblin_valley"):
            valley = []
            for year, cards in enumerate(state.book.piles):
                candidates = [card for card in cards if card != state.enemies[year]]
                valley.append(candidates[below(state, len(candidates))])
            state.enemies = state.enemies[:YEARS] + valley


class RevealValley(Automatic[State]):
    """Turns up the valley's card. If it joins, the king sends everybody more soldiers."""

    __slots__ = ()
    id: ClassVar[str] = "RevealValley"

    def run(self, state: State) -> None:
        if is_played(state, "goblin_valley"):
            reveal(state, 1)
            if is_joining(state):
                for seat in state.order:
                    gain_soldiers(state, seat, state.year + 1, BATTLES)


def join_invaders(state: State, cards: list[int]) -> None:
    """Add the valley's card to the invaders if it joins them."""
    if is_played(state, "goblin_valley") and is_joining(state):
        cards.append(valley_card(state))


def count_as_goblins(state: State, kinds: list[int]) -> None:
    """Count whatever comes out of the valley as goblins."""
    if is_played(state, "goblin_valley") and is_joining(state):
        kinds[-1] = GOBLINS


class Peek(Choice[State]):
    """The seat chooses at which of the two decks to look in secret."""

    __slots__ = ()
    id: ClassVar[str] = "Peek"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return LOOK

    def choose(self, state: State, seat: int, action: Action) -> None:
        look_at_enemy(state, seat, action.args[0])


def choose_deck(state: State, seat: int) -> None:
    """Ask a seat that may look at the enemy at which of them."""
    state.agenda.append(PEEKS[seat])


PEEKS: Final[list[Peek]] = [Peek(seat) for seat in range(SEATS)]
