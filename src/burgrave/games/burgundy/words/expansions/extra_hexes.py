"""The words of the additional tiles: monasteries 27 and 28, crane and geese."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.questions import QUESTIONS, RECRUITS
from burgrave.games.burgundy.words.parts import Part
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Titled, first_upper, titled
from burgrave.games.words import Button, Question, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action

SILVER = 1
"""That buys workers."""
EDITION = "special"
"""The only one that has them."""


# ---- questions and choices -------------------------------------------------------------------------------------------


def which_building(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What the crane does."""
    _ = to.gettext
    return _("Crane: choose a building"), _("you get its effect, wherever it stands")


def which_species(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Who scores with the geese."""
    _ = to.gettext
    return _("Geese: choose a species"), _("all its tiles in this pasture score with them")


def lift(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A building."""
    tile = action.args[0]
    return to.gettext("Use the crane: {tile}").format(tile=to.title[tile]), to.heading[tile], ""


def count(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A species."""
    name = to.species[state.book.edition][action.args[0]]
    return to.gettext("Score with the geese: {species}").format(species=name), first_upper(name), ""


def recruit(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Workers for silver."""
    told = to.gettext("Take {workers} for {price}").format(workers=recruits(to, state, seat), price=to.silver(SILVER))
    return told, told, ""


def recruits(to: Tongue, state: Any, seat: int) -> str:
    """How many workers a silver buys."""
    return to.workers(state.answers[seat * QUESTIONS + RECRUITS])


def lift_button(to: Tongue, state: Any, seat: int, step: Any) -> Button:
    """Above the buildings."""
    told = to.gettext("Choose a building")
    return told, "", told, False


def count_button(to: Tongue, state: Any, seat: int, step: Any) -> Button:
    """Above the species."""
    told = to.gettext("Choose a species")
    return told, "", told, False


def recruit_button(to: Tongue, state: Any, seat: int, step: Any) -> Button:
    """Workers for silver."""
    _ = to.gettext
    count = state.answers[seat * QUESTIONS + RECRUITS]
    return _("{count} for {price}").format(count=count, price=to.silver(SILVER)), "worker", _("Other"), True


# ---- what happened ---------------------------------------------------------------------------------------------------


def copied(deed: Any, event: Any) -> None:
    """Whose effect the crane had."""
    deed.add(deed.to.gettext("used the crane: {tile}").format(tile=deed.to.title[event[2]]))


def herd(deed: Any, event: Any) -> None:
    """The species that scores with the geese; told by a sentence of its own where it was chosen."""
    deed.gains.herd(event[2], event[3])
    if "place" not in deed.kinds:
        deed.add(deed.to.gettext("chose a species: {species}").format(species=deed.to.species[deed.state.book.edition][event[2]]))


def on_top(deed: Any, event: Any) -> None:
    """To the top of the stack."""
    deed.rest.append(deed.to.gettext("on top of the stack on the turn order track"))
    deed.keys.append(f"order:{event[2]}.{deed.seat}")


# ---- help ------------------------------------------------------------------------------------------------------------


def titles(to: Tongue) -> dict[str, Titled]:
    """Of the module."""
    _ = to.gettext
    return {"extra_hexes": titled(_("Additional tiles"), _("two monasteries, a crane and geese"))}


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """What they do."""
    _ = to.gettext
    told = _(
        "Monasteries 27 and 28 lie among the others, a crane and a tile with two geese among the black tiles. Monastery 27 keeps "
        "your marker on top of its stack on the turn order track, monastery 28 sells you two workers for a silver whenever you "
        "like in your turn. The crane has the effect of any one building; at the end it counts as one more building for one of "
        "your charters. Geese score 2 points and those of one other species in their pasture, and 2 more with each animal tile "
        "that is placed there later; they are a species of their own."
    )
    return {"extra_hexes": (_("Additional tiles"), told)}


EXTRA_HEXES_PART = Part(
    questions={"CopyBuilding": which_building, "CountSpecies": which_species},
    labels={"lift": lift, "count": count, "recruit": recruit},
    buttons={"lift": lift_button, "count": count_button, "recruit": recruit_button},
    declining={"CopyBuilding": lambda to: (to.gettext("Use no building"), to.gettext("did not use the crane"))},
    sentences={
        "lift": lambda to, event: to.gettext("{name} uses the crane: {tile}.").format(
            name=to.player(event[1]), tile=to.title[event[2]]
        ),
        "herd": lambda to, event: to.gettext("{name} scores with geese: {species}.").format(
            name=to.player(event[1]), species=to.species[EDITION][event[2]]
        ),
        "on_top": lambda to, event: to.gettext("{name} goes to the top of the stack on the turn order track.").format(
            name=to.player(event[1])
        ),
    },
    tellers={"lift": copied, "herd": herd, "on_top": on_top},
    goes_on=("lift", "count"),
    stocks={
        "recruiting": lambda to: to.gettext("{name} pays {amount} for workers."),
        "recruits": lambda to: to.gettext("{name} gets {amount} for silver."),
    },
    titles=titles,
    rules=rules,
    lines=lambda to, view: [],
)
