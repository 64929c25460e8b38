"""A card of the council: rank, emblem, name and reward; below them the dice that lie there, or those that would.

A card is drawn in its inactive style. The style sheet changes that for cards that the page highlights; only these show the dice
that would be placed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.pieces import die, seat_class, shield_at
from burgrave.draw.shapes import box, box_mark, box_ring, landing, text, tick
from burgrave.games.kingsburg.drawing.declaration import Cover
from burgrave.games.kingsburg.drawing.icons import adviser_icon
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import NEUTRAL, Dice, die_piece
from burgrave.games.kingsburg.drawing.rewards import REWARDS
from burgrave.games.kingsburg.drawing.tokens import Signs, row, shorter

KING: Final = 18


class Group(NamedTuple):
    """Dice of one seat on an adviser's card."""

    seat: int
    name: str
    dice: Dice
    extras: Signs
    """What was spent besides: `plus2`, `market`, `envoy`."""
    is_again: bool = False
    """Support given a second time, without dice."""


class Offer(NamedTuple):
    """The cheapest way of a seat to influence an adviser."""

    seat: int
    dice: Dice
    has_more: bool
    """Whether there are others."""


class Card(NamedTuple):
    """What a card shows now."""

    groups: tuple[Group, ...] = ()
    offer: Offer | None = None
    cover: Cover | None = None
    """What lies over its reward."""
    owner: int | None = None
    """The only seat that it serves this year."""
    is_absent: bool = False
    gift: Signs = ()
    """What the first seat to come takes besides."""
    tokens: tuple[int, ...] = ()
    """Seats whose tokens lie on the upper edge, one for each token."""
    is_asking: bool = False
    """Whether its reward is being chosen."""


class Form(NamedTuple):
    """Measures of a card, large or small."""

    width: float
    height: float
    head: float
    well: float
    rank: tuple[float, float, float]
    """x, y and size."""
    emblem: tuple[float, float, float]
    """From the right, from the top, size."""
    reward: tuple[float, float, int]
    """y, size, and from how many signs runs are shortened."""
    die: float
    ghost: float
    has_name: bool


LARGE: Final = Form(90.5, 118, 42, 37, (19, 30, 23), (27, 24, 35), (69.5, 20, 5), 26, 17.5, True)
SMALL: Final = Form(61, 94, 30, 37, (15, 22, 17), (19, 17, 24), (44, 15, 3), 21, 15, False)


@lru_cache(maxsize=4096)
def adviser(rank: int, x: float, y: float, form: Form, card: Card, language: str) -> str:
    """Draw one adviser's card around x, y, as an element that can be clicked."""
    words, (width, height) = labels(language), form[:2]
    left, top = x - width / 2, y - height / 2
    kind = "adviser" + (" king" if rank == KING else "")
    out = ground(left, top, form)
    if rank == KING:
        crest = f"M{number(left)} {number(top + form.head)}V{number(top + 6)}a6 6 0 0 1 6-6h{number(width - 12)}a6 6 0 0 1 6 6"
        out += f'<path class="crest" d="{crest}v{number(form.head - 6)}z"/>'
    out += f'<g class="on">{text(left + form.rank[0], top + form.rank[1], rank, form.rank[2], "serif")}'
    out += f'<g class="em">{use(adviser_icon(rank), left + width - form.emblem[0], top + form.emblem[1], form.emblem[2])}</g></g>'
    if form.has_name:
        out += fitted(x, top + 55, words.adviser(rank), 11.5, "nm", width - 8)
    if card.cover is None:
        down, size, limit = form.reward
        out += row(shorter(REWARDS[rank], limit), x, top + down, size, width - (16 if form.has_name else 13))
    foot = top + height - form.well / 2
    if card.groups:
        kind += " held " + (seat_class(card.groups[0].seat) if card.groups[0].seat != NEUTRAL else "neutral")
        out += placed(card.groups, x, foot, form, f"adviser:{rank}")
    elif card.is_absent:
        kind += " absent"
        out += fitted(x, foot + 4, words.absent, 11.5, "quiet-text", width - 10)
    out += landing(x, foot, form.die, f"adviser:{rank}.{len(card.groups) + 1}")
    if card.offer is not None:
        out += ghost(card.offer, x, foot, form, language)
    if card.owner is not None:
        kind += f" owned-by {seat_class(card.owner)}"
        out += box(x, y, width - 3, height - 3, 5, "owner")
    if card.is_asking:
        kind += " asking"
    out += marks(x, y, form, card)
    held = tuple((group.name, tuple(value for value, _ in group.dice)) for group in card.groups)
    label = words.adviser_label(rank, held, card.cover.label if card.cover else "", card.is_absent)
    name = f"adviser:{rank}"
    badge = f"{number(x)} {number(top + height - 1)} {1 if form.has_name else 0.78}"
    topic = card.cover.topic if card.cover else name
    return element(kind, out, label, name=name, key=name, piece=piece_of(card.groups), topic=topic, badge=badge)


def ground(left: float, top: float, form: Form) -> str:
    """Draw the bare card: paper, the well for dice below, an outline."""
    width, height, deep = form.width, form.height, form.well
    shape = f"M{number(left)} {number(top + height - deep)}h{number(width)}v{number(deep - 6)}a6 6 0 0 1-6 6"
    well = f'<path class="well" d="{shape}h{number(12 - width)}a6 6 0 0 1-6-6z"/>'
    x, y = left + width / 2, top + height / 2
    return box(x, y, width, height, 6, "ground") + well + box(x, y, width, height, 6, "outline")


def marks(x: float, y: float, form: Form, card: Card) -> str:
    """Draw the marks of states, and above them what lies over the reward, gifts, and the tokens of seats on the upper edge."""
    width, height = form.width, form.height
    top = y - height / 2
    out = box_mark(x, y, width + 7, height + 7, 8) + box_ring(x, y, width, height, 5)
    out += card.cover.draw(x, top, form, *card.cover.arguments) if card.cover else ""
    size = 17.0 if form.has_name else 13.0
    tokens = card.tokens if card.owner is None else (*card.tokens, card.owner)
    step = min(size * 0.82, (width - size) / max(1, len(tokens)))
    for index, seat in enumerate(tokens):
        out += shield_at(seat, x - 2 - step * index, top + 3, size)
    if card.gift:
        side = size + 3
        plate = box(x, top + form.head - 4, side + 8, side + 4, 5, "tile-ground")
        out += f'<g class="gift">{plate}{row(card.gift, x, top + form.head - 4, side)}</g>'
    return out + tick(x + width / 2 - 5, top + 5, 9 if form.has_name else 7)


def piece_of(groups: tuple[Group, ...]) -> str:
    """Return what lies on a card, as the name of one piece: it changes when any of the dice does."""
    return " ".join(f"{group.seat}:{'+'.join(str(value) for value, _ in group.dice)}" for group in groups)


# ---- dice ------------------------------------------------------------------------------------------------------------------


def placed(groups: tuple[Group, ...], x: float, y: float, form: Form, key: str) -> str:
    """Draw the dice on a card: the shield of their seat, the dice, and small what was spent besides."""
    units = sum(group_width(group) for group in groups) + 0.25 * (len(groups) - 1)
    # Rings run inside the outline: dice keep clear of them.
    size = min(form.die, (form.width - (14 if form.has_name else 8)) / units)
    left, out = x - units * size / 2, ""
    for index, group in enumerate(groups):
        body = ""
        if group.seat != NEUTRAL:
            body += shield_at(group.seat, left + size * 0.38, y, size * 0.76)
            left += size * 0.8
        for value, is_white in group.dice:
            owned = "die" if is_white or group.seat == NEUTRAL else "die owned"
            body += die(round(left + size * 0.49, 1), round(y, 1), round(size, 1), value, css_class=owned)
            left += size * 0.98
        if group.is_again:
            body += text(left + size * 0.4, y + size * 0.24, "×2", size * 0.7, "serif")
            left += size * 0.8
        for extra in group.extras:
            body += row((extra,), left + size * 0.3, y, size * 0.6)
            left += size * 0.62
        kind = "group" if group.seat == NEUTRAL else f"group {seat_class(group.seat)}"
        piece = die_piece(group.seat, *group.dice[0]) if group.dice else ""
        out += f'<g class="{kind}" data-key="{key}.{index + 1}" data-piece="{piece}">{body}</g>'
        left += size * 0.25
    return out


def group_width(group: Group) -> float:
    """Return how wide a group of dice is, measured in dice."""
    shield = 0.0 if group.seat == NEUTRAL else 0.8
    return shield + 0.98 * len(group.dice) + 0.8 * group.is_again + 0.62 * len(group.extras)


def ghost(offer: Offer, x: float, y: float, form: Form, language: str) -> str:
    """Draw the dice that would be placed; they are shown while the card is lit."""
    size, count = form.ghost, len(offer.dice)
    more = offer.has_more and form.has_name
    size = min(size, (form.width - 8 - (22 if more else 0)) / (count * 0.98))
    shift = 9 if more else 0
    first = x - shift - (count - 1) * size * 0.49
    out = "".join(
        die(round(first + index * size * 0.98, 1), round(y, 1), round(size, 1), value, css_class="die" if is_white else "die owned")
        for index, (value, is_white) in enumerate(offer.dice)
    )
    if more:
        out += text(x - shift + 2 + count * size * 0.49, y + 4, labels(language).alternative, 11.5, "start quiet-text")
    kind = "ghost several" if offer.has_more else "ghost"
    return f'<g class="{kind} {seat_class(offer.seat)}">{out}</g>'
