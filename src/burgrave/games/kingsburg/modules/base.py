"""The base game, declared as a module like every expansion."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.programme import Slot
from burgrave.games.kingsburg.data import EXCLUSIONS, read_toml
from burgrave.games.kingsburg.effects.registry import PowerBlock, declare_powers
from burgrave.games.kingsburg.elements import declare_buildings
from burgrave.games.kingsburg.enemies import VERSIONS
from burgrave.games.kingsburg.evaluation.weights import BUILDINGS_EACH_SEASON, BUILDINGS_EACH_YEAR, declare_power_values
from burgrave.games.kingsburg.ids import BUILDING
from burgrave.games.kingsburg.powers import (
    AFTER_REROLLS,
    AFTER_ROLL,
    AID_END,
    BEFORE_REVEAL,
    BEFORE_ROLL,
    GAME_END,
    INFLUENCE_END,
    RECRUIT_END,
    SEASON_END,
    SUPPORT_END,
    SUPPORT_START,
    WINTER_START,
    YEAR_END,
    YEAR_START,
)
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps import (
    build,
    disband,
    favour,
    influence,
    mark,
    moment,
    recruit,
    reinforcements,
    roll,
    support,
    winter,
    year,
)
from burgrave.games.kingsburg.steps.moment import MOMENT_STEP

SHEET: Final = read_toml("buildings.toml")
declare_buildings(SHEET)
declare_powers(BUILDING, SHEET, PowerBlock(power=4, effect=3, use=3250, waive=3565))
declare_power_values(BUILDING, BUILDINGS_EACH_SEASON, BUILDINGS_EACH_YEAR)

OPTIONS: Final = (
    Option(
        "documented_only",
        "no",
        EXCLUSIONS,
        "What we had to make up and is left out: nothing, whole cards and sheets, or everything of which a part is ours.",
        renamed={"yes": "cards"},
    ),
    Option(
        "guard_tower",
        "0",
        ("0", "1"),
        "What building a guard tower scores: nothing, as the example in the rulebook says, or 1 point, as first editions print.",
    ),
    Option(
        "year_4_demons",
        "points",
        VERSIONS,
        "What the demons of year IV give and take: points, or a building; published lists of the cards disagree.",
        former="building",
    ),
)

BASE: Final = Module[State](
    id="base",
    home="burgrave.games.kingsburg",
    title="Kingsburg",
    summary="The game itself: five years of three seasons and a winter.",
    options=OPTIONS,
    programme={
        "setup": lambda steps: steps,
        "year_start": lambda steps: (*steps, MOMENT_STEP[YEAR_START]),
        "aid": lambda steps: (*steps, favour.ROYAL_AID, MOMENT_STEP[AID_END]),
        "season_start": lambda steps: (*steps, roll.START_SEASON, MOMENT_STEP[BEFORE_ROLL]),
        "roll": lambda steps: (*steps, roll.ROLL, MOMENT_STEP[AFTER_ROLL], MOMENT_STEP[AFTER_REROLLS], roll.SET_ORDER),
        "influence": lambda steps: (*steps, influence.NEXT_INFLUENCE, MOMENT_STEP[INFLUENCE_END]),
        "support": lambda steps: (*steps, MOMENT_STEP[SUPPORT_START], support.START_SUPPORT, MOMENT_STEP[SUPPORT_END]),
        "build": lambda steps: (*steps, build.BUILDING[0]),
        "season_end": lambda steps: (*steps, MOMENT_STEP[SEASON_END]),
        "favour": lambda steps: (*steps, favour.KINGS_FAVOUR),
        "envoy": lambda steps: (*steps, favour.SEND_ENVOY),
        "recruit": lambda steps: (*steps, recruit.RECRUITMENT[0], MOMENT_STEP[RECRUIT_END]),
        "winter_start": lambda steps: (*steps, MOMENT_STEP[WINTER_START]),
        "reinforcements": lambda steps: (*steps, reinforcements.REINFORCEMENTS),
        "battle": lambda steps: (*steps, MOMENT_STEP[BEFORE_REVEAL], winter.REVEAL, winter.FIGHT),
        "winter_end": lambda steps: (*steps, disband.DISBAND),
        "year_end": lambda steps: (*steps, MOMENT_STEP[YEAR_END]),
        "year_closing": lambda steps: steps,
        "game_end": lambda steps: (*steps, MOMENT_STEP[GAME_END]),
        "game_closing": lambda steps: steps,
    },
    offers={"influence": ()},
    reactions={
        "powers": (),
        "influenced": (),
        "visited": (),
        "supported": (),
        "built": (),
        "discounts": (),
        "discounted": (),
        "fought": (),
        "reinforcements": (),
        "reinforced": (),
        "invaders": (),
        "kinds_of_enemy": (),
        "audited": (),
    },
    steps=(
        Slot,
        year.StartYear,
        year.Phase,
        year.Ask,
        year.EndYear,
        moment.Moment,
        moment.Pending,
        moment.UsePowers,
        mark.MarkAdviser,
        favour.RoyalAid,
        favour.TakeResources,
        favour.KingsFavour,
        favour.SendEnvoy,
        roll.StartSeason,
        roll.Roll,
        roll.SetOrder,
        influence.NextInfluence,
        influence.Influence,
        support.StartSupport,
        support.Support,
        support.Receive,
        build.Building,
        build.Build,
        recruit.Recruitment,
        recruit.Recruit,
        reinforcements.Reinforcements,
        winter.Reveal,
        winter.Fight,
        winter.Aftermath,
        winter.GiveUp,
        winter.Spoils,
        disband.Disband,
    ),
)
