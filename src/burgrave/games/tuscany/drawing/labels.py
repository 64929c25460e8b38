"""Short words on and around the drawings, and what a screen reader says of a piece."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.numbers import PHASES
from burgrave.games.tuscany.tokens import BONUSES, token_named
from burgrave.games.tuscany.words.language import Language, language_of
from burgrave.games.tuscany.words.payments import given
from burgrave.speech import by_language

Cards = tuple[tuple[str, int], ...]


class Labels:
    """The labels in one language. Dictionaries are by the names of colours."""

    def __init__(self, code: str) -> None:
        self.language: Language = language_of(code)
        self.gettext = _ = self.language.gettext
        self.ngettext = self.language.ngettext
        self._fields = {
            "castle": _("empty castle field"),
            "city": _("empty city field"),
            "inn": _("empty inn field"),
            "agriculture": _("empty agriculture field"),
            "quarry": _("empty quarry field"),
            "village": _("empty village field"),
            "monastery": _("empty monastery field"),
            "cart": _("empty cart field"),
        }
        self._cards = {
            "castle": _("castle card"),
            "city": _("city card"),
            "inn": _("inn card"),
            "agriculture": _("agriculture card"),
            "quarry": _("quarry card"),
            "village": _("village card"),
            "monastery": _("monastery card"),
            "cart": _("cart card"),
        }
        self.board = _("shared board: open tokens, cards, bonus tokens, both tracks")
        self.open_tokens = _("Open tokens")
        self.estate_cards = _("Estate cards")
        self.income = _("Income")
        self.last_income = _("Last income")
        self.no_income = _("no income card yet")
        self.discarded = _("discarded")
        self.bonus_tokens = _("Bonus tokens")
        self.for_cities = _("one for each city")
        self.bonus_adds = (_("storage"), _("marble"), _("worker"), _("card"), _("income"))
        """What each kind of bonus token is one more of, in the order of `tokens.BONUSES`."""
        self.colour_bonus = _("Colour bonus")
        self.how_bonus = _("yours / all, first · second")
        self.how_bonus_of = _("covered / all, first · second")
        self.phase_title = _("Phase")
        self.gone = _("empty place, the token was taken")
        self.storage = _("Storage")
        self.empty_storage = _("empty storage place")
        self.hand = _("Hand")
        self.no_cards = _("no cards in hand")
        self.pay_with = _("Pay with")
        self.or_cards = _("or click cards")
        self.ways = _("ways to pay")
        self.choose_bonus = _("bonus tokens to choose from")
        self.stacks = _("Stacks")
        self.workers = _("Workers")
        self.marble = _("Marble")
        self.worker = _("worker")
        self.your_estate = _("Your estate")
        self.your_tokens = _("Your bonus tokens")
        self.your_tray = _("stacks, workers, marble and bonus tokens")
        self.your_cards = _("storage and hand")
        self.finished_region = _("finished region")
        self.fields = _("fields")
        self.green = _("green")
        self.region_table = _("green points for a finished region by its fields")
        self.last_round = _("last round")
        self.the_end = _("the end")

    # ---- pieces --------------------------------------------------------------------------------------------------------

    def colour(self, name: str) -> str:
        """Return what a colour is called."""
        return self.language.colour[COLOURS.index(name)]

    def token(self, name: str) -> str:
        """Return what a token is called."""
        return self.language.title[token_named(name)]

    def field(self, colour: str) -> str:
        """Return what an empty field of a colour is called."""
        return self._fields[colour]

    def finishing(self, colour: str, gain: int) -> str:
        """Label an empty field that is the last of its region, with the points that it brings."""
        return self.gettext("{field}, the last of its region: {green}").format(
            field=self._fields[colour], green=self.language.green(gain)
        )

    def card(self, colour: str) -> str:
        """Return what an estate card of a colour is called."""
        return self._cards[colour]

    def bonus(self, kind: str, count: int) -> str:
        """Return `count` bonus tokens of a kind in words, and what they mean."""
        place = BONUSES.index(kind)
        text = f"{self.language.bonus[place]}: {self.language.bonus_text[place]}"
        return text if count == 1 else f"{text} ({count})"

    def some_cards(self, cards: Cards) -> str:
        """Return a list of cards by colour: "2 × inn"."""
        return ", ".join(f"{count} × {self.colour(colour)}" for colour, count in cards)

    def income_card(self, kind: str, amount: int) -> str:
        """Return what an income card brings."""
        if kind == "hexagon":
            return self.gettext("1 hexagon")
        language = self.language
        counted = {
            "red": language.red,
            "green": language.green,
            "cards": language.cards_there,
            "marble": language.marble,
            "worker": language.workers_there,
        }
        return counted[kind](amount)

    def payment(self, cards: Sequence[str], workers: int) -> str:
        """Label a way to pay: what is given for each of its halves."""
        halves = given(self.language, [COLOURS.index(colour) for colour in cards], workers)
        return self.gettext("pay {halves}").format(halves=halves)

    # ---- numbers ---------------------------------------------------------------------------------------------------------

    def neutral(self, count: int) -> str:
        """Return how many neutral tokens are left."""
        return self.gettext("neutral supply {count}").format(count=count)

    def deck(self, count: int) -> str:
        """Return how many estate cards lie face down."""
        return self.ngettext("{count} estate card face down", "{count} estate cards face down", count).format(count=count)

    def income_deck(self, count: int) -> str:
        """Return how many income cards lie face down."""
        return self.ngettext("{count} income card face down", "{count} income cards face down", count).format(count=count)

    def discards(self, cards: Cards) -> str:
        """Return which estate cards are discarded."""
        return self.gettext("discarded: {cards}").format(cards=self.some_cards(cards)) if cards else self.gettext("no discards")

    def last_card(self, kind: str, amount: int) -> str:
        """Return what the income card that was revealed last brings."""
        return self.gettext("last income card: {what}").format(what=self.income_card(kind, amount))

    def bonus_for(self, colour: str, have: int, need: int, owners: Sequence[str], points: Sequence[int]) -> str:
        """Label a colour with how much of it is covered, and who has its bonuses or their points."""
        _ = self.gettext
        first, second = (owner or self.language.green(bonus) for owner, bonus in zip(owners, points, strict=True))
        return _("{colour}: {have} of {need} fields covered; first: {first}, second: {second}").format(
            colour=self.colour(colour), have=have, need=need, first=first, second=second
        )

    def green_of(self, name: str, points: int) -> str:
        """Return whose marker stands where on the green track."""
        return self.gettext("{name}: green {points}").format(name=name, points=points)

    def red_of(self, name: str, points: int) -> str:
        """Return whose marker stands where on the red track."""
        return self.gettext("{name}: red {points}").format(name=name, points=points)

    def phase(self, number: int) -> str:
        """Return which of the phases it is."""
        return self.gettext("phase {number} of {all}").format(number=number, all=PHASES)

    def left_in_stack(self, count: int, stack: int) -> str:
        """Return how soon somebody ends the phase."""
        return self.gettext("{count} left in stack {stack}").format(count=count, stack=stack)

    def stack_now(self, number: int) -> str:
        """Label the stack whose end is the phase's end."""
        return self.gettext("stack {number}").format(number=number)

    def tokens_left(self, count: int) -> str:
        """Return how many tokens a stack has, below their number."""
        return self.ngettext("token left", "tokens left", count)

    def stack(self, number: int, count: int) -> str:
        """Return how many tokens one of a player's stacks has."""
        return self.gettext("stack {number}: {count}").format(number=number, count=count)

    def workers_of(self, count: int) -> str:
        """Return how many workers somebody has."""
        return self.language.workers_there(count)

    def marble_of(self, count: int) -> str:
        """Return how much marble somebody has."""
        return self.language.marble(count)

    def cards_of(self, count: int) -> str:
        """Return how many estate cards somebody holds."""
        return self.language.cards_there(count)

    def points_for_cards(self, count: int, each: int) -> str:
        """Label cards with how many they are and their points at the end."""
        text = self.gettext("{cards}; {each} are a point at the end")
        return text.format(cards=self.cards_of(count), each=each)

    def more_ways(self, count: int) -> str:
        """Label ways to pay that have no badge."""
        return self.ngettext("{count} more: click cards", "{count} more: click cards", count).format(count=count)

    # ---- around the boards -----------------------------------------------------------------------------------------------

    def title(self, name: str) -> str:
        """Label the title above somebody's estate."""
        return self.gettext("Estate of {name}").format(name=name)

    def estate_of(self, name: str, have: int, need: int) -> str:
        """Return whose small estate it is, and how much of it is covered."""
        text = self.gettext("estate of {name}: {have} of {need} fields covered")
        return text.format(name=name, have=have, need=need)

    def holdings_of(self, name: str) -> str:
        """Label the title of what somebody holds."""
        return self.gettext("holdings of {name}").format(name=name)

    def moment(self, phase: int, round_: int) -> str:
        """Return how far the game is."""
        return self.gettext("phase {phase} of {all}, round {round}").format(phase=phase, all=PHASES, round=round_)

    def short_moment(self, round_: int) -> str:
        """Return how far the game is, after the number of the phase."""
        return self.gettext("of {all}, round {round}").format(all=PHASES, round=round_)

    def short_phase(self, phase: int) -> str:
        """Return the number of the phase alone."""
        return self.gettext("Phase {phase}").format(phase=phase)

    def stage(self, is_over: bool) -> str:
        """Before the first round and after the last."""
        return self.gettext("the game is over") if is_over else self.gettext("setting up")


labels = by_language(Labels)
"""The labels of a language's code, cached."""
