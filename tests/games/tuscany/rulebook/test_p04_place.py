"""The action "place": where a token may lie, and what pays for it (p. 4)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.estate import FIELD_NAMES
from burgrave.games.tuscany.state import State

from ..scene import (
    AGRICULTURE_TOKENS,
    ALL_TOKENS,
    asked,
    fields_of,
    give,
    hand,
    happened,
    legal,
    pays,
    play,
    refresh,
    scene,
    stored,
    token_on,
)

NEXT_TO_B4 = {"B1": "quarry", "B5": "cart", "B8": "quarry"}
RICH = " ".join(f"{colour} {colour}" for colour in COLOURS)
"""Two cards of each colour."""


def places(state: State, start: str = "place") -> set[str]:
    return {text.removeprefix("place ").replace("storage:", "").replace("field:", "") for text in legal(state, start)}


# ---- where ----


@pytest.mark.parametrize("token", ALL_TOKENS)
def test_p04_the_first_token_lies_next_to_the_starting_castle_on_its_colour(token: str) -> None:
    state = give(scene(), stored=token, cards=RICH)
    fits = {field for field, colour in NEXT_TO_B4.items() if colour == token}
    assert places(state) == {f"1 {field}" for field in fits}


@pytest.mark.parametrize("token", ALL_TOKENS)
def test_p04_only_on_empty_fields_of_its_colour_next_to_any_token(token: str) -> None:
    state = give(scene(), stored=token, cards=RICH, covered="B5 B2 B6 A9 A6 B10 C3 C6")
    fits = {
        "castle": "A2",
        "city": "A3 C2",
        "inn": "A7 A8",
        "agriculture": "A5",
        "quarry": "B1 B8 B9",
        "village": "B3 B7 C5",
        "monastery": "A10 C7",
        "cart": "C9 C10",
    }["agriculture" if token in AGRICULTURE_TOKENS else token]
    assert places(state) == {f"1 {field}" for field in fits.split()}


@pytest.mark.parametrize("castle", "ABC")
def test_p04_next_to_the_starting_castle_wherever_it_is(castle: str) -> None:
    state = give(scene(castle=castle), stored="hexagon", workers=2)
    around = {"A": {"A1", "A3", "A5", "A6"}, "B": {"B1", "B5", "B8"}, "C": {"B10", "C2", "C6", "C7"}}
    assert {place.split()[1] for place in places(state)} == around[castle]


def test_p04_across_a_joint_fields_are_neighbours_too() -> None:
    state = give(scene(), stored="inn", cards=RICH)
    assert not places(state)
    give(state, covered="B1")
    assert places(state) == {"1 A8"}


def test_p04_the_tokens_of_others_do_not_count() -> None:
    state = give(scene(), stored="inn", cards=RICH)
    give(state, 1, covered="B1")
    assert not places(state)


def test_p04_any_stored_token_may_be_placed_also_from_a_bonus_token() -> None:
    state = give(scene(), bonus="storage storage", stored="castle cart quarry", cards=RICH)
    assert places(state) == {"2 B5", "3 B1", "3 B8"}
    play(state, "place storage:3 field:B8", "pay card:quarry.1 card:quarry.2")
    assert stored(state) == ["castle", "cart", None]
    assert token_on(state, "B8") == "quarry"


def test_p04_of_equal_stored_tokens_the_first_stands_for_both() -> None:
    state = give(scene(), bonus="storage", stored="quarry quarry", cards=RICH)
    assert places(state) == {"1 B1", "1 B8"}


def test_p04_nothing_is_placed_from_an_empty_storage() -> None:
    assert not places(give(scene(), cards=RICH))


# ---- for what: two halves, each a card of the colour, a pair of another colour, or a worker (p. 4, 6) ----


def exactly(state: State, field: str) -> set[str]:
    """Return, by brute force, every multiset of at most four cards and two workers that is two halves."""
    colour = COLOURS[state.estate[0].colour[FIELD_NAMES.index(field)]]
    pieces = [*hand(state).split(), *["worker"] * state.workers[0]]
    payments = set()
    for count in (2, 3, 4):
        for chosen in combinations(pieces, count):
            if pays_with(list(chosen), colour, 2):
                payments.add(" ".join(sorted(chosen)))
    return payments


def pays_with(pieces: list[str], colour: str, halves: int) -> bool:
    """Whether these pieces, all of them, are so many halves."""
    if not halves:
        return not pieces
    if not pieces:
        return False
    first, rest = pieces[0], pieces[1:]
    if first in (colour, "worker"):
        return pays_with(rest, colour, halves - 1)
    return first in rest and pays_with([*rest[: rest.index(first)], *rest[rest.index(first) + 1 :]], colour, halves - 1)


def offered(state: State) -> list[str]:
    """The payments that are asked for, as multisets."""
    return [
        " ".join(sorted(element.split(":")[1].split(".")[0] if "card" in element else "worker" for element in text.split()[1:]))
        for text in legal(state, "pay")
    ]


def deal(random: Random, state: State) -> State:
    """A hand of up to nine cards, few colours rather than many, and up to three workers."""
    colours = random.sample(COLOURS, random.randint(1, 5))
    state.hand[:KINDS] = [0] * KINDS
    for _ in range(random.randint(0, 9)):
        state.hand[COLOURS.index(random.choice(colours))] += 1
    state.workers[0] = random.choice((0, 0, 0, 1, 1, 2, 3))
    return refresh(state)


@pytest.mark.parametrize(("token", "field"), [("cart", "B5"), ("quarry", "B1"), ("hexagon", "B8"), ("hexagon", "B5")])
def test_p04_every_distinct_payment_is_offered_once_and_nothing_else(token: str, field: str) -> None:
    random = Random(f"{token} {field}")
    base = give(scene(), stored=token)
    seen = [0, 0, 0]
    for _ in range(400):
        state = deal(random, base.clone())
        expected = exactly(state, field)
        seen[min(len(expected), 2)] += 1
        before = hand(state), state.workers[0]
        is_offered = f"place storage:1 field:{field}" in legal(state)
        assert is_offered == bool(expected), f"{before}: placing is offered exactly when it can be paid for"
        if not expected:
            continue
        events = play(state, f"place storage:1 field:{field}")
        if len(expected) == 1:
            assert asked(state) != "Pay", "the only way is taken without a question"
            assert len(happened(events, "pay")) == 1
            continue
        payments = offered(state)
        assert len(payments) == len(set(payments))
        assert set(payments) == expected
        assert [len(way.split()) for way in payments[:1]] == [min(len(way.split()) for way in expected)], "cheapest first"
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            way = offered_of(str(action))
            left = sorted([*hand(state).split(), *["worker"] * state.workers[0]])
            for piece in way:
                left.remove(piece)
            gained = after.workers[0] - state.workers[0] + way.count("worker")
            drawn = sum(count for _, count in happened(after.events, "draw"))
            if not gained and not drawn:
                assert sorted([*hand(after).split(), *["worker"] * after.workers[0]]) == left
            assert token_on(after, field) == token
            assert stored(after)[0] in (None, "hexagon")
    assert min(seen) > 10, "hands of every sort were dealt"


def offered_of(text: str) -> list[str]:
    return [element.split(":")[1].split(".")[0] if "card" in element else "worker" for element in text.split()[1:]]


def test_p04_two_cards_of_the_colour() -> None:
    state = give(scene(), stored="cart", cards="cart cart")
    events = play(state, "place storage:1 field:B5")
    assert happened(events, "pay") == [(0, 0, 7, 7)]
    assert state.discards == [0, 0, 0, 0, 0, 0, 0, 2]


def test_p04_a_pair_of_another_colour_stands_for_one_card() -> None:
    state = give(scene(), stored="cart", cards="cart village village")
    play(state, "place storage:1 field:B5")
    assert state.discards == [0, 0, 0, 0, 0, 2, 0, 1]


def test_p04_two_pairs_stand_for_both() -> None:
    state = give(scene(), stored="cart", cards="castle castle village village")
    play(state, "place storage:1 field:B5")
    assert state.discards == [2, 0, 0, 0, 0, 2, 0, 0]


def test_p04_even_four_cards_of_one_colour() -> None:
    state = give(scene(), stored="cart", cards="village village village village")
    play(state, "place storage:1 field:B5")
    assert state.discards == [0, 0, 0, 0, 0, 4, 0, 0]


@pytest.mark.parametrize(
    "cards",
    ["", "cart", "cart village", "cart village castle", "village village", "village village village", "castle castle village inn"],
)
def test_p04_less_is_not_enough(cards: str) -> None:
    assert not places(give(scene(), stored="cart", cards=cards))


def test_p04_cards_of_the_own_colour_are_no_pair() -> None:
    """Three of the colour pay with two; a pair replaces a card only in another colour."""
    state = give(scene(), stored="cart", cards="cart cart cart")
    play(state, "place storage:1 field:B5")
    assert state.discards[7] == 2


def test_p04_discarded_cards_lie_open() -> None:
    state = give(scene(), stored="cart", cards="cart cart")
    play(state, "place storage:1 field:B5")
    assert state.view(1)["discards"]["cart"] == 2


# ---- points for a region ----


@pytest.mark.parametrize(
    ("covered", "token", "field", "points"),
    [
        ("B5 B2 A8 A5", "monastery", "A1", 1),
        ("B5 B2 B6", "quarry", "B1", 1),
        ("B5", "cart", "B6", 3),
        ("B5 B8", "quarry", "B9", 3),
        ("B5 B6", "village", "B3", 0),
        ("B5 B6 B3", "village", "B10", 0),
        ("B5 B6 B3 B10", "village", "B7", 6),
        ("B5 B6 B3 B7", "village", "B10", 6),
        ("B5 B6 B7 B10", "village", "B3", 6),
    ],
)
def test_p04_a_finished_region_brings_1_3_or_6_green_points_at_once(covered: str, token: str, field: str, points: int) -> None:
    state = give(scene(), covered=covered)
    events = pays(state, 0, token, field)
    regions = [event[2] for event in happened(events, "green") if event[1] == "regions"]
    assert regions == ([points] if points else [])
    assert dict(zip(("regions", "agriculture"), state.green_from[:2]))["regions"] == points
    assert sum(event[2] for event in happened(events, "score")) == state.red[0], "regions bring no red points"
    assert "regions" not in dict(state.scoring(0))


def test_p05_example_kinga_places_her_second_monastery_of_three() -> None:
    """Nothing yet; the third one brings 6 points."""
    state = scene(parts="A3 B1 C1")  # the monasteries of A3 lie together
    assert fields_of(state, "monastery")[:3] == ["A4", "A5", "A6"]
    give(state, covered="B1 A8 A4=monastery")
    events = pays(state, 0, "monastery", "A5")
    assert not happened(events, "green")
    assert state.discards[COLOURS.index("monastery")] == 2
    play(state, "end", "draw deck:cards", "end")
    events = pays(state, 0, "monastery", "A6")
    assert happened(events, "green") == [(0, "regions", 6)]


def test_p04_fields_of_a_colour_that_touch_across_a_joint_are_one_region() -> None:
    """Any two parts whose castles touch: two castles, one of them from the start, make a region of two."""
    state = scene(layout=(1, 1, 0), castle="A")  # A2 and C3 touch: A is turned, C beside it
    assert state.estate[0].region_size[FIELD_NAMES.index("A2")] == 2
    events = pays(state, 0, "castle", "C3")
    assert happened(events, "green") == [(0, "regions", 3)]


def test_p04_points_come_before_the_effect() -> None:
    state = give(scene(), covered="B5")
    kinds = [event[0] for event in pays(state, 0, "cart", "B6")]
    assert kinds.index("place") < kinds.index("green") < kinds.index("income")
