"""Answers that a reader composes: the draft is theirs alone, holds for one question, and only what finishes it is listed."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from burgrave.table.pages.panels import answer, cached_panels
from burgrave.table.pages.table_page import LONGEST_DRAFT, posted_draft
from burgrave.table.pages.view_model import PLAN, REPLAY, ViewModel, view_model_of
from burgrave.table.room import Room
from burgrave.table.settings import Settings
from burgrave.table.store.journal import Move
from table.test_room import a_room

SETTINGS = Settings(secret="x" * 32)
ANN, BEN = SimpleNamespace(id="ann"), SimpleNamespace(id="ben")


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    """A table whose questions are answered step by step."""
    room = a_room()
    drawing = type(room.game.drawing)
    draw_parts = drawing.parts
    first = str(room.state.legal_actions()[0])

    def parts(self: Any, view: Any, look: Any) -> Any:
        hand = f"<b>{len(look.draft)} {look.draft}</b>"
        return replace(draw_parts(self, view, look), hand=hand, composed=("no action of any game", first))

    monkeypatch.setattr(drawing, "parts", parts)
    return room


def acting(room: Room) -> Any:
    return (ANN, BEN)[room.state.to_act[0]]


def seen(room: Room, person: Any = None, drafted: tuple[str, str] = ("", ""), **more: Any) -> ViewModel:
    return view_model_of(room, person or acting(room), "en", layout="desk", drafted=drafted, **more)


def answer_text(stage: ViewModel) -> str:
    return str(answer(stage, SETTINGS, {}))


def play(room: Room, kind: str = "act", seat: int | None = None) -> None:
    seat = room.state.to_act[0] if seat is None else seat
    action = str(room.state.legal_actions()[0]) if kind == "act" else ""
    room.apply_move(Move(room.ply, seat, kind, action, 1.0))


def test_a_draft_is_drawn_for_the_question_it_answers(room: Room) -> None:
    question = seen(room).question
    assert question
    assert seen(room).choices()["question"] == question
    assert "<b>3 abc</b>" in answer_text(seen(room, drafted=(question, "abc")))
    for other in ("", "9.9", f"{question}0", "plan.0.0"):
        assert "<b>0 </b>" in answer_text(seen(room, drafted=(other, "abc")))


def test_only_what_finishes_it_is_explained(room: Room) -> None:
    stage = seen(room)
    assert len(room.state.legal_actions()) > 1
    assert [action["text"] for action in stage.actions] == [str(room.state.legal_actions()[0])]
    panels, _, _ = cached_panels(stage, SETTINGS, has_list=True)
    assert str(panels["choices"]).count('class="choice"') == 1
    assert "You compose your answer on the board" in str(panels["choices"])


def test_nobody_else_is_shown_it(room: Room) -> None:
    question = seen(room).question
    answer_text(seen(room, drafted=(question, "abc")))
    assert "abc" not in answer_text(seen(room)), "what was drawn with a draft is not cached"
    other = BEN if acting(room) is ANN else ANN
    for person in (other, SimpleNamespace(id="somebody")):
        assert "abc" not in answer_text(seen(room, person)), "what others see"
        assert "abc" not in answer_text(seen(room, person, (question, "abc"))), "they are not asked"
        assert not seen(room, person).choices()["question"]


def test_it_is_out_of_use_when_the_question_is_answered_and_comes_back_with_it(room: Room) -> None:
    question, seat = seen(room).question, room.state.to_act[0]
    play(room)
    assert not seen(room, (ANN, BEN)[seat], (question, "abc")).draft
    play(room, "undo", seat)
    assert seen(room, drafted=(question, "abc")).draft == "abc"
    play(room)
    while seat not in room.state.to_act:
        play(room)
    assert not seen(room, drafted=(question, "abc")).draft


def test_the_past_and_plans_ignore_what_was_not_composed_there(room: Room) -> None:
    question = seen(room).question
    past = seen(room, drafted=(question, "abc"), at=0)
    assert past.mode == REPLAY
    assert not past.draft
    assert not past.choices()["question"]
    seat = room.state.to_act[0]
    plan = ViewModel(room, room.state, (seat,), seat, "en", PLAN, "ann", "desk", (question, "abc"))
    assert not plan.draft
    assert ViewModel(room, room.state, (seat,), seat, "en", PLAN, "ann", "desk", (plan.question, "abc")).draft == "abc"


@pytest.mark.parametrize("text", ["x" * (LONGEST_DRAFT + 1), "x" * 100_000, "\0" * (LONGEST_DRAFT + 1)])
def test_a_draft_that_is_too_long_is_none(text: str) -> None:
    assert posted_draft(SimpleNamespace(query_params={"question": "0.0", "draft": text})) == ("", "")  # type: ignore[arg-type]


def test_a_draft_of_the_longest_is_passed_on_as_it_is() -> None:
    text = "\"'<&>\0" * 30
    assert posted_draft(SimpleNamespace(query_params={"question": "0.0", "draft": text})) == ("0.0", text)  # type: ignore[arg-type]
    assert posted_draft(SimpleNamespace(query_params={})) == ("", "")  # type: ignore[arg-type]


def test_where_nothing_is_composed_everything_is_listed() -> None:
    room = a_room()
    stage = seen(room)
    assert len(stage.actions) == len(room.state.legal_actions())
    assert not stage.choices()["question"]
    panels, _, _ = cached_panels(stage, SETTINGS, has_list=True)
    assert "You compose" not in str(panels["choices"])
