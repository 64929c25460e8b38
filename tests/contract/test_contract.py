"""Every game keeps the contract: each check, on random games over seats, editions, modules and options."""

import pytest

import burgrave
from burgrave.contract import CHECKS, Setup, walk

EXPANSIONS = [name for name in burgrave.game("kingsburg").modules if name != "base"]
SCENARIOS = burgrave.game("kingsburg").options["scenario"].choices
KINGSBURG = [
    *(Setup("kingsburg", seats) for seats in (2, 3, 4, 5)),
    *(Setup("kingsburg", 2 + index % 4, modules=[name]) for index, name in enumerate(EXPANSIONS)),
    *(
        Setup("kingsburg", 2 + index % 4, modules=["scenarios"], options={"scenario": name})
        for index, name in enumerate(SCENARIOS[1:], 1)
    ),
    Setup("kingsburg", 3, modules=["extra_rows", "alternative_rows"], options={"rows": "drafted", "documented_only": "cards"}),
    Setup("kingsburg", 5, modules=["governors"], options={"governor_choice": "auction"}),
    Setup("kingsburg", 2, modules=["whims"], options={"court": "tradition"}),
    Setup("kingsburg", 5, modules=["governors", "whims"], options={"documented_only": "yes", "guard_tower": "1"}),
    Setup(
        "kingsburg",
        3,
        modules=["destiny", "soldier_tokens"],
        options={"year_4_demons": "building", "snowstorm": "die_only"},
    ),
    Setup("kingsburg", 4, modules=EXPANSIONS, options={"scenario": "goblin_valley"}),
    Setup(
        "kingsburg",
        5,
        modules=EXPANSIONS,
        options={"scenario": "shifting_alliances", "rows": "drafted", "governor_choice": "auction", "court": "tradition"},
    ),
]
CHANCE_OF_CHECK = {"kingsburg": 0.1}
"""Where it is not 0.15; of the many setups, a few states each are enough."""
SETUPS = [
    Setup("burgundy", 2),
    Setup("burgundy", 2, options={"edition": "2011", "duchies": ["8", "4"]}),
    Setup("burgundy", 3, options={"duchies": "dealt", "settling": "secret"}),
    Setup("burgundy", 3, options={"edition": "2011", "duchies": "dealt", "settling": "open"}),
    Setup("burgundy", 4, options={"duchies": ["2", "4", "8", "10"], "start_castle": "choose", "settling": "secret"}),
    Setup("burgundy", 4, options={"edition": "2011", "purchase": "any_time", "tie_break": "special"}),
    Setup("burgundy", 2, options={"edition": "2011", "purchase": "between_dice", "documented_only": "yes"}),
    *KINGSBURG,
    *(Setup("tuscany", seats, options={"printing": printing}) for seats in (2, 3, 4) for printing in ("later", "first")),
    *(Setup("tiletum", seats, modules=modules) for seats in (2, 3, 4) for modules in (["base"], ["action_tiles"])),
    Setup("pebbles", 2),
    Setup("pebbles", 3, modules=["rich"], options={"heap": "large"}),
]


def named(setup):
    """What tells a setup from the others."""
    modules = "all" if setup.modules == EXPANSIONS else "+".join(setup.modules or ())
    values = (value if isinstance(value, str) else "+".join(value) for value in setup.options.values())
    return "-".join(word for word in (setup.game, str(setup.seats), modules, *values) if word)


@pytest.mark.both
@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_the_contract(setup):
    walk(setup, seed=17, chance_of_check=CHANCE_OF_CHECK.get(setup.game, 0.15))


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_the_first_and_the_nested_states(setup):
    """The checks on every state of the opening, where settling and first choices are."""
    state = setup.new(23)
    for ply in range(25):
        for check in CHECKS:
            check(state)
        if state.is_over:
            break
        seat = state.to_act[-1]
        legal = state.legal_actions(seat)
        state.apply(legal[ply * 5 % len(legal)], seat)


def test_every_module_and_every_value_of_an_option_of_kingsburg_is_among_the_setups():
    game = burgrave.game("kingsburg")
    rules = [game.rules(setup.seats, setup.modules, setup.options) for setup in KINGSBURG]
    assert {one.seats for one in rules} == set(game.seats)
    assert {module.id for one in rules for module in one.modules} == set(game.modules)
    for name, option in game.options.items():
        assert {one.options.get(name, option.default) for one in rules} == set(option.choices), name
