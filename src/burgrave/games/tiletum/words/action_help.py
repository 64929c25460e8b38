"""The rules of the actions and tasks, each in a few sentences."""

from __future__ import annotations

from burgrave.games.tiletum.house import CONTRACT_PILLARS, CONTRACT_POINTS
from burgrave.games.tiletum.kinds import GOLD
from burgrave.games.tiletum.numbers import (
    CHARACTER_PRICE,
    CONTRACT_PRICES,
    EXCHANGE_PRICE,
    GOLD_FOR_A_GOOD,
    HIGHEST,
    MARKET,
    RENEW_PRICE,
)
from burgrave.games.tiletum.words.language import Language


def merchant(language: Language) -> str:
    """Explain the action of the merchant."""
    return language.gettext(
        "1 action point each: move your merchant to a neighbouring space; build a house from your supply in the town where it "
        "is, one in each town, and get what the space shows; take the bonus tile of that city into your storage."
    )


def architect(language: Language) -> str:
    """Explain the action of the architect."""
    return language.gettext(
        "1 action point each: move your architect to a neighbouring space; set up a pillar from your supply at the cathedral of "
        "the city where it is, one at each cathedral; take the bonus tile of that city into your storage."
    )


def character(language: Language) -> str:
    """Explain the action of the character."""
    text = language.gettext(
        "{take}: take a character from the market, which is filled up at once. {renew}: replace all {market} characters of the "
        "market. 1, 2 or 3 action points: move a stored character into a room on floor 1, 2 or 3 of your house."
    )
    return text.format(take=language.action_points(CHARACTER_PRICE), renew=language.action_points(RENEW_PRICE), market=MARKET)


def contract(language: Language) -> str:
    """Explain the action of the contract."""
    prices = ", ".join(str(price) for price in CONTRACT_PRICES)
    text = language.gettext(
        "Take a contract or crest from the market for the action points below it ({prices} from left to right); at the end of "
        "your turn the tiles move to the right and new ones come from the left. {exchange}: exchange a good for one of another "
        "kind; the first time in a turn you get one more good of any kind."
    )
    return text.format(prices=prices, exchange=language.action_points(EXCHANGE_PRICE))


def king(language: Language) -> str:
    """Explain the action of the king."""
    text = language.gettext(
        "Your marker goes up one space on the king track for each action point, at once and for all of them, up to {highest}. It "
        "is laid on top of those that are there already."
    )
    return text.format(highest=HIGHEST)


def universal(language: Language) -> str:
    """Explain the action space for any action."""
    return language.gettext(
        "Choose one of the five actions and spend all action points on it. A completed building strengthens it as if the die lay "
        "there."
    )


def tasks(language: Language) -> str:
    """Explain the rules of all five tasks."""
    return " ".join((fulfil(language), place(language), contribute(language), use(language), buy(language)))


def fulfil(language: Language) -> str:
    """Explain the task of fulfilling a contract."""
    points = ", ".join(str(number) for number in CONTRACT_POINTS)
    text = language.gettext(
        "Fulfil a stored contract: give its goods, lay it on the next contract space, and get its points, those of the space "
        "({points} from left to right), what else it shows, and the pillar that stands there on the first {pillars}."
    )
    return text.format(points=points, pillars=CONTRACT_PILLARS)


def place(language: Language) -> str:
    """Explain the task of placing a crest."""
    return language.gettext(
        "Place a stored crest on the free ground floor of a building: give the food it says, and get what it shows."
    )


def contribute(language: Language) -> str:
    """Explain the task of helping to build a cathedral."""
    return language.gettext(
        "Help to build a cathedral where you have a pillar, once each: give the stone of its cost tile, take the top tile of its "
        "pile, and score the points of both. Who comes first gets most. Your architect need not be there."
    )


def use(language: Language) -> str:
    """Explain the task of using a helper."""
    return language.gettext("Use a stored helper, who leaves the game then.")


def buy(language: Language) -> str:
    """Explain the task of buying a good for gold."""
    text = language.gettext("Give {gold} for one food, wool, stone or iron.")
    return text.format(gold=language.goods(GOLD_FOR_A_GOOD, GOLD))


def besides(language: Language) -> str:
    """Return which actions do not come from the die."""
    return language.gettext(
        "Helpers, characters and some contracts let you do an action besides that of your die, with their own action points. "
        "Completed buildings and helpers with more action points strengthen only the action of the die. Points that are left are "
        "given up."
    )
