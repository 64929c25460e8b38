"""Single events as sentences with their player's name, as a terminal prints them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.games import plain_words
from burgrave.games.burgundy.duchy import RANDOM
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, PHASE_LETTERS, PHASE_POINTS, REGION_POINTS, SPACES
from burgrave.games.language import player_sentence

if TYPE_CHECKING:
    from burgrave.games.burgundy.words.language import Language

# ---- points and stocks -----------------------------------------------------------------------------------------------


def source_title(language: Language, source: str) -> str:
    """Return a source of points as a line of the score sheet; `monastery` stands for all monasteries together."""
    _ = language.gettext
    if source.startswith("monastery-"):
        number = int(source.partition("-")[2])
        return _("{name} (monastery {number})").format(name=language.monastery_name(number), number=number)
    titles = {"regions": _("Finished regions"), "phase_bonus": _("Finished early"), "monastery": _("Monasteries")}
    if source in titles:
        return titles[source]
    declared = language.words.sources.get(source)
    return plain_words.source_title(language, source) if declared is None else declared(language)[0]


def reason(language: Language, source: str, points: int) -> str:
    """Return what points were scored for."""
    _ = language.gettext
    if source == "regions":
        size = REGION_POINTS.index(points)
        return language.ngettext("for a finished region of {count} space", "for a finished region of {count} spaces", size).format(
            count=size
        )
    if source == "phase_bonus":
        return _("for finishing it in phase {phase}").format(phase=PHASE_LETTERS[PHASE_POINTS.index(points)])
    if source.startswith("monastery-"):
        number = int(source.partition("-")[2])
        return _("for monastery {number} ({name})").format(name=language.monastery_name(number), number=number)
    declared = language.words.sources.get(source)
    return f"({source_title(language, source)})" if declared is None else declared(language)[1]


SOURCES: Final[dict[str, Callable[[Language], tuple[str, str]]]] = {
    "animals": lambda language: (language.gettext("Animals"), language.gettext("for animals")),
    "bonus_tiles": lambda language: (language.gettext("Bonus tiles"), language.gettext("for the bonus tile")),
    "sales": lambda language: (language.gettext("Goods sold"), language.gettext("for the sale")),
    "watchtowers": lambda language: (language.gettext("Watchtowers"), language.gettext("for the watchtower")),
    "unsold_goods": lambda language: (language.gettext("Goods left"), language.gettext("for unsold goods")),
    "silver": lambda language: (language.gettext("Silver left"), language.gettext("for silver left")),
    "workers": lambda language: (language.gettext("Workers left"), language.gettext("for workers left")),
}
"""By source of points whose texts are always the same: the line on the score sheet, and what the points are for."""


def score(language: Language, seat: int, source: str, points: int) -> str:
    """Return a sentence for points and what they were scored for."""
    text = language.gettext("{name} scores {points} {why}.") if points >= 0 else language.gettext("{name} gives {points} {why}.")
    return text.format(name=language.player(seat), points=language.points(abs(points)), why=reason(language, source, points))


STOCKS: Final[dict[str, Callable[[Language], str]]] = {
    "action": lambda language: language.gettext("{name} gets {amount} with an action."),
    "sale": lambda language: language.gettext("{name} gets {amount} for the sale."),
    "mines": lambda language: language.gettext("{name} gets {amount} from mines."),
    "boarding_house": lambda language: language.gettext("{name} gets {amount} from the boarding house."),
    "bank": lambda language: language.gettext("{name} gets {amount} from the bank."),
    "die": lambda language: language.gettext("{name} pays {amount} to change a die."),
    "purchase": lambda language: language.gettext("{name} pays {amount} for a tile."),
    "hire": lambda language: language.gettext("{name} pays {amount} for a building."),
}
"""By reason for a change of silver or workers: a sentence with {name} and {amount}."""


def silver(language: Language, seat: int, number: int, reason: str) -> str:
    """Return a sentence for silver that was paid (a negative number) or gained."""
    declared = language.words.stocks.get(reason)
    if declared is None:
        return plain_words.sentence(language, ("silver", seat, number, reason))
    return declared(language).format(name=language.player(seat), amount=language.silver(abs(number)))


def workers(language: Language, seat: int, number: int, reason: str) -> str:
    """Return a sentence for workers that were paid (a negative number) or gained."""
    declared = language.words.stocks.get(reason)
    if declared is None:
        return plain_words.sentence(language, ("workers", seat, number, reason))
    return declared(language).format(name=language.player(seat), amount=language.workers(abs(number)))


def bonus(language: Language, seat: int, colour: int, is_small: int) -> str:
    """Return a sentence for a bonus tile that was taken."""
    text = (
        language.gettext("{name} is the second to cover every {space} space and takes the small bonus tile.")
        if is_small
        else language.gettext("{name} is the first to cover every {space} space and takes the large bonus tile.")
    )
    return text.format(name=language.player(seat), space=language.space[colour])


# ---- the course of the game ------------------------------------------------------------------------------------------


def phase(language: Language, seat: int, number: int) -> str:
    """Return a sentence for a phase that begins."""
    return language.gettext("Phase {phase} begins.").format(phase=PHASE_LETTERS[number])


def round_goods(language: Language, seat: int, round_: int, kind: int) -> str:
    """Return a sentence for the goods that a round will bring."""
    return language.gettext("Goods of round {round}: {goods}.").format(round=round_ + 1, goods=language.goods[kind])


def roll(language: Language, seat: int, *numbers: int) -> str:
    """Return a sentence for all dice of a round: two of each seat, then the white die."""
    *dice, white = numbers
    rolled = [
        language.gettext("{name} {first} and {second}").format(
            name=language.player(other), first=dice[2 * other], second=dice[2 * other + 1]
        )
        for other in range(len(dice) // 2)
        if dice[2 * other]
    ]
    return language.gettext("The dice: {rolled}; the white die shows {white}.").format(rolled=", ".join(rolled), white=white)


def goods(language: Language, seat: int, depot: int, kind: int) -> str:
    """Return a sentence for the goods of a round coming to a depot."""
    return white_die(language, kind, depot) + "."


def white_die(language: Language, kind: int, depot: int) -> str:
    """Return the text of where the white die sends the goods of a round, without a full stop."""
    _ = language.gettext
    text = (
        _("The white die shows {die}: glass goes to depot {die}"),
        _("The white die shows {die}: grapes go to depot {die}"),
        _("The white die shows {die}: cloth goes to depot {die}"),
        _("The white die shows {die}: pottery goes to depot {die}"),
        _("The white die shows {die}: wine goes to depot {die}"),
        _("The white die shows {die}: cheese goes to depot {die}"),
    )[kind]
    return text.format(die=depot + 1)


def settle(language: Language, seat: int, side: str, hex_: int) -> str:
    """Return a sentence for the duchy and starting castle that a seat chose."""
    text = language.gettext("{name} settles in duchy {duchy}, with a castle on space {hex}.")
    if side == RANDOM:
        text = language.gettext("{name} settles in a random duchy, with a castle on space {hex}.")
    return text.format(name=language.player(seat), duchy=side, hex=hex_ + 1)


def clear(language: Language, seat: int, tile: int, space: int) -> str:
    """Return a sentence for a tile that goes back to the box."""
    text = language.gettext("Back to the box {place}: {tile}.")
    return text.format(place=language.from_depot(space), tile=language.title[tile])


def reveal(language: Language, seat: int, tile: int, space: int) -> str:
    """Return a sentence for a new tile in a depot."""
    if space >= ALL_SPACES:
        return language.beside(space)[1].format(tile=language.a[tile])
    if space >= BLACK:
        return language.gettext("The black depot gets {tile}.").format(tile=language.a[tile])
    return language.gettext("Depot {depot} gets {tile}.").format(depot=space // SPACES + 1, tile=language.a[tile])


def over(language: Language, seat: int) -> str:
    """Return the sentence for the end of the game."""
    return language.gettext("The game is over; the last points are counted.")


# ---- what players do -------------------------------------------------------------------------------------------------


def take(language: Language, seat: int, tile: int, space: int) -> str:
    """Return a sentence for a tile that comes into storage."""
    text = language.gettext("{name} takes {tile} {place}.")
    return text.format(name=language.player(seat), tile=language.the[tile], place=language.from_depot(space))


def discard(language: Language, seat: int, tile: int) -> str:
    """Return a sentence for a stored tile that is discarded."""
    return language.gettext("{name} discards {tile}.").format(name=language.player(seat), tile=language.the[tile])


def place(language: Language, seat: int, tile: int, hex_: int) -> str:
    """Return a sentence for a tile that is placed in a duchy."""
    text = language.gettext("{name} places {tile} on space {hex}.")
    return text.format(name=language.player(seat), tile=language.the[tile], hex=hex_ + 1)


def sell(language: Language, seat: int, kind: int, count: int) -> str:
    """Return a sentence for a sale of all goods of a kind."""
    return language.gettext("{name} sells {goods}.").format(name=language.player(seat), goods=language.goods_of(count, kind))


def load(language: Language, seat: int, depot: int, kind: int, count: int) -> str:
    """Return a sentence for goods loaded from a depot."""
    text = language.gettext("{name} loads {goods} from depot {depot}.")
    return text.format(name=language.player(seat), goods=language.goods_of(count, kind), depot=depot + 1)


def advance(language: Language, seat: int, space: int) -> str:
    """Return a sentence for a marker that moves on the turn order track."""
    text = language.gettext("{name} moves to space {space} of the turn order track.")
    return text.format(name=language.player(seat), space=space)


def skip(language: Language, seat: int, step: str = "") -> str:
    """Return a sentence for a choice that was declined."""
    return language.gettext("{name} declines.").format(name=language.player(seat))


def lapse(language: Language, seat: int, step: str) -> str:
    """Return a sentence for something that was granted though there was nothing to use it on."""
    declared = language.words.lapsed.get(step)
    if declared is None:
        return plain_words.sentence(language, ("lapse", seat, step))
    return declared(language)[0].format(name=language.player(seat))


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "phase": phase,
    "clear": clear,
    "reveal": reveal,
    "round_goods": round_goods,
    "roll": roll,
    "goods": goods,
    "turn": player_sentence(lambda language: language.gettext("It is {name}'s turn.")),
    "settle": settle,
    "secret": player_sentence(lambda language: language.gettext("{name} has chosen in secret.")),
    "take": take,
    "discard": discard,
    "place": place,
    "sell": sell,
    "load": load,
    "advance": advance,
    "silver": silver,
    "workers": workers,
    "bonus": bonus,
    "score": score,
    "skip": skip,
    "lapse": lapse,
    "end": player_sentence(lambda language: language.gettext("{name} ends the turn.")),
    "over": over,
}
"""The sentences, by kind of event."""
