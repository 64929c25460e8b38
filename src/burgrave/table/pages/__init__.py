"""The pages that people see: each module here has the handlers of one subject; `ROUTES` lists all of them."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from burgrave.table.pages import account, fairness_page, join, lobby, new_table, rules, score_sheet, table_page
from burgrave.table.pages.error_pages import error_page

__all__ = ["ROUTES", "error_page"]

ROUTES: list[ControllerRouterHandler] = [
    lobby.lobby,
    lobby.tables,
    new_table.start,
    new_table.new_table,
    new_table.open_table,
    new_table.fitting,
    table_page.TablePage,
    join.find,
    join.join,
    join.sit,
    account.account,
    account.rename,
    account.register,
    account.log_in,
    account.log_out,
    account.new_password,
    account.new_token,
    account.webhook,
    account.preferences,
    score_sheet.score_sheet,
    score_sheet.play_again,
    fairness_page.fair,
    rules.all_rules,
    rules.rules,
    rules.about,
]
