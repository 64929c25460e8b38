"""The slice of the scenarios: which groups are claimed, which oaths were sworn, what was offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import demand
from burgrave.engine.saved import numbers
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.modules.scenarios.printed import FIRST_GROUP, NAMES

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

NONE: Final = -1


class Sheet:
    """The slice. Its lists are replaced, never changed in place: clones share them."""

    __slots__ = ("groups", "oaths", "offers")

    def __init__(self, groups: list[int], oaths: list[int], offers: list[int]) -> None:
        self.groups = groups
        """By seat: the group it has claimed this year."""
        self.oaths = oaths
        """By adviser and seat: the number of tokens."""
        self.offers = offers
        """By seat and resource: what it offers at the fair."""

    def clone(self) -> Sheet:
        """Return an independent copy."""
        return Sheet(self.groups, self.oaths, self.offers)

    def data(self) -> list[Any]:
        """Return the slice as JSON-able data."""
        return [list(self.groups), list(self.oaths), list(self.offers)]

    def restore(self, data: Any) -> None:
        """Read the slice from saved data. BadSave if it does not fit."""
        seats = len(self.groups)
        self.groups = numbers("groups", data[0], seats, NONE, len(NAMES) - 1)
        self.oaths = numbers("oaths", data[1], RANKS * seats, 0, 9)
        self.offers = numbers("offers", data[2], RESOURCES * seats, 0, 9)


def new_sheet(state: State) -> Sheet:
    """Return the slice of a new game: nothing claimed, sworn or offered yet."""
    return Sheet([NONE] * state.seats, [0] * (RANKS * state.seats), [0] * (RESOURCES * state.seats))


def sheet_of(state: State) -> Sheet:
    """Return the module's slice of a state."""
    sheet: Sheet = state.slices[state.book.place["scenarios"]]
    return sheet


def is_played(state: State, name: str) -> bool:
    """Return whether the scenario of that name is played."""
    return bool(state.rules.options["scenario"] == name)


def add_power(state: State, seat: int, powers: list[int]) -> None:
    """Add the power of a claimed group to its seat's powers."""
    number = sheet_of(state).groups[seat]
    if number != NONE:
        powers.append(FIRST_GROUP + number)


def audit(state: State) -> None:
    """Check that no group is claimed twice, and that no seat has more tokens on advisers than years have passed."""
    sheet = sheet_of(state)
    claimed = [number for number in sheet.groups if number != NONE]
    demand(len(set(claimed)) == len(claimed), "a group claimed twice", sheet.groups)
    sworn = [sum(sheet.oaths[seat :: state.seats]) for seat in range(state.seats)]
    demand(max(sworn) <= state.year + 1, "more oaths than years", sworn)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return everything on the sheet; nothing of it is hidden."""
    sheet = sheet_of(state)
    seats = range(state.seats)
    return {
        "scenario": state.rules.options["scenario"],
        "groups": {name: sheet.groups.index(number) if number in sheet.groups else None for number, name in enumerate(NAMES)}
        if is_played(state, "wheeling_and_dealing")
        else {},
        "oaths": {
            str(place + 1): [other for other in seats for _ in range(sheet.oaths[place * state.seats + other])]
            for place in range(RANKS)
            if any(sheet.oaths[place * state.seats : (place + 1) * state.seats])
        },
        "fair": [{KINDS[kind]: sheet.offers[other * RESOURCES + kind] for kind in range(RESOURCES)} for other in seats]
        if is_played(state, "royal_fair")
        else [],
    }
