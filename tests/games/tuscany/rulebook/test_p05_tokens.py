"""What castle, city, inn, hexagon and agriculture do when they are placed (p. 5)."""

from __future__ import annotations

import pytest

from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.tokens import BONUSES, CASTLE_TOKEN, TOKENS

from ..scene import (
    AGRICULTURE_TOKENS,
    ALL_TOKENS,
    asked,
    coming_income,
    coming_neutral,
    coming_own,
    cover_colour,
    fields_of,
    give,
    hand,
    happened,
    lay_out,
    legal,
    only_neutral,
    pays,
    play,
    scene,
    shown,
    stored,
    token_on,
)

# From the first castle on B4 along the row to the castle C3 of the third part; around C3 then C7 M, C6 V, C2 T are free.
TO_C3 = "B5 B9 B10"


# ---- castle ----


def castle(state: State | None = None, display: str = "") -> State:
    """A castle was just placed on C3."""
    state = give(state or scene(), covered=TO_C3)
    if display:
        lay_out(state, display)
    pays(state, 0, "castle", "C3")
    return state


def test_p05_a_castle_places_any_open_token_by_the_rules_of_placing() -> None:
    state = castle()
    assert asked(state) == "PlaceOpenToken"
    # display: castle city inn grapes quarry village monastery cart
    around = "B1=Q B2=T B6=W B7=V B8=Q C1=A C2=T C6=V C7=M"
    by_letter = {"T": 2, "A": 4, "Q": 5, "V": 6, "M": 7, "W": 8}
    fits = {f"place open:{by_letter[word[-1]]} field:{word[:-2]}" for word in around.split()}
    assert set(legal(state)) == {*fits, "skip"}


def test_p05_the_castle_s_token_costs_no_cards() -> None:
    state = castle(give(scene(), cards="village village monastery", workers=2))
    before = hand(state)
    events = play(state, "place open:6 field:C6")
    assert token_on(state, "C6") == "village"
    assert hand(state) == before
    assert state.workers[0] == 3
    assert not happened(events, "pay")


def test_p05_the_castle_s_token_may_be_declined() -> None:
    state = castle()
    events = play(state, "skip")
    assert happened(events, "skip") == [(0,)]
    assert shown(state)[5] == "village"
    assert state.out == [0, 0]
    assert legal(state) == ["end"]


def test_p05_its_place_in_the_display_is_filled_from_the_own_stack() -> None:
    state = coming_own(castle(), 0, "quarry")
    events = play(state, "place open:6 field:C6")
    assert shown(state)[5] == "quarry"
    assert state.out == [1, 0]
    assert happened(events, "settle") == [(0, TOKENS.index("village"), 5)]


def test_p05_a_castle_can_empty_a_stack() -> None:
    state = castle(give(scene(), out=6))
    events = play(state, "place open:6 field:C6")
    assert happened(events, "stack") == [(0, 1)]


def test_p05_a_castle_with_nothing_that_fits_lapses() -> None:
    state = give(scene(), covered=TO_C3)
    lay_out(state, "inn inn inn castle castle inn - -")
    events = pays(state, 0, "castle", "C3")
    assert happened(events, "lapse") == [(0, "PlaceOpenToken")]
    assert legal(state) == ["end"]


def test_p05_points_and_effect_of_the_castle_s_token() -> None:
    state = castle(give(scene(), covered="C5", bonus="worker"))
    events = play(state, "place open:6 field:C6")
    assert happened(events, "green") == [(0, "regions", 3)]
    assert happened(events, "workers") == [(0, 2)]


def test_p05_castle_after_castle() -> None:
    state = give(scene(castle="A"), covered="A6 A9 B3 B6 B5")
    assert "B4" in fields_of(state, "castle")
    # B4 is placed; its effect places C3 after the way there is laid; its effect places a village.
    give(state, covered="B9 B10")
    pays(state, 0, "castle", "B4")
    assert "place open:1 field:C3" in legal(state)
    coming_own(state, 0, "cart")
    events = play(state, "place open:1 field:C3")
    assert asked(state) == "PlaceOpenToken"
    assert shown(state)[0] == "cart", "filled up before the second castle's choice"
    assert (0, "regions", 1) in happened(events, "green")
    assert "bonus" in [event[0] for event in events], "all three castles: the colour is covered"
    play(state, "place open:6 field:C6")
    assert legal(state) == ["end"]
    assert state.out[0] == 2


def test_p05_castle_then_city_asks_for_a_bonus_token() -> None:
    state = castle()
    play(state, "place open:2 field:C2")
    assert asked(state) == "ChooseBonus"
    assert len(legal(state)) == 5
    play(state, "take bonus:storage")
    assert legal(state) == ["end"]
    assert len(stored(state)) == 2


def test_p05_castle_then_inn_stores_the_hexagon_where_the_castle_was() -> None:
    state = castle(give(scene(), covered="B1"))
    assert stored(state) == [None]
    play(state, "place open:3 field:A8")
    assert token_on(state, "A8") == "inn"
    assert stored(state) == ["hexagon"]


def test_p05_castle_then_cart_with_hexagons_has_the_place_of_the_castle() -> None:
    state = coming_income(castle(give(scene(), bonus="income")), "hexagon hexagon")
    events = play(state, "place open:8 field:B6")
    assert stored(state) == ["hexagon"]
    assert happened(events, "score") == [(0, "lost_hexagons", 2)]


def test_p05_a_castle_does_not_take_from_storage() -> None:
    state = give(scene(), bonus="storage", stored="village", cards="village village")
    castle(state)
    assert not legal(state, "place storage:1")


def test_p05_the_refill_of_a_castle_can_make_five_alike() -> None:
    state = castle(display="village village village village monastery city cart inn")
    coming_own(state, 0, "village")
    coming_neutral(state, "cart quarry grapes grain inn")
    events = play(state, "place open:5 field:C7")
    assert happened(events, "alike") == [(-1, COLOURS.index("village"))]
    assert shown(state) == ["cart", "quarry", "grapes", "grain", "inn", "city", "cart", "inn"]


# ---- city ----


def city(state: State | None = None) -> State:
    state = give(state or scene(), covered="B5")
    pays(state, 0, "city", "B2")
    return state


@pytest.mark.parametrize("kind", BONUSES)
def test_p05_a_city_brings_a_bonus_token_of_any_kind(kind: str) -> None:
    state = city()
    assert legal(state) == [f"take bonus:{name}" for name in BONUSES]
    green = state.green[0]
    events = play(state, f"take bonus:{kind}")
    assert state.view(None)["players"][0]["bonus"][kind] == 1
    assert state.view(None)["bonus_left"][kind] == 4
    assert happened(events, "token") == [(0, BONUSES.index(kind))]
    assert state.green[0] - green == (2 if kind == "storage" else 0), "storage brings 2 green points at once"
    assert len(stored(state)) == (2 if kind == "storage" else 1)
    assert (state.workers[0], state.marble[0], hand(state)) == (0, 0, ""), "the token itself brings nothing else"


@pytest.mark.parametrize("kind", BONUSES)
def test_p05_any_number_of_the_same_kind(kind: str) -> None:
    state = city(give(scene(), bonus=f"{kind} {kind}"))
    play(state, f"take bonus:{kind}")
    assert state.view(None)["players"][0]["bonus"][kind] == 3


@pytest.mark.parametrize("kind", BONUSES)
def test_p05_a_kind_that_is_gone_cannot_be_taken(kind: str) -> None:
    state = give(scene(), bonus=f"{kind} {kind}")
    give(state, 1, bonus=f"{kind} {kind} {kind}")
    city(state)
    assert legal(state) == [f"take bonus:{name}" for name in BONUSES if name != kind]
    assert state.view(None)["bonus_left"][kind] == 0


def test_p05_there_are_always_bonus_tokens_left() -> None:
    """Four at the start and three cities for each of four players are sixteen of twenty-five."""
    assert 4 + 4 * 3 < 25


# ---- inn and hexagon ----


def test_p05_an_inn_brings_a_hexagon_into_the_place_it_left() -> None:
    state = give(scene(), covered="B1")
    events = pays(state, 0, "inn", "A8")
    assert stored(state) == ["hexagon"]
    assert happened(events, "hexagon") == [(0,)]


@pytest.mark.parametrize("others", ["village", "village castle", "village castle cart"])
def test_p05_an_inn_finds_its_place_among_others(others: str) -> None:
    state = give(scene(), covered="B1", bonus="storage " * len(others.split()), stored=others)
    pays(state, 0, "inn", "A8")
    assert stored(state) == [*others.split(), "hexagon"]


def test_p05_storage_places_are_alike_for_a_hexagon() -> None:
    """With several free places it matters to nobody which one it takes."""
    state = give(scene(), covered="B1", bonus="storage", stored="village inn", cards="inn inn")
    state.storage[0] = 0
    play(state, "place storage:2 field:A8")
    assert sorted(stored(state), key=str) == [None, "hexagon"]


def test_p05_a_hexagon_may_be_placed_in_any_later_action_even_of_the_same_turn() -> None:
    state = give(scene(), covered="B1", marble=1)
    pays(state, 0, "inn", "A8")
    give(state, cards="agriculture agriculture")
    play(state, "marble", "place storage:1 field:A4")
    assert token_on(state, "A4") == "hexagon"
    assert stored(state) == [None]


@pytest.mark.parametrize("colour", COLOURS)
def test_p05_a_hexagon_goes_onto_any_colour_and_does_what_its_token_does(colour: str) -> None:
    """Beside every colour: castle A2, city A3, inn A7, agriculture A5, quarry B1, village B3, monastery A10, cart C9."""
    state = give(scene(), covered="B5 B2 B6 A9 A6 B10 C3 C6")
    field = dict(
        zip(
            ("castle", "city", "inn", "agriculture", "quarry", "village", "monastery", "cart"),
            ("A2", "A3", "A7", "A5", "B1", "B3", "A10", "C9"),
        )
    )[colour]
    coming_income(state, "worker")
    give(state, bonus="worker marble card")
    marble, workers = state.marble[0], state.workers[0]
    events = pays(state, 0, "hexagon", field)
    assert token_on(state, field) == "hexagon"
    assert state.discards[COLOURS.index(colour)] == 2, "paid in the colour of the field"
    if colour == "castle":
        assert asked(state) == "PlaceOpenToken"
    elif colour == "city":
        assert asked(state) == "ChooseBonus"
    else:
        assert legal(state)[-1] == "end"
    assert stored(state) == (["hexagon"] if colour == "inn" else [None])
    assert state.marble[0] - marble == (2 if colour == "quarry" else 0)
    assert state.workers[0] - workers == {"village": 2, "cart": 1}.get(colour, 0)
    assert len(hand(state).split()) == (3 if colour == "monastery" else 0)
    assert bool(happened(events, "income")) == (colour == "cart")
    farming = [event for event in happened(events, "green") if event[1] == "agriculture"]
    assert farming == ([(0, "agriculture", 1)] if colour == "agriculture" else [])


def test_p05_a_hexagon_needs_a_neighbour_and_the_colour_s_cards() -> None:
    state = give(scene(), stored="hexagon", cards="cart cart")
    assert legal(state, "place") == ["place storage:1 field:B5"]
    assert give(state, cards="village village") is state
    assert set(legal(state, "place")) == {f"place storage:1 field:{field}" for field in ("B1", "B5", "B8")}


def test_p05_example_dominika_pays_a_pair_of_city_cards_and_one_of_agriculture() -> None:
    state = give(scene(), covered="B1 A8 A4=grapes+olives A6=grain+livestock", stored="hexagon", cards="city city agriculture")
    give(state, covered="A2")
    events = play(state, "place storage:1 field:A5")
    assert (state.discards[COLOURS.index("city")], state.discards[COLOURS.index("agriculture")]) == (2, 1)
    assert (0, "agriculture", 1) in happened(events, "green"), "whatever grows there already"


def test_p05_a_hexagon_finishes_regions_and_colours() -> None:
    state = cover_colour(scene(), 0, "village", but="B7")
    give(state, covered="B6 B5")
    events = pays(state, 0, "hexagon", "B7")
    assert happened(events, "green") == [(0, "regions", 6), (0, "colour_bonus", 4)]


def test_p05_a_hexagon_is_a_neighbour() -> None:
    state = give(scene(), covered="B1=hexagon")
    pays(state, 0, "inn", "A8")
    assert token_on(state, "A8") == "inn"


# ---- agriculture ----


def farm(there: str, token: str) -> list[tuple[object, ...]]:
    """What a token scores on A5, in the region A4, A5, A6 with these tokens on A4 and A6 already."""
    on = " ".join(f"{field}={name}" for field, name in zip(("A4", "A6"), there.split()))
    state = give(scene(), covered=f"B1 A8 A9 {on}")
    return [event[1:] for event in happened(pays(state, 0, token, "A5"), "green") if event[1] == "agriculture"]


@pytest.mark.parametrize("token", AGRICULTURE_TOKENS)
@pytest.mark.parametrize("there", ["", "grapes", "olives+grain", "hexagon", "grapes+olives grain", "grain+livestock hexagon"])
def test_p05_a_green_point_for_each_kind_that_is_new_in_the_region(token: str, there: str) -> None:
    known = {kind for name in there.split() for kind in name.split("+")}
    new = len(set(token.split("+")) - known)
    assert farm(there, token) == ([("agriculture", new)] if new else [])


@pytest.mark.parametrize("there", ["", "grapes", "hexagon", "grapes+olives grain+livestock", "hexagon hexagon"])
def test_p05_a_hexagon_is_always_another_kind(there: str) -> None:
    assert farm(there, "hexagon") == [("agriculture", 1)]


def test_p05_example_wojtek_grows_olives_beside_his_grapes() -> None:
    state = give(scene(), covered="B1 A8 A4=grapes")
    events = pays(state, 0, "grapes+olives", "A5")
    assert state.discards[COLOURS.index("agriculture")] == 2
    assert happened(events, "green") == [(0, "agriculture", 1)], "one of three fields is still empty"


def test_p05_the_points_of_the_region_come_besides() -> None:
    state = give(scene(), covered="B1 A8 A4=grapes A6=grapes A2")
    events = pays(state, 0, "livestock+grapes", "A5")
    assert happened(events, "green") == [(0, "regions", 6), (0, "agriculture", 1)]


def test_p05_only_the_same_region_counts() -> None:
    """C8 and C1 are regions of their own."""
    state = give(scene(), covered="B8 C1=grapes+olives C4")
    events = pays(state, 0, "grapes+olives", "C8")
    assert happened(events, "green") == [(0, "regions", 1), (0, "agriculture", 2)]


def test_p05_what_others_grow_does_not_count() -> None:
    state = give(scene(), covered="B1 A8")
    give(state, 1, covered="B1 A8 A4=grapes")
    assert happened(pays(state, 0, "grapes", "A5"), "green") == [(0, "agriculture", 1)]


# ---- every token ----


@pytest.mark.parametrize("token", ALL_TOKENS)
def test_p05_every_token_is_placed_and_its_effect_follows_at_once(token: str) -> None:
    field = "A5" if token in AGRICULTURE_TOKENS else ""
    field = field or dict(castle="A2", city="A3", inn="A7", quarry="B1", village="B3", monastery="A10", cart="C9")[token]
    state = give(scene(), covered="B5 B2 B6 A9 A6=hexagon B10 C3 C6")
    events = pays(state, 0, token, field)
    assert token_on(state, field) == token
    expected = dict(inn="hexagon", quarry="marble", village="workers", monastery="draw", cart="income").get(token, "green")
    if token == "castle":
        assert asked(state) == "PlaceOpenToken"
    elif token == "city":
        assert asked(state) == "ChooseBonus"
    else:
        assert happened(events, expected)


def test_p05_a_castle_out_of_neutral_tokens_leaves_the_place_empty() -> None:
    state = only_neutral(castle(give(scene(), out=21)), "")
    play(state, "place open:6 field:C6")
    assert shown(state)[5] is None
    assert CASTLE_TOKEN in state.display
