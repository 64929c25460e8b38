"""The words of the trade routes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.modules.trade_routes.printed import BONUSES, EACH, GAINED, LENGTH, TILES
from burgrave.games.burgundy.modules.trade_routes.routes import ID
from burgrave.games.burgundy.words.declaration import BurgundyWords, no_lines
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.verbs import button
from burgrave.games.language import Titled, titled
from burgrave.games.words import OptionWords, PromptTexts, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.draw.parts import View
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.games.burgundy.state import State
    from burgrave.games.burgundy.words.declaration import Rows
    from burgrave.games.burgundy.words.entries import EntryBuilder
    from burgrave.games.words import Options, RulesHelp, Topics


def bonus_name(language: Language, bonus: int) -> str:
    """Return what a space brings, in few words."""
    _ = language.gettext
    return {
        "extra_action": _("one more action"),
        "place": _("place a stored tile"),
        "sell": _("sell goods"),
        "take_building": _("take a building"),
        "take_mine_monastery_castle": _("take a mine, monastery or castle"),
        "take_ship_animal": _("take a ship or animals"),
        "workers": language.workers(GAINED["workers"]),
        "silver": language.silver(GAINED["silver"]),
        "points": language.points(GAINED["points"]),
    }[BONUSES[bonus]]


def spaces(language: Language, tile: int) -> str:
    """Return what a tile shows, from left to right."""
    return ", ".join(f"{kind + 1}: {bonus_name(language, bonus)}" for kind, bonus in TILES[tile])


# ---- laying them -----------------------------------------------------------------------------------------------------


def which_tile(language: Language, state: State, seat: int, step: AnyStep) -> PromptTexts:
    """Return the question which tile of the route comes next."""
    _ = language.gettext
    return _("Lay your trade route"), _("choose the next tile, from left to right")


def lay(language: Language, state: State, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the texts for laying a tile."""
    text = spaces(language, action.args[0])
    return language.gettext("Lay next: {spaces}").format(spaces=text), text, ""


# ---- what happened ---------------------------------------------------------------------------------------------------


def laid(builder: EntryBuilder, tile: int, place: int) -> None:
    """Add a tile of the route that was laid."""
    builder.add(builder.language.gettext("laid a trade route tile ({spaces})").format(spaces=spaces(builder.language, tile)))


def filled(builder: EntryBuilder, place: int, kind: int, bonus: int) -> None:
    """Add the bonus of goods on a space; nothing where they bring none."""
    if bonus >= 0:
        text = builder.language.gettext("trade route, space {number}: {bonus}")
        builder.rest.append(text.format(number=place + 1, bonus=bonus_name(builder.language, bonus)))
        builder.keys.append(f"{builder.seat}.route_space:{place + 1}")


def filled_sentence(language: Language, seat: int, place: int, kind: int, bonus: int) -> str:
    """Return a sentence for goods on a space."""
    name, goods, number = language.player(seat), language.goods[kind], place + 1
    if bonus < 0:
        text = language.gettext("{name} fills space {number} of the trade route ({goods}).")
        return text.format(name=name, number=number, goods=goods)
    text = language.gettext("{name} fills space {number} of the trade route ({goods}) and gets its bonus: {bonus}.")
    return text.format(name=name, number=number, goods=goods, bonus=bonus_name(language, bonus))


# ---- help ------------------------------------------------------------------------------------------------------------


def rules_text(language: Language, seats: int) -> str:
    """Return the rules in short."""
    each = EACH[max(seats, min(EACH))]
    tiles = language.ngettext("{count} tile of {length} spaces", "{count} tiles of {length} spaces", each)
    return language.gettext(
        "Everybody has a trade route: {tiles}. Goods that you sell go onto its spaces one by one, from left to right. One that "
        "lies on its own number brings the bonus of the space at once, before the next is laid: an action or a placement, a "
        "sale, a tile from a depot, workers, silver or points. Goods on the route count as sold. When it is full, further goods "
        "are simply sold."
    ).format(tiles=tiles.format(count=each, length=LENGTH))


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("Trade routes"), _("sold goods fill a row of spaces and bring its bonuses"))}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of trade routes, by topic."""
    return {ID: (language.gettext("Trade routes"), rules_text(language, seats))}


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return help on the route."""
    return {"route": {"title": language.gettext("Trade route"), "text": rules_text(language, seats)}}


def option(language: Language) -> dict[str, OptionWords]:
    """Return the texts of the option for the order of the tiles."""
    _ = language.gettext
    return {
        "route_order": {
            "title": _("Order of trade route tiles"),
            "hint": _("in which order everybody's tiles lie"),
            "values": {
                "random": titled(_("As dealt"), _("in random order")),
                "chosen": titled(_("Laid by the players"), _("one after the other, before the first phase")),
            },
        }
    }


# ---- in a terminal ---------------------------------------------------------------------------------------------------


def rows(language: Language, view: View, seat: int) -> Rows:
    """Return for a terminal how far a seat's route is filled, and what its next spaces bring."""
    own = view["extra"][ID]["seats"][seat]
    free = [
        f"{space['number']}: {bonus_name(language, BONUSES.index(space['bonus']))}"
        for space in own["spaces"]
        if space["goods"] is None
    ]
    text = f"{len(own['spaces']) - len(free)}/{len(own['spaces'])}"
    return [(language.gettext("Route"), f"{text}; {', '.join(free[:LENGTH])}" if free else text)]


WORDS: Final = BurgundyWords(
    prompts={"LayRoute": which_tile},
    labels={"lay": lay},
    verbs={"lay": button(marked("Lay a tile"))},
    declining={
        "RouteBonus": lambda language: (
            language.gettext("Decline the bonus"),
            language.gettext("declined the bonus of the trade route"),
        )
    },
    grants={
        "trade_route": lambda language: (
            language.pgettext("what grants", "Trade route"),
            language.gettext("thanks to the trade route"),
        )
    },
    sentences={
        "lay_route": lambda language, seat, tile, place: language.gettext("{name} lays a trade route tile ({spaces}).").format(
            name=language.player(seat), spaces=spaces(language, tile)
        ),
        "route": filled_sentence,
    },
    log_handlers={"lay_route": laid, "route": filled},
    sources={"trade_routes": lambda language: (language.gettext("Trade routes"), language.gettext("for the trade route"))},
    stocks={"trade_route": lambda language: language.gettext("{name} gets {amount} from the trade route.")},
    module_words=(titles,),
    rules_help=(rules,),
    topics=(topics,),
    option_words=(option,),
    terminal_rows=(rows,),
    terminal_lines={ID: no_lines},
)
