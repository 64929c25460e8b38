"""Writes pages of test positions to look at: 2, 3 and 4 players, light and dark, for a desktop and a phone.

    python tests/games/burgundy/drawing/gallery.py FOLDER

Not collected as a test. The pages hold the real drawings and style sheets in a plain frame; what can be chosen is lit here as the
table's script would light it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import burgrave
from burgrave.draw import Look, icon, sprite
from burgrave.draw.parts import Parts
from burgrave.draw.pieces import pill, seat_class, shield

sys.path.insert(0, str(Path(__file__).parents[4]))
sys.path.insert(0, str(Path(__file__).parents[3]))

from games.burgundy.drawing.positions import POSITIONS, Position
from games.gallery import THEMES, write

SHEET = Path(burgrave.__file__).parent / "table" / "static" / "burgrave.css"
FRAME = (Path(__file__).parent / "gallery.css").read_text(encoding="utf-8")
DRAWING = burgrave.game("burgundy").drawing
NAMES = ("Ann", "Steward", "Ola", "Jan")


# ---- what the script does ------------------------------------------------------------------------------------------------


def prices(state: Any, seat: int) -> dict[str, int]:
    """Return every element of a legal action with the workers that its cheapest action costs."""
    price_of: dict[str, int] = {}
    for action in state.legal_actions(seat):
        badges = burgrave.game("burgundy").explain(state, action)["badges"]
        cost = sum(-badge["count"] for badge in badges if badge["kind"] == "workers" and badge["count"] < 0)
        for element in action.path:
            price_of[element] = min(cost, price_of.get(element, cost))
    return price_of


def lit(html: str, price_of: dict[str, int], fresh: tuple[str, ...] = (), selected: str = "") -> str:
    """Return the markup with classes, prices and order as the table's script sets them."""
    root = ElementTree.fromstring(f"<div>{html}</div>")
    for parent in list(root.iter()):
        for node in list(parent):
            name, key, kind = node.get("data-element"), node.get("data-key"), node.get("class") or ""
            if key in fresh:
                kind += " fresh"
                parent.remove(node)
                parent.append(node)
            if name and (name == selected or (not selected and name in price_of)):
                kind += " lit" + (" first" if name.startswith("die") else "") + (" selected" if selected else "")
                price = price_of.get(name, 0)
                if price and node.get("data-badge") and not selected:
                    kind += " priced"
                if parent.tag == "g":
                    parent.remove(node)
                    parent.append(node)
            node.set("class", kind)
    for svg in root.iter("svg"):
        shown = set()
        for node in list(svg.iter("g")):
            place = node.get("data-badge")
            price = price_of.get(node.get("data-element") or "", 0)
            if place and price and "lit" in (node.get("class") or "").split() and not selected:
                x, y, scale, *group = place.split()
                if not group or group[0] not in shown:
                    shown.update(group)
                    drawn = f'<g class="badges" transform="translate({x} {y})">{pill(0, 0, price, "worker", float(scale))}</g>'
                    svg.append(ElementTree.fromstring(drawn))
    return ElementTree.tostring(root, encoding="unicode", method="html")[5:-6]


# ---- the frame ------------------------------------------------------------------------------------------------------------


def page(title: str, body: str, theme: str) -> str:
    """Return a whole HTML page."""
    sheets = f"<style>{SHEET.read_text(encoding='utf-8')}\n{DRAWING.css}\n{FRAME}</style>"
    defs = f'<svg width="0" height="0" class="sprite" aria-hidden="true"><defs>{DRAWING.patterns}</defs></svg>'
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{sheets}</head>'
        f"<body>{sprite(DRAWING.icons)}{defs}{body}</body></html>"
    )


def desktop(position: Position, parts: Parts) -> str:
    """Return the table at 1440 x 900."""
    view, seat = position.state.view(0), position.acting
    side = "".join(
        f'<section class="panel seat {part.style} {seat_class(number)}"><div class="small-board">{part.figure}</div>'
        f'<div class="about"><header>{shield(number, 26)}<span class="name">{NAMES[number]}</span>'
        f'<span class="score">{view["scores"][number]}</span></header>{part.holdings}</div></section>'
        for number, part in parts.seats.items()
    )
    return (
        '<div class="table"><nav class="bar"><b class="serif">The Castles of Burgundy</b>'
        f'<span class="soft">· {parts.moment}</span></nav>'
        f'<section class="panel prompt {seat_class(seat)}"><div class="flag">{shield(seat, 38)}</div><div class="say">'
        f'<span class="caps">{parts.hand_words}</span><h1>{position.title}</h1></div><div class="hand">{parts.hand}</div></section>'
        f'<section class="panel board">{parts.board.whole("board")}</section>'
        f'<section class="panel own {seat_class(position.focus)}">'
        f'<div class="head">{parts.own_head}</div><div class="map">{parts.own_map}</div><div class="tray">{parts.own_tray}</div>'
        f'</section><aside class="side">{side}<section class="panel log">{icon("log", 16)}</section></aside></div>'
    )


def phone(position: Position, parts: Parts) -> str:
    """Return the table at 390 x 844."""
    chips = "".join(f'<div class="{seat_class(seat)}">{shield(seat, 24)}{NAMES[seat]}</div>' for seat, _ in parts.queue)
    return (
        f'<div class="phone"><nav class="bar">{parts.moment_phone}</nav><div class="rivals">{chips}</div>'
        f'<div class="strip">{parts.strip}</div><div class="map">{parts.own_map}</div>'
        f'<div class="tray">{parts.own_tray_phone}</div><section class="sheet {seat_class(position.acting)}">'
        f'<h1>{position.title}</h1><div class="hand">{parts.hand}</div></section></div>'
    )


def tables() -> Iterator[tuple[str, str]]:
    """Yield every position in every shape, with its file name."""
    for position in POSITIONS:
        state = position.state
        look = Look(position.focus, position.you, NAMES[: state.seats], position.language)
        parts = DRAWING.parts(state.view(position.focus), look)
        price_of = prices(state, position.acting) if position.acting in position.you and not state.is_over else {}
        for shape, draw in (("desktop", desktop), ("phone", phone)):
            body = lit(draw(position, parts).replace("<br>", "<br/>"), price_of, position.fresh, position.selected)
            for theme in THEMES:
                yield f"{position.name}-{shape}-{theme}", page(position.title, body, theme)


def sheet() -> str:
    """Return a page of every tile at three sizes, in both editions where they differ, of goods, spaces and thumbnails."""
    from burgrave.games.burgundy.colours import COLOURS
    from burgrave.games.burgundy.drawing.tiles import good, tile
    from burgrave.games.burgundy.duchy import NUMBERS_BY_EDITION
    from burgrave.games.burgundy.tiles import GOODS_KINDS, tile_names

    tiles = ""
    for name in tile_names():
        for edition in ("special", "2011") if name in ("monastery-6", "monastery-15", "monastery-26") else ("special",):
            sizes = "".join(
                f'<svg width="{2 * r + 8:g}" height="{2 * r + 10:g}">{tile(r + 4, r + 4, r, name, edition)}</svg>'
                for r in (46, 34.5, 22, 11)
            )
            tiles += f"<figure>{sizes}<figcaption>{name} {edition}</figcaption></figure>"
    more = "".join(DRAWING.symbol(f"space:{colour}") for colour in COLOURS)
    more += "".join(f'<svg width="64" height="64">{good(32, 32, 52, kind, kind + 1)}</svg>' for kind in range(GOODS_KINDS))
    boards = "".join(
        DRAWING.thumbnail("duchies", number, edition)
        for edition, numbers in NUMBERS_BY_EDITION.items()
        for number in [*numbers, "dealt"]
    )
    flows = "".join(f'<div class="flow">{flow}</div>' for flow in (tiles, more, boards, DRAWING.art()))
    return f'<main class="sheet-page">{flows}</main>'


if __name__ == "__main__":
    write([*tables(), *((f"sheet-{theme}", page("pieces", sheet(), theme)) for theme in THEMES)])
