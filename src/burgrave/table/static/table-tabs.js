// Tabs: where a phone cannot show a whole table, one part of it (a tab in the drawings) is shown at a time. Knows no game.

import { $, $$, isPhone, make, on, page, say } from "./table-page.js";
import { LIT, alike } from "./table-lights.js";
import { isTask } from "./table-tasks.js";

let chosen = -1; // the line of the journal at which the reader last chose a tab

const tabPanels = () => $$(".tab-panel");
const shown = () => tabPanels().find((panel) => !panel.hidden);
const tabOf = (panel) => $(`[aria-controls="${panel.id}"]`);

export function setUpTabs() {
  const tabs = $$("[data-board-tab]");
  for (const tab of tabs) tab.addEventListener("click", () => choose(tab));
  $(".tab-bar")?.addEventListener("keydown", (event) => {
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

function open(panel) {
  for (const other of tabPanels()) {
    const isOn = other === panel;
    const tab = tabOf(other);
    other.hidden = !isOn;
    tab.setAttribute("aria-selected", isOn);
    tab.tabIndex = isOn ? 0 : -1;
  }
}

/** Open the tab on which a piece lies; false when it lies on none. */
export function openTabOf(node) {
  const panel = isPhone() && node?.closest(".tab-panel");
  if (panel) open(panel);
  return Boolean(panel);
}

/** Show the board that somebody asked to look at. */
on("look", () => $(".tab-panel[data-own]") && open($(".tab-panel[data-own]")));

/** How many different things are lit there, of those that belong to some elements. */
function count(panel, isMeant = () => true) {
  const found = $$(LIT, panel).filter((node) => !node.classList.contains("selected") && isMeant(node));
  return new Set(found.map((node) => node.dataset.element ?? node.dataset.plays ?? node.dataset.draft)).size;
}

/** Count on the tabs what is lit; where a question lights nothing on the panel that is shown, show the one that it is about. */
export function showAskedTab(narrowing) {
  if (!tabPanels().length) return;
  for (const panel of tabPanels()) {
    const tab = tabOf(panel);
    const lit = page.choices.mine ? count(panel) : 0;
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
  const fullest = (how) => tabPanels().map((panel) => [count(panel, how), panel]).sort(([one], [other]) => other - one)[0];
  const [best, panel] = fullest(isAsked);
  if (best) open(panel);
  else if (!count(now)) {
    const [some, other] = fullest();
    if (some) open(other);
  }
}
