"""What is to be said of one place on the table now, beside the help on what lies there. Everything here is open to all."""

from __future__ import annotations

import re
from typing import Final

from burgrave.games.tiletum.fairs import KING_FAIR
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import CONTRACT_PRICES, LAPS, MARKET, ROUNDS, SIDES, WHOLE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.fair import fair_points, sets, takes_part
from burgrave.games.tiletum.words.about_house import own
from burgrave.games.tiletum.words.about_map import figure, on_the_map
from burgrave.games.tiletum.words.language import Facts, Language, Place
from burgrave.games.tiletum.words.sentences import fair_counts, minus
from burgrave.games.words import PlaceFacts

KEY: Final = re.compile(r"(?:(?P<seat>[0-3])\.)?(?P<kind>[a-z]{1,12})(?::(?P<name>[a-z0-9.-]{1,26}))?")
"""How the drawing names places: `0.room:1.3`, `place:paris`, `house:venezia.2`, `space:merchant`, `contract:1`, `0.king:-2`."""


def about(language: Language, state: State, key: str) -> PlaceFacts:
    """Return what everybody may know of the place with a key (see `Game.about`)."""
    match = KEY.fullmatch(key)
    place, facts, has_since = "", Facts(), False
    if match and match["seat"] is None:
        place, facts, has_since = shared(language, state, match["kind"], match["name"] or "")
    elif match and int(match["seat"]) < state.seats:
        seat, kind, name = int(match["seat"]), match["kind"], match["name"] or ""
        if kind in ("merchant", "architect"):
            place, facts, has_since = figure(language, state, seat, kind, name)
        elif kind == "king":
            place, facts, has_since = track(language, state, seat, name)
        else:
            place, facts, has_since = own(language, state, seat, kind, name)
    return {"place": place, "facts": facts, "has_since": has_since}


def shared(language: Language, state: State, kind: str, name: str) -> Place:
    """Return what is known of a place that all players share."""
    _ = language.gettext
    number = int(name) if name.isdigit() and len(name) == 1 else 0
    if kind in ("character", "contract") and 1 <= number <= MARKET:
        return market(language, state, kind, number)
    if kind == "fair" and 1 <= number <= ROUNDS:
        return _("fair of round {round}").format(round=number), fair(language, state, number - 1), False
    if kind == "corruption" and 1 <= number <= LAPS:
        return _("corruption of turn {turn}").format(turn=number), [], False
    if kind == "deck" and name == "characters":
        left = len(state.character_stack) - state.character_drawn
        return _("stack of characters"), [(_("Left"), str(left))], False
    if kind == "space" and name in ACTION_KINDS:
        return _("around the wheel"), space(language, state, ACTION_KINDS.index(name)), False
    if kind == "die":
        return die(language, state, name)
    if kind == "bonus" and (name in ACTION_KINDS or name == "track"):
        return _("beside the king track") if name == "track" else _("on its action space"), [], False
    return on_the_map(language, state, kind, name)


def market(language: Language, state: State, kind: str, number: int) -> Place:
    """Return facts about a place of a market, and its price."""
    _ = language.gettext
    if kind == "character":
        return _("market of characters, {number}").format(number=number), [], False
    price = language.action_points(CONTRACT_PRICES[number - 1])
    return _("market of contracts, {number}").format(number=number), [(_("Price"), price)], False


def space(language: Language, state: State, kind: int) -> Facts:
    """Return facts about an action space: the value of its dice, and its points."""
    _ = language.gettext
    value = state.facing.index(kind) + 1
    return [(_("Dice of value"), str(value)), (_("Action points"), str(WHOLE - value))]


def die(language: Language, state: State, name: str) -> Place:
    """Return facts about a die around the wheel, `iron.4.1`: the action that it is for."""
    _ = language.gettext
    good, _dot, rest = name.partition(".")
    value = int(rest[0]) if rest[:1].isdigit() else 0
    if good not in GOODS or not 1 <= value <= SIDES:
        return "", [], False
    kind = state.facing[value - 1]
    facts = [(_("Action"), language.action[kind]), (_("Action points"), str(WHOLE - value))]
    return _("around the wheel"), facts, False


def fair(language: Language, state: State, number: int) -> Facts:
    """Return facts about a fair, and how often everybody who takes part would score it now."""
    _ = language.gettext
    tile, points = state.fairs[number], fair_points(state, number)
    facts = [(_("Points"), f"{points} {fair_counts(language, tile)}")]
    for seat in range(state.seats):
        if takes_part(state, seat, number):
            often = 1 if tile == KING_FAIR else sets(state, seat, tile)
            facts.append((language.player(seat), f"{often} × {points}"))
    return facts


def track(language: Language, state: State, seat: int, name: str) -> Place:
    """Return facts about a marker on the king track, and who is ahead of whom; nothing where it is not any more."""
    if name != str(state.king[seat]):
        return "", [], False
    return language.gettext("king track"), [(language.player(other), minus(state.king[other])) for other in state.court], False
