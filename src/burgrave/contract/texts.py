"""Checks on the texts of a game: all are there, whole, and tell nothing that their reader may not know."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache

from burgrave.contract.copies import some
from burgrave.contract.markup import is_known_icon
from burgrave.engine.action import Action
from burgrave.engine.secret_choice import UNDECIDED
from burgrave.engine.state import GameState
from burgrave.games.game import AnyGame, game_of
from burgrave.games.words import PHONE
from burgrave.speech import note_untranslated

GAP = re.compile(r"\{\w*\}")
"""A place in a text for a value that nobody filled in."""
WORD = re.compile(r"[A-Za-z]+")
UNKNOWN = "no-such-thing"
"""The name of content that no game has."""
NAMES = ("Anna", "Ben", "Celia", "David", "Eva", "Frank", "Greta", "Hans")
MOST_EXPLAINED = 24
"""Of so many actions of a seat all texts are compared between worlds; on another state, of others."""
MOST_CHIPS = 6
MOST_PLACES = 4
"""Of so many drawn places facts are asked on a state."""


def is_whole(text: object, what: str, *, may_be_empty: bool = False) -> None:
    """Assert that something is text, not empty, and without a gap such as `{name}`."""
    assert isinstance(text, str), f"{what} is text, not {text!r}"
    assert text.strip() or may_be_empty, f"no {what}"
    assert not GAP.search(text), f"a gap is not filled ({what}): {text}"


def note_if_english(english: str, text: str, names: Iterable[str]) -> None:
    """Note a text in another language that is the same as in English: it stands in the code and never went through gettext.

    A text of one word, or of words that all have upper-case first letters, may be the same in two languages; names of players are.
    """
    if text == english:
        for name in names:
            text = text.replace(name, "")
        words = WORD.findall(text)
        if len(set(words)) > 1 and any(word[0].islower() for word in words):
            note_untranslated(english)


def language_of(game: AnyGame, state: GameState) -> str:
    """Return one of the game's languages, another one from state to state."""
    assert game.languages, "the game has no languages; English is one of every game"
    return game.languages[state.ply % len(game.languages)]


def choices_have_words(state: GameState) -> None:
    """Check the texts around a choice in one language: the question, the verbs, tasks, what is out of reach, chips of a trail, and
    how far the game is.
    """
    game = game_of(state.rules)
    language, names = language_of(game, state), NAMES[: state.seats]
    is_whole(game.moment(state, language), f"text says how far the game is ({language})")
    facts = game.about(state, UNKNOWN, language, names)
    assert not facts["place"], f"a place that nobody knows is somewhere: {facts}"
    for seat in state.to_act:
        asked = game.asking(state, seat, language, names)
        is_whole(asked["prompt"], f"question for seat {seat} ({language})")
        is_whole(asked["hint"], f"hint for seat {seat} ({language})", may_be_empty=True)
        verbs_have_words(game, state, seat, language)
        tasks_have_words(game, state, seat, language)
        for element, why in game.out_of_reach(state, seat, language, names).items():
            is_whole(element, "element that is out of reach")
            is_whole(why, f"text says why {element!r} is out of reach ({language})")
        if game.words_of(state.rules.module_ids).chip is not None:
            for action in some(state.legal_actions(seat), MOST_CHIPS, state.ply):
                for text, icon in game.chip(state, action, language, names, seat):
                    is_whole(text, f"chip of {action} ({language})", may_be_empty=True)
                    has_icon(game, icon.partition(" ")[0], f"the chip of {action}")


def verbs_have_words(game: AnyGame, state: GameState, seat: int, language: str) -> None:
    """Assert that each verb that a seat may choose has a label, an icon that is there or none, and says whether it is a button."""
    verbs = game.verbs(state, seat, language)
    offered = {action.verb for action in state.legal_actions(seat)}
    assert set(verbs) == offered, f"words for the verbs {sorted(verbs)}, but {sorted(offered)} are offered"
    for verb, words in verbs.items():
        is_whole(words["label"], f"label of the verb {verb!r} ({language})")
        is_whole(words["group"], f"heading of the verb {verb!r} ({language})", may_be_empty=True)
        has_icon(game, words["icon"], f"the verb {verb!r}")
        assert words["button"] in (True, False, PHONE), f"the verb {verb!r} is a button or not, or on a phone: {words['button']!r}"


def tasks_have_words(game: AnyGame, state: GameState, seat: int, language: str) -> None:
    """Assert that what a seat may do besides the question, if anything, has a title, labels and icons."""
    tasks = game.tasks(state, seat, language)
    if tasks:
        is_whole(tasks["title"], f"title of the tasks ({language})")
        is_whole(tasks["short"], f"short title of the tasks ({language})")
        for task in tasks["verbs"]:
            is_whole(task["label"], f"label of the task {task['verb']!r} ({language})")
            has_icon(game, task["icon"], f"the task {task['verb']!r}")


def has_icon(game: AnyGame, icon: object, what: str) -> None:
    """Assert that an icon is named that is there, or none."""
    assert isinstance(icon, str), f"the icon of {what} is a name, not {icon!r}"
    assert not icon or is_known_icon(game, icon), f"the icon {icon!r} of {what} is not there"


def texts_keep_secrets(state: GameState) -> None:
    """Check that no text for a seat changes when everything hidden from it is reshuffled, nor how far the game is for anybody."""
    game = game_of(state.rules)
    language = language_of(game, state)
    moment = game.moment(state, language)
    assert game.moment(state.imagine(None, 3), language) == moment, f"what is hidden decides how far the game is: {moment}"
    for seat in state.to_act:
        actions = some(state.legal_actions(seat), MOST_EXPLAINED, state.ply)
        imagined = state.imagine(seat, 3)
        pairs = zip(
            texts_for(game, state, seat, actions, language), texts_for(game, imagined, seat, actions, language), strict=True
        )
        for (what, texts), (_, other) in pairs:
            assert texts == other, f"{what} tells seat {seat} what is hidden from it: {differing(texts, other)} ({language})"


def texts_wait_for_the_reveal(state: GameState) -> None:
    """Check that where several choose in secret, no text for one of them changes when the others have chosen."""
    game = game_of(state.rules)
    language = language_of(game, state)
    for seat in state.to_act if len(state.to_act) > 1 else ():
        later = state.clone()
        for other in state.to_act:
            if other != seat:
                legal = later.legal_actions(other)
                later.apply(legal[state.ply % len(legal)], other)
        if any(later.secret[other] == UNDECIDED for other in state.to_act if other != seat):
            continue  # what they chose is known to everybody
        actions = some(state.legal_actions(seat), MOST_EXPLAINED, state.ply)
        pairs = zip(texts_for(game, state, seat, actions, language), texts_for(game, later, seat, actions, language), strict=True)
        for (what, texts), (_, other_texts) in pairs:
            assert texts == other_texts, (
                f"{what} for seat {seat} changes when others have chosen in secret: {differing(texts, other_texts)} ({language})"
            )


def texts_for(
    game: AnyGame, state: GameState, seat: int, actions: Iterable[Action], language: str
) -> Iterable[tuple[str, Mapping[str, object]]]:
    """Yield the texts that a seat reads now, each group with what it is about."""
    yield "the question", game.asking(state, seat, language)
    yield "a verb", game.verbs(state, seat, language)
    yield "what may be done besides", game.tasks(state, seat, language)
    yield "what is out of reach", game.out_of_reach(state, seat, language)
    for action in actions:
        yield f"the explanation of {action}", game.explain(state, action, language, (), seat)


def differing(texts: Mapping[str, object], other: Mapping[str, object]) -> str:
    """Return what differs between two groups of texts in words."""
    names = [name for name in {**texts, **other} if texts.get(name) != other.get(name)]
    return ", ".join(f"{name} {texts.get(name)!r} or {other.get(name)!r}" for name in names)


def places_are_described(game: AnyGame, state: GameState, keys: Collection[str], language: str) -> None:
    """Assert that the facts on some of the places that are drawn have texts, and do not depend on what is hidden."""
    if game.words_of(state.rules.module_ids).about is None:
        return
    imagined = state.imagine(None, 3)
    for key in some(sorted(keys), MOST_PLACES, state.ply):
        facts = game.about(state, key, language, NAMES[: state.seats])
        is_whole(facts["place"], f"place {key!r} ({language})", may_be_empty=True)
        for name, value in facts["facts"]:
            is_whole(name, f"name of a fact on {key!r} ({language})")
            is_whole(value, f"value of the fact {name!r} on {key!r} ({language})")
        other = game.about(imagined, key, language, NAMES[: state.seats])
        assert other == facts, f"the facts on {key!r} tell what is hidden: {facts} or {other}"


# ---- about the game ------------------------------------------------------------------------------------------------------------


@cache
def game_has_words(game: AnyGame) -> None:
    """Assert once for a game that it is in English, that its options can be played as they are, and that all of its texts for pages
    before a game are there.
    """
    is_whole(game.title, "title of the game")
    assert isinstance(game.languages, tuple | list), f"languages are codes, not {game.languages!r}"
    assert "en" in game.languages, f"a game has English texts: its languages are {game.languages!r}"
    options_are_sound(game)
    for module in game.modules.values():
        is_whole(module.title, f"title of the module {module.id!r}")
        is_whole(module.summary, f"summary of the module {module.id!r}", may_be_empty=True)
    for language in game.languages:
        is_whole(game.title_in(language), f"title of the game ({language})")
        is_whole(game.short_title_in(language), f"short title of the game ({language})")
        for guess in game.reconstructed(language):
            is_whole(guess, f"text says what is reconstructed ({language})")
        for name, titled in (*game.preset_words(language).items(), *game.module_words(language).items()):
            is_whole(titled["title"], f"title for {name!r} ({language})")
            is_whole(titled["hint"], f"hint for {name!r} ({language})", may_be_empty=True)
        for name, words in game.option_words(language).items():
            is_whole(words["title"], f"title for {name!r} ({language})")
            is_whole(words["hint"], f"hint for {name!r} ({language})", may_be_empty=True)
            for value in game.options[name].choices:
                titled = words["values"].get(value, {"title": "", "hint": ""})
                is_whole(titled["title"], f"title for {name}={value} ({language})")
                is_whole(titled["hint"], f"hint for {name}={value} ({language})", may_be_empty=True)


def options_are_sound(game: AnyGame) -> None:
    """Assert that every option has words to choose from, its default among them, and a help text."""
    for name, option in game.options.items():
        is_whole(name, "name of an option")
        choices = option.choices
        are_words = isinstance(choices, tuple | list) and all(isinstance(choice, str) and choice for choice in choices)
        assert are_words, f"the choices of option {name!r} are a tuple of words, not {choices!r}"
        assert choices, f"option {name!r} leaves nothing to choose"
        assert len(set(choices)) == len(choices), f"option {name!r} has a choice twice: {choices!r}"
        assert option.default in choices, f"the default {option.default!r} of option {name!r} is not among its choices {choices!r}"
        is_whole(option.help, f"help for option {name!r}")
