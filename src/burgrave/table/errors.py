"""What can go wrong at a table, with the status that tells it over HTTP. Each says what was wrong and what would be right."""

from __future__ import annotations

from burgrave.engine.errors import BurgraveError


class TableError(BurgraveError):
    """A request that the table refuses; nothing was changed."""

    status = 400
    code = "bad_request"


class NotFound(TableError):
    """There is no such table, seat, person or page."""

    status = 404
    code = "not_found"


class NotYours(TableError):
    """The seat belongs to somebody else, or to nobody."""

    status = 403
    code = "not_yours"


class Unknown(TableError):
    """Who asks is not known, and must be."""

    status = 401
    code = "unknown_person"


class Stale(TableError):
    """The table has gone on since the asker looked."""

    status = 409
    code = "stale"


class Refused(TableError):
    """The rules do not allow it."""

    status = 422
    code = "illegal"


class TooMany(TableError):
    """Requests, guests, tries or tables are more than the settings allow."""

    status = 429
    code = "too_many"


class Unavailable(TableError):
    """The database cannot be reached; nothing was acknowledged, so nothing is lost."""

    status = 503
    code = "unavailable"


class Unwell(TableError):
    """A game fails to load; the log has the reason."""

    status = 500
    code = "unwell"


class Outdated(TableError):
    """The table was played by other rules and cannot be followed any more."""

    status = 410
    code = "outdated"
