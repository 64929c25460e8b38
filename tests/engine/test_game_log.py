"""A log follows a history as it grows, and forgets what is taken back."""

from random import Random
from types import SimpleNamespace

import pytest

import burgrave
from burgrave.engine.chronicle import Chronicle
from burgrave.engine.game_log import GameLog, setup_events


def history_of(state, choices, random):
    played = []
    while choices and not state.is_over:
        seat = state.to_act[0]
        action = random.choice(state.legal_actions(seat))
        events = state.apply(action, seat)
        played.append(SimpleNamespace(seat=seat, action=str(action), events=events))
        choices -= 1
    return played


def test_it_tells_the_same_whether_it_follows_or_comes_late():
    state = burgrave.new("burgundy", 2, seed=4)
    opening = state.clone()
    history = history_of(state, 300, Random(4))
    follower = GameLog(opening)
    for length in range(0, len(history), 7):
        follower.entries(history[:length])
    whole = follower.entries(history)
    assert whole == GameLog(opening).entries(history)
    assert whole[0]["ply"] == 0
    assert [entry["ply"] for entry in whole] == sorted(entry["ply"] for entry in whole)
    assert all(entry["ply"] <= entry["upto"] <= len(history) for entry in whole)
    gained = [sum(entry["gain"] for entry in whole if entry["seat"] == seat) for seat in range(2)]
    assert gained == list(state.scores)


@pytest.mark.parametrize("name", ["burgundy", "tiletum"])
def test_a_game_whose_setup_is_known_is_not_set_up_again(name, monkeypatch):
    state = burgrave.new(name, 2, seed=4)
    setup, opening = state.events, state.clone()
    history = history_of(state, 30, Random(4))
    assert list(setup_events(opening)) == setup
    expected = GameLog(opening).entries(history)
    monkeypatch.setattr(type(state.rules.game), "setup", None)
    assert GameLog(opening, setup=setup).entries(history) == expected


def test_it_forgets_what_is_taken_back():
    state = burgrave.new("burgundy", 2, seed=5)
    opening = state.clone()
    history = history_of(state, 60, Random(5))
    log = GameLog(opening, "pl")
    log.entries(history)
    again = opening.clone()
    for played in history[:40]:
        again.apply(played.action, played.seat)
    other = history[:40] + history_of(again, 20, Random(6))
    assert log.entries(history[:40]) == GameLog(opening, "pl").entries(history[:40])
    assert log.entries(other) == GameLog(opening, "pl").entries(other)


def test_a_joined_entry_says_of_which_actions_it_is():
    state = burgrave.new("burgundy", 2, seed=4)
    opening = state.clone()
    history = history_of(state, 300, Random(4))
    joined = [entry for entry in GameLog(opening).entries(history) if entry["upto"] > entry["ply"]]
    assert joined
    for entry in joined:
        assert {played.seat for played in history[entry["ply"] - 1 : entry["upto"]]} == {entry["seat"]}


@pytest.mark.pure
def test_who_follows_move_by_move_plays_nothing_again(monkeypatch):
    """With the present state it needs its events alone; what it missed, or what was taken back meanwhile, it plays on its copy."""
    state = burgrave.new("burgundy", 2, seed=4)
    opening, random, history, states = state.clone(), Random(4), [], []
    followers = {"always": GameLog(opening), "sometimes": GameLog(opening)}
    applied = []
    kind, apply = type(state), type(state).apply

    def counted(self, action, seat=None):
        applied.append(action)
        return apply(self, action, seat)

    for number in range(200):
        if number % 9 == 8:  # the last three are taken back
            del history[-3:], states[-3:]
            state = states[-1].clone()
        else:
            history += history_of(state, 1, random)
            states.append(state.clone())
        with monkeypatch.context() as watched:
            watched.setattr(kind, "apply", counted)
            followers["always"].entries(list(history), state)
            assert not applied
            if number % 4 == 0:
                followers["sometimes"].entries(list(history), state)
        applied.clear()
    whole = GameLog(opening).entries(history)
    assert followers["always"].entries(history, state) == whole
    assert followers["sometimes"].entries(history, state) == whole


@pytest.mark.parametrize(("game", "seed"), [("kingsburg", 2), ("tuscany", 3)])
def test_a_reader_takes_from_the_spectators_log_what_holds_no_secret(game, seed, monkeypatch):
    """A seat that looks seldom is behind by several actions: only those with a whisper for it may be played again."""
    state = burgrave.new(game, 3, seed=seed)
    opening = state.clone()
    history = history_of(state, 400, Random(seed))
    whispered = [number for number, played in enumerate(history) if ("whisper", 1) in {event[:2] for event in played.events}]
    assert whispered
    public, own, alone = GameLog(opening), GameLog(opening, seat=1), GameLog(opening, seat=1)
    for length in range(0, len(history) + 1, 9):
        part = history[:length]
        public.entries(part)
        assert own.entries(part, public=public) == alone.entries(part)
    assert own._replayed.ply <= opening.ply + whispered[-1] + 1


def test_its_former_name_still_works():
    assert Chronicle is GameLog
