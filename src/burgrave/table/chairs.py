"""The seats of a table and who sits in them."""

from __future__ import annotations

from dataclasses import dataclass

from burgrave.table.store.rows import SeatRow

AUTOMA = "automa"
"""The kind of a seat that the game plays itself: nobody sits there and nobody is waited for."""


@dataclass(slots=True)
class Chair:
    """A seat of the table and who sits in it."""

    seat: int
    kind: str
    """`human`, `bot` or `automa`."""
    person: str | None
    name: str
    bot: str
    """The strength that plays here; in a human's chair: until its owner comes back."""

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.kind == "human" and self.person is None

    @property
    def plays_itself(self) -> bool:
        """Whether a bot moves for this seat now."""
        return bool(self.bot)


def chairs_of(seats: list[SeatRow]) -> list[Chair]:
    """Return the chairs of a table from its rows in the database."""
    return [Chair(row["seat"], row["kind"], row["person"], row["name"], row["bot"]) for row in seats]
