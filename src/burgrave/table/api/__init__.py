"""The JSON API for programs. Its names and shapes are documented in docs/http.md."""

from litestar.types import ControllerRouterHandler

from burgrave.table.api.games import list_games
from burgrave.table.api.people import me, new_person
from burgrave.table.api.tables import TableController, new_table

ROUTES: list[ControllerRouterHandler] = [list_games, new_person, me, new_table, TableController]
