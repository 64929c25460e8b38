"""Single events as sentences, each with its player's name: what a terminal prints, event by event.

A sentence takes the language, which knows the players, and what follows the kind in the event: the seat first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from burgrave.games import plain_words
from burgrave.games.language import player_sentence
from burgrave.games.tiletum.elements import BONUS_OF_SPACE, BONUS_OF_TRACK
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, HOUSE_PLACE
from burgrave.games.tiletum.fairs import FAIRS
from burgrave.games.tiletum.kinds import GOOD_KINDS
from burgrave.games.tiletum.numbers import SIDES
from burgrave.games.tiletum.tiles import FIRST_CREST
from burgrave.games.tiletum.words.language import Language

# ---- points and goods ------------------------------------------------------------------------------------------------


def source_title(language: Language, source: str) -> str:
    """Return a source of points as a line of the score sheet."""
    _ = language.gettext
    titles = {
        "start": _("At the start"),
        "contracts": _("Contracts"),
        "contract_spaces": _("Contract spaces"),
        "cathedrals": _("Cathedrals"),
        "crests": _("Crests"),
        "characters": _("Characters"),
        "helpers": _("Helpers"),
        "houses": _("House spaces"),
        "king": _("King track"),
        "leader": _("Leading the king track"),
        "fairs": _("Fairs"),
        "buildings": _("Completed buildings"),
        "houses_and_pillars": _("Houses times pillars"),
        "goods": _("Goods left"),
    }
    return titles.get(source) or plain_words.source_title(language, source)


def score(language: Language, seat: int, source: str, points: int) -> str:
    """Say how many points a seat scores or loses, and what for."""
    _ = language.gettext
    text = _("{name} scores {points} ({why}).") if points > 0 else _("{name} loses {points} ({why}).")
    return text.format(name=language.player(seat), points=language.points(abs(points)), why=source_title(language, source))


def gain(language: Language, seat: int, good: int, count: int) -> str:
    """Say how many goods of a kind a seat gets."""
    return language.gettext("{name} gets {goods}.").format(name=language.player(seat), goods=language.goods(count, good))


def pay(language: Language, seat: int, good: int, count: int) -> str:
    """Say how many goods of a kind a seat pays."""
    return language.gettext("{name} pays {goods}.").format(name=language.player(seat), goods=language.goods(count, good))


def exchange(language: Language, seat: int, good: int) -> str:
    """Say which good a seat gives for another."""
    return language.gettext("{name} exchanges {goods}.").format(name=language.player(seat), goods=language.goods(1, good))


# ---- dice and actions ------------------------------------------------------------------------------------------------


def roll(language: Language, seat: int, *faces: int) -> str:
    """Say which dice lie around the wheel."""
    return language.gettext("Dice are rolled: {dice}.").format(dice=rolled(language, faces))


def rolled(language: Language, faces: Sequence[int]) -> str:
    """Return dice by colour: "gold: 1 4, iron: 2"."""
    texts = []
    for good in range(GOOD_KINDS):
        values = [str(face % SIDES + 1) for face in faces if face // SIDES == good]
        if values:
            texts.append(language.gettext("{good}: {values}").format(good=language.good[good], values=" ".join(values)))
    return ", ".join(texts)


def die(language: Language, seat: int, face: int, value: int, kind: int, gold: int) -> str:
    """Say which die a seat takes for which action, and to which value it was turned for gold."""
    text = language.gettext("{name} takes {die}: {action}.")
    if gold:
        text = language.gettext("{name} takes {die}, turned to {value}: {action}.")
    return text.format(name=language.player(seat), die=language.die(face), value=value, action=language.action[kind])


def action(language: Language, seat: int, kind: int, points: int, bonus: int) -> str:
    """Say which action of a die begins, with how many points, and how many a building adds."""
    text = language.gettext("{name} does {action}: {points}.")
    if bonus:
        text = language.gettext("{name} does {action}: {points}, {bonus} of them from a building.")
    total = language.action_points(points + bonus)
    return text.format(name=language.player(seat), action=language.the_action[kind], points=total, bonus=bonus)


def side(language: Language, seat: int, kind: int, points: int) -> str:
    """Say which action besides that of the die begins."""
    text = language.gettext("{name} does {action} besides: {points}.")
    return text.format(name=language.player(seat), action=language.the_action[kind], points=language.action_points(points))


def corruption(language: Language, seat: int, lap: int, value: int) -> str:
    """Say which corruption token is revealed."""
    return f"{corrupted(language, value)}."


def corrupted(language: Language, value: int) -> str:
    """Return what a corruption token does."""
    if not value:
        return language.gettext("Corruption 0: nobody moves")
    text = language.ngettext(
        "Corruption {count}: all one back on the king track", "Corruption {count}: all {count} back on the king track", value
    )
    return text.format(count=value)


# ---- the king and fairs ----------------------------------------------------------------------------------------------


def king(language: Language, seat: int, steps: int, space: int) -> str:
    """Say where a marker moves on the king track, or that it cannot."""
    text = (
        language.gettext("{name} moves to {space} on the king track.")
        if steps
        else language.gettext("{name} stays at {space} on the king track.")
    )
    return text.format(name=language.player(seat), space=minus(space))


def minus(number: int) -> str:
    """Return a number that may be below 0, with a sign that is as wide as a digit."""
    return str(number).replace("-", "−")


def fair_counts(language: Language, tile: int) -> str:
    """Return what a fair gives its points for."""
    _ = language.gettext
    return {
        "house_and_pillar": _("for each house with a pillar on the map"),
        "contract_and_cathedral": _("for each fulfilled contract with a cathedral tile"),
        "contracts": _("for each fulfilled contract"),
        "king": _("once, and the points of the king track once more"),
        "crest_and_contract": _("for each crest with a fulfilled contract"),
        "houses": _("for each house on the map"),
        "upper_characters": _("for each character on floor 2 or 3"),
        "crests": _("for each crest, placed or stored"),
        "pillars": _("for each pillar on the map"),
        "full_buildings": _("for each building with all rooms full"),
        "cathedrals": _("for each cathedral tile"),
    }[FAIRS[tile]]


def fair(language: Language, seat: int, city: int, tile: int, points: int) -> str:
    """Say where a fair is held, and what it gives points for."""
    text = language.gettext("The fair {place}: {points} {each}.")
    return text.format(place=language.at(city), points=language.points(points), each=fair_counts(language, tile))


def attend(language: Language, seat: int, count: int) -> str:
    """Say that a seat takes part in a fair, and how often it gets the points."""
    text = language.gettext("{name} takes part in the fair and counts {count}.")
    return text.format(name=language.player(seat), count=count)


def order(language: Language, seat: int, *seats: int) -> str:
    """Say the new turn order."""
    return f"{ordered(language, seats)}."


def ordered(language: Language, seats: Sequence[int]) -> str:
    """Return the names of the players in turn order."""
    return language.gettext("Turn order: {names}").format(names=", ".join(language.player(seat) for seat in seats))


# ---- tiles -----------------------------------------------------------------------------------------------------------


def tile_sentence(template: Callable[[Language], str]) -> Callable[..., str]:
    """Return the sentence of an event about a player and a tile: `template` gives a text with {name} and {tile}."""

    def sentence(language: Language, seat: int, tile: int, *_details: int) -> str:
        return template(language).format(name=language.player(seat), tile=language.a[tile])

    return sentence


def new_in_market(language: Language, seat: int, tile: int, *_slot: int) -> str:
    """Say which tile comes to a market."""
    return language.gettext("New in the market: {tile}.").format(tile=language.title[tile])


def bonus_tile(language: Language, seat: int, tile: int, number: int) -> str:
    """Say which bonus tile is laid where."""
    return language.gettext("A bonus tile {place}: {tile}.").format(place=bonus_place(language, number), tile=language.title[tile])


def bonus_place(language: Language, number: int) -> str:
    """Return where the bonus tile with this number of an element lies."""
    if number == BONUS_OF_TRACK:
        return language.gettext("beside the king track")
    if number >= BONUS_OF_SPACE:
        return language.gettext("on the space {action}").format(action=language.action[number - BONUS_OF_SPACE])
    return language.at(number)


def renew(language: Language, seat: int, count: int) -> str:
    """Say that a seat replaces the characters of the market."""
    return language.gettext("{name} replaces all characters of the market.").format(name=language.player(seat))


# ---- the map ---------------------------------------------------------------------------------------------------------


def move(language: Language, seat: int, figure: int, before: int, place: int) -> str:
    """Say where a figure moves on the map."""
    text = language.gettext("{name} moves {figure} {place}.")
    return text.format(name=language.player(seat), figure=language.the_figure[figure], place=language.towards(place))


def house(language: Language, seat: int, space: int) -> str:
    """Say where a seat builds a house."""
    text = language.gettext("{name} builds a house {place}.")
    return text.format(name=language.player(seat), place=language.at(HOUSE_PLACE[space]))


def pillar(language: Language, seat: int, number: int) -> str:
    """Say at which cathedral a seat sets up a pillar."""
    text = language.gettext("{name} sets up a pillar {place}.")
    return text.format(name=language.player(seat), place=language.at(CATHEDRAL_PLACE[number]))


def cathedral(language: Language, seat: int, number: int, rank: int) -> str:
    """Say which cathedral a seat helps to build."""
    text = language.gettext("{name} helps to build the cathedral {place}.")
    return text.format(name=language.player(seat), place=language.at(CATHEDRAL_PLACE[number]))


# ---- the own house ---------------------------------------------------------------------------------------------------


def settle(language: Language, seat: int, tile: int, room: int) -> str:
    """Say which character moves into which room."""
    text = language.gettext("{name} moves {tile} {room}.")
    return text.format(name=language.player(seat), tile=language.a[tile], room=language.into_room(room))


def crest(language: Language, seat: int, family: int, building: int) -> str:
    """Say which crest is placed in which building."""
    text, tile = language.gettext("{name} places {tile} {ground}."), language.a[FIRST_CREST + family - 1]
    return text.format(name=language.player(seat), tile=tile, ground=language.on_ground(building))


def full(language: Language, seat: int, building: int) -> str:
    """Say that all rooms of a building are full."""
    text = language.gettext("{name} fills building {number} and gets its house.")
    return text.format(name=language.player(seat), number=building + 1)


def complete(language: Language, seat: int, building: int, kind: int, points: int) -> str:
    """Say that a building has a crest and full rooms, and which action (-1: none) it strengthens."""
    if kind < 0:
        text = language.gettext("{name} completes building {number}.")
        return text.format(name=language.player(seat), number=building + 1)
    text = language.gettext("{name} completes building {number}: {points} more for {action}.")
    return text.format(
        name=language.player(seat),
        number=building + 1,
        points=language.action_points(points),
        action=language.the_action[kind],
    )


def reuse(language: Language, seat: int, building: int) -> str:
    """Say which building is used once more."""
    text = language.gettext("{name} uses building {number} once more.")
    return text.format(name=language.player(seat), number=building + 1)


def resolve(language: Language, seat: int, room: int) -> str:
    """Say whose bonus comes once more."""
    return language.gettext("{name}: once more {room}.").format(name=language.player(seat), room=language.room(room))


# ---- the course of the game ------------------------------------------------------------------------------------------


def round_begins(language: Language, seat: int, number: int) -> str:
    """Say which round of the game begins."""
    return language.gettext("Round {round} begins.").format(round=number)


def king_phase(language: Language, seat: int, number: int) -> str:
    """Say that the king phase of a round begins."""
    return language.gettext("The king phase of round {round}.").format(round=number)


def clean_up(language: Language, seat: int) -> str:
    """Say that a round is over."""
    return language.gettext("The wheel turns by one.")


def over(language: Language, seat: int) -> str:
    """Say that the game is over."""
    return language.gettext("The game is over; the last points are counted.")


def lapse(language: Language, seat: int, step: str) -> str:
    """Say that a seat has nothing to choose from in a step."""
    return language.gettext("{name}: {lapse}.").format(name=language.player(seat), lapse=lapsed(language, step))


def lapsed(language: Language, step: str) -> str:
    """Return why nothing is asked in a step."""
    _ = language.gettext
    return {
        "BuildHouseAnywhere": _("no house can be built"),
        "BuildPillarAnywhere": _("no pillar can be set up"),
        "Stroll": _("nothing can be built"),
        "SideAct": _("nothing to do with the points"),
    }.get(step, _("nothing to choose"))


SENTENCES: Final[Mapping[str, Callable[..., str]]] = {
    "round": round_begins,
    "roll": roll,
    "corruption": corruption,
    "turn": player_sentence(lambda language: language.gettext("It is {name}'s turn.")),
    "die": die,
    "action": action,
    "side": side,
    "gain": gain,
    "pay": pay,
    "exchange": exchange,
    "move": move,
    "house": house,
    "pillar": pillar,
    "bonus": tile_sentence(lambda language: language.gettext("{name} takes {tile}.")),
    "character": tile_sentence(lambda language: language.gettext("{name} takes {tile} from the market.")),
    "contract": tile_sentence(lambda language: language.gettext("{name} takes {tile} from the market.")),
    "use": tile_sentence(lambda language: language.gettext("{name} uses {tile}.")),
    "discard": tile_sentence(lambda language: language.gettext("{name} discards {tile}.")),
    "fulfil": tile_sentence(lambda language: language.gettext("{name} fulfils {tile}.")),
    "reveal": new_in_market,
    "offer": new_in_market,
    "tile": bonus_tile,
    "renew": renew,
    "settle": settle,
    "crest": crest,
    "full": full,
    "complete": complete,
    "cathedral": cathedral,
    "reuse": reuse,
    "resolve": resolve,
    "king": king,
    "king_phase": king_phase,
    "order": order,
    "fair": fair,
    "attend": attend,
    "score": score,
    "skip": player_sentence(lambda language: language.gettext("{name} declines.")),
    "lapse": lapse,
    "end": player_sentence(lambda language: language.gettext("{name} ends the turn.")),
    "clean_up": clean_up,
    "over": over,
    "secret": player_sentence(lambda language: language.gettext("{name} is ready.")),
}
"""By kind of event: returns its sentence."""
