"""The texts of the table page's script, in the reader's language; placeholders are written as {name}."""

from __future__ import annotations

from functools import cache

from burgrave.speech import translation

COUNTS = (1, 2, 5)
"""Numbers that show every form a language has for counting here: the script chooses among these."""


@cache
def script_texts(language: str) -> dict[str, str | list[str]]:
    """Return the texts by key; where something is counted, the forms for one, two and five."""
    catalog = translation("table", language)
    _ = catalog.gettext

    def counted(one: str, many: str) -> list[str]:
        return [catalog.ngettext(one, many, count) for count in COUNTS]

    # The texts stand in calls that the catalog tool finds: ngettext here only marks them.
    ngettext = counted
    return {
        "free": catalog.pgettext("price", "free"),
        "close": _("close"),
        "costs": _("costs {price}"),
        "how": _("{what}: how?"),
        "go_on": _("Choose what for"),
        "ways_left": ngettext("{n} way remains", "{n} ways remain"),
        "left": ngettext("{n} choice remains", "{n} choices remain"),
        "lit_there": ngettext("{name}, {n} thing to choose", "{name}, {n} things to choose"),
        "task": ngettext("{name}: {n} choice", "{name}: {n} choices"),
        "take_free": _("next time take the free one"),
        "rules": _("Rules in short"),
        "rule_text": _("Rule text"),
        "all_pieces": _("All pieces"),
        "help": _("Keys and how to play"),
        "how_to": _(
            "Click lit pieces in any order; what no longer fits loses its ring. When one action is left, it is played. "
            "A dark pill is the price. Rest on a piece, or press it long, to learn what it does."
        ),
        "keys": "\n".join(
            f"{key}\t{text}"
            for key, text in (
                ("1 2", _("choose a die, or a line of a small window")),
                ("Esc", _("take back the last click")),
                ("U R", _("undo, redo")),
                ("E", _("end the turn")),
                ("L", _("list all choices")),
                ("?", _("this help, or help on the piece in focus")),
            )
        ),
        "unreachable": _("The table cannot be reached."),
        "not_played": _("Not played"),
        "went_on": _("The table went on"),
        "went_on_hint": _("somebody was faster; the board is up to date, choose again"),
        "refused": _("That cannot be played"),
        "error": _("Error {n}"),
        "stopped": _("The table stopped"),
        "stopped_hint": _("nothing is lost: try again, or keep the moves so far"),
        "moves": _("Download the moves"),
        "choose_again": _("Choose again"),
        "connected": _("Connected"),
        "back": _("You are back"),
        "nothing_missed": _("nothing happened meanwhile"),
        "show_log": _("Show in the log"),
        "lost": ngettext("Connection lost {n} second ago", "Connection lost {n} seconds ago"),
        "reconnecting": _("Reconnecting"),
        "attempt": _("the table is safe on the server; attempt {n}"),
        "try_now": _("Try now"),
        "not_shown": _("This place is not on the screen; look at the other board."),
        "copied": _("The link is copied."),
        "copy": _("Copy this link:"),
        "no_bell": _("This browser does not allow notifications here."),
        "bell_on": _("You will be told when it is your turn."),
        "bell_off": _("You will not be told any more."),
        "your_turn": _("Your turn"),
        "nudged": _("The others are waiting for you."),
        "plan_dice": _("Plan with the dice"),
        "plan_begin": _("Begin"),
        "plan_title": _("Your plan"),
        "plan_next": _("Click to play the next step"),
        "plan_drop": _("Drop the plan"),
        "plan_gone": _("None of these steps is possible now."),
        "move_of": _("Replay · move {n} of {all}"),
        "opening": _("The game begins"),
        "speed": _("Speed {n}x"),
    }
