"""The door for expansions, tried with one that nobody printed: a tithe.

It inserts a step, reacts to placed tiles, keeps a slice of the state, shows it in the view and tells
what it is worth, without a line of Burgundy knowing it.
"""

from __future__ import annotations

from typing import Any

import pytest

import burgrave
from burgrave.contract import Setup, walk
from burgrave.engine.agenda import Automatic
from burgrave.engine.decision import Offer
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.games.burgundy.game import Burgundy
from burgrave.games.burgundy.steps.sell import gain_silver


class Chest:
    """The slice: how many tiles each seat has placed since the last tithe."""

    def __init__(self, state: Any) -> None:
        self.placed = [0] * state.seats

    def clone(self) -> Chest:
        copy = object.__new__(Chest)
        copy.placed = self.placed[:]
        return copy

    def data(self) -> Any:
        return list(self.placed)

    def restore(self, data: Any) -> None:
        self.placed = list(data)


def count(state: Any, seat: int, tile: int, hex_: int) -> None:
    state.slices[0].placed[seat] += 1


def forget(state: Any, seat: int | None) -> None:
    """Pretend that seats cannot see how much others have placed."""
    if seat is not None:
        state.slices[0].placed = [placed if other == seat else 0 for other, placed in enumerate(state.slices[0].placed)]


class Tithe(Automatic):
    """One silver to every seat that placed a tile in the phase."""

    __slots__ = ()
    id = "Tithe"

    def run(self, state: Any) -> None:
        state.mark_irreversible()  # what is paid tells what others have placed
        for seat in range(state.seats):
            gain_silver(state, seat, min(1, state.slices[0].placed[seat]), "tithe")
        state.slices[0].placed = [0] * state.seats


TITHE = Module(
    id="tithe",
    title="Tithe",
    summary="A silver for those who build.",
    needs=("base",),
    options=(Option("mercy", "no", ("yes", "no"), "Nothing depends on it."),),
    programme={"phase_end": lambda steps: (Tithe(), *steps)},
    reactions={"placed": (count,)},
    evaluations=(lambda state, seat: 0.5 * state.slices[0].placed[seat],),
    steps=(Tithe,),
    slice=Chest,
    view=lambda state, seat: {"placed": list(state.slices[0].placed) if seat is None else state.slices[0].placed[seat]},
    determinize=forget,
)


class BurgundyWithTithe(Burgundy):
    def __init__(self) -> None:
        super().__init__()
        self.name = "burgundy-with-tithe"
        self.modules = {**self.modules, "tithe": TITHE}


@pytest.fixture(autouse=True, scope="module")
def _known() -> None:
    burgrave.register(BurgundyWithTithe())


def test_a_module_plays_by_the_contract() -> None:
    """It has no words of its own: why silver changes hands is told by the name in the code, in every language the same."""
    for seed in range(4):
        setup = Setup("burgundy-with-tithe", 2 + seed % 3, modules=["tithe"], options={"mercy": "yes"})
        walk(setup, seed, chance_of_check=0.1, needs_translations=False)


def test_the_module_does_what_it_says() -> None:
    state: Any = burgrave.new("burgundy-with-tithe", 2, 5, modules=["base", "tithe"])
    assert state.view(0)["extra"] == {"tithe": {"placed": 0}}
    paid = []
    while not state.is_over:
        placed = list(state.slices[0].placed)
        seat = state.to_act[0]
        action = next((action for action in state.legal_actions() if action.verb == "place"), state.legal_actions()[0])
        events = state.apply(action)
        paid += [event for event in events if event[0] == "silver" and event[3] == "tithe"]
        if action.verb == "place":
            assert state.slices[0].placed[seat] == placed[seat] + 1
    assert 2 <= len(paid) <= 10


def test_the_evaluation_understands_it() -> None:
    state: Any = burgrave.new("burgundy-with-tithe", 2, 5, modules=["tithe"])
    before = state.rules.game.evaluate(state, 0)
    state.slices[0].placed[0] = 4
    assert state.rules.game.evaluate(state, 0) == pytest.approx(before + 2)


def test_without_it_nothing_is_different() -> None:
    plain: Any = burgrave.new("burgundy-with-tithe", 2, 5)
    assert plain.slices == []
    assert plain.view(0)["extra"] == {}
    assert plain.position() == burgrave.new("burgundy", 2, 5).position()
    with pytest.raises(burgrave.BadOption, match="no option 'mercy'"):
        burgrave.new("burgundy-with-tithe", options={"mercy": "yes"})


class Pray(Offer):
    """An offer under a verb that is there already."""

    def verb(self) -> str:
        return "take"


@pytest.mark.parametrize(
    ("slip", "message"),
    [
        (Module(id="slip", title="", summary="", offers={"trun": (Pray(),)}), "decision 'trun'"),
        (Module(id="slip", title="", summary="", programme={"phase_strat": lambda steps: steps}), "programme slot 'phase_strat'"),
        (Module(id="slip", title="", summary="", reactions={"plcaed": (count,)}), "event to react to 'plcaed'"),
        (Module(id="slip", title="", summary="", offers={"turn": (Pray(),)}), "has that verb already"),
    ],
    ids=lambda item: item if isinstance(item, str) else "",
)
def test_slips_of_a_module_are_refused(slip: Module, message: str) -> None:
    game = BurgundyWithTithe()
    game.modules = {**game.modules, "slip": slip}
    with pytest.raises(ValueError, match=message):
        game.rules(2, ["slip"])


def test_a_module_hides_its_slice_from_bots() -> None:
    state: Any = burgrave.new("burgundy-with-tithe", 2, 5, modules=["tithe"])
    state.slices[0].placed = [3, 4]
    assert state.imagine(0, 1).slices[0].placed == [3, 0]


def demanding(**given: Any) -> BurgundyWithTithe:
    """The game with one more module, for three, of the special edition."""
    game = BurgundyWithTithe()
    strict = Module(id="strict", title="", summary="", **{"seats": (3,), "demands": {"edition": ("special",)}, **given})
    game.modules = {**game.modules, "strict": strict}
    return game


def test_a_module_says_for_how_many_it_is() -> None:
    game = demanding()
    assert game.seats_with(["base"]) == (2, 3, 4)
    assert game.seats_with(["base", "strict"]) == (3,)
    assert game.rules(3, ["strict"]).seats == 3
    with pytest.raises(burgrave.BadOption, match="with 'strict' is for '3' seats, not 2"):
        game.rules(2, ["strict"])
    with pytest.raises(burgrave.BadOption, match="is for '2', '3', '4' seats, not 5"):
        game.rules(5)


def test_a_module_says_which_values_it_plays_with() -> None:
    game = demanding(demands={"duchies": ("4", "5")})
    assert game.rules(3, ["strict"]).options["duchies"] == "4"
    assert game.rules(3, ["strict"], {"duchies": ["5", "4", "5"]}).options["duchies"] == ["5", "4", "5"]
    with pytest.raises(burgrave.BadOption, match="cannot be '1' with module 'strict'; valid: '4', '5'"):
        game.rules(3, ["strict"], {"duchies": "1"})
    options_by_name = {option.name: option for option in game.options_of(["strict"])}
    assert options_by_name["duchies"].choices == ("4", "5")
    assert options_by_name["duchies"].default == "4"
    assert options_by_name["edition"].choices == ("special", "2011")


def test_a_module_suggests_a_default_among_the_values_that_are_left() -> None:
    game = demanding(suggests={"duchies": "7"})
    assert game.rules(3, ["strict"]).options["duchies"] == "7"
    assert game.rules(3, ["strict"], {"duchies": "1"}).options["duchies"] == "1"
    assert demanding(demands={"duchies": ("4", "5")}, suggests={"duchies": "7"}).rules(3, ["strict"]).options["duchies"] == "4"


def test_modules_that_leave_no_value_do_not_go_together() -> None:
    game = demanding(demands={"edition": ("special",)})
    other = Module(id="other", title="", summary="", demands={"edition": ("2011",)})
    game.modules = {**game.modules, "other": other}
    with pytest.raises(burgrave.BadOption, match="'strict', 'other' leave nothing to choose for option 'edition'"):
        game.rules(3, ["strict", "other"])


class Nameless(Automatic):
    """A step that inherits its id instead of having one."""


class Impostor(Automatic):
    """A step with the id of another."""

    id = "Turn"


@pytest.mark.parametrize(
    ("step", "why"), [(Nameless, "Nameless of module 'odd' has no `id`"), (Impostor, "'Turn', which is the id of Turn")]
)
def test_a_step_needs_an_id_of_its_own(step: type[Automatic], why: str) -> None:
    game = Burgundy()
    game.modules = {**game.modules, "odd": Module(id="odd", title="Odd", summary="A slip.", steps=(step,))}
    with pytest.raises(ValueError, match=why):
        game.rules(2, ["odd"])
