"""Names of tokens, colours and bonus tokens, in the forms that sentences need.

A bare name stands alone (Polish: nominative); with `the` or `a` it is an object (Polish: accusative). Everything here is looked up
once for each language, by `language.Language`.
"""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "castle": (marked("castle"), marked("castles")),
    "city": (marked("city"), marked("cities")),
    "inn": (marked("inn"), marked("inns")),
    "agriculture": (marked("agriculture"), marked("agriculture tokens")),
    "quarry": (marked("quarry"), marked("quarries")),
    "village": (marked("village"), marked("villages")),
    "monastery": (marked("monastery"), marked("monasteries")),
    "cart": (marked("cart"), marked("carts")),
}
"""By colour: its name, and what all its tokens are called."""

TOKENS: Final[dict[str, tuple[str, str, str]]] = {
    "castle": (marked("castle"), marked("the castle"), marked("a castle")),
    "city": (marked("city"), marked("the city"), marked("a city")),
    "inn": (marked("inn"), marked("the inn"), marked("an inn")),
    "quarry": (marked("quarry"), marked("the quarry"), marked("a quarry")),
    "village": (marked("village"), marked("the village"), marked("a village")),
    "monastery": (marked("monastery"), marked("the monastery"), marked("a monastery")),
    "cart": (marked("cart"), marked("the cart"), marked("a cart")),
    "hexagon": (marked("hexagon"), marked("the hexagon"), marked("a hexagon")),
}
"""By token: its name without an article, with `the`, with `a`."""

PRODUCE: Final[dict[str, tuple[str, str]]] = {
    "grapes": (marked("grapes"), marked("the grapes")),
    "olives": (marked("olives"), marked("the olives")),
    "grain": (marked("grain"), marked("the grain")),
    "livestock": (marked("livestock"), marked("the livestock")),
    "grapes+olives": (marked("grapes and olives"), marked("the grapes and olives")),
    "olives+grain": (marked("olives and grain"), marked("the olives and grain")),
    "grain+livestock": (marked("grain and livestock"), marked("the grain and livestock")),
    "livestock+grapes": (marked("livestock and grapes"), marked("the livestock and grapes")),
}
"""By token of agriculture: its name without an article, and with `the`."""

BONUSES: Final[dict[str, tuple[str, str]]] = {
    "storage": (marked("+1 storage place"), marked("one more place for a stored token, and {green} at once")),
    "marble": (marked("+1 marble"), marked("one more marble for each quarry")),
    "worker": (marked("+1 worker"), marked("one more worker for each village")),
    "card": (marked("+1 card"), marked("one more card when you draw")),
    "income": (marked("+1 income card"), marked("one more income card for each cart")),
}
"""By kind of bonus token: what stands on it, and what that means."""
