// New panels take the place of old ones; focus, scrolling and a half-made choice stay; what changed is marked and glides.

import { $, $$, isShown, page, tell } from "./table-page.js";
import { animate } from "./table-glide.js";

const marks = JSON.parse($("#marks").textContent); // panel -> what the server calls its content
let logMarks = JSON.parse($("#log-marks").textContent);

/** What this page has already, for the server to leave out. */
export function have() {
  const log = `${logMarks.length}.${logMarks.at(-1) ?? ""}.${logMarks.at(-2) ?? ""}`; // the last entry may still grow: the one before it too
  const lastChat = $("#chat-lines")?.lastElementChild?.dataset.number ?? 0;
  return { have: Object.entries(marks).map(([name, mark]) => `${name}.${mark}`).join(","), log, chat: lastChat };
}

/** Forget what is there, so that everything is sent again. */
export function forget() {
  for (const name of Object.keys(marks)) delete marks[name];
  logMarks = [];
}

/** What lies where, among what is shown: key -> {piece, node, rect}. */
function inventory() {
  const found = new Map();
  for (const node of $$("[data-key]")) {
    if (!isShown(node)) continue;
    const rect = node.getBoundingClientRect();
    found.set(node.dataset.key, { piece: node.dataset.piece ?? "", node, rect });
  }
  return found;
}

/** Put an answer of the server in place. `own`: the reader's own doing, which needs no marks. Returns false when the log does not fit. */
export function swap(answer, { own = false, still = false } = {}) {
  const before = inventory();
  const focus = remember();
  const fits = keepingEnd($("#log"), () => { // a card that grows takes of its height
    for (const [name, html] of Object.entries(answer.panels ?? {})) {
      const place = $(`[data-panel="${name}"]`);
      if (place) place.innerHTML = html;
    }
    Object.assign(marks, answer.marks ?? {});
    $("#own").className = `panel own seat${answer.choices.focus + 1}${answer.choices.home ? "" : " away"}`;
    return !answer.log || log(answer.log);
  });
  if (answer.chat) chat(answer.chat);
  page.choices = answer.choices;
  restore(focus);
  tell("swapped", { own });
  const after = inventory(); // the page may have scrolled
  const changed = [...after].filter(([key, now]) => before.has(key) && before.get(key).piece !== now.piece).map(([key]) => key);
  if (!own) for (const key of changed) fresh.add(key);
  showFresh();
  if (!still) animate(before, after, changed);
  return fits;
}

// ---- fresh marks: what others did since the reader last clicked ---------------------------------------------------------

const fresh = new Set();

/** Mark the log entries of others since the reader's own last action. */
export function freshFromLog() {
  const since = page.choices.since;
  keepingEnd($("#log"), () => { // bold lines are longer
    for (const line of $$("#log [data-ply]")) {
      // What the table did by itself after that action counts too, but is no news of anybody.
      const isNew = since > 0 && Number(line.dataset.ply) >= since && !page.choices.you.includes(Number(line.dataset.seat ?? -1));
      line.classList.toggle("fresh", isNew && "seat" in line.dataset);
      if (isNew && line.dataset.keys) for (const key of line.dataset.keys.split(" ")) fresh.add(key);
    }
  });
  showFresh();
}

export function clearFresh() {
  fresh.clear();
  showFresh();
  for (const line of $$("#log .fresh")) line.classList.remove("fresh");
}

function showFresh() {
  for (const node of $$("[data-key]")) node.classList.toggle("fresh", fresh.has(node.dataset.key) && !node.closest(".hand"));
}

// ---- log and chat grow at their end ---------------------------------------------------------------------------------------

function log(update) {
  const list = $("#log");
  if (update.from > logMarks.length || (update.from && logMarks[update.from - 1] !== update.mark)) return false;
  while (list.children.length > update.from) list.lastElementChild.remove();
  list.insertAdjacentHTML("beforeend", update.html.join(""));
  logMarks = [...logMarks.slice(0, update.from), ...update.marks];
  return true;
}

/** Change what stands in or around a list; who was reading its end still does. */
export function keepingEnd(list, change) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const answer = change();
  if (atEnd) list.scrollTop = list.scrollHeight;
  return answer;
}

function chat(update) {
  const list = $("#chat-lines");
  if (!list || !update.html.length) return;
  list.insertAdjacentHTML("beforeend", update.html.join(""));
  list.scrollTop = list.scrollHeight;
  tell("said");
}

// ---- focus ------------------------------------------------------------------------------------------------------------------

/** How to find the focused thing again after its panel was drawn again. */
function remember() {
  const node = document.activeElement;
  if (!node || node === document.body || !node.closest("[data-panel]")) return null;
  const { element, key, verb, act } = node.dataset;
  const panel = node.closest("[data-panel]").dataset.panel;
  const by = element ? `[data-element="${CSS.escape(element)}"]` : verb ? `[data-verb="${verb}"]` : act ? `[data-act="${act}"]` : key ? `[data-key="${CSS.escape(key)}"]` : "";
  return { node, panel, by: node.id ? `#${node.id}` : by };
}

function restore(focus) {
  if (!focus || focus.node.isConnected) return;
  const node = focus.by && $(`[data-panel="${focus.panel}"] ${focus.by}`);
  if (node?.tagName === "g") node.setAttribute("tabindex", "-1"); // until it is lit again
  // What was focused is gone: the prompt says what comes next.
  (node || $("#question"))?.focus({ preventScroll: true });
}
