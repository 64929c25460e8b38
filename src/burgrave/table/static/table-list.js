// "All choices": the legal actions as plain labelled buttons in place of the right column. The same game without the drawing.

import { $, $$, isPhone, isShown, on, page } from "./table-page.js";
import { point } from "./table-lights.js";
import { picture, showWays } from "./table-pop.js";
import { refresh } from "./table-live.js";

let play = null;
let back = null;

export function setUpList(playAction) {
  play = playAction;
  const drawer = $("#drawer");
  $("#filter").addEventListener("input", filter);
  drawer.addEventListener("keydown", keys);
  drawer.addEventListener("click", (event) => {
    const row = event.target.closest(".choice");
    if (row) choose(row);
    else if (event.target.closest("[data-act=close-list]")) closeList();
  });
  for (const name of ["pointerover", "focusin"]) drawer.addEventListener(name, (event) => event.target.closest(".choice") && mark(event.target.closest(".choice")));
}

export async function openList() {
  if (page.isListOpen) return closeList();
  back = document.activeElement;
  page.isListOpen = true;
  document.body.classList.add("listing");
  $("#drawer").hidden = false;
  await refresh({ still: true });
  (isPhone() ? $("#drawer [data-act=close-list]") : $("#filter")).focus({ preventScroll: true }); // a keyboard would cover half the list
}

/** Close; true when it was open. */
export function closeList() {
  if (!page.isListOpen) return false;
  page.isListOpen = false;
  document.body.classList.remove("listing");
  $("#drawer").hidden = true;
  point();
  if (back?.isConnected) back.focus({ preventScroll: true });
  return true;
}

// The list, once drawn again, shows beside each line the dice that pay for it.
on("swapped", () => {
  if (!page.isListOpen) return;
  for (const row of $$("#drawer .choice"))
    for (const element of actionsOf(row)[0]?.path ?? []) {
      const die = $(`.hand [data-element="${CSS.escape(element)}"]`);
      if (die && actionsOf(row).length === 1) row.append(picture(die, 24));
    }
  filter();
});

const rows = () => $$("#drawer .choice").filter(isShown);
const actionsOf = (row) => row.dataset.actions.split("|").map((text) => page.choices.actions.find((action) => action.text === text)).filter(Boolean);

function filter() {
  const wanted = $("#filter").value.trim().toLowerCase().split(/\s+/);
  for (const section of $$("#drawer section")) {
    let found = 0;
    for (const row of $$(".choice", section)) {
      const text = `${row.textContent} ${row.title}`.toLowerCase();
      row.parentNode.hidden = !wanted.every((word) => text.includes(word));
      found += row.parentNode.hidden ? 0 : 1;
    }
    section.hidden = !found;
  }
  $("#choices-count").textContent = rows().length;
  const first = rows()[0];
  if (first && !rows().some((row) => row.classList.contains("at"))) mark(first);
}

/** The marked line: Enter plays it, the board shows it. */
function mark(row) {
  for (const other of $$("#drawer .at")) other.classList.remove("at");
  row.classList.add("at");
  point([...new Set(actionsOf(row).slice(0, 1).flatMap((action) => action.path))]);
}

function choose(row) {
  const actions = actionsOf(row);
  if (actions.length === 1) play(actions[0]);
  else if (actions.length) showWays({ ways: actions, anchor: row, play });
}

function keys(event) {
  const all = rows();
  const at = all.findIndex((row) => row.classList.contains("at"));
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const next = all[(at + (event.key === "ArrowDown" ? 1 : all.length - 1)) % all.length];
    if (!next) return;
    mark(next);
    if (document.activeElement?.classList.contains("choice")) next.focus();
    next.scrollIntoView({ block: "nearest" });
    event.preventDefault();
  } else if (event.key === "Enter" && event.target.id === "filter" && all[at]) {
    choose(all[at]);
    event.preventDefault();
  }
}
