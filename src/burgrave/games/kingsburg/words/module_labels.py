"""Actions of modules in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.buildings import ROWS, STANDING_ON
from burgrave.games.kingsburg.powers import FIRST_GOVERNOR, FIRST_GROUP
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.words import Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def declining(to: Tongue) -> dict[str, str]:
    """What it means to skip a step, by its name."""
    _ = to.gettext
    return {
        "ExchangeStrip": _("Keep both"),
        "OfferResources": _("Offer nothing"),
        "Feast": _("Take nothing"),
    }


# ---- rows ------------------------------------------------------------------------------------------------------------


def row_title(to: Tongue, row: int) -> str:
    """An alternative row: its letter, and its first and last building."""
    plots = [column * 7 + 6 - row for column in (0, 3)]
    first, last = (to.power[STANDING_ON[1][plot]] for plot in plots)
    return to.gettext("row {row} ({first} to {last})").format(row=ROWS[row], first=first, last=last)


def redraw(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Another row."""
    told = to.gettext("Give one back and draw another")
    return told, told, ""


def draft(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A row from the table."""
    title = row_title(to, action.args[0])
    return to.gettext("Take {row}").format(row=title), title, ""


def cover(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Rows that are laid on the sheet."""
    _ = to.gettext
    mask = action.args[0]
    if not mask:
        return _("Use no alternative row"), _("none"), ""
    rows = to.both([row_title(to, row) for row in range(len(ROWS)) if mask >> row & 1])
    return _("Use {rows}").format(rows=rows), rows, ""


# ---- governors and tokens ---------------------------------------------------------------------------------------------


def keep(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A governor of one's own."""
    power = FIRST_GOVERNOR + action.args[0]
    return to.gettext("Keep {governor}").format(governor=to.the_power[power]), to.power[power], ""


def nominate(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A governor to bid for."""
    power = FIRST_GOVERNOR + action.args[0]
    return to.gettext("Bid for {governor}").format(governor=to.the_power[power]), to.power[power], ""


def bid(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Points for a governor."""
    points = to.points(action.args[0])
    return to.gettext("Bid {points}").format(points=points), points, ""


def send(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A soldier token."""
    _ = to.gettext
    value = action.args[0]
    return _("Send the token with {soldiers}").format(soldiers=to.soldiers(value)), to.soldiers(value), ""


# ---- scenarios and whims ----------------------------------------------------------------------------------------------


def claim(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A group of the people."""
    power = FIRST_GROUP + action.args[0]
    return to.gettext("Win over {group}").format(group=to.the_power[power]), to.power[power], ""


def mark(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """An adviser who is open to nobody else."""
    place = action.args[0]
    return to.gettext("Reserve {adviser} for yourself").format(adviser=to.the_adviser[place]), ranked(to, place), ""


def swear(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A token that stays on an adviser."""
    place = action.args[0]
    return to.gettext("Put a token on {adviser}").format(adviser=to.the_adviser[place]), ranked(to, place), ""


def remove(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A neighbour's token goes."""
    place = action.args[0]
    return to.gettext("Take a token away {adviser}").format(adviser=to.from_adviser[place]), ranked(to, place), ""


def ranked(to: Tongue, place: int) -> str:
    """An adviser with its rank."""
    return to.gettext("{adviser} ({rank})").format(adviser=to.adviser[place], rank=place + 1)


def offer(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Resources for the fair."""
    kind, count = action.args[0] // 2, action.args[0] % 2 + 1
    amount = to.amount(kind, count)
    return to.gettext("Offer {things}").format(things=amount), amount, ""


def name(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Another player."""
    player = to.player(action.args[0])
    return to.gettext("Name {player}").format(player=player), player, ""


def grant(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """What another player gets."""
    amount = to.amount(action.args[0], 1)
    return to.gettext("Grant {things}").format(things=amount), amount, ""


def give(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A resource for another player."""
    _ = to.gettext
    amount, player = to.amount(action.args[0], 1), to.player(action.args[1])
    return _("Give {things} to {player}").format(things=amount, player=player), f"{player}: {amount}", ""


LABELS: Final[dict[str, Callable[[Tongue, Any, int, Any, Action], Texts]]] = {
    "redraw": redraw,
    "draft": draft,
    "cover": cover,
    "keep": keep,
    "nominate": nominate,
    "bid": bid,
    "send": send,
    "claim": claim,
    "mark": mark,
    "swear": swear,
    "remove": remove,
    "offer": offer,
    "name": name,
    "grant": grant,
    "give": give,
}
"""By verb."""
