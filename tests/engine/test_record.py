"""Records and saves: what they hold, and what is said about bad ones."""

import copy
import json
import pickle

import pytest

import burgrave
from burgrave import BadOption, BadSave, IllegalAction
from burgrave.engine.digest import short_hash
from burgrave.engine.record import carried_over, saved_position


@pytest.fixture
def state():
    state = burgrave.new("burgundy", 3, 11, options={"edition": "2011"})
    for ply in range(60):
        legal = state.legal_actions()
        state.apply(legal[ply * 31 % len(legal)])
    return state


def test_a_record_says_what_was_played(state):
    record = state.record
    assert {key: record[key] for key in ("format", "game", "version", "modules", "seats", "seed")} == {
        "format": 2,
        "game": "burgundy",
        "version": burgrave.game("burgundy").version,
        "modules": ["base"],
        "seats": 3,
        "seed": 11,
    }
    assert record["options"]["edition"] == "2011"
    assert len(record["actions"]) == 60
    assert record["actions"][0].startswith("@")


def test_lines_of_a_record_can_be_applied(state):
    again = burgrave.new("burgundy", 3, 11, options={"edition": "2011"})
    for line in state.record["actions"]:
        again.apply(line)
    assert again == state


def test_a_state_survives_pickling(state):
    assert pickle.loads(pickle.dumps(state)) == state


def test_history_belongs_to_the_save_but_not_to_the_digest(state):
    loaded = burgrave.load(state.save())
    assert loaded.record == state.record
    imagined = state.imagine(0, 1)
    assert imagined.record["seed"] is None
    with pytest.raises(BadSave, match="no seed"):
        burgrave.replay(imagined.record)
    assert burgrave.load(json.loads(json.dumps(imagined.save()))) == imagined


def test_a_position_is_saved_without_history_and_carried_over(state):
    saved = json.loads(json.dumps(saved_position(state)))
    whole = state.save()
    assert {**saved, "actions": whole["actions"], "seed": 11, "checksum": whole["checksum"]} == whole
    assert (saved["actions"], saved["seed"]) == ([], None)
    assert carried_over(saved) == carried_over(whole)
    assert carried_over({**whole, "actions": [], "seed": None}) == carried_over(whole)  # as older servers stored it
    with pytest.raises(BadSave, match="'checksum' is missing"):
        burgrave.load(saved)


def damaged(data, path, value):
    bad = copy.deepcopy(data)
    *parents, last = path
    place = bad
    for key in parents:
        place = place[key]
    if value == DROP:
        del place[last]
    else:
        place[last] = value
    return bad


DROP = "(drop)"

BAD_SAVES = [
    (["format"], 99, "format 99"),
    (["game"], "chess", "'chess', which is not installed; games: 'burgundy'"),
    (["game"], None, "which is not installed"),
    (["version"], 0, f"rules version 0 of burgundy; this version plays 1 to {burgrave.game('burgundy').version}"),
    (["modules"], ["towers"], "no module 'towers'"),
    (["modules"], "base", "modules must be a list"),
    (["options"], {"edition": "1999"}, "cannot be '1999'"),
    (["options"], [], "options must be a mapping"),
    (["seats"], 7, "not 7"),
    (["seats"], "2", "not '2'"),
    (["seed"], "x", "a seed is a whole number"),
    (["seed"], -1, "from 0 on (below 2**256), not -1"),
    (["modules"], [[]], "no module []"),
    (["actions"], DROP, "'actions' missing"),
    (["actions"], "end", "must be a list of texts"),
    (["actions"], ["@0 fly"], "no action 'fly'"),
    (["actions"], ["@9 end"], "names no seat"),
    (["actions"], ["end"], "names no seat"),
    (["checksum"], DROP, "'checksum' is missing"),
    (["checksum"], "0" * 20, "checksum does not fit"),
    (["common"], DROP, "'common' is missing"),
    (["common", "agenda"], [["Fly", 1]], "no step of burgundy"),
    (["common", "agenda"], [["Turn"]], "not how a Turn is saved"),
    (["common", "agenda"], 5, "damaged"),
    (["common", "key"], "no key", "'key' must be a text of 64 hexadecimal digits"),
    (["common", "key"], "A" * 64, "'key' must be a text"),
    (["common", "counter"], -1, "'counter' holds -1"),
    (["common", "counter"], 1 << 40, "'counter' holds"),
    (["common", "secret"], [], "'secret' must be a list of 3"),
    (["common", "secret"], [-1, 6980, -1], "'secret' holds 6980, which is no action of burgundy"),
    (["position"], {}, "damaged"),
    (["position"], None, "damaged"),
    (["position", "tiles"], [1, 2], "'tiles' must be a list of 111 numbers"),
    (["position", "silver"], [1, 1, -5], "'silver' holds -5"),
    (["position", "silver"], [1, 1, True], "'silver' holds True"),
    (["position", "points"], [500, 0, 0], "checksum does not fit"),
    (["actions", 3], "@0 end", "checksum does not fit"),
    (["notes"], "mine", "checksum does not fit"),
    (["position", "order"], [0, 0, 1], "do not fit"),
    (["position", "phase"], 9, "do not fit"),
    (["position", "duchy"], [99, 0, 0], "'duchy' holds 99"),
    (["position", "piles"], [], "7 lists"),
    (["position", "depots"], "none", "must be a list"),
]


@pytest.mark.parametrize(("path", "value", "message"), BAD_SAVES, ids=lambda item: str(item)[:40])
def test_a_bad_save_is_named(state, path, value, message):
    with pytest.raises(BadSave) as error:
        burgrave.load(damaged(state.save(), path, value))
    assert message in str(error.value)


@pytest.mark.parametrize("data", [None, [], "save", 7, {}, {"game": "burgundy"}], ids=str)
def test_what_is_no_save_at_all(data):
    with pytest.raises(BadSave):
        burgrave.load(data)
    with pytest.raises(BadSave):
        burgrave.replay(data)


def test_a_record_is_no_save(state):
    with pytest.raises(BadSave, match="this is a record"):
        burgrave.load(state.record)


def test_a_record_that_does_not_play(state):
    record = state.record
    record["actions"][5] = "@0 end"
    with pytest.raises(BadSave, match="at ply 5, '@0 end'"):
        burgrave.replay(record)
    with pytest.raises(BadSave, match="whole number from 0 on"):
        burgrave.replay({**state.record, "seed": -1})
    record = {**state.record, "seats": 9}
    with pytest.raises(BadSave, match="cannot be set up"):
        burgrave.replay(record)


@pytest.mark.parametrize("bad", [None, 5, b"end", ["end"], "", "@7 end", "end end"], ids=str)
def test_a_bad_action_changes_nothing(state, bad):
    before = state.digest()
    with pytest.raises(IllegalAction):
        state.apply(bad)
    assert state.digest() == before
    assert len(state.record["actions"]) == 60


def test_an_illegal_action_names_the_legal_ones(state):
    legal = {str(action) for action in state.legal_actions()}
    with pytest.raises(IllegalAction) as error:
        state.apply("settle duchy:1 hex:1")
    assert "legal: " in str(error.value)
    assert any(text in str(error.value) for text in legal)


def test_a_finished_game_takes_no_action():
    state = burgrave.new("burgundy", 2, 1)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert state.to_act == ()
    assert state.legal_actions() == ()
    assert state.legal_actions(1) == ()
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply("end")


def test_seats_that_do_not_exist(state):
    for call in (state.view, state.scoring, lambda seat: state.imagine(seat, 1), state.legal_actions):
        with pytest.raises(IllegalAction, match="seats are 0 to 2"):
            call(3)
        with pytest.raises(IllegalAction, match="no seat 'me'"):
            call("me")
    with pytest.raises(IllegalAction, match="no seat 'me'"):
        state.apply("end", "me")


@pytest.mark.parametrize("seed", [-1, 1.5, "x", None, True], ids=str)
def test_a_bad_seed_for_imagining(state, seed):
    with pytest.raises(BadOption, match="whole number from 0 on"):
        state.imagine(0, seed)


def test_views_and_records_can_be_changed_without_harm():
    options = {"duchies": ["1", "2"]}
    state = burgrave.new("burgundy", 2, 1, options=options)
    before = state.digest()
    state.view(0)["options"]["edition"] = "hacked"
    state.record["options"]["duchies"][0] = "9"
    assert state.digest() == before
    assert burgrave.new("burgundy", 2, 1, options=options).digest() == before


@pytest.mark.parametrize("seat", [True, 1.0, "1", -1, 2], ids=repr)
def test_only_a_seat_is_a_seat(seat):
    state = burgrave.new("burgundy", 2, 7)
    with pytest.raises(IllegalAction, match="there is no seat"):
        state.legal_actions(seat)
    with pytest.raises(IllegalAction, match="there is no seat"):
        state.apply("workers die:1", seat)
    with pytest.raises(IllegalAction, match="there is no seat"):
        burgrave.Timeline(state).undo(seat)
    with pytest.raises(IllegalAction, match="there is no seat"):
        state.scoring(None)


def test_odd_calls_get_clear_errors(state):
    game = state.rules.game
    for odd in (10**5000, -1):
        with pytest.raises(BadOption, match="a seed is a whole number"):
            burgrave.new("burgundy", seed=odd)
    with pytest.raises(IllegalAction):
        state.apply("@" + "9" * 5000 + " end")
    with pytest.raises(BadOption, match="a game is a"):
        burgrave.register(None)
    with pytest.raises(BadSave, match="up to a ply"):
        burgrave.replay(state.record, -1)
    with pytest.raises(BadSave, match="ply 0"):
        burgrave.replay({**state.record, "actions": ["@x end"]})
    with pytest.raises(BadSave):
        burgrave.load({**state.save(), "more": object()})
    with pytest.raises(BadOption, match="no language"):
        game.explain(state, state.legal_actions()[0], [])
    assert game.explain(state, str(state.legal_actions()[0])) == game.explain(state, state.legal_actions()[0])
    for ply in (None, "x", 1.5, -1):
        with pytest.raises(burgrave.CannotUndo, match="there is no ply"):
            burgrave.Timeline(state).branch(ply)


def forged(data, path, value):
    """A save whose checksum fits what was changed: only the content can give it away."""
    bad = damaged(data, path, value)
    bad["checksum"] = short_hash({key: item for key, item in bad.items() if key != "checksum"})
    return bad


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["common", "key"], "0" * 64),
        (["common", "counter"], True),
        (["common", "agenda"], [["NextTurn"], ["Turn", 99]]),
        (["common", "agenda"], [["NextTurn"], ["Turn", "x"]]),
        (["common", "ply"], 77),
        (["position", "dealt"], ["zz"]),
        (["position", "dealt"], [["1"], ["1"], ["40"]]),
    ],
    ids=str,
)
def test_a_forged_save_is_refused(state, path, value):
    with pytest.raises(BadSave):
        burgrave.load(forged(state.save(), path, value))
