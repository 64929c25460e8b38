"""The first page: games, a quick start, the reader's tables, open tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from litestar import Response, get
from litestar.params import FromQuery
from markupsafe import Markup

from burgrave.draw.icons import use
from burgrave.engine.errors import BurgraveError
from burgrave.games.collection import COLLECTION
from burgrave.games.game import AnyGame
from burgrave.speech import translation
from burgrave.table.archive import Archive, Closed
from burgrave.table.installed_games import FAULTS, checked_text, find_game, report
from burgrave.table.pages.archive_page import archive_names, archive_title, standing_of
from burgrave.table.pages.game_cards import cards
from burgrave.table.pages.new_table import strengths
from burgrave.table.pages.new_table_form import FIRST_STRENGTH
from burgrave.table.pages.option_fields import Field, FieldChoice, fields_of, headline_of
from burgrave.table.pages.rendering import page
from burgrave.table.pages.results import Ended, sides_of
from burgrave.table.request_info import AppRequest, language_of, person_of, service_of
from burgrave.table.room import Room
from burgrave.table.service import TableService
from burgrave.table.store.rows import TableRow
from burgrave.table.text import joined_names

BETWEEN = "\u00a0:\u00a0"
"""Stands between scores, and keeps them in one line."""
SHOWN = 8
"""Tables of each list; the liveliest come first."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in a list of the first page."""

    id: str
    seat: int
    title: str
    moment: str
    state: str
    """`turn` (yours), `waiting` (for people), `over`, `look` (others play), `closed` (shown from what was stored)."""


def line_of(room: Room, person: str | None, language: str) -> TableLine:
    """Return a table as a line for a person."""
    catalog = translation("table", language)
    own = room.seats_of(person)
    others = [name for seat, name in enumerate(room.isolated_names_in(language)) if name and seat not in own]
    free = sum(chair.is_free for chair in room.chairs)
    title = checked_text(room.game.short_title_in(language))
    if others:
        names = joined_names(others, language)
        title = catalog.gettext("%(game)s with %(names)s") % {"game": title, "names": names}
    elif len(room.chairs) == 1:
        title = catalog.gettext("%(game)s, solo") % {"game": title}
    elif not free:
        title = catalog.gettext("%(game)s, hot seat") % {"game": title}
    scores = room.state.scores
    shown_seats = own[:1] or (0,)
    if room.state.is_over:
        state, moment = "over", result(room, own, language)
    elif free:
        state, moment = "waiting", catalog.ngettext("waiting for one more", "waiting for %(count)s more", free) % {"count": free}
    else:
        is_turn = any(seat in room.to_act and not room.chairs[seat].plays_itself for seat in own)
        state = "turn" if is_turn else "look"
        points = BETWEEN.join(str(scores[seat]) for seat in (*own, *(seat for seat in range(len(scores)) if seat not in own)))
        moment = f"{room.game.moment(room.state, language)}, {points}"
        if not is_turn and room.to_act:
            moment += "; " + catalog.gettext("%(name)s thinks") % {"name": room.isolated_names_in(language)[room.to_act[0]]}
    return TableLine(room.id, shown_seats[0], title, moment, state)


def closed_line(archive: Archive, person: str | None, language: str) -> TableLine:
    """Return a closed table as a line for a person."""
    catalog = translation("table", language)
    own, names = archive.seats_of(person), archive_names(archive)
    title, ended = archive_title(archive, language), standing_of(archive)
    others = [name for seat, name in enumerate(names) if seat not in own]
    if others:
        title = catalog.gettext("%(game)s with %(names)s") % {"game": title, "names": joined_names(others, language)}
    if not archive.is_over:
        moment = catalog.gettext("waits, not finished") if archive.is_waiting else catalog.gettext("closed, not finished")
    else:
        moment = catalog.gettext("finished") if ended is None else result_of(ended, names, own, language)
    return TableLine(archive.id, own[0] if own else 0, title, moment, "closed")


def unwell_line(row: TableRow, language: str) -> TableLine:
    """Return the line of a table whose game fails to describe it."""
    moment = translation("table", language).gettext("this game is unwell")
    return TableLine(row["id"], 0, short_title(row["game"], language), moment, "look")


def short_title(name: str, language: str) -> str:
    """Return what lists call the game of that name: its short title, or its name when it fails to say."""
    game = find_game(name)
    try:
        return checked_text(game.short_title_in(language)) if game else name.capitalize()
    except FAULTS as error:
        report(name, error)
        return name.capitalize()


def result(room: Room, own: Sequence[int], language: str) -> str:
    """Return how a game ended, for somebody who owns the seats `own`."""
    return result_of(room.state, room.isolated_names_in(language), own, language)


def result_of(ended: Ended, names: Sequence[str], own: Sequence[int], language: str) -> str:
    """Return how a game ended, for somebody who owns the seats `own`; `names` are those of all seats."""
    catalog = translation("table", language)
    sides, winners = sides_of(ended, names, language), ended.winners
    points = BETWEEN.join(str(side.points) for side in sides)
    if own and any(set(own) <= set(side.seats) for side in sides):
        text = catalog.gettext("won %(points)s") if own[0] in winners else catalog.gettext("lost %(points)s")
        return text % {"points": points}
    if not winners:
        return catalog.gettext("nobody won %(points)s") % {"points": points}
    winner_names = (
        sides[0].title if set(winners) == set(sides[0].seats) else joined_names([names[seat] for seat in winners], language)
    )
    return catalog.gettext("%(name)s won %(points)s") % {"name": winner_names, "points": points}


class TableLists(TypedDict):
    """The two lists of the first page."""

    own: list[TableLine]
    open_tables: list[TableLine]


async def lists_of(request: AppRequest) -> TableLists:
    """Return the tables of the reader and the open ones."""
    service = service_of(request)
    person, language = person_of(request), language_of(request)
    person_id = person.id if person else None
    own = await lines_of(
        service, await service.store.tables_of(person_id, SHOWN) if person_id else [], person_id, language, has_closed=True
    )
    own_ids = {line.id for line in own}
    rows = [row for row in await service.store.open_tables(2 * SHOWN) if row["id"] not in own_ids]
    return {"own": own, "open_tables": await lines_of(service, rows[:SHOWN], person_id, language)}


async def lines_of(
    service: TableService, rows: Sequence[TableRow], person_id: str | None, language: str, has_closed: bool = False
) -> list[TableLine]:
    """Return the lines of tables, those whose turn it is first; with `has_closed` also those that today's rules cannot follow."""
    lines = []
    for row in rows:
        try:
            lines.append(line_of(await service.room(row["id"]), person_id, language))
        except Closed as closed:
            if has_closed:
                lines.append(closed_line(closed.archive, person_id, language))
        except BurgraveError:
            continue
        except FAULTS as error:  # whatever the words of a game raise
            report(row["game"], error)
            lines.append(unwell_line(row, language))
    return sorted(lines, key=lambda line: line.state != "turn")


@dataclass(frozen=True, slots=True)
class QuickStart:
    """The choices in the quick start of a game."""

    players: list[FieldChoice]
    presets: dict[str, dict[str, str]]
    edition: Field | None


def start_of(game: AnyGame, language: str) -> QuickStart:
    """Return the quick start of a game in one language."""
    words_by_name = game.preset_words(language)
    presets = {name: {part: checked_text(words[part]) for part in ("title", "hint")} for name, words in words_by_name.items()}
    return QuickStart(
        players=[FieldChoice(str(count), str(count)) for count in game.seats if count > 1 or len(game.seats) == 1],
        presets=presets,
        edition=headline_of(fields_of(game, language, {})),
    )


def skyline() -> str:
    """Return the picture of a town at the top of the first page."""
    houses = (
        ("warehouse", 36, 52),
        ("church", 96, 78),
        ("building", 152, 44),
        ("town_hall", 206, 84),
        ("castle", 296, 108),
        ("watchtower", 372, 92),
        ("market", 428, 46),
    )
    out = "".join(use(name, x, 116 - size * 0.395, size) for name, x, size in houses)
    road = '<path class="road" d="M0 115.500h460v3H0zM0 121.500h460v1H0z"/>'
    return f'<svg class="skyline" viewBox="0 0 460 124" aria-hidden="true">{out}{road}</svg>'


@get("/", include_in_schema=False)
async def lobby(request: AppRequest, game: FromQuery[str] = "") -> Response[str]:
    """Show the first page, with a game chosen."""
    language = language_of(request)
    cards_, unwell = cards(language)
    chosen, start = None, None
    for card in sorted(cards_, key=lambda card: card.name != game):  # the one that is asked for, else the first that is well
        try:
            chosen, start = card, start_of(card.game, language)
            break
        except FAULTS as error:  # whatever a game raises costs its own card only
            report(card.name, error)
            unwell.append(card.name)
    return page(
        request,
        "lobby.html",
        games=[card.game for card in cards_ if card.name not in unwell],
        skyline=Markup(skyline()),
        cards=[card for card in cards_ if card.name not in unwell],
        unwell=unwell,
        has_others=any(card.name not in COLLECTION for card in cards_),
        chosen=chosen,
        start=start,
        strengths=strengths(language),
        strength=FIRST_STRENGTH,
        **await lists_of(request),
    )


@get("/tables", include_in_schema=False)
async def tables(request: AppRequest) -> Response[str]:
    """Return only the lists, for the script that updates them."""
    return page(request, "tables.html", **await lists_of(request))
