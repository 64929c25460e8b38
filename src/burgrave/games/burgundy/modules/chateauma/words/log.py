"""Chateauma's turn in the log: an entry for every tile it lays, sale, completed card and purchase, each explained below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.engine.game_log import LogEntry
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.mainboard import DEPOTS, SPACES
from burgrave.games.burgundy.modules.chateauma.words.names import not_found, on_card, sale_reason, searched, thanks_to
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.sentences import source_title
from burgrave.games.language import first_upper
from burgrave.games.log import entry

if TYPE_CHECKING:
    from burgrave.engine.events import Event
    from burgrave.games.burgundy.state import State

BEGINNING = ("own_die", "extra", "extra_space", "lay_hall", "sell_for", "complete")
"""Kinds of events that begin a new entry; a purchase begins one too."""


def entries(language: Language, state: State, seat: int, events: list[Event]) -> list[LogEntry]:
    """Return the entries for what it did during one action of somebody else or the setup."""
    builders: list[TurnEntryBuilder] = []
    for event in events:
        is_purchase = event[0] == "silver" and event[3] == "purchase"
        if not builders or (builders[-1].texts and (event[0] in BEGINNING or is_purchase)):
            builders.append(TurnEntryBuilder(language, state, seat))
        builders[-1].add_event(event)
    return [builder.entry() for builder in builders if builder.texts or builder.details]


class TurnEntryBuilder:
    """Collects the events of one entry; the functions of `HANDLERS` add them."""

    def __init__(self, language: Language, state: State, seat: int) -> None:
        self.language = language
        self.state = state
        self.seat = seat
        self.texts: list[str] = []
        self.details: list[str] = []
        self.keys: list[str] = []
        self.gain = 0
        self.loads: list[tuple[int, int, int]] = []
        """The goods taken by ship: depot, kind and number of each."""
        self.sold = 0
        self.claimed = ""

    def entry(self) -> LogEntry:
        """Return the entry for the events collected so far."""
        text = ", ".join([*self.texts, *self.loaded()]) or self.language.gettext("got nothing more")
        return entry(self.seat, text, first_upper("; ".join(self.details)), self.gain, dict.fromkeys(self.keys))

    def add_event(self, event: Event) -> None:
        """Add one more event."""
        handler = HANDLERS.get(event[0])
        if handler is not None:  # What else there is, its points tell.
            handler(self, *event[2:])

    def add(self, text: str, *keys: str) -> None:
        """Add a part of the sentence, and the places where it happened."""
        self.texts.append(text)
        self.keys += keys

    def card_key(self, slot: int) -> str:
        """Return the name of a card in the drawing."""
        return f"{self.seat}.card:{slot + 1}"

    # ---- dice and cards ---------------------------------------------------------------------------------------------

    def add_own_die(self, die: int, white: int, slot: int, card: int) -> None:
        _ = self.language.gettext
        self.add(_("rolled {die}").format(die=die), self.card_key(slot))
        if not card:
            self.details.append(_("white die {white}: no card lies there").format(white=white))
            return
        chosen = (
            _("white die {white}: the right card, number {card}") if slot else _("white die {white}: the left card, number {card}")
        )
        self.details.append(chosen.format(white=white, card=card))

    def add_extra(self, tile: int) -> None:
        self.details.append(thanks_to(self.language, tile))

    def add_extra_space(self, tile: int) -> None:
        self.details.append(self.language.gettext("modifier D: its duchy grants another tile"))

    def add_next_die(self, die: int) -> None:
        self.details.append(self.language.gettext("its die shows {die}").format(die=die))

    def add_complete(self, slot: int, card: int) -> None:
        self.add(self.language.gettext("completed card {card}").format(card=card), self.card_key(slot))
        self.details.append(self.language.gettext("its tiles move to the duchy"))

    def add_card_moves(self, card: int) -> None:
        self.details.append(self.language.gettext("card {card} moves to the left").format(card=card))

    def add_new_card(self, slot: int, card: int) -> None:
        _ = self.language.gettext
        coming = _("card {card} comes to the right") if slot else _("card {card} comes to the left")
        if self.texts:
            self.details.append(coming.format(card=card))
        else:
            first = _("laid out card {card} on the right") if slot else _("laid out card {card} on the left")
            self.add(first.format(card=card), self.card_key(slot))

    # ---- tiles ------------------------------------------------------------------------------------------------------

    def add_lay(self, tile: int, slot: int, card: int, space: int, place: int, first: int) -> None:
        language = self.language
        passed = [(first + step) % DEPOTS for step in range((place // SPACES - first) % DEPOTS)]
        if passed:
            self.details.append(searched(language, passed))
        text = language.gettext("laid {tile} {place} {card}")
        self.add(
            text.format(tile=language.the[tile], place=language.from_depot(place), card=on_card(language, slot)),
            DEPOT_SPACES[place].name,
            self.card_key(slot),
        )

    def add_lay_reserve(self, tile: int, slot: int, card: int, space: int) -> None:
        self.details.append(self.language.gettext("no depot has a tile that fits"))
        self.add_from_reserve(tile, slot)

    def add_lay_hall(self, tile: int, slot: int, card: int, space: int) -> None:
        self.details.append(self.language.gettext("town hall"))
        self.add_from_reserve(tile, slot)

    def add_from_reserve(self, tile: int, slot: int) -> None:
        """Add a tile that was laid from its reserve."""
        text = self.language.gettext("laid {tile} from its reserve {card}")
        self.add(text.format(tile=self.language.the[tile], card=on_card(self.language, slot)), self.card_key(slot))

    def add_lay_wild(self, slot: int, card: int, space: int) -> None:
        self.details.append(self.language.gettext("neither depots nor reserve have a tile that fits"))
        self.add(self.language.gettext("laid a wild tile {card}").format(card=on_card(self.language, slot)), self.card_key(slot))

    def add_wild(self, tile: int, place: int) -> None:
        self.details.append(self.language.gettext("nothing fits, and it has no wild tile"))
        self.add(
            self.language.gettext("took {tile} from the black depot as a wild tile").format(tile=self.language.the[tile]),
            DEPOT_SPACES[place].name,
        )

    def add_no_tile(self) -> None:
        self.details.append(self.language.gettext("nothing fits, and the black depot is empty"))

    def add_reserve(self, tile: int, place: int, cause: int) -> None:
        language = self.language
        if cause:
            self.details.append(thanks_to(language, cause))
            text = language.gettext("took {tile} {place} for its reserve")
        else:
            text = language.gettext("bought {tile} {place} for its reserve")
        self.add(text.format(tile=language.the[tile], place=language.from_depot(place)), DEPOT_SPACES[place].name)

    def add_shield(self, shield: int, depot: int, hex_: int) -> None:
        text = self.language.gettext("shield {number} from depot {depot} goes to its board")
        self.details.append(text.format(number=shield + 1, depot=depot + 1))

    def add_stack(self, tile: int, is_bought: int) -> None:
        _ = self.language.gettext
        if is_bought:
            self.add(_("bought a double hex ({tile})").format(tile=self.language.title[tile]))
        else:
            self.add(_("took a double hex ({tile})").format(tile=self.language.title[tile]))
            self.details.append(_("double hex symbol covered"))

    def add_nothing(self, missing: str) -> None:
        self.details.append(not_found(self.language, missing))

    # ---- goods, silver, points --------------------------------------------------------------------------------------

    def add_load(self, depot: int, kind: int, count: int) -> None:
        self.loads.append((depot, kind, count))
        self.keys += [f"depot:{depot + 1}", f"{self.seat}.goods:{kind + 1}"]

    def loaded(self) -> list[str]:
        """Return all goods taken by a ship as one part of the sentence."""
        language = self.language
        goods = [language.goods_of(count, kind) for _depot, kind, count in self.loads]
        place = language.from_depot(self.loads[0][0] * SPACES) if goods else ""
        return [language.gettext("took {goods} {place}").format(goods=language.both(goods), place=place)] if goods else []

    def add_advance(self, space: int) -> None:
        self.details.append(self.language.gettext("turn order track: {space}").format(space=space))
        self.keys.append(f"order:{space}.{self.seat}")

    def add_sell_for(self, kind: int, count: int, reason: str) -> None:
        self.sold = count
        self.add(self.language.gettext("sold {goods}").format(goods=self.language.goods_of(count, kind)), f"{self.seat}.sold")
        self.details.append(sale_reason(self.language, reason))

    def add_no_goods(self, reason: str) -> None:
        text = self.language.gettext("{why}: no goods to sell")
        self.details.append(text.format(why=sale_reason(self.language, reason)))

    def add_silver(self, count: int, reason: str) -> None:
        if reason in ("bank", "no_tile"):
            self.add(self.language.gettext("took {amount}").format(amount=self.language.silver(count)), f"{self.seat}.silver")
        else:
            self.details.append(self.language.silver(abs(count)))

    def add_bonus(self, colour: int, is_small: int) -> None:
        _ = self.language.gettext
        claimed = _("small bonus tile ({spaces})") if is_small else _("large bonus tile ({spaces})")
        self.claimed = claimed.format(spaces=self.language.spaces[colour])
        self.keys.append(f"bonus:{COLOURS[colour]}.{is_small + 1}")

    def add_score(self, source: str, points: int) -> None:
        self.gain += points
        if source == "sales":
            each = self.language.points(points // self.sold)
            sold = self.language.ngettext("{count} tile at {each}", "{count} goods at {each}", self.sold)
            self.details.append(sold.format(count=self.sold, each=each))
        elif source == "bonus_tiles":
            self.details.append(f"{self.claimed}: {points}")
        else:
            title = source_title(self.language, source)
            self.details.append(f"{title[:1].lower()}{title[1:]}: {points}" if self.details else f"{title}: {points}")


HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "own_die": TurnEntryBuilder.add_own_die,
    "extra": TurnEntryBuilder.add_extra,
    "extra_space": TurnEntryBuilder.add_extra_space,
    "next_die": TurnEntryBuilder.add_next_die,
    "complete": TurnEntryBuilder.add_complete,
    "card_moves": TurnEntryBuilder.add_card_moves,
    "new_card": TurnEntryBuilder.add_new_card,
    "lay": TurnEntryBuilder.add_lay,
    "lay_reserve": TurnEntryBuilder.add_lay_reserve,
    "lay_hall": TurnEntryBuilder.add_lay_hall,
    "lay_wild": TurnEntryBuilder.add_lay_wild,
    "wild": TurnEntryBuilder.add_wild,
    "no_tile": TurnEntryBuilder.add_no_tile,
    "reserve": TurnEntryBuilder.add_reserve,
    "shield": TurnEntryBuilder.add_shield,
    "stack": TurnEntryBuilder.add_stack,
    "nothing": TurnEntryBuilder.add_nothing,
    "load": TurnEntryBuilder.add_load,
    "advance": TurnEntryBuilder.add_advance,
    "sell_for": TurnEntryBuilder.add_sell_for,
    "no_goods": TurnEntryBuilder.add_no_goods,
    "silver": TurnEntryBuilder.add_silver,
    "bonus": TurnEntryBuilder.add_bonus,
    "score": TurnEntryBuilder.add_score,
}
"""The functions that add events, by kind of event."""
