"""Records that prove themselves: true ones are accepted, whatever was changed in one is noticed, garbage is refused in words."""

import copy
import json
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import burgrave
from burgrave import BadSave
from burgrave.engine.chance import force
from burgrave.engine.digest import commitment
from burgrave.engine.record import carried_over
from burgrave.engine.verify import digests_of, proven, verify

GAMES = ("burgundy", "kingsburg", "tiletum", "tuscany")


@cache
def written(game, seats=2, seed=2**255 + 77):
    """A finished game as an export, in JSON."""
    state, random = burgrave.new(game, seats, seed), Random(3)
    while not state.is_over:
        seat = random.choice(state.to_act)
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return json.dumps(proven(state))


def exported(game="burgundy", seats=2):
    return json.loads(written(game, seats))


def refused(record, shown=""):
    """Check that a record is refused, in one short line; returns it."""
    with pytest.raises(BadSave) as caught:
        verify(record, shown)
    message = str(caught.value)
    assert message
    assert len(message) < 3000
    return message


def sealed(record):
    """The record with a commitment and digests that fit what it says now: what a forger who knows everything would hand out."""
    record["commitment"] = commitment(record)
    record["digests"] = digests_of(record)
    return record


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_true_records_are_accepted(game, seats):
    record = exported(game, seats)
    state = verify(record)
    assert list(state.scores) == record["scores"]
    assert state.is_over
    assert verify(record, record["commitment"]).digest() == state.digest()
    assert verify(record, f" {record['commitment'].upper()}\n").digest() == state.digest()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_was_begun_with_cannot_be_changed(game):
    """Key, game, modules, options, seats."""
    other_module = next(name for name in burgrave.game(game).modules if name != "base") if game != "tuscany" else "base"
    changes = [
        ("seed", exported(game)["seed"] ^ 1),
        ("seed", 7),
        ("seats", 3),
        ("modules", []),
        ("modules", ["base", other_module]),
    ]
    changes += [("game", other) for other in GAMES if other != game]
    for name, value in changes:
        record = exported(game)
        if record[name] == value:
            continue
        record[name] = value
        assert "not those of the commitment" in refused(record) or "rules version" in refused(record)
    for name, option in burgrave.game(game).options.items():
        record = exported(game)
        if name in record["options"]:
            record["options"][name] = next(value for value in [*option.choices, "other"] if value != record["options"][name])
            assert "not those of the commitment" in refused(record)
            del record["options"][name]
            assert "not those of the commitment" in refused(record)


@pytest.mark.parametrize("game", GAMES)
def test_another_game_does_not_fit_the_commitment_that_was_shown(game):
    """A forged record that is consistent in itself: only who noted the commitment can tell."""
    forged = json.loads(written(game, 2, 5))
    verify(forged)
    assert "not the one that was shown" in refused(forged, exported(game)["commitment"])
    for wrong in (" ", "0" * 64, "x" * 10_000, forged["commitment"][:-1]):
        assert "not the one that was shown" in refused(forged, wrong)


def choices(game):
    """For each ply of the export, the state before it."""
    record = exported(game)
    state = burgrave.replay({**record, "digests": None}, 0)
    for ply, line in enumerate(record["actions"]):
        yield ply, line, state
        state.apply(line)


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_action_is_noticed(game):
    """Also one that was legal there, and after which the rest of the record can still be played."""
    stays_playable = 0
    for ply, line, state in choices(game):
        seat = int(line[1])
        other = next((action for action in state.legal_actions(seat) if f"@{seat} {action}" != line), None)
        if other is None:
            continue
        record = exported(game)
        record["actions"][ply] = f"@{seat} {other}"
        assert f"at ply {ply}" in refused(record)
        if stays_playable < 3:
            try:
                end = burgrave.replay({**record, "digests": None})
            except BadSave:
                continue
            stays_playable += 1
            record["scores"] = list(end.scores)
            assert f"at ply {ply}" in refused(record)
        if stays_playable == 3 and ply > 30:
            break
    assert stays_playable


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_of_an_action_counts(game):
    for ply in (0, 1, -1):
        record = exported(game)
        line = record["actions"][ply]
        record["actions"][ply] = f"@{1 - int(line[1])}{line[2:]}"
        assert refused(record)
        record["actions"][ply] = line[3:]
        assert "not written" in refused(record), "a line without its seat"
        record["actions"][ply] = line.replace(" ", "  ")
        assert "not written" in refused(record)


def test_swapped_actions_are_noticed_where_they_lead_to_the_same():
    """In Tuscany both arrange their estates at once: in which order the table heard of it changes nothing but the record."""
    record = exported("tuscany")
    lines = record["actions"]
    assert {line[:2] for line in lines[:2]} == {"@0", "@1"}
    lines[0], lines[1] = lines[1], lines[0]
    assert burgrave.replay({**record, "digests": None}).scores == tuple(record["scores"])
    assert "at ply 0" in refused(record)


@pytest.mark.parametrize("game", GAMES)
def test_removed_and_added_lines_are_noticed(game):
    for ply in (0, 20, -1):
        record = exported(game)
        del record["actions"][ply]
        assert "lines were added or removed" in refused(record)
        del record["digests"][ply]
        assert refused(record)
    record = exported(game)
    record["actions"].append(record["actions"][-1])
    assert "lines were added or removed" in refused(record)
    record["digests"].append(record["digests"][-1])
    assert "the game is over" in refused(record)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_cut_off_proves_nothing_of_its_end(game):
    """Its lines and digests are true as far as they go, and whoever cut it gave it the scores of that moment."""
    record = exported(game)
    del record["actions"][-3:], record["digests"][-3:]
    record["scores"] = list(burgrave.replay(record).scores)
    assert "not over" in refused(record)


@pytest.mark.parametrize("game", GAMES)
def test_scores_and_digests_cannot_be_changed(game):
    record = exported(game)
    record["scores"][0] += 1
    assert "the scores are" in refused(record)
    for scores in ([], record["scores"][:1], [float(points) for points in exported(game)["scores"]], [*record["scores"], 0]):
        assert "the scores are" in refused({**record, "scores": scores})
    for ply in (0, 17, -1):
        record = exported(game)
        record["digests"][ply] = "0" * 32
        assert "was changed" in refused(record)
    record = exported(game)
    record["commitment"] = record["commitment"].upper()
    assert refused(record)


def test_a_truth_of_other_rules_is_noticed():
    """Format and version are not in the commitment: they cannot be changed either, for what follows would be another game."""
    for changed in ({"format": 1}, {"format": 3}, {"version": 0}, {"version": 99}):
        assert refused({**exported(), **changed})


def test_records_that_prove_nothing():
    record = exported()
    for name in ("commitment", "digests", "scores"):
        assert "proves nothing" in refused({key: value for key, value in record.items() if key != name})
    assert "no seed" in refused({**record, "seed": None})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just(10**400) | st.just("\ud800"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = ("format", "game", "version", "modules", "options", "seats", "seed", "actions", "commitment", "digests", "scores")
FUZZ = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@FUZZ
@given(name=st.sampled_from(FIELDS), value=JSON, game=st.sampled_from(GAMES))
def test_garbage_in_any_field_is_refused(name, value, game):
    record = exported(game)
    # An older version is no lie: the digests tell that the rules of then and today are the same for this game.
    is_older = name == "version" and type(value) is int and 0 < value < record["version"]
    if repr(record[name]) != repr(value) and not is_older:
        record[name] = value
        refused(record)


@FUZZ
@given(name=st.sampled_from(("modules", "options", "seats", "seed", "actions")), value=JSON, game=st.sampled_from(GAMES))
def test_garbage_behind_a_commitment_that_fits_is_refused(name, value, game):
    record = exported(game)
    if repr(record[name]) != repr(value):
        record[name] = value
        record["commitment"] = commitment(record)
        refused(record)


@FUZZ
@given(data=st.data(), game=st.sampled_from(GAMES), value=JSON)
def test_garbage_inside_a_field_is_refused(data, game, value):
    record = exported(game)
    name = data.draw(st.sampled_from(("modules", "options", "actions", "digests", "scores")))
    inside = record[name]
    assume(inside)
    place = data.draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
    if repr(inside[place]) != repr(value):
        inside[place] = value
        refused(record)
        if name in ("modules", "options"):
            record["commitment"] = commitment(record)
            refused(record)


@FUZZ
@given(record=JSON)
def test_garbage_instead_of_a_record_is_refused(record):
    refused(record)


def test_deeply_nested_lists_are_refused():
    """Lists in lists, as deep as JSON can be read."""
    for depth in (500, 900, 5000):
        nested = []
        for _ in range(depth):
            nested = [nested]
        for name in FIELDS:
            refused({**exported(), name: nested})


def test_a_forger_cannot_hide_a_choice_that_was_not_legal():
    """Commitment and digests made to fit, everything else too: an action that the rules do not allow is still none."""
    record = copy.deepcopy(exported())
    record["actions"][0] = "@0 place storage:1 hex:1"
    assert "at ply 0" in refused(record)
    with pytest.raises(burgrave.BurgraveError):
        sealed(record)


# ---- games that were continued from a position ----


def continued(state, begun, after=60):
    """The record of a game that went on from a position of `state`, after so many actions, with the header of another record."""
    random = Random(5)
    while state.ply < after:
        state.apply(random.choice(state.legal_actions(state.to_act[0])), state.to_act[0])
    start = carried_over(state.save()).save()
    state = carried_over(start)
    while not state.is_over:
        seat = random.choice(state.to_act)
        state.apply(random.choice(state.legal_actions(seat)), seat)
    record = {**begun, "start": start, "actions": state.record["actions"], "scores": list(state.scores)}
    return {**record, "digests": digests_of(record)}


def test_a_continued_game_is_accepted():
    begun = exported("kingsburg")
    assert verify(continued(burgrave.new("kingsburg", 2, begun["seed"]), begun), begun["commitment"]).is_over


@pytest.mark.parametrize(("seats", "modules", "options"), [
    (2, None, {"guard_tower": "1"}),
    (2, ["whims"], None),
    (3, None, None),
])  # fmt: skip
def test_a_position_of_other_options_or_seats_does_not_fit_the_commitment(seats, modules, options):
    begun = exported("kingsburg")
    state = burgrave.new("kingsburg", seats, begun["seed"], modules=modules, options=options)
    assert "other modules, options or seats" in refused(continued(state, begun), begun["commitment"])


def test_a_position_with_dice_laid_down_is_refused():
    begun = exported("kingsburg")
    state = burgrave.new("kingsburg", 2, begun["seed"])
    force(state, *[6] * 400)
    assert "do not follow from the key" in refused(continued(state, begun))
