"""What the seat to act chooses with: its dice, a tile that grants an action, goods; and the order of the round."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from burgrave.draw.hexes import hex_ring, hex_tick
from burgrave.draw.markup import element
from burgrave.draw.pieces import HAND, die, in_hand, spent_die
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tiles import COLOUR_OF, good, tile
from burgrave.games.burgundy.steps.dice_actions import GRANTING_TILES
from burgrave.games.burgundy.words.language import Language
from burgrave.games.catalogue import game


def hand(scene: Scene) -> str:
    """Draw the pieces, each in a picture of its own."""
    if scene.acting is None:
        return ""
    out = usual_hand(scene, scene.acting) if scene.view["white_die"] else ""
    return out + "".join([draw(scene) for draw in scene.drawing.in_prompt])


def usual_hand(scene: Scene, seat: int) -> str:
    """Draw both dice, what grants an action, and goods to choose from."""
    player = scene.view["players"][seat]
    numbers, left = tuple(player["dice"]), tuple(player["dice_left"])
    out = dice(seat, numbers, left, scene.is_live, scene.language)
    grant = scene.asked.get("grant")
    if grant:
        white = scene.view["white_die"] if scene.has_white_die else 0
        pays, draw = GRANTING_TILES.get(scene.step, ""), scene.drawing.grants.get(grant)
        if draw and not white:
            out += granted_by_module(draw, grant_title(scene, grant), pays, scene.is_live, scene.language)
        else:
            out += granted(grant, pays, white, scene.is_live, scene.edition, scene.language)
    return out + "".join([loose_good(kind, count, scene.is_live, scene.language) for kind, count in scene.kept_goods])


@lru_cache(maxsize=512)
def dice(seat: int, numbers: tuple[int, ...], left: tuple[bool, ...], is_live: bool, language: str) -> str:
    """Draw both dice. Of two equal ones the rules offer the first, so a click on either chooses it."""
    words, out, middle = labels(language), "", HAND / 2
    for index, pips in enumerate(numbers):
        key = f"hand.die:{index + 1}"
        if not left[index]:
            out += in_hand(spent_die(middle, middle, HAND - 2, pips, words.spent_die(pips), key), seat)
            continue
        is_twin = all(left) and numbers[0] == numbers[1]
        piece = f"{seat}.{key}-{pips}"
        cube = die(
            middle,
            middle,
            HAND + 2,
            pips,
            words.die(pips),
            "die owned",
            name=f"die:{index + 1}" if is_live else "",
            key=key,
            piece=piece,
            topic="die",
            is_variant=is_live,
            like="die:1 die:2" if is_live and is_twin else "",
        )
        out += in_hand(cube, seat)
    return out


@lru_cache(maxsize=64)
def granted(name: str, pays: str, white: int, is_live: bool, edition: str, language: str) -> str:
    """Draw the tile or white die that grants the action, as a way to pay."""
    action, words, middle = f"tile:{pays}" if is_live and pays else "", labels(language), HAND / 2
    if white:
        label = words.white_die(white)
        return in_hand(die(middle, middle, HAND + 2, white, label, name=action, topic="white_die", is_variant=bool(action)))
    name = name if name in COLOUR_OF else pays
    return in_hand(tile(middle, middle, 32, name, edition, words.tile(name), action=action, is_variant=bool(action)))


def grant_title(scene: Scene, name: str) -> str:
    """Return what an expansion calls that which grants an action."""
    language: Language = game(scene.view["game"]).language(scene.language, modules=scene.view["modules"])
    return language.grant(name)[0]


@lru_cache(maxsize=64)
def granted_by_module(draw: Callable[[str], str], title: str, pays: str, is_live: bool, language: str) -> str:
    """Draw what grants the action, as a way to pay, where an expansion has a picture of it."""
    action, middle = f"tile:{pays}" if is_live and pays else "", HAND / 2
    body = f'<g transform="translate({middle:g} {middle:g})">{draw(language)}</g>'
    body += hex_ring(middle, middle, 32) + hex_tick(middle, middle, 32)
    return in_hand(element("grant", body, title, name=action, is_variant=bool(action)))


@lru_cache(maxsize=64)
def loose_good(kind: int, count: int, is_live: bool, language: str) -> str:
    """Draw goods of a kind to choose from."""
    action = f"goods:{kind + 1}" if is_live else ""
    return in_hand(good(HAND / 2, HAND / 2, 50, kind, count, labels(language).good(kind, count), action=action))


def hand_words(scene: Scene) -> str:
    """Return in words how many dice are left to the seat to act."""
    if scene.acting is None or not scene.view["white_die"]:
        return ""
    return labels(scene.language).dice_left[len(scene.dice)]


def queue(scene: Scene) -> tuple[tuple[int, bool], ...]:
    """Return the order of this round, each seat with whether it has played; before the first round, whether it has settled."""
    view, acting = scene.view, scene.acting
    if acting is None:
        return ()
    if not view["white_die"]:
        return tuple((seat, seat not in view["to_act"] and any(view["players"][seat]["hexes"])) for seat in view["order"])
    now = view["rota"].index(acting)
    return tuple((seat, index < now) for index, seat in enumerate(view["rota"]))
