"""Square tiles as small numbers with tables beside them: helpers, crests, contracts and characters.

A tile is known by its face: two helpers that are alike have the same number. 0 is no tile.
"""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.tiletum.data import read_toml
from burgrave.games.tiletum.kinds import ACTION_KINDS, CHOICES, GOOD_KINDS, GOODS
from burgrave.games.tiletum.numbers import MOST_SEATS

HELPER: Final = 1
CREST: Final = 2
CONTRACT_TILE: Final = 3
CHARACTER_TILE: Final = 4
SORTS: Final = ("none", "helper", "crest", "contract", "character")

TILES: Final[list[str]] = ["none"]
"""Names, by tile: `helper:add_2`, `crest:3`, `contract:iron_5`, `character:king.points2`."""
SORT: Final[list[int]] = [0]
KIND: Final[list[int]] = [0]
"""By tile: of a crest its family from 1 on, of a character the action that it strengthens."""

# ---- what a tile brings ----

GOODS_OF: Final[list[list[int]]] = [[]]
"""Goods as pairs, kind and number, one after another."""
ANY_GOODS: Final[list[int]] = [0]
POINTS: Final[list[int]] = [0]
KING_STEPS: Final[list[int]] = [0]
SIDE_KIND: Final[list[int]] = [-1]
"""An action that it lets its owner do besides; -1: none."""
SIDE_POINTS: Final[list[int]] = [0]
MERCHANT_STEPS: Final[list[int]] = [0]
ARCHITECT_STEPS: Final[list[int]] = [0]
BUILDS_HOUSE: Final[list[int]] = [0]
BUILDS_PILLAR: Final[list[int]] = [0]
ADDS: Final[list[int]] = [0]
"""Points for the action of the die."""
RECOLOURS: Final[list[int]] = [0]
REUSES: Final[list[int]] = [0]

# ---- what a contract needs ----

NEEDS: Final[list[list[int]]] = [[]]
"""By tile and good: how many a contract takes."""
SAME: Final[list[int]] = [0]
"""By tile: how many more goods of one kind a contract takes, of any kind."""

GUESSED: Final[list[str]] = [""]
"""What of a tile's face is ours: the `amount` that it brings, the `goods` that it needs, the `kind` of character that brings it."""

Stack = list[int]
BONUS_STACK: Final[list[Stack]] = [[] for _ in range(MOST_SEATS + 1)]
CONTRACT_STACKS: Final[dict[str, list[Stack]]] = {name: [[] for _ in range(MOST_SEATS + 1)] for name in ("larger", "smaller")}
"""By the value of the option `contract_stack`."""
CHARACTER_STACK: Final[list[Stack]] = [[] for _ in range(MOST_SEATS + 1)]
"""All tiles of a stack, by players."""


def _declare(sort: int, name: str, kind: int, brings: Mapping[str, Any], needs: Mapping[str, int], guessed: str = "") -> int:
    tile = len(TILES)
    TILES.append(f"{SORTS[sort]}:{name}")
    SORT.append(sort)
    KIND.append(kind)
    GOODS_OF.append([number for good, name in enumerate(GOODS) if name in brings for number in (good, brings[name])])
    ANY_GOODS.append(brings.get("goods", 0))
    POINTS.append(brings.get("points", 0))
    KING_STEPS.append(brings.get("king", 0))
    sides = [(action, brings[name]) for action, name in enumerate(ACTION_KINDS) if name in brings and name != "king"]
    SIDE_KIND.append(sides[0][0] if sides else -1)
    SIDE_POINTS.append(sides[0][1] if sides else 0)
    MERCHANT_STEPS.append(brings.get("merchant_step", 0))
    ARCHITECT_STEPS.append(brings.get("architect_step", 0))
    BUILDS_HOUSE.append(brings.get("house", 0))
    BUILDS_PILLAR.append(brings.get("pillar", 0))
    ADDS.append(brings.get("add", 0))
    RECOLOURS.append(int(brings.get("recolour", False)))
    REUSES.append(int(brings.get("reuse", False)))
    NEEDS.append([needs.get(good, 0) for good in GOODS] if needs else [])
    # One good of the `same` kind is just one good of any kind.
    SAME.append(needs.get("same", 0) or needs.get("any", 0))
    GUESSED.append(guessed)
    return tile


def _stock(stacks: list[Stack], tile: int, copies: list[int]) -> None:
    """Add the copies of a tile to the stacks: those without a mark, and those marked for each number of players (p. 6)."""
    for seats in range(2, MOST_SEATS + 1):
        stacks[seats].extend([tile] * sum(copies[: seats - 1]))


def _stock_contracts(tile: int, copies: list[int], former: list[int]) -> None:
    """Add the copies of a contract to the stacks, by today's marks and by those used before."""
    _stock(CONTRACT_STACKS["larger"], tile, copies)
    _stock(CONTRACT_STACKS["smaller"], tile, former)


def _rows(path: str, name: str) -> dict[str, Any]:
    return {key: row for key, row in read_toml(path)[name].items() if key != "source"}


def _bonus_name(bonus: Mapping[str, int]) -> str:
    return "+".join(f"{what}{count}" for what, count in bonus.items())


for _name, _row in _rows("tiles/helpers.toml", "helpers").items():
    _action = {_row["action"]: _row["points"]} if "action" in _row else {}
    _brings = {**_row.get("gain", {}), **_action, **{key: _row[key] for key in ("add", "recolour", "reuse") if key in _row}}
    _stock(BONUS_STACK, _declare(HELPER, _name, 0, _brings, {}, _row.get("guessed", "")), _row["copies"])
CRESTS: Final = len(_rows("tiles/crests.toml", "bonus"))
FIRST_CREST: Final = len(TILES)
"""The tiles of the families follow one another."""
_FORMER_CRESTS: Final = _rows("tiles/crests.toml", "smaller_stack")
for _name, _row in _rows("tiles/crests.toml", "bonus").items():
    _tile = _declare(CREST, _name, int(_name), {}, {})
    _stock(BONUS_STACK, _tile, _row)
    _copies = _rows("tiles/crests.toml", "contracts")[_name]
    _stock_contracts(_tile, _copies, _FORMER_CRESTS.get(_name, _copies))
_FORMER_CONTRACTS: Final = _rows("tiles/contracts.toml", "smaller_stack")
for _table in ("bonus", "stack"):
    for _name, _row in _rows("tiles/contracts.toml", _table).items():
        _brings = {**_row.get("bonus", {}), "points": _row["points"]}
        _tile = _declare(CONTRACT_TILE, _name, 0, _brings, _row["needs"], _row.get("guessed", ""))
        _copies = _row["copies"]
        if _table == "bonus":
            _stock(BONUS_STACK, _tile, _copies)
        else:
            _stock_contracts(_tile, _copies, _FORMER_CONTRACTS.get(_name, _copies))
for _kind in range(CHOICES):
    for _row in read_toml("tiles/characters.toml")[ACTION_KINDS[_kind]]["tiles"]:
        _name = f"{ACTION_KINDS[_kind]}.{_bonus_name(_row['bonus'])}"
        _tile = _declare(CHARACTER_TILE, _name, _kind, _row["bonus"], {}, "" if _row.get("seen") else "kind")
        _stock(CHARACTER_STACK, _tile, _row["copies"])
TILE_KINDS: Final = len(TILES)

ASKS: Final[list[int]] = [
    int(
        any(
            (
                SIDE_POINTS[tile],
                MERCHANT_STEPS[tile],
                ARCHITECT_STEPS[tile],
                BUILDS_HOUSE[tile],
                BUILDS_PILLAR[tile],
                ANY_GOODS[tile],
            )
        )
    )
    for tile in range(TILE_KINDS)
]
"""1: what the tile brings leaves its owner a choice."""


def tile_named(name: str) -> int:
    """Return the tile of that name."""
    return TILES.index(name)


def needed(tile: int, same: int) -> list[int]:
    """Return the goods that a contract takes, by kind. `same` is the kind its owner gives for the free part (-1: it has none)."""
    counts = NEEDS[tile][:]
    if same >= 0:
        counts[same] += SAME[tile]
    return counts


assert all(len(NEEDS[tile]) in (0, GOOD_KINDS) for tile in range(TILE_KINDS))
