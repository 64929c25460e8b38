"""Entries of the log under construction: what one seat did or got, collected event by event."""

from __future__ import annotations

from burgrave.engine.game_log import LogEntry
from burgrave.games.kingsburg.bundles import POINT
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.sentences import source_title
from burgrave.games.log import action_entry


class EntryBuilder:
    """An entry about one seat and one theme: parts of its sentence, and parts of the detail below it."""

    def __init__(self, language: Language, seat: int, theme: str) -> None:
        self.language = language
        self.seat = seat
        self.theme = theme
        """Its subject. Consecutive events with the same seat and theme are one entry."""
        self.texts: list[str] = []
        self.details: list[str] = []
        self.keys: list[str] = []
        self.gain = 0
        self.joins = False
        self.gained: dict[int, int] = {}
        """By kind: the amount gained that is not in the texts yet."""
        self.paid: dict[int, int] = {}
        """By kind: the amount paid that is not in the texts yet."""

    def change(self, kind: int, count: int) -> None:
        """Record that the seat gains `count` of a kind, or pays them if negative."""
        counts = self.gained if count > 0 else self.paid
        counts[kind] = counts.get(kind, 0) + abs(count)

    def score(self, points: int) -> None:
        """Add points. The caller adds the words for them."""
        self.gain += points

    def gained_things(self) -> str:
        """Return all that was gained in words, or ""."""
        return self.language.things(sorted(self.gained.items())) if self.gained else ""

    def paid_things(self) -> str:
        """Return all that was paid in words, or ""."""
        return self.language.things(sorted(self.paid.items())) if self.paid else ""

    def finish(self) -> None:
        """Put the collected amounts into words."""

    def entry(self) -> LogEntry | None:
        """Return the finished entry, or None where there is nothing to say."""
        self.finish()
        if not self.texts:
            return None
        return action_entry(self.seat, ", ".join(self.texts), "; ".join(self.details), self.gain, self.keys, self.joins)


class SupportEntry(EntryBuilder):
    """What an adviser gave; `place` is -1 where it is unknown."""

    place = -1

    def finish(self) -> None:
        _ = self.language.gettext
        origin = self.language.from_adviser(self.place) if self.place >= 0 else ""
        if self.gain < 0:
            self.change(POINT, self.gain)
        if self.gained:
            text = _("took {things} {adviser}") if origin else _("took {things}")
            self.texts.insert(0, text.format(things=self.gained_things(), adviser=origin))
        elif self.gain > 0:
            text = _("got {points} {adviser}") if origin else _("got {points}")
            self.texts.insert(0, text.format(points=self.language.points(self.gain), adviser=origin))
        elif self.paid and not self.texts:
            self.texts.append(_("gave {things}").format(things=self.paid_things()))
            return
        if self.gain > 0 and self.gained:
            self.details.append(self.language.signed_points(self.gain))
        if self.paid:
            self.details.append(_("paid {things}").format(things=self.paid_things()))


class PowersEntry(EntryBuilder):
    """What buildings and cards brought without being used, perhaps several at once."""

    def __init__(self, language: Language, seat: int, theme: str) -> None:
        super().__init__(language, seat, theme)
        self.sources: dict[str, dict[int, int]] = {}
        """By source: counts by kind."""

    def add(self, source: str, kind: int, count: int) -> None:
        """Record that a source changes what the seat has."""
        counts = self.sources.setdefault(source, {})
        counts[kind] = counts.get(kind, 0) + count
        if kind == POINT:
            self.score(count)
        else:
            self.change(kind, count)

    def finish(self) -> None:
        _ = self.language.gettext
        if self.paid:
            self.texts.append(_("gave {things}").format(things=self.paid_things()))
        if self.gained:
            self.texts.append(_("took {things}").format(things=self.gained_things()))
        if not self.texts and self.sources:
            self.texts.append(_("scored") if self.gain > 0 else _("lost points"))
        for source, counts in self.sources.items():
            title = source_title(self.language, source)
            changes = [change(self.language, kind, count) for kind, count in sorted(counts.items())]
            needs_number = len(self.sources) > 1 or POINT in counts
            self.details.append(f"{title}: {', '.join(changes)}" if needs_number else title)


class UseEntry(EntryBuilder):
    """A power that its owner used."""

    def finish(self) -> None:
        _ = self.language.gettext
        if self.gained and self.paid:
            trade = _("{gains} for {costs}").format(gains=self.gained_things(), costs=self.paid_things())
            self.details.insert(0, trade)
        elif self.gained:
            self.details.insert(0, self.gained_things())
        elif self.paid:
            self.details.insert(0, _("paid {things}").format(things=self.paid_things()))
        if self.gain:
            self.details.append(self.language.signed_points(self.gain))


class BattleEntry(EntryBuilder):
    """What a battle brought or cost. Where the battle has an entry already, this is what followed later."""

    def finish(self) -> None:
        _ = self.language.gettext
        results = [_("took {things}").format(things=self.gained_things())] if self.gained else []
        if self.paid:
            results.append(_("lost {things}").format(things=self.paid_things()))
        if self.texts:
            self.details[:0] = results
        elif results:
            self.texts = results
            self.details.insert(0, _("after the battle"))
        elif self.details:
            self.texts.append(_("scored after the battle") if self.gain > 0 else _("suffered losses after the battle"))


class BuildEntry(EntryBuilder):
    """A building, its price and its points."""

    printed = 0
    """The printed points of the building."""

    def finish(self) -> None:
        _ = self.language.gettext
        if self.paid:
            self.details.insert(0, _("paid {things}").format(things=self.paid_things()))
        if self.gain:
            more = self.gain - self.printed
            text = _("{points} + {more} more") if more and self.printed else "{points}"
            shown = self.printed if more and self.printed else self.gain
            self.details.append(text.format(points=self.language.points(shown), more=more))


def change(language: Language, kind: int, count: int) -> str:
    """Return the words for an amount gained or paid; payments have a minus."""
    if kind == POINT:
        return language.signed_points(count)
    amount = language.amount(kind, count)
    return amount if count > 0 else language.gettext("minus {things}").format(things=amount)
