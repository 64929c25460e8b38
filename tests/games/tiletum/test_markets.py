"""The two markets: filled up at once or at the end of a turn, renewed, and what happens when a stack is empty (p. 16-17)."""

from __future__ import annotations

from collections import Counter

from burgrave.games.tiletum.tiles import TILES

from .scene import acting, coming, give, happened, lay_characters, lay_contracts, legal, named, only, play, scene, turn_of

FIVE = "character:king.gold2 character:king.points2 character:king.points3 character:merchant.gold2 character:merchant.house1"
CONTRACTS = "contract:iron_9 contract:wool_9 contract:same_5 contract:iron_5 contract:wool_5"
NEW = " ".join(
    f"character:{name}" for name in ("architect.stone1", "architect.stone2", "contract.iron1", "contract.iron2", "character.food1")
)


def test_p16_a_taken_character_is_replaced_at_once_in_its_slot() -> None:
    state = acting(lay_characters(scene(4), FIVE), "character", 3)
    coming(state, "character", NEW)
    left = state.view()["characters_left"]
    events = play(state, "take character:3")
    assert named(state.characters) == [*FIVE.split()[:2], NEW.split()[0], *FIVE.split()[3:]]
    assert [(TILES[tile], slot) for _, tile, slot in happened(events, "reveal")] == [(NEW.split()[0], 2)]
    assert state.view()["characters_left"] == left - 1


def test_p16_the_new_one_can_be_taken_too() -> None:
    state = coming(acting(lay_characters(scene(4), FIVE), "character", 3), "character", NEW)
    play(state, "take character:3", "take character:3")
    assert named(state.storage[:2]) == [FIVE.split()[2], NEW.split()[0]]


def test_p16_renewing_replaces_all_and_shuffles_the_old_into_the_stack() -> None:
    state = acting(lay_characters(scene(4), FIVE), "character", 3)
    coming(state, "character", NEW)
    before = Counter(named(state.character_stack[state.character_drawn :]))
    play(state, "renew deck:characters")
    assert state.points == 2
    assert named(state.characters) == NEW.split()
    after = Counter(named(state.character_stack[state.character_drawn :]))
    assert after == before - Counter(NEW.split()) + Counter(FIVE.split())


def test_p16_renewing_again_and_again() -> None:
    state = acting(lay_characters(scene(4), FIVE), "character", 3)
    for left in (2, 1, 0):
        play(state, "renew deck:characters")
        assert state.points == left
    assert not legal(state, "renew")


def test_ruling_new_characters_come_from_the_stack_before_the_old_are_shuffled_in() -> None:
    """With exactly five in the stack the market is those five."""
    state = only(acting(lay_characters(scene(4), FIVE), "character", 3), "character", NEW)
    play(state, "renew deck:characters")
    assert Counter(named(state.characters)) == Counter(NEW.split())
    assert Counter(named(state.character_stack[state.character_drawn :])) == Counter(FIVE.split())


def test_ruling_with_fewer_in_the_stack_the_old_ones_fill_up_the_rest() -> None:
    state = only(acting(lay_characters(scene(4), FIVE), "character", 3), "character", "character:architect.stone1")
    play(state, "renew deck:characters")
    market = Counter(named(state.characters))
    assert market["character:architect.stone1"] == 1
    assert sum((market & Counter(FIVE.split())).values()) == 4
    assert len(state.character_stack) - state.character_drawn == 1


def test_ruling_an_empty_stack_cannot_renew() -> None:
    state = only(acting(lay_characters(scene(4), FIVE), "character", 3), "character", "")
    assert not legal(state, "renew")
    play(state, "take character:2")
    assert named(state.characters)[1] == "none"
    assert legal(state, "take") == [f"take character:{slot}" for slot in (1, 3, 4, 5)]


def test_p16_a_market_with_gaps_is_renewed_in_full() -> None:
    state = only(acting(lay_characters(scene(4), "character:king.gold2 - - - -"), "character", 3), "character", NEW)
    play(state, "renew deck:characters")
    assert "none" not in named(state.characters)
    assert named(state.character_stack[state.character_drawn :]) == ["character:king.gold2"]


def test_what_is_renewed_is_drawn_by_chance() -> None:
    """The old ones may lie anywhere in the stack."""
    places = set()
    for seed in range(30):
        state = acting(lay_characters(scene(4, seed=seed), FIVE), "character", 3)
        play(state, "renew deck:characters")
        rest = named(state.character_stack[state.character_drawn :])
        places.add(rest.index("character:merchant.house1"))
    assert len(places) > 10


# ---- contracts ----


def test_p17_no_tile_taken_nothing_moves() -> None:
    state = acting(lay_contracts(scene(4), CONTRACTS), "contract", 1)
    before = state.contracts[:]
    play(state, "end")
    assert state.contracts == before


def test_p17_all_five_taken() -> None:
    state = acting(lay_contracts(scene(4), "- - - - contract:wool_5"), "contract", 1)
    coming(state, "contract", "contract:iron_9 contract:wool_9 contract:same_5 contract:iron_5 contract:same_8")
    play(state, "take contract:5")
    events = play(state, "end")
    # The first tile that comes is pushed furthest to the right.
    assert named(state.contracts) == [
        "contract:same_8",
        "contract:iron_5",
        "contract:same_5",
        "contract:wool_9",
        "contract:iron_9",
    ]
    assert len(happened(events, "offer")) == 5


def test_p17_an_empty_stack_leaves_gaps_at_the_left() -> None:
    state = only(acting(lay_contracts(scene(4), CONTRACTS), "contract", 6), "contract", "contract:same_8")
    play(state, "take contract:5", "take contract:4", "end")
    assert named(state.contracts) == ["none", "contract:same_8", "contract:iron_9", "contract:wool_9", "contract:same_5"]
    acting(state, "contract", 1, seat=1)
    play(state, "take contract:5", "end")
    assert named(state.contracts) == ["none", "none", "contract:same_8", "contract:iron_9", "contract:wool_9"]


def test_p17_gaps_are_filled_after_a_helper_s_contract_too() -> None:
    state = turn_of(give(lay_contracts(scene(4), CONTRACTS), stored="helper:contract_2"), 0)
    play(state, "use storage:1", "take contract:5", "skip", "take die:iron.5 space:king")
    assert named(state.contracts)[4] == "none"
    play(state, "end")
    assert "none" not in named(state.contracts)


def test_p17_the_market_is_filled_before_the_next_round() -> None:
    state = lay_contracts(scene(4), CONTRACTS)
    turn_of(state, 3, lap=3)
    play(acting(state, "contract", 1, seat=3), "take contract:5", "end")
    assert "none" not in named(state.contracts)
