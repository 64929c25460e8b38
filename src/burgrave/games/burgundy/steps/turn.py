"""A player's turn, and actions granted within it: by castles and town halls, and by other things with their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS
from burgrave.engine.decision import Decision, Offer
from burgrave.games.burgundy.elements import CASTLE, END, SKIP, TOWN_HALL
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import DICE, Dice, granted

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Turn(Decision[State, Dice]):
    """A turn: two actions, one with each die, a purchase at any time, and an explicit end."""

    __slots__ = ()
    id: ClassVar[str] = "Turn"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = "turn"

    def kind(self) -> int:
        return WAITS

    def context(self, state: State) -> Dice:
        seat = self.seat
        return DICE[(state.dice_left[seat] * 7 + state.dice[seat * 2]) * 7 + state.dice[seat * 2 + 1]]


class GrantedAction(Decision[State, Dice]):
    """A tile was placed that grants one more action, as with a die; what may be offered then stands under `castle`.

    Subclasses say which die pays: its context is a single one.
    """

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = "castle"

    def kind(self) -> int:
        return WAITS


class CastleAction(GrantedAction):
    """A castle was placed: one more action, as with a die of any number (2011 p. 7, special p. 8).

    Other things grant the same; `grant` is their number in `GRANTS`.
    """

    __slots__ = ("grant",)
    id: ClassVar[str] = "CastleAction"

    def __init__(self, seat: int, grant: int = 0) -> None:
        super().__init__(seat)
        self.grant = grant

    def arguments(self) -> list[object]:
        return granted(self.seat, self.grant)

    def context(self, state: State) -> Dice:
        return ANY_NUMBER_CASTLE


class TownHallAction(Decision[State, Dice]):
    """A town hall was placed: one more stored tile may be placed, on a space of any number (2011 p. 8, special p. 9)."""

    __slots__ = ("grant",)
    id: ClassVar[str] = "TownHallAction"

    def __init__(self, seat: int, grant: int = 0) -> None:
        self.seat = seat
        self.decision = "town_hall"
        self.grant = grant

    def arguments(self) -> list[object]:
        return granted(self.seat, self.grant)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        """List what may be placed with it (or bought to be placed), and declining that."""
        actions = super().legal_actions(state, seat)
        if actions:
            actions.append(SKIP)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            # The tile placed last names a tile's grant; any other grant is named in the event.
            state.events.append(("skip", seat, self.name()) if self.grant else ("skip", seat))
        else:
            super().choose(state, seat, action)

    def context(self, state: State) -> Dice:
        return ANY_NUMBER_TOWN_HALL


ANY_NUMBER_CASTLE: Final[Dice] = ((CASTLE, 0),)
ANY_NUMBER_TOWN_HALL: Final[Dice] = ((TOWN_HALL, 0),)


class EndTurn(Offer[State, Dice]):
    """The verb `end`: the turn is over."""

    __slots__ = ()

    def verb(self) -> str:
        return "end"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer the end when both dice are used; a die can always take workers, so that always comes."""
        if not dice:
            legal_actions.append(END)

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Report the end; the next turn is on the agenda already."""
        state.events.append(("end", seat))


TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(4)]
CASTLE_ACTIONS: Final[list[CastleAction]] = [CastleAction(seat) for seat in range(4)]
TOWN_HALL_ACTIONS: Final[list[TownHallAction]] = [TownHallAction(seat) for seat in range(4)]
