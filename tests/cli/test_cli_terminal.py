"""The terminal, played by scripts: what is typed, what is shown, what is kept."""

import json
from random import Random

import pytest
from rich.console import Console

import burgrave
from burgrave.bots import bot
from burgrave.cli.terminal.burgundy import find_tile
from burgrave.cli.terminal.duchy_map import CELL, WIDTH, duchy_map, short, width_of
from burgrave.cli.terminal.estate_map import estate_map
from burgrave.cli.terminal.estate_map import short as estate_map_short
from burgrave.cli.terminal.extra import brief, cut, extra_lines
from burgrave.cli.terminal.session import Session
from burgrave.engine.timeline import Timeline
from burgrave.games.burgundy.duchy import LAYOUTS, duchy
from burgrave.games.burgundy.tiles import TILES
from burgrave.games.tuscany.estate import FIELD_NAMES, estate
from burgrave.games.tuscany.estate import LAYOUTS as LAYOUTS_OF_ESTATE
from burgrave.games.tuscany.tokens import TOKENS


def test_eof_says_good_bye(run):
    result = run("terminal", "--seed", 5)
    assert result.exit_code == 0
    assert "Good-bye." in result.stdout


def test_the_first_screen_says_whose_turn_it_is_and_what_can_be_done(run):
    shown = run("terminal", "--seed", 5, "--bots", "human", typed="q\n").stdout
    for words in ("Phase A, round 1", "Choose a die", "Take a tile", "Take 2 workers with die 1", "-1 worker", "> q"):
        assert words in shown
    assert shown.count("Workers") == 2
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_choices_undo_redo_and_the_whole_turn(run, tmp_path):
    save = tmp_path / "game.json"
    typed = "workers die:1\nu\nr\nr\nworkers die:2\nt\nu\nbogus\n999\nq\n"
    result = run("terminal", "--seed", 6, "--bots", "human", "--save", save, typed=typed)
    assert result.exit_code == 0
    assert "Taken back: workers die:1" in result.stdout
    assert "Taken back: 2 steps" in result.stdout
    assert "Nothing can be done again." in result.stdout
    assert "Nothing can be taken back" in result.stdout
    assert "type ? for the keys" in result.stdout
    assert "Choose a number from 1 to" in result.stdout
    assert json.loads(save.read_text(encoding="utf-8"))["actions"] == []


def test_help_keys_filter_and_look(run):
    typed = "?\nh\nh rules\nh bank\nh 12\nh table\nh brnk\nworkers\nl\nq\n"
    shown = " ".join(run("terminal", "--seed", 6, "--bots", "human", typed=typed).stdout.split())
    assert "undo, redo" in shown
    assert "Topics: rules" in shown
    assert "Most points win" in shown
    assert "take 2 silver" in shown
    assert "Gatherers' cloister" in shown
    assert "Did you mean bank" in shown
    assert shown.count("Phase A, round 1") == 2


def test_a_bot_s_choice_cannot_be_taken_back(run):
    typed = "workers die:1\nworkers die:2\nend\nu\nt\nq\n"
    shown = run("terminal", "--seed", 5, "--bots", "random", typed=typed).stdout
    assert shown.count("Nothing can be taken back") == 2


def test_an_end_of_turn_can_be_taken_back_in_a_hot_seat(run):
    typed = "workers die:1\nworkers die:2\nend\nu\nq\n"
    shown = run("terminal", "--seed", 5, "--bots", "human", typed=typed).stdout
    assert "Taken back: end" in shown


def test_resume_goes_on_where_the_game_was_left(run, tmp_path):
    save = tmp_path / "game.json"
    run("terminal", "--seed", 6, "--bots", "human", "--save", save, typed="workers die:1\nq\n")
    again = run("terminal", "--resume", save, "--bots", "human", "--save", save, typed="u\nq\n")
    assert "Use your other die" in again.stdout
    assert "Taken back: workers die:1" in again.stdout


class Typist:
    """Types random numbers, the text of actions, and now and then a command."""

    def __init__(self, session, seed):
        self.session = session
        self.random = Random(seed)
        self.lines = 0

    def __call__(self, prompt):
        self.lines += 1
        assert self.lines < 5000
        if self.random.random() < 0.05:
            return self.random.choice(["u", "r", "t", "?", "h castle", "l", "", "zzz", "-1", "0"])
        if self.random.random() < 0.5:
            return str(self.random.choice(self.session.state.legal_actions(self.session.state.to_act[0])))
        return str(self.random.randint(1, 12))


@pytest.mark.parametrize(
    ("game", "seats", "players", "options"),
    [
        ("burgundy", 2, [None, bot("random", 1)], {}),
        ("burgundy", 3, [None, bot("greedy", 1), None], {"duchies": "dealt", "settling": "secret", "edition": "2011"}),
        ("tuscany", 2, [None, bot("random", 1)], {}),
        ("tuscany", 4, [None, bot("random", 1), None, bot("greedy", 3)], {"printing": "first"}),
        ("tiletum", 2, [None, bot("random", 1)], {}),
        ("tiletum", 4, [None, bot("random", 1), None, bot("random", 3)], {}),
    ],
)
def test_a_full_game(monkeypatch, tmp_path, game, seats, players, options):
    save = tmp_path / "game.json"
    with open(tmp_path / "out.txt", "w", encoding="utf-8") as out:
        timeline = Timeline(burgrave.new(game, seats, seed=8, options=options))
        session = Session(timeline, players, Console(file=out, width=80), save)
        monkeypatch.setattr("builtins.input", Typist(session, seats))
        session.run()
    shown = (tmp_path / "out.txt").read_text(encoding="utf-8")
    assert session.state.is_over
    assert "The game is over" in shown
    assert "Score sheet" in shown
    assert burgrave.replay(json.loads(save.read_text(encoding="utf-8"))) == session.state


def test_a_full_game_through_the_command(run, tmp_path):
    save = tmp_path / "game.json"
    random = Random(4)
    typed = "".join(f"{random.randint(1, 4) if random.random() < 0.7 else 1}\n" for _ in range(3000))
    result = run("terminal", "--seats", 2, "--seed", 4, "--bots", "random", "--save", save, typed=typed)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert burgrave.replay(json.loads(save.read_text(encoding="utf-8"))).is_over


def test_bots_alone_can_be_watched(run):
    result = run("terminal", "--bots", "random,random", "--seed", 1)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout


@pytest.mark.parametrize(
    ("args", "valid"),
    [
        (("--bots", "oracle"), "'human', 'random'"),
        (("--bots", "human,random,random"), "2 seats"),
        (("--game", "chess"), "'burgundy'"),
        (("--modules", "dragons"), "'base'"),
        (("-o", "edition=1066"), "'2011'"),
        (("--seats", "1"), "'2', '3', '4'"),
        (("--seed", "-3"), "from 0 on"),
        (("--resume", "/does/not/exist"), "No such file"),
        (("--save", "/dev/null/x"), "/dev/null"),
    ],
)
def test_bad_input_is_one_line(refused, args, valid):
    assert valid in refused("terminal", *args)


def test_another_game_is_drawn_with_its_own_words(run):
    typed = "arrange order:BAC turned:AC shifts:up-down castle:B\ntake bonus:card\n?\nh hexagon\nh table\nh vilage\nq\n"
    shown = run("terminal", "--game", "tuscany", "--seed", 5, typed=typed).stdout
    for words in (
        "Arranging estates",
        "and 516 more",
        "Choose your first bonus token",
        "Phase 1 of 3, round",
        "Choose your action",
    ):
        assert words in shown
    for words in ("Draw 4 cards  +4 cards", "take open:3", "Hexagon: A hexagon", "Did you mean village"):
        assert words in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_long_turn_is_drawn_step_by_step(run):
    typed = "take die:iron.1 space:contract\ntake bonus:contract\ntake contract:4\n?\nh iron\nh table\nh merchnt\nq\n"
    shown = run("terminal", "--game", "tiletum", "--seats", 3, "--seed", 10, "--bots", "human", typed=typed).stdout
    for words in (
        "Round 1 of 4, turn 1 of 3",
        "Choose a die.",
        "Take the bonus tile?",
        "Take a contract or exchange goods.",
        "Fair 1 in Tiletum: 3 for each pillar on the map",
        "Corruption: 0 ? ?",
        "P3 P1 P2",
        "[free, +3] [free, +1]",
        "M1 A1 M2 A2 M3 A3",
        "no cathedral",
        "Storage    1 clover crest; 2 contract for 7 wool, 11 points",
        "-1 action point",
        "Iron: Many contracts ask for it.",
    ):
        assert words in shown, words
    # The map is drawn once in a turn.
    assert shown.count("Houses or cathedral") == 1
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_maps_have_the_shape_of_an_estate():
    for layout in range(LAYOUTS_OF_ESTATE):
        laid = estate((0, 0, 0), layout)
        lines = estate_map(laid, [None] * 30).plain.splitlines()
        assert 8 <= len(lines) <= 9
        assert sorted(word[:-1] for line in lines for word in line.split()) == sorted(FIELD_NAMES)
    assert len({estate_map_short(token) for token in TOKENS[1:]}) == len(TOKENS) - 1


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("kingsburg", ("Phase: aid", "Resources", "Take 1 resource.")),
        ("pebbles", ("Heap: 6", "Pebbles: 0 0", "Player 1 (you). Bid.")),
    ],
)
def test_a_game_without_a_screen_of_its_own_shows_its_view(run, game, lines):
    output = run("terminal", "--game", game, "--seed", "3", typed="1\nh\nh table\n?\nq\n").output
    for line in lines:
        assert line in output
    assert "Topics: rules, " in output
    assert "h table  " not in output, "nothing on the table has help"
    assert output.endswith("Good-bye.\n")


def test_maps_have_the_shape_of_a_duchy():
    for layout in LAYOUTS:
        lines = duchy_map(layout, [None] * 37).plain.splitlines()
        assert len(lines) == 7
        assert [len(line.split()) for line in lines] == [4, 5, 6, 7, 6, 5, 4]
        assert max(map(len, lines)) == WIDTH


def test_a_duchy_of_two_halves_is_drawn_whole():
    layout = duchy("special", "31")
    lines = duchy_map(layout, [None] * layout.hexes).plain.splitlines()
    assert [len(line.split()) for line in lines] == [8, 10, 12, 14, 12, 10, 8]
    assert max(map(len, lines)) == width_of(layout) < 76


def test_every_tile_has_its_own_short_name_and_is_found_by_it():
    names = [short(tile) for tile in TILES[1:]]
    assert len(set(names)) == len(names)
    assert all(len(name) <= CELL for name in names)
    assert all(find_tile(tile) == tile for tile in TILES[1:])
    assert find_tile("boarding house") == "boarding_house"
    assert find_tile("Bestiary") == find_tile("24") == "monastery-24"
    assert find_tile("3 sheep") == "sheep-3"
    assert find_tile("cows") == "cow-2"
    assert find_tile("") is None


# ---- modules ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", [name for name in burgrave.game("burgundy").modules if name != "base"])
def test_every_module_can_be_played_in_a_terminal(run, module):
    """The first screens are drawn, helped with and chosen from; the widest of them fit."""
    shown = run("terminal", "--modules", module, "--seed", 5, "--bots", "random", typed="h table\n1\n1\n1\n1\n1\nl\nq\n").stdout
    assert "Good-bye." in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_what_modules_show_stands_below_the_table(run):
    shown = " ".join(run("terminal", "--modules", "solo", "--seed", 5, typed="q\n").stdout.split())
    assert "Player 1 (you)" in shown
    assert "target: 50" in shown


def test_a_seat_that_the_game_plays_has_its_name_and_is_never_asked(run):
    shown = run("terminal", "--preset", "against_the_game", "--seed", 5, typed="q\n").stdout
    assert "Player 1 (you)" in shown
    assert "Chateauma" in shown
    assert "Player 2" not in shown


def test_extra_words_leave_out_what_is_empty():
    assert brief({"depot": [[4], []], "bag": 0, "is_open": True, "at": None, "rows": [None, None]}) == "depot (4) (), is open yes"
    assert cut("x" * 400).endswith("x...")
    assert extra_lines({"extra": {"moats": {"deep": 3}}}, {"moats": "Moats"}).plain == "Moats. deep: 3"
    assert extra_lines({}, {}).plain == ""
