// Leaves: where a phone cannot show a whole table, one part of it is shown at a time, and tabs above the thumb lead to the others. Knows no game.

import { $, $$, isPhone, make, on, page, say } from "./table-page.js";
import { LIT, alike } from "./table-lights.js";
import { isTask } from "./table-tasks.js";

let chosen = -1; // the line of the journal at which the reader last chose a leaf

const leaves = () => $$(".leaf");
const shown = () => leaves().find((leaf) => !leaf.hidden);
const tabOf = (leaf) => $(`[aria-controls="${leaf.id}"]`);

export function setUpLeaves() {
  const tabs = $$("[data-leaf]");
  for (const tab of tabs) tab.addEventListener("click", () => choose(tab));
  $(".leaf-tabs")?.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
    const at = { Home: 0, End: tabs.length - 1 }[event.key] ?? (step && (tabs.indexOf(document.activeElement) + step) % tabs.length);
    if (at === undefined) return;
    event.preventDefault();
    choose(tabs[at]).focus();
  });
}

/** What the reader opens stays open as long as there is something to click. */
function choose(tab) {
  chosen = page.choices.ply;
  open($(`#${tab.getAttribute("aria-controls")}`));
  return tab;
}

function open(leaf) {
  for (const other of leaves()) {
    const isOn = other === leaf;
    const tab = tabOf(other);
    other.hidden = !isOn;
    tab.setAttribute("aria-selected", isOn);
    tab.tabIndex = isOn ? 0 : -1;
  }
}

/** Open the leaf on which a piece lies; false when it lies on none. */
export function openLeafOf(node) {
  const leaf = isPhone() && node?.closest(".leaf");
  if (leaf) open(leaf);
  return Boolean(leaf);
}

/** Show the board that somebody asked to look at. */
on("look", () => $(".leaf[data-own]") && open($(".leaf[data-own]")));

/** How many different things are lit there, of those that belong to some elements. */
function count(leaf, isMeant = () => true) {
  const found = $$(LIT, leaf).filter((node) => !node.classList.contains("selected") && isMeant(node));
  return new Set(found.map((node) => node.dataset.element ?? node.dataset.plays ?? node.dataset.draft)).size;
}

/** Count on the tabs what is lit; where a question lights nothing on the leaf that is shown, show the one that it is about. */
export function turnLeaf(narrowing) {
  if (!leaves().length) return;
  for (const leaf of leaves()) {
    const tab = tabOf(leaf);
    const lit = page.choices.mine ? count(leaf) : 0;
    $(".lit-count", tab)?.remove();
    tab.removeAttribute("aria-label");
    if (!lit) continue;
    tab.setAttribute("aria-label", say("lit_there", { name: tab.textContent.trim(), n: lit }));
    tab.append(make("b", { class: "lit-count" }, String(lit)));
  }
  if (!page.choices.mine || !page.choices.home) return;
  // What is possible at any time is not what is asked.
  const asked = new Set(narrowing.left.filter(({ verb }) => narrowing.isBegun || !isTask(verb)).flatMap(({ path }) => path));
  const isAsked = (node) => !node.dataset.element || alike(node).some((element) => asked.has(element));
  const now = shown();
  if (count(now, isAsked) || (chosen === page.choices.ply && count(now))) return;
  const fullest = (how) => leaves().map((leaf) => [count(leaf, how), leaf]).sort(([one], [other]) => other - one)[0];
  const [best, leaf] = fullest(isAsked);
  if (best) open(leaf);
  else if (!count(now)) {
    const [some, other] = fullest();
    if (some) open(other);
  }
}
