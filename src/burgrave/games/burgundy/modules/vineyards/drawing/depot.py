"""Double hexes that can be had: on the roads between depots, in the depots, in the store at the foot of the black one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from burgrave.draw.markup import element, number
from burgrave.draw.shapes import hit_box, text
from burgrave.games.burgundy.drawing.declaration import DEPOT_LINE, Band, Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.strip import COLUMN, FIRST, TOUCH
from burgrave.games.burgundy.modules.vineyards.drawing.vines import SIDE, double, empty_double, pair_of
from burgrave.games.burgundy.modules.vineyards.vineyard import ID

if TYPE_CHECKING:
    from burgrave.draw.parts import View

FOOT: Final = {1: 58, 3: 100}
"""Height of the store at the foot of the black depot, by its spaces."""
STRIP: Final = 52
"""Height of the line on a phone."""


def vineyards_view(scene: Scene) -> View:
    """What the view has of vineyards."""
    view: View = scene.view["extra"][ID]
    return view


@lru_cache(maxsize=512)
def lying(x: float, y: float, r: float, name: str | None, key: str, topic: str, below: float, touch: float, language: str) -> str:
    """A double hex that can be had, or its empty place; a price stands so far below the middle, 0 for none."""
    words = labels(language)
    if name is None:
        return empty_double(x, y, r, words.empty, key, topic)
    badge = f"{number(x)} {number(y + below * r)} 0.9" if below else ""
    area = hit_box(x, y, max(touch, 4 * SIDE * r), touch) if touch else ""
    return double(x, y, r, name, pair_of(name), words.tile(name), key, key, badge, area)


def depot_items(scene: Scene, touch: float = 0) -> list[tuple[tuple[int, ...], Item]]:
    """The vineyard depot: the numbers of each space, and what lies there."""
    view, found = vineyards_view(scene), []
    for place, here in zip(view["depot_spaces"], view["depot"], strict=True):
        item = Item(lying, (here["tile"], f"vine_depot:{place}", "vine_depot", 1, touch, scene.language), 2)
        found.append((tuple(here["numbers"]), item))
    return found


def on_road(scene: Scene) -> dict[int, Item]:
    """With two or three players a double hex lies between the two depots that share it."""
    return {numbers[0] - 1: item for numbers, item in depot_items(scene) if len(numbers) == 2}


@lru_cache(maxsize=512)
def line(left: float, top: float, width: float, item: Item) -> str:
    """With four it lies in the depot of its number."""
    return item.at(left + width / 2, top + DEPOT_LINE / 2, 17.2)


def depot_line(scene: Scene, depot: int) -> Band | None:
    """See `line`."""
    found = {numbers[0] - 1: item for numbers, item in depot_items(scene) if len(numbers) == 1}
    if depot not in found:
        return None
    name, key, topic, _, touch, language = found[depot].arguments
    return Band(DEPOT_LINE, line, (Item(lying, (name, key, topic, 0.72, touch, language)),))


def store_items(scene: Scene) -> tuple[Item, ...]:
    """The vineyard store."""
    view = vineyards_view(scene)
    return tuple(
        Item(lying, (name, f"vine_store:{place}", "vine_store", 0, 0, scene.language), 2)
        for place, name in zip(view["store_spaces"], view["store"], strict=True)
    )


@lru_cache(maxsize=512)
def foot(left: float, top: float, width: float, items: tuple[Item, ...], language: str) -> str:
    """The store at the foot of the black depot: one double hex beside its title, or three below each other."""
    texts = labels(language).language
    title = element("black-title", text(left + 13, top + 34, texts.gettext("Store"), 13, "serif start", 44), topic="vine_store")
    if len(items) == 1:
        return title + items[0].at(left + width / 2 + 26, top + FOOT[1] / 2, 20.5)
    title = element("black-title", text(left + 12, top + 20, texts.gettext("Store"), 13, "serif start", 62), topic="vine_store")
    spots = ((left + width * 0.74, top + 24), (left + width * 0.30, top + 50), (left + width * 0.74, top + 76))
    return title + "".join(item.at(*spot, 18.2) for item, spot in zip(items, spots, strict=True))


def black_foot(scene: Scene) -> tuple[Band, ...]:
    """See `foot`."""
    items = store_items(scene)
    return (Band(FOOT[len(items)], foot, (items, scene.language)),)


@lru_cache(maxsize=512)
def columns(left: float, top: float, width: float, items: tuple[tuple[tuple[int, ...], Item], ...]) -> str:
    """On a phone: a line below the depots, each double hex below the columns of its numbers."""
    out = ""
    for numbers, item in items:
        x = FIRST + COLUMN * (sum(numbers) / len(numbers) - 1)
        out += item.at(x, top + STRIP / 2 - 6, 21.5 if len(numbers) == 2 else 17.6)
    return out


def strip(scene: Scene) -> tuple[Band, ...]:
    """See `columns`."""
    return (Band(STRIP, columns, (tuple(depot_items(scene, TOUCH)),)),)
