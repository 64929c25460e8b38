"""HTTP to a server on this machine: without TLS, for reading all certificates takes longer than most requests do."""

from __future__ import annotations

from typing import Any

import httpx


def client(url: str, **options: Any) -> httpx.Client:
    """A client that keeps its connection and cookies."""
    return httpx.Client(base_url=url, verify=False, **{"timeout": 30, **options})


def get(url: str, **options: Any) -> httpx.Response:
    """One GET request."""
    return httpx.get(url, verify=False, **{"timeout": 30, **options})
