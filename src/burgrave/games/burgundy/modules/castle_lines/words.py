"""The words of the lines to castles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.game_log import LogEntry
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.elements import HEX
from burgrave.games.burgundy.modules.castle_lines import ID
from burgrave.games.burgundy.modules.castle_lines.aside import PRICE, SOURCE
from burgrave.games.burgundy.steps.storage import stored
from burgrave.games.burgundy.tiles import CASTLE_TILE, COLOUR
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.out_of_reach import is_own_turn
from burgrave.games.language import Titled, titled
from burgrave.games.log import entry
from burgrave.games.words import Button, Texts

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.engine.events import Event
    from burgrave.games.burgundy.state import State
    from burgrave.games.words import Options, RulesHelp, Topics


def recover(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking back a castle for both dice and points."""
    _ = language.gettext
    text = _("Take back a castle for both dice and {points}").format(points=language.points(PRICE))
    return text, language.heading[CASTLE_TILE], _("both dice")


def button(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return a button of its own: the castles have no place that could be clicked."""
    _ = language.gettext
    return _("Castle for both dice, -{points}").format(points=PRICE), "castle", _("Other"), True


def place(language: Language) -> tuple[str, str, str]:
    """Return the texts for the place where the castles lie."""
    _ = language.gettext
    return _("from those set aside"), _("Set aside: {tile}."), _("beside the board")


def set_aside(language: Language, seat: int, tile: int, space: int) -> str:
    """Return a sentence for a castle that is set aside."""
    return language.gettext("Set aside {place}: {tile}.").format(place=language.from_depot(space), tile=language.title[tile])


def set_aside_entries(language: Language, events: list[Event]) -> list[LogEntry]:
    """Return one log entry for all castles that are set aside at once."""
    count = len(events)
    return [
        entry(None, language.ngettext("{count} castle is set aside", "{count} castles are set aside", count).format(count=count))
    ]


def summary(language: Language) -> str:
    """Return the rules in short."""
    return language.gettext(
        "A tile must not only lie next to another one, but also next to a castle, or on a space from which spaces of its own "
        "colour lead to a castle without a gap. Castles themselves need no such line. Castles that nobody took are set aside when "
        "a phase begins: in your turn, with both dice unused, you may give both and {points} to take one of them into your storage."
    ).format(points=language.points(PRICE))


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("Lines to castles"), _("duchies 11-18: tiles keep to castles"))}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of lines to castles, by topic."""
    return {ID: (language.gettext("Lines to castles"), summary(language))}


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return help on the castles set aside."""
    return {"aside": {"title": language.gettext("Castles set aside"), "text": summary(language), "piece": "castle"}}


def missing(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return by hex why a stored tile cannot go there: spaces next to a tile that lack a line to a castle."""
    if not is_own_turn(state, seat):
        return {}
    duchy = state.duchy[seat]
    around = 0
    for hex_ in bits_of(state.covered[seat]):
        around |= duchy.neighbours[hex_]
    wanted = 0
    for tile in stored(state, seat):
        if tile:
            wanted |= duchy.colour_mask[COLOUR[tile]]
    barred = around & wanted & ~state.covered[seat] & ~state.frontier[seat]
    reason = language.gettext("no line of its colour leads to a castle")
    return {HEX[hex_].name: reason for hex_ in bits_of(barred)}


def lines(language: Language, view: View) -> list[str]:
    """Return for a terminal how many castles could be taken back."""
    count = view["extra"][ID]["aside"]
    return [language.ngettext("{count} castle is set aside", "{count} castles are set aside", count).format(count=count) + "."]


WORDS: Final = BurgundyWords(
    labels={"recover": recover},
    verbs={"recover": button},
    board_spaces={"aside": place},
    sentences={"set_aside": set_aside},
    board_entries={"set_aside": set_aside_entries},
    sources={SOURCE: lambda language: (language.gettext("Castles taken back"), language.gettext("for a castle taken back"))},
    module_words=(titles,),
    rules_help=(rules,),
    topics=(topics,),
    out_of_reach=(missing,),
    terminal_lines={ID: lines},
)
