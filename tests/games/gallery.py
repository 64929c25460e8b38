"""The frame of the table around drawings, to look at: the real style sheets, and what can be chosen lit as the script lights it.

Not collected as a test; the galleries of the games use it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import burgrave
from burgrave.draw import Drawing, icon, sprite
from burgrave.draw.parts import Parts, Sheet
from burgrave.draw.pieces import pill, seat_class, shield

THEMES = ("light", "dark")
HIDDEN = ' hidden=""'
STATIC = Path(burgrave.__file__).parent / "table" / "static"
Price = tuple[tuple[int, str], ...]
"""What is paid: how many, and their icon."""


def prices(state: Any, seat: int) -> dict[str, Price]:
    """Every element of a legal action with what its cheapest action costs."""
    cheapest: dict[str, Price] = {}
    for action in state.legal_actions(seat):
        badges = state.rules.game.explain(state, action, "en")["badges"]
        price = tuple((-badge["count"], badge["kind"]) for badge in badges if badge["count"] < 0)
        for name in action.path:
            if name not in cheapest or sum(count for count, _ in price) < sum(count for count, _ in cheapest[name]):
                cheapest[name] = price
    return cheapest


def lit(html: str, cheapest: Mapping[str, Price], fresh: Sequence[str] = (), plays: Sequence[str] = ()) -> str:
    """The markup with the classes and prices that the script adds: elements with their price, and whole actions."""
    whole = html.replace("<br>", "<br/>").replace(" disabled>", ' disabled="">')
    root = ElementTree.fromstring(f"<div>{whole}</div>")
    hand = {node for place in root.iter() if "hand" in (place.get("class") or "").split() for node in place.iter()}
    for node in root.iter("button"):
        if node.get("data-plays") or node.get("data-draft"):
            node.set("class", f"{node.get('class')} lit")
    for svg in list(root.iter("svg")):
        for node in list(svg.iter("g")):
            name, kind = node.get("data-element"), node.get("class") or ""
            alike = (node.get("data-like") or name or "").split()
            name = next((one for one in alike if one in cheapest), name)
            if node.get("data-key") in fresh:
                kind += " fresh"
            if node.get("data-plays") in plays or node.get("data-draft"):
                kind += " lit"
            if name and name in cheapest:
                kind += " lit" + (" first" if node in hand else "")
                place = node.get("data-badge")
                if place and cheapest[name]:
                    kind += " priced"
                    x, y, scale = place.split()[:3]
                    for order, (count, sign) in enumerate(cheapest[name]):
                        left = (order - (len(cheapest[name]) - 1) / 2) * 34 * float(scale)
                        drawn = f'<g transform="translate({float(x) + left} {y})">{pill(0, 0, count, sign, float(scale))}</g>'
                        svg.append(ElementTree.fromstring(drawn))
            if kind:
                node.set("class", kind)
    return ElementTree.tostring(root, encoding="unicode", method="html")[5:-6]


def page(title: str, body: str, theme: str, drawing: Drawing) -> str:
    """A whole page."""
    sheets = [(STATIC / name).read_text(encoding="utf-8") for name in ("burgrave.css", "table.css", "table-phone.css")]
    sheets.insert(1, drawing.css)
    styles = "".join(f"<style>{sheet}</style>" for sheet in sheets)
    patterns = f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{drawing.patterns}</defs></svg>'
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{styles}</head>'
        f'<body class="at-table">{sprite(drawing.icons)}{patterns}{body}</body></html>'
    )


def themed(name: str, title: str, body: str, drawing: Drawing) -> Iterator[tuple[str, str]]:
    """A whole page in every theme, by file name."""
    for theme in THEMES:
        yield f"{name}-{theme}", page(title, body, theme, drawing)


def write(pages: Iterable[tuple[str, str]]) -> None:
    """Write pages into the folder that the command line names."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in pages:
        (folder / f"{name}.html").write_text(content, encoding="utf-8")


def card(parts: Parts, seat: int, name: str, score: int) -> str:
    """A seat beside the table."""
    points = f'{parts.beside.get(seat, "")}<span class="score">{score}</span>'
    if seat not in parts.seats:
        head = f'<header>{shield(seat, 30)}<span class="name">{name}</span>{points}</header>'
        return f'<div class="side-seat"><section class="panel seat only turn {seat_class(seat)}">{head}</section></div>'
    part = parts.seats[seat]
    head = f'<header>{shield(seat, 26)}<span class="name">{name}</span>{points}</header>'
    if part.style == "large":
        inside = f'{head}<div class="about">{part.figure}{part.holdings}</div>'
    else:
        inside = f'<div class="small-board">{part.figure}</div><div class="about">{head}{part.holdings}</div>'
    return f'<div class="side-seat"><section class="panel seat {part.style} {seat_class(seat)}">{inside}</section></div>'


def tab_bar(parts: Parts) -> str:
    """The tabs of a phone's table."""
    tabs = "".join(
        f'<button role="tab" aria-selected="{"false" if index else "true"}">{icon(tab.icon, 20)}<span>{tab.label}</span></button>'
        for index, tab in enumerate(parts.tabs)
    )
    return f'<div class="tab-bar" role="tablist">{tabs}</div>' if tabs else ""


def strip_or_tabs(parts: Parts) -> str:
    """What a phone shows above the tray; of tabs the first (a script of the table shows the others)."""
    bodies = (tab.body.whole(tab.name) if isinstance(tab.body, Sheet) else tab.body for tab in parts.tabs)
    tabs = "".join(f'<section class="tab-panel"{HIDDEN if index else ""}>{body}</section>' for index, body in enumerate(bodies))
    return f'<div class="tab-panels">{tabs}</div>' if tabs else f'<section class="strip">{parts.strip}</section>'


def table(
    game: Any, parts: Parts, title: str, hint: str, focus: int, names: Sequence[str], scores: Sequence[int], verb: str
) -> str:
    """The table page; `verb` stands on the button of the prompt."""
    seats = len(names)
    order = [(focus + place) % seats for place in range(seats)]
    side = "".join(card(parts, seat, names[seat], scores[seat]) for seat in order)
    chips = "".join(
        f'<button class="{seat_class(seat)}">{shield(seat, 20)}<span class="who">{names[seat]}</span>'
        f"{parts.beside.get(seat, '')}<b>{scores[seat]}</b></button>"
        for seat in range(seats)
    )
    undo = f'<button class="button quiet undo">{icon("undo", 18)}<span class="wide">Undo</span></button>'
    redo = f'<button class="button quiet redo">{icon("redo", 18)}</button>'
    redo += '<button class="button end-turn" disabled="">End turn</button>'
    where = f'<b class="serif wide">{game.title}</b><span class="soft wide"> · {parts.moment}</span>'
    trays = f'<div class="tray desk-only">{parts.own_tray}</div><div class="tray phone-only">{parts.own_tray_phone}</div>'
    upper = f'<section class="panel upper">{parts.upper}</section>' if parts.upper else ""
    hand = f'<div class="hand {seat_class(focus)}">{parts.hand}</div>' if parts.hand else ""
    return (
        f'<div class="table seats-{seats}"><nav class="bar"><a class="mark"><span>Burgrave</span></a>'
        f'<div class="where">{where}<span class="narrow">{parts.moment_phone}</span></div></nav>'
        f'<main class="stage"><div class="prompt-place">{tab_bar(parts)}<div data-panel="prompt">'
        f'<section class="panel prompt yours {seat_class(focus)}"><div class="flag">{shield(focus, 38)}</div><div class="say">'
        f'<span class="caps">Your turn · {parts.hand_words}</span><h1>{title}</h1><p>{hint}</p></div>{hand}'
        f'<div class="verbs"><button class="button lit" data-verb="pass">{verb}</button></div>'
        f'<div class="acts turn">{undo}{redo}</div></section></div></div>'
        f'<section class="panel board">{parts.board.whole("board")}</section>'
        f'{strip_or_tabs(parts)}{upper}<section class="panel own {seat_class(focus)}">'
        f'<div class="head">{parts.own_head}</div><div class="map">{parts.own_map}</div>{trays}</section></main>'
        f'<nav class="chips-place">{chips}</nav><aside class="side">{side}<section class="panel log">{icon("log", 16)}</section>'
        "</aside></div>"
    )


def flows(*parts: str) -> str:
    """Pieces one after another, in rows."""
    frame = "display:flex;flex-wrap:wrap;gap:10px;padding:14px;background:var(--panel);font-size:11px"
    rows = "".join(f'<div style="{frame}">{part}</div>' for part in parts)
    return f"<main>{rows}</main>"
