"""What a seat is asked by the steps that modules add."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.kingsburg.modules.governors.court import court_of
from burgrave.games.kingsburg.powers import FIRST_GOVERNOR
from burgrave.games.kingsburg.words.hints import whim_hint
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.words import Question

# ---- rows ------------------------------------------------------------------------------------------------------------


def exchange(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The same row twice."""
    _ = to.gettext
    return _("Exchange a row?"), _("you were dealt the same one twice")


def draft(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A row from the table."""
    _ = to.gettext
    return _("Choose a row of buildings"), _("everybody takes two, there and back again")


def cover(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Which rows are used."""
    _ = to.gettext
    return _("Which rows do you use?"), _("they cover those of your sheet; all choose at the same time")


# ---- governors and tokens ---------------------------------------------------------------------------------------------


def keep(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """One of three cards."""
    _ = to.gettext
    return _("Choose your governor"), _("in secret; all are revealed together")


def nominate(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A card to bid for."""
    _ = to.gettext
    return _("Choose a governor to bid for"), _("you open the bidding with points")


def bid(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """How many points."""
    _ = to.gettext
    court = court_of(state)
    name = to.power[FIRST_GOVERNOR + court.nominated]
    if court.bid < 0:
        return _("{name}: open the bidding").format(name=name), _("points that you begin with less; 0 will do")
    hint = _("{player} bids {points}").format(player=to.player(court.bidder), points=to.points(court.bid))
    return _("{name}: bid or pass").format(name=name), hint


def send(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A soldier token."""
    _ = to.gettext
    return _("Choose a soldier token"), _("in secret; each only once, and the last one left is points")


# ---- scenarios and destiny ---------------------------------------------------------------------------------------------


def claim(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A group of the people."""
    _ = to.gettext
    return _("Win over a group of the people"), _("it is with you for this year")


def swear(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A token on an adviser."""
    _ = to.gettext
    return _("Put a token on an adviser"), _("a point whenever somebody without one there influences them")


def remove(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A neighbour's token."""
    _ = to.gettext
    left = to.player((seat + 1) % state.seats)
    return _("Take a token away"), _("one that belongs to {player}, on your left").format(player=left)


def offer(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Resources for the fair."""
    _ = to.gettext
    return _("Offer resources at the fair"), _("one or two of a kind; the most of it brings 2 points")


def mark(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """An adviser for oneself."""
    _ = to.gettext
    return _("Reserve an adviser"), _("nobody else may influence them this year")


# ---- whims -----------------------------------------------------------------------------------------------------------


WHIM_OF: Final = {
    "TakeFromStock": 4,
    "NameFriend": 7,
    "FriendTakes": 7,
    "Balance": 11,
    "Feast": 12,
    "Share": 14,
    "FriendPicks": 14,
    "GiveAway": 15,
}
"""The rank of the whim that asks, by step; it may be served at another adviser's place, where somebody gets the same."""


def whim(to: Tongue, step: Any, told: str) -> Question:
    """What a whim asks, with what it is for below."""
    return told.format(name=whimsical(to, step)), whim_hint(to, step.worth())


def whimsical(to: Tongue, step: Any) -> str:
    """The adviser whose whim asks."""
    return to.adviser[WHIM_OF[step.worth()] - 1]


def choose_from(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Something that an adviser gives."""
    return whim(to, step, to.gettext("{name}: choose"))


def name(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Another player."""
    return whim(to, step, to.gettext("{name}: name a player"))


def give(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A piece for another player."""
    told = to.ngettext("{name}: give {count} more away", "{name}: give {count} away", step.left)
    return whim(to, step, told.replace("{count}", str(step.left)))


def for_another(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What another player gets from an adviser."""
    _ = to.gettext
    hint = _("{player} gets it {adviser}").format(player=to.player(step.served), adviser=to.from_adviser[step.place])
    return _("Choose a resource"), hint


def friend(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What a friend gets, and its namer besides."""
    _ = to.gettext
    told = _("{player} gets 2 of the same") if step.worth() == "FriendTakes" else _("{player} gets the other four")
    return _("{name}: choose").format(name=whimsical(to, step)), told.format(player=to.player(step.served))


QUESTIONS: Final[dict[str, Callable[[Tongue, Any, int, Any], Question]]] = {
    "ExchangeStrip": exchange,
    "DraftStrip": draft,
    "CoverRows": cover,
    "KeepGovernors": keep,
    "Nominate": nominate,
    "Bid": bid,
    "SendTokens": send,
    "ClaimGroup": claim,
    "SwearOath": swear,
    "RemoveOath": remove,
    "OfferResources": offer,
    "MarkAdviser": mark,
    "TakeFromStock": choose_from,
    "Balance": choose_from,
    "Feast": choose_from,
    "NameFriend": name,
    "Share": name,
    "GiveAway": give,
    "GrantResource": for_another,
    "FriendTakes": friend,
    "FriendPicks": friend,
}
"""By the name under which the step is known."""
