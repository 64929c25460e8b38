"""The page of the score sheet, and the way from there to a rematch."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.response import Redirect
from markupsafe import Markup

from burgrave.draw.icons import icon
from burgrave.table.archive import Closed
from burgrave.table.entrance import known_person
from burgrave.table.hall import Hall
from burgrave.table.pages import chart
from burgrave.table.pages.archived import archive_page
from burgrave.table.pages.results import headline
from burgrave.table.pages.score import podium_of, sheet_of
from burgrave.table.pages.shell import address, page
from burgrave.table.reader import language_of, person_of


@get("/t/{table:str}/score", include_in_schema=False)
async def score_sheet(request: Request[Any, Any, Any], table: str) -> Response[str]:
    """The sheet of a table."""
    hall: Hall = request.app.state.hall
    try:
        room = await hall.present_room(table)
    except Closed as closed:
        return archive_page(request, closed.archive)
    language, person = language_of(request), person_of(request)
    own = room.seats_of(person.id if person else None)
    sources, charts = room.remembered(("score", language), lambda: sheet_of(room, language))
    places = podium_of(room, sources, language, own)
    return page(
        request,
        "score.html",
        games=[room.game],
        room=room,
        game=room.game,
        heading=headline(room.state, room.names_in(language), language),
        places=places,
        sources=sources,
        swatches=[Markup(chart.swatch(place)) for place in range(len(sources))],
        best=[max(source.points) for source in sources],
        charts=charts,
        patterns=Markup(chart.patterns()),
        may_play_again=room.state.is_over and (bool(own) or room.rematch is not None),
        own=own,
        link=address(request, f"/t/{room.id}/score"),
        picture=lambda name, size: Markup(icon(name, size)),
    )


@post("/t/{table:str}/again", include_in_schema=False)
async def play_again(request: Request[Any, Any, Any], table: str) -> Redirect:
    """The rematch of a finished game."""
    hall: Hall = request.app.state.hall
    room = await hall.present_room(table)
    other = await hall.opening.rematch(await known_person(request), room)
    return Redirect(f"/t/{other.id}", status_code=303)
