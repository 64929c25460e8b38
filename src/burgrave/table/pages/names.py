"""Names of players in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.speech import translation


def listed(names: Sequence[str], language: str) -> str:
    """Names in a row: `Ola, Jan and Ann`."""
    if len(names) < 2:
        return "".join(names)
    pair = translation("table", language).gettext("%(first)s and %(last)s")
    return pair % {"first": ", ".join(names[:-1]), "last": names[-1]}
