"""What is to be said of one place on the table now, beside the help on what lies there. Everything here is open to all."""

from __future__ import annotations

import re
from typing import Any, Final

from burgrave.games.tiletum.fairs import KING_FAIR
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import CONTRACT_PRICES, LAPS, MARKET, ROUNDS, SIDES, WHOLE
from burgrave.games.tiletum.steps.fair import sets, takes_part, worth
from burgrave.games.tiletum.words.about_house import own
from burgrave.games.tiletum.words.about_map import figure, on_the_map
from burgrave.games.tiletum.words.sentences import fair_counts, minus
from burgrave.games.tiletum.words.tongue import Facts, Told, Tongue

KEY: Final = re.compile(r"(?:(?P<seat>[0-3])\.)?(?P<kind>[a-z]{1,12})(?::(?P<name>[a-z0-9.-]{1,26}))?")
"""How the drawing names places: `0.room:1.3`, `place:paris`, `house:venezia.2`, `space:merchant`, `contract:1`, `0.king:-2`."""


def about(to: Tongue, state: Any, key: str) -> dict[str, Any]:
    """See `Game.about`."""
    found = KEY.fullmatch(key)
    place, facts, has_since = "", Facts(), False
    if found and found["seat"] is None:
        place, facts, has_since = shared(to, state, found["kind"], found["name"] or "")
    elif found and int(found["seat"]) < state.seats:
        seat, kind, name = int(found["seat"]), found["kind"], found["name"] or ""
        if kind in ("merchant", "architect"):
            place, facts, has_since = figure(to, state, seat, kind, name)
        elif kind == "king":
            place, facts, has_since = track(to, state, seat, name)
        else:
            place, facts, has_since = own(to, state, seat, kind, name)
    return {"place": place, "facts": facts, "has_since": has_since}


def shared(to: Tongue, state: Any, kind: str, name: str) -> Told:
    """Something that all share."""
    _ = to.gettext
    number = int(name) if name.isdigit() and len(name) == 1 else 0
    if kind in ("character", "contract") and 1 <= number <= MARKET:
        return market(to, state, kind, number)
    if kind == "fair" and 1 <= number <= ROUNDS:
        return _("fair of round {round}").format(round=number), fair(to, state, number - 1), False
    if kind == "corruption" and 1 <= number <= LAPS:
        return _("corruption of turn {turn}").format(turn=number), [], False
    if kind == "deck" and name == "characters":
        left = len(state.character_stack) - state.character_drawn
        return _("stack of characters"), [(_("Left"), str(left))], False
    if kind == "space" and name in ACTION_KINDS:
        return _("around the wheel"), space(to, state, ACTION_KINDS.index(name)), False
    if kind == "die":
        return die(to, state, name)
    if kind == "bonus" and (name in ACTION_KINDS or name == "track"):
        return _("beside the king track") if name == "track" else _("on its action space"), [], False
    return on_the_map(to, state, kind, name)


def market(to: Tongue, state: Any, kind: str, number: int) -> Told:
    """A place of a market, and its price."""
    _ = to.gettext
    if kind == "character":
        return _("market of characters, {number}").format(number=number), [], False
    price = to.action_points(CONTRACT_PRICES[number - 1])
    return _("market of contracts, {number}").format(number=number), [(_("Price"), price)], False


def space(to: Tongue, state: Any, kind: int) -> Facts:
    """An action space: the value of its dice, and its points."""
    _ = to.gettext
    value = state.facing.index(kind) + 1
    return [(_("Dice of value"), str(value)), (_("Action points"), str(WHOLE - value))]


def die(to: Tongue, state: Any, name: str) -> Told:
    """A die around the wheel, `iron.4.1`: the action that it is for."""
    _ = to.gettext
    good, _dot, rest = name.partition(".")
    value = int(rest[0]) if rest[:1].isdigit() else 0
    if good not in GOODS or not 1 <= value <= SIDES:
        return "", [], False
    kind = state.facing[value - 1]
    facts = [(_("Action"), to.action[kind]), (_("Action points"), str(WHOLE - value))]
    return _("around the wheel"), facts, False


def fair(to: Tongue, state: Any, number: int) -> Facts:
    """A fair, and how often everybody who takes part would score it now."""
    _ = to.gettext
    tile, points = state.fairs[number], worth(state, number)
    found = [(_("Points"), f"{points} {fair_counts(to, tile)}")]
    for seat in range(state.seats):
        if takes_part(state, seat, number):
            often = 1 if tile == KING_FAIR else sets(state, seat, tile)
            found.append((to.player(seat), f"{often} × {points}"))
    return found


def track(to: Tongue, state: Any, seat: int, name: str) -> Told:
    """A marker on the king track, and who is ahead of whom; nothing where it is not any more."""
    if name != str(state.king[seat]):
        return "", [], False
    return to.gettext("king track"), [(to.player(other), minus(state.king[other])) for other in state.court], False
