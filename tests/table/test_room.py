"""A room follows its journal: whatever was played, taken back and done again, the journal alone gives the same room."""

import json
import random

import pytest

import burgrave
from burgrave.table.errors import NotFound, NotYours, Outdated, Refused
from burgrave.table.room import Room
from burgrave.table.store.journal import Move, StoredTable


def row(**changes):
    defaults = {
        "id": "r",
        "game": "burgundy",
        "format": 2,
        "version": burgrave.game("burgundy").version,
        "fingerprint": "",
        "closed": "",
        "is_over": False,
        "modules": json.dumps(["base"]),
        "options": json.dumps({}),
        "seats": 2,
        "seed": "7",
        "host": "ann",
        "is_open": False,
        "is_seeded": True,
        "has_chosen_seed": False,
        "rematch": None,
        "created": 0.0,
        "moved": 0.0,
    }
    return {**defaults, **changes}


def chairs(*people, bots=("", "", "", "")):
    return [
        {"seat": seat, "kind": "human", "person": person, "name": person or "", "bot": bots[seat]}
        for seat, person in enumerate(people)
    ]


def a_room(moves=(), people=("ann", "ben"), **changes):
    return Room(StoredTable(row(**changes), chairs(*people), list(moves), []))


def next_move(room, rng):
    """A random line: mostly actions, now and then something taken back or done again."""
    for seat in rng.sample(range(2), 2):
        for kind in ("undo", "redo", "reset"):
            if room.can(seat, kind) and rng.random() < 0.15:
                steps = rng.randint(1, len(room.steps(seat))) if kind == "undo" else 1
                return Move(room.ply, seat, kind, str(steps) if steps > 1 else "", 1.0)
    action = rng.choice(room.state.legal_actions())
    return Move(room.ply, room.state.to_act[0], "act", str(action), 1.0)


@pytest.mark.parametrize("seed", range(8))
def test_the_journal_gives_the_room(seed):
    rng, journal, room = random.Random(seed), [], a_room()
    for _ in range(300):
        if room.state.is_over:
            break
        move = next_move(room, rng)
        journal.append(move)
        room.apply_move(move)
        assert room.ply == len(journal)
        assert len(room.history) == room.state.ply
    again = a_room(journal)
    assert again.state.digest() == room.state.digest()
    assert again.history == room.history
    assert [again.can(seat, kind) for seat in (0, 1) for kind in ("undo", "redo")] == [
        room.can(seat, kind) for seat in (0, 1) for kind in ("undo", "redo")
    ]
    half = len(room.history) // 2
    assert room.state_at(half).ply == half
    assert room.state_at(len(room.history)) is room.state


def test_trying_out_changes_nothing():
    room = a_room()
    before, seat = room.state.digest(), room.state.to_act[0]
    after = room.preview("act", seat, str(room.state.legal_actions()[0]))
    assert after.ply == 1
    assert room.state.digest() == before
    assert room.ply == 0
    with pytest.raises(Refused, match="not legal"):
        room.preview("act", seat, "end")
    with pytest.raises(Refused, match="nothing of yours"):
        room.preview("undo", seat, "")
    with pytest.raises(Refused, match="do again"):
        room.preview("redo", seat, "")
    assert room.state.digest() == before


def test_several_steps_are_taken_back_by_one_line():
    room = a_room()
    seat, start = room.state.to_act[0], room.state.digest()
    digests, texts = [start], []
    for verb in ("workers", "workers"):
        texts.append(next(str(action) for action in room.state.legal_actions() if action.verb == verb))
        room.apply_move(Move(room.ply, seat, "act", texts[-1], 1.0))
        digests.append(room.state.digest())
    assert [str(action) for _, action in room.steps(seat)] == texts
    assert [before.digest() for before, _ in room.steps(seat)] == digests[:2]
    assert room.steps(1 - seat) == []
    assert room.preview("undo", seat, "2").digest() == start
    with pytest.raises(Refused, match="3 steps cannot be taken back; you may take back 1 to 2"):
        room.preview("undo", seat, "3")
    room.apply_move(Move(room.ply, seat, "undo", "2", 1.0))
    assert room.state.digest() == start
    assert room.history == []
    assert room.ply == 3
    for _ in range(2):
        room.apply_move(Move(room.ply, seat, "redo", "", 1.0))
    assert room.state.digest() == digests[2]


def test_nobody_acts_before_everybody_sits():
    room = a_room(people=("ann", None))
    assert room.to_act == ()
    assert not room.is_started
    with pytest.raises(Refused, match="every seat"):
        room.preview("act", 0, "end")


def test_whose_seat_it_is():
    room = a_room()
    acting = room.state.to_act[0]
    person, other = ("ann", "ben") if acting == 0 else ("ben", "ann")
    assert room.seat_for(person, None) == acting
    with pytest.raises(NotYours, match="not your turn"):
        room.seat_for(other, None)
    with pytest.raises(NotYours, match="no seat"):
        room.seat_for("eve", None)
    with pytest.raises(NotYours, match="not yours"):
        room.seat_for(other, acting)
    for wrong in (2, -1, True, "0", None):
        with pytest.raises(NotFound, match="no seat"):
            room.chair(wrong)


def test_the_record_keeps_the_seed_until_the_end():
    room = a_room()
    assert room.record()["seed"] is None
    while not room.state.is_over:
        room.apply_move(Move(room.ply, room.state.to_act[0], "act", str(room.state.legal_actions()[0]), 1.0))
    assert room.record()["seed"] == 7


def test_choices_that_lie_face_down_are_in_no_record():
    options = json.dumps({"duchies": "dealt", "settling": "secret"})
    room = a_room(options=options)
    assert len(room.state.to_act) == 2
    room.apply_move(Move(0, 1, "act", str(room.state.legal_actions(1)[3]), 1.0))
    assert room.history
    assert room.record()["actions"] == []


def test_other_rules_are_not_followed():
    with pytest.raises(Outdated, match="version"):
        a_room(version=99)
    with pytest.raises(Outdated, match="ply 0"):
        a_room([Move(0, 0, "act", "take die:9 depot:1.1", 1.0)])


def test_a_bot_stands_in():
    room = Room(StoredTable(row(), chairs("ann", "ben", bots=("squire", "", "", "")), [], []))
    first = room.state.to_act[0]
    assert (room.bot_to_move() is not None) == (first == 0)
    assert room.set_chairs(chairs("ann", "ben")) is True
    assert room.bot_to_move() is None
    assert room.set_chairs(chairs("ann", "ben")) is False
