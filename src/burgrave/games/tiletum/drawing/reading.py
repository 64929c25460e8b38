"""What the drawings read from a view besides what all games do: who stands where, whose figure acts, where fairs are held."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.draw import scene as draw
from burgrave.draw.parts import Look, View
from burgrave.games.tiletum.kinds import FIGURES

Crowd = tuple[tuple[int, str], ...]
"""Figures at one place: seat and kind."""
Fair = tuple[int, bool]
"""The fair of a city: its round and whether it is over."""
NO_FAIR: Final[Fair] = (0, False)
ACTS: Final = ("Act", "SideAct")


class Scene(draw.Scene):
    """A view of Tiletum, as one reader looks at it."""

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look)
        self.figures: Mapping[str, Crowd] = figures(view)
        """By place."""
        self.fairs: Mapping[str, Fair] = {fair["city"]: (number, fair["is_over"]) for number, fair in enumerate(view["fairs"], 1)}
        """By city."""

    @property
    def turn(self) -> View:
        """Return the turn that is being played."""
        turn: View = self.view["turn"]
        return turn

    @property
    def acting_figures(self) -> tuple[str, ...]:
        """Figures of the seat to act that the question is about."""
        asked, step = self.asked, self.step
        if step in ACTS:
            return tuple(figure for figure in FIGURES if figure == asked["action"])
        if step == "Stroll":
            return tuple(
                figure for figure, builds in zip(FIGURES, ("house", "pillar"), strict=True) if asked[figure] or asked[builds]
            )
        return (str(asked["figure"]),) if step == "Travel" else ()


def figures(view: View) -> dict[str, Crowd]:
    """Return who stands where, by seat."""
    crowds: dict[str, Crowd] = {}
    for player in view["players"]:
        for figure in FIGURES:
            place = player[figure]
            crowds[place] = (*crowds.get(place, ()), (player["seat"], figure))
    return crowds
