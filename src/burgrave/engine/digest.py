"""A short hash of JSON-able data, the same on every Python and platform."""

import json
from hashlib import blake2b
from typing import Any


def short_hash(data: Any) -> str:
    """Twenty hexadecimal digits; the order of keys does not count."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=10).hexdigest()
