"""Chateauma's turn in the log: an entry for every tile it lays, sale, completed card and purchase, each explained below."""

from __future__ import annotations

from typing import Any

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.mainboard import DEPOTS, SPACES
from burgrave.games.burgundy.words.expansions.chateauma.names import not_found, on_card, searched, thanks_to, why_sold
from burgrave.games.burgundy.words.sentences import source_title
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Entry, entry, first_upper

BEGINNING = ("own_die", "extra", "extra_space", "lay_hall", "sell_for", "complete")
"""Events that begin an entry of their own; and so does a purchase."""


def entries(to: Tongue, state: Any, seat: int, events: list[Any]) -> list[Entry]:
    """What it did, in one action of somebody else's or in the setup."""
    found: list[Doing] = []
    for event in events:
        is_purchase = event[0] == "silver" and event[3] == "purchase"
        if not found or (found[-1].texts and (event[0] in BEGINNING or is_purchase)):
            found.append(Doing(to, state, seat))
        found[-1].tell(event)
    return [doing.entry() for doing in found if doing.texts or doing.details]


class Doing:
    """One entry in the making."""

    def __init__(self, to: Tongue, state: Any, seat: int) -> None:
        self.to = to
        self.state = state
        self.seat = seat
        self.texts: list[str] = []
        self.details: list[str] = []
        self.keys: list[str] = []
        self.gain = 0
        self.loads: list[tuple[int, int, int]] = []
        """Depot, kind and number of goods taken by ship."""
        self.sold = 0
        self.claimed = ""

    def entry(self) -> Entry:
        """What was collected."""
        text = ", ".join([*self.texts, *self.loaded()]) or self.to.gettext("got nothing more")
        return entry(self.seat, text, first_upper("; ".join(self.details)), self.gain, dict.fromkeys(self.keys))

    def tell(self, event: Any) -> None:
        """One event more."""
        teller = getattr(self, f"tell_{event[0]}", None)
        if teller is not None:  # What else there is, its points tell.
            teller(*event[2:])

    def say(self, text: str, *keys: str) -> None:
        """A part of the sentence, and where it happened."""
        self.texts.append(text)
        self.keys += keys

    def card_key(self, slot: int) -> str:
        """The name of a card in the drawing."""
        return f"{self.seat}.card:{slot + 1}"

    # ---- dice and cards ---------------------------------------------------------------------------------------------

    def tell_own_die(self, die: int, white: int, slot: int, card: int) -> None:
        _ = self.to.gettext
        self.say(_("rolled {die}").format(die=die), self.card_key(slot))
        if not card:
            self.details.append(_("white die {white}: no card lies there").format(white=white))
            return
        chosen = (
            _("white die {white}: the right card, number {card}") if slot else _("white die {white}: the left card, number {card}")
        )
        self.details.append(chosen.format(white=white, card=card))

    def tell_extra(self, tile: int) -> None:
        self.details.append(thanks_to(self.to, tile))

    def tell_extra_space(self, tile: int) -> None:
        self.details.append(self.to.gettext("modifier D: its duchy grants another tile"))

    def tell_next_die(self, die: int) -> None:
        self.details.append(self.to.gettext("its die shows {die}").format(die=die))

    def tell_complete(self, slot: int, card: int) -> None:
        self.say(self.to.gettext("completed card {card}").format(card=card), self.card_key(slot))
        self.details.append(self.to.gettext("its tiles move to the duchy"))

    def tell_card_moves(self, card: int) -> None:
        self.details.append(self.to.gettext("card {card} moves to the left").format(card=card))

    def tell_new_card(self, slot: int, card: int) -> None:
        _ = self.to.gettext
        coming = _("card {card} comes to the right") if slot else _("card {card} comes to the left")
        if self.texts:
            self.details.append(coming.format(card=card))
        else:
            first = _("laid out card {card} on the right") if slot else _("laid out card {card} on the left")
            self.say(first.format(card=card), self.card_key(slot))

    # ---- tiles ------------------------------------------------------------------------------------------------------

    def tell_lay(self, tile: int, slot: int, card: int, space: int, place: int, first: int) -> None:
        to = self.to
        passed = [(first + step) % DEPOTS for step in range((place // SPACES - first) % DEPOTS)]
        if passed:
            self.details.append(searched(to, passed))
        laid = to.gettext("laid {tile} {place} {card}")
        self.say(
            laid.format(tile=to.the[tile], place=to.from_depot(place), card=on_card(to, slot)),
            DEPOT_SPACES[place].name,
            self.card_key(slot),
        )

    def tell_lay_reserve(self, tile: int, slot: int, card: int, space: int) -> None:
        self.details.append(self.to.gettext("no depot has a tile that fits"))
        self.from_reserve(tile, slot)

    def tell_lay_hall(self, tile: int, slot: int, card: int, space: int) -> None:
        self.details.append(self.to.gettext("town hall"))
        self.from_reserve(tile, slot)

    def from_reserve(self, tile: int, slot: int) -> None:
        """A tile that it had kept."""
        laid = self.to.gettext("laid {tile} from its reserve {card}")
        self.say(laid.format(tile=self.to.the[tile], card=on_card(self.to, slot)), self.card_key(slot))

    def tell_lay_wild(self, slot: int, card: int, space: int) -> None:
        self.details.append(self.to.gettext("neither depots nor reserve have a tile that fits"))
        self.say(self.to.gettext("laid a wild tile {card}").format(card=on_card(self.to, slot)), self.card_key(slot))

    def tell_wild(self, tile: int, place: int) -> None:
        self.details.append(self.to.gettext("nothing fits, and it has no wild tile"))
        self.say(
            self.to.gettext("took {tile} from the black depot as a wild tile").format(tile=self.to.the[tile]),
            DEPOT_SPACES[place].name,
        )

    def tell_no_tile(self) -> None:
        self.details.append(self.to.gettext("nothing fits, and the black depot is empty"))

    def tell_reserve(self, tile: int, place: int, cause: int) -> None:
        to = self.to
        if cause:
            self.details.append(thanks_to(to, cause))
            kept = to.gettext("took {tile} {place} for its reserve")
        else:
            kept = to.gettext("bought {tile} {place} for its reserve")
        self.say(kept.format(tile=to.the[tile], place=to.from_depot(place)), DEPOT_SPACES[place].name)

    def tell_shield(self, shield: int, depot: int, hex_: int) -> None:
        taken = self.to.gettext("shield {number} from depot {depot} goes to its board")
        self.details.append(taken.format(number=shield + 1, depot=depot + 1))

    def tell_stack(self, tile: int, is_bought: int) -> None:
        _ = self.to.gettext
        if is_bought:
            self.say(_("bought a double hex ({tile})").format(tile=self.to.title[tile]))
        else:
            self.say(_("took a double hex ({tile})").format(tile=self.to.title[tile]))
            self.details.append(_("double hex symbol covered"))

    def tell_nothing(self, what: str) -> None:
        self.details.append(not_found(self.to, what))

    # ---- goods, silver, points --------------------------------------------------------------------------------------

    def tell_load(self, depot: int, kind: int, count: int) -> None:
        self.loads.append((depot, kind, count))
        self.keys += [f"depot:{depot + 1}", f"{self.seat}.goods:{kind + 1}"]

    def loaded(self) -> list[str]:
        """All goods of a ship together."""
        to = self.to
        goods = [to.goods_of(count, kind) for _depot, kind, count in self.loads]
        place = to.from_depot(self.loads[0][0] * SPACES) if goods else ""
        return [to.gettext("took {goods} {place}").format(goods=to.both(goods), place=place)] if goods else []

    def tell_advance(self, space: int) -> None:
        self.details.append(self.to.gettext("turn order track: {space}").format(space=space))
        self.keys.append(f"order:{space}.{self.seat}")

    def tell_sell_for(self, kind: int, count: int, why: str) -> None:
        self.sold = count
        self.say(self.to.gettext("sold {goods}").format(goods=self.to.goods_of(count, kind)), f"{self.seat}.sold")
        self.details.append(why_sold(self.to, why))

    def tell_no_goods(self, why: str) -> None:
        nothing = self.to.gettext("{why}: no goods to sell")
        self.details.append(nothing.format(why=why_sold(self.to, why)))

    def tell_silver(self, count: int, why: str) -> None:
        if why in ("bank", "no_tile"):
            self.say(self.to.gettext("took {amount}").format(amount=self.to.silver(count)), f"{self.seat}.silver")
        else:
            self.details.append(self.to.silver(abs(count)))

    def tell_bonus(self, colour: int, is_small: int) -> None:
        _ = self.to.gettext
        claimed = _("small bonus tile ({spaces})") if is_small else _("large bonus tile ({spaces})")
        self.claimed = claimed.format(spaces=self.to.spaces[colour])
        self.keys.append(f"bonus:{COLOURS[colour]}.{is_small + 1}")

    def tell_score(self, source: str, points: int) -> None:
        self.gain += points
        if source == "sales":
            each = self.to.points(points // self.sold)
            sold = self.to.ngettext("{count} tile at {each}", "{count} goods at {each}", self.sold)
            self.details.append(sold.format(count=self.sold, each=each))
        elif source == "bonus_tiles":
            self.details.append(f"{self.claimed}: {points}")
        else:
            title = source_title(self.to, source)
            self.details.append(f"{title[:1].lower()}{title[1:]}: {points}" if self.details else f"{title}: {points}")
