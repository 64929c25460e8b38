"""The rules pages: the game in short and every piece with what it does; and the page about Burgrave itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

import burgrave
from burgrave.games.game import AnyGame
from burgrave.speech import translation
from burgrave.table.installed_games import required_game
from burgrave.table.pages.game_cards import cards
from burgrave.table.pages.option_fields import Field, fields_of, headline_of
from burgrave.table.pages.rendering import page
from burgrave.table.request_info import AppRequest, language_of, parse_int


@dataclass(frozen=True, slots=True)
class Piece:
    """Something drawn on the table, with its meaning."""

    topic: str
    title: str
    text: str
    picture: str
    """SVG, or nothing."""


@dataclass(frozen=True, slots=True)
class Way:
    """A link to the same rules for another number of players, or another edition."""

    title: str
    address: str
    on: bool


def pieces_of(game: AnyGame, topics: Mapping[str, Mapping[str, str]], variant: str) -> tuple[list[Piece], list[Piece]]:
    """Return the topics that have a picture, drawn for a value of the option that decides most, and those that have none."""
    pieces = [
        Piece(name, topic["title"], topic["text"], game.drawing.symbol(topic["piece"], variant) if "piece" in topic else "")
        for name, topic in topics.items()
    ]
    return [piece for piece in pieces if piece.picture], [piece for piece in pieces if not piece.picture]


def ways_of(game: AnyGame, seats: int, headline: Field | None, language: str) -> list[list[Way]]:
    """Return groups of links to other numbers of players and other editions."""
    catalog = translation("table", language)
    path = f"/rules/{game.name}"
    chosen = {headline.name: headline.value} if headline else {}

    def way(title: str, wanted: dict[str, str], on: bool) -> Way:
        return Way(title, f"{path}?{urlencode({'seats': seats, **chosen, **wanted})}", on)

    counts = [
        way(
            catalog.ngettext("%(count)s player", "%(count)s players", count) % {"count": count},
            {"seats": str(count)},
            count == seats,
        )
        for count in game.seats
    ]
    editions = (
        [way(choice.title, {headline.name: choice.value}, choice.value == headline.value) for choice in headline.choices]
        if headline
        else []
    )
    return [group for group in (editions, counts) if len(group) > 1]


@get("/rules", include_in_schema=False)
async def all_rules(request: AppRequest) -> Response[str]:
    """Show the list of games with rules; with a single game, its rules."""
    shown, unwell = cards(language_of(request))
    if len(shown) == 1 and not unwell:
        return Redirect(f"/rules/{shown[0].name}", status_code=303)
    return page(request, "all_rules.html", games=[card.game for card in shown], cards=shown, unwell=unwell)


@get("/rules/{name:str}", include_in_schema=False)
async def rules(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Show a game's rules for the number of players and the edition in the query."""
    game, language = required_game(name), language_of(request)
    catalog = translation("table", language)
    wanted_seats = parse_int(request.query_params.get("seats"))
    seats = wanted_seats if wanted_seats is not None and wanted_seats in game.seats else min(game.seats)
    first = headline_of(fields_of(game, language, {}))
    form = {}
    if first is not None:
        wanted_value = request.query_params.get(first.name, first.value)
        form = {f"option-{first.name}": wanted_value if wanted_value in {choice.value for choice in first.choices} else first.value}
    headline = headline_of(fields_of(game, language, form))
    options = {headline.name: headline.value} if headline else {}
    pictured, plain = pieces_of(game, game.topics(seats, options, language), headline.value if headline else "")
    groups = [
        {"title": catalog.gettext("Pieces"), "pieces": pictured},
        {"title": catalog.gettext("On the table"), "pieces": plain},
    ]
    return page(
        request,
        "rules.html",
        games=[game],
        game=game,
        ways=ways_of(game, seats, headline, language),
        topics=[{"name": topic, **wanted_value} for topic, wanted_value in game.rules_help(seats, options, language).items()],
        groups=[group for group in groups if group["pieces"]],
        reconstructed=game.reconstructed(language),
    )


@get("/about", include_in_schema=False)
async def about(request: AppRequest) -> Response[str]:
    """Show what Burgrave is, who owns the games, and what is stored about people."""
    return page(request, "about.html", version=burgrave.__version__)
