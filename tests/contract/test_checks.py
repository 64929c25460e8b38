"""The contract itself: a game that breaks it is caught."""

import sys
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo

import burgrave
from burgrave.contract import (
    ACTION_CHECKS,
    CHECKS,
    Setup,
    checks,
    copies,
    module_names_stay_inside,
    random_setup,
    shown,
    texts,
    walk,
)
from burgrave.draw.drawing import Drawing
from burgrave.draw.parts import Sheet
from burgrave.engine.agenda import push
from burgrave.engine.errors import BadOption
from burgrave.engine.module import Module
from burgrave.engine.presets import Preset
from burgrave.engine.programme import Slot
from burgrave.games.language import Language
from burgrave.games.log import entry
from burgrave.games.words import Tasks, Words
from burgrave.speech import untranslated
from engine.pebbles import BASE, PEBBLES, DrawCard, NextRound, Pebbles, TakePebble

walking = sys.modules[walk.__module__]


def test_a_walk_says_how_to_repeat_it():
    def never(state):
        assert state.ply < 3, "too far"

    with pytest.raises(AssertionError, match=r"seed 5, ply 3: AssertionError: too far"):
        walk(Setup("pebbles", 2), 5, checks=[never], chance_of_check=1)


def test_a_leaking_view_is_caught(monkeypatch):
    state = Setup("pebbles", 2).new(3)
    game = state.rules.game
    honest = game.view
    monkeypatch.setattr(game, "view", lambda state, seat: {**honest(state, seat), "next_card": state.deck[-1]})
    with pytest.raises(AssertionError, match="hidden"):
        for _ in range(5):
            checks.views_keep_secrets(state)
            state.apply(state.legal_actions(state.to_act[0])[0])


def share_pebbles(monkeypatch):
    """Have clones of Pebbles share a list with what they are clones of."""
    honest = Pebbles.clone

    def careless(self):
        copy = honest(self)
        copy.pebbles = self.pebbles
        return copy

    monkeypatch.setattr(Pebbles, "clone", careless)


def test_a_shared_list_is_caught(monkeypatch):
    state = Setup("pebbles", 2).new(3)
    for seat in (0, 1):
        state.apply("bid bid:1", seat)
    share_pebbles(monkeypatch)
    state.apply("take heap:1")
    with pytest.raises(AssertionError, match="changed the original"):
        for _ in range(8):
            checks.clones_are_independent(state)
            state.apply(state.legal_actions(state.to_act[0])[0])


@pytest.fixture
def counting(monkeypatch):
    """Pebbles that count who takes one, in a field that no digest covers and the third pebble depends on."""
    base = type(Setup("pebbles", 2).new(3))

    class Counting(base):
        __slots__ = ("count",)

        def clone(self):
            copy = Counting(self, self.heap, self.pebbles[:], self.deck[:], [hand[:] for hand in self.hands], self.round)
            copy.count = self.count
            return copy

        def position(self):
            return {**super().position(), "count": self.count}

    def setup(rules, seed):
        state = honest_setup(rules, seed)
        counting = Counting(state, state.heap, state.pebbles, state.deck, state.hands, state.round)
        counting.count = 0
        return counting

    def restore(rules, common, position):
        state = Counting(*restored(honest_restore(rules, common, position)))
        state.count = position.get("count", 0)
        return state

    def restored(state):
        return state, state.heap, state.pebbles, state.deck, state.hands, state.round

    def choose(self, state, seat, action):
        honest_choose(self, state, seat, action)
        state.count += 1
        state.events.append(("taken", seat, state.count))

    honest_setup, honest_restore, honest_choose = PEBBLES.setup, PEBBLES.restore, TakePebble.choose
    monkeypatch.setattr(PEBBLES, "setup", setup)
    monkeypatch.setattr(PEBBLES, "restore", restore)
    monkeypatch.setattr(TakePebble, "choose", choose)
    return Counting


def play(check, state):
    """Check every state of a game in which the last legal action is always chosen, except skips."""
    while not state.is_over:
        check(state)
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        state.apply(legal[-1] if legal[-1].verb != "skip" else legal[0], seat)
    check(state)


def test_a_save_that_forgets_what_matters_later_is_caught(counting, monkeypatch):
    play(copies.copies_play_on_alike, Setup("pebbles", 2).new(3))
    monkeypatch.setattr(counting, "position", counting.__base__.position)
    play(lambda state: burgrave.load(state.save()) == state or pytest.fail("digests differ"), Setup("pebbles", 2).new(3))
    with pytest.raises(AssertionError, match="a loaded save plays on otherwise: events of @. take heap:1"):
        play(copies.copies_play_on_alike, Setup("pebbles", 2).new(3))


def test_a_clone_that_forgets_what_matters_later_is_caught(counting, monkeypatch):
    honest = counting.clone

    def careless(self):
        copy = honest(self)
        copy.count = 0
        return copy

    monkeypatch.setattr(counting, "position", counting.__base__.position)
    monkeypatch.setattr(counting, "clone", careless)
    play(checks.clones_are_independent, Setup("pebbles", 2).new(3))
    with pytest.raises(AssertionError, match="a clone plays on otherwise: events of @. take heap:1"):
        play(copies.copies_play_on_alike, Setup("pebbles", 2).new(3))


def test_a_save_and_a_record_that_lead_elsewhere_are_caught(monkeypatch):
    state = Setup("pebbles", 2).new(3)
    honest = PEBBLES.restore
    monkeypatch.setattr(PEBBLES, "restore", lambda rules, common, position: honest(rules, common, {**position, "heap": 1}))
    with pytest.raises(AssertionError, match="a loaded save is another state"):
        copies.copies_play_on_alike(state)
    monkeypatch.undo()
    state.heap += 1
    with pytest.raises(AssertionError, match="the record replays to another state"):
        copies.copies_play_on_alike(state)


def test_undo_past_what_was_drawn_is_caught(monkeypatch):
    play(copies.undo_leads_back, Setup("pebbles", 2).new(3))
    honest = DrawCard.choose

    def choose(self, state, seat, action):
        before = state.irreversible
        honest(self, state, seat, action)
        state.irreversible = before

    monkeypatch.setattr(DrawCard, "choose", choose)
    with pytest.raises(AssertionError, match=r"undo reaches behind draw deck:1, which tells seat . what was hidden.*'card', \d"):
        play(copies.undo_leads_back, Setup("pebbles", 2).new(3))


def test_undo_that_does_not_lead_back_is_caught(monkeypatch):
    state = Setup("pebbles", 2).new(3)
    for seat in (0, 1):
        state.apply("bid bid:1", seat)
    share_pebbles(monkeypatch)
    with pytest.raises(AssertionError, match="undo of take heap:1 does not restore the state"):
        copies.undo_leads_back(state)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("scores", (1.0, 2), "scores are whole numbers"),
        ("scores", (True, 2), "scores are whole numbers"),
        ("scores", (1,), "scores are a tuple"),
        ("winners", (2,), "winners are a tuple of seats"),
        ("winners", (0, 0), "winners are a tuple of seats"),
        ("evaluate", float("nan"), "the evaluation for seat 0 is a finite number"),
        ("evaluate", None, "the evaluation for seat 0 is a finite number"),
    ],
)
def test_a_number_of_the_wrong_kind_is_caught(monkeypatch, name, value, message):
    state = Setup("pebbles", 2).new(3)
    checks.numbers_are_sound(state)
    monkeypatch.setattr(PEBBLES, name, lambda *_args: value)
    with pytest.raises(AssertionError, match=message):
        checks.numbers_are_sound(state)


@pytest.mark.parametrize("name", ["scores", "winners"])
def test_a_list_instead_of_a_tuple_is_caught(monkeypatch, name):
    """By the check, or before by the compiled form."""
    state = Setup("pebbles", 2).new(3)
    monkeypatch.setattr(PEBBLES, name, lambda *_args: [0, 1])
    with pytest.raises((AssertionError, TypeError), match="tuple"):
        checks.numbers_are_sound(state)


@pytest.mark.parametrize("event", [("points", {1, 2}), ("points", {1: 2}), ["points", 1], (), (1, 0), ("points", PEBBLES)])
def test_an_event_that_is_no_data_is_caught(taken, event):
    before, state, events = taken
    shown.events_are_data(before, state, [*events, ("points", 0, (1, ("a", None)))])
    with pytest.raises(AssertionError, match="event"):
        shown.events_are_data(before, state, [event])


def test_a_game_that_never_ends_is_caught(monkeypatch):
    monkeypatch.setattr(NextRound, "run", lambda self, state: push(state, Slot("round")))
    monkeypatch.setattr(walking, "MOST_PLIES", 300)
    with pytest.raises(AssertionError, match="ply 300: AssertionError: the game does not end: 300 choices"):
        walk(Setup("pebbles", 2), 1, checks=(), action_checks=())


def test_a_game_that_refuses_every_setup_is_caught(monkeypatch):
    def refuse(*_args):
        raise BadOption("no pebbles today")

    assert random_setup("pebbles", Random(1)).game == "pebbles"
    monkeypatch.setattr(PEBBLES, "rules", refuse)
    with pytest.raises(AssertionError, match="pebbles refuses every setup.*no pebbles today"):
        random_setup("pebbles", Random(1))


def test_a_vanished_pebble_is_caught(monkeypatch):
    state = Setup("pebbles", 2).new(3)
    auditor = state.rules.game.auditor(state)
    state.heap -= 1
    with pytest.raises(AssertionError):
        auditor.observe(state, [])


@pytest.fixture
def taken():
    """Pebbles after somebody took one: points before, the state, what happened."""
    state = Setup("pebbles", 2).new(3)
    for seat in (0, 1):
        state.apply("bid bid:1", seat)
    before = state.scores
    return before, state, state.apply("take heap:1")


@pytest.fixture
def speaking(monkeypatch):
    """Have Pebbles declare words."""

    def declare(words):
        monkeypatch.setattr(PEBBLES, "_words", {("base",): words, tuple(PEBBLES.modules): words})
        monkeypatch.setattr(PEBBLES, "_languages", {})

    return declare


@pytest.fixture
def drawing(monkeypatch):
    """Have Pebbles declare a drawing."""

    def declare(**parts):
        elements = [element for action in PEBBLES.actions for element in action.path]
        declared = replace(Drawing(), **parts).with_elements(elements)
        monkeypatch.setattr(PEBBLES, "_drawings", {("base",): declared, tuple(PEBBLES.modules): declared})

    return declare


def test_a_log_that_keeps_points_back_is_caught(taken, speaking):
    before, state, events = taken
    shown.log_adds_up(before, state, events)
    with pytest.raises(AssertionError, match=r"gains of \[0, 0\], but points change by \[1, 0\]"):
        shown.log_adds_up(before, state, [event for event in events if event[0] != "points"])
    speaking(Words(lines=lambda language, state, events: []))
    with pytest.raises(AssertionError, match="the log tells gains"):
        shown.log_adds_up(before, state, events)


def test_an_event_without_words_is_caught(taken, speaking):
    before, state, events = taken
    shown.events_have_words(before, state, events)
    speaking(Words(sentences={"won": lambda language, seat: "won"}))
    with pytest.raises(AssertionError, match="no sentence for events of the kind 'points'"):
        shown.events_have_words(before, state, events)
    speaking(Words(sentences={"points": lambda language, seat, count, source: "{name} scores"}))
    with pytest.raises(AssertionError, match="a gap in the sentence"):
        shown.events_have_words(before, state, events)


def test_a_step_and_a_verb_without_words_are_caught(speaking):
    state = Setup("pebbles", 2).new(3)
    shown.declared_words_are_complete(state)
    speaking(Words(prompts={"Give": lambda *_args: ("Give", "")}))
    with pytest.raises(AssertionError, match="no question for the step 'Bid'"):
        shown.declared_words_are_complete(state)
    speaking(Words(labels={"give": lambda *_args: ("Give", "", "")}))
    with pytest.raises(AssertionError, match=r"no labels for the verbs \['bid'\]"):
        shown.declared_words_are_complete(state)
    speaking(Words(verbs={"give": lambda *_args: ("Give", "", "", True)}))
    with pytest.raises(AssertionError, match=r"no buttons for the verbs \['bid'\]"):
        shown.declared_words_are_complete(state)


def test_a_drawing_that_raises_or_does_not_escape_is_caught(drawing):
    state = Setup("pebbles", 2).new(3)
    shown.views_are_drawn(state)
    drawing(own_map=lambda scene: scene.view["no such thing"])
    with pytest.raises(KeyError):
        shown.views_are_drawn(state)
    drawing(own_head=lambda scene: f"<h2>{scene.names[0]}</h2>")
    with pytest.raises(AssertionError, match="without being escaped"):
        shown.views_are_drawn(state)


def test_everybody_is_a_reader_in_turn(drawing):
    readers = set()
    drawing(own_map=lambda scene: readers.add((scene.look.you, scene.look.focus, scene.look.layout)) or "")
    walk(Setup("pebbles", 2), 1, checks=[shown.views_are_drawn], chance_of_check=1)
    assert {(you, layout) for you, _, layout in readers} == {
        (you, layout) for you in ((), (0,), (1,)) for layout in ("desk", "phone")
    }
    assert {focus for _, focus, _ in readers} == {0, 1}


def test_content_without_a_picture_is_drawn_by_a_default(drawing):
    state = Setup("pebbles", 2).new(3)
    pictures = {"pebble": "<svg/>"}
    drawing(symbols=lambda piece, edition: pictures[piece])
    shown.unknown_content_is_drawn(state)
    assert PEBBLES.drawing_of(["base"]).symbol("pebble") == "<svg/>"
    drawing(source_icon=lambda source: {"pebbles": "point"}[source])
    with pytest.raises(KeyError):
        shown.unknown_content_is_drawn(state)


def test_content_without_words_is_told_by_its_name(speaking):
    state = Setup("pebbles", 2).new(3)
    shown.unknown_content_is_worded(state)
    speaking(Words(source_title=lambda language, source: {"pebbles": "Pebbles"}[source]))
    with pytest.raises(KeyError):
        shown.unknown_content_is_worded(state)
    speaking(Words(lines=lambda language, state, events: [entry(0, event[0], gain=1) for event in events]))
    with pytest.raises(AssertionError, match="not known scores in the log"):
        shown.unknown_content_is_worded(state)


def test_a_card_without_a_picture_and_a_topic_without_a_text_are_caught(drawing, speaking, monkeypatch):
    monkeypatch.setattr(shown, "describe", shown.describe.__wrapped__)
    monkeypatch.setattr(PEBBLES, "_drawings", {tuple(PEBBLES.modules): replace(Drawing(), art=lambda: "")})
    state = Setup("pebbles", 2).new(3)
    with pytest.raises(AssertionError, match="no picture for the card"):
        shown.the_game_is_described(state)
    monkeypatch.setattr(PEBBLES, "_drawings", {})
    shown.the_game_is_described(state)
    speaking(Words(topics=(lambda language, seats, options: {"heap": {"title": "", "text": "All of them."}},)))
    with pytest.raises(AssertionError, match="no title for the topic 'heap'"):
        shown.the_game_is_described(state)


@pytest.fixture
def described(monkeypatch):
    """A state of Pebbles, which is described anew each time."""
    monkeypatch.setattr(shown, "describe", shown.describe.__wrapped__)
    monkeypatch.setattr(shown, "game_has_words", shown.game_has_words.__wrapped__)
    return Setup("pebbles", 2).new(3)


def answer(value):
    """Something that gives the same answer whatever it is asked."""
    return lambda *_args: value


SECRET = "the next card is {}"
LEAKS = {
    "question": {"prompts": {"Bid": lambda to, state, *_: (SECRET.format(state.deck[-1]), "")}},
    "hint": {"prompts": {"Bid": lambda to, state, *_: ("Bid", SECRET.format(state.deck[-1]))}},
    "label": {"labels": {"bid": lambda to, state, *_: (SECRET.format(state.deck[-1]), "", "")}},
    "verb": {"verbs": {"bid": lambda to, state, *_: (SECRET.format(state.deck[-1]), "", "", True)}},
    "badge": {"badges": lambda state, *_: [{"kind": "card", "count": state.deck[-1]}]},
    "warning": {"warns": lambda to, state, *_: SECRET.format(state.deck[-1])},
    "task": {"tasks": lambda to, state, *_: Tasks("Else", "Else", (("bid", SECRET.format(state.deck[-1]), ""),))},
    "out of reach": {"out_of_reach": (lambda to, state, seat: {"deck:1": SECRET.format(state.deck[-1])},)},
    "moment": {"moment": lambda to, state: SECRET.format(state.deck[-1])},
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_text_that_tells_a_secret_is_caught(speaking, name):
    state = Setup("pebbles", 2).new(3)
    texts.texts_keep_secrets(state)
    speaking(Words(**LEAKS[name]))
    with pytest.raises(AssertionError, match="hidden"):
        texts.texts_keep_secrets(state)


def test_a_text_that_tells_who_has_chosen_what_is_caught(speaking):
    """Both bid face down; what one reads must not change when the other has bid."""
    state = Setup("pebbles", 2).new(3)
    texts.texts_wait_for_the_reveal(state)
    speaking(Words(labels={"bid": lambda to, state, seat, *_: (f"Bid against {state.secret[1 - seat]}", "", "")}))
    with pytest.raises(AssertionError, match="bid bid:. for seat 0 changes when others have chosen in secret: label"):
        texts.texts_wait_for_the_reveal(state)
    speaking(Words(prompts={"Bid": lambda to, state, *_: (f"Bid, {len(state.to_act)} of you", "")}))
    with pytest.raises(AssertionError, match="the question for seat 0 changes when others have chosen in secret: prompt"):
        texts.texts_wait_for_the_reveal(state)
    speaking(Words(labels={"bid": lambda to, state, seat, *_: (f"Bid for seat {seat}", "", "")}))
    texts.texts_wait_for_the_reveal(state)


def test_a_place_that_tells_a_secret_is_caught(speaking, drawing):
    state = Setup("pebbles", 2).new(3)
    drawing(own_map=answer('<svg><g data-key="heap"></g></svg>'))
    shown.views_are_drawn(state)
    speaking(Words(about=lambda to, state, key: {"place": "", "facts": [("Next", str(state.deck[-1]))], "has_since": False}))
    with pytest.raises(AssertionError, match="the facts on 'heap' tell what is hidden"):
        shown.views_are_drawn(state)
    speaking(Words(about=lambda to, state, key: {"place": "{place}", "facts": [], "has_since": False}))
    with pytest.raises(AssertionError, match="a gap is not filled"):
        shown.views_are_drawn(state)


def test_a_log_that_tells_a_secret_is_caught(speaking, taken):
    before, state, events = taken
    shown.log_keeps_secrets(before, state, events)
    speaking(Words(lines=lambda to, state, events: [{"text": SECRET.format(state.deck[-1])}]))
    with pytest.raises(AssertionError, match="the log tells what is hidden from seat None"):
        shown.log_keeps_secrets(before, state, events)


FAULTY_WORDS = [
    ({"moment": answer("")}, "no text says how far the game is"),
    ({"moment": answer("round {round}")}, "a gap is not filled"),
    ({"prompts": {"Bid": answer(("", ""))}}, "no question for seat 0"),
    ({"prompts": {"Bid": answer(("Bid, {name}", ""))}}, "a gap is not filled"),
    ({"prompts": {"Bid": answer(("Bid", None))}}, "hint for seat 0 .en. is text, not None"),
    ({"verbs": {"bid": answer(("", "", "", True))}}, "no label of the verb 'bid'"),
    ({"verbs": {"bid": answer(("Bid", "no-such", "", True))}}, "the icon 'no-such' of the verb 'bid' is not there"),
    ({"verbs": {"bid": answer(("Bid", "", "", "tablet"))}}, "the verb 'bid' is a button or not"),
    ({"tasks": answer(Tasks("", "", ()))}, "no title of the tasks"),
    ({"tasks": answer(Tasks("Else", "Else", (("bid", "", ""),)))}, "no label of the task 'bid'"),
    ({"out_of_reach": (answer({"deck:1": ""}),)}, "no text says why 'deck:1' is out of reach"),
    ({"chip": answer((("Bid", "no-such bright"),))}, "the icon 'no-such' of the chip of bid bid:0 is not there"),
    ({"about": answer({"place": "here", "facts": [], "has_since": False})}, "a place that nobody knows is somewhere"),
]


@pytest.mark.parametrize(("words", "message"), FAULTY_WORDS)
def test_a_text_around_a_choice_that_is_missing_is_caught(speaking, words, message):
    state = Setup("pebbles", 2).new(3)
    texts.choices_have_words(state)
    speaking(Words(**words))
    with pytest.raises(AssertionError, match=message):
        texts.choices_have_words(state)


@pytest.mark.parametrize("name", ["moment", "tasks", "other_verb", "chip", "about"])
def test_a_text_around_a_choice_that_raises_is_caught(speaking, name):
    speaking(Words(**{name: lambda *_args: [][1]}))
    with pytest.raises(AssertionError, match="IndexError"):
        walk(Setup("pebbles", 2), 1, checks=[texts.choices_have_words], chance_of_check=1, action_checks=())


def test_a_gap_in_a_label_and_in_the_log_is_caught(speaking, taken):
    before, state, events = taken
    speaking(Words(labels={"draw": answer(("{name} draws", "", "")), "take": answer(("Take", "", ""))}))
    with pytest.raises(AssertionError, match="a gap is not filled .label for draw deck:1"):
        play(shown.actions_are_explained, state)
    speaking(Words(sentences={"points": lambda *_: "{name} scores"}))
    with pytest.raises(AssertionError, match="a gap is not filled .text in the log"):
        shown.log_adds_up(before, state, events)


@pytest.mark.parametrize("languages", [(), ("pl",)])
def test_a_game_without_english_is_caught(described, monkeypatch, languages):
    shown.the_game_is_described(described)
    monkeypatch.setattr(PEBBLES, "languages", languages, raising=False)
    with pytest.raises(AssertionError, match="English texts"):
        shown.the_game_is_described(described)
    with pytest.raises(AssertionError, match="English"):
        walk(Setup("pebbles", 2), 1, action_checks=())


OPTION = BASE.options[0]
FAULTY_MODULES = [
    ({"title": ""}, "no title of the module 'base'"),
    ({"summary": None}, "summary of the module 'base' is text"),
    ({"options": (replace(OPTION, default="huge"),)}, "the default 'huge' of option 'heap' is not among its choices"),
    ({"options": (replace(OPTION, choices="small"),)}, "the choices of option 'heap' are a tuple of words"),
    ({"options": (replace(OPTION, choices=("small", 2)),)}, "the choices of option 'heap' are a tuple of words"),
    ({"options": (replace(OPTION, choices=("small", "small")),)}, "has a choice twice"),
    ({"options": (replace(OPTION, choices=()),)}, "option 'heap' leaves nothing to choose"),
    ({"options": (replace(OPTION, help=None),)}, "help for option 'heap' is text"),
    ({"options": (replace(OPTION, help=""),)}, "no help for option 'heap'"),
]


@pytest.mark.parametrize(("fields", "message"), FAULTY_MODULES)
def test_a_module_with_a_wrong_option_or_no_title_is_caught(described, monkeypatch, fields, message):
    shown.the_game_is_described(described)
    monkeypatch.setitem(PEBBLES.modules, "base", replace(BASE, **fields))
    with pytest.raises(AssertionError, match=message):
        shown.the_game_is_described(described)


def test_a_short_title_that_is_no_text_is_caught(described, monkeypatch):
    shown.the_game_is_described(described)
    monkeypatch.setattr(PEBBLES, "short_title", " ")
    with pytest.raises(AssertionError, match="no short title of the game"):
        shown.the_game_is_described(described)


def test_a_game_and_a_preset_without_a_title_are_caught(described, monkeypatch):
    monkeypatch.setattr(PEBBLES, "named_tables", (Preset("first", "", "A first game.", 2),))
    with pytest.raises(AssertionError, match="no title for 'first'"):
        shown.the_game_is_described(described)
    monkeypatch.setattr(PEBBLES, "title", "")
    with pytest.raises(AssertionError, match="no title of the game"):
        shown.the_game_is_described(described)


FAULTY_TITLES = [
    ({"source_title": answer("")}, "no title for the source of points 'pebbles'"),
    ({"option_words": (answer({"heap": {"title": "Heap", "hint": "", "values": {}}}),)}, "no title for heap=small"),
    ({"module_words": (answer({"base": {"title": "{game}", "hint": ""}}),)}, "a gap is not filled"),
    ({"rules_help": (answer({"base": ("Pebbles", "{count} of them")}),)}, "a gap is not filled"),
]


@pytest.mark.parametrize(("words", "message"), FAULTY_TITLES)
def test_a_title_that_is_missing_is_caught(described, speaking, words, message):
    speaking(Words(**words))
    with pytest.raises(AssertionError, match=message):
        shown.the_game_is_described(described)


def test_a_name_of_the_automa_that_is_missing_is_caught(described, monkeypatch):
    monkeypatch.setattr(PEBBLES, "automa_name", answer(""))
    with pytest.raises(AssertionError, match="no name for seats that the game plays itself"):
        shown.the_game_is_described(described)


FAULTY_DRAWINGS = [
    ({"figure": answer("")}, "no figure of seat 0"),
    ({"figure": answer("<svg>")}, "the figure of seat 0 is not well-formed: <svg> is not closed"),
    ({"art": answer("<svg><script>alert(1)</script></svg>")}, "the picture for the card of the game has a script"),
    ({"icons": ["crown"]}, "icons are a mapping of names to SVG, not list"),
    ({"icons": {"crown": None}}, "the icon 'crown' is drawn as text, not NoneType"),
    ({"icons": {"crown": "<path/></g>"}}, "the icon 'crown' is not well-formed: </g> closes nothing"),
    ({"css": None}, "css is the text of a style sheet, not NoneType"),
    ({"patterns": "<pattern>"}, "the text of the patterns is not well-formed"),
    ({"source_icon": answer("no-such")}, "the icon 'no-such' of the source of points 'pebbles' is not there"),
    ({"thumbnails": answer(None)}, "the picture of heap=small is drawn as text"),
]


@pytest.mark.parametrize(("parts", "message"), FAULTY_DRAWINGS)
def test_a_picture_of_the_game_that_is_wrong_is_caught(described, monkeypatch, parts, message):
    monkeypatch.setattr(PEBBLES, "_drawings", {tuple(PEBBLES.modules): replace(Drawing(), **parts)})
    with pytest.raises(AssertionError, match=message):
        shown.the_game_is_described(described)


@pytest.mark.parametrize("name", ["figure", "art"])
def test_a_picture_of_the_game_that_raises_is_caught(described, monkeypatch, name):
    declared = replace(Drawing(), **{name: lambda *_args: [][1]})
    monkeypatch.setattr(PEBBLES, "_drawings", {tuple(PEBBLES.modules): declared, ("base",): declared})
    with pytest.raises(AssertionError, match="IndexError"):
        walk(Setup("pebbles", 2), 1, checks=[shown.the_game_is_described], chance_of_check=0, action_checks=())


@pytest.mark.parametrize(
    ("markup", "message"),
    [
        ("<p>one<br>two<p>", "<p> is not closed"),
        ("<div><b>one</div></b>", "</div> does not close <b>"),
        ("<ScRiPt>alert(1)</ScRiPt>", "has a script"),
        ('<svg><use href="#i-no-such"/></svg>', r"uses icons that are not there: \['no-such'\]"),
    ],
)
def test_a_part_that_is_not_sound_is_caught(drawing, markup, message):
    state = Setup("pebbles", 2).new(3)
    drawing(own_map=answer('<p>one<br>&nbsp;two<input disabled><img src="x"></p><svg><use href="#i-point"/></svg>'))
    shown.views_are_drawn(state)
    drawing(own_map=answer(markup))
    with pytest.raises(AssertionError, match=message):
        shown.views_are_drawn(state)


def test_a_mark_that_is_not_sound_is_caught(drawing):
    drawing(mark=answer("<svg>"))
    with pytest.raises(AssertionError, match="the mark of .* is not well-formed: <svg> is not closed"):
        walk(Setup("pebbles", 2), 1, checks=[shown.views_are_drawn], chance_of_check=1, action_checks=())


def test_an_action_that_cannot_be_clicked_is_caught(drawing, speaking):
    drawing(board=answer(Sheet("<svg></svg>")), strip=answer(""), own_map=answer('<svg><g data-element="heap:1"></g></svg>'))
    speaking(Words(verbs={verb: answer((verb, "", "", verb != "give")) for verb in ("bid", "take", "draw", "give", "skip")}))
    with pytest.raises(AssertionError, match="give seat:. cannot be chosen by seat . on a .*none of its elements is drawn"):
        for seed in range(5):
            walk(Setup("pebbles", 2), seed, checks=[shown.views_are_drawn], chance_of_check=1, action_checks=())


def test_a_button_on_a_phone_is_none_on_a_desk(drawing, speaking):
    drawing(board=answer(Sheet("<svg></svg>")), strip=answer(""))
    speaking(Words(other_verb=answer(("Choose", "", "", "phone"))))
    with pytest.raises(AssertionError, match="cannot be chosen by seat . on a desk"):
        walk(Setup("pebbles", 2), 1, checks=[shown.views_are_drawn], chance_of_check=1, action_checks=())


def test_a_text_without_a_translation_is_caught(speaking, tmp_path, monkeypatch):
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    catalog = Catalog("pl", domain="pebbles")
    catalog.add("Take a pebble", "Weź kamyk")
    with (folder / "pebbles.mo").open("wb") as file:
        write_mo(file, catalog)

    class PebblesLanguage(Language):
        domain, folder = "pebbles", tmp_path

    def walk_with(label):
        speaking(Words(language=PebblesLanguage, labels={"take": lambda language, *_: (language.gettext(label),) * 3}))
        monkeypatch.delattr(PEBBLES, "languages", raising=False)
        return walk(Setup("pebbles", 2), 1, checks=[shown.actions_are_explained], chance_of_check=1, action_checks=())

    assert walk_with("Take a pebble").is_over
    assert PEBBLES.languages == ("en", "pl")
    with pytest.raises(AssertionError, match=r"without a translation in a language that the game has: \['Take one'\]"):
        walk_with("Take one")
    monkeypatch.delattr(PEBBLES, "languages")


HARD_CODED = {
    "a label": {"labels": {"take": lambda language, *_: ("Take one of them",) * 3}},
    "a question": {"prompts": {"AnyOrder": lambda language, *_: ("Take one of them", "")}},
    "a sentence": {"sentences": {"points": lambda language, seat, *_: f"{language.player(seat)} takes one of them"}},
    "an entry of the log": {"lines": lambda language, state, events: [entry(0, "Take one of them", gain=1)]},
}
EQUAL = {
    "a title": {"labels": {"take": lambda language, *_: ("Ludus Magnus",) * 3}},
    "a single word": {"labels": {"take": lambda language, *_: ("3 bank",) * 3}},
    "a name": {"labels": {"take": lambda language, *_: (f"{language.player(0)}: bank",) * 3}},
    "words of nobody": {},
}


@pytest.fixture
def polish(speaking, tmp_path, monkeypatch):
    """Note the texts without a translation, while Pebbles is in Polish and has these words."""
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "pebbles.mo").open("wb") as file:
        write_mo(file, Catalog("pl", domain="pebbles"))

    class PebblesLanguage(Language):
        domain, folder = "pebbles", tmp_path

    def noted(words):
        speaking(Words(language=PebblesLanguage, **words))
        monkeypatch.delattr(PEBBLES, "languages", raising=False)
        state = Setup("pebbles", 2).new(3)
        for seat in (0, 1):
            state.apply("bid bid:1", seat)
        before = state.scores
        with untranslated() as missing:
            shown.actions_are_explained(state)
            events = [event for event in state.apply("take heap:1") if event[0] == "points"]
            shown.events_have_words(before, state, events)
            if "lines" in words:
                shown.log_adds_up(before, state, events)
        return missing

    yield noted
    monkeypatch.delattr(PEBBLES, "languages", raising=False)


@pytest.mark.parametrize("name", HARD_CODED)
def test_an_english_text_in_another_language_is_caught(polish, name):
    (text,) = polish(HARD_CODED[name])
    assert text.endswith("one of them")


@pytest.mark.parametrize("name", EQUAL)
def test_a_text_that_may_be_the_same_in_two_languages_is_accepted(polish, name):
    assert polish(EQUAL[name]) == set()


def test_a_game_without_a_catalog_is_in_english():
    assert PEBBLES.languages == ("en",)
    assert burgrave.game("tuscany").languages == ("en", "pl")


NAMED = [
    'HAS_EXTRA = "extra"',
    'STONE = "extra:1"',
    'STONE = f"extra:{1}"',
    'rules = import_module("{package}.modules.extra")',
    'rules = import_module("{package}.modules.extra.rules")',
    'rules = import_module(".modules.extra", __package__)',
    'rules = import_module("..modules.extra.rules", "{package}.words")',
]


@pytest.mark.parametrize("line", NAMED)
def test_an_expansion_that_is_named_outside_of_its_home_is_caught(tmp_path, monkeypatch, line):
    package = f"strayed_{NAMED.index(line)}"
    sound = '"""extra:1 in a docstring."""\nNAMES = ("extra_one:1", "an extra:1", "modules.extras", ". . .", "...")\n'
    file = "words/help.py" if '"..' in line else "rules.py"
    files = {
        "__init__.py": "",
        "words/__init__.py": "",
        file: sound,
        "modules/__init__.py": "",
        "modules/extra/__init__.py": 'ID = "extra:1"',
    }
    for name, text in files.items():
        (tmp_path / package / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / package / name).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    homes = {"base": package, "extra": f"{package}.modules.extra"}
    game = SimpleNamespace(name=package, modules={id_: Module(id_, id_, "", home) for id_, home in homes.items()})
    module_names_stay_inside(game)
    (tmp_path / package / file).write_text(sound + line.replace("{package}", package) + "\n")
    with pytest.raises(AssertionError, match=f"{file}:3: "):
        module_names_stay_inside(game)
    for name in [name for name in sys.modules if name.startswith("strayed")]:
        del sys.modules[name]


def test_the_checks_are_public():
    assert set(shown.SHOWN_CHECKS) <= set(CHECKS)
    assert shown.ACTION_CHECKS == ACTION_CHECKS
    assert burgrave.game("pebbles") is PEBBLES
