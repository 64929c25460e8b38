"""Double hexes that can be taken: on the roads between depots, in the depots, in the store at the foot of the black depot."""

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
"""The height of the store at the foot of the black depot, by its spaces."""
STRIP: Final = 52
"""The height of the line on a phone."""


def vineyards_view(scene: Scene) -> View:
    """Return what the view has of vineyards."""
    view: View = scene.view["extra"][ID]
    return view


@lru_cache(maxsize=512)
def lying(x: float, y: float, r: float, name: str | None, key: str, topic: str, below: float, touch: float, language: str) -> str:
    """Draw a double hex that can be taken, or its empty place; `below` is how far below the middle its price stands, 0 for none."""
    words = labels(language)
    if name is None:
        return empty_double(x, y, r, words.empty, key, topic)
    badge = f"{number(x)} {number(y + below * r)} 0.9" if below else ""
    area = hit_box(x, y, max(touch, 4 * SIDE * r), touch) if touch else ""
    return double(x, y, r, name, pair_of(name), words.tile(name), key, key, badge, area)


def depot_items(scene: Scene, touch: float = 0) -> list[tuple[tuple[int, ...], Item]]:
    """Return the spaces of the vineyard depot: the numbers of each, and what lies there."""
    view, items = vineyards_view(scene), []
    for place, space in zip(view["depot_spaces"], view["depot"], strict=True):
        item = Item(lying, (space["tile"], f"vine_depot:{place}", "vine_depot", 1, touch, scene.language), 2)
        items.append((tuple(space["numbers"]), item))
    return items


def on_road(scene: Scene) -> dict[int, Item]:
    """Return the double hexes on the road: with two or three players between the two depots that share them."""
    return {numbers[0] - 1: item for numbers, item in depot_items(scene) if len(numbers) == 2}


@lru_cache(maxsize=512)
def line(left: float, top: float, width: float, item: Item) -> str:
    """Draw the line of a depot with the double hex of its number, with four players."""
    return item.at(left + width / 2, top + DEPOT_LINE / 2, 17.2)


def depot_line(scene: Scene, depot: int) -> Band | None:
    """Return the line of a depot with its double hex; None where it has none."""
    items = {numbers[0] - 1: item for numbers, item in depot_items(scene) if len(numbers) == 1}
    if depot not in items:
        return None
    name, key, topic, _, touch, language = items[depot].arguments
    return Band(DEPOT_LINE, line, (Item(lying, (name, key, topic, 0.72, touch, language)),))


def store_items(scene: Scene) -> tuple[Item, ...]:
    """Return the double hexes of the vineyard store."""
    view = vineyards_view(scene)
    return tuple(
        Item(lying, (name, f"vine_store:{place}", "vine_store", 0, 0, scene.language), 2)
        for place, name in zip(view["store_spaces"], view["store"], strict=True)
    )


@lru_cache(maxsize=512)
def foot(left: float, top: float, width: float, items: tuple[Item, ...], language: str) -> str:
    """Draw the store at the foot of the black depot: one double hex beside its title, or three below each other."""
    texts = labels(language).language
    title = element("black-title", text(left + 13, top + 34, texts.gettext("Store"), 13, "serif start", 44), topic="vine_store")
    if len(items) == 1:
        return title + items[0].at(left + width / 2 + 26, top + FOOT[1] / 2, 20.5)
    title = element("black-title", text(left + 12, top + 20, texts.gettext("Store"), 13, "serif start", 62), topic="vine_store")
    spots = ((left + width * 0.74, top + 24), (left + width * 0.30, top + 50), (left + width * 0.74, top + 76))
    return title + "".join(item.at(*spot, 18.2) for item, spot in zip(items, spots, strict=True))


def black_foot(scene: Scene) -> tuple[Band, ...]:
    """Return the line of the store at the foot of the black depot."""
    items = store_items(scene)
    return (Band(FOOT[len(items)], foot, (items, scene.language)),)


@lru_cache(maxsize=512)
def columns(left: float, top: float, width: float, items: tuple[tuple[tuple[int, ...], Item], ...]) -> str:
    """Draw the line below the depots of a phone, each double hex below the columns of its numbers."""
    out = ""
    for numbers, item in items:
        x = FIRST + COLUMN * (sum(numbers) / len(numbers) - 1)
        out += item.at(x, top + STRIP / 2 - 6, 21.5 if len(numbers) == 2 else 17.6)
    return out


def strip(scene: Scene) -> tuple[Band, ...]:
    """Return the line below the depots of a phone."""
    return (Band(STRIP, columns, (tuple(depot_items(scene, TOUCH)),)),)
