"""What goes together on the page of a new table, asked of a game that has every kind of reason."""

import pytest

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.games.catalogue import NAMES
from burgrave.games.kingsburg.game import Kingsburg
from burgrave.table.pages.compatibility import CompatibilityChecker
from burgrave.table.pages.new_table_form import NewTableForm
from burgrave.table.seat_rules import player_counts, rules_for

SIDES = Option("sides", "1", tuple(str(number) for number in range(1, 9)), "Which board.", per_seat=True)
BOX = Option("box", "new", ("new", "old"), "Which box.", decides=True)


def module(name, **more):
    return Module(id=name, title=name.capitalize(), summary=f"what {name} is", needs=("base",), **more)


class Toy:
    """A game of modules alone: enough to ask what goes together."""

    def __new__(cls):
        game = Kingsburg()
        base = Module(id="base", title="Toy", summary="the toy", options=(BOX, SIDES))
        parts = (
            base,
            module("wells", demands={"box": ("new",)}),
            module("walls", excludes=("wells",), demands={"box": ("new",)}),
            module("towers", demands={"box": ("new",), "sides": ("4", "5", "6", "7")}),
            module("moats", demands={"sides": ("8",)}),
            Module(id="bridges", title="Bridges", summary="", needs=("base", "moats")),
            module("pairs", mode=True, seats=(4,), excludes=("walls", "alone", "ghost")),
            module("alone", mode=True, seats=(1,), excludes=("ghost",)),
            module("ghost", mode=True, seats=(2, 3, 4)),
        )
        game.name, game.modules, game.seats = "toy", {part.id: part for part in parts}, (2, 3, 4)
        game.named_tables = ()
        game.prepare = lambda rules: None
        game.automa = lambda rules: (rules.seats - 1,) if any(one.id == "ghost" for one in rules.modules) else ()
        game.option_words = lambda language="en": {
            "box": {"title": "Box", "hint": "", "values": {"new": {"title": "New"}, "old": {"title": "Old"}}},
            "sides": {"title": "Sides", "hint": "", "values": {}},
        }
        return game


@pytest.fixture
def toy(monkeypatch):
    game = Toy()
    known = burgrave.game
    monkeypatch.setattr(burgrave, "game", lambda name: game if name == "toy" else known(name))
    from burgrave.table import seat_rules
    from burgrave.table.pages import compatibility

    seat_rules._totals.cache_clear()
    compatibility.refused_values.cache_clear()
    compatibility.may_differ.cache_clear()
    yield game
    seat_rules._totals.cache_clear()
    compatibility.refused_values.cache_clear()
    compatibility.may_differ.cache_clear()


def fit(game, *chosen, **given):
    return CompatibilityChecker(game, chosen, {f"option-{name}": value for name, value in given.items()}, "en").fit()


def test_with_nothing_chosen_only_what_needs_another_is_off(toy):
    assert {name: why for name, why in fit(toy).modules.items() if why} == {"bridges": "only together with Moats"}


def test_what_excludes_another_says_so_both_ways(toy):
    assert fit(toy, "wells").modules["walls"] == "not with Wells"
    assert fit(toy, "walls").modules["wells"] == "not with Walls"
    assert fit(toy, "walls").modules["pairs"] == "not with Walls"
    assert fit(toy, "pairs").modules["walls"] == "not with Pairs"


def test_modes_replace_each_other(toy):
    assert fit(toy, "pairs").modules["alone"] == fit(toy, "alone").modules["ghost"] == ""


def test_what_is_needed_opens_the_way(toy):
    assert fit(toy, "moats").modules["bridges"] == ""
    assert fit(toy, "bridges").modules["bridges"] == "only together with Moats", "said of what is chosen too"


def test_values_that_decide_most_are_never_changed_silently(toy):
    compatibility = fit(toy, box="old")
    assert compatibility.modules["wells"] == "only with Box: New"
    assert compatibility.values["box"] == "old"
    assert fit(toy, "wells").options["box"] == {"old": "not with Wells"}


def test_other_options_follow_the_modules(toy):
    compatibility = fit(toy, "towers", sides="2")
    assert compatibility.values["sides"] == "4"
    assert compatibility.options["sides"] == dict.fromkeys(("1", "2", "3", "8"), "not with Towers")
    assert compatibility.limits == {"sides": "Towers: only 4 to 7"}
    assert fit(toy, "towers", sides="6").values["sides"] == "6"


def test_modules_that_leave_no_value_do_not_go_together(toy):
    assert fit(toy, "towers").modules["moats"] == "not with Towers"
    assert fit(toy, "moats").modules["towers"] == "not with Moats"
    assert fit(toy, "moats", "towers").limits == {}


def test_for_how_many_and_with_what_is_always_said(toy):
    checker = CompatibilityChecker(toy, (), {}, "en")
    assert checker.facts(toy.modules["pairs"]) == "for 4 players"
    assert checker.facts(toy.modules["alone"]) == "for 1 player"
    assert checker.facts(toy.modules["ghost"]) == "for 1 to 3 players", "the game's own seat is not counted"
    assert checker.facts(toy.modules["towers"]) == "only with Sides: 4 to 7"
    assert checker.facts(toy.modules["wells"]) == ""


@pytest.mark.parametrize(
    ("chosen", "wanted"),
    [
        ((), ["you", "bot:squire", "none", "none"]),
        (("pairs",), ["you", "bot:squire", "bot:squire", "bot:squire"]),
        (("alone",), ["you", None, None, None]),
        (("ghost",), ["you", "bot:squire", "none", None]),
    ],
)
def test_seats_follow_the_modules(toy, chosen, wanted):
    draft = NewTableForm(toy, {"seat-0": "you", "seat-1": "bot:squire"}, chosen, "en")
    draft.fill_seats()
    assert draft.state()["rows"] == wanted
    assert draft.state()["automa"] == (["Ghost"] if chosen == ("ghost",) else [])
    assert draft.state()["problem"] == ""


def test_who_sits_there_stays_when_a_seat_closes(toy):
    draft = NewTableForm(toy, {"seat-0": "bot:page", "seat-1": "you", "seat-2": "open"}, ("alone",), "en")
    draft.fill_seats()
    assert draft.state()["rows"] == ["you", None, None, None]


def test_what_is_wrong_is_said_before_anything_is_opened(toy):
    seats = {"seat-0": "you", "seat-1": "none"}
    assert NewTableForm(toy, seats, (), "en").problem() == "This table is for 2 to 4 players; seats taken: 1."
    assert NewTableForm(toy, seats, ("pairs",), "en").problem() == "This table is for 4 players; seats taken: 3."
    assert NewTableForm(toy, seats, ("walls", "wells"), "en").problem() == "Wells: not with Walls"


def test_the_games_own_seats_are_added(toy):
    assert player_counts(toy, ("ghost",)) == (1, 2, 3)
    rules = rules_for(toy, 2, ["ghost"], {"sides": ["3", "5"]})
    assert rules.seats == 3
    assert rules.options["sides"] == ["3", "5", "1"]
    with pytest.raises(BadOption, match="for '1', '2', '3' people or bots, not 4: the rest it plays itself"):
        rules_for(toy, 4, ["ghost"], None)
    with pytest.raises(BadOption, match="toy with 'pairs' is for '4' seats, not 3"):
        rules_for(toy, 3, ["pairs"], None)


def test_what_kingsburg_refuses_only_with_some_options_moves_the_option():
    game = burgrave.game("kingsburg")
    compatibility = CompatibilityChecker(game, ("soldier_tokens", "scenarios"), {}, "en").fit()
    assert compatibility.modules["scenarios"] == compatibility.modules["soldier_tokens"] == ""
    assert set(compatibility.options["scenario"]) == {"wheeling_and_dealing"}
    assert "does not go together with" in compatibility.options["scenario"]["wheeling_and_dealing"]
    assert compatibility.values["scenario"] == "shifting_alliances"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_game_can_be_asked(name, language):
    game = burgrave.game(name)
    for module in game.modules:
        form = NewTableForm(game, {}, [module], language)
        form.fill_seats()
        assert form.problem() == "", module


@pytest.mark.parametrize(
    ("modules", "common"), [((), ()), (("team",), ("duchies",)), (("solo",), ("duchies",)), (("shields",), ())]
)
def test_seats_choose_a_duchy_each_only_where_they_may(modules, common):
    assert fit(burgrave.game("burgundy"), *modules).common == common


def test_a_duchy_that_an_edition_lacks_is_not_offered():
    compatibility = fit(burgrave.game("burgundy"), edition="2011", duchies="10")
    assert "edition '2011' has no duchy '10'" in compatibility.options["duchies"]["10"]
    assert compatibility.values["duchies"] == "1"
