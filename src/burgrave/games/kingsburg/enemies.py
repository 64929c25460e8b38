"""The enemies: twenty-five cards, five for each year. Sources disagree about one of them: each version has its number."""

from typing import Any, Final

from burgrave.games.kingsburg.bundles import Bundle, bundle, expanded
from burgrave.games.kingsburg.data import table

_ENEMIES: Final = table("enemies.toml")
CARDS: Final[tuple[str, ...]] = tuple(_ENEMIES["cards"])
KINDS_OF_ENEMY: Final = ("goblins", "orcs", "zombies", "demons", "barbarians", "dragons")
"""In the order of the questions `battle_goblins` and so on."""
GOBLINS: Final = 0
SPANS: Final[list[tuple[int, int]]] = [(low, high) for low, high in _ENEMIES["spans"].values()]
"""Weakest and strongest, by year: it is printed on the backs."""

_CARDS: Final[list[dict[str, Any]]] = list(_ENEMIES["cards"].values())
YEAR: Final[list[int]] = [card["year"] - 1 for card in _CARDS]
KIND: Final[list[int]] = [KINDS_OF_ENEMY.index(card["kind"]) for card in _CARDS]
STRENGTH: Final[list[int]] = [card["strength"] for card in _CARDS]
VICTORY: Final[list[tuple[Bundle, ...]]] = [tuple(expanded(card["victory"])) for card in _CARDS]
"""What a winner gains: one of these."""
LOSS: Final[list[Bundle]] = [bundle(card["defeat"]) for card in _CARDS]
"""What a loser loses of each kind, as far as it is there."""
LOSS_ANY: Final[list[int]] = [card["defeat"].get("any", 0) for card in _CARDS]
"""How many resources of its choice a loser gives up."""
RAZED: Final[list[int]] = [card["defeat"].get("buildings", 0) for card in _CARDS]

VERSIONS: Final = ("points", "building")
"""Of the demons of year IV."""


def piles(version: str) -> list[list[int]]:
    """By year: its five cards, that of two versions in this one."""
    found: list[list[int]] = [[] for _ in SPANS]
    for card, it in enumerate(_CARDS):
        if it.get("version", version) == version:
            pile = found[YEAR[card]]
            pile.insert(it["place"] - 1 if "place" in it else len(pile), card)
    return found


PILES: Final[dict[str, list[list[int]]]] = {version: piles(version) for version in VERSIONS}
