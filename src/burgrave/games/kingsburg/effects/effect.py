"""An effect at a moment of the year: when it is ready, what it lets its owner choose, what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.native import mypyc_attr
from burgrave.games.kingsburg.bundles import NOTHING, PLUS2, RESOURCES, SOLDIER, Bundle
from burgrave.games.kingsburg.calendar import season_of
from burgrave.games.kingsburg.effects.conditions import CONDITIONS, DICE_SEEN, RESOURCES_SEEN, SOLDIERS_SEEN, TOKENS_SEEN
from burgrave.games.kingsburg.elements import USE
from burgrave.games.kingsburg.holdings import affords, gain
from burgrave.games.kingsburg.points import FIRST_POWER, score
from burgrave.games.kingsburg.powers import DECLARED, EVERY_SEASON, EVERY_YEAR
from burgrave.games.kingsburg.questions import QUESTIONS

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State

PAYMENTS: Final[list[Bundle]] = [
    (-1, 0, 0, 0, 0, 0),
    (0, -1, 0, 0, 0, 0),
    (0, 0, -1, 0, 0, 0),
    (0, 0, 0, -1, 0, 0),
]
"""By kind: what `choose = "payment"` and `choose = "resource"` pay."""


def holdings_changed(bundle: Bundle) -> int:
    """Return the bits of a seat's holdings that a bundle changes."""
    seen = RESOURCES_SEEN if any(bundle[:RESOURCES]) else 0
    return seen | (TOKENS_SEEN if bundle[PLUS2] else 0) | (SOLDIERS_SEEN if bundle[SOLDIER] else 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """An effect as printed data declares it: under a condition, pay something and gain something. Odd ones are subclasses."""

    def __init__(self, number: int) -> None:
        declared = DECLARED[number]
        self.number = number
        self.declared = declared
        self.source = FIRST_POWER + declared.power
        self.is_optional = declared.is_optional
        self.is_automatic = not declared.is_optional and not declared.choose
        condition = CONDITIONS[declared.condition]
        self.holds = condition.holds
        self.is_bound = bool(declared.condition)
        """Whether it has a condition."""
        self.is_paid_freely = declared.choose == "payment"
        """Whether its owner chooses what to pay."""
        self.is_always = declared.years == EVERY_YEAR and declared.seasons == EVERY_SEASON
        self.pays = declared.pay != NOTHING
        self.gains = declared.gain != NOTHING
        self.writes = holdings_changed(declared.gain) | holdings_changed(declared.pay)
        """Bits of what it changes."""
        self.reads = condition.seen | (0 if declared.is_optional else holdings_changed(declared.pay))
        """Bits of what decides whether it happens: its condition, or what it takes without asking."""
        self.is_loss = not declared.is_optional and self.pays
        """Whether it takes something without asking: its owner prefers it to happen while there is nothing to take."""
        if self.is_paid_freely:
            self.writes |= RESOURCES_SEEN | TOKENS_SEEN
        if declared.choose == "resource":
            self.writes |= RESOURCES_SEEN
        if declared.choose == "die":
            self.writes |= DICE_SEEN

    def in_time(self, state: State, seat: int) -> bool:
        """Return whether this is one of its seasons and years."""
        declared = self.declared
        # At the end of the game `state.year` is past the last year, so only effects limited to some years compare it.
        if declared.years != EVERY_YEAR and not declared.years >> state.year & 1:
            return False
        if declared.seasons == EVERY_SEASON:
            return True
        season = season_of(state.phase)
        if declared.wider >= 0 and state.answers[seat * QUESTIONS + declared.wider]:
            return True
        return season >= 0 and bool(declared.seasons >> season & 1)

    def ready(self, state: State, seat: int) -> bool:
        """Return whether it can be used now: its condition holds and its owner can pay."""
        if self.is_bound and not self.holds(state, seat):
            return False
        declared = self.declared
        if self.pays and not affords(state, seat, declared.pay):
            return False
        if self.is_paid_freely:
            return state.tokens[seat] > 0 or any(state.resources[seat * RESOURCES : (seat + 1) * RESOURCES])
        return True

    def propose(self, state: State, seat: int, legal_actions: list[Action]) -> None:
        """Add the actions that use it to `legal_actions`. The effect must be ready."""
        actions = USE[self.number]
        if self.is_paid_freely:
            for kind in range(RESOURCES):
                if state.resources[seat * RESOURCES + kind]:
                    legal_actions.append(actions[kind])
            if state.tokens[seat]:
                legal_actions.append(actions[PLUS2])
        else:
            legal_actions += actions

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Carry out an action that uses it."""
        declared = self.declared
        if self.pays:
            gain(state, seat, declared.pay, self.source)
        if self.is_paid_freely:
            gain(state, seat, PAYMENTS[action.args[1]], self.source)
        if self.gains:
            gain(state, seat, declared.gain, self.source)
        if declared.more >= 0 and state.answers[seat * QUESTIONS + declared.more]:
            score(state, seat, self.source, state.answers[seat * QUESTIONS + declared.more])
        if declared.bonus:
            index = state.seats + seat
            state.battle = [*state.battle[:index], state.battle[index] + declared.bonus, *state.battle[index + 1 :]]
        if declared.peeks:
            state.book.look(state, seat)

    def stays(self, state: State, seat: int) -> bool:
        """Return whether it may be used once more at this moment."""
        return False

    def is_begun(self, state: State, seat: int) -> bool:
        """Return whether it is used piece by piece and has been begun: using another effect ends it (once a season, p. 18)."""
        return False
