"""Accessibility, as axe-core judges it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import axe_core_python

SCRIPT = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RUN = "async (rules) => (await axe.run(document, { ...rules, resultTypes: ['violations'] })).violations"
COLOURS = {"runOnly": ["color-contrast"]}
GRAVE = ("serious", "critical")


def violations(page: Any, only_colours: bool = False) -> list[str]:
    """Serious and critical violations, each with the first elements that it concerns.

    `only_colours` is for the other light of a page that was asked for everything: nothing else depends on it.
    """
    page.evaluate(SCRIPT)
    results = page.evaluate(RUN, COLOURS if only_colours else {})
    return [
        f"{result['id']} ({result['impact']}): " + "; ".join(node["html"][:140] for node in result["nodes"][:4])
        for result in results
        if result["impact"] in GRAVE
    ]
