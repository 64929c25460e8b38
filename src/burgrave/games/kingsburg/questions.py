"""Numbers and permissions that the rules ask for about a seat, and their answers without any building or card.

Whatever changes a rule adds to the answer of its owner (`answers` in the printed data), so a rule never asks what somebody has.
Answers lie in `state.answers[seat * QUESTIONS + question]`.
"""

from typing import Final

from burgrave.games.kingsburg.calendar import COLOURED, NUMBERS

BASE: Final = (
    ("white_spring", 0),
    ("white_summer", 0),
    ("white_autumn", 0),
    ("coloured_dice", COLOURED),
    ("market", 0),
    ("support_soldier", 0),
    ("high_rank_points", 0),
    ("stone_limit", 0),
    ("column_gold", 0),
    ("column_wood", 0),
    ("column_points", 0),
    ("row_b_points", 0),
    ("building_points", 0),
    ("spring_gold", 0),
    ("", 0),
    ("", 0),
    ("", 0),
    ("", 0),
    ("extra_building", 0),
    ("", 0),
    ("moves_points", 0),
    ("always_first", 0),
    ("wins_building_ties", 0),
    ("recruit_price", NUMBERS["recruit_price"]),
    ("recruit_first", 0),
    ("recruit_tokens", 0),
    ("", 0),
    ("battle", 0),
    ("battle_goblins", 0),
    ("battle_orcs", 0),
    ("battle_zombies", 0),
    ("battle_demons", 0),
    ("battle_barbarians", 0),
    ("battle_dragons", 0),
    ("battle_weak", 0),
    ("wins_ties", 0),
    ("victory_points", 0),
    ("defeat_points", 0),
    ("double_reward", 0),
    ("ignores_point_loss", 0),
    ("", 0),
    ("own_advisers", 0),
)
"""By number: a question and its answer without any building or card; "" where a module has declared the question."""

QUESTIONS: Final = 64
"""The number of questions that there may be; a constant, because rules look answers up with it all the time."""
NAMES: Final[list[str]] = [*[name for name, _ in BASE], *[""] * (QUESTIONS - len(BASE))]
"""By number; "" where there is no question. Modules fill in theirs: new ones from 48 on."""
DEFAULTS: Final[list[int]] = [*[answer for _, answer in BASE], *[0] * (QUESTIONS - len(BASE))]


def declare_question(number: int, name: str) -> None:
    """Give a question of a module its number: a new one has one from 48 to 63. Without anything that adds to it the answer is 0.
    ValueError when the number or the name is taken.
    """
    if NAMES[number] or name in NAMES:
        raise ValueError(f"{name!r} cannot be question {number}: there is one with that number or name")
    NAMES[number] = name


WHITE_DICE: Final = NAMES.index("white_spring")
"""The first of three questions, by season."""
COLOURED_DICE: Final = NAMES.index("coloured_dice")
MARKET: Final = NAMES.index("market")
SUPPORT_SOLDIER: Final = NAMES.index("support_soldier")
HIGH_RANK_POINTS: Final = NAMES.index("high_rank_points")
STONE_LIMIT: Final = NAMES.index("stone_limit")
COLUMN_GOLD: Final = NAMES.index("column_gold")
COLUMN_WOOD: Final = NAMES.index("column_wood")
COLUMN_POINTS: Final = NAMES.index("column_points")
ROW_B_POINTS: Final = NAMES.index("row_b_points")
BUILDING_POINTS: Final = NAMES.index("building_points")
SPRING_GOLD: Final = NAMES.index("spring_gold")
EXTRA_BUILDING: Final = NAMES.index("extra_building")
ALWAYS_FIRST: Final = NAMES.index("always_first")
WINS_BUILDING_TIES: Final = NAMES.index("wins_building_ties")
RECRUIT_PRICE: Final = NAMES.index("recruit_price")
RECRUIT_FIRST: Final = NAMES.index("recruit_first")
RECRUIT_TOKENS: Final = NAMES.index("recruit_tokens")
BATTLE: Final = NAMES.index("battle")
BATTLE_KIND: Final = NAMES.index("battle_goblins")
"""The first of six questions, by kind of enemy."""
BATTLE_WEAK: Final = NAMES.index("battle_weak")
WINS_TIES: Final = NAMES.index("wins_ties")
VICTORY_POINTS: Final = NAMES.index("victory_points")
DEFEAT_POINTS: Final = NAMES.index("defeat_points")
DOUBLE_REWARD: Final = NAMES.index("double_reward")
IGNORES_POINT_LOSS: Final = NAMES.index("ignores_point_loss")
OWN_ADVISERS: Final = NAMES.index("own_advisers")
"""Whether the spaces on a card belong to the seat."""
