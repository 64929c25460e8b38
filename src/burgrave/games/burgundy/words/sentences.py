"""Single events as sentences, each with its player's name: what a terminal prints, event by event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgrave.games.burgundy.duchy import RANDOM
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, PHASE_LETTERS, PHASE_POINTS, REGION_POINTS, SPACES
from burgrave.games.burgundy.words import parts
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import about_player

Sentence = Callable[[Tongue, Any], str]
"""Called with the tongue, which knows the players, and the event."""


# ---- points and stocks -----------------------------------------------------------------------------------------------


def source_title(to: Tongue, source: str) -> str:
    """A source of points as a line of the score sheet; `monastery` stands for all of them together."""
    _ = to.gettext
    if source.startswith("monastery-"):
        number = int(source.partition("-")[2])
        return _("{name} (monastery {number})").format(name=to.monastery_name(number), number=number)
    known = {
        "animals": _("Animals"),
        "regions": _("Finished regions"),
        "phase_bonus": _("Finished early"),
        "bonus_tiles": _("Bonus tiles"),
        "sales": _("Goods sold"),
        "watchtowers": _("Watchtowers"),
        "unsold_goods": _("Goods left"),
        "silver": _("Silver left"),
        "workers": _("Workers left"),
        "monastery": _("Monasteries"),
    }
    return known[source] if source in known else str(parts.told("sources", source)(to)[0])


def reason(to: Tongue, source: str, points: int) -> str:
    """What points were scored for."""
    _ = to.gettext
    if source == "regions":
        size = REGION_POINTS.index(points)
        return to.ngettext("for a finished region of {count} space", "for a finished region of {count} spaces", size).format(
            count=size
        )
    if source == "phase_bonus":
        return _("for finishing it in phase {phase}").format(phase=PHASE_LETTERS[PHASE_POINTS.index(points)])
    if source.startswith("monastery-"):
        number = int(source.partition("-")[2])
        return _("for monastery {number} ({name})").format(name=to.monastery_name(number), number=number)
    known = {
        "animals": _("for animals"),
        "bonus_tiles": _("for the bonus tile"),
        "sales": _("for the sale"),
        "watchtowers": _("for the watchtower"),
        "unsold_goods": _("for unsold goods"),
        "silver": _("for silver left"),
        "workers": _("for workers left"),
    }
    return known[source] if source in known else str(parts.told("sources", source)(to)[1])


def score(to: Tongue, event: Any) -> str:
    """Points, and what for."""
    _, seat, source, points = event
    told = to.gettext("{name} scores {points} {why}.") if points >= 0 else to.gettext("{name} gives {points} {why}.")
    return told.format(name=to.player(seat), points=to.points(abs(points)), why=reason(to, source, points))


def stock(to: Tongue, event: Any) -> str:
    """Silver or workers paid or gained."""
    _ = to.gettext
    kind, seat, number, why = event
    known = {
        "action": _("{name} gets {amount} with an action."),
        "sale": _("{name} gets {amount} for the sale."),
        "mines": _("{name} gets {amount} from mines."),
        "boarding_house": _("{name} gets {amount} from the boarding house."),
        "bank": _("{name} gets {amount} from the bank."),
        "die": _("{name} pays {amount} to change a die."),
        "purchase": _("{name} pays {amount} for a tile."),
        "hire": _("{name} pays {amount} for a building."),
    }
    told: str = known[why] if why in known else parts.told("stocks", why)(to)
    amount = to.silver(abs(number)) if kind == "silver" else to.workers(abs(number))
    return told.format(name=to.player(seat), amount=amount)


def bonus(to: Tongue, event: Any) -> str:
    """Who covered a colour first or second."""
    _, seat, colour, is_small = event
    told = (
        to.gettext("{name} is the second to cover every {space} space and takes the small bonus tile.")
        if is_small
        else to.gettext("{name} is the first to cover every {space} space and takes the large bonus tile.")
    )
    return told.format(name=to.player(seat), space=to.space[colour])


# ---- the course of the game ------------------------------------------------------------------------------------------


def roll(to: Tongue, event: Any) -> str:
    """All dice of a round."""
    *dice, white = event[2:]
    rolled = [
        to.gettext("{name} {first} and {second}").format(name=to.player(seat), first=dice[2 * seat], second=dice[2 * seat + 1])
        for seat in range(len(dice) // 2)
        if dice[2 * seat]
    ]
    return to.gettext("The dice: {rolled}; the white die shows {white}.").format(rolled=", ".join(rolled), white=white)


def settle(to: Tongue, event: Any) -> str:
    """Where somebody begins."""
    _, seat, side, hex_ = event
    told = to.gettext("{name} settles in duchy {duchy}, with a castle on space {hex}.")
    if side == RANDOM:
        told = to.gettext("{name} settles in a random duchy, with a castle on space {hex}.")
    return told.format(name=to.player(seat), duchy=side, hex=hex_ + 1)


def clear(to: Tongue, event: Any) -> str:
    """A tile that nobody took."""
    told = to.gettext("Back to the box {place}: {tile}.")
    return told.format(place=to.from_depot(event[3]), tile=to.title[event[2]])


def reveal(to: Tongue, event: Any) -> str:
    """A new tile."""
    _, _, tile, space = event
    if space >= ALL_SPACES:
        return to.beside(space)[1].format(tile=to.a[tile])
    if space >= BLACK:
        return to.gettext("The black depot gets {tile}.").format(tile=to.a[tile])
    return to.gettext("Depot {depot} gets {tile}.").format(depot=space // SPACES + 1, tile=to.a[tile])


def lapse(to: Tongue, event: Any) -> str:
    """Something that a tile grants, and that there is nothing for."""
    _ = to.gettext
    known = {
        "TownHallAction": _("{name} has no tile that could be placed."),
        "Fetch": _("{name} finds no such tile in the depots."),
        "SellAtWarehouse": _("{name} has no goods to sell."),
        "LoadGoods": _("{name} finds no goods that could be loaded."),
        "LoadMoreGoods": _("{name} finds no more goods that could be loaded."),
    }
    told: str = known[event[2]] if event[2] in known else parts.told("lapsed", event[2])(to)[0]
    return told.format(name=to.player(event[1]))


def white_die(to: Tongue, kind: int, depot: int) -> str:
    """Where the white die sends the goods of a round."""
    _ = to.gettext
    told = (
        _("The white die shows {die}: glass goes to depot {die}"),
        _("The white die shows {die}: grapes go to depot {die}"),
        _("The white die shows {die}: cloth goes to depot {die}"),
        _("The white die shows {die}: pottery goes to depot {die}"),
        _("The white die shows {die}: wine goes to depot {die}"),
        _("The white die shows {die}: cheese goes to depot {die}"),
    )[kind]
    return told.format(die=depot + 1)


SENTENCES: dict[str, Sentence] = {
    "phase": lambda to, event: to.gettext("Phase {phase} begins.").format(phase=PHASE_LETTERS[event[2]]),
    "clear": clear,
    "reveal": reveal,
    "round_goods": lambda to, event: to.gettext("Goods of round {round}: {goods}.").format(
        round=event[2] + 1, goods=to.goods[event[3]]
    ),
    "roll": roll,
    "goods": lambda to, event: white_die(to, event[3], event[2]) + ".",
    "turn": about_player(lambda to: to.gettext("It is {name}'s turn.")),
    "settle": settle,
    "secret": about_player(lambda to: to.gettext("{name} has chosen in secret.")),
    "take": lambda to, event: to.gettext("{name} takes {tile} {place}.").format(
        name=to.player(event[1]), tile=to.the[event[2]], place=to.from_depot(event[3])
    ),
    "discard": lambda to, event: to.gettext("{name} discards {tile}.").format(name=to.player(event[1]), tile=to.the[event[2]]),
    "place": lambda to, event: to.gettext("{name} places {tile} on space {hex}.").format(
        name=to.player(event[1]), tile=to.the[event[2]], hex=event[3] + 1
    ),
    "sell": lambda to, event: to.gettext("{name} sells {goods}.").format(
        name=to.player(event[1]), goods=to.goods_of(event[3], event[2])
    ),
    "load": lambda to, event: to.gettext("{name} loads {goods} from depot {depot}.").format(
        name=to.player(event[1]), goods=to.goods_of(event[4], event[3]), depot=event[2] + 1
    ),
    "advance": lambda to, event: to.gettext("{name} moves to space {space} of the turn order track.").format(
        name=to.player(event[1]), space=event[2]
    ),
    "silver": stock,
    "workers": stock,
    "bonus": bonus,
    "score": score,
    "skip": about_player(lambda to: to.gettext("{name} declines.")),
    "lapse": lapse,
    "end": about_player(lambda to: to.gettext("{name} ends the turn.")),
    "over": lambda to, event: to.gettext("The game is over; the last points are counted."),
}
"""By kind of event."""
