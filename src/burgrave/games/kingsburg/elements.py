"""Ids of everything that can be clicked, and the interned actions made of them.

Saves and the digests of secret choices hold the indices of actions, which never change. Modules have theirs in their own
`elements.py`, in a block whose first index is written there. Here too an action that comes later has a block, behind all others.
"""

from typing import Final

from burgrave.engine.action import Action, ActionTable, Element
from burgrave.games.kingsburg.buildings import BUILDINGS, COLUMN
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES, Bundle, bundle, bundle_text, of_size
from burgrave.games.kingsburg.calendar import COLOURED, COLOURED_MASK, DICE, LOW_RANK
from burgrave.games.kingsburg.council import RANKS, REWARDS
from burgrave.games.kingsburg.ids import EFFECT_IDS, OWN_RANKS, POWERS
from burgrave.games.kingsburg.ids import TAKEN as MORE_TAKEN

SEATS: Final = 5

ADVISER: Final = [Element(f"adviser:{rank + 1}", rank) for rank in range(RANKS)]
DIE: Final = [Element(f"die:{die + 1}" if die < COLOURED else f"white:{die - COLOURED + 1}", die) for die in range(DICE)]
TOKEN: Final = Element("plus2", 1)
MARKET: Final = Element("market", 1)
FAIR: Final = Element("travelling_market", 1)
PRIVATE: Final = [Element(f"private:{rank}", number) for number, rank in enumerate(OWN_RANKS)]
BUILDING: Final = [Element(f"building:{name}", number) for number, name in enumerate(BUILDINGS)]
KIND: Final = [Element(kind, number) for number, kind in enumerate(KINDS)]
SEAT: Final = [Element(f"seat:{seat + 1}", seat) for seat in range(SEATS)]
ENEMY: Final = [Element(f"enemy:{deck + 1}", deck) for deck in range(2)]
SECOND_BUILD: Final = [Element("envoy", 1), Element("engineer", 2)]
"""What allows a second building in a season."""
DISCOUNT: Final = [Element("discount:none", 1), *(Element(f"discount:{KINDS[kind]}", 2 + kind) for kind in range(RESOURCES))]

ACTIONS: Final = ActionTable("kingsburg")
SKIP: Final = ACTIONS.skip
PASS: Final[Action] = ACTIONS.add("pass")
END: Final[Action] = ACTIONS.add("end")

# ---- the council ----


def _dice(mask: int) -> list[Element]:
    """Return the elements of the dice in a mask."""
    return [DIE[die] for die in range(DICE) if mask >> die & 1]


def _placements(verb: str, place: Element) -> list[list[Action]]:
    """Add the actions that put dice on a place, by mask of dice, then token + 2 * market."""
    actions: list[list[Action]] = []
    for mask in range(1 << DICE):
        actions.append([])
        if mask & COLOURED_MASK:
            for extra in range(4):
                extras = ([TOKEN] if extra & 1 else []) + ([MARKET] if extra & 2 else [])
                actions[-1].append(ACTIONS.add(verb, place, *_dice(mask), *extras))
    return actions


INFLUENCE: Final[list[list[list[Action]]]] = [_placements("influence", adviser) for adviser in ADVISER]
"""By adviser, mask of dice and extras."""
LOBBY: Final[list[list[list[Action]]]] = [_placements("lobby", place) for place in PRIVATE]
"""By space of the politician's card, mask of dice and extras."""
TRAVEL: Final[list[list[Action]]] = [
    [ACTIONS.add("travel", adviser, die, FAIR) for die in DIE[:COLOURED]] for adviser in ADVISER[:LOW_RANK]
]
"""With the travelling market, by adviser and coloured die."""

DICE_AND_EXTRAS: Final[dict[Action, tuple[int, int]]] = {
    action: (mask, extra)
    for places in (INFLUENCE, LOBBY)
    for masks in places
    for mask, row in enumerate(masks)
    for extra, action in enumerate(row)
}
"""By action: its mask of dice and its extras."""

# ---- what changes hands ----


def _taken() -> list[Bundle]:
    """Return every bundle that some rule lets a seat take."""
    bundles = [mix for size in range(1, 5) for mix in of_size(size)]
    bundles += [bundle({kind: 1}) for kind in KINDS]
    bundles += [mix for reward in REWARDS[:RANKS] for mix in reward.bundles]
    bundles += [bundle(mix) for mix in MORE_TAKEN]
    return list(dict.fromkeys(bundles))


TAKE: Final[dict[Bundle, Action]] = {
    mix: ACTIONS.add("take", Element(bundle_text(mix), number)) for number, mix in enumerate(_taken())
}
TAKEN: Final[list[Bundle]] = list(TAKE)
"""By the number of a `take` action's element."""
LOSSES: Final[list[Bundle]] = [mix for size in range(1, 5) for mix in of_size(size)]
PAY: Final[dict[Bundle, Action]] = {mix: ACTIONS.add("pay", Element(bundle_text(mix), number)) for number, mix in enumerate(LOSSES)}
"""By bundle of resources that a lost battle takes."""
PRICES: Final[list[Bundle]] = [mix for size in range(3) for mix in of_size(size, RESOURCES + 1)]
RECRUIT: Final[list[Action]] = [ACTIONS.add("recruit", Element(bundle_text(mix), number)) for number, mix in enumerate(PRICES)]
"""By number in `PRICES`: recruit a soldier for that price."""
SWAPS: Final[list[Bundle]] = [
    bundle({KINDS[paid]: -1, KINDS[gained]: 1}) for paid in range(RESOURCES) for gained in range(RESOURCES) if paid != gained
]

# ---- the province ----

PLAIN: Final = 0
BY_ENVOY: Final = 1
BY_ENGINEER: Final = 2
BUILD: Final[list[list[list[Action]]]] = [
    [
        [
            ACTIONS.add("build", building, *([SECOND_BUILD[by - 1]] if by else []), *([DISCOUNT[less - 1]] if less else []))
            for less in range(len(DISCOUNT) + 1)
        ]
        for by in range(len(SECOND_BUILD) + 1)
    ]
    for building in BUILDING
]
"""By building, what allows it, and which discount is taken (0: there is none to take)."""
BUILD_WITH: Final[dict[Action, tuple[int, int, int]]] = {
    action: (building, by, less)
    for building, rows in enumerate(BUILD)
    for by, row in enumerate(rows)
    for less, action in enumerate(row)
}
"""By action: its building, what allows it, and which discount is taken."""

# ---- powers ----

VALUES: Final = (Element("values:3+4+6", 0), Element("values:3+4", 1), Element("values:3+6", 2), Element("values:4+6", 3))
"""What the prince's coloured dice become."""
TURNS: Final = tuple(Element(f"to:{value}", value) for value in (1, 3))


def _parameters(choose: str) -> list[list[Element]]:
    """Return the paths of elements that an effect lets its owner choose from, by the name of the choice in `ids.toml`."""
    if choose == "resource":
        return [[kind] for kind in KIND[:RESOURCES]]
    if choose == "payment":
        return [[kind] for kind in KIND[: RESOURCES + 1]]
    if choose == "die":
        return [[die] for die in DIE]
    if choose == "values":
        return [[values] for values in VALUES]
    if choose == "turn":
        return [[die, turn] for die in DIE for turn in TURNS]
    if choose == "swap":
        return [[Element(bundle_text(mix), number)] for number, mix in enumerate(SWAPS)]
    if choose == "first_column":
        return [[building] for building in BUILDING if COLUMN[building.number] == 0]
    if choose == "low_adviser":
        return [[adviser] for adviser in ADVISER[:LOW_RANK]]
    return [[]]


def _use() -> list[list[Action]]:
    """Add the actions of every effect, by effect and what is chosen with it."""
    actions: list[list[Action]] = []
    for number, (power, choose) in enumerate(EFFECT_IDS):
        is_second = number > 0 and EFFECT_IDS[number - 1][0] == power
        name = f"{POWERS[power]}.2" if is_second else POWERS[power]
        actions.append([ACTIONS.add("use", Element(name, number), *elements) for elements in _parameters(choose)])
    return actions


USE: Final[list[list[Action]]] = _use()
"""By effect and what is chosen with it."""
LOOK: Final[list[Action]] = [ACTIONS.add("look", deck) for deck in ENEMY]

# ---- what several modules use ----

_MARKED: Final = ACTIONS.block(3479)
MARK: Final[list[Action]] = [_MARKED.add("mark", adviser) for adviser in ADVISER]
"""By adviser: put a building token there, so that the adviser is open to its owner alone."""
_WAIVED: Final = ACTIONS.block(3562)
WAIVE: Final[list[Action]] = [_WAIVED.add("waive", Element(actions[0].path[0], number)) for number, actions in enumerate(USE)]
"""By effect: it happens now, while it takes nothing."""
OWN_LOW_SPACES: Final = [Element(f"private:{rank}", RANKS + number) for number, rank in enumerate(OWN_RANKS) if rank <= LOW_RANK]
"""Spaces of a card that count as advisers of low rank, numbered by place."""


def _use_own() -> None:
    """Let effects that choose an adviser of low rank choose such a space, too."""
    for number, (power, choose) in enumerate(EFFECT_IDS):
        if choose == "low_adviser":
            USE[number] += [ACTIONS.add("use", Element(POWERS[power], number), space) for space in OWN_LOW_SPACES]


_use_own()
TRAVEL_OWN: Final[dict[int, list[Action]]] = {
    space.number: [ACTIONS.add("travel", space, die, FAIR) for die in DIE[:COLOURED]] for space in OWN_LOW_SPACES
}
"""With the travelling market on a space of a card, by place and coloured die."""
RETAIN: Final[Action] = ACTIONS.add("retain")
"""Keep a soldier when the others go home."""
