"""Words on and around the parts that somebody arranges."""

from __future__ import annotations

from functools import cache
from typing import Final

from burgrave.draw.markup import signed
from burgrave.games.tuscany.drawing.labels import Labels, labels
from burgrave.games.tuscany.estate import PART_LETTERS

NO_CHANGE: Final = "±0"


def change(points: int) -> str:
    """More or fewer points, as it stands on a button."""
    return signed(points) if points else NO_CHANGE


class ArrangeWords:
    """The words in one language."""

    def __init__(self, code: str) -> None:
        self.labels: Labels = labels(code)
        _ = self.labels.gettext
        self.turn = _("turn")
        self.shift_up = _("shift up")
        self.shift_down = _("shift down")
        self.dotted = _("dotted: what the button would do")
        self.as_dealt = _("As dealt")
        self.ready = _("Ready")
        self.in_secret = _("all at once, nobody sees yours yet")
        self.map = _("three parts with turn, swap and shift")
        self.choose_castle = _("castle field: put your first castle here")
        self.first_castle = _("your first castle")
        self.domains = _("Eight domains, your regions")
        self.domains_only = _("Eight domains")
        self.domains_label = _("what the domains do, and the regions of your estate")
        self.regions = _("Regions")
        self.of_size = (_("single"), _("double"), _("triple"))
        self.in_all = _("in all")
        self.first_hand = _("Your first hand")
        self.hand_rule = _("two alike pay for any one")
        self.around = _("Around your first castle")
        self.around_rule = _("where your first token may go, and your cards for it")
        self.no_castle = _("Click one of the three lit castle fields: your first token goes beside it.")
        self.no_castle_phone = _("Tap a lit castle field")
        self.tray = _("fields beside your first castle")
        self.you_are_ready = _("You are ready; this is seen when everybody is.")
        self.effects = {
            "castle": _("place an open token, free"),
            "city": _("take a bonus token"),
            "inn": _("store a hexagon"),
            "agriculture": _("1 green per new produce"),
            "quarry": _("take 1 marble"),
            "village": _("take 1 worker"),
            "monastery": _("draw 3 cards"),
            "cart": _("reveal an income card"),
        }
        """What a token of each colour does, in a few words."""

    def _with_gain(self, text: str, part: int, points: int) -> str:
        green = self.labels.ngettext("{change} green point", "{change} green points", abs(points)).format(change=change(points))
        return f"{text.format(part=PART_LETTERS[part])}: {green}"

    def turn_part(self, part: int, points: int) -> str:
        """Return what a screen reader says of the button that turns a part."""
        return self._with_gain(self.labels.gettext("turn part {part}"), part, points)

    def swap_parts(self, left: int, right: int, points: int) -> str:
        """Return what a screen reader says of the button that swaps two parts."""
        return self._with_gain(
            self.labels.gettext("swap parts {part} and {other}").replace("{other}", PART_LETTERS[right]), left, points
        )

    def shift_part(self, part: int, is_up: bool, points: int) -> str:
        """Return what a screen reader says of the button that shifts a part."""
        text = self.labels.gettext("shift part {part} up") if is_up else self.labels.gettext("shift part {part} down")
        return self._with_gain(text, part, points)

    def green_each(self, points: int) -> str:
        """Return how many points each region of some size brings."""
        return self.labels.gettext("{points} green each").format(points=points)

    def arranging(self, name: str, is_ready: bool) -> str:
        """Return what another player is doing; nobody sees more of it."""
        text = self.labels.gettext("{name} is ready") if is_ready else self.labels.gettext("{name} is arranging these parts")
        return text.format(name=name)

    def colour_regions(self, colour: str, sizes: tuple[int, ...], points: int) -> str:
        """Return the regions of a colour, for a screen reader."""
        text = self.labels.gettext("{colour}: regions of {sizes}, {points} green")
        return text.format(colour=self.labels.colour(colour), sizes=", ".join(map(str, sizes)), points=points)


@cache
def arrange_words(language: str) -> ArrangeWords:
    """Return the words of a language's code; cached."""
    return ArrangeWords(language)
