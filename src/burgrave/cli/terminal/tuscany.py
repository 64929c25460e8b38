"""Tuscany in the terminal, drawn from a view: open tokens, decks, everybody's estate and belongings; and help on its pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from burgrave.cli.terminal.estate_map import LEGEND, WIDTH, card_style, estate_map, style_of
from burgrave.cli.terminal.screens import HelpTexts, Screen
from burgrave.cli.terminal.topics import find_topic, topics_of
from burgrave.draw.parts import View
from burgrave.engine.action import Action
from burgrave.games.tuscany.estate import AS_DEALT, PART_NAMES, estate
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.tokens import BONUSES, TOKENS, token_named
from burgrave.games.tuscany.words.language import language_of

EN: Final = language_of("en")


def draw_view(view: View, names: Sequence[str], actions: Sequence[Action], whole: bool = True) -> RenderableType:
    """Draw the table; without the other players unless `whole`. Fields where a token can be placed now are emphasized."""
    targets = frozenset(action.args[1] for action in actions if action.verb == "place")
    players = [player for player in view["players"] if whole or player["seat"] == view["seat"]]
    players.sort(key=lambda player: bool(player["seat"] != view["seat"]))
    panels = [player_panel(view, player, names, targets if player["seat"] == view["seat"] else frozenset()) for player in players]
    return Group(
        Padding(middle(view, names), (0, 1)),
        Columns(panels),
        Padding(Text(LEGEND, style="dim"), (0, 1)),
    )


def token_text(token: str | None) -> Text:
    """Return a token's title in its colour."""
    return Text("-", style="dim") if token is None else Text(EN.title[token_named(token)], style=style_of(token))


def middle(view: View, names: Sequence[str]) -> RenderableType:
    """Draw open tokens, decks, bonus tokens, and the colour bonuses that are taken."""
    display = Text("   ").join(
        Text.assemble((f"{index} ", "bold"), token_text(token)) for index, token in enumerate(view["display"], 1)
    )
    order = " > ".join(names[seat] for seat in view["order"])
    decks = f"Cards {view['deck']}, discarded {sum(view['discards'].values())}; income cards {view['income']}"
    lines = [
        Text.assemble(("Open tokens  ", "dim"), display),
        Text(f"Turn order: {order}. {decks}; neutral tokens {view['neutral']}.", style="dim"),
        Text(f"Bonus tokens left: {counted(view['bonus_left'])}.", style="dim"),
    ]
    claimed = [
        f"{colour} {rank} {names[owner]}"
        for colour, owners in view["colour_bonus"].items()
        for rank, owner in zip(("first", "second"), owners, strict=True)
        if owner is not None
    ]
    if claimed:
        lines.append(Text(f"Whole colours: {', '.join(claimed)}.", style="dim"))
    return Group(*lines)


def counted(tokens: Mapping[str, int]) -> str:
    """Return the number of bonus tokens of each kind as text."""
    return ", ".join(f"{count} of {EN.bonus[BONUSES.index(kind)]}" for kind, count in tokens.items() if count) or "none"


def player_panel(view: View, player: View, names: Sequence[str], targets: frozenset[int]) -> Panel:
    """Draw a player's estate and belongings; before it is arranged, the parts as they were dealt."""
    variants = tuple(PART_NAMES[part].index(name) for part, name in enumerate(player["parts"]))
    layout = player["layout"]["number"] if player["layout"] else AS_DEALT
    map_text = estate_map(estate(variants, layout), player["fields"], targets)
    title = f"{names[player['seat']]}: green {player['green']}, red {player['red']}"
    style = "bold" if player["seat"] in view["to_act"] else "dim"
    return Panel(Group(map_text, belongings(player)), title=title, width=WIDTH + 4, border_style=style)


def belongings(player: View) -> RenderableType:
    """Draw storage, cards, workers, marble, bonus tokens and stacks."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim")
    grid.add_column()
    grid.add_row("Storage", Text(", ").join(token_text(token) for token in player["storage"]))
    hand = player["hand"]
    if hand is None:
        grid.add_row("Cards", str(player["cards"]))
    else:
        cards = [Text(f"{count} {colour}", style=card_style(colour)) for colour, count in hand.items() if count]
        grid.add_row("Cards", Text(", ").join(cards) if cards else "-")
    grid.add_row("Workers", f"{player['workers']}   Marble {player['marble']}   Stacks {'/'.join(map(str, player['stacks']))}")
    grid.add_row("Bonus", counted(player["bonus"]))
    return grid


# ---- help ------------------------------------------------------------------------------------------------------------


def help_on_visible(view: View) -> HelpTexts:
    """Return help on the open and the stored tokens, each once."""
    tokens = [*view["display"], *(token for player in view["players"] for token in player["storage"])]
    return topics_of(TUSCANY, view, "token", tokens)


def badge(kind: str, count: int) -> str:
    """Return a count of something in words, for a badge."""
    counts = {"card": EN.cards, "worker": EN.workers, "marble": EN.marble, "green": EN.green, "red": EN.red}
    return counts[kind](count) if kind in counts else f"{count} {kind}"


SCREEN: Final = Screen(
    draw_view=draw_view,
    hidden_events=("clear", "reveal", "turn", "end"),
    pieces="token",
    names=tuple(TOKENS[1:]),
    find=partial(find_topic, TUSCANY),
    help_on_visible=help_on_visible,
    action="take open:3",
    word="village",
    topics="'h place', 'h village' or 'h hexagon'",
    badge=badge,
)
