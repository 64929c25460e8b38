"""What is to be chosen before there is anything on a board to tell it: governors, groups of the people, alternative rows.

They cover the council, each with what it does: names alone say little to whoever sees them for the first time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.fitting import fitted, lines
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_states, text
from burgrave.games.kingsburg.buildings import BUILDINGS, COST, POINTS, PRINTED, ROW, ROWS
from burgrave.games.kingsburg.drawing import effects
from burgrave.games.kingsburg.drawing.icons import ICON_OF, emblem
from burgrave.games.kingsburg.drawing.labels import NUMBER, labels
from burgrave.games.kingsburg.drawing.plot import Plot, points_mark, price
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.drawing.tokens import row
from burgrave.games.kingsburg.words.powers import power_text

GAP: Final = 5
LETTER: Final = 0.49
"""The width of one in a sentence, in its height: spaces and small letters are narrower than names."""
TALLEST: Final = 92
"""Of a line."""
NARROW: Final = 400
"""Where a panel is less wide, titles stand below their pictures."""
GOVERNORS_IN: Final = {"KeepGovernors": "hand", "Nominate": "table", "Bid": "table"}
"""By step: which of the module's governors are looked at."""
STRIPS_ON_TABLE: Final = "DraftStrip"
STRIPS_DEALT: Final = ("CoverRows", "ExchangeStrip")


class Item(NamedTuple):
    """One line: a card, or an alternative row."""

    name: str
    """Its element: `governor:priest`, `group:clergy`, `row:B`."""
    is_open: bool
    """Whether the reader may choose it here."""
    owner: int | None = None
    """The seat that has it already."""


def items(scene: Scene) -> tuple[Item, ...]:
    """Everything to look at now; nothing while a council is needed."""
    step, is_open = scene.step, scene.is_live
    kept = kept_cards(scene)
    if kept:
        return tuple(Item(name, False, scene.view["seat"]) for name in kept)
    if step in GOVERNORS_IN:
        told = scene.module("governors")
        bid_for = (told.get("auction") or {}).get("governor") if step == "Bid" else None
        names = dict.fromkeys((*([bid_for] if bid_for else []), *told.get(GOVERNORS_IN[step], ())))
        return tuple(Item(f"governor:{name}", is_open and step != "Bid") for name in names)
    if step == "ClaimGroup":
        groups = scene.module("scenarios").get("groups") or {}
        return tuple(Item(f"group:{name}", is_open, owner) for name, owner in groups.items())
    told = scene.module("alternative_rows")
    if step == STRIPS_ON_TABLE:
        return tuple(Item(f"row:{letter}", is_open) for letter in dict.fromkeys(told.get("table") or ()))
    if step in STRIPS_DEALT and scene.acting is not None:
        return tuple(Item(f"row:{letter}", False) for letter in dict.fromkeys(told["dealt"][scene.acting]))
    return ()


def kept_cards(scene: Scene) -> list[str]:
    """The cards among what the reader has chosen in secret."""
    verb, chosen = scene.face_down
    if verb == "cover":
        return [f"row:{letter}" for letter in chosen.split("+") if letter in ROWS]
    return [chosen] if verb == "keep" else []


def has_groups(scene: Scene) -> bool:
    """Whether the groups of the people are among what is to be chosen."""
    return scene.step == "ClaimGroup"


def panel(scene: Scene, left: float, top: float, width: float, height: float) -> str:
    """All lines from the left upper corner."""
    return _panel(items(scene), left, top, width, height, scene.language)


@lru_cache(maxsize=256)
def _panel(told: tuple[Item, ...], left: float, top: float, width: float, height: float, language: str) -> str:
    step = min(TALLEST + GAP, height / max(1, len(told)))
    return "".join(
        line(it, left + width / 2, top + step * (place + 0.5), width, step - GAP, language) for place, it in enumerate(told)
    )


def line(it: Item, x: float, y: float, width: float, height: float, language: str) -> str:
    """One of them, with the marks of its states."""
    words = labels(language)
    kind, _, rest = it.name.partition(":")
    if kind == "row":
        body, label, key = strip(rest, x, y, width, height, language), words.rows(rest), f"hand.{it.name}"
    else:
        body, label = card(it, x, y, width, height, language), words.power(it.name)
        key = it.name if kind == "group" else f"hand.{it.name}"
    body = box(x, y, width, height, 6, "cell") + body
    body += box_states(x, y, width, height, 5, gap=4, corner=5, tick_r=8)
    piece = f"group-{it.owner}" if it.owner is not None else ""
    return element("side-card choosing", body, label, name=it.name if it.is_open else "", key=key, piece=piece, topic=it.name)


# ---- cards -------------------------------------------------------------------------------------------------------------------


def card(it: Item, x: float, y: float, width: float, height: float, language: str) -> str:
    """Picture, title, and in words what it does."""
    words, left = labels(language), x - width / 2
    title, is_narrow = words.power(it.name), width < NARROW
    size = min(34.0, height - (18 if is_narrow else 12))
    if is_narrow:
        begin, middle = 98.0, left + 48
        out = use(ICON_OF[it.name], middle, y - 8, size) + fitted(middle, y + height / 2 - 7, title, 11.5, "nm-side", 84)
    else:
        begin, middle = 176.0, left + 28
        out = use(ICON_OF[it.name], middle, y, size) + fitted(left + 52, y + 5, title, 15, "serif start", begin - 62)
    if it.owner is not None:
        out += shield_at(it.owner, left + width - 22, y, 22)
    room = width - begin - (44 if it.owner is not None else 18)
    told, letter = broken(power_text(words.language, NUMBER[it.name]), room, height - 8)
    first = y - (len(told) - 1) * letter * 0.6 + letter * 0.35
    return out + "".join(
        text(left + begin, first + place * letter * 1.2, words_, letter, "start") for place, words_ in enumerate(told)
    )


def broken(words: str, room: float, height: float) -> tuple[tuple[str, ...], float]:
    """A sentence in lines, with the largest letters at which they fit into the height."""
    letter = 13.0
    while True:
        told = lines(words, int(room / (letter * LETTER)))
        if len(told) * letter * 1.2 <= height or letter <= 8:
            return told, letter
        letter -= 0.5


# ---- alternative rows --------------------------------------------------------------------------------------------------------


def strip(letter: str, x: float, y: float, width: float, height: float, language: str) -> str:
    """An alternative row: its letter and four buildings."""
    own = [place for place in range(PRINTED, len(BUILDINGS)) if ROWS[ROW[place]] == letter]
    begin = x - width / 2 + 24
    step = (width - 30) / len(own)
    out = text(x - width / 2 + 14, y + 6, letter, 17, "serif")
    return out + "".join(
        building(place, begin + step * (column + 0.5), y, step - 4, height - 12, language) for column, place in enumerate(own)
    )


def building(place: int, x: float, y: float, width: float, height: float, language: str) -> str:
    """A building of such a row: name, effect and price one below the other, emblem and points at their sides."""
    words, name, points = labels(language), BUILDINGS[place], POINTS[place]
    left, top, third = x - width / 2, y - height / 2, height / 3
    size, is_narrow = min(16.0, third), width < 100
    # Where there is little room, the price has the lowest line for itself.
    sides, deep = (top + third * 1.5, third * 1.1) if is_narrow else (top + third * 1.95, third * 1.7)
    out = box(x, y, width, height, 4, "ground")
    out += fitted(x, top + third * 0.5 + 4, words.plot_name(name), min(12.0, third), "nm", width - 8)
    out += use(emblem(name), left + (13 if is_narrow else 17), sides, min(28.0, deep, width * 0.27))
    if points:
        out += points_mark(left + width - 13, sides, min(21.0, deep), points)
    middle, room = x + (2 if points else 10), width - (54 if points else 36)
    out += row(words.sign(effects.BUILDINGS[name]), middle, top + third * 1.5, size, room)
    it = Plot(name, False, True, COST[place], points, (True, True, True))
    if is_narrow:
        middle, room = x, width - 8
    each = min(size * 0.9, room / (sum(cost > 0 for cost in it.cost) * 1.75))
    out += price(it, middle, top + third * 2.48, room + 8, each, each, is_centred=True)
    return element("plot next", out, topic=f"building:{name}")
