"""The page of a new table: a game's seats, modules and options as one form; and the quick start of the first page."""

from __future__ import annotations

from collections.abc import Iterable

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from burgrave.bots import STRENGTHS
from burgrave.engine.errors import BadOption
from burgrave.engine.presets import Preset
from burgrave.games.game import AnyGame
from burgrave.speech import translation
from burgrave.table.error_texts import localized_reason
from burgrave.table.installed_games import required_game
from burgrave.table.pages.account import named_person
from burgrave.table.pages.game_cards import span
from burgrave.table.pages.new_table_form import FIRST_STRENGTH, FormState, NewTableForm, most_people
from burgrave.table.pages.option_fields import FieldChoice, fields_of, headline_of, options_from
from burgrave.table.pages.rendering import page
from burgrave.table.people import Person
from burgrave.table.request_info import AppRequest, FormFields, FormValue, language_of, parse_int, service_of
from burgrave.table.sessions import known_person
from burgrave.table.table_factory import NewSeat

PLANNED_STRENGTHS = ("steward", "burgrave")
"""Strengths that are promised and do not play yet."""
LONGEST_SEED = 18


def strengths(language: str) -> list[FieldChoice]:
    """Return the strengths of bots, weakest first, and those that are planned."""
    catalog = translation("table", language)
    hints = {
        "page": catalog.gettext("plays at random"),
        "squire": catalog.gettext("takes what looks best now"),
    }
    playing = [FieldChoice(name, name.capitalize(), hints.get(name, "")) for name in STRENGTHS]
    return playing + [
        FieldChoice(name, name.capitalize(), catalog.gettext("coming"), True) for name in PLANNED_STRENGTHS if name not in STRENGTHS
    ]


def seat_kinds(language: str) -> list[FieldChoice]:
    """Return what a seat can be."""
    catalog = translation("table", language)
    bots = [
        FieldChoice(f"bot:{choice.value}", catalog.gettext("Bot: %(name)s") % {"name": choice.title}, off=choice.off)
        for choice in strengths(language)
    ]
    coming = catalog.gettext("coming")
    return [
        FieldChoice("you", catalog.gettext("You")),
        FieldChoice("open", catalog.gettext("Friend by link")),
        FieldChoice("hot", catalog.gettext("On this screen")),
        *(FieldChoice(bot.value, f"{bot.title} ({coming})" if bot.off else bot.title, off=bot.off) for bot in bots),
        FieldChoice("none", catalog.gettext("Closed")),
    ]


def seat_from_form(form: FormFields, row: int, person: Person, language: str) -> NewSeat | None:
    """Return the seat that a row of the form describes; None when it is closed."""
    kind = str(form.get(f"seat-{row}", "none"))
    if kind == "you":
        return NewSeat("human", name=person.name, person=person.id)
    if kind == "hot":
        name = str(form.get(f"name-{row}", "")).strip()
        return NewSeat("human", name=name or player_name(row, language), person=person.id)
    if kind == "open":
        return NewSeat("human")
    if kind.startswith("bot:"):
        return NewSeat("bot", bot=kind.removeprefix("bot:"))
    if kind == "none":
        return None
    raise BadOption(f"a seat cannot be {kind!r}")


def player_name(seat: int, language: str) -> str:
    """Return the name of a nameless player at the same screen."""
    return translation("table", language).gettext("Player %(number)s") % {"number": seat + 1}


def seed_from(form: FormFields) -> int | None:
    """Return the seed in a form; None for a random one. Raises BadOption when it is no number or too long."""
    text = str(form.get("seed", "")).strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        raise BadOption(f"a seed is a number of at most {LONGEST_SEED} digits")
    return int(text)


# ---- the form ------------------------------------------------------------------------------------------------------------


def form_from_query(request: AppRequest, game: AnyGame) -> tuple[dict[str, str], list[str]]:
    """Return the fields and the modules that the query of a request fills in; a preset fills in all of them."""
    given = {key: value for key, value in request.query_params.items() if isinstance(value, str)}
    chosen = module_names([*request.query_params.getall("module", []), given.get("mode")])
    preset_name = given.get("preset", "")
    if any(preset.id == preset_name for preset in game.presets):
        preset = game.preset(preset_name)
        options = {f"option-{name}": value for name, value in preset.options.items() if isinstance(value, str)}
        people = preset.seats - automa_seats_of(game, preset)
        return {**given, **options, "players": str(people)}, list(preset.modules)
    return given, chosen


def automa_seats_of(game: AnyGame, preset: Preset) -> int:
    """Return how many seats of a preset the game plays itself."""
    return len(game.automa(game.rules(preset.seats, list(preset.modules), dict(preset.options))))


def module_names(names: Iterable[FormValue]) -> list[str]:
    """Return the modules that a form or query names; the mode is one of them."""
    return [name for name in names if isinstance(name, str) and name]


@get("/new/{name:str}", include_in_schema=False)
async def new_table(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Show the form for a table of a game, filled in from the query."""
    game = required_game(name)
    given, chosen = form_from_query(request, game)
    table_form = NewTableForm(game, given, chosen, language_of(request))
    table_form.fill_seats()
    return form_page(request, table_form)


@get("/new/{name:str}/fit", include_in_schema=False)
async def fitting(request: AppRequest, name: FromPath[str]) -> Response[FormState]:
    """Return what goes together with the present choices of a form, for the script of the page."""
    game = required_game(name)
    given, chosen = form_from_query(request, game)
    table_form = NewTableForm(game, given, chosen, language_of(request))
    if given.get("changed") in ("module", "mode"):
        table_form.fill_seats()
    return Response(table_form.state(), headers={"cache-control": "private, no-store"})


def form_page(request: AppRequest, table_form: NewTableForm, note: str = "") -> Response[str]:
    """Return the form, as it was filled in so far."""
    language, game = table_form.language, table_form.game
    catalog = translation("table", language)
    fields = fields_of(game, language, table_form.given, table_form.fit.values)
    headline = headline_of(fields)
    pictured = [one for one in fields if one.module in game.default_modules and one.has_pictures]
    access_choices = [FieldChoice("", catalog.gettext("By invitation")), FieldChoice("yes", catalog.gettext("Open to all"))]
    presets = game.preset_words(language)
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
        per_seat=[one for one in fields if one.per_seat],
        form=table_form,
        form_state=table_form.state(),
        kinds=seat_kinds(language),
        modules=table_form.switches(fields, False),
        modes=table_form.switches(fields, True),
        presets=presets,
        preset=table_form.given.get("preset", ""),
        access_choices=access_choices,
        access=str(table_form.given.get("open", "")),
        seed=str(table_form.given.get("seed", ""))[:LONGEST_SEED],
    )


@post("/new/{name:str}", include_in_schema=False)
async def open_table(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Open the table that the form describes, or show the form again with what is wrong."""
    service = service_of(request)
    game, language = required_game(name), language_of(request)
    form = await request.form()
    chosen = module_names([*form.getall("module", []), form.get("mode")])
    person = await known_person(request)
    try:
        seats = {row: seat for row in range(most_people(game)) if (seat := seat_from_form(form, row, person, language)) is not None}
        table_form = NewTableForm(game, form, chosen, language)
        if len(seats) not in table_form.fit.people:
            raise BadOption(table_form.too_many(len(seats)))
        room = await service.factory.new_table(
            person,
            game.name,
            list(seats.values()),
            [*game.default_modules, *chosen],
            options_from(game, form, list(seats), chosen),
            seed_from(form),
            form.get("open") == "yes",
        )
    except BadOption as error:
        return form_page(request, NewTableForm(game, form, chosen, language), localized_reason(str(error), language, game))
    return Redirect(f"/t/{room.id}", status_code=303)


@post("/start", include_in_schema=False)
async def start(request: AppRequest) -> Redirect:
    """Open a table and begin at once: against bots or at one screen, as the form says or as a preset has it."""
    service = service_of(request)
    form = await request.form()
    game, language = required_game(str(form.get("game", ""))), language_of(request)
    count, modules = parse_int(form.get("players")), None
    if form.get("preset"):
        preset = game.preset(str(form.get("preset")))
        count, modules = preset.seats - automa_seats_of(game, preset), [*game.default_modules, *preset.modules]
        options = dict(preset.options)
    else:
        options = options_from(game, form, range(count or 0))
    if count is None or (modules is None and count not in game.seats):
        raise BadOption(f"{game.title_in(language)} is played by {span(game.seats)}")
    person = await named_person(request, form)
    seats = [NewSeat("human", name=person.name, person=person.id)]
    for seat in range(1, count):
        if form.get("how") == "hot":
            seats.append(NewSeat("human", name=player_name(seat, language), person=person.id))
        else:
            seats.append(NewSeat("bot", bot=str(form.get("bot", FIRST_STRENGTH))))
    room = await service.factory.new_table(person, game.name, seats, modules, options)
    return Redirect(f"/t/{room.id}", status_code=303)
