"""What Pig says. Whatever is not here is said by the names of the code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from burgrave.engine.action import Action
from burgrave.games.language import Language, Titled, titled
from burgrave.games.words import Button, Options, OptionWords, PromptTexts, RulesHelp, Texts, Words
from burgrave_pig import SUMMARY, RollOrHold, State


class PigLanguage(Language):
    """English stands in the code; the other languages in `locale/<language>/LC_MESSAGES/pig.po`."""

    domain = "pig"
    folder = Path(__file__).parent / "locale"


def question(language: PigLanguage, state: State, seat: int, step: RollOrHold) -> PromptTexts:
    """What the seat is asked, and a line below it."""
    if not state.turn:
        return language.gettext("Roll the die"), language.gettext("a 1 ends the turn")
    risk = language.gettext("a 1 loses {points}").format(points=language.points(state.turn))
    return language.gettext("Roll again or hold?"), risk


def roll_label(language: PigLanguage, state: State, seat: int, step: RollOrHold, action: Action) -> Texts:
    """The action in one line, short below its heading, and which of several ways it is (there is one)."""
    return language.gettext("Roll the die"), language.gettext("the die"), ""


def hold_label(language: PigLanguage, state: State, seat: int, step: RollOrHold, action: Action) -> Texts:
    """Likewise."""
    return language.gettext("Hold and keep {points}").format(points=language.points(state.turn)), language.points(state.turn), ""


def roll_button(language: PigLanguage, state: State, seat: int, step: RollOrHold) -> Button:
    """Label, icon, heading in the list of choices, and whether it is a button."""
    return language.gettext("Roll"), "die5", language.gettext("Roll"), True


def hold_button(language: PigLanguage, state: State, seat: int, step: RollOrHold) -> Button:
    """Likewise."""
    return language.gettext("Hold"), "check", language.gettext("Hold"), True


def badges(state: State, seat: int, action: Action) -> list[dict[str, Any]]:
    """What an action costs (below 0) or surely brings."""
    return [{"kind": "points", "count": state.turn}] if action.verb == "hold" else []


def rolled(language: PigLanguage, seat: int, die: int) -> str:
    """A roll; the details of the event are the arguments."""
    sentence = language.gettext("{name} rolls a {die}") if die > 1 else language.gettext("{name} rolls a {die} and loses the turn")
    return sentence.format(name=language.player(seat), die=die)


def held(language: PigLanguage, seat: int, points: int, source: str) -> str:
    """Points that were kept."""
    return language.gettext("{name} holds {points}").format(name=language.player(seat), points=language.points(points))


def moment(language: PigLanguage, state: State) -> str:
    """How far the game is, for lists of tables."""
    return language.gettext("to {points}").format(points=language.points(state.target))


def rules_help(language: PigLanguage, seats: int, options: Options) -> RulesHelp:
    """The rules page."""
    return {"turn": (language.gettext("The turn"), language.gettext(SUMMARY))}


def option_words(language: PigLanguage) -> dict[str, OptionWords]:
    """The form of a new table."""
    values = {value: titled(language.points(int(value)), "") for value in ("50", "100", "200")}
    return {"target": {"title": language.gettext("Target"), "hint": language.gettext("How many points win."), "values": values}}


def module_words(language: PigLanguage) -> dict[str, Titled]:
    """The game itself."""
    return {"base": titled(language.gettext("Pig"), language.gettext(SUMMARY))}


WORDS = Words[PigLanguage, State](
    language=PigLanguage,
    prompts={"RollOrHold": question},
    labels={"roll": roll_label, "hold": hold_label},
    verbs={"roll": roll_button, "hold": hold_button},
    badges=badges,
    sentences={"roll": rolled, "points": held},
    moment=moment,
    rules_help=(rules_help,),
    option_words=(option_words,),
    module_words=(module_words,),
)
