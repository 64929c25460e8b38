"""The words of the inns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.mainboard import BLACK_PRICE, REGION_POINTS
from burgrave.games.burgundy.modules.inns import ID
from burgrave.games.burgundy.modules.inns.elements import INN_SPACES
from burgrave.games.burgundy.modules.inns.tiles import INN
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.out_of_reach import is_own_turn, no_purchase
from burgrave.games.burgundy.words.tile_names import named
from burgrave.games.language import Titled, titled
from burgrave.games.words import Button, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.games.burgundy.state import State
    from burgrave.games.words import Options, RulesHelp, Topics

EXAMPLE = 4
"""A size of a region that serves as an example in the rules."""


def buy_inn(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for buying an inn."""
    return language.gettext("Buy the inn beside the black depot"), language.heading[INN], ""


def button(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the button for buying an inn, like that of the black depot."""
    _ = language.gettext
    return _("Buy for {price}").format(price=language.silver(BLACK_PRICE)), "silver", _("Buy an inn"), False


def place(language: Language) -> tuple[str, str, str]:
    """Return the texts for the place where the inns lie."""
    _ = language.gettext
    return _("beside the black depot"), _("Beside the black depot now lies {tile}."), _("beside the black depot")


def missing(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return why the topmost inn cannot be bought, by its element."""
    if not is_own_turn(state, seat):
        return {}
    reason = no_purchase(language, state, seat)
    tiles = state.depots[INN_SPACES.start : INN_SPACES.stop]
    inns = [DEPOT_SPACES[space].name for space, tile in zip(INN_SPACES, tiles) if tile]
    return {inns[-1]: reason} if reason and inns else {}


def inn_help(language: Language, name: str) -> str:
    """Return what an inn does."""
    return language.gettext(
        "Lies on an empty space of any colour and does nothing itself. Its region counts as one space larger; "
        "a region takes one inn only."
    )


def summary(language: Language) -> str:
    """Return the rules in short."""
    return language.gettext(
        "At the start of every phase an inn is laid beside the black depot, on top of those that nobody has bought: they stay. The "
        "purchase of your turn may be an inn, for {price}. A die places it on an empty space of any colour, by the usual rules; a "
        "region takes one inn only. It does nothing itself, but its region counts as one space larger: one of {size} spaces "
        "pays {larger} points, not {usual}."
    ).format(price=language.silver(BLACK_PRICE), size=EXAMPLE, larger=REGION_POINTS[EXAMPLE + 1], usual=REGION_POINTS[EXAMPLE])


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("Inns"), _("for any space of a duchy; a region with one counts larger"))}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of inns, by topic."""
    return {ID: (language.gettext("Inns"), summary(language))}


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return help on the stack of inns."""
    return {"inns": {"title": language.gettext("Inns"), "text": summary(language), "piece": "inn"}}


def lines(language: Language, view: View) -> list[str]:
    """Return for a terminal how many inns can be bought."""
    count = len(view["extra"][ID]["stack"])
    text = language.ngettext("{count} inn beside the black depot", "{count} inns beside the black depot", count)
    return [text.format(count=count) + "."]


WORDS: Final = BurgundyWords(
    labels={"buy_inn": buy_inn},
    tile_names={"inn": named(marked("inn"), marked("the inn"), marked("an inn"))},
    tile_help={"inn": inn_help},
    verbs={"buy_inn": button},
    board_spaces={"inn": place},
    out_of_reach=(missing,),
    module_words=(titles,),
    rules_help=(rules,),
    topics=(topics,),
    terminal_lines={ID: lines},
)
