"""What things are called in one language: gettext for Tuscany, and names looked up once.

A sentence takes a name in the form that English marks by its article (`names.py`). What is counted goes through `ngettext`; where
Polish distinguishes an object from what stands on its own, there are two forms (`workers` and `workers_there`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from burgrave.games.language import Language as SharedLanguage
from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.tokens import BONUSES, STORAGE_GREEN, TOKENS
from burgrave.games.tuscany.words import names
from burgrave.speech import by_language

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State
    from burgrave.games.words import Words


class Language(SharedLanguage):
    """One language of Tuscany; every list is by the small number of what it names (see `tokens.py` and `colours.py`)."""

    domain = "tuscany"
    words: Words[Language, State]

    def __init__(self, code: str) -> None:
        super().__init__(code)
        _, pgettext = self.gettext, self.pgettext
        some = {
            "grapes": pgettext("as an object", "grapes"),
            "olives": pgettext("as an object", "olives"),
            "grain": pgettext("as an object", "grain"),
            "livestock": pgettext("as an object", "livestock"),
            "grapes+olives": pgettext("as an object", "grapes and olives"),
            "olives+grain": pgettext("as an object", "olives and grain"),
            "grain+livestock": pgettext("as an object", "grain and livestock"),
            "livestock+grapes": pgettext("as an object", "livestock and grapes"),
        }
        forms = [names.TOKENS.get(name) or names.PRODUCE[name] for name in TOKENS[1:]]
        self.title = ["", *(_(form[0]) for form in forms)]
        """Tokens on their own: "village", "grapes and olives"."""
        self.the = ["", *(_(form[1]) for form in forms)]
        """Tokens that a sentence points at."""
        self.a = ["", *(some[name] if name in some else _(names.TOKENS[name][2]) for name in TOKENS[1:])]
        """Tokens that a sentence brings up."""
        self.colour = [_(names.COLOURS[name][0]) for name in COLOURS]
        self.all = [_(names.COLOURS[name][1]) for name in COLOURS]
        """What the tokens of a colour are called together: "villages"."""
        self.alike = [
            pgettext("five open tokens are", "castles"),
            pgettext("five open tokens are", "cities"),
            pgettext("five open tokens are", "inns"),
            pgettext("five open tokens are", "agriculture tokens"),
            pgettext("five open tokens are", "quarries"),
            pgettext("five open tokens are", "villages"),
            pgettext("five open tokens are", "monasteries"),
            pgettext("five open tokens are", "carts"),
        ]
        """Colours as what five alike tokens turn out to be."""
        agriculture = pgettext("as an object", "agriculture")
        self.as_colour = [agriculture if name == "agriculture" else _(names.TOKENS[name][2]) for name in COLOURS]
        """What a hexagon is placed as."""
        self.of_colour = [
            pgettext("card or field", "castle"),
            pgettext("card or field", "city"),
            pgettext("card or field", "inn"),
            pgettext("card or field", "agriculture"),
            pgettext("card or field", "quarry"),
            pgettext("card or field", "village"),
            pgettext("card or field", "monastery"),
            pgettext("card or field", "cart"),
        ]
        """Which card or field: "village card"."""
        self.bonus = [_(names.BONUSES[name][0]) for name in BONUSES]
        """What stands on a bonus token."""
        at_once = self.green(STORAGE_GREEN)
        self.bonus_text = [_(names.BONUSES[name][1]).format(green=at_once) for name in BONUSES]
        """What it means, as part of a sentence."""

    # ---- numbers of things -------------------------------------------------------------------------------------------

    def cards(self, number: int) -> str:
        """Return `number` estate cards in words, as an object."""
        return self.ngettext("{count} card", "{count} cards", number).format(count=number)

    def cards_there(self, number: int) -> str:
        """Return `number` estate cards in words, alone."""
        return self.npgettext("on their own", "{count} card", "{count} cards", number).format(count=number)

    def cards_of(self, number: int, colour: int) -> str:
        """Return `number` cards of a colour in words, as an object."""
        text = self.ngettext("{count} {colour} card", "{count} {colour} cards", number)
        return text.format(count=number, colour=self.of_colour[colour])

    def hand(self, colours: Iterable[int]) -> str:
        """Return some cards, on their own: "2 village cards and 1 inn card"."""
        held = list(colours)
        items = []
        for colour in range(KINDS):
            number = held.count(colour)
            if number:
                text = self.npgettext("on their own", "{count} {colour} card", "{count} {colour} cards", number)
                items.append(text.format(count=number, colour=self.of_colour[colour]))
        return self.both(items)

    def workers(self, number: int) -> str:
        """Return `number` workers in words, as an object."""
        return self.ngettext("{count} worker", "{count} workers", number).format(count=number)

    def workers_there(self, number: int) -> str:
        """Return `number` workers in words, alone."""
        return self.npgettext("on their own", "{count} worker", "{count} workers", number).format(count=number)

    def marble(self, number: int) -> str:
        """Return `number` marble in words, as an object and alone."""
        return self.ngettext("{count} marble", "{count} marble", number).format(count=number)

    def green(self, number: int) -> str:
        """Return `number` green points in words, as an object and alone."""
        return self.ngettext("{count} green point", "{count} green points", number).format(count=number)

    def red(self, number: int) -> str:
        """Return `number` red points in words, as an object and alone."""
        return self.ngettext("{count} red point", "{count} red points", number).format(count=number)

    def fields(self, number: int) -> str:
        """Return `number` fields of an estate in words."""
        return self.ngettext("{count} field", "{count} fields", number).format(count=number)


language_of = by_language(Language)
"""The language of a code, cached; BadOption names the valid codes."""
