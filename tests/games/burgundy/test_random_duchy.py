"""Random duchies: fair by an independent check on 500 seeds, the game's own chance, and at home wherever duchies are named."""

import json
import time
from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave import BadOption, BadSave
from burgrave.bots import bot
from burgrave.draw import Look
from burgrave.games.burgundy.drawing.pictures import thumbnail
from burgrave.games.burgundy.duchy import LAYOUTS, layout_named
from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.random_duchy import flaws, random_duchies, sizes
from games.damaged_saves import refused

from .scene import legal, own, play

DRAWING = BURGUNDY.drawing
ROWS = (4, 5, 6, 7, 6, 5, 4)
NUMBERS = "6543 21654 543123 6126541 254312 61256 3413".replace(" ", "")
"""The printed pattern, typed in a second time."""


def new(seats: int = 2, seed: int = 1, **options: Any) -> Any:
    return burgrave.new("burgundy", seats, seed, options={"duchies": "random", **options})


def regions(letters: str) -> list[tuple[str, int]]:
    """Return colour and size of each region, by walking from hex to hex."""
    places = {}
    for row, length in enumerate(ROWS):
        for column in range(length):
            places[2 * column - length, row] = letters[len(places)]
    sizes_ = []
    while places:
        (start, colour), size = places.popitem(), 0
        heap = [start]
        while heap:
            x, y = heap.pop()
            size += 1
            for neighbour in ((x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)):
                if places.get(neighbour) == colour:
                    del places[neighbour]
                    heap.append(neighbour)
        sizes_.append((colour, size))
    return sizes_


def test_500_seeds_give_500_fair_duchies() -> None:
    layouts_seen = set()
    table = new(duchies="1")
    for _ in range(500):
        (name,) = random_duchies(table, 1)
        letters = name.removeprefix("random-")
        layouts_seen.add(letters)
        assert Counter(letters) == {"B": 12, "A": 6, "S": 6, "Y": 6, "C": 4, "M": 3}
        sizes_by_colour = regions(letters)
        assert 12 <= len(sizes_by_colour) <= 20
        assert max(size for _, size in sizes_by_colour) <= 8
        assert sum(size == 1 for _, size in sizes_by_colour) <= 10, "confetti"
        for colour, different, alike in (("B", 6, 3), ("A", 5, 2), ("S", 5, 2), ("Y", 5, 2), ("C", 4, 1), ("M", 3, 1)):
            shown = Counter(number for number, letter in zip(NUMBERS, letters, strict=True) if letter == colour)
            assert len(shown) >= different, name
            assert max(shown.values()) <= alike, name
        assert flaws(name) == []
        assert len(layout_named(name).castles) == 4
    assert len(layouts_seen) == 500


def test_every_colour_is_cut_as_on_some_printed_duchy() -> None:
    printed = [sizes(layout) for layout in LAYOUTS]
    for seed in range(20):
        plan = sizes(new(seed=seed).duchy[0])
        assert all(plan[colour] in [other[colour] for other in printed] for colour in range(6))


def test_flaws_name_what_is_unfair() -> None:
    assert "castle shows [6, 6, 6, 6]" in flaws("3"), "all castles of duchy 3 show a 6"
    assert flaws("8-classic")[:2] == ["21 regions", "11 regions of one space"]
    rows = "BBBB BBBBB BBBAAA AAASSSS SSYYYY YYCCC CMMM".replace(" ", "")
    assert "a region of 12" in flaws(f"random-{rows}")
    assert "no printed duchy has regions of [12] for building" in flaws(f"random-{rows}")


def test_it_takes_no_time() -> None:
    table = new(duchies="1")
    start = time.process_time()
    random_duchies(table, 1)
    for _ in range(99):
        random_duchies(table, 1)
    assert time.process_time() - start < 100 * 0.02


# ---- in a game ----


def test_the_seed_decides() -> None:
    assert own(new(seed=5))["layout"] == own(new(seed=5))["layout"] != own(new(seed=6))["layout"]


@pytest.mark.parametrize("edition", ["2011", "special"])
def test_all_have_the_same_one_or_each_another_of_the_same_sizes(edition: str) -> None:
    state = new(4, edition=edition)
    assert len({own(state, seat)["layout"] for seat in range(4)}) == 1
    state = new(4, edition=edition, duchies="random_each")
    assert len({own(state, seat)["layout"] for seat in range(4)}) == 4
    assert sizes(state.duchy[0]) == sizes(state.duchy[1]) == sizes(state.duchy[2]) == sizes(state.duchy[3])


def test_seats_may_mix_it_with_other_duchies() -> None:
    state = new(4, duchies=["1", "random", "dealt_border", "random"])
    assert own(state, 0)["layout"] == "1"
    assert own(state, 1)["layout"] == own(state, 3)["layout"]
    assert own(state, 1)["duchy"] == "random"
    assert len(own(state, 2)["dealt"]) == 2


def test_games_with_printed_duchies_are_dealt_as_before() -> None:
    """No draw is made for random duchies where nobody asked for one."""
    assert new(duchies="1", seed=3).counter == burgrave.new("burgundy", 2, 3).counter


def test_settling_on_it() -> None:
    state = new(2)
    castles = state.duchy[0].castles
    assert legal(state) == [f"settle duchy:random hex:{hex_ + 1}" for hex_ in castles]
    seat = state.to_act[0]
    events = play(state, legal(state)[2])
    assert events[0] == ("settle", seat, "random", castles[2])
    assert own(state, seat)["hexes"][castles[2]] == "castle"
    assert own(state, seat)["duchy"] == "random"
    assert own(state, seat)["dealt"] == [own(state, seat)["layout"]]


@pytest.mark.parametrize("settling", ["open", "secret"])
def test_greedy_settles_and_plays(settling: str) -> None:
    state = new(2, seed=2, duchies="random_each", settling=settling)
    greedy = bot("greedy", 1)
    for _ in range(40):
        seat = state.to_act[0]
        state.apply(greedy.choose(state.imagine(seat, 1), seat), seat)
    assert state.white


def test_it_is_saved_and_replayed() -> None:
    state = new(3, duchies="random_each")
    play(state, legal(state)[0])
    saved = json.loads(json.dumps(state.save()))
    again: Any = burgrave.load(saved)
    assert again.digest() == state.digest()
    assert [duchy.name for duchy in again.duchy] == [duchy.name for duchy in state.duchy]
    assert burgrave.replay(json.loads(json.dumps(state.record))).digest() == state.digest()


@pytest.mark.parametrize(
    "name",
    ["random", "random-", "random-B", "random-" + "B" * 37, "random-" + "X" * 37, "dealt", "", "random-" + "B" * 38],
)
def test_a_name_that_holds_no_duchy_is_refused(name: str) -> None:
    state = new(2)
    for field in ("duchy", "dealt"):
        value = list(state.save()["position"][field])
        value[1] = name if field == "duchy" else [name]
        assert "duchy" in refused(state.save(), field, value)
    with pytest.raises(BadSave, match="no duchy"):
        layout_named(name)


def test_the_option_takes_no_layout() -> None:
    with pytest.raises(BadOption, match="random_each"):
        new(duchies=LAYOUTS[0].name + "-B")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("settling", ["open", "secret"])
def test_it_is_drawn_and_narrated(language: str, settling: str) -> None:
    state = new(2, settling=settling, seed=4)
    seat = state.to_act[0]

    def drawn() -> str:
        parts = DRAWING.parts(state.view(seat), Look(seat, (seat,), ("Ann", "Ola"), language))
        return parts.moment + parts.own_map + "".join(part.figure for part in parts.seats.values())

    assert "duchy:random" in drawn()
    state.apply(str(state.legal_actions(seat)[0]), seat)
    assert "castle" in drawn()
    other = state.to_act[0]
    events = state.apply(str(state.legal_actions(other)[1]), other)
    sentences = [BURGUNDY.narrate(state, event, language) for event in events if event[0] == "settle"]
    assert all(("losowym" if language == "pl" else "a random duchy") in line for line in sentences)
    assert ("księstwo losowe" if language == "pl" else "random duchy") in drawn()


@pytest.mark.parametrize("value", ["random", "random_each", "dealt_border", "dealt_all", "30"])
def test_the_page_of_options_has_a_picture(value: str) -> None:
    assert "<svg" in thumbnail("duchies", value, "special")
