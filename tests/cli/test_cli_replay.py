import json

import pytest

import burgrave


def test_a_game_is_printed_turn_by_turn(run, record, record_file):
    result = run("replay", record_file)
    assert result.exit_code == 0
    state = burgrave.replay(record)
    for letter in "ABCDE":
        assert f"Phase {letter} begins" in result.stdout
    assert result.stdout.count("Scores after round 5: ") == 5
    assert result.stdout.count("Scores after round ") == 25
    assert result.stdout.count("'s turn.") == 50
    assert "The game is over" in result.stdout
    winner = state.ranking[0]
    assert f"1. Player {winner + 1}, {state.scores[winner]} points" in result.stdout


def test_the_counted_points_are_the_scores(run, record, record_file):
    """The scores after the last round come from the events alone; final scoring adds the rest."""
    lines = run("replay", record_file).stdout.splitlines()
    last = [line for line in lines if line.startswith("Scores after round")][-1]
    over = lines.index("The game is over; the last points are counted.")
    after = [line.split() for line in lines[over:] if " scores " in line]
    for seat, points in enumerate(burgrave.replay(record).scores):
        before = int(last.split(f"Player {seat + 1}: ")[1].split(",")[0])
        assert before + sum(int(words[3]) for words in after if words[1] == str(seat + 1)) == points


def test_quiet_shows_only_the_result(run, record, record_file):
    result = run("replay", "--quiet", record_file)
    assert "Phase" not in result.stdout
    assert "Score sheet" in result.stdout
    totals = next(line for line in result.stdout.splitlines() if "total" in line)
    assert all(str(points) in totals for points in burgrave.replay(record).scores)


def test_upto_stops_early(run, record_file):
    result = run("replay", "--upto", 5, record_file)
    assert result.exit_code == 0
    assert "Phase B" not in result.stdout
    assert "After 5 choices the game goes on" in result.stdout
    assert run("replay", "--upto", 0, record_file).exit_code == 0


@pytest.mark.parametrize("ply", [-1, 100000])
def test_upto_beyond_the_record(refused, record, record_file, ply):
    assert f"plies 0 to {len(record['actions'])}" in refused("replay", record_file, "--upto", ply)


def test_files_that_are_no_records(refused, tmp_path):
    assert "No such file" in refused("replay", tmp_path / "missing.json")
    assert "directory" in refused("replay", tmp_path)
    path = tmp_path / "bad.json"
    for content, reason in [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"[1]", "mapping"),
        (b"{}", "'seed'"),
    ]:
        path.write_bytes(content)
        assert reason in refused("replay", path)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("game", "chess", "'burgundy'"),
        ("version", 99, "99"),
        ("seed", None, "no seed"),
        ("seats", 9, "seats"),
        ("modules", ["dragons"], "'base'"),
        ("options", {"dragons": "1"}, "'edition'"),
        ("actions", ["@0 end"], "ply 0"),
        ("actions", ["fly"], "ply 0"),
        ("actions", 7, "list of texts"),
    ],
)
def test_damaged_records(refused, record, tmp_path, key, value, reason):
    path = tmp_path / "damaged.json"
    path.write_text(json.dumps({**record, key: value}), encoding="utf-8")
    assert reason in refused("replay", path)


def test_secret_choices_are_printed_too(run, tmp_path):
    state = burgrave.new("burgundy", 2, seed=3, options={"duchies": "dealt", "settling": "secret"})
    for seat in (0, 1):
        state.apply(state.legal_actions(seat)[0], seat)
    path = tmp_path / "secret.json"
    path.write_text(json.dumps(state.record), encoding="utf-8")
    assert "Player 1 has chosen in secret." in run("replay", path).stdout
