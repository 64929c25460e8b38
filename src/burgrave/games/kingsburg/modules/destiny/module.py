"""The destiny cards as a module."""

from typing import Final

from burgrave.engine.options import Option
from burgrave.engine.ruleset import Module, Ruleset
from burgrave.games.kingsburg.modules.destiny import cards
from burgrave.games.kingsburg.modules.destiny.deck import add_power, audit, conceal, new_deck, view
from burgrave.games.kingsburg.powers import FIRST_DESTINY, FIRST_GROUP
from burgrave.games.kingsburg.steps.favour import SEND_ENVOY
from burgrave.games.kingsburg.steps.reinforcements import REINFORCEMENTS
from burgrave.games.kingsburg.steps.roll import START_SEASON


def prepare(rules: Ruleset) -> None:
    """A card is a power of everybody."""
    rules.book.use_powers(FIRST_DESTINY, FIRST_GROUP)


DESTINY: Final = Module(
    id="destiny",
    title="Destiny",
    summary="Every year a card changes the rules for all.",
    needs=("base",),
    # Only two of the cards are published in full; five are needed.
    demands={"documented_only": ("no", "cards")},
    options=(
        Option(
            "snowstorm",
            "everybody",
            ("everybody", "die_only"),
            "What a snowstorm does where no die is rolled for the king's soldiers: two come for everybody, or it does nothing.",
            former="die_only",
        ),
    ),
    prepare=prepare,
    programme={
        "year_start": lambda steps: (cards.TurnUpCard(), *steps),
        "aid": lambda steps: (*steps, cards.GiveGenerously()),
        "season_start": lambda steps: tuple(
            found for step in steps for found in ((step, cards.SeasonCard()) if step is START_SEASON else (step,))
        ),
        "season_end": lambda steps: (cards.ExploreWilds(), *steps, cards.HoldTournament()),
        "envoy": lambda steps: tuple(cards.UnlessDelayed(step) if step is SEND_ENVOY else step for step in steps),
        "reinforcements": lambda steps: tuple(cards.UnlessSnowstorm(step) if step is REINFORCEMENTS else step for step in steps),
        "year_closing": lambda steps: (*steps, cards.DiscardCard()),
    },
    reactions={
        "powers": (add_power,),
        "influenced": (cards.take_gift,),
        "visited": (cards.reward_visit,),
        "supported": (cards.rush_for_gold,),
        "reinforcements": (cards.snow_in,),
        "audited": (audit,),
    },
    steps=(
        cards.TurnUpCard,
        cards.DiscardCard,
        cards.SeasonCard,
        cards.ExploreWilds,
        cards.HoldTournament,
        cards.GiveGenerously,
        cards.UnlessSnowstorm,
        cards.UnlessDelayed,
    ),
    slice=new_deck,
    view=view,
    conceal=conceal,
)
