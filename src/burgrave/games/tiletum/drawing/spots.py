"""The spaces of the map: plate and name, what lies on it and beside it."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw import markup
from burgrave.draw.markup import number
from burgrave.draw.parts import View
from burgrave.draw.shapes import box, box_mark, box_ring, text, tick
from burgrave.games.tiletum.drawing.board_labels import board_labels
from burgrave.games.tiletum.drawing.layout import FLAG_RIGHT, PRICE_ABOVE, Layout
from burgrave.games.tiletum.drawing.plates import BONUS, FLAG, ROAD, Plate, flag_reach, name_size, plate_of, price_at, priced
from burgrave.games.tiletum.drawing.reading import NO_FAIR, Fair, Scene
from burgrave.games.tiletum.drawing.tiles import tile
from burgrave.games.tiletum.drawing.towns import Church, Houses, Names, church, houses
from burgrave.games.tiletum.europe import CITIES, PLACES, TITLES


def cities(scene: Scene, layout: Layout) -> tuple[str, ...]:
    """Return every city, in the order of the map."""
    return tuple(spot(scene, layout, place) for place in PLACES[:CITIES])


def plate_at(scene: Scene, place: str) -> Plate:
    """Return the plate of a space."""
    here = scene.view["places"][place]
    return plate_of(len(here["houses"]), here["cathedral"] is not None, here["has_bonus"])


def spot(scene: Scene, layout: Layout, place: str) -> str:
    """Draw one city with what stands there."""
    here = scene.view["places"][place]
    lots = tuple((lot["number"], lot["owner"], lot["points"], lot["reuse"]) for lot in here["houses"])
    there = cathedral(here["cathedral"])
    fair = scene.fairs.get(place, NO_FAIR)
    return city(layout, place, lots, there, here["has_bonus"], here["bonus"], fair, scene.names, scene.language)


def cathedral(shown: View | None) -> Church | None:
    """Return what is drawn of a cathedral."""
    return (shown["stone"], shown["points"], tuple(shown["pile"]), shown["spaces"], tuple(shown["pillars"])) if shown else None


def placed(layout: Layout, place: str, body: str, kind: str = "spot") -> str:
    """Something drawn around 0, 0, moved to its space."""
    x, y = layout.at(place)
    size = "" if layout.scale == 1 else f" scale({layout.scale:g})"
    return f'<g class="{kind}" transform="translate({number(x)} {number(y)}){size}">{body}</g>'


@lru_cache(maxsize=1024)
def city(
    layout: Layout,
    place: str,
    lots: Houses,
    there: Church | None,
    has_bonus: bool,
    bonus: str | None,
    fair: Fair,
    names: Names,
    language: str,
) -> str:
    """Draw a city. What lies on its plate is no part of it, so that each can be clicked; a plate that is lit stays below that."""
    words, plate = board_labels(language), plate_of(len(lots), there is not None, has_bonus)
    body = box(plate.middle, 0, plate.width, plate.height, 6, "church-face" if plate.is_church else "plate-face")
    body += text(plate.middle, -plate.height / 2 - 5, TITLES[place], name_size(layout), "city-name")
    body += marks(plate)
    badge, name = priced(layout, place, price_at(layout, place, plate), plate.height / 2 + 7), f"place:{place}"
    ground = markup.element("town", body, words.place(place), name=name, key=name, topic=name, badge=badge)
    upon = church(layout, place, plate, there, names, language) if there else houses(layout, place, plate, lots, names, language)
    if has_bonus:
        key = f"bonus:{place}"
        upon += tile(
            bonus,
            plate.bonus,
            0,
            BONUS,
            element=key if bonus else "",
            key=key,
            label=words.bonus(bonus, place),
            help_="" if bonus else "bonus",
            badge=priced(layout, place, plate.bonus, BONUS / 2 + 9) if bonus else "",
        )
    if fair != NO_FAIR:
        upon += flag_at(layout, place, plate, fair, words.fair_city(fair[0], place))
    return placed(layout, place, f'<g>{ground}</g><g class="upon">{upon}</g>')


def marks(plate: Plate) -> str:
    """Draw the states of a plate."""
    around = (plate.middle, 0, plate.width + 3, plate.height + 3, 6)
    return (
        box_mark(plate.middle, 0, plate.width + 6, plate.height + 6, 8) + box_ring(*around) + tick(plate.left, -plate.height / 2, 8)
    )


def flag_at(layout: Layout, place: str, plate: Plate, fair: Fair, label: str) -> str:
    """Draw the flag of a fair with its round, beside the name of its city."""
    number_of, is_over = fair
    side = 1 if place in FLAG_RIGHT else -1
    x, y = plate.middle + side * (flag_reach(layout, place) - FLAG / 2), -plate.height / 2 - 17
    body = f'<path class="fair-flag" d="M{number(x - 7)} {number(y)}h14v15l-7-4-7 4z"/>'
    body += text(x, y + 10, number_of, 10, "serif fair-no")
    return markup.element("fair past" if is_over else "fair", body, label, topic=f"city:{place}")


@lru_cache(maxsize=8)
def road_spaces(layout: Layout, language: str) -> str:
    """Spaces on the roads, where nothing is built."""
    words, out = board_labels(language), ""
    for place in PLACES[CITIES:]:
        body = '<circle class="node" r="8.5"/><circle class="node-dot" r="2.6"/>'
        body += "".join(f'<circle class="{kind}" r="{r}"/>' for kind, r in RINGS) + tick(8, -8, 6)
        name = f"place:{place}"
        badge = priced(layout, place, 0, (ROAD.height / 2 + 8) * (-1 if place in PRICE_ABOVE else 1))
        space = markup.element("town", body, words.place(place), name=name, key=name, topic=name, badge=badge)
        out += placed(layout, place, f"<g>{space}</g>")
    return out


RINGS = (("mark halo", 11), ("mark", 11), ("ring-ink", 8.5), ("ring", 8.5))
