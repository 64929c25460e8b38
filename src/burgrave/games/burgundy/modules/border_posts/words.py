"""The words of the border posts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.duchy import LAYOUT_OF
from burgrave.games.burgundy.mainboard import PHASE_LETTERS, PHASE_POINTS
from burgrave.games.burgundy.modules.border_posts.places import posts_of
from burgrave.games.burgundy.modules.border_posts.tiles import ID, LINK_SOURCE, TILE_SOURCE, tile_points
from burgrave.games.burgundy.words.declaration import BurgundyWords, no_lines
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import Titled, titled

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.games.burgundy.words.declaration import Rows
    from burgrave.games.words import Options, RulesHelp, Topics


def tile(language: Language, seat: int, place: int) -> str:
    """Return a sentence for a seat that linked all posts."""
    text = (
        language.gettext("{name} is the second to link all border posts and takes the smaller tile.")
        if place
        else language.gettext("{name} is the first to link all border posts and takes the larger tile.")
    )
    return text.format(name=language.player(seat))


def help_text(language: Language, seats: int, options: Options) -> str:
    """Return the rules in short; partners have two player boards below their duchy."""
    text = points_help(language, seats)
    duchies = options.get("duchies", "")
    names = [duchies] if isinstance(duchies, str) else duchies
    if any(name in LAYOUT_OF and len(posts_of(LAYOUT_OF[name]).boards) > 1 for name in names):
        text += " " + language.gettext(
            "Partners have the posts of both halves: any two of the six may be joined, the tile is for the three of one half, and "
            "a team gets one."
        )
    return text


def points_help(language: Language, seats: int) -> str:
    """Return what linking posts brings."""
    first, second = tile_points(seats)
    early = ", ".join(f"{letter} {points}" for letter, points in zip(PHASE_LETTERS, PHASE_POINTS))
    return language.gettext(
        "Three posts stand on the rim of your duchy, each next to two spaces. When an unbroken line of tiles joins two of them for "
        "the first time, you score by the phase: {early}. The first to join all three takes a tile for {first}, the second one for "
        "{second}. These count as bonus tiles."
    ).format(early=early, first=language.points(first), second=language.points(second))


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("Border posts"), _("link them by tiles, the earlier the better"))}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of border posts, by topic."""
    return {ID: (language.gettext("Border posts"), help_text(language, seats, options))}


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return help on a border post."""
    return {"post": {"title": language.gettext("Border post"), "text": help_text(language, seats, options)}}


def sources(language: Language) -> RulesHelp:
    """Return the words for the module's sources of points."""
    _ = language.gettext
    return {
        LINK_SOURCE: (_("Border posts linked"), _("for linking border posts")),
        TILE_SOURCE: (_("Border post tile"), _("for the border post tile")),
    }


def rows(language: Language, view: View, seat: int) -> Rows:
    """Return for a terminal how far a seat's posts are."""
    extra = view["extra"][ID]
    _ = language.gettext
    own, owners = extra["players"][seat], extra["tiles"]
    all_posts = len(extra["posts"])
    state = _("{reached} of {posts} reached, {linked} linked").format(
        reached=len(own["reached"]), posts=all_posts, linked=len(own["linked"])
    )
    if seat in owners:
        state += ", " + _("tile {points}").format(points=extra["points"][owners.index(seat)])
    return [(_("Posts"), state)]


def guesses(language: Language) -> tuple[str, ...]:
    """Return what `border_posts.toml` marks as reconstructed, as sentences."""
    return (language.gettext("Border posts around duchies 31 to 34: which spaces they touch."),)


WORDS: Final = BurgundyWords(
    reconstructed=(guesses,),
    sentences={"border_tile": tile},
    sources={
        LINK_SOURCE: lambda language: sources(language)[LINK_SOURCE],
        TILE_SOURCE: lambda language: sources(language)[TILE_SOURCE],
    },
    module_words=(titles,),
    rules_help=(rules,),
    topics=(topics,),
    terminal_rows=(rows,),
    terminal_lines={ID: no_lines},
)
