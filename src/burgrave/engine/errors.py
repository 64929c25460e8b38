"""What the engine raises when it is misused; every message names what was wrong and what would be right."""

from collections.abc import Iterable


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
    """AuditError unless the condition holds."""
    if not condition:
        raise AuditError(": ".join((what, *map(str, details))))


def short(value: object) -> str:
    """A value for an error message, however large it is."""
    if isinstance(value, int) and value.bit_length() > 300:
        return "a number of so many digits"
    try:
        text = repr(value)
    except RecursionError:
        return "lists in lists, too deep to be shown"
    return text if len(text) <= 80 else f"{text[:77]}..."


def listing(names: Iterable[object], limit: int = 12) -> str:
    """Names for an error message: `'a', 'b', 'c' and 4 more`."""
    shown = [repr(str(name)) for name in names]
    if len(shown) > limit:
        return f"{', '.join(shown[:limit])} and {len(shown) - limit} more"
    return ", ".join(shown) or "none"
