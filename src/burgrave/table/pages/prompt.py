"""What the prompt says: whose turn it is, what is asked, what can be done about waiting, and how a game ended."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache

from burgrave.engine.chronicle import named
from burgrave.engine.together import UNDECIDED
from burgrave.speech import translation
from burgrave.table.pages.draft import FIRST_STRENGTH
from burgrave.table.pages.fields import Choice
from burgrave.table.pages.new_table import strengths
from burgrave.table.pages.results import final_words
from burgrave.table.pages.shell import table_part
from burgrave.table.pages.stage import LIVE, PLAN, Stage
from burgrave.table.pages.story import story_of
from burgrave.table.pages.trail import Trodden, is_locked, trail_of
from burgrave.table.settings import Settings

LONG, LONGER = 34, 62
"""Characters from which a question is set smaller."""


@dataclass(frozen=True)
class Offer:
    """A button beside the words; it leads to an `href`, posts to a `path` of the table, or is an `act` of the script."""

    text: str
    icon: str = ""
    href: str = ""
    path: str = ""
    act: str = ""
    is_main: bool = False
    picks: tuple[Choice, ...] = ()
    """What to choose before it is pressed: the strength of a bot."""
    picked: str = ""
    done: str = ""
    """What to say when it is done, where nothing else shows it."""


@dataclass(frozen=True)
class Prompt:
    """The words and buttons of the prompt; the template arranges them."""

    kind: str
    """`yours`, `theirs`, `waiting`, `slow`, `over`, `plan`, `bot`."""
    seat: int
    """Whose colours it wears."""
    caps: str
    question: str
    hint: str = ""
    phone_hint: str = ""
    offers: tuple[Offer, ...] = ()
    has_hand: bool = True
    has_queue: bool = False
    has_turn: bool = False
    """Whether undo, redo and the end of the turn belong here."""
    can_plan: bool = False
    last: str = ""
    """What the seat did last, for a phone, where the log is not in sight."""

    @property
    def size(self) -> str:
        """How the question is set."""
        return "longer" if len(self.question) > LONGER else "long" if len(self.question) > LONG else ""


@dataclass(frozen=True)
class Around:
    """What stands in the prompt beside its words."""

    hand: str
    hand_words: str
    hand_seat: int
    queue: tuple[tuple[int, bool, bool, str], ...]
    """Seats of this round: whether each has played, is playing, and its name."""
    chairs: tuple[tuple[str, bool], ...]
    """Names, and whether each is free; only while people are waited for."""
    can: tuple[bool, bool, bool]
    """Whether the reader may undo, redo, take back the whole turn."""
    name: str
    """Of the seat whose colours the prompt wears."""
    looks_away: bool
    """Whether the board in the middle is another seat's."""
    plan_steps: int
    trail: tuple[Trodden, ...]
    is_locked: bool
    """Whether more of this turn lies behind what can be taken back."""


def prompt_panel(stage: Stage, settings: Settings, plan_steps: int = 0) -> str:
    """The prompt as HTML. Many are the same at many tables and turns, so they are remembered."""
    prompt, names, parts = prompt_of(stage, settings), stage.names, stage.parts
    you = translation("table", stage.language).gettext("you")
    queue = tuple(
        (seat, has_played, seat == stage.turn, you if stage.you == (seat,) else names[seat])
        for seat, has_played in (parts.queue if prompt.has_queue else ())
    )
    around = Around(
        hand=parts.hand if prompt.has_hand else "",
        hand_words=parts.hand_words,
        hand_seat=prompt.seat if stage.turn is None else stage.turn,
        queue=queue,
        chairs=tuple((stage.called(chair.seat), chair.is_free) for chair in stage.room.chairs) if prompt.kind == "waiting" else (),
        can=(stage.can("undo"), stage.can("redo"), stage.can("reset")) if prompt.has_turn else (False, False, False),
        name=names[prompt.seat],
        looks_away=stage.focus != prompt.seat,
        plan_steps=plan_steps,
        trail=trail_of(stage) if prompt.kind == "yours" else (),
        is_locked=prompt.kind == "yours" and is_locked(stage),
    )
    return drawn_prompt(prompt, around, stage.language)


@lru_cache(maxsize=1024)
def drawn_prompt(prompt: Prompt, around: Around, language: str) -> str:
    """Words, hand and buttons in their places."""
    return table_part("prompt", language).render(p=prompt, a=around)


def prompt_of(stage: Stage, settings: Settings) -> Prompt:
    """The prompt for a reader."""
    room = stage.room
    if stage.mode == PLAN:
        return plan(stage)
    if not room.is_started:
        return waiting(stage)
    if stage.state.is_over:
        return over(stage)
    if stage.acting is not None:
        return mine(stage)
    own = next((seat for seat in stage.you if room.chairs[seat].plays_itself), None)
    if own is not None:
        return stood_in(stage, own)
    return theirs(stage, settings)


def mine(stage: Stage) -> Prompt:
    """The reader is asked."""
    words = translation("table", stage.language)
    assert stage.acting is not None
    name = stage.names[stage.acting]
    turn = words.gettext("Your turn") if len(stage.you) == 1 else words.gettext("{name}'s turn").format(name=name)
    caps = " · ".join(part for part in (turn, stage.parts.hand_words) if part)
    hint = stage.asked["hint"]
    short = hint.partition(";")[0]
    return Prompt("yours", stage.acting, caps, stage.asked["prompt"], hint, short, has_turn=True)


def plan(stage: Stage) -> Prompt:
    """The reader tries a turn out."""
    words = translation("table", stage.language)
    seat = stage.you[0] if stage.acting is None else stage.acting
    done = stage.acting is None or all(action.verb == "end" for action in stage.state.legal_actions(stage.acting))
    question = words.gettext("The plan is complete") if done else stage.asked["prompt"]
    hint = words.gettext("nothing here is played; the table waits for your real turn")
    return Prompt("plan", seat, words.gettext("A plan on a copy"), question, hint, words.gettext("only a plan"), has_hand=not done)


def theirs(stage: Stage, settings: Settings) -> Prompt:
    """Somebody else is asked."""
    words = translation("table", stage.language)
    room, seat = stage.room, stage.turn
    assert seat is not None
    name = stage.names[seat]
    caps = " · ".join(part for part in (words.gettext("{name}'s turn").format(name=name), stage.parts.hand_words) if part)
    can_plan = stage.mode == LIVE and any(not room.chairs[one].plays_itself for one in stage.you)
    can_plan = can_plan and bool(stage.parts.hand_words)  # before anybody has anything in hand there is no turn to plan
    minutes = slow_minutes(stage, settings)
    if minutes is not None:
        caps = words.gettext("{name}'s turn").format(name=name) + " · "
        caps += words.ngettext("{n} minute", "{n} minutes", minutes).format(n=minutes) if minutes else stage.parts.hand_words
        offers = [
            Offer(
                text=words.gettext("Nudge"),
                icon="bell",
                path=f"/seats/{seat}/nudge",
                done=words.gettext("{name} was reminded.").format(name=name),
            ),
            Offer(text=words.gettext("Let a bot play on"), icon="", path=f"/seats/{seat}/bot"),
        ]
        hint = words.gettext("remind them, or let a bot play until they are back")
        question = words.gettext("Waiting for {name}").format(name=name)
        return Prompt("slow theirs", seat, caps, question, hint, hint, tuple(offers), can_plan=can_plan)
    next_words = order_words(stage)
    question = words.gettext("{name} is thinking").format(name=name)
    hint = next_words or (words.gettext("you are watching") if not stage.you else "")
    phone = " · ".join(part for part in (stage.parts.hand_words, next_words) if part)
    last = last_words(stage, seat) if stage.look.shows("phone") else ""
    has_turn = bool(stage.you)
    return Prompt("theirs", seat, caps, question, hint, phone, (), True, True, has_turn, can_plan, last)


def last_words(stage: Stage, seat: int) -> str:
    """The seat's last entry of the log."""
    entries = story_of(stage.room, stage.language, stage.eyes).entries
    told = next((str(entry["text"]) for entry in reversed(entries[-9:]) if entry["seat"] == seat), "")
    return named(told.partition(", ")[0], stage.names)


def slow_minutes(stage: Stage, settings: Settings) -> int | None:
    """For how long everybody waits for a person who is slow; None when nobody is."""
    if stage.mode != LIVE or not stage.you or stage.turn is None or stage.turn in stage.you:
        return None
    passed = time.time() - stage.room.moved
    return None if stage.room.chairs[stage.turn].plays_itself or passed <= settings.slow_after else int(passed // 60)


def order_words(stage: Stage) -> str:
    """When the reader is to play, as far as the order of this round tells it."""
    words = translation("table", stage.language)
    if any(stage.state.secret[seat] != UNDECIDED for seat in stage.you):
        return words.gettext("you have chosen")
    waiting_seats = [seat for seat, has_played in stage.parts.queue if not has_played and seat != stage.turn]
    own = next((seat for seat in waiting_seats if seat in stage.you), None)
    if own is None or len(stage.you) > 1:
        return ""
    before = waiting_seats[: waiting_seats.index(own)]
    if not before:
        return words.gettext("you are next")
    return words.gettext("you come after {names}").format(names=", ".join(stage.names[seat] for seat in before))


def stood_in(stage: Stage, seat: int) -> Prompt:
    """A bot plays for the reader."""
    words = translation("table", stage.language)
    offers = [Offer(text=words.gettext("Come back"), icon="person", path=f"/seats/{seat}/back", is_main=True)]
    hint = words.gettext("it goes on until you come back")
    return Prompt("bot", seat, words.gettext("Your seat"), words.gettext("A bot plays for you"), hint, hint, tuple(offers))


def waiting(stage: Stage) -> Prompt:
    """Not everybody sits yet."""
    words = translation("table", stage.language)
    chairs = stage.room.chairs
    free = [chair.seat for chair in chairs if chair.is_free]
    taken = words.ngettext("{n} of {all} seats taken", "{n} of {all} seats taken", len(chairs) - len(free))
    caps = taken.format(n=len(chairs) - len(free), all=len(chairs))
    question = words.ngettext("Waiting for one more", "Waiting for {n} more", len(free)).format(n=len(free))
    offers: list[Offer] = []
    if stage.you or stage.is_host:
        offers = [
            Offer(text=words.gettext("Copy link"), icon="link", act="copy", is_main=True),
            Offer(
                text=words.gettext("Add a bot"),
                icon="bot",
                path=f"/seats/{free[0]}/bot",
                picks=tuple(choice for choice in strengths(stage.language) if not choice.off),
                picked=FIRST_STRENGTH,
            ),
        ]
        hint = words.gettext("send the link, or add a bot")
    else:
        hint = words.gettext("a seat is free: sit down and play")
    if not stage.room.is_seeded:
        hint += " · " + words.gettext("all is laid anew when everybody sits")
    if stage.room.has_chosen_seed and not stage.is_host:
        hint = words.gettext("the host chose the seed and may know the dice")
    if not stage.you:
        offers.insert(0, Offer(text=words.gettext("Sit down"), icon="person", path=f"/seats/{free[0]}/sit", is_main=True))
    seat = next(iter(stage.you), free[0])
    return Prompt("waiting", seat, caps, question, hint, hint, tuple(offers), has_hand=False)


def over(stage: Stage) -> Prompt:
    """How it ended."""
    words = translation("table", stage.language)
    room, state = stage.room, stage.state
    best = next(iter(state.winners), state.ranking[0])
    line = final_words(state, stage.names, stage.you, " : ", stage.language)
    offers: list[Offer] = [Offer(text=words.gettext("Score sheet"), icon="point", href=f"/t/{room.id}/score")]
    offers.append(Offer(text=words.gettext("Replay"), icon="play", href=f"/t/{room.id}/replay"))
    if room.rematch is not None:
        offers.append(Offer(text=words.gettext("To the rematch"), icon="", href=f"/t/{room.rematch}", is_main=True))
    elif stage.you or stage.is_host:
        offers.append(Offer(text=words.gettext("Play again"), icon="", path="/rematch", is_main=True))
    hint = words.gettext("every point is explained in the log and on the score sheet")
    return Prompt("over", best, words.gettext("Final score"), line, hint, "", tuple(offers), has_hand=False)
