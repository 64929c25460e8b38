"""What every drawn part must be: text that is well-formed, runs no script, and has only icons that are there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from html.parser import HTMLParser
from xml.parsers import expat

from burgrave.contract.copies import some
from burgrave.draw.drawing import USED_ICON, Drawing
from burgrave.draw.icons import ICONS
from burgrave.draw.parts import Parts
from burgrave.engine.state import GameState
from burgrave.games.game import AnyGame
from burgrave.games.words import PHONE

MOST_MARKS = 6
"""Of so many actions the small pictures are drawn on a state; on another state, of others."""
VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
"""Tags of HTML that are never closed."""
OPEN_VOID = re.compile(rf"<((?:{'|'.join(sorted(VOID))})\b[^<>]*)(?<!/)>")
ELEMENT = re.compile(r'data-element="([^"]*)"')
PLAYED = re.compile(r'data-plays="([^"]*)"')
KEY = re.compile(r'data-key="([^"]*)"')


class Balance(HTMLParser):
    """Reads HTML and collects the tags that are open; `fault` says what is wrong with them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fault = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Ignore a tag that closes itself."""

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if self.open and self.open[-1] == tag:
            self.open.pop()
        elif not self.fault:
            self.fault = f"</{tag}> does not close <{self.open[-1]}>" if self.open else f"</{tag}> closes nothing"


def fault_of(markup: str) -> str:
    """Return what is wrong with SVG or HTML; empty when its tags balance."""
    fault = xml_fault(markup) and xml_fault(OPEN_VOID.sub(r"<\1/>", markup))
    if not fault:
        return ""
    # HTML need not be XML: attributes without a value, named characters. Reading it takes ten times as long.
    balance = Balance()
    balance.feed(markup)
    balance.close()
    return balance.fault or (f"<{balance.open[-1]}> is not closed ({fault})" if balance.open else "")


def xml_fault(markup: str) -> str:
    """Return what is wrong with XML without a root."""
    try:
        expat.ParserCreate().Parse(f"<div>{markup}</div>", True)
    except expat.ExpatError as error:
        return str(error)
    return ""


def is_known_icon(game: AnyGame, name: str) -> bool:
    """Return whether an icon is one of all games or of this one."""
    return name in ICONS or name in game.drawing.icons


def is_drawn(game: AnyGame, markup: object, what: str) -> None:
    """Assert that SVG or HTML of a game is text, well-formed, without a script and unknown icons."""
    assert isinstance(markup, str), f"{what} is drawn as text, not {type(markup).__name__}"
    assert "<script" not in markup.lower(), f"{what} has a script"
    unknown = sorted(name for name in set(USED_ICON.findall(markup)) if not is_known_icon(game, name))
    assert not unknown, f"{what} uses icons that are not there: {unknown}"
    fault = fault_of(markup)
    assert not fault, f"{what} is not well-formed: {fault}"


def declaration_is_drawn(game: AnyGame, drawing: Drawing) -> None:
    """Assert that what a drawing declares once for all pages is text, and its icons and patterns are well-formed."""
    assert isinstance(drawing.icons, Mapping), f"icons are a mapping of names to SVG, not {type(drawing.icons).__name__}"
    for name, body in drawing.icons.items():
        assert isinstance(name, str), f"the name of an icon is text, not {name!r}"
        is_drawn(game, body, f"the icon {name!r}")
    assert isinstance(drawing.css, str), f"css is the text of a style sheet, not {type(drawing.css).__name__}"
    assert "</style" not in drawing.css.lower(), "the style sheet ends itself"
    is_drawn(game, drawing.patterns, "the text of the patterns")
    art = drawing.art()
    assert art, "no picture for the card of the game"
    is_drawn(game, art, "the picture for the card of the game")
    for name, option in game.options.items():
        for value in option.choices:
            is_drawn(game, drawing.thumbnail(name, value), f"the picture of {name}={value}")
    for name in game.modules:
        is_drawn(game, drawing.thumbnail("module", name), f"the picture of the module {name!r}")


def figure_is_drawn(game: AnyGame, state: GameState, size: float) -> None:
    """Assert that the small board of a seat is drawn, as score sheets show it; of another seat from state to state."""
    seat = state.ply % state.seats
    figure = game.drawing.figure(state.view(None), seat, size)
    assert figure, f"no figure of seat {seat}"
    is_drawn(game, figure, f"the figure of seat {seat}")


def marks_are_drawn(game: AnyGame, drawing: Drawing, state: GameState, seat: int) -> None:
    """Assert that the small pictures in a seat's list of choices are drawn, those of some of them."""
    view = state.view(seat)
    for action in some(state.legal_actions(seat), MOST_MARKS, state.ply):
        is_drawn(game, drawing.mark(view, list(action.path), action.verb), f"the mark of {action}")


def can_be_clicked(game: AnyGame, state: GameState, seat: int, parts: Parts, markup: str, layout: str) -> None:
    """Assert that a seat can choose every legal action on its own page: by elements that are drawn, or by the button of a verb."""
    if parts.composed is not None:
        return  # the answer is composed step by step
    elements, played = attributes(ELEMENT, markup), attributes(PLAYED, markup)
    buttons = {verb for verb, words in game.verbs(state, seat).items() if words["button"] is True or is_button(words, layout)}
    for action in state.legal_actions(seat):
        is_within_reach = not action.path or action.verb in buttons or not elements.isdisjoint(action.path) or action.text in played
        missing = f"none of its elements is drawn, and {action.verb!r} has no button"
        assert is_within_reach, f"{action} cannot be chosen by seat {seat} on a {layout}: {missing}"


def is_button(words: Mapping[str, object], layout: str) -> bool:
    """Return whether a verb has a button only on a phone, and this is one."""
    return words["button"] == PHONE and layout == PHONE


def attributes(pattern: re.Pattern[str], markup: str) -> set[str]:
    """Return all values of an attribute."""
    return {unescape(value) for value in pattern.findall(markup)}
