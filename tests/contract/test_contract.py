"""Every game keeps the contract: each check, on random games over seats, editions and ways to settle."""

import pytest

from burgrave.contract import CHECKS, Setup, walk

SETUPS = [
    Setup("burgundy", 2),
    Setup("burgundy", 2, options={"edition": "2011", "duchies": ["8", "4"]}),
    Setup("burgundy", 3, options={"duchies": "dealt", "settling": "secret"}),
    Setup("burgundy", 3, options={"edition": "2011", "duchies": "dealt", "settling": "open"}),
    Setup("burgundy", 4, options={"duchies": ["2", "4", "8", "10"], "start_castle": "choose", "settling": "secret"}),
    Setup("burgundy", 4, options={"edition": "2011", "purchase": "any_time", "tie_break": "special"}),
    Setup("pebbles", 2),
    Setup("pebbles", 3, modules=["rich"], options={"heap": "large"}),
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}-{setup.options.get('edition', '')}")
def test_the_contract(setup, check):
    walk(setup, seed=17, checks=[check], chance_of_check=0.15)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}-{setup.options.get('edition', '')}")
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
