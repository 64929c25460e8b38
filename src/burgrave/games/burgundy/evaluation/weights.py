"""The weights of the evaluation, in points. They were found by self-play over duchies and editions, not taken from the rulebook."""

from typing import Final

# ---- what lies beside the duchy ----
WORKER: Final = 0.37
"""A worker: it saves a die that would not fit, but a die that fits brings far more."""
WORKER_IDLE: Final = 0.5
"""A worker that comes after the last die: its half point at the end."""
SILVER: Final = 1.8
"""A silver: two of them buy a tile of the black depot without a die."""
SILVER_IDLE: Final = 1.0
"""A silver for which no turn is left to spend it in: its point at the end."""
GOODS: Final = 0.67
"""An unsold goods tile, as part of its points in a sale: the sale still needs a die."""
SALE: Final = 0.92
"""Each kind of goods held: the silver of its sale, less the die."""
TRACK: Final = 0.58
"""Each step on the turn order track: whoever is ahead chooses first."""
DIE: Final = 4.4
"""Each die still to be used."""

# ---- the duchy ----
REGION_KEEP: Final = 0.51
"""Factor of a region's points for each of its spaces that is still empty."""
REGION_SHARE: Final = 0.14
"""Part of a region's points that is added in proportion to its covered spaces, so that large regions are begun."""
REGION_PACE: Final = 5.0
"""Dice used until one more space of a region is covered: later phases pay less."""
REGION_DICE: Final = 4.2
"""Dice needed for each empty space; with fewer to come, the value of the region is reduced."""
COLOUR_KEEP: Final = 0.6
"""Factor of the points of a colour's bonus tile for each space of that colour that is still empty."""
OPEN: Final = 0.42
"""Each colour with an empty space next to a placed tile."""
OPEN_MORE: Final = 0.19
"""Each further such space of a colour, up to MANY_OPEN spaces: more numbers fit."""
MANY_OPEN: Final = 4
HERD: Final = 0.091
"""Part of an animal's points for every empty space of its pasture, since it may score again."""

# ---- tiles in storage ----
STORED: Final = 0.5
"""A stored tile, as part of what placing it brings: it still needs a die that fits."""
STORED_LAST: Final = 0.26
"""The least of three stored tiles, as such a part: full storage is a burden."""
STORED_FAR: Final = 0.45
"""A stored tile whose spaces are not next to a tile yet, as a part of the other weights."""
STUCK: Final = 6.7
"""Loss for a storage full of tiles none of which can be placed: dice go to waste."""
READY: Final = 0.76
"""The best stored tile that the remaining die, a castle or a town hall can place at once, as part of its value."""
PLACING: Final = 0.73
"""What the die that places a stored tile could have brought otherwise."""

# ---- what tiles do when they are placed ----
CASTLE: Final = 5.0
"""A castle: one more action, with any number."""
TOWN_HALL: Final = 2.1
"""A town hall: one more placement, if there is something to place."""
FETCH: Final = 2.3
"""Carpenter, church or market: a tile without a die."""
SHIP: Final = 1.1
"""A ship, besides its step on the track and SHIP_GOODS: the goods of one depot."""
SHIP_GOODS: Final = 0.17
"""A ship, for each goods tile that lies in the depots."""

# ---- monasteries: for a whole game, shrinking with the dice to come ----
REPEAT_BUILDINGS: Final = 3.7
SALE_EXTRA: Final = 7.1
"""Sales in a whole game, each bringing one more silver or worker."""
SHIP_DEPOTS: Final = 5.3
BUY_FROM_DEPOTS: Final = 5.9
HIRE: Final = 6.2
ANIMAL_TILE: Final = 1.7
"""One more point for each animal tile, for every empty space of a pasture."""
WORKER_STEPS: Final = 6.0
FREE_STEP_TAKE: Final = 8.2
FREE_STEP_BUILDING: Final = 6.8
FREE_STEP: Final = 2.2
"""A free step for one of the other colours."""
WORKERS_ACTION: Final = 2.9
"""How often workers are taken with a die in a whole game."""
STACK_TOP: Final = 2.5
MORE_TO_COME: Final = 1.4
"""How many more counted things (buildings of a kind, species, kinds of goods) a scoring monastery may expect in a whole game."""
MORE_SOLD: Final = 15.0
"""How many more goods tiles are sold in a whole game."""
MORE_BONUS: Final = 1.7
"""How many more bonus tiles are won in a whole game."""
