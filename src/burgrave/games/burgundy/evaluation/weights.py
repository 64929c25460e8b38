"""What things are worth, in points. Found by self-play over duchies and editions, not by the rulebook."""

from typing import Final

# ---- what lies beside the duchy ----
WORKER: Final = 0.37
"""Saves a die that would not fit; a die that does fit brings far more, so a worker is worth less than its share of a die."""
WORKER_IDLE: Final = 0.5
"""One that comes after the last die: its half point at the end."""
SILVER: Final = 1.8
"""Two of them buy a tile of the black depot without a die."""
SILVER_IDLE: Final = 1.0
"""Silver for which no turn is left to spend it in: its point at the end."""
GOODS: Final = 0.67
"""Part of a sale's points that unsold goods are worth: the sale still needs a die."""
SALE: Final = 0.92
"""For each kind of goods held: the silver of the sale, less the die."""
TRACK: Final = 0.58
"""Each step on the turn order track; who is ahead chooses first."""
DIE: Final = 4.4
"""Each die still to be used."""

# ---- the duchy ----
REGION_KEEP: Final = 0.51
"""A region is worth its points times this for every space still empty ..."""
REGION_SHARE: Final = 0.14
"""... and besides, each covered space earns this part of its share: large regions need a beginning."""
REGION_PACE: Final = 5.0
"""Dice that pass until one more space of a region is covered: later phases pay less."""
REGION_DICE: Final = 4.2
"""Dice needed for each empty space; with fewer to come, what a region promises dwindles."""
COLOUR_KEEP: Final = 0.6
"""The same for the bonus tile of a colour."""
OPEN: Final = 0.42
"""Each colour with a space next to a tile ..."""
OPEN_MORE: Final = 0.19
"""... and each further space of it (up to MANY_OPEN): more numbers that fit."""
MANY_OPEN: Final = 4
HERD: Final = 0.091
"""Part of an animal's points that every empty space of its pasture promises again."""

# ---- tiles in storage ----
STORED: Final = 0.5
"""Part of what placing it brings that a stored tile is worth: it still needs a die that fits."""
STORED_LAST: Final = 0.26
"""The same for the least one of three: full storage is a burden."""
STORED_FAR: Final = 0.45
"""A stored tile whose spaces are not next to a tile yet, as a part of the above."""
STUCK: Final = 6.7
"""Storage full of tiles none of which can be placed: dice go to waste."""
READY: Final = 0.76
"""The best stored tile that the remaining die, a castle or a town hall can place at once."""
PLACING: Final = 0.73
"""What the die that places a stored tile could have brought otherwise."""

# ---- what tiles do when they are placed ----
CASTLE: Final = 5.0
"""One more action, with any number."""
WHITE_CASTLE: Final = 1.5
"""The same with the number of the white die."""
CRANE: Final = 4.6
"""What the best building does."""
TOWN_HALL: Final = 2.1
"""One more placement, if there is something to place."""
FETCH: Final = 2.3
"""Carpenter, church, market: a tile without a die."""
SHIP: Final = 1.1
"""The goods of one depot, besides the step on the track ..."""
SHIP_GOODS: Final = 0.17
"""... and for each goods tile that waits in the depots."""

# ---- monasteries: for a whole game, shrinking with the dice to come ----
REPEAT_BUILDINGS: Final = 3.7
SALE_EXTRA: Final = 7.1
"""Sales in a whole game, each bringing one more silver or worker."""
SHIP_DEPOTS: Final = 5.3
BUY_FROM_DEPOTS: Final = 5.9
HIRE: Final = 6.2
ANIMAL_TILE: Final = 1.7
"""For every empty space of a pasture."""
WORKER_STEPS: Final = 6.0
FREE_STEP_TAKE: Final = 8.2
FREE_STEP_BUILDING: Final = 6.8
FREE_STEP: Final = 2.2
"""For each other colour."""
WORKERS_ACTION: Final = 2.9
"""Times that workers are taken with a die in a whole game."""
RECRUITS: Final = 1.3
"""For each worker that a silver buys."""
STACK_TOP: Final = 2.5
MORE_TO_COME: Final = 1.4
"""Counted things (buildings of a kind, species, kinds of goods) that a scoring monastery can still hope for."""
MORE_SOLD: Final = 15.0
"""Goods tiles that are still sold in a whole game."""
MORE_BONUS: Final = 1.7
"""Bonus tiles that are still won in a whole game."""
