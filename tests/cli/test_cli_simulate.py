import json

import pytest

import burgrave


def test_a_table_tells_how_each_bot_did(run):
    result = run("simulate", "--games", 2, "--bots", "random")
    assert result.exit_code == 0
    for word in ("random", "score", "wins", "decisions", "games a second"):
        assert word in result.stdout


def test_json_is_one_object_and_nothing_else(run):
    result = run("simulate", "--games", 4, "--bots", "greedy,random", "--json", "--seed", 5)
    data = json.loads(result.stdout)
    assert result.stderr == ""
    assert data["games"] == 4
    assert data["seed"] == 5
    assert {it["bot"] for it in data["bots"]} == {"greedy", "random"}
    for it in data["bots"]:
        low, high = it["win_interval"]
        assert 0 <= low <= it["win_rate"] <= high <= 1
        assert it["sittings"] == 4
    assert sum(it["wins"] for it in data["bots"]) == 4


def test_the_same_seed_gives_the_same_numbers_in_one_process_or_two(run):
    def numbers(*more):
        data = json.loads(run("simulate", "--games", 6, "--bots", "random", "--seats", 3, "--json", *more).stdout)
        return data["bots"]

    assert numbers() == numbers() == numbers("--jobs", 2)


def test_options_and_records(run, tmp_path):
    folder = tmp_path / "new" / "records"
    options = ("-o", "edition=2011", "-o", "duchies=1,9")
    result = run("simulate", "--games", 2, "--bots", "random", "--records", folder, *options, "--json")
    data = json.loads(result.stdout)
    assert data["options"]["duchies"] == ["1", "9"]
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["burgundy-00000.json", "burgundy-00001.json"]
    for file in files:
        state = burgrave.replay(json.loads(file.read_text(encoding="utf-8")))
        assert state.is_over
        assert state.rules.options["edition"] == "2011"


@pytest.mark.parametrize(
    ("args", "valid"),
    [
        (("--game", "chess"), "'burgundy'"),
        (("--bots", "oracle"), "'random'"),
        (("--bots", "random,random,random"), "2 seats"),
        (("--bots", ""), "'random'"),
        (("--modules", "base,dragons"), "'base'"),
        (("--option", "dragons=1"), "'edition'"),
        (("--option", "edition=1066"), "'2011'"),
        (("--option", "edition"), "name=value"),
        (("--option", "duchies=1,2,3"), "list of 2"),
        (("--seats", "7"), "'2', '3', '4'"),
        (("--seats", "two"), "integer"),
        (("--games", "0"), "1 game or more"),
        (("--jobs", "0"), "1 process or more"),
        (("--seed", "-1"), "from 0 on"),
        (("--speed", "fast"), "--help"),
    ],
)
def test_bad_input_is_one_line(refused, args, valid):
    assert valid in refused("simulate", *args)


def test_records_that_cannot_be_written(refused, record_file):
    assert "game.json" in refused("simulate", "--games", 1, "--bots", "random", "--records", record_file / "x", "--json")


# ---- modules ---------------------------------------------------------------------------------------------------------


def test_seats_follow_the_modules(run):
    for modules, seats in (("solo", 1), ("team", 4), ("chateauma", 2), ("white_castles", 2)):
        data = json.loads(run("simulate", "--games", 1, "--bots", "random", "--modules", modules, "--json").stdout)
        assert data["seats"] == seats
        assert data["modules"] == ["base", modules]


def test_a_seat_that_the_game_plays_has_a_line_of_its_own(run):
    data = json.loads(run("simulate", "--games", 2, "--bots", "random", "--modules", "chateauma", "--seats", 3, "--json").stdout)
    assert {it["bot"]: (it["sittings"], it["decisions_per_game"] > 0) for it in data["bots"]} == {
        "random": (4, True),
        "automa": (2, False),
    }


def test_a_preset_says_it_all_and_options_go_on_top(run):
    data = json.loads(run("simulate", "--games", 1, "--bots", "random", "--preset", "duel", "-o", "settling=open", "--json").stdout)
    assert data["seats"] == 2
    assert (data["options"]["duchies"], data["options"]["settling"]) == ("dealt_border", "open")
    data = json.loads(
        run("simulate", "--game", "kingsburg", "--games", 1, "--bots", "random", "--preset", "realm", "--json").stdout
    )
    assert data["modules"] == ["base", "extra_rows", "governors", "soldier_tokens"]


def test_without_names_greedy_plays_random_ones(run):
    data = json.loads(run("simulate", "--games", 1, "--seats", 3, "--json", "--no-rotate").stdout)
    assert {it["bot"]: it["sittings"] for it in data["bots"]} == {"greedy": 1, "random": 2}


@pytest.mark.parametrize(
    ("args", "right"),
    [
        (("--modules", "team", "--seats", 2), "with 'team' is for '4' seats"),
        (("--modules", "team,chateauma"), "'team' does not go together with 'chateauma'"),
        (("--modules", "white_castles", "-o", "edition=2011"), "valid: 'special'"),
        (("--modules", "solo", "--bots", "greedy,random"), "one bot for the only seat"),
        (("--preset", "feast"), "valid: 'first_game'"),
    ],
)
def test_what_does_not_go_together_is_refused_with_what_would(refused, args, right):
    assert right in refused("simulate", "--games", 1, *args)
