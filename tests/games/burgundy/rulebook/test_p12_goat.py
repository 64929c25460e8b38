"""The fourth species: a chicken in 2011 (p. 11, monastery 24's example), a goat in the Special Edition (p. 12, its picture)."""

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.games.burgundy.drawing.tiles import tile_body
from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words import tile_help, tile_title

from ..scene import finish, legal, play, scene, scored

FOURTH = {"2011": "chicken", "special": "goat"}
OTHER = {"2011": "goat", "special": "chicken"}


@pytest.mark.parametrize("edition", FOURTH)
def test_each_edition_has_its_own_fourth_species(edition: str) -> None:
    state: Any = burgrave.new("burgundy", 2, 1, options={"edition": edition})
    counts = Counter(TILES[tile].partition("-")[0] for pile in state.book.supply for tile in pile)
    assert counts[FOURTH[edition]] == counts["cow"] == 7
    assert counts[OTHER[edition]] == 0


@pytest.mark.parametrize("edition", FOURTH)
def test_it_scores_in_its_pasture_and_for_monastery_24(edition: str) -> None:
    name = FOURTH[edition]
    state = scene(edition, dice=(4,), storage=[f"{name}-4"], hexes={12: "bank", 5: f"{name}-3", 6: "pig-3"}, monasteries=[24])
    play(state, "place die:1 storage:1 hex:11")
    assert scored(state, "animals") == 7
    assert scored(finish(state), "monastery-24") == 2 * 4


def test_it_has_a_name_and_a_help_of_its_own_in_both_languages() -> None:
    assert tile_title("goat-3") == "3 goats"
    assert [tile_title(f"goat-{count}", "pl") for count in (2, 4)] == ["2 kozy", "4 kozy"]
    assert "goats" in tile_help("goat-2")
    assert "kozami" in tile_help("goat-2", "special", "pl")


@pytest.mark.parametrize("edition", FOURTH)
def test_the_log_names_it(edition: str) -> None:
    name = FOURTH[edition]
    state = scene(edition, dice=(4,), storage=[f"{name}-4"], hexes={12: "bank"})
    (entry,) = state.rules.game.lines(state, state.apply("place die:1 storage:1 hex:11"))
    assert entry["text"].startswith(f"placed 4 {name}s on a 4")
    assert f"{name}s: 4" in entry["detail"].lower()


def test_it_has_a_picture_of_its_own() -> None:
    goat, chicken = (tile_body(0, 0, 20, f"{name}-2", "special") for name in ("goat", "chicken"))
    assert "#i-goat" in goat
    assert "#i-chicken" in chicken


def test_geese_choose_it_by_the_word_that_records_know() -> None:
    """The element keeps its name, `species:chicken`, so that older games can be replayed; people read of goats."""
    state = scene("special", dice=(4,), storage=["geese-2"], hexes={12: "bank", 5: "goat-3", 6: "pig-3"}, modules=["extra_hexes"])
    play(state, "place die:1 storage:1 hex:11")
    assert legal(state) == ["count species:pig", "count species:chicken"]
    assert state.rules.game.explain(state, "count species:chicken")["label"] == "Score with the geese: goats"
    assert state.rules.game.explain(state, "count species:chicken", "pl")["label"].endswith("kozy")
    (entry,) = state.rules.game.lines(state, state.apply("count species:chicken"))
    assert "goats" in entry["text"]
    assert scored(state, "animals") == 5
