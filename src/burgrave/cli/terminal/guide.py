"""Help while playing: the keys, the rules by topic, and every tile."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from rich.console import Console
from rich.text import Text

from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words import WORDS, tile_help, tile_title

KEYS = """\
  12            choose action 12 of the list (Enter alone: the only one there is)
  take die:1 depot:3.2   choose an action by its text
  bank          show only the actions that mention "bank"
  l             look at the whole table again
  u  r  t       undo, redo, undo the whole turn (as far as the last roll)
  h             help: topics; 'h rules', 'h place', 'h bank', 'h monastery 12' or 'h 12'
  h table       help on every tile that lies in the depots and storages
  ?             these keys
  q             quit"""


def show_keys(console: Console) -> None:
    """What can be typed."""
    console.print(KEYS, highlight=False, markup=False)


def show_help(console: Console, view: Mapping[str, Any], wanted: str) -> None:
    """Help on a topic or a tile; without one, the topics."""
    edition = str(view["options"]["edition"])
    tile = find_tile(wanted)
    topics = WORDS.rules_help(view["seats"], view["options"], "en")
    if wanted == "rules":
        for topic, told in topics.items():
            paragraph(console, topic, told["text"])
    elif wanted in topics:
        paragraph(console, wanted, topics[wanted]["text"])
    elif wanted == "table":
        for found in on_table(view):
            paragraph(console, tile_title(found), tile_help(found, edition))
    elif tile is not None:
        paragraph(console, tile_title(tile), tile_help(tile, edition))
    else:
        if wanted:
            near = get_close_matches(wanted.replace(" ", "_"), [*topics, *TILES[1:]], 3)
            meant = f" Did you mean {' or '.join(near)}?" if near else ""
            console.print(f"There is no help on {wanted!r}.{meant}", highlight=False, markup=False)
        console.print(f"Topics: rules, table, {', '.join(topics)}; or the name of a tile.", highlight=False)


def paragraph(console: Console, title: str, text: str) -> None:
    """A title and what is to be said."""
    console.print(Text.assemble((f"{title}: ", "bold"), text))


def find_tile(wanted: str) -> str | None:
    """The tile that somebody means by a name, a title or a monastery's number."""
    text = wanted.lower().replace(" ", "_")
    if not text:
        return None
    if text.isdecimal():
        text = f"monastery-{int(text)}"
    for tile in TILES[1:]:
        title = tile_title(tile).lower().replace(" ", "_")
        own_name = title.partition("_(")[2].rstrip(")")
        if text in (tile, tile.replace("-", "_"), title, own_name, title.partition("_(")[0]):
            return tile
    # An animal without a number: every tile of the species does the same.
    return next((tile for tile in TILES[1:] if text.rstrip("s") == tile.partition("-")[0].rstrip("s")), None)


def on_table(view: Mapping[str, Any]) -> list[str]:
    """The tiles in depots and storages, each once."""
    places = [*(depot["tiles"] for depot in view["depots"]), view["black_depot"], *(it["storage"] for it in view["players"])]
    return list(dict.fromkeys(tile for tiles in places for tile in tiles if tile is not None))
