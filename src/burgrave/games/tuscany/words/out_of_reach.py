"""What is missing for what cannot be had: stored tokens that cannot be placed, open tokens that fit nowhere."""

from __future__ import annotations

from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.elements import OPEN, STORES
from burgrave.games.tuscany.numbers import DISPLAY
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.place import halves, placeable
from burgrave.games.tuscany.steps.take import places
from burgrave.games.tuscany.tokens import COLOUR, HEXAGON
from burgrave.games.tuscany.words.labels import stored
from burgrave.games.tuscany.words.language import Language
from burgrave.games.words import asking_step


def out_of_reach(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return for each element why it cannot be used: stored tokens in a turn, open tokens that do not fit."""
    if state.is_over or seat not in state.to_act:
        return {}
    step = asking_step(state).name()
    reasons: dict[str, str] = {}
    if step == "TakeAction":
        tokens = {STORES[place].name: stored(state, seat, place) for place in range(places(state, seat))}
        reasons = {name: lacking(language, state, seat, token) for name, token in tokens.items() if token}
    elif step in ("PlaceOpenToken", "TakeAfterExchange"):
        tokens = {OPEN[place].name: state.display[place] for place in range(DISPLAY)}
        reasons = {name: no_field(language, state, seat, COLOUR[token]) for name, token in tokens.items() if token}
    offered = {element for action in state.legal_actions(seat) for element in action.path}
    return {element: reason for element, reason in reasons.items() if reason and element not in offered}


def lacking(language: Language, state: State, seat: int, token: int) -> str:
    """Return why a stored token cannot be placed; "" where it can."""
    if placeable(state, seat, token):
        return ""
    if token != HEXAGON:
        colour = COLOUR[token]
        if not state.open[seat] >> colour & 1:
            return no_field(language, state, seat, colour)
        missing = 2 - halves(state, seat, colour)
        text = language.ngettext(
            "missing: one {colour} card, pair of others or worker",
            "missing: {count} {colour} cards, pairs of others or workers",
            missing,
        )
        return text.format(count=missing, colour=language.of_colour[colour])
    colours = [colour for colour in range(KINDS) if state.open[seat] >> colour & 1]
    if not colours:
        return language.gettext("no field is free")
    missing = 2 - max(halves(state, seat, colour) for colour in colours)
    text = language.ngettext(
        "missing: one card of a free field, pair or worker",
        "missing: {count} cards of a free field, pairs or workers",
        missing,
    )
    return text.format(count=missing)


def no_field(language: Language, state: State, seat: int, colour: int) -> str:
    """Return why no token of a colour fits."""
    _ = language.gettext
    mask = state.estate[seat].colour_mask[colour]
    if state.covered[seat] & mask == mask:
        return _("all your {colour} fields are covered").format(colour=language.of_colour[colour])
    return _("no {colour} field is free next to your tokens").format(colour=language.of_colour[colour])
