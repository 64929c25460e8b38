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


def test_a_module_has_a_block_of_indices():
    """Whichever other modules are there, and in whatever order they are loaded."""
    table = ActionTable("test-actions")
    table.add("end")
    later, earlier = table.block(20), table.block(10)
    actions = [later.add("pray"), earlier.add("sing"), earlier.add("dance"), later.add("rest")]
    assert [action.index for action in actions] == [20, 10, 11, 21]
    assert [str(action) for action in table] == ["skip", "end", "sing", "dance", "pray", "rest"]
    assert (len(table), table.end) == (6, 22)
    assert table.add("leave").index == 22
    assert [index in table for index in (-1, 1, 2, 9, 10, 22, 23)] == [False, True, False, False, True, True, False]


def test_blocks_do_not_meet():
    table = ActionTable("test-actions")
    table.block(7).add("pray")
    block = table.block(6)
    block.add("sing")
    with pytest.raises(ValueError, match="'dance' cannot have index 7.*'pray' has it.*free from 8 on"):
        block.add("dance")
    with pytest.raises(ValueError, match="already"):
        block.add("pray")
    assert [str(action) for action in table] == ["skip", "sing", "pray"]


def test_an_unknown_text_names_the_verbs():
    table = ActionTable("test-actions")
    table.add("end")
    with pytest.raises(IllegalAction, match="'jump'.*'skip', 'end'"):
        table.parse("jump")


def test_identity_survives_pickling():
    action = burgrave.game("burgundy").action("workers die:2")
    assert pickle.loads(pickle.dumps(action)) is action


def test_burgundy_indices_stay_what_they_are():
    """Saves rely on these numbers."""
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
        "store storage:1": 6797,
        "buy_inn inn:1": 6801,
        "install black:1 hex:1": 6806,
        "count_crane": 6971,
        "fetch black:1": 6972,
        "fetch vine_depot:1": 6985,
        "take_vine die:1 vine_depot:1": 6994,
        "claim_vine vine_tile:orange": 9325,
        "shield shield:1 hex:1": 9331,
        "drop shield:18": 11227,
        "lift building:warehouse": 11228,
        "count species:cow": 11237,
        "recruit": 11241,
        "recover": 11242,
        "lay route:12": 11254,
    }
    assert {text: table.parse(text).index for text in pinned} == pinned
    assert {*range(11255)} - {action.index for action in table} == {*range(6980, 6985)}, "a module may add some after them"


def test_kingsburg_indices_stay_what_they_are():
    table = burgrave.game("kingsburg").actions
    pinned = {
        "travel adviser:1 die:1 travelling_market": 2243,
        "take gold": 2261,
        "take 3point": 2357,
        "look enemy:2": 3357,
        "cover none": 3358,
        "redraw": 3387,
        "draft row:A": 3388,
        "keep governor:princess": 3395,
        "bid points:20": 3465,
        "send token:0": 3466,
        "claim group:aristocracy": 3471,
        "mark adviser:1": 3479,
        "swear adviser:1": 3497,
        "offer gold": 3533,
        "name seat:1": 3539,
        "give gold seat:1": 3547,
        "waive building:sawmill": 3562,
        "use group:peasants private:5": 3619,
        "retain": 3623,
    }
    assert {text: table.parse(text).index for text in pinned} == pinned
    assert {*range(3624)} <= {action.index for action in table}, "a module may add some after them"


def test_a_line_of_a_record_names_the_seat():
    assert split("@1 workers die:2") == (1, "workers die:2")
    assert split("workers die:2") == (None, "workers die:2")
    for bad in ("@x end", "@ end", 7):
        with pytest.raises(IllegalAction):
            split(bad)
