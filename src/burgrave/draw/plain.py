"""Shows a game that has no drawing of its own: its view as HTML tables, and a list of the elements that can be clicked.

`Drawing` uses these functions for the fields that a game leaves out. What a view holds in `players`, a mapping for each seat, is
shown with the seats; everything else is shared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Any, Final

from burgrave.draw.markup import cover, figure
from burgrave.draw.parts import SeatPart, Sheet, View
from burgrave.draw.pieces import die, shield, shield_at
from burgrave.draw.scene import Scene
from burgrave.draw.shapes import box, text
from burgrave.speech import PLAIN, readable, translation

__all__ = ["art", "board", "moment", "moment_phone", "own_head", "own_map", "seat_figure", "seats", "shared", "symbol"]

AROUND: Final = frozenset(
    ("game", "modules", "options", "seats", "seat", "ply", "to_act", "over", "scores", "chosen", "asked", "players")
)
"""Keys that every view has, and that the page shows around the table."""
NOTHING: Final = "–"
Row = tuple[str, str]
"""A name, and its value as HTML."""


def capital(name: str) -> str:
    """Return an identifier as words that begin with a capital letter."""
    words = readable(name)
    return words[:1].upper() + words[1:]


# ---- values as HTML ------------------------------------------------------------------------------------------------------


def value_html(value: Any, language: str) -> str:
    """Return any value of a view as HTML: names as words, lists in a line, mappings and lists of mappings as tables."""
    if isinstance(value, Mapping):
        return table_html([(capital(str(name)), value_html(one, language)) for name, one in value.items()]) or NOTHING
    if isinstance(value, list | tuple):
        if value and all(isinstance(one, Mapping) for one in value):
            return grid_html(value, language)
        return ", ".join(value_html(one, language) for one in value) or NOTHING
    if isinstance(value, bool):
        catalog = translation(PLAIN, language)
        return escape(catalog.gettext("yes") if value else catalog.gettext("no"))
    return NOTHING if value is None or value == "" else escape(readable(value) if isinstance(value, str) else str(value))


def table_html(rows: Sequence[Row]) -> str:
    """Return a table with a name and a value in each row; empty without rows."""
    body = "".join(f'<tr><th scope="row">{escape(name)}</th><td>{value}</td></tr>' for name, value in rows)
    return f'<table class="plain-table tab"><tbody>{body}</tbody></table>' if body else ""


def grid_html(values: Sequence[Mapping[str, Any]], language: str) -> str:
    """Return a table with a row for each mapping and a column for each of their names."""
    names = list(dict.fromkeys(name for value in values for name in value))
    head = "".join(f'<th scope="col">{escape(capital(str(name)))}</th>' for name in names)
    body = "".join(f"<tr>{''.join(f'<td>{value_html(value.get(name), language)}</td>' for name in names)}</tr>" for value in values)
    return f'<table class="plain-table tab"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def elements_html(elements: Iterable[str], label: str) -> str:
    """Return a list of elements, in a row for each kind (`heap` of `heap:2`), for the script, which shows those of this choice."""
    kinds: dict[str, str] = {}
    for name in elements:
        words = escape(capital(name))
        item = f'<span class="el plain-element" data-element="{escape(name)}" role="img" aria-label="{words}">{words}</span>'
        kind = name.partition(":")[0]
        kinds[kind] = kinds.get(kind, "") + item
    rows = "".join(f'<div class="plain-kind">{items}</div>' for items in kinds.values())
    return f'<div class="plain-elements" role="group" aria-label="{escape(label)}">{rows}</div>' if rows else ""


@lru_cache(maxsize=64)
def elements_list(elements: tuple[str, ...], language: str) -> str:
    """Return the list of all elements that a game's actions name; cached."""
    return elements_html(elements, translation(PLAIN, language).gettext("what can be chosen"))


# ---- parts of the table --------------------------------------------------------------------------------------------------


def shared(scene: Scene, elements: tuple[str, ...]) -> str:
    """Return what all seats share, and the elements that can be clicked."""
    rows = [(capital(name), value_html(value, scene.language)) for name, value in scene.view.items() if name not in AROUND]
    return f'<div class="plain">{elements_list(elements, scene.language)}{table_html(rows)}</div>'


def board(scene: Scene, elements: tuple[str, ...]) -> Sheet:
    """Return the shared part of the table as a sheet, for a desktop."""
    return Sheet(shared(scene, elements))


def seat_rows(view: View, seat: int, language: str) -> list[Row]:
    """Return what everybody may know of a seat as table rows, its points first."""
    points = view["scores"][seat]
    rows = [(translation(PLAIN, language).gettext("Points"), str(points))]
    players = view.get("players")
    player = players[seat] if isinstance(players, list | tuple) and seat < len(players) else {}
    fields = player.items() if isinstance(player, Mapping) else [("", player)]
    return rows + [(capital(name), value_html(one, language)) for name, one in fields if (name, one) != ("points", points)]


def own_map(scene: Scene) -> str:
    """Return the table of the seat in the middle."""
    return f'<div class="plain">{table_html(seat_rows(scene.view, scene.look.focus, scene.language))}</div>'


def own_head(scene: Scene) -> str:
    """Return the heading of the seat in the middle."""
    name = translation(PLAIN, scene.language).gettext("You") if scene.is_yours else scene.look.name(scene.look.focus)
    return f"<h2>{escape(name)}</h2>"


def seats(scene: Scene) -> dict[int, SeatPart]:
    """Return the tables of the other seats, where there is more to show of them than their points."""
    rows_by_seat = {seat: seat_rows(scene.view, seat, scene.language)[1:] for seat in scene.others}
    return {
        seat: SeatPart("only", "", "", f'<div class="plain">{table_html(rows)}</div>')
        for seat, rows in rows_by_seat.items()
        if rows
    }


def moment(scene: Scene) -> str:
    """Return how many choices have been made."""
    catalog = translation(PLAIN, scene.language)
    text = catalog.gettext("The end") if scene.view["over"] else catalog.gettext("Move {number}").format(number=scene.view["ply"])
    return escape(text)


def moment_phone(scene: Scene) -> str:
    """Return the same as `moment` for the narrow bar of a phone."""
    return f'<span class="moment"><span class="soft">{moment(scene)}</span></span>'


# ---- pictures ------------------------------------------------------------------------------------------------------------


def art() -> str:
    """Return a picture for the card of any game: dice and shields."""
    dice = "".join(die(x, y, 50, pips) for pips, x, y in ((5, 120, 84), (3, 178, 66)))
    shields = "".join(shield_at(seat, 62 + seat * 176, 74, 56) for seat in range(2))
    return cover(f'<rect class="card-ground" width="300" height="148"/>{shields}{dice}')


def seat_figure(view: View, seat: int, size: float) -> str:
    """Return the picture of a seat on a score sheet: its shield."""
    return shield(seat, size * 8)


def symbol(piece: str, variant: str = "") -> str:
    """Return a substitute for the picture of a piece: its first letters in a frame."""
    letters = "".join(word[:1] for word in readable(piece).split())[:3].upper()
    return figure(60, 60, box(30, 30, 52, 52, 8, "cell") + text(30, 37, letters, 20, "serif"))
