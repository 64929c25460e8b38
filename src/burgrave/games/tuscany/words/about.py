"""What is to be said of one place on the table now, beside the help on what lies there. Only what everybody may see."""

from __future__ import annotations

import re
from typing import Final

from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.estate import FIELD_NAMES, FIELDS
from burgrave.games.tuscany.numbers import COLOUR_BONUS, DISPLAY, PHASES, REGION_POINTS, STACK
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.bonus import left
from burgrave.games.tuscany.steps.take import places
from burgrave.games.tuscany.tokens import BONUS_EACH, BONUSES
from burgrave.games.tuscany.words.language import Language
from burgrave.games.tuscany.words.sentences import income_text
from burgrave.games.words import PlaceFacts

KEY: Final = re.compile(
    r"(?P<seat>[0-3])\.(?P<own>field|storage|stack):(?P<at>[ABC][1-9]0?|[1-9])"
    r"|(?P<kind>open|bonus|colour|deck|income)(?::(?P<name>[a-z]{1,20}|[1-9]))?"
)
"""How the drawing names places: `1.field:B2`, `0.storage:1`, `0.stack:2`, `open:3`, `bonus:marble`, `colour:inn`, `deck`."""

STACK_NUMBERS: Final = [str(number + 1) for number in range(PHASES)]

Facts = list[tuple[str, str]]


def about(language: Language, state: State, key: str) -> PlaceFacts:
    """Return what everybody may know of the place with a key (see `Game.about`)."""
    match = KEY.fullmatch(key)
    place, facts, has_since = "", Facts(), False
    if match and match["own"]:
        seat, at = int(match["seat"]), match["at"]
        if seat < state.seats and match["own"] == "field" and at in FIELD_NAMES and state.covered[seat]:
            field = FIELD_NAMES.index(at)
            place = language.gettext("on {field}").format(field=at)
            facts = field_facts(language, state, seat, field)
            has_since = bool(state.tokens[seat * FIELDS + field])
        elif seat < state.seats and match["own"] == "storage" and at.isdigit() and int(at) <= places(state, seat):
            place = language.gettext("in storage")
        elif seat < state.seats and match["own"] == "stack" and at in STACK_NUMBERS:
            place = language.gettext("stack {number}").format(number=at)
            left_there = max(0, min(STACK, STACK * int(at) - state.out[seat]))
            facts = [(language.gettext("Left"), language.gettext("{count} of {all}").format(count=left_there, all=STACK))]
    elif match:
        place, facts = shared(language, state, match["kind"], match["name"] or "")
    return {"place": place, "facts": facts, "has_since": has_since}


def shared(language: Language, state: State, kind: str, name: str) -> tuple[str, Facts]:
    """Return the name of a place that all players share, and facts about it; two empty values for an unknown place."""
    _ = language.gettext
    if kind == "open" and name.isdigit() and int(name) <= DISPLAY:
        return _("open token {number}").format(number=name), []
    if kind == "bonus" and name in BONUSES:
        number = left(state, BONUSES.index(name))
        return _("bonus token"), [(_("Left"), _("{count} of {all}").format(count=number, all=BONUS_EACH))]
    if kind == "colour" and name in COLOURS:
        return _("whole colour"), holders(language, state, COLOURS.index(name))
    if kind == "deck" and not name:
        facts = [(_("Left"), str(len(state.deck) - state.drawn)), (_("Discarded"), str(sum(state.discards)))]
        return _("deck of estate cards"), facts
    if kind == "income" and name in ("", "last"):
        facts = [(_("Left"), str(len(state.income) - state.income_drawn)), (_("Discarded"), str(sum(state.income_discards)))]
        if state.last_income >= 0:
            facts.append((_("Last one"), income_text(language, state.last_income)))
        return _("deck of income cards"), facts
    return "", []


def holders(language: Language, state: State, colour: int) -> Facts:
    """Return who has the bonuses of a colour, or the points still open."""
    _ = language.gettext
    facts = []
    for rank, title in enumerate((_("First"), _("Second"))):
        holder = state.colour_bonus[rank * KINDS + colour]
        facts.append((title, language.player(holder) if holder >= 0 else language.green(COLOUR_BONUS[colour][rank])))
    return facts


def field_facts(language: Language, state: State, seat: int, field: int) -> Facts:
    """Return facts about the region and the colour of a field, as far as they are covered."""
    _ = language.gettext
    estate, covered = state.estate[seat], state.covered[seat]
    size, colour = estate.region_size[field], estate.colour[field]
    done = (estate.region[field] & covered).bit_count()
    if done == size:
        region_text = language.ngettext("complete, {size} field", "complete, {size} fields", size).format(size=size)
    else:
        region_text = language.ngettext("{done} of {size} field, brings {points}", "{done} of {size} fields, brings {points}", size)
        region_text = region_text.format(done=done, size=size, points=language.green(REGION_POINTS[size]))
    mask = estate.colour_mask[colour]
    count, whole = (mask & covered).bit_count(), mask.bit_count()
    colour_text = _("{done} of {size} covered").format(done=count, size=whole)
    rank = next((rank for rank in range(2) if state.colour_bonus[rank * KINDS + colour] < 0), 2)
    if count < whole and rank < len(COLOUR_BONUS[colour]):
        colour_text = _("{covered}, brings {points}").format(covered=colour_text, points=language.green(COLOUR_BONUS[colour][rank]))
    return [(_("Its region"), region_text), (_("Its colour"), colour_text)]
