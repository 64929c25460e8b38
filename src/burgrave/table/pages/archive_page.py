"""The page of a closed table, drawn from what was stored of it: nothing here is computed by today's rules."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TypedDict
from urllib.parse import urlencode

from litestar import Response
from markupsafe import Markup

from burgrave.draw import Look, Sheet
from burgrave.games.game import AnyGame
from burgrave.speech import translation
from burgrave.table.archive import Archive, kind_of
from burgrave.table.installed_games import FAULTS, find_game, report
from burgrave.table.json_types import Json, JsonObject
from burgrave.table.pages import chart
from burgrave.table.pages.log_lines import chat_line, line
from burgrave.table.pages.rendering import page
from burgrave.table.pages.results import Standing, headline, sides_of, team_names
from burgrave.table.pages.score_data import FIGURE, Place, Source, bar_charts, line_charts, series_of, summed
from burgrave.table.request_info import AppRequest, language_of, parse_int, person_of
from burgrave.table.text import bidi_isolated

LOG = logging.getLogger("burgrave.archive")
MARKUP_CHARACTERS = frozenset("<>&\"'")
"""Not in any name of a piece: a stored view that contains one of them is not drawn."""


# ---- what an archive says --------------------------------------------------------------------------------------------------


def game_of(archive: Archive) -> AnyGame | None:
    """Return the game of an archive; None when it is not installed."""
    return find_game(archive.row["game"])


def archive_title(archive: Archive, language: str) -> str:
    """Return the title of the game."""
    game, name = game_of(archive), str(archive.row["game"])
    try:
        return game.title_in(language) if game else name.capitalize()
    except FAULTS as error:  # of whatever kind: the archive can be read without the game
        report(name, error)
        return name.capitalize()


def archive_names(archive: Archive) -> list[str]:
    """Return the names of the seats as they stand inside a sentence."""
    return [bidi_isolated(name) for name in archive.names]


def standing_of(archive: Archive) -> Standing | None:
    """Return how the game ended; None where that was not stored."""
    scores, ranking, winners = archive.scores, archive.ranking, archive.winners
    if scores is None or ranking is None or winners is None:
        return None
    return Standing(scores, ranking, winners, archive.teams, archive.is_over)


def heading_of(archive: Archive, language: str) -> str:
    """Return who won, or that the game was not finished."""
    words, ended = translation("table", language), standing_of(archive)
    if not archive.is_over:
        return words.gettext("It waits, not finished") if archive.is_waiting else words.gettext("Closed, not finished")
    return (
        words.gettext("Finished; the result was not stored") if ended is None else headline(ended, archive_names(archive), language)
    )


def sources_of(archive: Archive, language: str) -> list[Source]:
    """Return where the points came from, the largest source first; sources of one kind are joined where the kind has a stored
    title.
    """
    titles = archive.titles(language)

    def kind(source: str) -> str:
        return kind_of(source) if kind_of(source) in titles else source

    sums = summed(archive.sources or [], kind)
    sources = [Source(name, titles.get(name, name), "", tuple(points)) for name, (_, points) in sums.items()]
    return sorted(sources, key=lambda source: -sum(source.points))


def places_of(archive: Archive, game: AnyGame | None, language: str, own: Sequence[int]) -> list[Place]:
    """Return the seats, best first where that is known, else in seat order."""
    words, ended, scores = translation("table", language), standing_of(archive), archive.scores
    is_known = ended is not None and archive.is_over
    sides = sides_of(ended, archive_names(archive), language) if ended and is_known else []
    ranks = {seat: index for index, side in enumerate(sides, 1) for seat in side.seats}
    teams = team_names(Standing((), (), (), archive.teams), language)
    view = archive.view_at(None)
    places = []
    for seat in ended.ranking if ended and is_known else range(len(archive.chairs)):
        is_best = bool(ended and is_known and seat in ended.winners)
        note = teams.get(seat, "") if archive.is_over else words.gettext("after the last move") if scores else ""
        total = scores[seat] if scores else None
        figure = Markup(figure_of(game, view, seat))
        places.append(Place(ranks.get(seat, 0), seat, archive.names[seat], total, note, figure, seat in own, is_best))
    return places


def charts_of(archive: Archive, sources: Sequence[Source], language: str) -> dict[str, Markup]:
    """Return the charts for which enough was stored."""
    ranking = archive.ranking or list(range(len(archive.chairs)))
    charts: dict[str, Markup] = {}
    if archive.course and archive.chairs:
        scores = [[0] * len(archive.chairs), *archive.course]
        series, stretches = series_of(archive.log(language, None), scores, archive.is_over)
        charts |= line_charts(series, stretches, archive.names, ranking, language)
    if sources:
        charts |= bar_charts(sources, archive.names, ranking, language)
    return charts


# ---- pictures --------------------------------------------------------------------------------------------------------------


def is_free_of_markup(value: Json) -> bool:
    """Return whether no text in a view could be taken for markup."""
    if isinstance(value, str):
        return not MARKUP_CHARACTERS & set(value)
    if isinstance(value, dict):
        return all(is_free_of_markup(key) and is_free_of_markup(one) for key, one in value.items())
    return all(is_free_of_markup(one) for one in value) if isinstance(value, list) else True


def figure_of(game: AnyGame | None, view: JsonObject | None, seat: int) -> str:
    """Return a seat's small board; empty when it cannot be drawn any more."""
    if game is None or view is None or not is_free_of_markup(view):
        return ""
    try:
        return str(game.drawing.figure(view, seat, FIGURE))
    except FAULTS:  # of whatever kind: the view is one of other rules
        return ""


class Picture(TypedDict):
    """The parts of a drawn table, as the template lays them out."""

    moment: Markup
    board: Markup
    upper: Markup
    map: Markup
    tray: Markup
    phone: list[Markup]


def modules_of(view: JsonObject) -> list[str]:
    """Return the modules that a stored view was drawn with; none where it does not say."""
    modules = view.get("modules")
    return [str(module) for module in modules] if isinstance(modules, list) else []


def picture_of(archive: Archive, game: AnyGame | None, view: JsonObject | None, focus: int, language: str) -> Picture | None:
    """Return the parts of the table as a spectator saw it; None when it cannot be drawn any more."""
    if game is None or view is None or not is_free_of_markup(view):
        return None
    try:
        parts = game.drawing_of(modules_of(view)).parts(view, Look(focus, (), tuple(archive_names(archive)), language))
        tabs = [whole_sheet(tab.body, f"tab-{tab.name}") for tab in parts.tabs]
        return {
            "moment": Markup(parts.moment),
            "board": whole_sheet(parts.board, "board"),
            "upper": Markup(parts.upper),
            "map": Markup(parts.own_map),
            "tray": Markup(parts.own_tray),
            "phone": tabs or [Markup(parts.strip), Markup(parts.own_map), Markup(parts.own_tray_phone)],
        }
    except FAULTS as error:  # of whatever kind: the view is one of other rules
        LOG.info("a stored view cannot be drawn", extra={"table": archive.id, "reason": repr(error)[:200]})
        return None


def whole_sheet(part: str | Sheet, name: str) -> Markup:
    """Return a part of the table in one piece."""
    return Markup(part.whole(name) if isinstance(part, Sheet) else part)


# ---- the page --------------------------------------------------------------------------------------------------------------


def turn_shown(archive: Archive, turn: int | None, at: int | None) -> int:
    """Return the index of the stored turn to show: by its number, or by the number of actions before it; by default
    the last one.
    """
    last = max(0, len(archive.turns) - 1)
    if turn is None and at is not None:
        turn = sum(one["at"] <= at for one in archive.turns) - 1
    return last if turn is None else max(0, min(turn, last))


def log_lines(archive: Archive, language: str, eyes: int | None) -> list[Markup]:
    """Return the stored log as lines of the page."""
    return [Markup(line(entry, archive_names(archive))) for entry in archive.log(language, eyes)]


def archived_chat_lines(archive: Archive) -> list[Markup]:
    """Return the stored messages as lines of the page."""
    seats = {chair.person: chair.seat for chair in reversed(archive.chairs) if chair.person}
    return [Markup(chat_line(message, seats)) for message in archive.chat]


def archive_page(request: AppRequest, archive: Archive) -> Response[str]:
    """Return the page of a closed table."""
    language, person, query = language_of(request), person_of(request), request.query_params
    own, game = archive.seats_of(person.id if person else None), game_of(archive)
    seats = len(archive.chairs)
    turns = archive.turns
    turn = turn_shown(archive, parse_int(query.get("turn")), parse_int(query.get("at")))
    wanted_focus = parse_int(query.get("focus"))
    first = (archive.ranking or [0])[0]
    focus = wanted_focus if wanted_focus is not None and wanted_focus < seats else own[0] if own else first
    view = turns[turn]["view"] if turns else None
    sources = sources_of(archive, language)
    return page(
        request,
        "archive.html",
        games=[game] if game else [],
        archive=archive,
        title=archive_title(archive, language),
        heading=heading_of(archive, language),
        places=places_of(archive, game, language, own),
        sources=sources,
        swatches=[Markup(chart.swatch(place)) for place in range(len(sources))],
        best=[max(source.points) for source in sources],
        charts=charts_of(archive, sources, language),
        patterns=Markup(chart.patterns()),
        picture=picture_of(archive, game, view, focus, language),
        turn=turn,
        turns=len(turns),
        focus=focus,
        address=lambda turn, focus: f"/t/{archive.id}?{urlencode({'turn': turn, 'focus': focus})}#position",
        lines=log_lines(archive, language, own[0] if own else None),
        chat=archived_chat_lines(archive),
        has_record=bool(archive.record),
    )
