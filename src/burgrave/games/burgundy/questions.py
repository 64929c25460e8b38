"""Numbers and permissions that the rules ask for about a seat, and their answers without any tile.

A tile that changes a rule adds to the answer of its owner (see `tiles/monasteries.toml`), so a rule never asks which tiles
somebody has. Answers lie in `state.answers[seat * QUESTIONS + question]`.
"""

from burgrave.games.burgundy.mainboard import ACTIONS

BASE = {
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

NAMES = tuple(BASE)
QUESTIONS = len(NAMES)
DEFAULTS = list(BASE.values())

REPEAT_BUILDINGS = NAMES.index("repeat_buildings")
MINE_WORKERS = NAMES.index("mine_workers")
SALE_SILVER = NAMES.index("sale_silver")
SALE_WORKERS = NAMES.index("sale_workers")
SHIP_DEPOTS = NAMES.index("ship_depots")
BUY_FROM_DEPOTS = NAMES.index("buy_from_depots")
HIRE_PRICE = NAMES.index("hire_price")
ANIMAL_TILE_POINTS = NAMES.index("animal_tile_points")
WORKER_STEPS = NAMES.index("worker_steps")
FREE_STEP_TAKE = NAMES.index("free_step_take")
FREE_STEP_PLACE = NAMES.index("free_step_building")
"""The first of six, in the order of the colours in `tiles/`."""
WORKERS_TAKEN = NAMES.index("workers_taken")
WORKERS_SILVER = NAMES.index("workers_silver")
