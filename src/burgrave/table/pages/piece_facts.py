"""The facts on the help page of a piece, besides its rules: whose it is, where it lies, since when, what it counts now."""

from __future__ import annotations

import re
from typing import TypedDict

from burgrave.speech import translation
from burgrave.table.pages.log_lines import log_lines_of
from burgrave.table.pages.view_model import ViewModel

OWNED = re.compile(r"([0-9])\.")
"""The prefix of the keys of what belongs to a seat."""


class PieceFacts(TypedDict):
    """Where a piece lies, in a line of capitals, and pairs of a name and a value."""

    where: str
    facts: list[list[str]]


def facts_of(model: ViewModel, key: str) -> PieceFacts:
    """Return the facts on the place with this key, now or at the move that the model shows."""
    catalog = translation("table", model.language)
    about = model.room.game.about(model.state, key, model.language, model.names)
    facts = [list(fact) for fact in about["facts"]]
    if about["has_since"]:
        since = since_when(model, key)
        if since:
            facts.insert(0, [catalog.gettext("Since"), since])
    owned = OWNED.match(key)
    seat = int(owned[1]) if owned else model.state.seats
    owner = ""
    if seat < model.state.seats:
        owner = catalog.gettext("Yours") if model.you == (seat,) else model.names[seat]
    return {"where": " · ".join(part for part in (owner, about["place"]) if part), "facts": facts}


def since_when(model: ViewModel, key: str) -> str:
    """Return the last heading of the log under which a place is mentioned; empty when it never is."""
    head = last_head = ""
    for entry in log_lines_of(model.room, model.language, model.viewer).entries:
        if entry["ply"] > model.state.ply:
            break
        head = entry["head"] or head
        if key in entry["keys"]:
            last_head = head
    return last_head
