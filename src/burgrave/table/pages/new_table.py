"""A new table: a game's seats, modules and options as one form; the quick start of the first page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from litestar import Request, Response, get, post
from litestar.response import Redirect

import burgrave
from burgrave.bots import STRENGTHS
from burgrave.engine.errors import BadOption
from burgrave.engine.game import Game
from burgrave.speech import translation
from burgrave.table.entrance import known_person
from burgrave.table.errors import NotFound
from burgrave.table.hall import Hall
from burgrave.table.opening import SeatPlan
from burgrave.table.pages.account import named_person
from burgrave.table.pages.catalogue import span
from burgrave.table.pages.fields import Choice, fields_of, headline_of, options_from
from burgrave.table.pages.shell import page
from burgrave.table.people import Person
from burgrave.table.reader import language_of, whole
from burgrave.table.refusals import in_words

COMING = ("steward", "burgrave")
"""Strengths that are promised and do not play yet."""
FIRST_STRENGTH = "squire"
"""Whom a newcomer meets."""
LONGEST_SEED = 18


@dataclass(frozen=True, slots=True)
class Row:
    """A seat of the form."""

    seat: int
    kind: str
    name: str
    own: dict[str, str] = field(default_factory=dict)
    """Values of options that each seat may have of its own."""


def game_of(name: str) -> Game:
    """A game that can be played; NotFound otherwise."""
    if name not in burgrave.games():
        raise NotFound(f"there is no game {name!r}")
    return burgrave.game(name)


def strengths(language: str) -> list[Choice]:
    """The bots one can choose, weakest first, and those to come."""
    words = translation("table", language)
    hints = {
        "page": words.gettext("plays at random"),
        "squire": words.gettext("takes what looks best now"),
    }
    playing = [Choice(name, name.capitalize(), hints.get(name, "")) for name in STRENGTHS]
    return playing + [Choice(name, name.capitalize(), words.gettext("coming"), True) for name in COMING if name not in STRENGTHS]


def kinds(language: str) -> list[Choice]:
    """What a seat can be."""
    words = translation("table", language)
    bots = [
        Choice(f"bot:{choice.value}", words.gettext("Bot: %(name)s") % {"name": choice.title}, off=choice.off)
        for choice in strengths(language)
    ]
    return [
        Choice("you", words.gettext("You")),
        Choice("open", words.gettext("Friend by link")),
        Choice("hot", words.gettext("On this screen")),
        *(Choice(bot.value, f"{bot.title} ({words.gettext('coming')})" if bot.off else bot.title, off=bot.off) for bot in bots),
        Choice("none", words.gettext("Closed")),
    ]


def plan(form: Mapping[str, Any], row: int, person: Person, language: str) -> SeatPlan | None:
    """What a row of the form asks for; None: the seat is closed."""
    kind = str(form.get(f"seat-{row}", "none"))
    if kind == "you":
        return SeatPlan("human", name=person.name, person=person.id)
    if kind == "hot":
        name = str(form.get(f"name-{row}", "")).strip()
        return SeatPlan("human", name=name or player_name(row, language), person=person.id)
    if kind == "open":
        return SeatPlan("human")
    if kind.startswith("bot:"):
        return SeatPlan("bot", bot=kind.removeprefix("bot:"))
    if kind == "none":
        return None
    raise BadOption(f"a seat cannot be {kind!r}")


def player_name(seat: int, language: str) -> str:
    """What to call somebody at the same screen who has no name."""
    return translation("table", language).gettext("Player %(number)s") % {"number": seat + 1}


def seed_from(form: Mapping[str, Any]) -> int | None:
    """The wanted seed; None: by chance."""
    wanted = str(form.get("seed", "")).strip()
    if not wanted:
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) <= LONGEST_SEED):
        raise BadOption(f"a seed is a number of at most {LONGEST_SEED} digits")
    return int(wanted)


def modules_from(game: Game, modules: list[str]) -> list[str] | None:
    """The chosen modules with the game itself; None where there is nothing to choose."""
    return None if len(game.modules) == len(game.default_modules) else [*game.default_modules, *modules]


# ---- the form ------------------------------------------------------------------------------------------------------------


def form_page(
    request: Request[Any, Any, Any], game: Game, given: Mapping[str, Any], chosen: list[str], note: str = ""
) -> Response[str]:
    """The form, as it was filled in so far."""
    language = language_of(request)
    words = translation("table", language)
    fields = fields_of(game, language, given)
    per_seat = [one for one in fields if one.per_seat]
    headline = headline_of(fields)
    pictured = [one for one in fields if one.module in game.default_modules and one.has_pictures]
    filled = whole(given.get("players"))
    if filled not in game.seats:
        filled = 2 if 2 in game.seats else min(game.seats)
    strength = str(given.get("bot", FIRST_STRENGTH))
    rows = []
    for seat in range(max(game.seats)):
        usual = "you" if seat == 0 else f"bot:{strength}" if seat < filled else "none"
        own = {one.name: str(given.get(f"option-{one.name}-{seat}", "")) for one in per_seat}
        rows.append(Row(seat, str(given.get(f"seat-{seat}", usual)), str(given.get(f"name-{seat}", "")), own))
    told = game.module_words(language)
    modules = [
        {
            "id": module,
            **told[module],
            "picture": game.drawing.thumbnail("module", module),
            "on": module in chosen,
            "fields": [one for one in fields if one.module == module and not one.per_seat],
        }
        for module in game.modules
        if module not in game.default_modules
    ]
    counts = [words.ngettext("%(count)s player", "%(count)s players", count) % {"count": count} for count in range(len(rows) + 1)]
    taken = sum(row.kind != "none" for row in rows)
    doors = [Choice("", words.gettext("By invitation")), Choice("yes", words.gettext("Open to all"))]
    return page(
        request,
        "new_table.html",
        status=422 if note else 200,
        games=[game],
        game=game,
        note=note,
        headline=headline,
        rulings=[one for one in fields if one.module in game.default_modules and one is not headline and not one.has_pictures],
        pictured=pictured,
        per_seat=per_seat,
        rows=rows,
        kinds=kinds(language),
        modules=modules,
        doors=doors,
        door=str(given.get("open", "")),
        counts=counts,
        taken=taken,
        seed=str(given.get("seed", ""))[:LONGEST_SEED],
    )


@get("/new/{name:str}", include_in_schema=False)
async def new_table(request: Request[Any, Any, Any], name: str) -> Response[str]:
    """The form for a table of a game; the first page's choices come with the address."""
    given = {key: value for key, value in request.query_params.items() if isinstance(value, str)}
    return form_page(request, game_of(name), given, [])


@post("/new/{name:str}", include_in_schema=False)
async def open_table(request: Request[Any, Any, Any], name: str) -> Response[Any]:
    """Open the table that the form describes, or show the form again with what is wrong."""
    hall: Hall = request.app.state.hall
    game, language = game_of(name), language_of(request)
    form = await request.form()
    chosen = [module for module in form.getall("module", []) if isinstance(module, str)]
    person = await known_person(request)
    try:
        seats = {row: seat for row in range(max(game.seats)) if (seat := plan(form, row, person, language)) is not None}
        if len(seats) not in game.seats:
            least, most = min(game.seats), max(game.seats)
            told = translation("table", language).gettext("This game has %(least)s to %(most)s players; %(count)s seats are taken.")
            raise BadOption(told % {"least": least, "most": most, "count": len(seats)})
        room = await hall.opening.table(
            person,
            game.name,
            list(seats.values()),
            modules_from(game, chosen),
            options_from(game, form, list(seats), chosen),
            seed_from(form),
            form.get("open") == "yes",
        )
    except BadOption as error:
        return form_page(request, game, form, chosen, in_words(str(error), language_of(request)))
    return Redirect(f"/t/{room.id}", status_code=303)


@post("/start", include_in_schema=False)
async def start(request: Request[Any, Any, Any]) -> Redirect:
    """Begin at once: against bots, or with everybody at this screen."""
    hall: Hall = request.app.state.hall
    form = await request.form()
    game, language = game_of(str(form.get("game", ""))), language_of(request)
    count = whole(form.get("players"))
    if count is None or count not in game.seats:
        raise BadOption(f"{game.title} is played by {span(game.seats)}")
    person = await named_person(request, form)
    seats = [SeatPlan("human", name=person.name, person=person.id)]
    for seat in range(1, count):
        if form.get("how") == "hot":
            seats.append(SeatPlan("human", name=player_name(seat, language), person=person.id))
        else:
            seats.append(SeatPlan("bot", bot=str(form.get("bot", FIRST_STRENGTH))))
    room = await hall.opening.table(person, game.name, seats, None, options_from(game, form, range(count)))
    return Redirect(f"/t/{room.id}", status_code=303)
