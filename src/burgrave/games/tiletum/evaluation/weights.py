"""What things are worth, in points. Found by self-play, not by the rulebook."""

from typing import Final

# ---- goods ----
GOODS: Final[list[float]] = [0.75, 0.85, 0.95, 1.0, 0.95]
"""A good of each kind while there is much time ..."""
IDLE: Final = 0.22
"""... and at the end ..."""
FADE: Final = 4.0
"""... to which it falls in the last so many turns."""
READY: Final = 0.9
"""Part of the gain of a contract, a cathedral or a crest that counts when everything for it is there ..."""
MISSING: Final = 0.82
"""... and again for every good that is missing."""
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
"""A point for whichever action."""
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
"""What figures can reach, and pieces for it ..."""
ROOM_FADE: Final = 3.0
"""... empty places in storage ..."""
LODGING_FADE: Final = 2.0
"""... characters in storage ..."""
RESIDENT_FADE: Final = 4.0
"""... and characters in their rooms."""

# ---- storage ----
HELPER: Final = 0.85
"""Part of what a helper brings that it is worth in storage."""
CHARACTER: Final = 0.6
"""The same of a character that has a room, besides ..."""
LODGING: Final = 0.5
"""... what moving in brings towards a full building."""
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
"""Houses built in a turn ..."""
PILLAR_PACE: Final = 0.3
"""... and pillars."""
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
THERE: Final = 0.9
"""Chance that a merchant in the city of a fair will be there in its phase ..."""
THERE_LATER: Final = 0.6
"""... or of a fair of a later round ..."""
AWAY: Final = 0.86
"""... for each step that is missing."""
PAIR: Final = 0.2
"""Of two things that a fair counts together, one that lacks its partner."""
GROWTH: Final[list[float]] = [0.35, 0.3, 0.35, 0.2, 0.28, 0.3, 0.22]
"""In a turn: houses, pillars, contracts, cathedrals, crests, upper characters, full buildings."""

# ---- buildings ----
RESIDENT: Final = 1.0
"""A room that is filled."""
PROGRESS: Final = 0.6
"""What a building counts whose last part is missing ..."""
PROGRESS_LESS: Final = 0.45
"""... and again for every further part."""
STRENGTH: Final = 0.2
"""How often in a turn a bonus point of a building is used."""
PART_TURNS: Final = 2.0
"""Turns that every missing part takes."""
CREST_GAIN: Final[list[float]] = [4.5, 4.5, 2.0, 2.0, 2.4, 5.0]
"""What a crest brings at once, by building ..."""
CREST_PART: Final = 0.4
"""... and the part of a completed building that it adds ..."""
CREST_EARLY: Final = 0.7
"""... a part of that again when more than the crest is missing."""

# ---- king ----
LEADER: Final = 1.5
"""Whoever leads: the tile or points of the king phase, as far as it is sure."""
RANK: Final = 0.55
"""Each seat that is behind on the king track."""
