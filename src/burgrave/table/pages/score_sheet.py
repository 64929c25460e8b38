"""The page of the score sheet, and the rematch from there."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from burgrave.draw.icons import icon
from burgrave.table.archive import Closed
from burgrave.table.pages import chart
from burgrave.table.pages.archive_page import archive_page
from burgrave.table.pages.rendering import address, page
from burgrave.table.pages.results import headline
from burgrave.table.pages.score_data import podium_of, sheet_of
from burgrave.table.request_info import AppRequest, language_of, person_of, service_of
from burgrave.table.sessions import known_person


@get("/t/{table:str}/score", include_in_schema=False)
async def score_sheet(request: AppRequest, table: FromPath[str]) -> Response[str]:
    """Show the score sheet of a table."""
    service = service_of(request)
    try:
        room = await service.present_room(table)
    except Closed as closed:
        return archive_page(request, closed.archive)
    language, person = language_of(request), person_of(request)
    own = room.seats_of(person.id if person else None)
    sources, charts = room.cached(("score", language), lambda: sheet_of(room, language))
    places = podium_of(room, sources, language, own)
    return page(
        request,
        "score.html",
        games=[room.game],
        room=room,
        game=room.game,
        heading=headline(room.state, room.isolated_names_in(language), language),
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
async def play_again(request: AppRequest, table: FromPath[str]) -> Redirect:
    """Open the rematch of a finished game."""
    service = service_of(request)
    room = await service.present_room(table)
    other = await service.factory.rematch(await known_person(request), room)
    return Redirect(f"/t/{other.id}", status_code=303)
