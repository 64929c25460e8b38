"""Numbers and permissions that the rules ask for about a seat, and their answers without any tile.

A tile that changes a rule adds to the answer of its owner (see `tiles/monasteries.toml`), so a rule never asks which tiles
somebody has. Answers lie in `state.answers[seat * QUESTIONS + question]`. A question that only a module asks has a number that the
module writes down (`declare_question`).
"""

from typing import Final

from burgrave.games.burgundy.mainboard import ACTIONS, STORAGE

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
    "free_step_wild": 0,
    "workers_taken": ACTIONS["workers"],
    "workers_silver": 0,
    "storage_spaces": STORAGE,
    "stack_top": 0,
    "mine_silver": ACTIONS["mine_silver"],
    "goods_silver": 0,
    "goods_points": 1,
    "region_size": 0,
    "bonus_tile_points": 1,
    "monastery_points": 1,
    "one_pasture": 0,
    "anywhere": 0,
}

QUESTIONS: Final = 40
"""How many questions there may be."""
NAMES: Final[list[str]] = [*BASE, *[""] * (QUESTIONS - len(BASE))]
"""By number, "" for one that is free. Modules add theirs from 32 on."""
DEFAULTS: Final[list[int]] = [*BASE.values(), *[0] * (QUESTIONS - len(BASE))]
"""The answers without any tile."""

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
"""The first of seven questions, in the order of the colours in `colours.py`, the last one for tiles of any colour."""
WORKERS_TAKEN: Final = NAMES.index("workers_taken")
WORKERS_SILVER: Final = NAMES.index("workers_silver")
STORAGE_SPACES: Final = NAMES.index("storage_spaces")
STACK_TOP: Final = NAMES.index("stack_top")
"""Whether the seat's marker lies on top of every stack on the turn order track."""
MINE_SILVER: Final = NAMES.index("mine_silver")
GOODS_SILVER: Final = NAMES.index("goods_silver")
"""Silver for each goods tile sold, instead of what a sale brings; 0: as usual."""
GOODS_POINTS: Final = NAMES.index("goods_points")
"""How many times the points of sold goods count."""
REGION_SIZE: Final = NAMES.index("region_size")
"""How much larger a finished region counts."""
BONUS_TILE_POINTS: Final = NAMES.index("bonus_tile_points")
"""How many times a bonus tile counts when it is taken."""
MONASTERY_POINTS: Final = NAMES.index("monastery_points")
"""How many times monasteries count at the end."""
ONE_PASTURE: Final = NAMES.index("one_pasture")
"""Whether all pastures count as one."""
ANYWHERE: Final = NAMES.index("anywhere")
"""Whether tiles may be placed where no other tile is next to them."""


def declare_question(number: int, name: str, answer: int = 0) -> int:
    """Give a question of a module its number, from 32 to 39, with its answer without any tile, and return the number.

    ValueError when the number or the name is taken.
    """
    if NAMES[number] or name in NAMES:
        raise ValueError(f"{name!r} cannot be question {number}: there is one with that number or name")
    NAMES[number] = name
    DEFAULTS[number] = answer
    return number
