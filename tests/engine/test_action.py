import pickle

import pytest

import burgrave
from burgrave.engine.action import ActionTable, Element, split
from burgrave.engine.errors import IllegalAction


def test_an_action_is_a_verb_and_a_path():
    table = ActionTable("test-actions")
    action = table.add("take", Element("die:1", 0), Element("depot:3.2", 9))
    assert str(action) == "take die:1 depot:3.2"
    assert action.path == ("die:1", "depot:3.2")
    assert action.args == (0, 9)
    assert table.parse("take  die:1 depot:3.2 ") is action
    assert table[action.index] is action
    assert table.skip.index == 0


def test_a_text_stands_for_one_action_only():
    table = ActionTable("test-actions")
    table.add("end")
    with pytest.raises(ValueError, match="already"):
        table.add("end")


def test_an_unknown_text_names_the_verbs():
    table = ActionTable("test-actions")
    table.add("end")
    with pytest.raises(IllegalAction, match="'jump'.*'skip', 'end'"):
        table.parse("jump")


def test_identity_survives_pickling():
    action = burgrave.game("burgundy").action("workers die:2")
    assert pickle.loads(pickle.dumps(action)) is action


def test_burgundy_indices_stay_what_they_are():
    """Stored records and trained bots rely on these numbers: they may only grow at the end."""
    table = burgrave.game("burgundy").actions
    pinned = {
        "skip": 0,
        "end": 1,
        "take die:1 depot:1.1": 2,
        "take tile:castle depot:6.4": 73,
        "place die:1 storage:1 hex:1": 74,
        "place tile:town_hall storage:3 hex:37": 517,
        "sell die:1 goods:1": 518,
        "sell tile:warehouse goods:6": 541,
        "workers die:1": 542,
        "buy depot:1.1": 545,
        "buy black:8": 576,
        "hire depot:1.1": 577,
        "fetch depot:1.1": 601,
        "load depot:1": 625,
        "keep goods:1": 631,
        "discard storage:1": 637,
        "settle duchy:1 hex:1": 640,
        "settle duchy:10 hex:37": 1009,
    }
    assert {text: table.parse(text).index for text in pinned} == pinned
    assert len(table) > 1010  # expansions only ever add at the end


def test_a_line_of_a_record_names_the_seat():
    assert split("@1 workers die:2") == (1, "workers die:2")
    assert split("workers die:2") == (None, "workers die:2")
    for bad in ("@x end", "@ end", 7):
        with pytest.raises(IllegalAction):
            split(bad)
