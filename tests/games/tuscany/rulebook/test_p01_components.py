"""What is in the box (p. 1)."""

from collections import Counter

from burgrave.games.tuscany.cards import CARDS_OF, ESTATE_DECK, INCOME, INCOME_DECK
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.estate import FIELD_NAMES, PART_COLOURS, PART_NAMES, TOTALS
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.numbers import COLOUR_BONUS
from burgrave.games.tuscany.tokens import BONUS_EACH, BONUSES, COLOUR, NEUTRAL, OWN, PRODUCE, PRODUCE_KINDS, TOKENS

BOX_OWN = {"village": 4, "agriculture": 4, "cart": 3, "monastery": 3, "quarry": 3, "city": 2, "inn": 1, "castle": 1}
MOST = {"castle": 2, "city": 3, "inn": 2, "agriculture": 5, "quarry": 4, "village": 5, "monastery": 4, "cart": 4}
"""How many tokens of a kind an estate takes besides the starting castle, as pages 5 and 6 say."""


def by_colour(tokens: list[int]) -> dict[str, int]:
    return dict(Counter(COLOURS[COLOUR[token]] for token in tokens))


def test_p01_two_to_four_players() -> None:
    assert TUSCANY.seats == (2, 3, 4)


def test_p01_120_tokens() -> None:
    starting_castles = 4
    assert 4 * len(OWN) + starting_castles + len(NEUTRAL) == 120


def test_p01_every_player_has_22_tokens_with_the_starting_castle() -> None:
    assert len(OWN) + 1 == 22
    assert by_colour(OWN) == BOX_OWN


def test_p01_32_neutral_tokens_four_of_each_kind() -> None:
    assert len(NEUTRAL) == 32
    assert by_colour(NEUTRAL) == dict.fromkeys(COLOURS, 4)


def test_p01_150_cards() -> None:
    first_player_card = 1
    assert (len(ESTATE_DECK), len(INCOME_DECK)) == (122, 27)
    assert len(ESTATE_DECK) + len(INCOME_DECK) + first_player_card == 150
    assert sum(CARDS_OF) == 122
    assert all(count >= 8 for count in CARDS_OF), "every colour can be paid for by everybody"


def test_p01_income_brings_points_of_either_track_cards_and_more() -> None:
    assert set(INCOME) == {"red", "green", "cards", "marble", "worker", "hexagon"}


def test_p01_25_bonus_tokens_five_of_each_kind() -> None:
    assert BONUSES == ("storage", "marble", "worker", "card", "income")
    assert len(BONUSES) * BONUS_EACH == 25


def test_p01_eight_colour_bonuses_of_two_sides() -> None:
    assert len(COLOUR_BONUS) == len(COLOURS) == 8
    assert all(first > second > 0 for first, second in COLOUR_BONUS)


def test_p01_twelve_parts_four_of_each_letter_with_ten_fields() -> None:
    assert [[f"{letter}{number}" for number in (1, 2, 3, 4)] for letter in "ABC"] == PART_NAMES
    assert all(len(fields) == 10 for parts in PART_COLOURS for fields in parts)
    assert len(FIELD_NAMES) == 30


def test_p05_the_fields_of_an_estate_take_the_tokens_that_the_book_counts() -> None:
    """Dark green fields are three: two castles at most, besides the one at the start."""
    assert {**MOST, "castle": 3} == TOTALS
    for variant in range(4):
        fields = Counter(COLOURS[colour] for parts in PART_COLOURS for colour in parts[variant])
        assert fields == TOTALS
    assert all(parts[variant].count(0) == 1 for parts in PART_COLOURS for variant in range(4)), "a castle on every part"


def test_p05_agriculture_tokens_have_one_or_two_of_four_kinds() -> None:
    assert PRODUCE_KINDS == ("grapes", "olives", "grain", "livestock")
    farms = [token for token in {*OWN, *NEUTRAL} if COLOURS[COLOUR[token]] == "agriculture"]
    assert {PRODUCE[token].bit_count() for token in farms} == {1, 2}
    for token in farms:
        kinds = [kind for bit, kind in enumerate(PRODUCE_KINDS) if PRODUCE[token] >> bit & 1]
        assert TOKENS[token] == "+".join(sorted(kinds, key=TOKENS[token].split("+").index))
    assert all(not PRODUCE[token] for token in range(len(TOKENS)) if token not in farms)


def test_p05_the_tokens_of_the_examples_exist() -> None:
    assert {"grapes+olives", "grapes"} <= set(TOKENS)
