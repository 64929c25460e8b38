"""Weights of the evaluation, in points, tuned by self-play; none is from the rulebook."""

from typing import Final

# ---- time ----
ROUNDS: Final = 0.82
"""Rounds that pass while the seat that is furthest takes one of its own tokens."""
PACE: Final = 2.0
"""Tokens that leave that seat's stacks until a seat has placed one more token of a region: later ones count less often."""
PLACINGS: Final = 0.42
"""Tokens that a seat places in a round."""

# ---- what lies beside the estate ----
CARD: Final = 0.45
"""A card in hand."""
CARD_IDLE: Final = 0.15
"""A card for which no round is left to spend it in: a fifth of a point."""
CARDS_USED: Final = 2.4
"""Cards that can still be spent in a round."""
HAND: Final = 6.0
"""Number of cards beyond which each further card counts less."""
HAND_MORE: Final = 0.32
"""Factor of a card beyond that number. Beyond twice as many, a card counts as idle."""
PAIR: Final = 0.25
"""Two cards of a colour: together they stand for one of any colour."""
MATCH: Final = 0.15
"""Each of the first two cards of the colour of a stored token that could be placed now."""
OPEN_MATCH: Final = 0.046
"""Each of the first two cards of the colour of a field next to a token."""
WORKER: Final = 0.54
MARBLE: Final = 1.8
IDLE: Final = 0.72
"""A worker or marble that comes too late: its point at the end."""
ACTION: Final = 1.8
"""An action that the seat still has."""

# ---- the estate ----
KEEP: Final = 0.55
"""Factor of a region's points for every field still empty."""
COLOUR_KEEP: Final = 0.55
"""Factor of a colour's bonus for every field still empty."""
OPEN: Final = 0.45
"""Each colour with a field next to a token."""
OPEN_MORE: Final = 0.12
"""Each further field of such a colour."""
PLACED: Final = 1.5
"""What each token adds in the estate besides."""

# ---- tokens in storage ----
STORED: Final = 0.41
"""Part of a stored token's gain that counts before it is placed."""
STORED_LATER: Final = 0.34
"""That part when the token cannot be paid yet."""
STORED_FAR: Final = 0.19
"""That part when no field next to a token has its colour."""
STORED_MORE: Final = 0.36
"""That part for every further token: only one is placed in a turn."""

# ---- what tokens do when they are placed ----
INCOME: Final = 1.2
CITY: Final = 3.0
HEXAGON: Final = 2.2
CASTLE: Final = 4.5
"""An open token at once, besides what that token brings (half of the best one's gain is added)."""

# ---- bonus tokens ----
MORE_STORAGE: Final = 1.0
"""For each storage place that is added, shrinking with the time left."""
MORE_CARDS: Final = 0.19
"""Draws in a round, each of one more card."""
