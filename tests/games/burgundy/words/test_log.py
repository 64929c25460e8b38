"""The log joins what belongs together, explains every point, and names places that are drawn."""

import re
from random import Random

import pytest

import burgrave
from burgrave.draw.parts import Look
from burgrave.engine.game_log import joined_entries
from burgrave.games.burgundy.tiles import BUILDINGS
from games.burgundy.scene import play, scene
from games.burgundy.words.random_games import TABLES, random_game
from games.random_games import LANGUAGES

FIELDS = ["seat", "text", "detail", "gain", "keys", "head", "joins"]


def log_of_actions(state, *texts, language="en"):
    """Return the joined entries of some actions."""
    return joined_entries([[], *(state.rules.game.lines(state, state.apply(text), language) for text in texts)])


def only_entry(state, *texts, language="en"):
    """Return the only entry of some actions: text, detail, gain."""
    (entry,) = log_of_actions(state, *texts, language=language)
    assert entry["seat"] == 0
    return entry["text"], entry["detail"], entry["gain"]


def drawn_keys(state):
    """Return every place that is drawn now, on any seat's board."""
    keys = set()
    for seat in range(state.seats):
        parts = state.rules.game.drawing.parts(state.view(seat), Look(focus=seat, you=(seat,), names=("A", "B", "C", "D")))
        for text in (
            parts.board.whole("board"),
            parts.own_map,
            parts.own_tray,
            *(text for part in parts.seats.values() for text in vars(part).values()),
        ):
            keys |= set(re.findall(r'data-key="([^"]+)"', text))
    return keys


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_gains_add_up_to_the_scores_and_every_entry_is_whole(seats, options):
    totals = {language: [0] * seats for language in LANGUAGES}
    heads = dict.fromkeys(LANGUAGES, 0)
    for number, (state, events) in enumerate(random_game(seats, options, lambda *_: None)):
        for language in LANGUAGES:
            entries = state.rules.game.lines(state, events, language)
            for entry in entries:
                assert list(entry) == FIELDS
                assert bool(entry["text"]) != bool(entry["head"])
                assert "{" not in entry["text"] + entry["detail"]
                assert not entry["gain"] or entry["detail"]
                heads[language] += entry["head"] is not None
                if entry["seat"] is not None:
                    totals[language][entry["seat"]] += entry["gain"]
        if number % 9 == 0:
            keys = drawn_keys(state)
            # What a ship loads or a player takes is not where it was: the place may be gone from the drawing.
            gone = {key for entry in entries for key in entry["keys"] if re.fullmatch(r"depot:\d|bonus:.*", key)}
            assert {key for entry in entries for key in entry["keys"]} - gone <= keys
    assert heads == dict.fromkeys(LANGUAGES, 26)
    assert all(total == list(state.scores) for total in totals.values())


def test_a_ship_and_its_goods_are_one_entry():
    state = scene(phase="B", dice=(6,), storage=["ship"], hexes={17: "ship", 18: "ship"}, wares={4: {"red": 2}})
    assert only_entry(state, "place die:1 storage:1 hex:16", "load depot:4") == (
        "placed a ship on a 6, took 2 pottery from depot 4",
        "River of 3 completed: 6, phase B: 8; turn order track: 1",
        14,
    )


def test_the_same_in_polish():
    state = scene(phase="B", dice=(6,), storage=["ship"], hexes={17: "ship", 18: "ship"}, wares={4: {"red": 2}})
    assert only_entry(state, "place die:1 storage:1 hex:16", "load depot:4", language="pl") == (
        "kładzie statek na polu z liczbą 6, bierze 2 kafelki ceramiki z magazynu 4",
        "Ukończona rzeka z 3 pól: 6, faza B: 8; tor kolejności: 1",
        14,
    )


def test_animals_are_counted_tile_by_tile():
    state = scene(dice=(4,), storage=["pig-2"], hexes={10: "pig-3", 5: "pig-4", 6: "cow-3", 1: "cow-2"}, monasteries=[7])
    text, detail, gain = only_entry(state, "place die:1 storage:1 hex:11")
    assert text == "placed 2 pigs on a 4"
    assert detail == "Pasture of 5 completed: 15, phase A: 10; pigs: 2 + 4 + 3; monastery 7: 3"
    assert gain == 15 + 10 + 9 + 3


def test_a_sale_shows_price_and_monasteries():
    state = scene(dice=(4,), goods={"red": 2}, workers=2, monasteries=[3, 4])
    assert only_entry(state, "sell die:1 goods:4") == (
        "sold 2 pottery",
        "2 goods at 2 points; 2 silver (monastery 3); 1 worker (monastery 4)",
        4,
    )
    assert (
        only_entry(scene(dice=(3,), goods={"red": 1}, workers=2), "sell die:1 goods:4")[1]
        == "1 tile at 2 points; 1 silver; die 3, one worker"
    )


def test_a_full_storage():
    state = scene(dice=(2,), storage=["ship", "mine", "bank"], workers=1, depots={"3.1": "castle"})
    assert only_entry(state, "take die:1 depot:3.1", "discard storage:2") == (
        "took the castle from depot 3, discarded the mine for it",
        "Die 2, one worker",
        0,
    )


def test_a_full_storage_and_nothing_paid():
    state = scene(dice=(3,), storage=["ship", "mine", "bank"], depots={"3.1": "castle"})
    assert only_entry(state, "take die:1 depot:3.1", "discard storage:2") == (
        "took the castle from depot 3, discarded the mine for it",
        "Die 3",
        0,
    )
    state = scene(dice=(3,), storage=["carpenter", "mine", "bank"], depots={"3.1": "market", "black:1": "ship"}, silver=2)
    played = only_entry(state, "place die:1 storage:1 hex:26", "fetch depot:3.1")
    assert played == ("placed a carpenter on a 3, took the market from depot 3", "Die 3", 0)
    assert (
        only_entry(state, "buy black:1", "discard storage:1")[0]
        == "bought the ship from the black depot, discarded the market for it"
    )


def test_purchases():
    state = scene(silver=3, depots={"black:2": "market"})
    assert only_entry(state, "buy black:2") == ("bought the market from the black depot", "2 silver", 0)
    state = scene(workers=2, depots={"3.1": "bank"}, monasteries=[6])
    assert only_entry(state, "hire depot:3.1") == ("took the bank from depot 3", "Two workers", 0)


def test_buildings_join_what_they_grant():
    cases = {
        "warehouse": ("sell tile:warehouse goods:2", "sold 1 grapes"),
        "carpenter": ("fetch depot:4.1", "took the watchtower from depot 4"),
        "town_hall": ("place tile:town_hall storage:2 hex:25", "placed a mine on a 4"),
        "boarding_house": (None, "took 4 workers"),
        "bank": (None, "took 2 silver"),
        "watchtower": (None, None),
    }
    for building, (action, more) in cases.items():
        state = scene(dice=(3,), storage=[building, "mine"], goods={"purple": 1}, depots={"4.1": "watchtower"})
        text, _, gain = only_entry(state, *filter(None, ("place die:1 storage:1 hex:26", action)))
        name = building.replace("_", " ")
        assert text == f"placed a {name} on a 3" + (f", {more}" if more else "")
        assert bool(gain) == (building in ("warehouse", "watchtower"))
    assert set(cases) < set(BUILDINGS)


def test_what_is_declined_or_lapses():
    state = scene(dice=(3,), storage=["carpenter"], depots={"4.1": "watchtower"})
    assert only_entry(state, "place die:1 storage:1 hex:26", "skip")[0] == "placed a carpenter on a 3, took no tile"
    state = scene(dice=(3,), storage=["carpenter"])
    assert only_entry(state, "place die:1 storage:1 hex:26") == (
        "placed a carpenter on a 3",
        "No such tile in the depots; die 3",
        0,
    )
    state = scene(dice=(5,), storage=["ship"], wares={3: {"red": 1}, 4: {"red": 1}}, monasteries=[5])
    texts = ["place die:1 storage:1 hex:20", "load depot:3", "skip"]
    assert only_entry(state, *texts)[0] == "placed a ship on a 5, took 1 pottery from depot 3, took no more goods"


def test_a_castle_and_its_action():
    state = scene(dice=(6,), storage=["castle"], hexes={12: "bank"}, depots={"2.1": "ship"})
    texts = ["place die:1 storage:1 hex:7", "take tile:castle depot:2.1"]
    assert only_entry(state, *texts)[0] == "placed a castle on a 6, took the ship from depot 2"


def test_a_new_round_has_a_heading_and_one_line_for_each_roll():
    state = scene()
    play(state, "end")
    heads = log_of_actions(state, "end")
    assert heads[0]["head"] == "Phase A, round 2"
    assert re.match(r"The white die shows (\d): \w+ goe?s? to depot \1$", heads[1]["text"])
    assert [entry["seat"] for entry in heads] == [None, None, *state.rota]
    assert all(entry["text"].startswith("rolled ") for entry in heads[2:])


def test_a_new_phase_takes_few_lines():
    state = scene(phase="A", hexes={25: "mine"}, monasteries=[2], depots={"1.1": "ship", "black:1": "mine"})
    state.round = 4
    play(state, "end")
    lines = log_of_actions(state, "end")
    assert [entry["head"] or entry["text"] for entry in lines][:4] == [
        "got 1 silver and 1 worker from mines",
        "Phase B, round 1",
        "2 tiles go back to the box",
        "New tiles lie in the depots",
    ]
    assert lines[3]["detail"].startswith("Goods of the five rounds: ")
    assert len(lines) == 4 + 1 + 2


def test_alone_the_way_to_the_target_is_logged_once_for_an_action():
    moved = 0
    for seed in range(40):
        state, random = burgrave.new("burgundy", 1, seed, ["base", "solo"]), Random(seed)
        while not state.is_over:
            events = state.apply(random.choice(state.legal_actions(0)))
            moved += [event[0] for event in events].count("marker") > 1
            for entry in state.rules.game.lines(state, events, "en"):
                assert entry["detail"].count("to the target") <= 1 + entry["detail"].count("reached")
        if moved:
            break
    assert moved, "an action moved it twice"


def test_what_chateauma_scores_goes_on_in_a_sentence():
    state, random = burgrave.new("burgundy", 2, 3, ["base", "chateauma"]), Random(3)
    details = []
    while not state.is_over:
        events = state.apply(random.choice(state.legal_actions(0)))
        details += [entry["detail"] for entry in state.rules.game.lines(state, events, "en") if entry["seat"] == 1]
    assert any("; animals: " in detail for detail in details)
    assert not [detail for detail in details if re.search("; (Animals|Completed)", detail)]
