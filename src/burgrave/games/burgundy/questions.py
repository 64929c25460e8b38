"""Numbers and permissions that the rules ask for about a seat, and their answers without any tile.

A tile that changes a rule adds to the answer of its owner (see `tiles/monasteries.toml`), so a rule never asks which tiles
somebody has. Answers lie in `state.answers[seat * QUESTIONS + question]`.
"""

from typing import Final

from burgrave.games.burgundy.mainboard import ACTIONS

BASE: Final = {
    "repeat_buildings": 0,
    "mine_workers": 0,
    "sale_silver": ACTIONS["sale_silver"],
    "sale_workers": 0,
    "ship_depots": 1,
    "buy_from_depots": 0,
    "hire_price": 0,
    "animal_tile_points": 0,
    "worker_steps": 1,
    "free_step_take": 0,
    "free_step_building": 0,
    "free_step_animal": 0,
    "free_step_ship": 0,
    "free_step_monastery": 0,
    "free_step_castle": 0,
    "free_step_mine": 0,
    "workers_taken": ACTIONS["workers"],
    "workers_silver": 0,
}

NAMES: Final = tuple(BASE)
QUESTIONS: Final = len(NAMES)
DEFAULTS: Final = list(BASE.values())

REPEAT_BUILDINGS: Final = NAMES.index("repeat_buildings")
MINE_WORKERS: Final = NAMES.index("mine_workers")
SALE_SILVER: Final = NAMES.index("sale_silver")
SALE_WORKERS: Final = NAMES.index("sale_workers")
SHIP_DEPOTS: Final = NAMES.index("ship_depots")
BUY_FROM_DEPOTS: Final = NAMES.index("buy_from_depots")
HIRE_PRICE: Final = NAMES.index("hire_price")
ANIMAL_TILE_POINTS: Final = NAMES.index("animal_tile_points")
WORKER_STEPS: Final = NAMES.index("worker_steps")
FREE_STEP_TAKE: Final = NAMES.index("free_step_take")
FREE_STEP_PLACE: Final = NAMES.index("free_step_building")
"""The first of six, in the order of the colours in `tiles/`."""
WORKERS_TAKEN: Final = NAMES.index("workers_taken")
WORKERS_SILVER: Final = NAMES.index("workers_silver")
