"""Entries of the log in the making: what one seat did or got, collected event by event."""

from __future__ import annotations

from typing import Any

from burgrave.games.kingsburg.bundles import POINT
from burgrave.games.kingsburg.words.sentences import source_title
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.wording import Entry, deed_entry


class Draft:
    """What is told of a seat under one theme: parts of a sentence, and parts of the line below it."""

    def __init__(self, to: Tongue, seat: int | None, theme: Any) -> None:
        self.to = to
        self.seat = seat
        self.theme = theme
        """What it is about; events with the same seat and theme that follow each other are one entry."""
        self.texts: list[str] = []
        self.details: list[str] = []
        self.keys: list[str] = []
        self.gain = 0
        self.joins = False
        self.got: dict[int, int] = {}
        """By kind: what came and is not told yet."""
        self.paid: dict[int, int] = {}
        """By kind: what went and is not told yet."""

    def change(self, kind: int, count: int) -> None:
        """So many of a kind come or go."""
        part = self.got if count > 0 else self.paid
        part[kind] = part.get(kind, 0) + abs(count)

    def score(self, points: int) -> None:
        """Points; what is told of them is the caller's."""
        self.gain += points

    def got_things(self) -> str:
        """All that came, in words; nothing where nothing did."""
        return self.to.things(sorted(self.got.items())) if self.got else ""

    def paid_things(self) -> str:
        """All that went, in words; nothing where nothing did."""
        return self.to.things(sorted(self.paid.items())) if self.paid else ""

    def finish(self) -> None:
        """Put what was collected into words."""

    def entry(self) -> Entry | None:
        """The entry, or None where there is nothing to tell."""
        self.finish()
        if not self.texts:
            return None
        return deed_entry(self.seat, ", ".join(self.texts), "; ".join(self.details), self.gain, self.keys, self.joins)


class SupportDraft(Draft):
    """What an adviser gave; `place` is -1 where nobody knows which."""

    place = -1

    def finish(self) -> None:
        _ = self.to.gettext
        origin = self.to.from_adviser[self.place] if self.place >= 0 else ""
        if self.gain < 0:
            self.change(POINT, self.gain)
        if self.got:
            told = _("took {things} {adviser}") if origin else _("took {things}")
            self.texts.insert(0, told.format(things=self.got_things(), adviser=origin))
        elif self.gain > 0:
            told = _("got {points} {adviser}") if origin else _("got {points}")
            self.texts.insert(0, told.format(points=self.to.points(self.gain), adviser=origin))
        elif self.paid and not self.texts:
            self.texts.append(_("gave {things}").format(things=self.paid_things()))
            return
        if self.gain > 0 and self.got:
            self.details.append(signed(self.to, self.gain))
        if self.paid:
            self.details.append(_("paid {things}").format(things=self.paid_things()))


class PowersDraft(Draft):
    """What buildings and cards brought by themselves, perhaps several at once."""

    def __init__(self, to: Tongue, seat: int | None, theme: Any) -> None:
        super().__init__(to, seat, theme)
        self.sources: dict[str, dict[int, int]] = {}
        """By source: so many of each kind."""

    def add(self, source: str, kind: int, count: int) -> None:
        """A source changes what the seat has."""
        part = self.sources.setdefault(source, {})
        part[kind] = part.get(kind, 0) + count
        if kind == POINT:
            self.score(count)
        else:
            self.change(kind, count)

    def finish(self) -> None:
        _ = self.to.gettext
        if self.paid:
            self.texts.append(_("gave {things}").format(things=self.paid_things()))
        if self.got:
            self.texts.append(_("took {things}").format(things=self.got_things()))
        if not self.texts and self.sources:
            self.texts.append(_("scored") if self.gain > 0 else _("lost points"))
        for source, part in self.sources.items():
            title = source_title(self.to, source)
            told = [change(self.to, kind, count) for kind, count in sorted(part.items())]
            needs_number = len(self.sources) > 1 or POINT in part
            self.details.append(f"{title}: {', '.join(told)}" if needs_number else title)


class UseDraft(Draft):
    """A power that its owner used."""

    def finish(self) -> None:
        _ = self.to.gettext
        if self.got and self.paid:
            told = _("{gains} for {costs}").format(gains=self.got_things(), costs=self.paid_things())
            self.details.insert(0, told)
        elif self.got:
            self.details.insert(0, self.got_things())
        elif self.paid:
            self.details.insert(0, _("paid {things}").format(things=self.paid_things()))
        if self.gain:
            self.details.append(signed(self.to, self.gain))


class BattleDraft(Draft):
    """What a battle brought or cost; where the battle itself is told already, what came of it later."""

    def finish(self) -> None:
        _ = self.to.gettext
        told = [_("took {things}").format(things=self.got_things())] if self.got else []
        if self.paid:
            told.append(_("lost {things}").format(things=self.paid_things()))
        if self.texts:
            self.details[:0] = told
        elif told:
            self.texts = told
            self.details.insert(0, _("after the battle"))
        elif self.details:
            self.texts.append(_("scored after the battle") if self.gain > 0 else _("suffered losses after the battle"))


class BuildDraft(Draft):
    """A building, its price and its points."""

    printed = 0
    """What the building itself is worth."""

    def finish(self) -> None:
        _ = self.to.gettext
        if self.paid:
            self.details.insert(0, _("paid {things}").format(things=self.paid_things()))
        if self.gain:
            more = self.gain - self.printed
            told = _("{points} + {more} more") if more and self.printed else "{points}"
            shown = self.printed if more and self.printed else self.gain
            self.details.append(told.format(points=self.to.points(shown), more=more))


def change(to: Tongue, kind: int, count: int) -> str:
    """Something that came or went: what went has a minus."""
    if kind == POINT:
        return signed(to, count)
    return to.amount(kind, count) if count > 0 else to.gettext("minus {things}").format(things=to.amount(kind, count))


def signed(to: Tongue, points: int) -> str:
    """Points, lost ones with a minus."""
    return to.ngettext("{count} point", "{count} points", abs(points)).format(count=points)
