"""The words of the additional tiles: monasteries 27 and 28, crane and geese."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.modules.extra_hexes import ID
from burgrave.games.burgundy.modules.extra_hexes.recruit import RECRUIT_PRICE, RECRUITS
from burgrave.games.burgundy.questions import QUESTIONS
from burgrave.games.burgundy.words.declaration import BurgundyWords, no_lines
from burgrave.games.burgundy.words.language import Language, TileNames
from burgrave.games.burgundy.words.tile_names import counted_animals, named
from burgrave.games.burgundy.words.verbs import button
from burgrave.games.language import Titled, first_upper, titled
from burgrave.games.words import Button, PromptTexts, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.entries import EntryBuilder
    from burgrave.games.words import Options, RulesHelp

EDITION = "special"
"""The only edition that has these tiles."""


# ---- questions and choices -------------------------------------------------------------------------------------------


def which_building(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which building the crane copies."""
    _ = language.gettext
    return _("Crane: choose a building"), _("you get its effect, wherever it stands")


def which_species(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which species scores with the geese."""
    _ = language.gettext
    return _("Geese: choose a species"), _("all its tiles in this pasture score with them")


def lift(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for copying a building."""
    tile = action.args[0]
    return language.gettext("Use the crane: {tile}").format(tile=language.title[tile]), language.heading[tile], ""


def count(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for scoring a species."""
    name = language.species[state.book.edition][action.args[0]]
    return language.gettext("Score with the geese: {species}").format(species=name), first_upper(name), ""


def recruit(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for taking workers for silver."""
    text = language.gettext("Take {workers} for {price}").format(
        workers=recruits(language, state, seat), price=language.silver(RECRUIT_PRICE)
    )
    return text, text, ""


def recruits(language: Language, state: State, seat: int) -> str:
    """Return how many workers a silver buys."""
    return language.workers(state.answers[seat * QUESTIONS + RECRUITS])


def recruit_button(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the button that buys workers for silver."""
    _ = language.gettext
    count = state.answers[seat * QUESTIONS + RECRUITS]
    return _("{count} for {price}").format(count=count, price=language.silver(RECRUIT_PRICE)), "worker", _("Other"), True


# ---- what happened ---------------------------------------------------------------------------------------------------


def copied(builder: EntryBuilder, tile: int) -> None:
    """Add the building whose effect the crane had."""
    builder.add(builder.language.gettext("used the crane: {tile}").format(tile=builder.language.title[tile]))


def herd(builder: EntryBuilder, species: int, hex_: int) -> None:
    """Add the species that scores with the geese; it is named in a part of its own where it was chosen."""
    builder.gains.herd(species, hex_)
    if "place" not in builder.kinds:
        builder.add(
            builder.language.gettext("chose a species: {species}").format(
                species=builder.language.species[builder.state.book.edition][species]
            )
        )


def on_top(builder: EntryBuilder, space: int) -> None:
    """Add that the marker went to the top of its stack."""
    builder.rest.append(builder.language.gettext("on top of the stack on the turn order track"))
    builder.keys.append(f"order:{space}.{builder.seat}")


# ---- names and help --------------------------------------------------------------------------------------------------


def geese(language: Language, name: str) -> TileNames:
    """Return the names of the tile with geese."""
    count = int(name.partition("-")[2])
    return counted_animals(language, language.ngettext("{count} goose", "{count} geese", count).format(count=count))


def crane_help(language: Language, name: str) -> str:
    """Return what a crane does when it is placed."""
    return language.gettext("Placed: do what any one building does. At the end it counts as a building of any one kind.")


def geese_help(language: Language, name: str) -> str:
    """Return what geese do when they are placed."""
    text = language.gettext(
        "Placed: score {points}, then one other species of the pasture scores. They count with each one placed later."
    )
    return text.format(points=language.points(int(name.partition("-")[2])))


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("Additional tiles"), _("two monasteries, a crane and geese"))}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of the additional tiles, by topic."""
    _ = language.gettext
    text = _(
        "Monasteries 27 and 28 lie among the others, a crane and a tile with two geese among the black tiles. Monastery 27 keeps "
        "your marker on top of its stack on the turn order track, monastery 28 sells you two workers for a silver whenever you "
        "like in your turn. The crane has the effect of any one building; at the end it counts as one more building for one of "
        "your charters. Geese score 2 points and those of one other species in their pasture, and 2 more with each animal tile "
        "that is placed there later; they are a species of their own."
    )
    return {ID: (_("Additional tiles"), text)}


WORDS: Final = BurgundyWords(
    tile_names={"crane": named(marked("crane"), marked("the crane"), marked("a crane")), "geese": geese},
    every_species=lambda language: language.gettext("geese"),
    tile_help={"crane": crane_help, "geese": geese_help},
    prompts={"CopyBuilding": which_building, "CountSpecies": which_species},
    labels={"lift": lift, "count": count, "recruit": recruit},
    verbs={"lift": button(marked("Choose a building")), "count": button(marked("Choose a species")), "recruit": recruit_button},
    declining={"CopyBuilding": lambda language: (language.gettext("Use no building"), language.gettext("did not use the crane"))},
    sentences={
        "lift": lambda language, seat, tile: language.gettext("{name} uses the crane: {tile}.").format(
            name=language.player(seat), tile=language.title[tile]
        ),
        "herd": lambda language, seat, species, hex_: language.gettext("{name} scores with geese: {species}.").format(
            name=language.player(seat), species=language.species[EDITION][species]
        ),
        "on_top": lambda language, seat, space: language.gettext(
            "{name} goes to the top of the stack on the turn order track."
        ).format(name=language.player(seat)),
    },
    log_handlers={"lift": copied, "herd": herd, "on_top": on_top},
    continuing_verbs=("lift", "count"),
    stocks={
        "recruiting": lambda language: language.gettext("{name} pays {amount} for workers."),
        "recruits": lambda language: language.gettext("{name} gets {amount} for silver."),
    },
    module_words=(titles,),
    rules_help=(rules,),
    terminal_lines={ID: no_lines},
)
