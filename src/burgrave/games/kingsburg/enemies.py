"""The enemies: twenty-five cards, five for each year. Sources disagree about one of them: each version has its own number."""

from typing import Any, Final

from burgrave.games.kingsburg.bundles import Bundle, bundle, expanded
from burgrave.games.kingsburg.data import read_toml

_ENEMIES: Final = read_toml("enemies.toml")
CARDS: Final[tuple[str, ...]] = tuple(_ENEMIES["cards"])
KINDS_OF_ENEMY: Final = ("goblins", "orcs", "zombies", "demons", "barbarians", "dragons")
"""In the order of the questions `battle_goblins` and so on."""
GOBLINS: Final = 0
SPANS: Final[list[tuple[int, int]]] = [(low, high) for low, high in _ENEMIES["spans"].values()]
"""Weakest and strongest, by year, as printed on the backs of the cards."""

_CARDS: Final[list[dict[str, Any]]] = list(_ENEMIES["cards"].values())
YEAR: Final[list[int]] = [card["year"] - 1 for card in _CARDS]
KIND: Final[list[int]] = [KINDS_OF_ENEMY.index(card["kind"]) for card in _CARDS]
STRENGTH: Final[list[int]] = [card["strength"] for card in _CARDS]
VICTORY: Final[list[tuple[Bundle, ...]]] = [tuple(expanded(card["victory"])) for card in _CARDS]
"""By card: a winner gains one of these bundles."""
LOSS: Final[list[Bundle]] = [bundle(card["defeat"]) for card in _CARDS]
"""By card: what a loser loses of each kind, as far as it is there."""
LOSS_ANY: Final[list[int]] = [card["defeat"].get("any", 0) for card in _CARDS]
"""By card: how many resources of its choice a loser gives up."""
RAZED: Final[list[int]] = [card["defeat"].get("buildings", 0) for card in _CARDS]

VERSIONS: Final = ("points", "building")
"""Versions of the demons of year IV."""


def piles(version: str) -> list[list[int]]:
    """Return the five cards of each year, with the given version of the demons of year IV."""
    piles_by_year: list[list[int]] = [[] for _ in SPANS]
    for card, entry in enumerate(_CARDS):
        if entry.get("version", version) == version:
            pile = piles_by_year[YEAR[card]]
            pile.insert(entry["place"] - 1 if "place" in entry else len(pile), card)
    return piles_by_year


PILES: Final[dict[str, list[list[int]]]] = {version: piles(version) for version in VERSIONS}
