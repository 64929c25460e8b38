"""Ids of everything that can be clicked, and the interned actions made of them.

Saves and the digests of secret choices hold the indices of actions, which never change. Modules have theirs in their own
`elements.py`, in a block whose first index is written there. Here too an action that comes later has a block, behind all others.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from burgrave.engine.action import Action, ActionBlock, ActionTable, Element
from burgrave.games.kingsburg.buildings import BUILDINGS, fill_in
from burgrave.games.kingsburg.bundles import KINDS, NOTHING, RESOURCES, Bundle, bundle, bundle_text, of_size
from burgrave.games.kingsburg.calendar import COLOURED, COLOURED_MASK, DICE
from burgrave.games.kingsburg.council import RANKS, REWARDS

SEATS: Final = 5

ADVISER: Final = [Element(f"adviser:{rank + 1}", rank) for rank in range(RANKS)]
DIE: Final = [Element(f"die:{die + 1}" if die < COLOURED else f"white:{die - COLOURED + 1}", die) for die in range(DICE)]
TOKEN: Final = Element("plus2", 1)
MARKET: Final = Element("market", 1)
KIND: Final = [Element(kind, number) for number, kind in enumerate(KINDS)]
SEAT: Final = [Element(f"seat:{seat + 1}", seat) for seat in range(SEATS)]
DISCOUNT: Final = [Element("discount:none", 1), *(Element(f"discount:{KINDS[kind]}", 2 + kind) for kind in range(RESOURCES))]

ON_BOARDS: Final[set[str]] = {"adviser", "die", "white", "plus2", "market", "building"}
"""Elements that lie on a board, by what comes before the colon; modules add theirs, cards are added with their powers. All others
are drawn only while they are asked for.
"""

ACTIONS: Final = ActionTable("kingsburg")
SKIP: Final = ACTIONS.skip
PASS: Final[Action] = ACTIONS.add("pass")
END: Final[Action] = ACTIONS.add("end")

# ---- the council ----


def _dice(mask: int) -> list[Element]:
    """Return the elements of the dice in a mask."""
    return [DIE[die] for die in range(DICE) if mask >> die & 1]


def placements(block: ActionBlock, verb: str, place: Element) -> list[list[Action]]:
    """Add the actions that put dice on a place to a block, by mask of dice, then token + 2 * market."""
    actions: list[list[Action]] = []
    for mask in range(1 << DICE):
        actions.append([])
        if mask & COLOURED_MASK:
            for extra in range(4):
                extras = ([TOKEN] if extra & 1 else []) + ([MARKET] if extra & 2 else [])
                actions[-1].append(block.add(verb, place, *_dice(mask), *extras))
    return actions


def extras_with_dice(placements: list[list[list[Action]]]) -> dict[Action, tuple[int, int]]:
    """Return by action of these places: its mask of dice and its extras."""
    return {action: (mask, extra) for masks in placements for mask, row in enumerate(masks) for extra, action in enumerate(row)}


_INFLUENCES: Final = ACTIONS.block(3)
INFLUENCE: Final[list[list[list[Action]]]] = [placements(_INFLUENCES, "influence", adviser) for adviser in ADVISER]
"""By adviser, mask of dice and extras."""
DICE_AND_EXTRAS: Final[dict[Action, tuple[int, int]]] = extras_with_dice(INFLUENCE)
"""By action: its mask of dice and its extras."""

# ---- what changes hands ----


def _taken() -> list[Bundle]:
    """Return every bundle that some rule of the base game lets a seat take."""
    bundles = [mix for size in range(1, 5) for mix in of_size(size)]
    bundles += [bundle({kind: 1}) for kind in KINDS]
    bundles += [mix for reward in REWARDS[:RANKS] for mix in reward.bundles]
    return list(dict.fromkeys(bundles))


_TAKES: Final = ACTIONS.block(2261)
TAKE: Final[dict[Bundle, Action]] = {
    mix: _TAKES.add("take", Element(bundle_text(mix), number)) for number, mix in enumerate(_taken())
}
TAKEN: Final[list[Bundle]] = list(TAKE)
"""By the number of a `take` action's element; modules add theirs."""


def declare_taken(bundles: Iterable[Bundle], first: int, take: int) -> None:
    """Declare more bundles that may be taken: `first` is the number of the first one, `take` the index of its action."""
    block = ACTIONS.block(take)
    for number, mix in enumerate(bundles, first):
        while len(TAKEN) <= number:
            TAKEN.append(NOTHING)
        TAKE[mix] = block.add("take", Element(bundle_text(mix), number))
        TAKEN[number] = mix


LOSSES: Final[list[Bundle]] = [mix for size in range(1, 5) for mix in of_size(size)]
_PAYS: Final = ACTIONS.block(2358)
PAY: Final[dict[Bundle, Action]] = {mix: _PAYS.add("pay", Element(bundle_text(mix), number)) for number, mix in enumerate(LOSSES)}
"""By bundle of resources that a lost battle takes."""
PRICES: Final[list[Bundle]] = [mix for size in range(3) for mix in of_size(size, RESOURCES + 1)]
RECRUIT: Final[list[Action]] = [ACTIONS.add("recruit", Element(bundle_text(mix), number)) for number, mix in enumerate(PRICES)]
"""By number in `PRICES`: recruit a soldier for that price."""

# ---- the province ----

PLAIN: Final = 0
BY_ENVOY: Final = 1
BY_POWER: Final = 2
"""What allows a building: the season itself, or a second one by the envoy or a power."""
SECOND_BUILD: Final[dict[int, Element]] = {BY_ENVOY: Element("envoy", BY_ENVOY)}
"""By what allows a second building in a season: its element. A module that has the power fills in that one."""
FIRST_BUILD: Final = 2407
"""The index of the first action that puts up a building; each building has as many."""
BUILDING: Final[dict[int, Element]] = {}
"""By number. Filled in by modules."""
BUILD: Final[list[list[list[Action]]]] = [[] for _ in BUILDINGS]
"""By building, what allows it, and which discount is taken (0: there is none to take). Filled in by modules."""
BUILD_WITH: Final[dict[Action, tuple[int, int, int]]] = {}
"""By action: its building, what allows it, and which discount is taken. Filled in by modules."""


def declare_buildings(declared: Mapping[str, Mapping[str, Any]], first: int = 0) -> None:
    """Declare buildings from printed data by their names, and the actions that put them up. `first` is the number of the first
    building of their side: 0 for the sheet, `buildings.PRINTED` for the alternative rows.
    """
    for name, entry in declared.items():
        number = fill_in(name, entry, first)
        BUILDING[number] = Element(f"building:{name}", number)
        BUILD[number] = [[], [], []]
        for by in (PLAIN, *SECOND_BUILD):
            _declare_builds(number, by)


def declare_second_build(by: int, name: str) -> None:
    """Declare the element of what allows a second building, and the actions that put up each building with it. ValueError where
    there is one already.
    """
    if by in SECOND_BUILD:
        raise ValueError(f"{name!r} cannot allow a second building: {SECOND_BUILD[by].name!r} has its place")
    SECOND_BUILD[by] = Element(name, by)
    for number in BUILDING:
        _declare_builds(number, by)


def _declare_builds(number: int, by: int) -> None:
    """Add the actions that put up a building as `by` allows, with every discount."""
    ways = len(DISCOUNT) + 1
    second = [SECOND_BUILD[by]] if by else []
    first = FIRST_BUILD + (number * len(BUILD[number]) + by) * ways
    for less in range(ways):
        path = [BUILDING[number], *second, *([DISCOUNT[less - 1]] if less else [])]
        action = ACTIONS.put(first + less, "build", tuple(path))
        BUILD[number][by].append(action)
        BUILD_WITH[action] = (number, by, less)


# ---- powers ----

Paths = Sequence[Sequence[Element] | None]
"""Paths of elements that an effect lets its owner choose from; None leaves an index without an action."""
CHOICES: Final[dict[str, Paths]] = {
    "": [[]],
    "resource": [[kind] for kind in KIND[:RESOURCES]],
    "payment": [[kind] for kind in KIND[: RESOURCES + 1]],
    "die": [[die] for die in DIE],
}
"""By the names of choices in printed data; modules have choices of their own."""
USE: Final[list[list[Action]]] = []
"""By effect and what is chosen with it. Filled in by modules."""
WAIVE: Final[dict[int, Action]] = {}
"""By effect: it happens now, while it takes nothing. Filled in by modules."""


def declare_use(effect: int, name: str, paths: Paths, use: int, waive: int) -> None:
    """Add the actions that use an effect, one for each path, with indices from `use` on, and the one that waives it."""
    while len(USE) <= effect:
        USE.append([])
    element = Element(name, effect)
    USE[effect] = [ACTIONS.put(index, "use", (element, *path)) for index, path in enumerate(paths, use) if path is not None]
    WAIVE[effect] = ACTIONS.put(waive, "waive", (element,))


# ---- what several modules use ----

_MARKED: Final = ACTIONS.block(3479)
MARK: Final[list[Action]] = [_MARKED.add("mark", adviser) for adviser in ADVISER]
"""By adviser: put a building token there, so that the adviser is open to its owner alone."""
OWN_LOW_SPACES: Final[list[Element]] = []
"""Spaces of a card that count as advisers of low rank, numbered by place. Filled in by modules."""
_FOR_OWN_LOW_SPACES: Final[list[Callable[[Element], None]]] = []


def declare_own_low_space(space: Element) -> None:
    """Declare a space of a card that counts as an adviser of low rank."""
    OWN_LOW_SPACES.append(space)
    for add in _FOR_OWN_LOW_SPACES:
        add(space)


def for_own_low_spaces(add: Callable[[Element], None]) -> None:
    """Call a function that adds actions with every space of a card that counts as an adviser of low rank, those included that are
    declared later.
    """
    _FOR_OWN_LOW_SPACES.append(add)
    for space in OWN_LOW_SPACES:
        add(space)
