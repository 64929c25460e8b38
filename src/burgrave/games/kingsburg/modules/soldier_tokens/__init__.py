"""Module 5: instead of a roll everybody sends one of six tokens in secret; the last one left scores (p. 14)."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.games.kingsburg.modules.soldier_tokens import tokens
from burgrave.games.kingsburg.modules.soldier_tokens.evaluation import evaluate_tokens
from burgrave.games.kingsburg.state import State

SOLDIER_TOKENS: Final = Module[State](
    id="soldier_tokens",
    home=__name__,
    title="Soldier tokens",
    summary="In winter everybody sends a token in secret instead of rolling for reinforcements.",
    needs=("base",),
    programme={
        "reinforcements": lambda steps: (tokens.SendTokens(),),
        "year_closing": lambda steps: (*steps, tokens.ClearTokens()),
        "game_end": lambda steps: (*steps, tokens.LastToken()),
    },
    evaluations=(evaluate_tokens,),
    reactions={"audited": (tokens.audit,)},
    steps=(tokens.SendTokens, tokens.LastToken, tokens.ClearTokens),
    slice=tokens.new_tokens,
    view=tokens.view,
)
