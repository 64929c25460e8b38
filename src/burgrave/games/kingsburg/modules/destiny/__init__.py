"""Module 4: a card that is in force for a year (p. 14)."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.games.kingsburg.effects.registry import PowerBlock, declare_powers
from burgrave.games.kingsburg.modules.destiny import cards
from burgrave.games.kingsburg.modules.destiny.deck import add_power, audit, determinize, new_deck, view
from burgrave.games.kingsburg.modules.destiny.printed import CARD, FIRST_CARD, NAMES, POWERS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.favour import SEND_ENVOY
from burgrave.games.kingsburg.steps.reinforcements import REINFORCEMENTS
from burgrave.games.kingsburg.steps.roll import START_SEASON

declare_powers(CARD, POWERS, PowerBlock(power=FIRST_CARD, effect=48, use=3334, waive=3610), cards.CARDS_ODD)


def prepare(rules: Ruleset) -> None:
    """Make the cards known as powers that may come into play."""
    rules.book.use_powers(FIRST_CARD, FIRST_CARD + len(NAMES))


DESTINY: Final = Module[State](
    id="destiny",
    home=__name__,
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
            due for step in steps for due in ((step, cards.SeasonCard()) if step is START_SEASON else (step,))
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
        "supported": (cards.add_gold_of_rush,),
        "reinforcements": (cards.soldiers_in_snowstorm,),
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
    determinize=determinize,
)
