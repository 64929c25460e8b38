"""Help on every square tile."""

from __future__ import annotations

from burgrave.games.language import first_upper
from burgrave.games.tiletum.tiles import (
    ADDS,
    CONTRACT_TILE,
    CREST,
    GUESSED,
    HELPER,
    KIND,
    RECOLOURS,
    REUSES,
    SIDE_POINTS,
    SORT,
    TILE_KINDS,
    TILES,
)
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.tiles import gain, needs
from burgrave.games.words import Options, Topics


def topic(title: str, text: str, piece: str = "") -> dict[str, str]:
    """Help under a title, with the piece or icon to show beside it where there is one."""
    return {"title": first_upper(title), "text": text, "piece": piece} if piece else {"title": first_upper(title), "text": text}


def tiles(language: Language, options: Options) -> Topics:
    """Return topics of all tiles, by their names."""
    return {
        f"tile:{name}": topic(language.title[tile], text(language, tile, options), f"tile:{name}")
        for tile, name in enumerate(TILES[:TILE_KINDS])
        if tile
    }


def text(language: Language, tile: int, options: Options) -> str:
    """Return what a tile is good for."""
    _, sort = language.gettext, SORT[tile]
    if sort == CREST:
        rule = _("Lay it on a free ground floor of your house for food, and get what that shows. You may have one of each family.")
        return f"{rule} {ours(language, tile)}"
    if sort == CONTRACT_TILE:
        effect = _("Give {goods}, and you get {gain}, the points of the contract space and the pillar there.")
        return f"{effect.format(goods=needs(language, tile), gain=gain(language, tile))} {ours(language, tile)}"
    if sort == HELPER:
        return f"{helper(language, tile, options)} {used_up(language)} {ours(language, tile)}"
    effect = _("Brings {gain} when it moves into a room.").format(gain=gain(language, tile))
    strengthens = _("A completed building of {characters} strengthens {action}.")
    more = strengthens.format(characters=language.of_residents[KIND[tile]], action=language.the_action[KIND[tile]])
    return f"{effect} {more} {ours(language, tile)}"


def helper(language: Language, tile: int, options: Options) -> str:
    """Return what a helper is used for."""
    _ = language.gettext
    if RECOLOURS[tile]:
        effect = _("Before you take a die, name a good: the die brings that instead of its own.")
        if options.get("space_helper") == "later":
            return effect
        at_once = _(
            "One that lies on the action space of your die can be used for that die at once, for it is taken before the goods."
        )
        return f"{effect} {at_once}"
    effect, more = _("Brings {gain}.").format(gain=gain(language, tile)), ""
    if ADDS[tile]:
        more = _("Only for the action of your die, once it has begun.")
    elif REUSES[tile]:
        more = _("Everybody who lives there brings again what they brought, in the order you like.")
    elif SIDE_POINTS[tile]:
        more = _("Nothing is added to its action points.")
    return f"{effect} {more}" if more else effect


def used_up(language: Language) -> str:
    """When helpers can be used."""
    return language.gettext("A helper can be used at any time in your turn, once.")


def ours(language: Language, tile: int) -> str:
    """Return what of a tile is our reconstruction: how many there are, and sometimes a part of what it shows."""
    _ = language.gettext
    return {
        "": _("How many of them there are is our reconstruction."),
        "amount": _("How much it brings, and how many of them there are, is our reconstruction."),
        "goods": _("Which goods it asks for, and how many of them there are, is our reconstruction."),
        "kind": _("That these characters bring it, and how many of them there are, is our reconstruction."),
    }[GUESSED[tile]]
