"""Tiletum in the terminal, drawn from a view: wheel, fairs, king track, markets, map, everybody's house; and help on its pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from burgrave.cli.terminal.europe_map import brief, europe_map
from burgrave.cli.terminal.screens import HelpTexts, Screen
from burgrave.cli.terminal.topics import find_topic, topics_of
from burgrave.draw.parts import View
from burgrave.engine.action import Action
from burgrave.games.language import first_upper
from burgrave.games.tiletum.europe import TITLES
from burgrave.games.tiletum.fairs import FAIRS
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import CONTRACT_PRICES
from burgrave.games.tiletum.tiles import CONTRACT_TILE, POINTS, SORT, TILES, tile_named
from burgrave.games.tiletum.words.badges import counted
from burgrave.games.tiletum.words.language import language_of
from burgrave.games.tiletum.words.sentences import fair_counts, minus

EN: Final = language_of("en")
STYLES: Final = {"gold": "yellow", "food": "magenta", "wool": "white", "stone": "bright_black", "iron": "blue"}
"""Colours of dice and goods."""
WIDTH: Final = 78


def draw_view(view: View, names: Sequence[str], actions: Sequence[Action], whole: bool = True) -> RenderableType:
    """Draw the table; without the map and the other players unless `whole`."""
    players = [player for player in view["players"] if whole or player["seat"] == view["seat"]]
    players.sort(key=lambda player: bool(player["seat"] != view["seat"]))
    panels = [player_panel(view, player, names) for player in players]
    parts: list[RenderableType] = [wheel(view, names), tracks(view, names), markets(view)]
    if whole:
        parts.append(europe_map(view))
    return Group(*(Padding(part, (0, 1)) for part in parts), Columns(panels))


def tile_text(tile: str | None) -> str:
    """Return a tile's title, with the points of a contract."""
    if tile is None:
        return "-"
    number = tile_named(tile)
    points_text = f", {EN.points(points)}" if (points := contract_points(number)) else ""
    return brief(EN.title[number]) + points_text


def contract_points(tile: int) -> int:
    """Return the points of a contract; 0 for other tiles."""
    return POINTS[tile] if SORT[tile] == CONTRACT_TILE else 0


# ---- what all share --------------------------------------------------------------------------------------------------


def wheel(view: View, names: Sequence[str]) -> RenderableType:
    """Draw the action spaces with the points of their actions, dice and bonus tiles."""
    grid = Table.grid(padding=(0, 2))
    for space in view["spaces"]:
        action = first_upper(EN.action[ACTION_KINDS.index(space["action"])])
        dice = Text(" ").join(Text(f"{good} {space['value']}", style=STYLES[good]) for good in space["dice"])
        bonus = tile_text(space["bonus"]) if space["bonus"] else ""
        more = " ".join(f"{names[seat]} +{points}" for seat, points in enumerate(space["bonus_points"]) if points)
        grid.add_row(
            Text(action, style="bold"), f"{space['points']} ap", dice or Text("-", style="dim"), Text(bonus, style="dim"), more
        )
    return grid


def tracks(view: View, names: Sequence[str]) -> RenderableType:
    """Draw king track, corruption, turn order and fairs."""
    court = ", ".join(f"{names[seat]} {minus(view['king'][seat])}" for seat in view["court"])
    tokens = " ".join("?" if value is None else str(value) for value in view["corruption"])
    order = " > ".join(names[seat] for seat in view["order"])
    lines = [
        Text(f"King track: {court}. For the leader: {tile_text(view['king_bonus'])}. Corruption: {tokens}.", style="dim"),
        Text(f"Turn order: {order}.", style="dim"),
    ]
    for number, fair in enumerate(view["fairs"], 1):
        taking = [names[seat] for seat, is_there in enumerate(fair["takes_part"]) if is_there]
        title = f"Fair {number} in {TITLES[fair['city']]}: {fair['points']} {fair_counts(EN, FAIRS.index(fair['tile']))}"
        there = "over" if fair["is_over"] else ", ".join(taking) or "nobody there"
        lines.append(Text(f"{title} ({there}).", style="dim strike" if fair["is_over"] else ""))
    return Group(*lines)


def markets(view: View) -> RenderableType:
    """Draw the contracts with their prices, and the characters."""
    contracts = [f"{tile_text(tile)} ({price} ap)" for tile, price in zip(view["contracts"], CONTRACT_PRICES, strict=True) if tile]
    characters = [tile_text(tile) for tile in view["characters"] if tile]
    return Group(
        Text.assemble(("Contracts ", "bold"), "; ".join(contracts) or "-"),
        Text.assemble(("Characters ", "bold"), "; ".join(characters) or "-"),
    )


# ---- players ---------------------------------------------------------------------------------------------------------


def player_panel(view: View, player: View, names: Sequence[str]) -> Panel:
    """Draw a player's house and belongings."""
    title = f"{names[player['seat']]}: {EN.points(player['score'])}"
    style = "bold" if player["seat"] in view["to_act"] else "dim"
    return Panel(belongings(player), title=title, width=WIDTH, border_style=style)


def belongings(player: View) -> RenderableType:
    """Draw goods, dice, storage, buildings, contracts and pieces."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim")
    grid.add_column()
    goods = [Text(f"{count} {good}", style=STYLES[good]) for good, count in player["goods"].items()]
    grid.add_row("Goods", Text("  ").join(goods))
    dice = [Text(f"{one['good']} {one['value']}", style=STYLES[one["good"]]) for one in player["dice"] if one]
    grid.add_row("Dice", Text("  ").join(dice) if dice else "-")
    stored = [f"{index} {tile_text(tile)}" for index, tile in enumerate(player["storage"], 1) if tile]
    grid.add_row("Storage", "; ".join(stored) or "-")
    empty = []
    for number, building in enumerate(player["buildings"], 1):
        if any(building["rooms"]) or building["crest"]:
            grid.add_row(f"Building {number}", building_text(building))
        else:
            floors = len(building["rooms"])
            empty.append(f"{number} ({floors} floor{'s' if floors > 1 else ''})" if floors else f"{number} (no crest)")
    grid.add_row("Empty", ", ".join(empty) or "-")
    done = [tile_text(tile) for tile in player["contracts"] if tile]
    grid.add_row("Contracts", "; ".join(done) or "-")
    cathedrals = ", ".join(f"{TITLES[one['city']]} {one['points']}" for one in player["cathedrals"])
    grid.add_row("Cathedrals", cathedrals or "-")
    supply = f"{EN.houses(player['houses'])}, {EN.pillars(player['pillars'])}"
    on_map = f"{EN.houses(player['houses_on_map'])} x {EN.pillars(player['pillars_on_map'])}"
    grid.add_row("Supply", f"{supply}; on the map {on_map} = {player['map_points']}")
    return grid


def building_text(building: View) -> str:
    """Return the rooms from the first floor up, the crest, and what it adds."""
    rooms = [tile_text(tile) for tile in building["rooms"]] or ["lived in"]
    crest = f"{EN.family[building['crest']]} crest" if building["crest"] else "no crest"
    more = f"; complete, +{building['bonus_points']} ap" if building["is_complete"] and building["bonus_points"] else ""
    return f"{' | '.join(rooms)}; {crest}{more}"


# ---- help ------------------------------------------------------------------------------------------------------------


def help_on_visible(view: View) -> HelpTexts:
    """Return help on the tiles of the markets, the wheel and the storages, each once."""
    tiles = [*view["contracts"], *view["characters"], *(space["bonus"] for space in view["spaces"]), view["king_bonus"]]
    tiles += [tile for player in view["players"] for tile in player["storage"]]
    return topics_of(TILETUM, view, "tile", tiles)


def badge(kind: str, count: int) -> str:
    """Return a count of something in words, for a badge."""
    return counted(EN, kind, count)


SCREEN: Final = Screen(
    draw_view=draw_view,
    hidden_events=("reveal", "offer", "tile", "turn", "end", "clean_up", "pay"),
    pieces="tile",
    names=(*TILES[1:], *GOODS),
    find=partial(find_topic, TILETUM),
    help_on_visible=help_on_visible,
    action="take die:iron.4 space:king",
    word="merchant",
    topics="'h wheel', 'h iron' or 'h cathedral:paris'",
    badge=badge,
)
