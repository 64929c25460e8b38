"""The words of the solo game: what is asked and chosen, what happens, and the rules in short."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.engine.game_log import LogEntry
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.modules.solo.charters import CountCrane, charter_points
from burgrave.games.burgundy.modules.solo.progress import Progress, progress_of
from burgrave.games.burgundy.modules.solo.ships import GiveGoods
from burgrave.games.burgundy.modules.solo.words.help import options, rules, titles, topics
from burgrave.games.burgundy.tiles import GOODS_KINDS
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.verbs import ButtonWords, button
from burgrave.games.log import entry
from burgrave.games.words import Button, PromptTexts, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.engine.events import Event
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.entries import EntryBuilder


def black_hex_help(language: Language, name: str) -> str:
    """Return what a tile does that lies face down."""
    return language.gettext("Lies face down on a space of any colour. It fills the space and does nothing else.")


# ---- questions -------------------------------------------------------------------------------------------------------


def partial(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which of several things for one tile comes first."""
    _ = language.gettext
    return _("What comes first?"), _("the rest follows")


def colour_hex(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which tile of the black depot is placed for a covered colour."""
    _ = language.gettext
    return _("Colour covered: place a tile of the black depot"), _("on a space of any number; its effect follows")


def buy_points(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question whether to buy what is missing to the target."""
    _ = language.gettext
    progress = progress_of(state)
    missing = language.points(progress.target - progress.marker)
    return _("Buy {points}?").format(points=missing), _("one silver each; at the target of {target} an action is free").format(
        target=progress.target
    )


def score_first(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which points count first."""
    _ = language.gettext
    return _("Which points count first?"), _("what goes beyond the target of {target} is lost").format(
        target=progress_of(state).target
    )


def count_crane(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question whether a crane counts with a charter."""
    _ = language.gettext
    return _("Count the crane here?"), _("it counts once in a game, with one monastery")


def exchange(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question whether to exchange goods for a black hex."""
    _ = language.gettext
    return _("Exchange five goods?"), _("for a tile of the black depot, face down: it lies on any space and does nothing")


def give(language: Language, state: State, seat: int, step: GiveGoods) -> PromptTexts:
    """Return the question which goods to give for it."""
    _ = language.gettext
    left = language.ngettext("{count} more", "{count} more", step.left).format(count=step.left)
    return _("Which goods do you give?"), left


# ---- actions ---------------------------------------------------------------------------------------------------------


def same_texts(text: str) -> Texts:
    """Return one text as all texts of an action."""
    return text, text, ""


def install_label(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for placing a tile of the black depot."""
    _ = language.gettext
    space, hex_ = action.args
    tile, layout = state.depots[space], state.duchy[seat]
    label = _("Place {tile} of the black depot on space {hex} ({colour} {number})")
    number = layout.number[hex_]
    return (
        label.format(tile=language.the[tile], hex=hex_ + 1, colour=language.space[layout.colour[hex_]], number=number),
        _("{tile} on a {number} (space {hex})").format(tile=language.heading[tile], number=number, hex=hex_ + 1),
        "",
    )


def exchange_label(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for turning over a tile of the black depot."""
    tile = state.depots[action.args[0]]
    return language.gettext("Exchange five goods for {tile}, face down").format(tile=language.the[tile]), language.heading[tile], ""


def give_label(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for giving one goods tile."""
    goods = language.goods_of(1, action.args[0])
    return language.gettext("Give {goods}").format(goods=goods), goods, ""


def buy_points_label(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for buying the missing points."""
    progress = progress_of(state)
    missing = progress.target - progress.marker
    text = language.gettext("Buy {points} for {silver}")
    return same_texts(text.format(points=language.points(missing), silver=language.silver(missing)))


def region_first(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for counting the points of the region first."""
    return same_texts(
        language.gettext("First the finished region: {points}").format(points=language.points(progress_of(state).region))
    )


def tile_first(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for counting the points of the tile first."""
    return same_texts(language.gettext("First the tile: {points}").format(points=language.points(progress_of(state).tile)))


def posts_first(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for counting the points of border posts first."""
    return same_texts(language.gettext("First the border posts: {points}").format(points=language.points(progress_of(state).posts)))


def count_crane_label(language: Language, state: State, seat: int, step: CountCrane, action: Action) -> Texts:
    """Return the texts for counting the crane: what the monastery scores with it and without."""
    less, more = (charter_points(state, seat, step.number, cranes) for cranes in (0, 1))
    label = language.gettext("Count the crane: {points} instead of {number}")
    return same_texts(label.format(points=language.points(more), number=less))


FIRST: Final = {
    "effect_first": marked("First what the tile does"),
    "colour_first": marked("First the tile for the colour"),
    "target_first": marked("First the free action"),
}
"""The texts of what comes first, by verb."""


def first_label(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for what comes first of several things that a tile brings."""
    return same_texts(language.gettext(FIRST[action.verb]))


# ---- buttons ---------------------------------------------------------------------------------------------------------


def exchange_button(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the heading of tiles that can be had for goods."""
    return language.gettext("Exchange"), "", language.gettext("Exchange five goods"), False


def buy_points_button(language: Language, state: State, seat: int, step: AnyStep) -> Button:
    """Return the button that buys points, with their price."""
    _, progress = language.gettext, progress_of(state)
    return _("Buy for {price}").format(price=language.silver(progress.target - progress.marker)), "silver", _("Other"), True


def plain_button(label: str) -> ButtonWords:
    """Return a button on its own with a `marked` text."""

    def words(language: Language, state: State, seat: int, step: AnyStep) -> Button:
        return language.gettext(label), "", language.gettext("Other"), True

    return words


def points_button(label: str, points_of: Callable[[Progress], int]) -> ButtonWords:
    """Return a button on its own with a `marked` text that has {points}."""

    def words(language: Language, state: State, seat: int, step: AnyStep) -> Button:
        return language.gettext(label).format(points=points_of(progress_of(state))), "", language.gettext("Other"), True

    return words


# ---- what happens ----------------------------------------------------------------------------------------------------


def removed(language: Language, tile: int, space: int) -> str:
    """Return the text of a tile that leaves the game."""
    text = language.gettext("The white die takes {tile} {place} out of the game")
    return text.format(tile=language.the[tile], place=language.from_depot(space))


def outcome(language: Language, covered: int, spaces: int) -> str:
    """Return the text of how the game ended."""
    if covered == spaces:
        return language.gettext("The duchy is full: the game is won")
    return language.gettext("{covered} of {spaces} spaces are covered: the game is lost").format(covered=covered, spaces=spaces)


def target(language: Language, reached: int, lost: int) -> str:
    """Return the text of a target that was reached, and of the points lost."""
    text = language.gettext("target of {target} reached").format(target=reached)
    if lost:
        text += ", " + language.ngettext("{count} point is lost", "{count} points are lost", lost).format(count=lost)
    return text


def emptied(language: Language, count: int) -> str:
    """Return the text of goods that leave the game with a ship."""
    text = language.ngettext(
        "{count} goods tile in the depots leaves the game", "{count} goods in the depots leave the game", count
    )
    return text.format(count=count)


def add_emptied(builder: EntryBuilder, count: int) -> None:
    """Add the goods that left the game with a ship."""
    builder.rest.append(emptied(builder.language, count))


def add_give(builder: EntryBuilder, kind: int) -> None:
    """Add all goods that were given in one action together."""
    gives = [event[2] for event in builder.events if event[0] == "give"]
    if all(event[0] != "give" for event in builder.events[: builder.position]):
        goods = builder.language.both(
            [builder.language.goods_of(gives.count(kind), kind) for kind in range(GOODS_KINDS) if kind in gives]
        )
        builder.add(
            builder.language.gettext("gave {goods}").format(goods=goods),
            *(f"{builder.seat}.goods:{kind + 1}" for kind in set(gives)),
        )


def add_exchange(builder: EntryBuilder, tile: int, space: int) -> None:
    """Add the tile that was turned over."""
    text = builder.language.gettext("turned {tile} face down").format(tile=builder.language.the[tile])
    builder.add(text, DEPOT_SPACES[space].name)


def add_count_crane(builder: EntryBuilder, tile: int) -> None:
    """Add the monastery with which a crane counts."""
    builder.add(builder.language.gettext("counted the crane with {tile}").format(tile=builder.language.the[tile]))


def add_colour(builder: EntryBuilder, colour: int) -> None:
    """Add a covered colour."""
    builder.rest.append(builder.language.gettext("colour covered: {spaces}").format(spaces=builder.language.spaces[colour]))


def add_marker(builder: EntryBuilder, points: int, target: int) -> None:
    """Add how far the marker is, once where an action moves it several times."""
    later_kinds = [event[0] for event in builder.events[builder.position + 1 :] if event[0] in ("marker", "target")]
    if builder.texts and later_kinds[:1] == ["marker"]:
        return
    text = builder.language.gettext("{points} of {target} to the target").format(points=points, target=target)
    if builder.texts:
        builder.rest.append(text)
    else:
        builder.add(builder.language.gettext("moved the marker to {points}").format(points=points))


def add_target(builder: EntryBuilder, reached: int, lost: int) -> None:
    """Add a target that was reached."""
    if not builder.texts:
        builder.add(builder.language.gettext("reached the target"))
    builder.rest.append(target(builder.language, reached, lost))


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "remove": lambda language, seat, tile, space: removed(language, tile, space) + ".",
    "outcome": lambda language, seat, covered, spaces: outcome(language, covered, spaces) + ".",
    "emptied": lambda language, seat, count: emptied(language, count) + ".",
    "exchange": lambda language, seat, tile, space: language.gettext("{name} turns {tile} of the black depot face down.").format(
        name=language.player(seat), tile=language.the[tile]
    ),
    "give": lambda language, seat, kind: language.gettext("{name} gives {goods}.").format(
        name=language.player(seat), goods=language.goods_of(1, kind)
    ),
    "count_crane": lambda language, seat, tile: language.gettext("{name} counts the crane with {tile}.").format(
        name=language.player(seat), tile=language.the[tile]
    ),
    "colour": lambda language, seat, colour: language.gettext("{name} has covered every {space} space.").format(
        name=language.player(seat), space=language.space[colour]
    ),
    "marker": lambda language, seat, points, target: language.gettext("{name} is at {points} of {target}.").format(
        name=language.player(seat), points=points, target=target
    ),
    "target": lambda language, seat, reached, lost: f"{language.player(seat)}: {target(language, reached, lost)}.",
}


def over(language: Language, events: list[Event]) -> list[LogEntry]:
    """Return the entries for the end of the game."""
    return [entry(None, "", head=language.gettext("The end")), *(entry(None, outcome(language, *event[2:])) for event in events)]


def out_of_the_game(language: Language, events: list[Event]) -> list[LogEntry]:
    """Return the entries for tiles that the white die removes."""
    return [entry(None, removed(language, *event[2:]), keys=[DEPOT_SPACES[event[3]].name]) for event in events]


WORDS: Final = BurgundyWords(
    tile_help={"black_hex": black_hex_help},
    prompts={
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
    verbs={
        "install": button(marked("Place a tile")),
        "exchange": exchange_button,
        "give": button(marked("Give goods")),
        "buy_points": buy_points_button,
        "region_first": points_button(marked("Region: {points}"), lambda progress: progress.region),
        "tile_first": points_button(marked("Tile: {points}"), lambda progress: progress.tile),
        "posts_first": points_button(marked("Posts: {points}"), lambda progress: progress.posts),
        "count_crane": plain_button(marked("Count the crane")),
        "effect_first": plain_button(FIRST["effect_first"]),
        "colour_first": plain_button(FIRST["colour_first"]),
        "target_first": plain_button(FIRST["target_first"]),
    },
    declining={
        "BuyPoints": lambda language: (language.gettext("Buy no points"), language.gettext("bought no points")),
        "CountCrane": lambda language: (language.gettext("Keep the crane"), language.gettext("kept the crane for later")),
        "ColourHex": lambda language: (language.gettext("Place nothing"), language.gettext("placed nothing for the colour")),
        "ExchangeGoods": lambda language: (language.gettext("Keep the goods"), language.gettext("exchanged no goods")),
    },
    lapsed={
        "ColourHex": lambda language: (
            language.gettext("{name} can place no tile of the black depot."),
            language.gettext("no tile of the black depot fits"),
        )
    },
    grants={"target": lambda language: (language.gettext("Target"), language.gettext("thanks to the target"))},
    sentences=SENTENCES,
    log_handlers={
        "emptied": add_emptied,
        "exchange": add_exchange,
        "give": add_give,
        "count_crane": add_count_crane,
        "colour": add_colour,
        "marker": add_marker,
        "target": add_target,
    },
    board_entries={"remove": out_of_the_game, "outcome": over},
    continuing_verbs=(
        "install",
        "exchange",
        "give",
        "buy_points",
        *FIRST,
        "region_first",
        "tile_first",
        "posts_first",
        "count_crane",
    ),
    sources={"bought_points": lambda language: (language.gettext("Points bought"), language.gettext("for silver"))},
    stocks={"points": lambda language: language.gettext("{name} pays {amount} for points.")},
    topics=(topics,),
    rules_help=(rules,),
    option_words=(options,),
    module_words=(titles,),
)
