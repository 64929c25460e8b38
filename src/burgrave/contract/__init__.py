"""The contract: checks that every game must pass, ours or anybody's.

    from burgrave.contract import Setup, walk
    walk(Setup("mygame", seats=3), seed=1)          # a random game, each check on one state in twenty (chance_of_check)

`CHECKS` take a state: rules, saves, secrets, texts, drawing. `ACTION_CHECKS` take what an action did: log and events.
`module_names_stay_inside` takes a game: code outside an expansion's folder must not name the expansion.

Each check raises AssertionError, which says what broke and where. No test framework is needed.
"""

from burgrave.contract.checks import CHECKS
from burgrave.contract.homes import module_names_stay_inside
from burgrave.contract.setups import Setup, random_setup
from burgrave.contract.shown import ACTION_CHECKS
from burgrave.contract.walk import walk

__all__ = ["ACTION_CHECKS", "CHECKS", "Setup", "module_names_stay_inside", "random_setup", "walk"]
