"""Alternative rows: their buildings, strips to choose from, letters of the rows they would cover, the travelling market."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.shapes import box, text
from burgrave.games.kingsburg.buildings import BUILDINGS, COST, FIVE_ROWS, POINTS, PRINTED, ROW, ROWS
from burgrave.games.kingsburg.drawing.declaration import Choice, KingsburgDrawing
from burgrave.games.kingsburg.drawing.faces import Face, Frame
from burgrave.games.kingsburg.drawing.hand import market
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.pictures import sheet_of_module
from burgrave.games.kingsburg.drawing.plot import Building, Plot, points_mark, price
from burgrave.games.kingsburg.drawing.reading import Scene, buildings_of
from burgrave.games.kingsburg.drawing.tokens import row
from burgrave.games.kingsburg.modules.alternative_rows.drawing.buildings import EFFECTS, PIECE_ICONS, SHORT_NAMES
from burgrave.games.kingsburg.modules.alternative_rows.drawing.icons import ICONS
from burgrave.games.kingsburg.modules.alternative_rows.elements import COVER

ID: Final = "alternative_rows"
ON_TABLE: Final = "DraftStrip"
"""The step at which strips on the table are looked at."""
DEALT: Final = ("CoverRows", "ExchangeStrip")
"""Steps at which those are looked at that a seat was dealt."""


def rows_label(language: str, letters: str) -> str:
    """Return strips over rows in words: `D+F`, or `none`."""
    _ = labels(language).language.gettext
    if letters == "none":
        return _("no alternative row")
    return _("alternative rows {letters}").format(letters=letters.replace("+", ", "))


# ---- over the council ----------------------------------------------------------------------------------------------------------


def strips_to_choose(scene: Scene) -> tuple[Choice, ...]:
    """Return the strips to look at now: those laid in secret, on the table, or dealt."""
    part, step = scene.module(ID), scene.step
    verb, chosen = scene.face_down
    if verb == "cover":
        kept = [letter for letter in chosen.split("+") if letter in ROWS]
        if kept:
            return tuple(strip_choice(letter, scene.language, is_open=False, owner=scene.view["seat"]) for letter in kept)
    if step == ON_TABLE:
        letters, is_open = part.get("table") or (), scene.is_live
    elif step in DEALT and scene.acting is not None:
        letters, is_open = part["dealt"][scene.acting], False
    else:
        return ()
    return tuple(strip_choice(letter, scene.language, is_open=is_open) for letter in dict.fromkeys(letters))


def strip_choice(letter: str, language: str, *, is_open: bool, owner: int | None = None) -> Choice:
    """Return a strip as a choice."""
    return Choice(f"row:{letter}", rows_label(language, letter), strip, is_open, owner=owner)


def strip(choice: Choice, x: float, y: float, width: float, height: float, language: str) -> str:
    """Draw a strip: its letter and four buildings."""
    letter = choice.name.partition(":")[2]
    own = [place for place in range(PRINTED, len(BUILDINGS)) if ROWS[ROW[place]] == letter]
    begin = x - width / 2 + 24
    step = (width - 30) / len(own)
    out = text(x - width / 2 + 14, y + 6, letter, 17, "serif")
    return out + "".join(
        building(place, begin + step * (column + 0.5), y, step - 4, height - 12, language) for column, place in enumerate(own)
    )


def building(place: int, x: float, y: float, width: float, height: float, language: str) -> str:
    """Draw a building of a strip: name, effect and price one below the other, emblem and points at their sides."""
    words, name, points = labels(language), BUILDINGS[place], POINTS[place]
    piece = f"building:{name}"
    it = Building(name, PIECE_ICONS[piece], EFFECTS[piece], SHORT_NAMES.get(name, ""))
    left, top, third = x - width / 2, y - height / 2, height / 3
    size, is_narrow = min(16.0, third), width < 100
    # Where there is little room, the price has the lowest line for itself.
    sides, deep = (top + third * 1.5, third * 1.1) if is_narrow else (top + third * 1.95, third * 1.7)
    out = box(x, y, width, height, 4, "ground")
    out += fitted(x, top + third * 0.5 + 4, words.plot_name(name, it.short_name), min(12.0, third), "nm", width - 8)
    out += use(it.emblem, left + (13 if is_narrow else 17), sides, min(28.0, deep, width * 0.27))
    if points:
        out += points_mark(left + width - 13, sides, min(21.0, deep), points)
    middle, room = x + (2 if points else 10), width - (54 if points else 36)
    out += row(words.sign(it.effect), middle, top + third * 1.5, size, room)
    plot = Plot(it, False, True, COST[place], points, (True, True, True))
    if is_narrow:
        middle, room = x, width - 8
    each = min(size * 0.9, room / (sum(cost > 0 for cost in plot.cost) * 1.75))
    out += price(plot, middle, top + third * 2.48, room + 8, each, each, is_centred=True)
    return element("plot next", out, topic=piece)


# ---- in the hand ---------------------------------------------------------------------------------------------------------------


def covers(name: str, frame: Frame) -> Face:
    """Draw the letters of the rows that strips would cover, each within its bracket; `none` of them."""
    label = rows_label(frame.language, name)
    if name == "none":
        return Face(frame.height, use("close", frame.middle, frame.middle, frame.height * 0.4), label)
    out, deep = "", frame.height * 0.5
    letters = name.split("+")
    for index, letter in enumerate(letters):
        x = 24 + index * 34
        out += f'<path class="strip-mark" d="M{x - 7} {number(frame.middle - deep / 2)}h-4v{number(deep)}h4"/>'
        out += text(x + 3, frame.middle + 7, letter, 19, "serif")
    return Face(max(frame.height, 14 + 34 * len(letters)), out, label)


def travelling_market(scene: Scene) -> str:
    """Draw the travelling market of the seat to act, while it may be used with dice."""
    if scene.acting is None or scene.step != "Influence":
        return ""
    player = scene.view["players"][scene.acting]
    is_there = MARKET in buildings_of(player) and not player["fair_used"]
    return market(MARKET, "1–6", scene.is_live, scene.language) if is_there else ""


MARKET: Final = "travelling_market"

DRAWING: Final = KingsburgDrawing(
    icons=ICONS,
    piece_icons={**PIECE_ICONS, "row": "k_order"},
    effects=EFFECTS,
    short_names=SHORT_NAMES,
    faces={str(action.path[0]): covers for action in COVER.values()},
    verb_icons={"cover": "k_order", "redraw": "redo", "retain": "soldier"},
    extras={"fair": "market"},
    over_council=(strips_to_choose,),
    in_hand=(travelling_market,),
    module_pictures={ID: partial(sheet_of_module, len(FIVE_ROWS), (1,), brackets=True)},
)
