"""Whole games against Chateauma: audited, saved, put into words, hidden, and played by bots."""

import json
import re
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.bots import bot
from burgrave.bots.arena import play
from burgrave.bots.tournament import AUTOMA, Tournament, assign_bots, matches, play_match
from burgrave.contract import Setup, walk
from burgrave.engine.errors import BadOption
from burgrave.engine.events import visible
from burgrave.games.burgundy.modules.chateauma.cards import LEVELS
from burgrave.games.burgundy.modules.chateauma.holdings import holdings_of
from games.damaged_saves import reads_itself, refused
from games.log_checks import entries_add_up
from games.secrecy_checks import everything_shown

MODIFIERS = "abcd"
KEYS = re.compile(r"([0-3]\.)?[a-z_]+(:[a-z0-9_]+)?(\.[a-z0-9:]+)?|white")


def options(random: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {f"chateauma_{letter}": random.choice(("on", "off")) for letter in MODIFIERS}
    return chosen | {"chateauma_level": random.choice(LEVELS), "duchies": random.choice(("1", "dealt"))}


def some_game(seed: int, seats: int = 2, plies: int = 60, **own: Any) -> Any:
    state: Any = burgrave.new("burgundy", seats, seed, ["base", "chateauma"], own)
    random = Random(seed)
    while state.ply < plies and not state.is_over:
        state.apply(random.choice(state.legal_actions(state.to_act[0])), state.to_act[0])
    return state


@pytest.mark.parametrize("seed", range(36))
def test_random_games_keep_the_books(seed: int) -> None:
    random = Random(seed)
    setup = Setup("burgundy", random.choice((2, 3, 4)), ["base", "chateauma"], options(random))
    state = walk(setup, seed, chance_of_check=0.02)
    assert len(holdings_of(state).done) > 3
    assert not any(seat == state.seats - 1 for seat, _ in state.history()), "it never chooses"


@pytest.mark.parametrize("letter", MODIFIERS)
def test_each_modifier_alone_keeps_the_books(letter: str) -> None:
    for seats in (2, 4):
        walk(Setup("burgundy", seats, ["base", "chateauma"], {f"chateauma_{letter}": "on"}), 7, chance_of_check=0.01)


@pytest.mark.parametrize("seed", range(4))
def test_modifiers_a_b_and_d_make_it_stronger(seed: int) -> None:
    means = []
    for value in ("off", "on"):
        own = {f"chateauma_{letter}": value for letter in "abd"}
        means.append(sum(walk(Setup("burgundy", 2, ["base", "chateauma"], own), 10 * seed + at, ()).scores[1] for at in range(8)))
    assert means[1] > means[0]


def test_a_save_reads_back_and_damage_is_refused() -> None:
    state = some_game(3, chateauma_a="on")
    saved = json.loads(json.dumps(state.save()))
    reads_itself(saved)
    (good,) = saved["position"]["slices"]
    wrong: list[Any] = [None, [], good[:-1], [*good, []]]
    for at, values in {
        0: [[1], [99, 1], ["1", 2], [good[2][0], good[0][1]]],
        1: [[[0]], [[0], [0]], 7],
        2: [[0], [18], None, [good[0][0]]],
        4: [[[]] * 3, [[0]] * 7, [[-1]] * 7],
        5: [good[5][:-1], [999] * 37],
        6: [[0], [-1], "no"],
        7: [[-1]],
        8: [["x"]],
    }.items():
        wrong += [[*good[:at], value, *good[at + 1 :]] for value in values]
    for value in wrong:
        refused(saved, "slices", [value])


def test_what_is_hidden_is_never_shown() -> None:
    """With the deck in another order and other tiles face down nobody sees a difference."""
    state = some_game(5, chateauma_a="on")
    other = state.clone()
    holdings = holdings_of(other)
    assert len(holdings.deck) > 1
    holdings.deck.reverse()
    hidden = [space for space, tile in enumerate(holdings.spaces) if tile < 0]
    black = other.piles[6][:]
    drawn = other.drawn[6]
    for at, space in enumerate(hidden):
        black[drawn + at], holdings.spaces[space] = -holdings.spaces[space], -black[drawn + at]
    other.piles = [*other.piles[:6], black]
    assert other.digest() != state.digest()
    for seat in (None, 0, 1):
        assert everything_shown(other, seat, ("1.card:1", "black:1")) == everything_shown(state, seat, ("1.card:1", "black:1"))


def test_the_log_has_every_turn_of_its_own() -> None:
    def played() -> Any:
        opening: Any = burgrave.new("burgundy", 3, 11, ["base", "chateauma"], {"chateauma_d": "on", "chateauma_b": "on"})
        yield opening, opening.rules.game.setup(opening.rules, 11).events
        random = Random(1)
        state = opening.clone()
        while not state.is_over:
            seat = state.to_act[0]
            events = state.apply(random.choice(state.legal_actions(seat)), seat)
            for event in events:
                assert "{" not in state.rules.game.narrate(state, event, "pl")
            yield state.clone(), events

    _, entries = entries_add_up(played(), KEYS)
    for language, rolled in (("en", "rolled "), ("pl", "wyrzuca ")):
        own = [entry for entry in entries[language] if entry["seat"] == 2]
        turns = [entry for entry in own if entry["text"].startswith(rolled)]
        assert len(turns) == 25
        assert all(entry["detail"] for entry in turns)
        assert {entry["text"] for entry in own} > {entry["text"] for entry in turns}


def test_the_log_says_which_card_depots_and_what_it_brought() -> None:
    from .opponent import facing, turn

    state = facing((7, 5), white=3, depots={"2.1": "castle", "4.1": "carpenter", "5.2": "bank"}, goods={"red": 1})
    events = turn(state, 1)
    game = state.rules.game
    entries = [(entry["text"], entry["detail"]) for entry in game.lines(state, visible(events, 0))]
    assert entries == [
        (
            "rolled 1, laid the castle from depot 2 on the left card",
            "White die 3: the left card, number 7; nothing fits in depot 1",
        ),
        (
            "laid the carpenter from depot 4 on the left card, took the bank from depot 5 for its reserve",
            "Castle: another tile, searched from the white die's depot on; nothing fits in depot 3; "
            "carpenter: a building for the reserve",
        ),
    ]


# ---- bots ----------------------------------------------------------------------------------------------------------------------


def test_tournaments_seat_bots_for_people_only() -> None:
    assert assign_bots(["greedy"], 3, automa_seats=(2,)) == ("greedy", "greedy", AUTOMA)
    assert assign_bots(["greedy", "random"], 3, automa_seats=(2,)) == ("greedy", "random", AUTOMA)
    with pytest.raises(BadOption, match="only seat"):
        assign_bots(["greedy", "random"], 2, automa_seats=(1,))
    tournament = Tournament("burgundy", 3, 4, ("greedy", "random", AUTOMA), modules=("base", "chateauma"))
    assert [match.bots[2] for match in matches(tournament)] == [AUTOMA] * 4
    assert [match.bots[0] for match in matches(tournament)] == ["greedy", "random"] * 2
    result = play_match(tournament, matches(tournament)[0])
    assert result.decisions[2] == 0
    assert result.scores[2] > 0


@pytest.mark.long
def test_greedy_plays_on_against_it_and_nobody_evaluates_badly() -> None:
    state: Any = burgrave.new("burgundy", 2, 1, ["base", "chateauma"], {"chateauma_level": "easy"})
    assert isinstance(state.rules.game.evaluate(state, 1), float)
    play(state, [bot("greedy", 1), bot("random", 1)])
    assert state.is_over
    assert state.scores[0] > 110
