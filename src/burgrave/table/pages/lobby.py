"""The first page: games, a quick start, own tables, open tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, get
from markupsafe import Markup

from burgrave.engine.errors import BurgraveError
from burgrave.speech import translation
from burgrave.table.archive import Archive, Closed
from burgrave.table.hall import Hall
from burgrave.table.pages import art
from burgrave.table.pages.archived import archive_names, archive_title, standing_of
from burgrave.table.pages.catalogue import cards
from burgrave.table.pages.draft import FIRST_STRENGTH
from burgrave.table.pages.fields import Choice, fields_of, headline_of
from burgrave.table.pages.names import listed
from burgrave.table.pages.new_table import strengths
from burgrave.table.pages.results import Ended, sides_of
from burgrave.table.pages.shell import all_games, page
from burgrave.table.reader import language_of, person_of
from burgrave.table.room import Room

BETWEEN = "\u00a0:\u00a0"
"""Stands between scores, and keeps them in one line."""
SHOWN = 8
"""Tables of each list; the liveliest come first."""


@dataclass(frozen=True, slots=True)
class Line:
    """A table in a list."""

    id: str
    seat: int
    title: str
    moment: str
    state: str
    """`turn` (yours), `waiting` (for people), `over`, `look` (others play), `closed` (shown from what was stored)."""


def line_of(room: Room, person: str | None, language: str) -> Line:
    """A table as one line for a person."""
    words = translation("table", language)
    own = room.seats_of(person)
    others = [name for seat, name in enumerate(room.names_in(language)) if name and seat not in own]
    free = sum(chair.is_free for chair in room.chairs)
    title = words.gettext(room.game.name.capitalize())
    if others:
        names = listed(others, language)
        title = words.gettext("%(game)s with %(names)s") % {"game": title, "names": names}
    elif len(room.chairs) == 1:
        title = words.gettext("%(game)s, solo") % {"game": title}
    elif not free:
        title = words.gettext("%(game)s, hot seat") % {"game": title}
    scores = room.state.scores
    shown = own[:1] or (0,)
    if room.state.is_over:
        state, moment = "over", result(room, own, language)
    elif free:
        state, moment = "waiting", words.ngettext("waiting for one more", "waiting for %(count)s more", free) % {"count": free}
    else:
        mine = any(seat in room.to_act and not room.chairs[seat].plays_itself for seat in own)
        state = "turn" if mine else "look"
        points = BETWEEN.join(str(scores[seat]) for seat in (*own, *(seat for seat in range(len(scores)) if seat not in own)))
        moment = f"{room.game.moment(room.state, language)}, {points}"
        if not mine and room.to_act:
            moment += "; " + words.gettext("%(name)s thinks") % {"name": room.names_in(language)[room.to_act[0]]}
    return Line(room.id, shown[0], title, moment, state)


def closed_line(archive: Archive, person: str | None, language: str) -> Line:
    """A closed table as one line for a person."""
    words = translation("table", language)
    own, names = archive.seats_of(person), archive_names(archive)
    title, ended = archive_title(archive, language), standing_of(archive)
    others = [name for seat, name in enumerate(names) if seat not in own]
    if others:
        title = words.gettext("%(game)s with %(names)s") % {"game": title, "names": listed(others, language)}
    if not archive.is_over:
        moment = words.gettext("waits, not finished") if archive.is_waiting else words.gettext("closed, not finished")
    else:
        moment = words.gettext("finished") if ended is None else result_of(ended, names, own, language)
    return Line(archive.id, own[0] if own else 0, title, moment, "closed")


def result(room: Room, own: Sequence[int], language: str) -> str:
    """How a game ended, for somebody."""
    return result_of(room.state, room.names_in(language), own, language)


def result_of(ended: Ended, called: Sequence[str], own: Sequence[int], language: str) -> str:
    """The same of what is stored of a game; `called` are the names of the seats."""
    words = translation("table", language)
    sides, winners = sides_of(ended, called, language), ended.winners
    points = BETWEEN.join(str(side.points) for side in sides)
    if own and any(set(own) <= set(side.seats) for side in sides):
        said = words.gettext("won %(points)s") if own[0] in winners else words.gettext("lost %(points)s")
        return said % {"points": points}
    if not winners:
        return words.gettext("nobody won %(points)s") % {"points": points}
    names = sides[0].title if set(winners) == set(sides[0].seats) else listed([called[seat] for seat in winners], language)
    return words.gettext("%(name)s won %(points)s") % {"name": names, "points": points}


async def lists_of(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Own tables and open ones."""
    hall: Hall = request.app.state.hall
    person, language = person_of(request), language_of(request)
    who = person.id if person else None
    own = await lines_of(hall, await hall.store.tables_of(who, SHOWN) if who else [], who, language, has_closed=True)
    known = {line.id for line in own}
    rows = [row for row in await hall.store.open_tables(2 * SHOWN) if row["id"] not in known]
    return {"own": own, "open_tables": await lines_of(hall, rows[:SHOWN], who, language)}


async def lines_of(
    hall: Hall, rows: Sequence[dict[str, Any]], who: str | None, language: str, has_closed: bool = False
) -> list[Line]:
    """The lines of these tables, those whose turn it is first; with `has_closed` also those that today's rules cannot follow."""
    lines = []
    for row in rows:
        try:
            lines.append(line_of(await hall.room(row["id"]), who, language))
        except Closed as closed:
            if has_closed:
                lines.append(closed_line(closed.archive, who, language))
        except BurgraveError:
            continue
    return sorted(lines, key=lambda line: line.state != "turn")


@get("/", include_in_schema=False)
async def lobby(request: Request[Any, Any, Any], game: str = "") -> Response[str]:
    """The first page, with a game chosen."""
    language = language_of(request)
    shown = cards(translation("table", language).gettext)
    chosen = next((card for card in shown if card.name == game), shown[0])
    assert chosen.game is not None, "there is a game that can be played"
    return page(
        request,
        "lobby.html",
        games=all_games(),
        skyline=Markup(art.skyline()),
        cards=shown,
        chosen=chosen,
        strengths=strengths(language),
        strength=FIRST_STRENGTH,
        players=[Choice(str(count), str(count)) for count in chosen.game.seats if count > 1],
        presets=chosen.game.preset_words(language),
        edition=headline_of(fields_of(chosen.game, language, {})),
        **await lists_of(request),
    )


@get("/tables", include_in_schema=False)
async def tables(request: Request[Any, Any, Any]) -> Response[str]:
    """Only the lists, for the script that keeps them fresh."""
    return page(request, "tables.html", **await lists_of(request))
