"""The texts for what was granted and not used: declined by the player, or with nothing to use it on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.engine.events import NOBODY
from burgrave.games import plain_words
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.tiles import TILES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.language import Language

DECLINING: Final[dict[str, Callable[[Language], tuple[str, str]]]] = {
    "LoadGoods": lambda language: (language.gettext("Load nothing"), language.gettext("took no goods")),
    "LoadMoreGoods": lambda language: (language.gettext("Load no more"), language.gettext("took no more goods")),
    "Fetch": lambda language: (language.gettext("Take nothing"), language.gettext("took no tile")),
    "SellAtWarehouse": lambda language: (language.gettext("Sell nothing"), language.gettext("sold nothing")),
    "TownHallAction": lambda language: (language.gettext("Place nothing more"), language.gettext("placed no other tile")),
}
"""By step: the label for skipping it, and what the log says then."""
LAPSED: Final[dict[str, Callable[[Language], tuple[str, str]]]] = {
    "TownHallAction": lambda language: (
        language.gettext("{name} has no tile that could be placed."),
        language.gettext("no tile to place"),
    ),
    "Fetch": lambda language: (
        language.gettext("{name} finds no such tile in the depots."),
        language.gettext("no such tile in the depots"),
    ),
    "SellAtWarehouse": lambda language: (language.gettext("{name} has no goods to sell."), language.gettext("no goods to sell")),
    "LoadGoods": lambda language: (
        language.gettext("{name} finds no goods that could be loaded."),
        language.gettext("no goods to take"),
    ),
    "LoadMoreGoods": lambda language: (
        language.gettext("{name} finds no more goods that could be loaded."),
        language.gettext("no more goods to take"),
    ),
}
"""By step that had nothing to offer: a sentence with {name}, and the words below an entry of the log."""


def declining(language: Language, step: str) -> str:
    """Return the label for skipping a step, by its name."""
    declared = language.words.declining.get(step)
    return plain_words.verb_name(language, "skip") if declared is None else declared(language)[0]


def declined(language: Language, state: State, seat: int, step: str) -> str:
    """Return what the seat declined just now: the step, or "" where the past actions tell which tile had granted it."""
    _ = language.gettext
    if step:
        declared = language.words.declining.get(step)
        return plain_words.event_text(language, ("skip", seat)) if declared is None else declared(language)[1]
    past = state.past[0]
    while past is not None:
        past, _seat, index = past
        action = state.rules.actions[index]
        if action.verb in ("load", "keep"):
            return _("took no more goods")
        words = language.words.declined.get(action.verb)
        if words is not None:
            return words(language)
        if action.verb in ("place", "lift"):
            hex_or_tile = action.args[-1]
            tile = TILES[hex_or_tile if action.verb == "lift" else state.tiles[state.book.duchy_row[seat] * HEXES + hex_or_tile]]
            if tile == "ship":
                return _("took no goods")
            if tile == "warehouse":
                return _("sold nothing")
            return _("placed no other tile") if tile == "town_hall" else _("took no tile")
    return _("declined")


def lapsed(language: Language, step: str) -> str:
    """Return the words below an entry of the log for a step that had nothing to offer, by its name."""
    declared = language.words.lapsed.get(step)
    return plain_words.event_text(language, ("lapse", NOBODY, step)) if declared is None else declared(language)[1]
