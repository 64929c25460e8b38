"""Play by clicks that a script makes inside the page: the same events as a hand's, only faster."""

from __future__ import annotations

from typing import Any

from browser.visitor import Visitor

DRIVE = """
async ({ clicks, seed }) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((node) => node.getClientRects().length > 0);
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const draw = (count) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % count; };
  const click = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  let done = 0, idle = 0;
  while (done < clicks) {
    if (document.querySelector(".prompt.over")) return { done, over: true };
    if (document.body.classList.contains("busy")) { await pause(2); continue; }
    const ways = all(".pop.ways [data-way]");
    const pieces = all("[data-element].lit:not(.selected), [data-plays].lit, [data-draft].lit");
    const lit = [...pieces, ...all("#verbs [data-verb].lit:not([disabled]):not(.selected)")];
    const end = all("[data-end]:not([disabled])");
    const open = ways.length ? ways : lit.length ? lit : end;
    if (!open.length) {
      if (++idle > 3000) return { done, over: false, stuck: document.querySelector("#question")?.textContent };
      await pause(5);
      continue;
    }
    idle = 0;
    done += 1;
    click(open[draw(open.length)]);
    await pause(0);
  }
  return { done, over: false };
}
"""
BATCH = 60


def play_by_script(visitor: Visitor, seed: int, most: int = 3000) -> int:
    """Click whatever is lit until the game is over; return the number of clicks."""
    clicks = 0
    while clicks < most:
        batch: dict[str, Any] = visitor.page.evaluate(DRIVE, {"clicks": BATCH, "seed": seed + clicks})
        clicks += batch["done"]
        assert "stuck" not in batch, f"nothing can be clicked: {batch['stuck']!r} after {clicks} clicks"
        if batch["over"]:
            return clicks
    raise AssertionError(f"the game is not over after {clicks} clicks")
