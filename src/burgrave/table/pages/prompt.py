"""The prompt: whose turn it is, what is asked, what can be done about waiting, and how a game ended."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache

from burgrave.engine.game_log import with_names
from burgrave.engine.secret_choice import UNDECIDED
from burgrave.speech import translation
from burgrave.table.pages.log_lines import log_lines_of
from burgrave.table.pages.new_table import strengths
from burgrave.table.pages.new_table_form import FIRST_STRENGTH
from burgrave.table.pages.option_fields import FieldChoice
from burgrave.table.pages.rendering import table_part
from burgrave.table.pages.results import final_words
from burgrave.table.pages.trail import TakenStep, is_locked, trail_of
from burgrave.table.pages.view_model import LIVE, PLAN, ViewModel
from burgrave.table.settings import Settings

LONG, LONGER = 34, 62
"""Characters from which a question is set smaller."""


@dataclass(frozen=True)
class PromptButton:
    """A button in the prompt; it leads to an `href`, posts to a `path` of the table, or triggers an `act` of the script."""

    text: str
    icon: str = ""
    href: str = ""
    path: str = ""
    act: str = ""
    is_main: bool = False
    picks: tuple[FieldChoice, ...] = ()
    """Values to choose from before it is pressed: the strengths of bots."""
    picked: str = ""
    done: str = ""
    """Message to show when it is done, where nothing else shows it."""


@dataclass(frozen=True)
class Prompt:
    """The words and buttons of the prompt; the template arranges them."""

    kind: str
    """`yours`, `theirs`, `waiting`, `slow`, `over`, `plan`, `bot`."""
    seat: int
    """Seat whose colour is used."""
    caps: str
    question: str
    hint: str = ""
    phone_hint: str = ""
    offers: tuple[PromptButton, ...] = ()
    has_hand: bool = True
    has_queue: bool = False
    has_turn: bool = False
    """Whether undo, redo and the end of the turn belong here."""
    can_plan: bool = False
    last: str = ""
    """What the seat did last, for a phone, where the log is not in sight."""

    @property
    def size(self) -> str:
        """The class that sets the size of the question."""
        return "longer" if len(self.question) > LONGER else "long" if len(self.question) > LONG else ""


@dataclass(frozen=True)
class PromptContext:
    """Contents of the prompt besides its texts."""

    hand: str
    hand_words: str
    hand_seat: int
    queue: tuple[tuple[int, bool, bool, str], ...]
    """Seats of this round: whether each has played, is playing, and its name."""
    chairs: tuple[tuple[str, bool], ...]
    """Names, and whether each is free; only while people are waited for."""
    can: tuple[bool, bool, bool]
    """Whether the reader may undo, redo, take back the whole turn."""
    has_end: bool
    """Whether turns of this game are ended by hand."""
    name: str
    """Name of the seat whose colour is used."""
    looks_away: bool
    """Whether the board in the middle is another seat's."""
    plan_steps: int
    trail: tuple[TakenStep, ...]
    is_locked: bool
    """Whether more of this turn lies behind what can be taken back."""


def prompt_panel(model: ViewModel, settings: Settings, plan_steps: int = 0) -> str:
    """Return the prompt as HTML. Many are the same at many tables and turns, so they are cached."""
    prompt, names, parts = prompt_of(model, settings), model.names, model.parts
    you = translation("table", model.language).gettext("you")
    queue = tuple(
        (seat, has_played, seat == model.turn, you if model.you == (seat,) else names[seat])
        for seat, has_played in (parts.queue if prompt.has_queue else ())
    )
    context = PromptContext(
        hand=parts.hand if prompt.has_hand else "",
        hand_words=parts.hand_words,
        hand_seat=prompt.seat if model.turn is None else model.turn,
        queue=queue,
        chairs=tuple((model.name_of(chair.seat), chair.is_free) for chair in model.room.chairs) if prompt.kind == "waiting" else (),
        can=(model.can("undo"), model.can("redo"), model.can("reset")) if prompt.has_turn else (False, False, False),
        has_end=model.room.game.has_end,
        name=names[prompt.seat],
        looks_away=model.focus != prompt.seat,
        plan_steps=plan_steps,
        trail=trail_of(model) if prompt.kind == "yours" else (),
        is_locked=prompt.kind == "yours" and is_locked(model),
    )
    return prompt_html(prompt, context, model.language)


@lru_cache(maxsize=1024)
def prompt_html(prompt: Prompt, context: PromptContext, language: str) -> str:
    """Render words, hand and buttons."""
    return table_part("prompt", language).render(p=prompt, a=context)


def prompt_of(model: ViewModel, settings: Settings) -> Prompt:
    """Return the prompt for a reader."""
    room = model.room
    if model.mode == PLAN:
        return plan_prompt(model)
    if not room.is_started:
        return free_seats_prompt(model)
    if model.state.is_over:
        return final_prompt(model)
    if model.acting is not None:
        return own_prompt(model)
    own = next((seat for seat in model.you if room.chairs[seat].plays_itself), None)
    if own is not None:
        return stand_in_prompt(model, own)
    return waiting_for_others(model, settings)


def own_prompt(model: ViewModel) -> Prompt:
    """Return the prompt for a reader who is asked to choose."""
    catalog = translation("table", model.language)
    assert model.acting is not None
    name = model.names[model.acting]
    turn = catalog.gettext("Your turn") if len(model.you) == 1 else catalog.gettext("{name}'s turn").format(name=name)
    caps = " · ".join(part for part in (turn, model.parts.hand_words) if part)
    hint = model.asked["hint"]
    short = hint.partition(";")[0]
    return Prompt("yours", model.acting, caps, model.asked["prompt"], hint, short, has_turn=True)


def plan_prompt(model: ViewModel) -> Prompt:
    """Return the prompt for a reader who plans a turn on a copy."""
    catalog = translation("table", model.language)
    seat = model.you[0] if model.acting is None else model.acting
    done = model.acting is None or all(action.verb == "end" for action in model.state.legal_actions(model.acting))
    question = catalog.gettext("The plan is complete") if done else model.asked["prompt"]
    hint = catalog.gettext("nothing here is played; the table waits for your real turn")
    return Prompt(
        "plan", seat, catalog.gettext("A plan on a copy"), question, hint, catalog.gettext("only a plan"), has_hand=not done
    )


def waiting_for_others(model: ViewModel, settings: Settings) -> Prompt:
    """Return the prompt for a reader who waits for somebody else's choice."""
    catalog = translation("table", model.language)
    room, seat = model.room, model.turn
    assert seat is not None
    name = model.names[seat]
    caps = " · ".join(part for part in (catalog.gettext("{name}'s turn").format(name=name), model.parts.hand_words) if part)
    can_plan = model.mode == LIVE and model.room.game.has_what_if and any(not room.chairs[one].plays_itself for one in model.you)
    can_plan = can_plan and bool(model.parts.hand_words)  # before anybody has anything in hand there is no turn to plan
    minutes = slow_minutes(model, settings)
    if minutes is not None:
        caps = catalog.gettext("{name}'s turn").format(name=name) + " · "
        caps += catalog.ngettext("{n} minute", "{n} minutes", minutes).format(n=minutes) if minutes else model.parts.hand_words
        offers = [
            PromptButton(
                text=catalog.gettext("Nudge"),
                icon="bell",
                path=f"/seats/{seat}/nudge",
                done=catalog.gettext("{name} was reminded.").format(name=name),
            ),
            PromptButton(text=catalog.gettext("Let a bot play on"), icon="", path=f"/seats/{seat}/bot"),
        ]
        hint = catalog.gettext("remind them, or let a bot play until they are back")
        question = catalog.gettext("Waiting for {name}").format(name=name)
        return Prompt("slow theirs", seat, caps, question, hint, hint, tuple(offers), can_plan=can_plan)
    next_words = order_words(model)
    question = catalog.gettext("{name} is thinking").format(name=name)
    hint = next_words or (catalog.gettext("you are watching") if not model.you else "")
    phone = " · ".join(part for part in (model.parts.hand_words, next_words) if part)
    last = last_words(model, seat) if model.look.shows("phone") else ""
    has_turn = bool(model.you)
    return Prompt("theirs", seat, caps, question, hint, phone, (), True, True, has_turn, can_plan, last)


def last_words(model: ViewModel, seat: int) -> str:
    """Return the seat's last entry of the log."""
    entries = log_lines_of(model.room, model.language, model.viewer).entries
    text = next((str(entry["text"]) for entry in reversed(entries[-9:]) if entry["seat"] == seat), "")
    return with_names(text.partition(", ")[0], model.names)


def slow_minutes(model: ViewModel, settings: Settings) -> int | None:
    """Return for how many minutes everybody has waited for a slow person; None when nobody is slow."""
    if model.mode != LIVE or not model.you or model.turn is None or model.turn in model.you:
        return None
    passed = time.time() - model.room.moved
    return None if model.room.chairs[model.turn].plays_itself or passed <= settings.slow_after else int(passed // 60)


def order_words(model: ViewModel) -> str:
    """Return when the reader is to play, as far as the order of this round says."""
    catalog = translation("table", model.language)
    if any(model.state.secret[seat] != UNDECIDED for seat in model.you):
        return catalog.gettext("you have chosen")
    waiting_seats = [seat for seat, has_played in model.parts.queue if not has_played and seat != model.turn]
    own = next((seat for seat in waiting_seats if seat in model.you), None)
    if own is None or len(model.you) > 1:
        return ""
    before = waiting_seats[: waiting_seats.index(own)]
    if not before:
        return catalog.gettext("you are next")
    return catalog.gettext("you come after {names}").format(names=", ".join(model.names[seat] for seat in before))


def stand_in_prompt(model: ViewModel, seat: int) -> Prompt:
    """Return the prompt for a reader for whom a bot plays."""
    catalog = translation("table", model.language)
    offers = [PromptButton(text=catalog.gettext("Come back"), icon="person", path=f"/seats/{seat}/back", is_main=True)]
    hint = catalog.gettext("it goes on until you come back")
    return Prompt("bot", seat, catalog.gettext("Your seat"), catalog.gettext("A bot plays for you"), hint, hint, tuple(offers))


def free_seats_prompt(model: ViewModel) -> Prompt:
    """Return the prompt of a table at which seats are still free."""
    catalog = translation("table", model.language)
    chairs = model.room.chairs
    free = [chair.seat for chair in chairs if chair.is_free]
    taken = catalog.ngettext("{n} of {all} seats taken", "{n} of {all} seats taken", len(chairs) - len(free))
    caps = taken.format(n=len(chairs) - len(free), all=len(chairs))
    question = catalog.ngettext("Waiting for one more", "Waiting for {n} more", len(free)).format(n=len(free))
    offers: list[PromptButton] = []
    if model.you or model.is_host:
        offers = [
            PromptButton(text=catalog.gettext("Copy link"), icon="link", act="copy", is_main=True),
            PromptButton(
                text=catalog.gettext("Add a bot"),
                icon="bot",
                path=f"/seats/{free[0]}/bot",
                picks=tuple(choice for choice in strengths(model.language) if not choice.off),
                picked=FIRST_STRENGTH,
            ),
        ]
        hint = catalog.gettext("send the link, or add a bot")
    else:
        hint = catalog.gettext("a seat is free: sit down and play")
    if not model.room.is_seeded:
        hint += " · " + catalog.gettext("all is laid anew when everybody sits")
    if model.room.has_chosen_seed and not model.is_host:
        hint = catalog.gettext("the host chose the seed and may know the dice")
    if not model.you:
        offers.insert(0, PromptButton(text=catalog.gettext("Sit down"), icon="person", path=f"/seats/{free[0]}/sit", is_main=True))
    seat = next(iter(model.you), free[0])
    return Prompt("waiting", seat, caps, question, hint, hint, tuple(offers), has_hand=False)


def final_prompt(model: ViewModel) -> Prompt:
    """Return the prompt of a finished game: who has won, and where to go from here."""
    catalog = translation("table", model.language)
    room, state = model.room, model.state
    best = next(iter(state.winners), state.ranking[0])
    line = final_words(state, model.names, model.you, " : ", model.language)
    offers: list[PromptButton] = [PromptButton(text=catalog.gettext("Score sheet"), icon="point", href=f"/t/{room.id}/score")]
    offers.append(PromptButton(text=catalog.gettext("Replay"), icon="play", href=f"/t/{room.id}/replay"))
    if room.rematch is not None:
        offers.append(PromptButton(text=catalog.gettext("To the rematch"), icon="", href=f"/t/{room.rematch}", is_main=True))
    elif model.you or model.is_host:
        offers.append(PromptButton(text=catalog.gettext("Play again"), icon="", path="/rematch", is_main=True))
    hint = catalog.gettext("every point is explained in the log and on the score sheet")
    return Prompt("over", best, catalog.gettext("Final score"), line, hint, "", tuple(offers), has_hand=False)
