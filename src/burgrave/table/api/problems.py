"""The error responses of the API, for the OpenAPI document."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from burgrave.table.api.schemas import Problem

PROBLEMS = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in {
        400: "Not understood: no JSON, another shape, or options that do not fit",
        401: "The bearer token is not valid",
        403: "Not your seat or turn, or a post from another site",
        404: "No such table or seat",
        409: "Stale: the table has gone on, or the seat is taken",
        410: "Played by other rules",
        413: "Too large",
        422: "Illegal, with the reason",
        429: "Too many requests",
        503: "No database",
    }.items()
}
