"""Writes pages of positions to look at, light and dark, for a desktop and a phone.

    python tests/games/kingsburg/drawing/gallery.py FOLDER

Not collected as a test. The pages hold the real drawings and the real style sheets of the table; what can be chosen is lit here as
the table's script would light it.
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
from burgrave.games.kingsburg.drawing import DRAWING

sys.path.insert(0, str(Path(__file__).parents[4]))
sys.path.insert(0, str(Path(__file__).parents[3]))

from games.kingsburg.drawing.positions import Position, positions

STATIC = Path(burgrave.__file__).parent / "table" / "static"
NAMES = ("Ann", "Ola", "Jan", "Steward", "Page")


# ---- what the script does ------------------------------------------------------------------------------------------------


def prices(state: Any, seat: int) -> dict[str, tuple[str, ...]]:
    """Every element of a legal action with what its cheapest action spends besides dice."""
    found: dict[str, tuple[str, ...]] = {}
    for action in state.legal_actions(seat):
        spent = tuple(name for name in ("plus2", "market") if name in action.path)
        for name in action.path:
            if name not in found or len(spent) < len(found[name]):
                found[name] = spent
    return found


def lit(html: str, found: dict[str, tuple[str, ...]], fresh: tuple[str, ...] = ()) -> str:
    """The markup with classes and prices as the script leaves them."""
    root = ElementTree.fromstring(f"<div>{html.replace('<br>', '<br/>')}</div>")
    hand = {node for place in root.iter() if "hand" in (place.get("class") or "").split() for node in place.iter()}
    for svg in list(root.iter("svg")):
        for node in list(svg.iter("g")):
            name, kind = node.get("data-element"), node.get("class") or ""
            if node.get("data-key") in fresh:
                kind += " fresh"
            if name and name in found:
                kind += " lit" + (" first" if node in hand else "")
                place = node.get("data-badge")
                if place and found[name]:
                    kind += " priced"
                    x, y, scale = place.split()
                    for order, spent in enumerate(found[name]):
                        left = (order - (len(found[name]) - 1) / 2) * 34 * float(scale)
                        drawn = f'<g transform="translate({float(x) + left} {y})">{pill(0, 0, 1, spent, float(scale))}</g>'
                        svg.append(ElementTree.fromstring(drawn))
            if kind:
                node.set("class", kind)
    return ElementTree.tostring(root, encoding="unicode", method="html")[5:-6]


# ---- the frame ------------------------------------------------------------------------------------------------------------


def page(title: str, body: str, theme: str) -> str:
    """A whole page."""
    sheets = "".join(f"<style>{(STATIC / name).read_text(encoding='utf-8')}</style>" for name in ("burgrave.css",))
    sheets += f"<style>{DRAWING.css}</style>"
    sheets += "".join(f"<style>{(STATIC / name).read_text(encoding='utf-8')}</style>" for name in ("table.css", "table-phone.css"))
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{sheets}</head>'
        f'<body class="at-table">{sprite(DRAWING.icons)}{body}</body></html>'
    )


def card(position: Position, parts: Parts, seat: int) -> str:
    """A seat beside the table."""
    score = position.state.points[seat]
    head = f'<header>{shield(seat, 26)}<span class="name">{NAMES[seat]}</span><span class="score">{score}</span></header>'
    if seat not in parts.seats:
        return f'<div class="side-seat"><section class="panel seat only turn {seat_class(seat)}">{head}</section></div>'
    part = parts.seats[seat]
    if part.style == "large":
        inside = f'{head}<div class="about">{part.figure}{part.holdings}</div>'
    else:
        inside = f'<div class="small-board">{part.figure}</div><div class="about">{head}{part.holdings}</div>'
    return f'<div class="side-seat"><section class="panel seat {part.style} {seat_class(seat)}">{inside}</section></div>'


def table(position: Position, parts: Parts) -> str:
    """The table page."""
    seats, focus = position.state.seats, position.focus
    side = "".join(card(position, parts, (focus + place) % seats) for place in range(seats))
    chips = "".join(
        f'<button class="{seat_class(seat)}">{shield(seat, 20)}<span class="who">{NAMES[seat]}</span>'
        f"<b>{position.state.points[seat]}</b></button>"
        for seat in range(seats)
    )
    undo = f'<button class="button quiet undo">{icon("undo", 18)}<span class="wide">Undo</span></button>'
    redo = f'<button class="button quiet redo">{icon("redo", 18)}</button>'
    redo += '<button class="button end-turn" disabled="">End turn</button>'
    where = f'<b class="serif wide">Kingsburg</b><span class="soft wide"> · {parts.moment}</span>'
    trays = f'<div class="tray desk-only">{parts.own_tray}</div><div class="tray phone-only">{parts.own_tray_phone}</div>'
    return (
        f'<div class="table seats-{seats}"><nav class="bar"><a class="mark"><span>Burgrave</span></a>'
        f'<div class="where">{where}<span class="narrow">{parts.moment_phone}</span></div></nav>'
        f'<main class="stage"><div class="prompt-place"><div data-panel="prompt">'
        f'<section class="panel prompt yours {seat_class(focus)}"><div class="flag">{shield(focus, 38)}</div><div class="say">'
        f'<span class="caps">Your turn · {parts.hand_words}</span><h1>{position.title}</h1><p>or dice first</p></div>'
        f'<div class="hand {seat_class(focus)}">{parts.hand}</div>'
        f'<div class="verbs"><button class="button lit" data-verb="pass">Pass</button></div>'
        f'<div class="acts turn">{undo}{redo}</div></section></div></div>'
        f'<section class="panel board">{parts.board.whole("board")}</section>'
        f'<section class="strip">{parts.strip}</section><section class="panel own {seat_class(focus)}">'
        f'<div class="head">{parts.own_head}</div><div class="map">{parts.own_map}</div>{trays}</section></main>'
        f'<nav class="chips-place">{chips}</nav><aside class="side">{side}<section class="panel log">{icon("log", 16)}</section>'
        "</aside></div>"
    )


def tables() -> Iterator[tuple[str, str]]:
    """Every position, by file name."""
    for position in positions():
        state = position.state
        parts = DRAWING.parts(
            state.view(position.focus), Look(position.focus, position.you, NAMES[: state.seats], position.language)
        )
        found = prices(state, position.focus) if position.focus in state.to_act else {}
        body = lit(table(position, parts), found, position.fresh)
        for theme in ("light", "dark"):
            yield f"{position.name}-{theme}", page(position.title, body, theme)


def sheet() -> str:
    """Every picture, and the card of the game."""
    from burgrave.games.kingsburg.drawing.icons import ICON_OF, ICONS

    icons = "".join(f"<figure>{icon(name, 48)}{icon(name, 22)}<figcaption>{name}</figcaption></figure>" for name in ICONS)
    symbols = "".join(DRAWING.symbol(piece) for piece in (*ICON_OF, "gold", "wood", "stone", "any", "plus2", "soldier", "whim:3"))
    frame = "display:flex;flex-wrap:wrap;gap:10px;padding:14px;background:var(--panel);font-size:11px"
    art = f'<div style="width:300px">{DRAWING.art()}</div>'
    flows = "".join(f'<div style="{frame}">{flow}</div>' for flow in (icons, symbols, art))
    return f"<main>{flows}</main>"


def main() -> None:
    """Write everything into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in tables():
        (folder / f"{name}.html").write_text(content, encoding="utf-8")
    for theme in ("light", "dark"):
        (folder / f"sheet-{theme}.html").write_text(page("pieces", sheet(), theme), encoding="utf-8")


if __name__ == "__main__":
    main()
