"""Help while playing: the keys, the rules by topic, and every piece."""

from __future__ import annotations

from difflib import get_close_matches

from rich.console import Console
from rich.text import Text

from burgrave.cli.terminal.screens import Screen, View
from burgrave.games.game import AnyGame

KEYS = """\
  12            choose action 12 of the list (Enter alone: the only one there is)
  {action:<20}   choose an action by its text
  {word:<11}   show only the actions that mention "{word}"
  l             look at the whole table again
  u  r  t       undo, redo, undo the whole turn (back to a roll or draw)
  h             help: topics; 'h rules', {topics}
  h table       help on every {piece} that lies open on the table or is stored
  ?             these keys
  q             quit"""


def show_keys(console: Console, screen: Screen) -> None:
    """What can be typed."""
    told = KEYS.format(action=screen.action, word=screen.word, topics=screen.topics, piece=screen.pieces)
    console.print(told, highlight=False, markup=False)


def show_help(console: Console, game: AnyGame, screen: Screen, view: View, wanted: str) -> None:
    """Help on a topic or a piece; without one, the topics."""
    rules = game.rules_help(view["seats"], view["options"], "en")
    if wanted == "rules":
        found = [(topic, told["text"]) for topic, told in rules.items()]
    elif wanted in rules:
        found = [(wanted, rules[wanted]["text"])]
    else:
        found = screen.on_table(view) if wanted == "table" else screen.find(view, wanted)
    for title, text in found:
        console.print(Text.assemble((f"{title}: ", "bold"), text))
    if not found:
        if wanted:
            near = get_close_matches(wanted.replace(" ", "_"), [*rules, *screen.known], 3)
            meant = f" Did you mean {' or '.join(near)}?" if near else ""
            console.print(f"There is no help on {wanted!r}.{meant}", highlight=False, markup=False)
        console.print(f"Topics: rules, table, {', '.join(rules)}; or the name of a {screen.pieces}.", highlight=False)
