"""Undo, redo and branches."""

import pytest

import burgrave
from burgrave import CannotUndo, Timeline


@pytest.fixture
def timeline():
    return Timeline(burgrave.new("burgundy", 2, 4))


def turn(timeline):
    """Both dice for workers; returns the seat."""
    seat = timeline.state.to_act[0]
    for _ in range(2):
        timeline.apply(next(action for action in timeline.state.legal_actions() if action.verb == "workers"))
    return seat


def test_undo_goes_back_step_by_step(timeline):
    digests = [timeline.state.digest()]
    seat = timeline.state.to_act[0]
    for verb in ("workers", "workers", "end"):
        timeline.apply(next(action for action in timeline.state.legal_actions() if action.verb == verb))
        digests.append(timeline.state.digest())
    for expected in reversed(digests[:-1]):
        timeline.undo(seat)
        assert timeline.state.digest() == expected
    with pytest.raises(CannotUndo, match="nothing to take back"):
        timeline.undo(seat)


def test_the_end_of_a_turn_can_be_undone_until_another_chooses(timeline):
    seat = turn(timeline)
    timeline.apply("end")
    assert timeline.can_undo(seat)
    other = timeline.state.to_act[0]
    assert other != seat
    timeline.apply(timeline.state.legal_actions()[0])
    assert not timeline.can_undo(seat)
    assert timeline.can_undo(other)


def test_undo_does_not_reach_behind_a_roll(timeline):
    for _ in range(2):
        seat = turn(timeline)
        timeline.apply("end")
    assert not timeline.can_undo(seat), "the next round has been rolled"
    with pytest.raises(CannotUndo):
        timeline.undo_turn(seat)


def test_undo_turn_takes_everything_back(timeline):
    before = timeline.state.digest()
    seat = turn(timeline)
    assert timeline.undo_turn(seat) == 2
    assert timeline.state.digest() == before


def test_redo_repeats_until_something_new_is_done(timeline):
    seat = turn(timeline)
    after = timeline.state.digest()
    timeline.undo_turn(seat)
    timeline.redo(seat)
    timeline.redo(seat)
    assert timeline.state.digest() == after
    with pytest.raises(CannotUndo, match="undone nothing"):
        timeline.redo(seat)
    timeline.undo(seat)
    timeline.apply(timeline.state.legal_actions()[0])
    with pytest.raises(CannotUndo):
        timeline.redo(seat)


def test_only_the_owner_undoes(timeline):
    seat = turn(timeline)
    with pytest.raises(CannotUndo):
        timeline.undo(1 - seat)
    timeline.undo(seat)
    with pytest.raises(CannotUndo):
        timeline.redo(1 - seat)


def test_a_draw_cannot_be_undone(timeline):
    toy = Timeline(burgrave.new("pebbles", 2, 1))
    toy.apply("bid bid:2", 0)
    assert toy.can_undo(0), "a secret choice can be taken back while others still think"
    toy.apply("bid bid:1", 1)
    assert not toy.can_undo(1), "the bids were revealed"
    toy.apply("take heap:1")
    assert toy.can_undo(0)
    toy.apply("draw deck:1")
    assert not toy.can_undo(0)


def test_a_branch_leaves_the_trunk_alone(timeline):
    turn(timeline)
    before = timeline.state.digest()
    branch = timeline.branch(1)
    assert branch.state.ply == 1
    branch.apply(branch.state.legal_actions()[-1])
    assert timeline.state.digest() == before
    with pytest.raises(CannotUndo, match="plies 0 to 2"):
        timeline.branch(3)


def test_a_record_becomes_a_timeline_that_can_undo(timeline):
    seat = turn(timeline)
    again = Timeline.of(timeline.state.record)
    assert again.state == timeline.state
    again.undo(seat)
    assert again.state.ply == 1


def test_advancing_to_a_state_is_the_same_as_applying_its_action(timeline):
    other = Timeline(timeline.state.clone())
    for _ in range(40):
        seat, action = timeline.state.to_act[0], timeline.state.legal_actions()[-1]
        before = timeline.state
        after = timeline.after_apply(action, seat)
        assert timeline.state is before
        assert before.ply == after.ply - 1
        assert timeline.advance(after) == other.apply(action, seat)
        assert timeline.state is after
        assert timeline.state.digest() == other.state.digest()
        assert [len(timeline.steps(one)) for one in (0, 1)] == [len(other.steps(one)) for one in (0, 1)]


def test_advancing_again_to_what_was_undone(timeline):
    seat = turn(timeline)
    digest = timeline.state.digest()
    timeline.undo_turn(seat)
    for left in (1, 0):
        timeline.advance(timeline.after_redo(), is_redo=True)
        assert len(timeline._undone) == left
    assert timeline.state.digest() == digest
    timeline.undo(seat)
    timeline.advance(timeline.after_apply(timeline.state.legal_actions()[0], seat))
    assert not timeline.can_redo(seat)


def test_a_state_that_does_not_follow_the_present_is_refused(timeline):
    after = timeline.after_apply(timeline.state.legal_actions()[0])
    elsewhere = Timeline(burgrave.new("burgundy", 2, 4))
    timeline.advance(after)
    elsewhere.apply(elsewhere.state.legal_actions()[0])
    twin = elsewhere.after_apply(elsewhere.state.legal_actions()[0])
    for wrong in (after, twin):
        with pytest.raises(ValueError, match="does not follow"):
            timeline.advance(wrong)
    assert timeline.state is after
