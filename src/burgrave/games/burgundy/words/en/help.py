"""Help on every tile, and a short summary of the rules."""

from __future__ import annotations

from burgrave.games.burgundy.mainboard import (
    ACTIONS,
    BLACK_PRICE,
    GOODS_SPACES,
    PHASE_LETTERS,
    PHASE_POINTS,
    PHASES,
    POINTS,
    REGION_POINTS,
    ROUNDS,
    STORAGE,
)
from burgrave.games.burgundy.tiles import (
    BANK_SILVER,
    BOARDING_HOUSE_WORKERS,
    MONASTERIES,
    SPECIES_NAMES,
    WATCHTOWER_POINTS,
    by_edition,
)
from burgrave.games.burgundy.words.en.names import ANIMAL_PLURALS, count

PLACED: dict[str, str] = {
    "castle": "Placed: at once one more action of your choice, as if with a die that shows whatever number you need.",
    "mine": f"At the end of every phase each mine in your duchy brings you {ACTIONS['mine_silver']} silver.",
    "ship": (
        "Placed: load all goods of one depot of your choice (they must fit, "
        f"you store {GOODS_SPACES} kinds) and move one space ahead on the turn order track."
    ),
    "warehouse": "Placed: sell all your goods of one kind, without a die.",
    "carpenter": "Placed: take a building from any numbered depot into your storage.",
    "church": "Placed: take a mine, a monastery or a castle from any numbered depot into your storage.",
    "market": "Placed: take a ship or animals from any numbered depot into your storage.",
    "boarding_house": f"Placed: {BOARDING_HOUSE_WORKERS} workers for you.",
    "bank": f"Placed: {BANK_SILVER} silver for you.",
    "town_hall": "Placed: place one more tile of your storage at once, on a fitting space of any number.",
    "watchtower": f"Placed: {WATCHTOWER_POINTS} points for you.",
}
"""Tiles that are no animals and no monasteries, by name."""


def tile_help(name: str, edition: str) -> str:
    """What a tile does."""
    kind, _, number = name.partition("-")
    if kind == "monastery":
        return monastery_help(int(number), edition)
    if kind in SPECIES_NAMES:
        return (
            f"Placed: {number} points for the {number} {ANIMAL_PLURALS[kind]}, and the {ANIMAL_PLURALS[kind]} "
            "that are in the same pasture already score again."
        )
    return PLACED[name]


def monastery_help(number: int, edition: str) -> str:
    """The effect that `monasteries.toml` declares, with what the edition makes of it."""
    declared = MONASTERIES[number]
    effect = str(by_edition(declared["effect"], edition))
    if isinstance(declared.get("points"), dict):
        effect += f" Each is worth {count(by_edition(declared['points'], edition), 'point')}."
    return effect


def rules(seats: int, tie_break: str) -> dict[str, str]:
    """The game in a few paragraphs, by topic."""
    per_seats = {name: POINTS[name][str(seats)] for name in ("sold_goods", "large_bonus", "small_bonus")}
    early = ", ".join(f"{letter} {points}" for letter, points in zip(PHASE_LETTERS, PHASE_POINTS))
    sizes = ", ".join(f"{size} for {points}" for size, points in enumerate(REGION_POINTS) if size)
    tie = (
        "fewer empty spaces in the duchy, then whoever is further ahead in turn order"
        if tie_break == "special"
        else "more empty spaces in the duchy, then whoever is further back in turn order"
    )
    return {
        "turn": (
            f"The game has {PHASES} phases of {ROUNDS} rounds. In a round everybody rolls two dice and then has one turn, in turn "
            "order. Each die pays for one action: take, place, sell or workers. Use both, then end your turn."
        ),
        "take": (
            "Take a tile from the depot with the die's number into your storage, which holds "
            f"{STORAGE}. If it is full, discard one of its tiles."
        ),
        "place": (
            "Place a tile of your storage on an empty space of its colour and of the die's number, next to a tile of yours. "
            "A city, that is a region of buildings, holds only one building of each kind."
        ),
        "sell": (
            f"Sell all your goods of the kind with the die's number: {per_seats['sold_goods']} points for each "
            f"and {ACTIONS['sale_silver']} silver in all."
        ),
        "workers": (
            f"Any die takes {ACTIONS['workers']} workers. A worker you pay changes a die by 1, up or down; 1 and 6 are neighbours."
        ),
        "buy": f"Once in your turn you may buy a tile of the black depot for {BLACK_PRICE} silver. It goes into your storage.",
        "goods": (
            "Every round the white die sends a goods tile to the depot of its number. Ships load them. "
            f"You can store {GOODS_SPACES} kinds, as many of each as you like."
        ),
        "regions": (
            f"A region covered completely scores by its size (spaces for points: {sizes}), and more the earlier it is: {early}. "
            f"The first to cover all spaces of a colour gets {per_seats['large_bonus']} points, the second "
            f"{per_seats['small_bonus']}."
        ),
        "end": (
            f"After the last phase: {count(POINTS['unsold_goods'], 'point')} for each unsold goods tile, "
            f"{POINTS['silver']} for each silver, 1 for every {POINTS['workers_per_point']} workers, and what "
            f"your monasteries are worth. Most points win; a tie goes to {tie}."
        ),
    }
