"""The exceptions of the engine; every message says what was wrong and what is valid."""

from collections.abc import Iterable

__all__ = [
    "AuditError",
    "BadOption",
    "BadSave",
    "BrokenGame",
    "BurgraveError",
    "CannotUndo",
    "IllegalAction",
    "demand",
    "listing",
    "short",
]


class BurgraveError(Exception):
    """Base of every error that Burgrave raises on purpose."""


class IllegalAction(BurgraveError, ValueError):
    """The action is unknown, or not among the legal ones; the state is unchanged."""


class BadOption(BurgraveError, ValueError):
    """A game, module, seat count or option that does not exist or does not fit."""


class BadSave(BurgraveError, ValueError):
    """A save or record that is corrupt, foreign or of another rules version."""


class CannotUndo(BurgraveError, ValueError):
    """Nothing of this seat can be taken back (or done again) here."""


class BrokenGame(BurgraveError):
    """An installed game that cannot be loaded; the message says which and why."""


class AuditError(BurgraveError, AssertionError):
    """An auditor found that something appeared or vanished, or a position that cannot be."""


def demand(condition: bool, what: str, *details: object) -> None:
    """Raise AuditError, with what was wrong and its details, unless the condition holds."""
    if not condition:
        raise AuditError(": ".join((what, *map(str, details))))


def short(value: object) -> str:
    """Return a value as text for an error message, shortened to 80 characters."""
    if isinstance(value, int) and value.bit_length() > 300:
        return "an integer too large to show"
    try:
        text = repr(value)
    except RecursionError:
        return "data nested too deeply to show"
    return text if len(text) <= 80 else f"{text[:77]}..."


def listing(names: Iterable[object], limit: int = 12) -> str:
    """Return names for an error message: `'a', 'b', 'c' and 4 more`."""
    names_shown = [repr(str(name)) for name in names]
    if len(names_shown) > limit:
        return f"{', '.join(names_shown[:limit])} and {len(names_shown) - limit} more"
    return ", ".join(names_shown) or "none"
