"""Saved positions that no game can have are refused, with a word on what is wrong; what is accepted can be played on."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games.tiletum.shape import LISTS, NUMBERS
from games.damaged_saves import changed_at_random, damaged, reads_itself, refused, refuses_to_miss, wrong_lists, wrong_numbers
from games.positions import middle
from games.tiletum.drawing import positions

from .scene import give, play, scene

STEPS = [step for step in positions.STEPS if step != "ResolveBonuses"]
"""Questions of random games; several bonuses at once are too rare, and have a test of their own."""


def waiting(step: str, seed: int = 0) -> Any:
    """A position of a random game where that step waits."""
    while True:
        state = burgrave.new("tiletum", 2 + seed % 3, seed)
        random = Random(seed)
        while not state.is_over:
            if state.agenda[-1].name() == step:
                return state
            legal = state.legal_actions()
            wanted = [action for action in legal if action.verb in ("place", "use", "settle", "fulfil", "reuse")]
            state.apply(random.choice(wanted if wanted and random.random() < 0.8 else legal))
        seed += 1


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    """In the middle of an action, where there is something to choose."""
    for seed in range(200):
        state = middle("tiletum", seed, 60, 2)
        if state.agenda[-1].name() == "Act" and state.points:
            return dict(state.save())
    raise AssertionError("no seed leads to such a position")


def test_the_save_itself_is_read_with_its_own_checksum_alone(saved: dict[str, Any]) -> None:
    reads_itself(saved)


@pytest.mark.parametrize("step", STEPS)
def test_every_nested_choice_is_saved_and_read(step: str) -> None:
    for seed in (0, 7):
        state = waiting(step, seed)
        loaded = burgrave.load(json.loads(json.dumps(state.save())))
        assert loaded == state
        assert loaded.legal_actions() == state.legal_actions()


def test_the_choice_among_several_bonuses_is_saved_and_read() -> None:
    state = burgrave.new("tiletum", 4, 3)
    rest = give(scene(4), stored="helper:reuse", rooms="1.1=character.character1 1.2=character.king1")
    play(rest, "use storage:1", "reuse building:1")
    (step,) = rest.save()["common"]["agenda"][-1:]
    assert step[0] == "ResolveBonuses"
    # The same question, asked of somebody who has nobody at home.
    agenda = [*state.save()["common"]["agenda"], step]
    assert "cannot be" in refused(dict(state.save()), "agenda", agenda, "common")


def test_the_end_of_a_game_is_saved_and_read() -> None:
    state = burgrave.new("tiletum", 3, 9)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    assert burgrave.load(state.save()) == state


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_out_of_range(saved: dict[str, Any], name: str) -> None:
    for value in wrong_numbers(*NUMBERS[name]):
        assert name in refused(saved, name, value)


@pytest.mark.parametrize("name", LISTS)
def test_lists_out_of_range_or_of_the_wrong_length(saved: dict[str, Any], name: str) -> None:
    for value in wrong_lists(saved["position"][name], *LISTS[name]):
        assert name in refused(saved, name, value)


@pytest.mark.parametrize("name", [*NUMBERS, *LISTS, "slices"])
def test_nothing_may_be_missing(saved: dict[str, Any], name: str) -> None:
    refuses_to_miss(saved, name)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("bonus_drawn", 99, "'bonus_stack' is drawn beyond its end"),
        ("contract_drawn", 21, "'contract_stack' is drawn beyond its end"),
        ("character_drawn", 26, "'character_stack' is drawn beyond its end"),
        ("bonus_drawn", 38, "too few tiles for the rounds to come"),
        ("bonus_stack", [1] * 38, "'bonus_stack' has other tiles"),
        ("contract_stack", [1] * 20, "'contract_stack' has other tiles"),
        ("character_stack", [60] * 25, "'character_stack' has other tiles"),
        ("turn", 0, "'round', 'lap' and 'turn'"),
        ("turn", 4, "'round', 'lap' and 'turn'"),
        ("round", 0, "rounds to come"),
        ("lap", 0, "'round', 'lap' and 'turn'"),
        ("order", [0, 0], "turn order"),
        ("court", [1, 1], "stacks of the king track"),
        ("corruption", [0] * 6, "corruption tokens"),
        ("spaces", [0] * 6, "action spaces"),
        ("fairs", [3] * 4, "a fair tile twice"),
        ("cities", [4, 4, 4, 4], "'cities'"),
        ("cities", [25, 8, 10, 17], "'cities'"),
        ("costs", [0] * 9, "cost tiles"),
        ("contracts", [60] * 5, "more tiles than there are"),
        ("characters", [1, 1, 0, 0, 0], "more tiles than there are"),
        ("map_tiles", [0] * 23 + [1] + [0] * 5, "'map_tiles' has a tile at place 23"),
        ("dice", [], "dice"),
        ("dice", [3, 2, 1], "dice"),
        ("own_dice", [-1] * 6, "number of dice"),
        ("owners", [1] * 40, "'owners'"),
        ("pillared", [511, 511], "more pillars than spaces"),
        ("houses", [7, 7], "houses"),
        ("pillars", [7, 7], "pillars"),
        ("fulfilled", [0, 1] * 6, "more tiles than there are"),
        ("rooms", [1] * 18, "more tiles than there are"),
        ("crests", [1] * 12, "more tiles than there are"),
        ("cathedrals", [2] + [0] * 17, "tiles of a pile"),
        ("score", [77, 77], "sources of points"),
        ("points", 40, "'points' are 40"),
        ("action", -2, "does not fit 'action'"),
        ("action", -1, "does not fit 'action'"),
        ("slices", [1], "damaged"),
    ],
)
def test_positions_that_no_game_can_have(saved: dict[str, Any], name: str, value: object, words: str) -> None:
    assert words in refused(saved, name, value)


TURN = [["NextLap"], ["NextTurn"]]


@pytest.mark.parametrize(
    "top",
    [
        [["Act", 2, 0]],
        [["Act", -1, 0]],
        [["Act", "0", 0]],
        [["Act", 0.0, 0]],
        [["Act", True, 0]],
        [["Act", 0, 5]],
        [["Act", 0, -1]],
        [["Act", 0]],
        [["Nonsense", 0]],
        [["ChooseDie", 0]],
        [["ChooseAction", 0]],
        [["TakeKingTile", 0]],
        [["GainGoods", 0, 1]],
        [["SAME"], ["ChooseDie", 0]],
        [["SAME"], ["SAME"]],
        [["SAME"], ["SideAct", 0, 4, 1]],
        [["SAME"], ["SideAct", 0, 5, 1]],
        [["SAME"], ["SideAct", 0, 0, 0]],
        [["SAME"], ["SideAct", 0, 0, 99]],
        [["SAME"], ["SideAct", 1, 0, 2]],
        [["SAME"], ["ChooseSideAction", 0, 0]],
        [["SAME"], ["ChooseSideAction", 0, 9]],
        [["SAME"], ["GainGoods", 0, 0]],
        [["SAME"], ["GainGoods", 0, -3]],
        [["SAME"], ["GainGoods", 0, 1000000]],
        [["SAME"], ["TakeInstead", 0, 5]],
        [["SAME"], ["TakeInstead", 0, -1]],
        [["SAME"], ["Stroll", 0, 0, 0, 0, 0]],
        [["SAME"], ["Stroll", 0, 9, 0, 0, 0]],
        [["SAME"], ["Stroll", 0, -1, 0, 0, 0]],
        [["SAME"], ["Stroll", 0, 1, 0, 2, 0]],
        [["SAME"], ["Stroll", 0, True, 0, 0, 0]],
        [["SAME"], ["Travel", 0, 2]],
        [["SAME"], ["Travel", 0, -1]],
        [["SAME"], ["ResolveBonuses", 0, 0]],
        [["SAME"], ["ResolveBonuses", 0, 511]],
        [["SAME"], ["ResolveBonuses", 0, -1]],
        [["SAME"], ["TakeBonusTile", 0, 6]],
        [["SAME"], ["TakeBonusTile", 0, -1]],
        [["SAME"], ["TakeBonusTile", 0, 0], ["GainGoods", 0, 1]],
        [["SAME"], ["TakeKingTile", 0]],
        [["SAME"], ["NextTurn"]],
        [["SAME"], ["NextTurn"], ["GainGoods", 0, 1]],
        [["SAME"], ["Slot", "king_phase"]],
        [[]],
        [None],
        [],
    ],
    ids=str,
)
def test_agendas_that_no_game_can_have(saved: dict[str, Any], top: list[Any]) -> None:
    """`SAME` is the action that is being done in this save."""
    act = saved["common"]["agenda"][-1]
    seat = act[1]

    def plain(step: Any) -> Any:
        if step == ["SAME"]:
            return act
        if step and len(step) > 1 and type(step[1]) is int and step[1] in (0, 1) and top[0] == ["SAME"]:
            return [step[0], seat if step[1] == 0 else 1 - seat, *step[2:]]
        return step

    refused(saved, "agenda", [*TURN, *map(plain, top)], "common")


@pytest.mark.parametrize(
    "below",
    [
        [["NextTurn"]],
        [["NextLap"]],
        [["NextTurn"], ["NextLap"]],
        [["NextLap"], ["NextLap"], ["NextTurn"]],
        [["StartRound"]],
        [["CleanUp"], ["NextLap"], ["NextTurn"]],
        [["Slot", "nonsense"], ["NextLap"], ["NextTurn"]],
        [["Slot", "game_end"]],
        [["RollDice"], ["NextLap"], ["NextTurn"]],
    ],
    ids=str,
)
def test_nothing_else_follows_a_turn(saved: dict[str, Any], below: list[Any]) -> None:
    assert "does not follow a turn" in refused(saved, "agenda", [*below, saved["common"]["agenda"][-1]], "common")


@pytest.mark.parametrize("agenda", ["Act", 7, None, {}, [7], ["Act"]], ids=str)
def test_an_agenda_is_a_list_of_steps(saved: dict[str, Any], agenda: object) -> None:
    refused(saved, "agenda", agenda, "common")


def test_nobody_is_left_without_a_choice(saved: dict[str, Any]) -> None:
    assert "anything to choose" in refused(saved, "agenda", TURN, "common")


def test_there_is_no_secret_choice(saved: dict[str, Any]) -> None:
    assert "secret" in refused(saved, "secret", [3, -1], "common")


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("contracts", "characters", "market of characters"),
        ("characters", "contracts", "market of contracts"),
        ("characters", "space_tiles", "a character among the bonus tiles"),
        ("contracts", "rooms", "no character in a room"),
        ("characters", "fulfilled", "contracts that are no contracts, or gaps"),
    ],
)
def test_tiles_lie_where_such_tiles_can_lie(source: str, target: str, words: str) -> None:
    """A tile moved from one place to another is no more than there are."""
    saved: Any = burgrave.new("tiletum", 2, 5).save()
    moved = copy.deepcopy(saved["position"][source])
    there = copy.deepcopy(saved["position"][target])
    there[0], moved[0] = moved[0], 0
    assert words in refused(damaged(saved, source, moved), target, there)


def test_dice_that_were_taken_fit_the_turn() -> None:
    saved: Any = burgrave.new("tiletum", 2, 5).save()
    dice = saved["position"]["dice"]
    taken = damaged(saved, "dice", dice[1:])
    assert "number of dice" in refused(saved, "dice", dice[1:])
    assert "'own_dice' has 1 dice of seat 0, who has taken 0" in refused(taken, "own_dice", [dice[0], -1, -1, -1, -1, -1])
    assert "'own_dice'" in refused(saved, "lap", 2)


def test_the_king_phase_is_for_its_leader_and_goes_on() -> None:
    state = waiting("TakeKingTile")
    saved: Any = state.save()
    agenda = saved["common"]["agenda"]
    for other in range(state.seats):
        if other != state.to_act[0]:
            message = refused(saved, "agenda", [*agenda[:-1], ["TakeKingTile", other]], "common")
            assert "leader" in message or "cannot be" in message
    for place in range(len(agenda) - 1):
        assert "follow the king phase" in refused(saved, "agenda", [*agenda[:place], *agenda[place + 1 :]], "common")
    assert "cannot be" in refused(saved, "king_tile", 0)
    assert "king phase" in refused(saved, "lap", 2)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_accepted_can_be_played_to_its_end(seed: int) -> None:
    """Numbers within their bounds, at random places: refused, or a game that neither hangs nor breaks down."""
    random = Random(seed)
    saved = middle("tiletum", seed, 20 * seed + 4, 2 + seed % 3).save()
    verdicts = [0, 0]
    for other in changed_at_random(saved, [*NUMBERS, *LISTS] * 2, NUMBERS, LISTS, random):
        try:
            state = burgrave.load(other)
        except burgrave.BadSave:
            verdicts[0] += 1
            continue
        verdicts[1] += 1
        while not state.is_over:
            assert state.ply < 3000
            state.view(state.to_act[0])
            state.apply(random.choice(state.legal_actions()))
    assert min(verdicts) > 3


@pytest.mark.parametrize("seed", range(4))
def test_agendas_at_random_are_refused_or_played_on(seed: int) -> None:
    random = Random(seed)
    later = [middle("tiletum", seed, 30 + 25 * seed + more, 2 + seed % 3) for more in range(12)]
    # Something may be asked within an action, and nothing before a die is taken.
    state = next(saved_state for saved_state in later if saved_state.agenda[-1].name() == "Act")
    saved = state.save()
    steps: list[list[Any]] = [[name, 0] for name in STEPS] + [["NextTurn"], ["NextLap"], ["StartRound"], ["ReuseBuilding", 0]]
    extra = {
        "Act": 1,
        "SideAct": 2,
        "ChooseSideAction": 1,
        "GainGoods": 1,
        "TakeInstead": 1,
        "Stroll": 4,
        "Travel": 1,
        "TakeBonusTile": 1,
    }
    accepted = 0
    for _ in range(120):
        agenda = list(saved["common"]["agenda"])
        for _ in range(random.randint(1, 2)):
            step = random.choice(steps)
            seat = [state.to_act[0]] if len(step) > 1 else []
            agenda.append([step[0], *seat, *[random.randint(0, 3) for _ in range(extra.get(step[0], 0))]])
        try:
            loaded = burgrave.load(damaged(saved, "agenda", agenda, "common"))
        except burgrave.BadSave:
            continue
        accepted += 1
        while not loaded.is_over:
            assert loaded.ply < 3000
            loaded.apply(random.choice(loaded.legal_actions()))
    assert accepted > 2


@pytest.mark.parametrize("answer", ["take", "skip"])
def test_a_save_between_a_die_and_its_goods_goes_on(answer: str) -> None:
    state = waiting("TakeBonusTile")
    seat, before = state.to_act[0], sum(state.goods)
    loaded: Any = burgrave.load(json.loads(json.dumps(state.save())))
    chosen = next(action for action in loaded.legal_actions() if action.verb == answer)
    assert loaded.apply(chosen) == state.apply(chosen)
    assert loaded.digest() == state.digest()
    die = [shown for shown in loaded.view()["players"][seat]["dice"] if shown][-1]
    assert sum(loaded.goods) == before + die["value"]


def test_saves_between_a_die_and_its_goods_that_no_game_can_have() -> None:
    save = waiting("TakeBonusTile").save()
    position, agenda = save["position"], save["common"]["agenda"]
    _, seat, kind = agenda[-1]
    for where, name, value, words in (
        ("position", "points", position["points"] + 1, "other than those of the die"),
        ("position", "granted", position["points"], "other than those of the die"),
        ("position", "action", -2, "does not fit 'action'"),
        ("position", "wheel", (position["wheel"] + 1) % 6, "from which no die was taken"),
        ("common", "agenda", [*agenda, ["TakeBonusTile", seat, kind]], "later than at once"),
        ("common", "agenda", [*agenda, ["GainGoods", seat, 1]], "later than at once"),
    ):
        with pytest.raises(burgrave.BadSave, match=words):
            burgrave.load(damaged(save, name, value, where))
