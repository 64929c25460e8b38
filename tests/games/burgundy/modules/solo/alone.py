"""Positions of the solo game on duchy 33, whose castle stands on hex 4 unless a test says otherwise. Not collected as a test.

            B2  Y3                                   1   2
          B6  C4  B1                               3   4   5
        M5  A2  S3      A1  S1                   6   7   8       9  10
      S6  B4  B6      Y5  A6  A2              11  12  13      14  15  16
                    Y3  C4  B1                              17  18  19
  B4  C2          Y5  B2  M5              20  21          22  23  24
A6  Y3  S1      S4      S1  B6          25  26  27      28      29  30
  C2  M5      B4  B2                      31  32      33  34
            Y3  B5                                   35  36
              A1                                       37

Rivers: 11-27, 27-28, 28-29, 8-29, 8-10.
"""

from typing import Any

import burgrave
from burgrave.games.burgundy.modules.solo.progress import Progress, progress_of
from burgrave.games.burgundy.state import State
from games.burgundy.scene import give, scene

SPACES = 37
CASTLE = 4


def alone(
    *, target: int = 50, marker: int = 0, options: dict[str, Any] | None = None, modules: tuple[str, ...] = (), **own: Any
) -> State:
    """Return a turn of the solo game."""
    state = scene(seats=1, modules=["base", *modules, "solo"], options=options, start=CASTLE, **own)
    way = progress_of(state)
    way.target, way.marker = target, marker
    return state


def way(state: State) -> Progress:
    """Return marker, target and what has left the game."""
    return progress_of(state)


def fill(state: State, *empty: int) -> State:
    """Lay a face-down tile on every space but these and the starting castle."""
    return give(state, 0, hexes={number: "black_hex" for number in range(1, SPACES + 1) if number not in (*empty, CASTLE)})


def reloaded(state: State) -> State:
    """Return the position saved and read again; check that it is the same to the letter."""
    again: Any = burgrave.load(state.save())
    assert again == state
    assert [str(action) for action in again.legal_actions()] == [str(action) for action in state.legal_actions()]
    return again
