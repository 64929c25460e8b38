"""Six tokens for everybody: one is sent in secret every winter, the last one left scores (p. 14)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.errors import demand
from burgrave.engine.saved import numbers
from burgrave.engine.secret_choice import UNDECIDED, SecretChoice
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.data import read_toml
from burgrave.games.kingsburg.modules.soldier_tokens.elements import SEND, TOKEN_VALUES
from burgrave.games.kingsburg.points import declare_source, score
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.reinforcements import reinforce

if TYPE_CHECKING:
    from burgrave.engine.action import Action

LAST_TOKEN: Final = 9
declare_source(LAST_TOKEN, "last_token")
SET: Final[list[int]] = read_toml("modules/soldier_tokens/soldier_tokens.toml")["soldiers"]
"""The soldiers on the tokens that everybody begins with."""
NOT_SENT: Final = -1


class Tokens:
    """The slice: by seat the tokens that are left, and the one sent last."""

    __slots__ = ("left", "sent")

    def __init__(self, left: list[list[int]], sent: list[int]) -> None:
        self.left = left
        self.sent = sent

    def clone(self) -> Tokens:
        """Return a copy. Both lists are replaced, never changed in place, so clones share them."""
        return Tokens(self.left, self.sent)

    def data(self) -> list[Any]:
        """Return the slice as JSON-able data."""
        return [[list(values) for values in self.left], list(self.sent)]

    def restore(self, data: Any) -> None:
        """Read the slice from saved data. BadSave if it does not fit."""
        self.left = [numbers("tokens", values, None, 0, max(SET)) for values in data[0]]
        self.sent = numbers("tokens", data[1], len(self.left), NOT_SENT, max(SET))


def new_tokens(state: State) -> Tokens:
    """Return the slice of a new game: everybody has all six tokens."""
    return Tokens([SET[:] for _ in range(state.seats)], [NOT_SENT] * state.seats)


def tokens_of(state: State) -> Tokens:
    """Return the module's slice of a state."""
    tokens: Tokens = state.slices[state.book.place["soldier_tokens"]]
    return tokens


class SendTokens(SecretChoice[State]):
    """Everybody chooses a token in secret."""

    __slots__ = ()
    id: ClassVar[str] = "SendTokens"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        left = tokens_of(state).left[seat]
        return [SEND[index] for index, value in enumerate(TOKEN_VALUES) if value in left]

    def reveal(self, state: State, chosen: list[tuple[int, Action]]) -> None:
        tokens = tokens_of(state)
        left = [values[:] for values in tokens.left]
        sent = tokens.sent[:]
        for seat, action in chosen:
            value = action.args[0]
            left[seat].remove(value)
            sent[seat] = value
            state.events.append(("token", seat, value))
        tokens.left = left
        tokens.sent = sent
        reinforce(state, sent, is_fixed=True)


class LastToken(Automatic[State]):
    """At the end the token that is left scores its value."""

    __slots__ = ()
    id: ClassVar[str] = "LastToken"

    def run(self, state: State) -> None:
        for seat in state.order:
            for value in tokens_of(state).left[seat]:
                if value:
                    score(state, seat, LAST_TOKEN, value)


class ClearTokens(Automatic[State]):
    """Returns the tokens that were sent to the box."""

    __slots__ = ()
    id: ClassVar[str] = "ClearTokens"

    def run(self, state: State) -> None:
        tokens_of(state).sent = [NOT_SENT] * state.seats


def audit(state: State) -> None:
    """Check that every seat had six tokens and has sent one each winter."""
    for left in tokens_of(state).left:
        demand(not Counter(left) - Counter(SET), "soldier tokens", left)
        sent = len(SET) - len(left)
        demand(sent in (state.year, state.year + 1) and sent <= YEARS, "soldier tokens sent", sent, state.year)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return what is left, what was sent once it is revealed, and who has chosen already."""
    tokens = tokens_of(state)
    is_asked = bool(state.agenda) and isinstance(state.agenda[-1], SendTokens)
    return {
        "seats": [
            {
                "left": list(tokens.left[other]),
                "sent": tokens.sent[other] if tokens.sent[other] != NOT_SENT else None,
                "chosen": is_asked and state.secret[other] != UNDECIDED,
            }
            for other in range(state.seats)
        ]
    }
