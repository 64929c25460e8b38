"""Burgundy in the terminal, drawn from a view: depots, turn order, everybody's duchy and belongings; and help on its tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import burgrave
from burgrave.cli.terminal.duchy_map import LEGEND, STYLES, WIDTH, duchy_map, width_of
from burgrave.cli.terminal.extra import extra_lines
from burgrave.cli.terminal.screens import Screen
from burgrave.draw.parts import View
from burgrave.engine.action import Action
from burgrave.games.burgundy.duchy import duchy, layout_named
from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.tiles import COLOUR, tile_named, tile_names
from burgrave.games.burgundy.words import tile_help, tile_title
from burgrave.games.burgundy.words.language import Language


def draw_view(view: View, names: Sequence[str], actions: Sequence[Action], whole: bool = True) -> RenderableType:
    """Draw the table; without the other players unless `whole`. Hexes where a tile can be placed now are emphasized."""
    targets = frozenset(action.args[2] for action in actions if action.verb == "place")
    players = [player for player in view["players"] if whole or player["seat"] == view["seat"]]
    players.sort(key=lambda player: bool(player["seat"] != view["seat"]))
    panels = [player_panel(view, player, names, targets if player["seat"] == view["seat"] else frozenset()) for player in players]
    return Group(
        depots(view),
        Padding(order_line(view, names), (0, 1)),
        Columns(panels),
        Padding(expansions(view), (0, 1)),
        Padding(Text(LEGEND, style="dim"), (0, 1)),
    )


def language_of(view: View) -> Language:
    """Return the English language of the modules that a view is played with."""
    language: Language = burgrave.game(view["game"]).language("en", modules=view["modules"])
    return language


def expansions(view: View) -> Text:
    """Return what expansions show of the whole table, in their own words or as their views have it."""
    language, titles = (
        language_of(view),
        {name: words["title"] for name, words in burgrave.game(view["game"]).module_words().items()},
    )
    declared = language.words.terminal_lines
    lines = {name: declared[name](language, view) for name in view["extra"] if name in declared}
    paragraphs = [Text.assemble((f"{titles[name]}. ", "bold"), (" ".join(texts), "dim")) for name, texts in lines.items() if texts]
    rest = extra_lines({"extra": {name: shown for name, shown in view["extra"].items() if name not in declared}}, titles)
    return Text("\n").join([*paragraphs, rest] if rest.plain else paragraphs)


def tile_text(tile: str) -> Text:
    """Return a tile's title in its colour; a monastery's without its name."""
    return Text(tile_title(tile).partition(" (")[0], style=STYLES[COLOUR[tile_named(tile)]])


def tiles_text(tiles: Sequence[str | None]) -> Text:
    """Return several tiles as text; empty spaces are left out."""
    texts = [tile_text(tile) for tile in tiles if tile is not None]
    return Text(", ").join(texts) if texts else Text("-", style="dim")


def goods_text(goods: Mapping[str, int]) -> str:
    """Return goods as text, with their number where there are several of a kind."""
    return ", ".join(kind if count == 1 else f"{count} {kind}" for kind, count in goods.items()) or "-"


def depots(view: View) -> RenderableType:
    """Draw the six numbered depots with tiles and goods, and the black one."""
    grid = Table(box=None, padding=(0, 2, 0, 1), show_edge=False)
    grid.add_column("Depot", style="bold")
    grid.add_column("Tiles", ratio=3)
    grid.add_column("Goods", ratio=1)
    for number, depot in enumerate(view["depots"], 1):
        grid.add_row(str(number), tiles_text(depot["tiles"]), goods_text(depot["goods"]))
    grid.add_row("black", tiles_text(view["black_depot"]), Text(f"{BLACK_PRICE} silver each", style="dim"))
    return grid


def order_line(view: View, names: Sequence[str]) -> Text:
    """Return the turn order, the white die, the goods to come and the bonus tiles that are taken."""
    order = " > ".join(f"{names[seat]} ({view['players'][seat]['track']})" for seat in view["order"])
    lines = [f"Turn order (space on the track): {order}"]
    if view["white_die"]:
        coming = ", ".join(view["round_goods"]) or "none"
        lines.append(f"White die: {view['white_die']}. Goods of the next rounds: {coming}.")
    claimed = [
        f"{colour} {size} {names[owner]}"
        for colour, owners in view["bonus"].items()
        for size, owner in zip(("large", "small"), owners)
        if owner is not None
    ]
    if claimed:
        lines.append(f"Bonus tiles: {', '.join(claimed)}.")
    return Text("\n".join(lines), style="dim")


def player_panel(view: View, player: View, names: Sequence[str], targets: frozenset[int]) -> Panel:
    """Draw a player's duchy and belongings; before settling, both sides of the board. A player settled without a castle has no
    duchy.
    """
    sides: list[RenderableType] = []
    width = WIDTH
    if player["duchy"] is None:
        for number in player["dealt"]:
            sides.append(Text(f"Duchy {number}", style="bold"))
            sides.append(duchy_map(duchy(view["options"]["edition"], number), player["hexes"]))
    elif any(player["hexes"]):
        layout = layout_named(player["layout"])
        width = width_of(layout)
        sides.append(duchy_map(layout, player["hexes"], targets))
    title = f"{names[player['seat']]}: {player['points']} points"
    is_acting = player["seat"] in view["to_act"]
    style = "bold" if is_acting else "dim"
    return Panel(Group(*sides, belongings(view, player)), title=title, width=width + 4, border_style=style)


def belongings(view: View, player: View) -> RenderableType:
    """Draw dice, workers, silver, the number of sold goods, storage, goods, and what expansions add."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim")
    grid.add_column()
    dice = [f"{number}" if left else f"({number} used)" for number, left in zip(player["dice"], player["dice_left"]) if number]
    grid.add_row("Dice", "  ".join(dice) or "-")
    sold = sum(player["sold"].values())
    grid.add_row("Workers", f"{player['workers']}   Silver {player['silver']}" + (f"   Sold {sold}" if sold else ""))
    grid.add_row("Storage", tiles_text(player["storage"]))
    grid.add_row("Goods", goods_text(player["goods"]))
    language = language_of(view)
    for rows in language.words.terminal_rows:
        for title, text in rows(language, view, player["seat"]):
            grid.add_row(title, text)
    return grid


# ---- help ------------------------------------------------------------------------------------------------------------


def find_tile(query: str) -> str | None:
    """Return the tile with this name, title or monastery number; None when there is none."""
    text = query.lower().replace(" ", "_")
    if not text:
        return None
    if text.isdecimal():
        text = f"monastery-{int(text)}"
    for tile in tile_names():
        title = tile_title(tile).lower().replace(" ", "_")
        own_name = title.partition("_(")[2].rstrip(")")
        if text in (tile, tile.replace("-", "_"), title, own_name, title.partition("_(")[0]):
            return tile
    # An animal without a number: every tile of the species does the same.
    return next((tile for tile in tile_names() if text.rstrip("s") == tile.partition("-")[0].rstrip("s")), None)


def visible_tiles(view: View) -> list[str]:
    """Return the tiles in depots and storages, each once."""
    places = [*(depot["tiles"] for depot in view["depots"]), view["black_depot"], *(it["storage"] for it in view["players"])]
    return list(dict.fromkeys(tile for tiles in places for tile in tiles if tile is not None))


def help_on(view: View, tiles: Sequence[str]) -> list[tuple[str, str]]:
    """Return help on tiles, as titles and texts."""
    return [(tile_title(tile), tile_help(tile, str(view["options"]["edition"]))) for tile in tiles]


def find(view: View, query: str) -> list[tuple[str, str]]:
    """Return help on the tile that somebody asks for."""
    tile = find_tile(query)
    return help_on(view, [tile] if tile else [])


TITLES: Final = {
    "take": "Take a tile",
    "place": "Place a tile",
    "sell": "Sell goods",
    "workers": "Take workers",
    "buy": "Buy (once a turn)",
    "hire": "Take a building for workers (once a turn)",
    "fetch": "Take a tile",
    "load": "Load goods",
    "keep": "Keep goods",
    "discard": "Discard",
    "settle": "Settle",
    "end": "Finish",
    "skip": "Decline",
}

SCREEN: Final = Screen(
    draw_view=draw_view,
    hidden_events=("clear", "reveal", "round_goods", "turn"),
    titles=TITLES,
    pieces="tile",
    names=tuple(tile_names()),
    find=find,
    help_on_visible=lambda view: help_on(view, visible_tiles(view)),
    action="take die:1 depot:3.2",
    word="bank",
    topics="'h place', 'h bank', 'h monastery 12' or 'h 12'",
)
