"""Soldier tokens: those that are left to everybody, and the one that is sent in secret."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.icons import use
from burgrave.draw.markup import figure
from burgrave.draw.shapes import box, text
from burgrave.games.kingsburg.drawing.declaration import HoldingsItem, KingsburgDrawing
from burgrave.games.kingsburg.drawing.faces import Face, Frame
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.loose import HEIGHTS, framed
from burgrave.games.kingsburg.drawing.pictures import icon_mark
from burgrave.games.kingsburg.drawing.reading import Played, Scene

ID: Final = "soldier_tokens"
TOPIC: Final = "soldier_token"


def token_label(language: str, value: int) -> str:
    """Return a token in words."""
    words = labels(language).language
    return words.gettext("token of {soldiers}").format(soldiers=words.soldiers(value))


def face_down(language: str, title: str) -> str:
    """Return something that the reader has chosen in secret, in words."""
    return labels(language).language.gettext("{title}, chosen face down").format(title=title)


# ---- in the hand ---------------------------------------------------------------------------------------------------------------


def token(name: str, frame: Frame) -> Face:
    """Draw a token to be sent: `token:3`."""
    value = name.partition(":")[2]
    width, size = frame.height, frame.height * 0.36
    body = use("soldier", width / 2, frame.middle - size * 0.5, size) + text(
        width / 2, frame.middle + size * 0.95, value, size, "serif"
    )
    return Face(width, body, token_label(frame.language, int(value)), TOPIC, kind="token", is_round=True)


def sent_token(scene: Scene) -> str:
    """Draw the token that the reader has sent in secret, with a tick, until all are turned over."""
    verb, name = scene.face_down
    return _sent(name, int(scene.view["seat"]), scene.language, scene.played) if verb == "send" else ""


@lru_cache(maxsize=128)
def _sent(name: str, seat: int, language: str, played: Played) -> str:
    frame = Frame(HEIGHTS["large"], "", (), language, played)
    it = token(name, frame)
    it = it._replace(label=face_down(language, it.label))
    return framed(name, it, "large", frame.height, seat, is_live=False, is_sent=True)


# ---- seats ---------------------------------------------------------------------------------------------------------------------


def in_head(scene: Scene) -> str:
    """Draw the tokens that are left to the seat in the middle."""
    seat = scene.look.focus
    verb, chosen = scene.face_down if seat == scene.view["seat"] else ("", "")
    sent = int(chosen.partition(":")[2]) if verb == "send" else None
    return discs(tuple(scene.module(ID)["seats"][seat]["left"]), sent, scene.language)


@lru_cache(maxsize=256)
def discs(values: tuple[int, ...], sent: int | None, language: str) -> str:
    """Draw tokens as discs; the one that is `sent` in secret lies apart from the others."""
    names = []
    body = use("soldier", 9, 13, 18)
    for index, value in enumerate(values):
        x = 32 + index * 25
        is_sent = sent is not None and index == values.index(sent)
        kind = "disc-ground sent" if is_sent else "disc-ground"
        body += f'<circle class="{kind}" cx="{x}" cy="13" r="11"/>' + text(x, 17.5, value, 13, "serif disc-text")
        name = token_label(language, value)
        names.append(face_down(language, name) if is_sent else name)
    return f'<span class="discs" data-help="{TOPIC}">{figure(20 + 25 * len(values), 26, body, ", ".join(names))}</span>'


def below_holdings(scene: Scene, seat: int) -> tuple[HoldingsItem, ...]:
    """Return the tokens that are left to a seat beside the table."""
    own = scene.module(ID)["seats"][seat]
    left = tuple(own["left"])
    return (HoldingsItem(len(left) * 13 + 6, small_discs, (left, bool(own["chosen"]))),)


def small_discs(x: float, y: float, max_width: float, values: tuple[int, ...], has_chosen: bool) -> tuple[str, float]:
    """Draw tokens in a line, with a tick behind them once the seat has chosen one."""
    out = ""
    for index, value in enumerate(values):
        middle = x + 7 + index * 13.5
        out += f'<circle class="disc-ground" cx="{middle:g}" cy="{y:g}" r="6.4"/>' + text(
            middle, y + 3.6, value, 10, "serif disc-text"
        )
    if has_chosen:
        out += use("check", x + 12 + len(values) * 13.5, y, 11)
    return out, len(values) * 13.5 + 18


def module_picture() -> str:
    """Draw the module: a token."""
    return figure(60, 60, f'<g class="choice-face token">{box(30, 30, 52, 52, 26, "extra")}{use("soldier", 30, 29, 36)}</g>')


DRAWING: Final = KingsburgDrawing(
    css=style_sheet("burgrave.games.kingsburg.modules.soldier_tokens", "soldier_tokens.css"),
    piece_icons={"token": "soldier"},
    marks={"token": lambda value: icon_mark("soldier")},
    faces={"token": token},
    verb_icons={"send": "soldier"},
    source_icons={"last_token": "soldier"},
    in_head=(in_head,),
    below_holdings=(below_holdings,),
    in_hand=(sent_token,),
    module_pictures={ID: module_picture},
)
