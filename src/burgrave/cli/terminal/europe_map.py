"""The map of Tiletum as a list: what stands and lies in each city, and who is there (M1: the merchant of player 1)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from burgrave.draw.parts import View
from burgrave.games.tiletum.europe import PLACES, TITLES
from burgrave.games.tiletum.tiles import tile_named
from burgrave.games.tiletum.words.language import language_of


def europe_map(view: View) -> RenderableType:
    """Return a table with one row for each city, and for each road where a figure is."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for column in ("Place", "Houses or cathedral", "Bonus tile", "Figures"):
        grid.add_column(column, no_wrap=column == "Place")
    for name in PLACES:
        place, here = view["places"][name], figures(view, name)
        if name in TITLES or here:
            built = cathedral(place["cathedral"]) if place["cathedral"] else houses(place["houses"])
            grid.add_row(Text(title(name), style="bold"), Text(built), Text(bonus(place["bonus"]), style="dim"), here)
    return grid


def title(name: str) -> str:
    """Return a place as it is written on the map."""
    return language_of("en").place(PLACES.index(name))


def bonus(tile: str | None) -> str:
    """Return the bonus tile of a city as text."""
    return brief(language_of("en").title[tile_named(tile)]) if tile else ""


def brief(text: str) -> str:
    """Return a text with "action points" abbreviated, for a narrow table."""
    return text.replace(" action points", " ap").replace(" action point", " ap")


def houses(spaces: Sequence[View]) -> str:
    """Return whose houses stand there, and what free spaces bring."""
    texts = []
    for space in spaces:
        brings = f"free, +{space['points']}" if space["points"] else "free, reuse" if space["reuse"] else "free"
        texts.append(short(space["owner"]) if space["owner"] is not None else f"[{brings}]")
    return " ".join(texts)


def cathedral(place: View) -> str:
    """Return what a cathedral costs and brings, and whose pillars stand there."""
    if not place["stone"]:
        return "no cathedral"
    pile = "/".join(str(points) for points in place["pile"]) or "-"
    pillars = " ".join(short(seat) for seat in place["pillars"])
    free = "[free] " * (place["spaces"] - len(place["pillars"]))
    return f"{place['stone']} stone: {place['points']} + {pile}; {pillars} {free}".replace("  ", " ").strip()


def figures(view: View, name: str) -> str:
    """Return the merchants and architects that stand there."""
    people = []
    for player in view["players"]:
        people += [f"{figure[0].upper()}{player['seat'] + 1}" for figure in ("merchant", "architect") if player[figure] == name]
    return " ".join(people)


def short(seat: int) -> str:
    """Return a player for a narrow column, as figures are shown."""
    return f"P{seat + 1}"
