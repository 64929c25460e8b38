// Where a page is longer than its window: what a new question asks for is brought into sight. Knows no game.

import { $, $$, isShown, page } from "./table-page.js";
import { LIT } from "./table-lights.js";

const AIR = 10; // pixels above the uppermost piece
let answered = -1; // the line of the journal whose question has been brought into sight

/** Scroll to the question that has just arisen: the own board down to the prompt, but never past a piece that can be clicked. */
export function reveal() {
  const trail = $("#trail");
  if (trail) trail.scrollLeft = trail.scrollWidth; // its last steps are the likelier ones
  const { mine, ply } = page.choices;
  const isNew = mine && ply !== answered;
  answered = mine ? ply : -1;
  const prompt = $(".prompt-place");
  const { position, top } = getComputedStyle(prompt);
  const most = document.documentElement.scrollHeight - innerHeight;
  if (!isNew || position !== "sticky" || most < 1) return; // elsewhere one screen shows all, or the prompt would go out of sight
  const above = AIR + (top === "auto" ? 0 : prompt.offsetHeight);
  const pieces = $$(LIT).filter((node) => isShown(node) && !prompt.contains(node));
  const highest = Math.min(...pieces.map((node) => node.getBoundingClientRect().top + scrollY - above));
  scrollTo({ top: Math.max(0, Math.min(most, highest)), behavior: "instant" }); // at once: what glides must find its place
}
