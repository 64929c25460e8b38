"""Words around the boards: the moment of the game, and whose house lies in the middle."""

from __future__ import annotations

from burgrave.draw.markup import escape
from burgrave.games.tiletum.drawing.house import title
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.reading import Scene


def moment(scene: Scene) -> str:
    """Return how far the game is."""
    words, view = labels(scene.language), scene.view
    if view["over"] or not view["round"]:
        return escape(words.stage(view["over"]))
    return escape(words.moment(view["round"], view["lap"]))


def moment_phone(scene: Scene) -> str:
    """Draw how far the game is, in little room."""
    words, view = labels(scene.language), scene.view
    if view["over"] or not view["round"]:
        return f'<span class="moment"><span class="soft">{escape(words.stage(view["over"]))}</span></span>'
    return (
        f'<span class="moment" data-help="order"><b class="serif">{escape(words.short_round(view["round"]))}</b>'
        f'<span class="soft">{escape(words.short_turn(view["lap"]))}</span></span>'
    )


def own_head(scene: Scene) -> str:
    """Return the title of the house."""
    return f"<h2>{escape(title(scene))}</h2>"
