"""The words of the solo game: what is asked and chosen, what happens, and the rules in short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.modules.solo.charters import charter_points
from burgrave.games.burgundy.tiles import GOODS_KINDS
from burgrave.games.burgundy.words.expansions.solo_help import options, rules, titles, topics
from burgrave.games.burgundy.words.parts import Part
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Entry, entry
from burgrave.games.words import Button, Question, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action

SOLO: Final = "solo"


def way(state: Any) -> Any:
    """The module's part of a state: marker and target."""
    return state.slices[state.book.places[SOLO]]


# ---- questions -------------------------------------------------------------------------------------------------------


def partial(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Several things to do for one tile."""
    _ = to.gettext
    return _("What comes first?"), _("the rest follows")


def colour_hex(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A tile for a covered colour."""
    _ = to.gettext
    return _("Colour covered: place a tile of the black depot"), _("on a space of any number; its effect follows")


def buy_points(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """What is missing to the target."""
    _ = to.gettext
    found = way(state)
    missing = to.points(found.target - found.marker)
    return _("Buy {points}?").format(points=missing), _("one silver each; at the target of {target} an action is free").format(
        target=found.target
    )


def score_first(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Two scores, one target."""
    _ = to.gettext
    return _("Which points count first?"), _("what goes beyond the target of {target} is lost").format(target=way(state).target)


def count_crane(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """A charter, and a crane that waits."""
    _ = to.gettext
    return _("Count the crane here?"), _("it counts once in a game, with one monastery")


def exchange(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Goods for a black hex."""
    _ = to.gettext
    return _("Exchange five goods?"), _("for a tile of the black depot, face down: it lies on any space and does nothing")


def give(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """Which goods go."""
    _ = to.gettext
    left = to.ngettext("{count} more", "{count} more", step.left).format(count=step.left)
    return _("Which goods do you give?"), left


# ---- actions ---------------------------------------------------------------------------------------------------------


def said(told: str) -> Texts:
    """One line for everything."""
    return told, told, ""


def install_label(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Tile and space."""
    _ = to.gettext
    space, hex_ = action.args
    tile, layout = state.depots[space], state.duchy[seat]
    label = _("Place {tile} of the black depot on space {hex} ({colour} {number})")
    number = layout.number[hex_]
    return (
        label.format(tile=to.the[tile], hex=hex_ + 1, colour=to.space[layout.colour[hex_]], number=number),
        _("{tile} on a {number} (space {hex})").format(tile=to.heading[tile], number=number, hex=hex_ + 1),
        "",
    )


def exchange_label(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Which tile is turned over."""
    tile = state.depots[action.args[0]]
    return to.gettext("Exchange five goods for {tile}, face down").format(tile=to.the[tile]), to.heading[tile], ""


def give_label(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """One goods tile."""
    goods = to.goods_of(1, action.args[0])
    return to.gettext("Give {goods}").format(goods=goods), goods, ""


def buy_points_label(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """How many."""
    found = way(state)
    missing = found.target - found.marker
    told = to.gettext("Buy {points} for {silver}")
    return said(told.format(points=to.points(missing), silver=to.silver(missing)))


def region_first(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """The points of the region."""
    return said(to.gettext("First the finished region: {points}").format(points=to.points(way(state).region)))


def tile_first(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """The points of the tile."""
    return said(to.gettext("First the tile: {points}").format(points=to.points(way(state).tile)))


def posts_first(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """The points of border posts."""
    return said(to.gettext("First the border posts: {points}").format(points=to.points(way(state).posts)))


def count_crane_label(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """What the monastery scores with it and without."""
    less, more = (charter_points(state, seat, step.number, cranes) for cranes in (0, 1))
    label = to.gettext("Count the crane: {points} instead of {number}")
    return said(label.format(points=to.points(more), number=less))


def first(to: Tongue, verb: str) -> str:
    """What comes first."""
    _ = to.gettext
    return {
        "effect_first": _("First what the tile does"),
        "colour_first": _("First the tile for the colour"),
        "target_first": _("First the free action"),
    }[verb]


def first_label(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """See `first`."""
    return said(first(to, action.verb))


def plain(to: Tongue, label: str) -> Button:
    """A button on its own."""
    return label, "", to.gettext("Other"), True


FIRST: Final = ("effect_first", "colour_first", "target_first")


# ---- what happens ----------------------------------------------------------------------------------------------------


def removed(to: Tongue, event: Any) -> str:
    """A tile that leaves the game."""
    told = to.gettext("The white die takes {tile} {place} out of the game")
    return told.format(tile=to.the[event[2]], place=to.from_depot(event[3]))


def outcome(to: Tongue, event: Any) -> str:
    """Won or lost."""
    _, _, covered, spaces = event
    if covered == spaces:
        return to.gettext("The duchy is full: the game is won")
    return to.gettext("{covered} of {spaces} spaces are covered: the game is lost").format(covered=covered, spaces=spaces)


def target(to: Tongue, event: Any) -> str:
    """A target, and what was too much."""
    _, _, reached, lost = event
    told = to.gettext("target of {target} reached").format(target=reached)
    if lost:
        told += ", " + to.ngettext("{count} point is lost", "{count} points are lost", lost).format(count=lost)
    return told


def emptied(to: Tongue, count: int) -> str:
    """Goods that leave the game with a ship."""
    told = to.ngettext("{count} goods tile in the depots leaves the game", "{count} goods in the depots leave the game", count)
    return told.format(count=count)


def tell_give(deed: Any, event: Any) -> None:
    """All goods of one action together."""
    gives = [it[2] for it in deed.events if it[0] == "give"]
    if event is next(it for it in deed.events if it[0] == "give"):
        goods = deed.to.both([deed.to.goods_of(gives.count(kind), kind) for kind in range(GOODS_KINDS) if kind in gives])
        deed.add(deed.to.gettext("gave {goods}").format(goods=goods), *(f"{deed.seat}.goods:{kind + 1}" for kind in set(gives)))


def tell_exchange(deed: Any, event: Any) -> None:
    """Which tile was turned over."""
    told = deed.to.gettext("turned {tile} face down").format(tile=deed.to.the[event[2]])
    deed.add(told, DEPOT_SPACES[event[3]].name)


def tell_count_crane(deed: Any, event: Any) -> None:
    """The one monastery with which a crane counts."""
    deed.add(deed.to.gettext("counted the crane with {tile}").format(tile=deed.to.the[event[2]]))


def tell_colour(deed: Any, event: Any) -> None:
    """A whole colour."""
    deed.rest.append(deed.to.gettext("colour covered: {spaces}").format(spaces=deed.to.spaces[event[2]]))


def tell_marker(deed: Any, event: Any) -> None:
    """How far it is, once where an action moves it several times."""
    place = next(place for place, it in enumerate(deed.events) if it is event)
    after = [it[0] for it in deed.events[place + 1 :] if it[0] in ("marker", "target")]
    if deed.texts and after[:1] == ["marker"]:
        return
    told = deed.to.gettext("{points} of {target} to the target").format(points=event[2], target=event[3])
    if deed.texts:
        deed.rest.append(told)
    else:
        deed.add(deed.to.gettext("moved the marker to {points}").format(points=event[2]))


def tell_target(deed: Any, event: Any) -> None:
    """A target."""
    if not deed.texts:
        deed.add(deed.to.gettext("reached the target"))
    deed.rest.append(target(deed.to, event))


SENTENCES: Final = {
    "remove": lambda to, event: removed(to, event) + ".",
    "outcome": lambda to, event: outcome(to, event) + ".",
    "emptied": lambda to, event: emptied(to, event[2]) + ".",
    "exchange": lambda to, event: to.gettext("{name} turns {tile} of the black depot face down.").format(
        name=to.player(event[1]), tile=to.the[event[2]]
    ),
    "give": lambda to, event: to.gettext("{name} gives {goods}.").format(name=to.player(event[1]), goods=to.goods_of(1, event[2])),
    "count_crane": lambda to, event: to.gettext("{name} counts the crane with {tile}.").format(
        name=to.player(event[1]), tile=to.the[event[2]]
    ),
    "colour": lambda to, event: to.gettext("{name} has covered every {space} space.").format(
        name=to.player(event[1]), space=to.space[event[2]]
    ),
    "marker": lambda to, event: to.gettext("{name} is at {points} of {target}.").format(
        name=to.player(event[1]), points=event[2], target=event[3]
    ),
    "target": lambda to, event: f"{to.player(event[1])}: {target(to, event)}.",
}


def over(to: Tongue, events: list[Any]) -> list[Entry]:
    """The end of the game."""
    return [entry(None, "", head=to.gettext("The end")), *(entry(None, outcome(to, event)) for event in events)]


def out_of_the_game(to: Tongue, events: list[Any]) -> list[Entry]:
    """What the white die removes."""
    return [entry(None, removed(to, event), keys=[DEPOT_SPACES[event[3]].name]) for event in events]


SOLO_PART: Final = Part(
    questions={
        "PartialActions": partial,
        "ColourHex": colour_hex,
        "BuyPoints": buy_points,
        "ScoreFirst": score_first,
        "CountCrane": count_crane,
        "ExchangeGoods": exchange,
        "GiveGoods": give,
    },
    labels={
        "install": install_label,
        "exchange": exchange_label,
        "give": give_label,
        "buy_points": buy_points_label,
        "region_first": region_first,
        "tile_first": tile_first,
        "posts_first": posts_first,
        "count_crane": count_crane_label,
        **dict.fromkeys(FIRST, first_label),
    },
    buttons={
        "install": lambda to, state, seat, step: (to.gettext("Place a tile"), "", to.gettext("Place a tile"), False),
        "exchange": lambda to, state, seat, step: (to.gettext("Exchange"), "", to.gettext("Exchange five goods"), False),
        "give": lambda to, state, seat, step: (to.gettext("Give goods"), "", to.gettext("Give goods"), False),
        "buy_points": lambda to, state, seat, step: (
            to.gettext("Buy for {price}").format(price=to.silver(way(state).target - way(state).marker)),
            "silver",
            to.gettext("Other"),
            True,
        ),
        "region_first": lambda to, state, seat, step: plain(to, to.gettext("Region: {points}").format(points=way(state).region)),
        "tile_first": lambda to, state, seat, step: plain(to, to.gettext("Tile: {points}").format(points=way(state).tile)),
        "posts_first": lambda to, state, seat, step: plain(to, to.gettext("Posts: {points}").format(points=way(state).posts)),
        "count_crane": lambda to, state, seat, step: plain(to, to.gettext("Count the crane")),
        "effect_first": lambda to, state, seat, step: plain(to, first(to, "effect_first")),
        "colour_first": lambda to, state, seat, step: plain(to, first(to, "colour_first")),
        "target_first": lambda to, state, seat, step: plain(to, first(to, "target_first")),
    },
    declining={
        "BuyPoints": lambda to: (to.gettext("Buy no points"), to.gettext("bought no points")),
        "CountCrane": lambda to: (to.gettext("Keep the crane"), to.gettext("kept the crane for later")),
        "ColourHex": lambda to: (to.gettext("Place nothing"), to.gettext("placed nothing for the colour")),
        "ExchangeGoods": lambda to: (to.gettext("Keep the goods"), to.gettext("exchanged no goods")),
    },
    lapsed={
        "ColourHex": lambda to: (
            to.gettext("{name} can place no tile of the black depot."),
            to.gettext("no tile of the black depot fits"),
        )
    },
    grants={"target": lambda to: (to.gettext("Target"), to.gettext("thanks to the target"))},
    sentences=SENTENCES,
    tellers={
        "emptied": lambda deed, event: deed.rest.append(emptied(deed.to, event[2])),
        "exchange": tell_exchange,
        "give": tell_give,
        "count_crane": tell_count_crane,
        "colour": tell_colour,
        "marker": tell_marker,
        "target": tell_target,
    },
    table={"remove": out_of_the_game, "outcome": over},
    goes_on=("install", "exchange", "give", "buy_points", *FIRST, "region_first", "tile_first", "posts_first", "count_crane"),
    sources={"bought_points": lambda to: (to.gettext("Points bought"), to.gettext("for silver"))},
    stocks={"points": lambda to: to.gettext("{name} pays {amount} for points.")},
    topics=topics,
    rules=rules,
    options=options,
    titles=titles,
)
