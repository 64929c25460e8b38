"""An arrangement that is still being made: three parts as they lie, perhaps with a first castle; and every step from it to others.

Its text is that of the action `arrange` (`elements.ARRANGE`), without the castle as long as none is chosen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.scene import Scene
from burgrave.games.tuscany.elements import FIRST_CASTLE, ORDER, SHIFT, TURNED
from burgrave.games.tuscany.estate import (
    AS_DEALT,
    ORDERS,
    PART_LETTERS,
    PART_NAMES,
    SHIFTS,
    TURNS,
    Estate,
    estate,
    layout_number,
)
from burgrave.games.tuscany.numbers import REGION_POINTS

VERB: Final = "arrange"
NO_CASTLE: Final = -1
LEFT, MIDDLE, RIGHT = range(3)
"""Places of parts; a joint is named by the place before it."""
_NUMBER: Final = [{element.name: element.number for element in elements} for elements in (ORDER, TURNED, SHIFT, FIRST_CASTLE)]


class Arrangement(NamedTuple):
    """Three parts as they lie. Parts are named by their numbers, 0 for A."""

    layout: int = AS_DEALT
    castle: int = NO_CASTLE
    """The part on which the first castle stands."""

    @property
    def order(self) -> tuple[int, ...]:
        """Return the parts from left to right."""
        return tuple(PART_LETTERS.index(letter) for letter in ORDERS[self.layout // len(SHIFTS) // TURNS])

    @property
    def turned(self) -> int:
        """Return the parts that are turned, a bit for each."""
        return self.layout // len(SHIFTS) % TURNS

    @property
    def shifts(self) -> int:
        """For each joint a bit: whether its right part lies lower."""
        return self.layout % len(SHIFTS)

    @property
    def text(self) -> str:
        """Return the arrangement as a draft; as the action once a castle is chosen."""
        order = ORDER[self.layout // len(SHIFTS) // TURNS].name
        castle = f" {FIRST_CASTLE[self.castle].name}" if self.castle != NO_CASTLE else ""
        return f"{VERB} {order} {TURNED[self.turned].name} {SHIFT[self.shifts].name}{castle}"

    # ---- steps ----------------------------------------------------------------------------------------------------

    def _laid(self, order: tuple[int, ...], turned: int, shifts: int) -> Arrangement:
        letters = "".join(PART_LETTERS[part] for part in order)
        return self._replace(layout=layout_number(ORDERS.index(letters), turned, shifts))

    def turn(self, part: int) -> Arrangement:
        """Return the arrangement with a part turned by half."""
        return self._laid(self.order, self.turned ^ 1 << part, self.shifts)

    def swap(self, joint: int) -> Arrangement:
        """Return the arrangement with the parts at both sides of a joint exchanged."""
        order = [*self.order]
        order[joint : joint + 2] = order[joint + 1], order[joint]
        return self._laid(tuple(order), self.turned, self.shifts)

    def shift(self, joint: int) -> Arrangement:
        """Return the arrangement with the outer part at a joint shifted along the middle one."""
        return self._laid(self.order, self.turned, self.shifts ^ 1 << joint)

    def with_castle(self, part: int) -> Arrangement:
        """Return the arrangement with the first castle on a part; on the same part once more, without a castle."""
        return self._replace(castle=NO_CASTLE if part == self.castle else part)

    # ---- how parts lie --------------------------------------------------------------------------------------------

    def drop(self, place: int) -> int:
        """Return how many half fields the part at a place lies lower than the middle one."""
        if place == MIDDLE:
            return 0
        is_low = bool(self.shifts >> (LEFT if place == LEFT else MIDDLE) & 1)
        return (-1 if is_low else 1) if place == LEFT else (1 if is_low else -1)

    def estate(self, variants: tuple[int, ...]) -> Estate:
        """Return the estate that it makes of these parts."""
        return estate(variants, self.layout)


AS_IT_WAS_DEALT: Final = Arrangement()


def parsed(text: str | None) -> Arrangement | None:
    """Return the arrangement that a text describes; None when it describes none."""
    verb, *names = text.split(" ") if isinstance(text, str) else [""]
    if verb != VERB or len(names) not in (3, 4) or any(name not in known for name, known in zip(names, _NUMBER, strict=False)):
        return None
    order, turned, shifts, *castle = (known[name] for name, known in zip(names, _NUMBER, strict=False))
    return Arrangement(layout_number(order, turned, shifts), castle[0] if castle else NO_CASTLE)


def variants_of(names: list[str]) -> tuple[int, ...]:
    """Return which printed part of each letter a player has, from the names in a view."""
    return tuple(PART_NAMES[part].index(name) for part, name in enumerate(names))


@lru_cache(maxsize=4096)
def region_points(variants: tuple[int, ...], layout: int) -> int:
    """Return green points for all regions of an estate together."""
    land = estate(variants, layout)
    return sum(REGION_POINTS[region.bit_count()] for region in dict.fromkeys(land.region))


# ---- what a reader sees -----------------------------------------------------------------------------------------------------


def is_arranging(scene: Scene) -> bool:
    """Return whether everybody arranges their parts now."""
    return scene.step == "Arrange"


def is_asked(scene: Scene) -> bool:
    """Return whether the reader is to arrange, whatever board they look at; of seats at one screen, the first that is not ready."""
    reader = scene.view["seat"]
    return is_arranging(scene) and reader in scene.look.you and reader in scene.view["to_act"]


def is_composing(scene: Scene) -> bool:
    """Return whether the reader is to arrange the parts in the middle."""
    return is_asked(scene) and scene.view["seat"] == scene.look.focus


def drafted(scene: Scene) -> Arrangement:
    """Return what the reader has composed so far."""
    return parsed(scene.look.draft) or AS_IT_WAS_DEALT


def arrangement(scene: Scene) -> Arrangement | None:
    """Return how the parts in the middle lie as far as the reader may know: as they compose or chose them."""
    if is_composing(scene):
        return drafted(scene)
    if scene.view["seat"] == scene.look.focus and scene.view["chosen"]:
        return parsed(scene.view["chosen"])
    return None


def composed(scene: Scene) -> tuple[str, ...] | None:
    """Return the actions that finish what the reader composes: the layout as it stands, with the chosen castle or each of them."""
    if not is_asked(scene):
        return None
    draft = drafted(scene)
    castles = range(len(PART_LETTERS)) if draft.castle == NO_CASTLE else (draft.castle,)
    return tuple(draft._replace(castle=part).text for part in castles)
