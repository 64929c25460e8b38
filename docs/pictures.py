"""Regenerates the pictures of this folder: `python docs/pictures.py`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

import burgrave
from burgrave.bots import bot
from burgrave.cli.terminal.menu import menu, show_menu
from burgrave.cli.terminal.screens import screen

HERE = Path(__file__).parent


def middle_game() -> burgrave.GameState:
    """Two greedy bots, at a turn of the first seat in phase C with something to place."""
    state = burgrave.new("burgundy", 2, 3)
    players = [bot("greedy", 1), bot("greedy", 2)]
    while True:
        seat = state.to_act[0]
        verbs = {action.verb for action in state.legal_actions()}
        if seat == 0 and state.view(0)["phase"] == "C" and {"take", "place", "sell", "buy"} <= verbs:
            return state
        state.apply(players[seat].choose(state.imagine(seat, state.ply), seat), seat)


def terminal() -> None:
    """terminal.svg: what `burgrave terminal` shows."""
    state = middle_game()
    view, items = state.view(0), menu(state, 0, screen("burgundy"))
    console = Console(record=True, width=112, force_terminal=True, file=StringIO())
    console.print(Rule(f"Phase {view['phase']}, round {view['round']}: Player 1 (you)"))
    actions = [item.action for item in items]
    console.print(screen("burgundy").draw_view(view, ["Player 1 (you)", "Player 2 (greedy)"], actions, True))
    console.print(f"\nPlayer 1 (you). {items[0].explanation['prompt']}.", style="bold", highlight=False)
    show_menu(console, items)
    svg = console.export_svg(title="burgrave terminal")
    # Rich refers to fonts on the web; ours come from the reader's machine.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S).replace("Fira Code", "Fira Code, DejaVu Sans Mono")
    (HERE / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    terminal()
