"""The words of the border posts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.burgundy.duchy import LAYOUT_OF
from burgrave.games.burgundy.mainboard import PHASE_LETTERS, PHASE_POINTS
from burgrave.games.burgundy.modules.border_posts import ID, LINK_SOURCE, TILE_SOURCE, posts_of, tile_points
from burgrave.games.burgundy.words.parts import Part, Topics
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Titled, titled


def tile(to: Tongue, event: Any) -> str:
    """Who linked all posts."""
    _, seat, place = event
    told = (
        to.gettext("{name} is the second to link all border posts and takes the smaller tile.")
        if place
        else to.gettext("{name} is the first to link all border posts and takes the larger tile.")
    )
    return told.format(name=to.player(seat))


def help_text(to: Tongue, seats: int, options: Mapping[str, Any]) -> str:
    """The rules in short; partners have two player boards below their duchy."""
    text = usual(to, seats)
    duchies = options.get("duchies", "")
    names = [duchies] if isinstance(duchies, str) else duchies
    if any(name in LAYOUT_OF and len(posts_of(LAYOUT_OF[name]).boards) > 1 for name in names):
        text += " " + to.gettext(
            "Partners have the posts of both halves: any two of the six may be joined, the tile is for the three of one half, and "
            "a team gets one."
        )
    return text


def usual(to: Tongue, seats: int) -> str:
    """What posts bring."""
    first, second = tile_points(seats)
    early = ", ".join(f"{letter} {points}" for letter, points in zip(PHASE_LETTERS, PHASE_POINTS))
    return to.gettext(
        "Three posts stand on the rim of your duchy, each next to two spaces. When an unbroken line of tiles joins two of them for "
        "the first time, you score by the phase: {early}. The first to join all three takes a tile for {first}, the second one for "
        "{second}. These count as bonus tiles."
    ).format(early=early, first=to.points(first), second=to.points(second))


def titles(to: Tongue) -> dict[str, Titled]:
    """Of the module."""
    _ = to.gettext
    return {ID: titled(_("Border posts"), _("link them by tiles, the earlier the better"))}


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """What they bring."""
    return {ID: (to.gettext("Border posts"), help_text(to, seats, options))}


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """Help on a post."""
    return {"post": {"title": to.gettext("Border post"), "text": help_text(to, seats, options)}}


def sources(to: Tongue) -> dict[str, tuple[str, str]]:
    """Of points."""
    _ = to.gettext
    return {
        LINK_SOURCE: (_("Border posts linked"), _("for linking border posts")),
        TILE_SOURCE: (_("Border post tile"), _("for the border post tile")),
    }


def rows(to: Tongue, view: Mapping[str, Any], seat: int) -> list[tuple[str, str]]:
    """How far a seat's posts are."""
    extra = view["extra"].get(ID)
    if extra is None:
        return []
    _ = to.gettext
    own, owners = extra["players"][seat], extra["tiles"]
    all_posts = len(extra["posts"])
    state = _("{reached} of {posts} reached, {linked} linked").format(
        reached=len(own["reached"]), posts=all_posts, linked=len(own["linked"])
    )
    if seat in owners:
        state += ", " + _("tile {points}").format(points=extra["points"][owners.index(seat)])
    return [(_("Posts"), state)]


def guesses(to: Tongue) -> tuple[str, ...]:
    """What `border_posts.toml` marks as reconstructed."""
    return (to.gettext("Border posts around duchies 31 to 34: which spaces they touch."),)


BORDER_POSTS_PART = Part(
    guesses=guesses,
    sentences={"border_tile": tile},
    sources={
        LINK_SOURCE: lambda to: sources(to)[LINK_SOURCE],
        TILE_SOURCE: lambda to: sources(to)[TILE_SOURCE],
    },
    titles=titles,
    rules=rules,
    topics=topics,
    rows=rows,
    lines=lambda to, view: [],
)
