"""What the page of help on a piece says besides its rules: whose it is, where it lies, since when, what it counts now."""

from __future__ import annotations

import re
from typing import Any

from burgrave.speech import translation
from burgrave.table.pages.stage import Stage
from burgrave.table.pages.story import story_of

OWNED = re.compile(r"([0-9])\.")
"""How the key of something begins that belongs to a seat."""


def facts_of(stage: Stage, key: str) -> dict[str, Any]:
    """`where`, a line of capitals, and `facts`, pairs of a name and a value."""
    words = translation("table", stage.language)
    told = stage.room.game.about(stage.state, key, stage.language, stage.names)
    facts = [list(fact) for fact in told["facts"]]
    if told["has_since"]:
        since = since_when(stage, key)
        if since:
            facts.insert(0, [words.gettext("Since"), since])
    found = OWNED.match(key)
    seat = int(found[1]) if found else stage.state.seats
    owner = ""
    if seat < stage.state.seats:
        owner = words.gettext("Yours") if stage.you == (seat,) else stage.names[seat]
    return {"where": " · ".join(part for part in (owner, told["place"]) if part), "facts": facts}


def since_when(stage: Stage, key: str) -> str:
    """The heading of the log under which a place was last spoken of; nothing when it never was."""
    head = found = ""
    for entry in story_of(stage.room, stage.language, stage.eyes).entries:
        if entry["ply"] > stage.state.ply:
            break
        head = entry["head"] or head
        if key in entry["keys"]:
            found = head
    return found
