"""Weights of the evaluation, in points, tuned by self-play; none is from the rulebook."""

from typing import Final

# ---- goods ----
GOODS: Final[list[float]] = [0.75, 0.85, 0.95, 1.0, 0.95]
"""A good of each kind while there is much time."""
IDLE: Final = 0.22
"""A good at the end of the game."""
FADE: Final = 4.0
"""In how many last turns goods fall from the first value to the second."""
READY: Final = 0.9
"""Part of the gain of a contract, a cathedral or a crest that counts when everything for it is there."""
MISSING: Final = 0.82
"""Factor of that part for every good that is missing."""
SUPPLIED: Final = 2.7
"""Goods of a kind that a turn may bring: more cannot be missing."""

# ---- turns ----
TURN: Final = 6.0
"""A turn that has begun without a die."""
ACTION_POINT: Final[list[float]] = [0.9, 0.95, 1.08, 0.9, 0.9]
"""A point left for each of the five actions."""
PROSPECT: Final = 0.9
"""Part of what the points can reach for sure."""
CHOICE_POINT: Final = 1.0
"""A point for an action of the player's choice."""
STEP: Final = 0.5
"""A step of a figure."""
BUILT: Final = 2.5
"""A house or a pillar that a tile lets its owner build."""
KING_STEP: Final = 1.2
ANY_GOOD: Final = 1.2
TRAVEL: Final = 1.5
"""A figure may go anywhere."""

# ---- the last turns, in which things lose their use ----
MAP_FADE: Final = 3.0
"""In how many last turns the reach of figures, and pieces for it, lose their use."""
ROOM_FADE: Final = 3.0
"""In how many last turns empty places in storage lose their use."""
LODGING_FADE: Final = 2.0
"""In how many last turns characters in storage lose their use."""
RESIDENT_FADE: Final = 4.0
"""In how many last turns characters in their rooms lose their use."""

# ---- storage ----
HELPER: Final = 0.85
"""Part of a helper's gain that counts while it is in storage."""
CHARACTER: Final = 0.6
"""Part of a character's gain that counts while it is in storage and has a room."""
LODGING: Final = 0.5
"""Part of a stored character's contribution to a full building."""
ROOM: Final[list[float]] = [-2.6, -0.9, -0.26, 0.0, 0.0]
"""By empty places in storage."""
ADD: Final = 0.9
"""A point that a helper adds."""
RECOLOUR: Final = 1.2
REUSE: Final = 1.5
CREST: Final = 3.0
"""A crest on the map."""

# ---- the map ----
HOUSE_PACE: Final = 0.31
"""Houses built in a turn."""
PILLAR_PACE: Final = 0.3
"""Pillars built in a turn."""
NEAR: Final[list[float]] = [0.3, 0.2, 0.14, 0.1, 0.07, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""Part of the value of what could be done in a place, by steps to it."""
SITE: Final = 0.4
"""Part of a cathedral's gain that a place for a pillar there promises."""
TOWN: Final = 1.0
"""A house besides what it multiplies."""
BONUS_NEAR: Final = 0.5
"""Part of a bonus tile on the map."""
SUPPLY: Final = 0.6
"""A house or pillar in the supply that can still be built."""
EMPTY: Final = 0.3
"""Part of what places for houses or pillars promise when the supply is empty."""

# ---- fairs ----
PRESENCE: Final = 0.9
"""Chance that a merchant in the city of a fair will be there in its phase."""
PRESENCE_LATER: Final = 0.6
"""That chance for a fair of a later round."""
PRESENCE_DECAY: Final = 0.86
"""Factor of that chance for each step that is missing."""
PAIR: Final = 0.2
"""Of two things that a fair counts together: the value of one that lacks its partner."""
GROWTH: Final[list[float]] = [0.35, 0.3, 0.35, 0.2, 0.28, 0.3, 0.22]
"""Gained in a turn: houses, pillars, contracts, cathedrals, crests, upper characters, full buildings."""

# ---- buildings ----
RESIDENT: Final = 1.0
"""A room that is filled."""
PROGRESS: Final = 0.6
"""Part of a completed building's value that counts when one part is missing."""
PROGRESS_LESS: Final = 0.45
"""Factor of that part for every further missing part."""
STRENGTH: Final = 0.2
"""How often in a turn a bonus point of a building is used."""
PART_TURNS: Final = 2.0
"""Turns that every missing part takes."""
CREST_GAIN: Final[list[float]] = [4.5, 4.5, 2.0, 2.0, 2.4, 5.0]
"""What a crest brings at once, by building."""
CREST_PART: Final = 0.4
"""Part of a completed building's value that a crest adds."""
CREST_EARLY: Final = 0.7
"""Factor of that part when more than the crest is missing."""

# ---- king ----
LEADER: Final = 1.5
"""Leading the king track: the part of the tile or points of the king phase that is expected."""
RANK: Final = 0.55
"""Each seat that is behind on the king track."""
