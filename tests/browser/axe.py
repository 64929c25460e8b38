"""Accessibility, as axe-core judges it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import axe_core_python

SCRIPT = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
GRAVE = ("serious", "critical")


def violations(page: Any) -> list[str]:
    """Serious and critical violations, each with the first elements that it concerns."""
    page.evaluate(SCRIPT)
    found = page.evaluate(RUN)
    return [
        f"{one['id']} ({one['impact']}): " + "; ".join(node["html"][:140] for node in one["nodes"][:4])
        for one in found
        if one["impact"] in GRAVE
    ]
