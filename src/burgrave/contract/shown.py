"""Checks on a game's texts and drawing: on one state, and on what one action did. None changes the state it is given."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from burgrave.contract.markup import (
    KEY,
    attributes,
    can_be_clicked,
    declaration_is_drawn,
    figure_is_drawn,
    is_drawn,
    is_known_icon,
    marks_are_drawn,
)
from burgrave.contract.texts import (
    NAMES,
    UNKNOWN,
    choices_have_words,
    game_has_words,
    is_whole,
    language_of,
    note_if_english,
    places_are_described,
    texts_keep_secrets,
    texts_wait_for_the_reveal,
)
from burgrave.draw import Look, Sheet
from burgrave.draw.parts import Parts
from burgrave.engine.events import NOBODY, Event, visible
from burgrave.engine.state import GameState
from burgrave.games.game import AnyGame, game_of
from burgrave.games.words import asking_step

__all__ = ["ACTION_CHECKS", "SHOWN_CHECKS"]
LAYOUTS = ("desk", "phone")
MANY_PLIES = 7
"""The last layout of a state is another one after so many: no divisor of what changes from state to state."""
EXPLAINED = ("prompt", "label", "hint", "short", "how", "summary", "price", "warns")
"""The texts of an explanation."""
NEEDED = ("prompt", "label")
"""Those that are never empty."""
FIGURE = 8.9
"""The size of a seat's small board on a score sheet."""

ActionCheck = Callable[[Sequence[int], GameState, Sequence[Event]], None]
"""Of everybody's points before an action, the state right after it, and its events."""


def actions_are_explained(state: GameState) -> None:
    """Check that every legal action has a prompt and a label in every language of the game, and the right path; note those that are
    declared in English only.
    """
    game, names = game_of(state.rules), NAMES[: state.seats]
    words = game.words_of(state.rules.module_ids)
    for seat in state.to_act:
        is_asked = asking_step(state).name() in words.prompts
        for action in state.legal_actions(seat):
            english = game.explain(state, action, "en", names, seat)
            for language in game.languages:
                explanation = english if language == "en" else game.explain(state, action, language, names, seat)
                if language != "en" and is_asked:
                    note_if_english(english["prompt"], explanation["prompt"], names)
                if language != "en" and action.verb in words.labels:
                    note_if_english(english["label"], explanation["label"], names)
                texts: Mapping[str, object] = explanation
                for name in EXPLAINED:
                    is_whole(texts[name], f"{name} for {action} ({language})", may_be_empty=name not in NEEDED)
                assert tuple(explanation["path"]) == action.path


def declared_words_are_complete(state: GameState) -> None:
    """Check that a game that declares texts for its steps and verbs declares them for all that are asked or offered now."""
    if state.is_over:
        return
    words = game_of(state.rules).words_of(state.rules.module_ids)
    verbs = {action.verb for seat in state.to_act for action in state.legal_actions(seat)}
    name = asking_step(state).name()
    assert not words.prompts or name in words.prompts, f"no question for the step {name!r}"
    assert not words.labels or verbs <= set(words.labels), f"no labels for the verbs {sorted(verbs - set(words.labels))}"
    if words.verbs and words.other_verb is None:
        assert verbs <= set(words.verbs), f"no buttons for the verbs {sorted(verbs - set(words.verbs))}"


def views_are_drawn(state: GameState) -> None:
    """Check that the table is drawn for one reader on a desktop and on a phone, well-formed and with known icons, and that the
    reader can click whatever may be chosen; reader and language change from state to state.
    """
    game = game_of(state.rules)
    drawing, language = game.drawing_of(state.rules.module_ids), language_of(game, state)
    names = tuple(f"<{seat}>" for seat in range(state.seats))
    reader = state.ply % (state.seats + 1) - 1
    seat = None if reader < 0 else reader
    view = state.view(seat)
    layouts = LAYOUTS if state.ply // MANY_PLIES % 2 else LAYOUTS[::-1]
    for focus in {reader % state.seats, state.ply // (state.seats + 1) % state.seats}:
        for layout in layouts:
            look = Look(focus, () if seat is None else (seat,), names, language, layout)
            parts = drawing.parts(view, look)
            text = texts_of(parts)
            assert not any(name in text for name in names), "the name of a player is drawn without being escaped"
            if seat == focus and seat in state.to_act:
                can_be_clicked(game, state, seat, parts, text, layout)
                marks_are_drawn(game, drawing, state, seat)
    # Reading all that was drawn takes as long as drawing it: of four drawings the last is read, another one from state to state.
    is_drawn(game, text, f"the table on a {layout}")
    places_are_described(game, state, attributes(KEY, text), language)


def texts_of(parts: Parts) -> str:
    """Return everything that was drawn as one text."""
    bodies = [parts.board, *(tab.body for tab in parts.tabs)]
    seats = [text for seat_part in parts.seats.values() for text in (seat_part.figure, seat_part.holdings, seat_part.below)]
    sheets_and_tabs = [body.whole("sheet") if isinstance(body, Sheet) else body for body in bodies]
    own_parts = [parts.own_head, parts.own_map, parts.own_tray, parts.own_tray_phone, parts.hand, parts.upper, parts.strip]
    return "".join((parts.moment, parts.moment_phone, *sheets_and_tabs, *seats, *own_parts, *parts.beside.values()))


def unknown_content_is_drawn(state: GameState) -> None:
    """Check that a piece, source of points, element or option value without a picture is drawn by a default."""
    drawing = game_of(state.rules).drawing_of(state.rules.module_ids)
    assert drawing.symbol(UNKNOWN), "no picture for a piece that is not known"
    assert drawing.source_icon(UNKNOWN), "no icon for a source of points that is not known"
    assert isinstance(drawing.mark(state.view(None), [f"{UNKNOWN}:1"], UNKNOWN), str)
    assert isinstance(drawing.thumbnail(UNKNOWN, UNKNOWN), str)


def unknown_content_is_worded(state: GameState) -> None:
    """Check that a source of points and an event for which nobody has declared words are called by the names in the code."""
    game, language = game_of(state.rules), language_of(game_of(state.rules), state)
    is_whole(game.source_title(UNKNOWN, language), f"title for a source of points that is not known ({language})")
    for event in ((UNKNOWN, state.ply % state.seats, 1, UNKNOWN), (UNKNOWN, NOBODY)):
        is_whole(game.narrate(state, event, language), f"sentence for an event that is not known ({language})")
        for entry in game.lines(state, [event], language):
            for name in ("text", "detail", "head"):
                is_whole(entry[name] or "", f"{name} in the log for an event that is not known ({language})", may_be_empty=True)
            assert not entry["gain"], f"an event that is not known scores in the log ({language}): {entry}"


def the_game_is_described(state: GameState) -> None:
    """Check what pages say and draw of the game before anybody plays, in every language of the game."""
    game = game_of(state.rules)
    describe(game, state.seats)
    figure_is_drawn(game, state, FIGURE)
    for source, _ in state.scoring(0):
        icon = game.drawing.source_icon(source)
        assert is_known_icon(game, icon), f"the icon {icon!r} of the source of points {source!r} is not there"
    for language in game.languages:
        is_whole(game.automa_name(state.rules, language), f"name for seats that the game plays itself ({language})")
        for source, _ in state.scoring(0):
            is_whole(game.source_title(source, language), f"title for the source of points {source!r} ({language})")


@cache
def describe(game: AnyGame, seats: int) -> None:
    """Ask a game, once for each number of seats, for all that describes it; AssertionError says what is missing."""
    game_has_words(game)
    declaration_is_drawn(game, game.drawing)
    for language in game.languages:
        for name, rule in game.rules_help(seats, {}, language).items():
            is_whole(rule["title"], f"title for the rule {name!r} ({language})")
            is_whole(rule["text"], f"text for the rule {name!r} ({language})")
        for name, topic in game.topics(seats, {}, language).items():
            is_whole(topic["title"], f"title for the topic {name!r} ({language})")
            is_whole(topic["text"], f"text for the topic {name!r} ({language})")
            assert "piece" not in topic or game.drawing.symbol(topic["piece"]), f"no picture for the topic {name!r}"


def log_adds_up(before: Sequence[int], state: GameState, events: Sequence[Event]) -> None:
    """Check that the gains of the log equal the change of everybody's points, in every language and for every reader; note entries
    that are declared in English only.
    """
    game, names = game_of(state.rules), NAMES[: state.seats]
    is_declared = game.words_of(state.rules.module_ids).lines is not None
    change = [after - points for points, after in zip(before, state.scores, strict=True)]
    for reader in (None, state.ply % state.seats):
        english = game.lines(state, visible(events, reader), "en", names)
        for language in game.languages:
            gains = [0] * state.seats
            entries = english if language == "en" else game.lines(state, visible(events, reader), language, names)
            for entry, original in zip(entries, english, strict=False):
                if language != "en" and is_declared:
                    note_if_english(original["text"], entry["text"], names)
            for entry in entries:
                for name in ("text", "detail", "head"):
                    is_whole(entry[name] or "", f"{name} in the log ({language})", may_be_empty=True)
                if entry["seat"] is not None:
                    gains[entry["seat"]] += entry["gain"]
            assert gains == change, f"the log tells gains of {gains}, but points change by {change} ({language}): {list(events)}"


def log_keeps_secrets(before: Sequence[int], state: GameState, events: Sequence[Event]) -> None:
    """Check that what the log says of an action does not change when everything hidden from its reader is reshuffled."""
    game = game_of(state.rules)
    language = language_of(game, state)
    for reader in (None, state.ply % state.seats):
        seen = visible(events, reader)
        entries, other = game.lines(state, seen, language), game.lines(state.imagine(reader, 3), seen, language)
        assert entries == other, f"the log tells what is hidden from seat {reader}: {entries} or {other} ({language})"


def events_have_words(before: Sequence[int], state: GameState, events: Sequence[Event]) -> None:
    """Check that every event has a sentence in every language of the game, its own where the game declares sentences; note those
    that are declared in English only.
    """
    game, names = game_of(state.rules), NAMES[: state.seats]
    sentences = game.words_of(state.rules.module_ids).sentences
    for event in events:
        assert not sentences or event[0] in sentences, f"no sentence for events of the kind {event[0]!r}"
        english = game.narrate(state, event, "en", names)
        for language in game.languages:
            sentence = english if language == "en" else game.narrate(state, event, language, names)
            if language != "en" and event[0] in sentences:
                note_if_english(english, sentence, names)
            assert sentence, f"{event} is an empty sentence ({language})"
            assert "{" not in sentence, f"a gap in the sentence of {event} is not filled ({language}): {sentence}"


def events_are_data(before: Sequence[int], state: GameState, events: Sequence[Event]) -> None:
    """Check that every event is a tuple that begins with its kind and, with lists for tuples, stays the same through JSON."""
    for event in events:
        is_event = isinstance(event, tuple) and len(event) > 0 and isinstance(event[0], str)
        assert is_event, f"an event is a tuple (kind, seat, ...): {event!r}"
        try:
            read = json.loads(json.dumps(event))
        except (TypeError, ValueError) as error:
            raise AssertionError(f"the event {event!r} is not JSON-able: {error}") from None
        assert read == as_lists(event), f"the event {event!r} is read back as {read}"


def as_lists(value: object) -> object:
    """Return a value with lists in place of all tuples in it, as JSON reads it back."""
    return [as_lists(one) for one in value] if isinstance(value, list | tuple) else value


SHOWN_CHECKS: tuple[Callable[[GameState], None], ...] = (
    actions_are_explained,
    choices_have_words,
    texts_keep_secrets,
    texts_wait_for_the_reveal,
    declared_words_are_complete,
    views_are_drawn,
    unknown_content_is_drawn,
    unknown_content_is_worded,
    the_game_is_described,
)
"""On a state."""
ACTION_CHECKS: tuple[ActionCheck, ...] = (events_are_data, log_adds_up, log_keeps_secrets, events_have_words)
"""On an action."""
