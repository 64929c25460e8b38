"""Help on shields, and their rules in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.modules.shields.pieces import LAID, MODULE, SHIELDS, TRIBUTE
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import Titled, titled

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.games.burgundy.words.declaration import Rows
    from burgrave.games.words import Options, RulesHelp, Topics


def shield_name(language: Language, shield: int) -> str:
    """Return the number and name of a shield."""
    text = language.gettext("shield {number} ({name})")
    return text.format(number=shield + 1, name=language.gettext(str(SHIELDS[shield + 1]["name"])))


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return help on every shield."""
    _ = language.gettext
    title, points_text = _("Shield {number}: {name}"), _("At the end it is worth {points}.")
    return {
        f"shield:{number}": {
            "title": title.format(number=number, name=_(str(shield["name"]))),
            "text": _(str(shield["effect"])) + " " + points_text.format(points=language.points(shield["points"])),
        }
        for number, shield in SHIELDS.items()
    }


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return how shields are taken, kept and lost."""
    _ = language.gettext
    laid = LAID.get(seats, LAID[2])
    taking = _(
        "{count} of the {all} shields lie face up in the depots; none is replaced. If both your dice show one number, or workers "
        "make them, you may give up both actions to take a shield from the depot of that number and put it on a castle in your "
        "duchy. A shield that lies there already leaves the game."
    ).format(count=sum(laid), all=len(SHIELDS))
    paying = _(
        "While it lies there it has an effect; at the end it is worth the points printed on it. At the end of every phase, before "
        "mines pay, each of your shields costs {tribute}; those you do not pay for leave the game."
    ).format(tribute=language.silver(TRIBUTE))
    return {MODULE: (_("Shields"), f"{taking} {paying}")}


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {MODULE: titled(_("Shields"), _("doublets take powers for your castles, for a tribute"))}


# ---- in a terminal ---------------------------------------------------------------------------------------------------


def lines(language: Language, view: View) -> list[str]:
    """Return the shields of the depots, for a terminal."""
    _ = language.gettext
    depots = [
        _("depot {number}: {things}").format(
            number=number, things=language.both([shield_name(language, shield - 1) for shield in shields])
        )
        for number, shields in enumerate(view["extra"][MODULE]["depots"], 1)
        if shields
    ]
    return ["; ".join(depots) + "."] if depots else []


def rows(language: Language, view: View, seat: int) -> Rows:
    """Return the shields of a seat, where they lie, and what they score, for a terminal."""
    _ = language.gettext
    own = view["extra"][MODULE]["players"][seat]
    texts = [
        _("{shield} on space {hex}").format(shield=shield_name(language, shield - 1), hex=hex_)
        for hex_, shield in own["castles"].items()
    ]
    texts += [_("{shield} beside the board").format(shield=shield_name(language, shield - 1)) for shield in own["beside"]]
    return [(_("Shields"), f"{'; '.join(texts)} ({language.points(own['worth'])})")] if texts else []
