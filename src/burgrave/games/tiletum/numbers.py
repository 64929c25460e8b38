"""The numbers of the rules, as `rules.toml` has them."""

from typing import Any, Final

from burgrave.games.tiletum.data import read_toml
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS

_RULES: Final = read_toml("rules.toml")
_COURSE: Final[dict[str, Any]] = _RULES["course"]
_START: Final[dict[str, Any]] = _RULES["start"]

MOST_SEATS: Final = 4
ROUNDS: Final[int] = _COURSE["rounds"]
LAPS: Final[int] = _COURSE["laps"]
"""How often everybody has a turn in a round."""
DICE: Final[dict[str, int]] = _COURSE["dice"]
"""How many are rolled, by players."""
GOLD_PER_STEP: Final[int] = _COURSE["gold_per_step"]
WHOLE: Final[int] = _COURSE["whole"]
SIDES: Final = 6

FIRST_LAYOUT: Final[list[int]] = [ACTION_KINDS.index(name) for name in _RULES["spaces"]["clockwise"]]
"""The action spaces as they are printed, clockwise."""

START_POINTS: Final[int] = _START["points"]
START_GOLD: Final[list[int]] = _START["gold"]
"""By place in the turn order."""
START_GOODS: Final[list[int]] = [_START["goods"].get(good, 0) for good in GOODS]
SUPPLY_HOUSES: Final[int] = _START["houses"]
SUPPLY_PILLARS: Final[int] = _START["pillars"]

LOWEST: Final[int] = _RULES["king_track"]["lowest"]
HIGHEST: Final[int] = _RULES["king_track"]["highest"]
LEADER_POINTS: Final[int] = _RULES["king_track"]["leader_points"]
CORRUPTION: Final[list[int]] = _RULES["corruption"]["tokens"]

MARKET: Final[int] = _RULES["markets"]["slots"]
"""Tiles in each of the two markets."""
CHARACTER_PRICE: Final[int] = _RULES["markets"]["take_character"]
RENEW_PRICE: Final[int] = _RULES["markets"]["renew"]
EXCHANGE_PRICE: Final[int] = _RULES["markets"]["exchange"]
CONTRACT_PRICES: Final[list[int]] = _RULES["contract_prices"]["points"]
GOLD_FOR_A_GOOD: Final[int] = _RULES["tasks"]["gold_for_a_good"]

FAIR_BOARD: Final[list[int]] = _RULES["fair_board"]["points"]
"""By round: the points of its fair on the board."""
BUILDINGS_POINTS: Final[list[int]] = _RULES["final"]["buildings"]
GOODS_PER_POINT: Final[int] = _RULES["final"]["goods_per_point"]
