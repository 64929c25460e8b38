"""Help during play: the keys, the rules by topic, and every piece."""

from __future__ import annotations

from difflib import get_close_matches

from rich.console import Console
from rich.text import Text

from burgrave.cli.terminal.screens import Screen
from burgrave.draw.parts import View
from burgrave.games.game import AnyGame

KEYS = """\
  1             choose action 1 of the list (Enter alone: the only one there is)
  {action:<20}   choose an action by its text
  {word:<11}   show only the actions that mention "{word}"
  l             look at the whole table again
  u  r  t       undo, redo, undo the whole turn (back to a roll or draw)
  h             help: topics; 'h rules', {topics}
{visible}  ?             these keys
  q             quit"""


VISIBLE = "  h table       help on every {piece} that lies open on the table or is stored\n"


def show_keys(console: Console, screen: Screen, view: View) -> None:
    """Print what can be typed."""
    visible = VISIBLE.format(piece=screen.pieces) if screen.help_on_visible(view) else ""
    keys = KEYS.format(action=screen.action, word=screen.word, topics=screen.topics, visible=visible)
    console.print(keys, highlight=False, markup=False)


def show_help(console: Console, game: AnyGame, screen: Screen, view: View, query: str) -> None:
    """Print help on a topic or a piece; the list of topics without one, or when it is unknown."""
    rules = game.rules_help(view["seats"], view["options"], "en")
    if query == "rules":
        help_texts = [(entry["title"], entry["text"]) for entry in rules.values()]
    elif query in rules:
        help_texts = [(rules[query]["title"], rules[query]["text"])]
    else:
        help_texts = screen.help_on_visible(view) if query == "table" else screen.find(view, query)
    for title, text in help_texts:
        console.print(Text.assemble((f"{title}: ", "bold"), text))
    if not help_texts:
        if query:
            suggestions = get_close_matches(query.replace(" ", "_"), [*rules, *screen.names], 3)
            suggestion = f" Did you mean {' or '.join(suggestions)}?" if suggestions else ""
            console.print(f"There is no help on {query!r}.{suggestion}", highlight=False, markup=False)
        topics = ["rules", *(["table"] if screen.help_on_visible(view) else []), *rules]
        console.print(f"Topics: {', '.join(topics)}; or the name of a {screen.pieces}.", highlight=False)
