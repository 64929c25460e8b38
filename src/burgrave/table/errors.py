"""The errors of the web table, with their HTTP status. Each message says what was wrong and what is valid."""

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
    """The request needs a known person and has none."""

    status = 401
    code = "unknown_person"


class Stale(TableError):
    """The table has changed since the client last looked."""

    status = 409
    code = "stale"


class Refused(TableError):
    """The rules or the state of the table do not allow the request."""

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
    """A game fails to load, or its code raised; the log has the reason."""

    status = 500
    code = "unwell"


class Outdated(TableError):
    """The table was played by other rules and cannot be followed any more."""

    status = 410
    code = "outdated"
