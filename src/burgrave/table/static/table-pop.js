// Popovers: a paper page with a pointer beside the piece it speaks of; on the phone it lies above the prompt.

import { $, $$, icon, isPhone, make, page, say } from "./table-page.js";
import { pill, waysWords } from "./table-lights.js";

let open = null;

/** Where a node is on the screen; of several copies the one that is shown. */
export const spot = (node) => node.getBoundingClientRect();

/** Close what is open; true when something was. */
export function closePop(why = "") {
  if (!open) return false;
  const { node, back, closed } = open;
  open = null;
  node.remove();
  if (back?.isConnected) back.focus({ preventScroll: true });
  closed?.(why);
  return true;
}

export const isPopOpen = (kind) => Boolean(open && (!kind || open.kind === kind));

/** Show a page beside an anchor. `body` is a list of nodes, `foot` too; `closed(why)` is called when it closes. */
export function showPop({ anchor, kind, name, head, body, foot = [], closed, width = 336 }) {
  closePop("other");
  const shut = make("button", { class: "button round", type: "button", "aria-label": say("close") }, icon("close", 14));
  shut.addEventListener("click", () => closePop("closed"));
  const node = make("div", { class: `pop ${kind}`, role: "dialog", tabindex: -1, "aria-label": name }, make("div", { class: "top" }, ...head, shut), ...body);
  node.append(make("div", { class: "foot-line" }, ...foot, make("span", { class: "esc" }, make("kbd", {}, "Esc"))));
  $("#over").append(node);
  open = { node, kind, closed, back: document.activeElement };
  place(node, anchor, width);
  return node;
}

/** Beside the anchor where there is room, right first; the pointer shows at it. */
export function place(node, anchor, width) {
  node.style.width = isPhone() ? "" : `${width}px`;
  if (isPhone() && node.classList.contains("pop")) return;
  const at = spot(anchor);
  const { width: w, height: h } = node.getBoundingClientRect();
  const gap = 12;
  const onRight = at.right + gap + w < innerWidth - 8;
  const isSide = onRight || at.left - gap - w > 8;
  const middle = at.top + at.height / 2;
  const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
  const left = isSide ? (onRight ? at.right + gap : at.left - gap - w) : clamp(at.left + at.width / 2 - w / 2, 8, innerWidth - w - 8);
  const below = at.bottom + gap + h < innerHeight - 8;
  const top = isSide ? clamp(middle - Math.min(h / 2, 112), 8, innerHeight - h - 8) : below ? at.bottom + gap : Math.max(8, at.top - gap - h);
  node.style.left = `${left}px`;
  node.style.top = `${top}px`;
  node.classList.add(isSide ? (onRight ? "at-left" : "at-right") : below ? "at-top" : "at-bottom");
  const along = isSide ? clamp(middle - top, 16, h - 16) : clamp(at.left + at.width / 2 - left, 16, w - 16);
  node.style.setProperty("--along", `${along}px`);
}

const KEPT = "burgrave-free";

/** Several actions that look alike: which die, which price. Cheapest first, digits choose. */
export function showWays({ ways, anchor, play, closed }) {
  const free = ways.filter((action) => action.badges.every((badge) => badge.count >= 0));
  if (localStorage.getItem(KEPT) === "1" && free.length === 1) return play(free[0]);
  const rows = ways.map((action, place) => {
    const button = make(
      "button", { class: `choice big${place ? "" : " at"}`, type: "button", "data-way": place + 1 },
      ...marks(action), make("span", { class: "what" }, action.how || action.label), ways.length > free.length ? pill(action) : "", make("kbd", {}, String(place + 1)),
    );
    button.addEventListener("click", () => {
      closePop("played");
      play(action);
    });
    button.addEventListener("focus", () => $$(".at", list).forEach((row) => row.classList.toggle("at", row === button)) || button.classList.add("at"));
    return make("li", {}, button);
  });
  const list = make("ul", {}, ...rows);
  const keep = make("input", { type: "checkbox" });
  keep.checked = localStorage.getItem(KEPT) === "1";
  keep.addEventListener("change", () => localStorage.setItem(KEPT, keep.checked ? "1" : "0"));
  const foot = free.length === 1 && ways.length > 1 ? [make("label", { class: "tickbox" }, keep, say("take_free"))] : [];
  const [title, name] = waysWords(ways);
  const node = showPop({ anchor, kind: "ways", name, head: [make("h3", {}, title)], body: [list], foot, closed });
  $("button.choice", node).focus({ preventScroll: true });
}

/** What pays, and what it is turned to ("next" is the arrow between), so that a way is seen and not only read. A white die belongs to no seat. */
export function marks(action, most = 34) {
  const size = (action.signs ?? []).length > 3 ? Math.min(most, 24) : most;
  const seat = `seat${page.choices.acting + 1}`;
  const sign = (text) => {
    const [name, white] = text.split(" ");
    if (name === "next") return icon("next", Math.round(size / 3));
    const kind = white ? "die" : `die owned ${seat}`;
    return make("svg", { class: `icon ${kind}`, width: size, height: size, viewBox: "0 0 64 64", "aria-hidden": "true" }, make("use", { href: `#i-${name}` }));
  };
  const signs = (action.signs ?? []).map(sign);
  return signs.length ? [make("span", { class: "how" }, ...signs)] : [];
}

/** A piece of the board drawn alone, without rings. */
export function picture(node, size) {
  const box = node.getBBox ? node.getBBox() : { x: 0, y: 0, width: 1, height: 1 };
  const copy = node.cloneNode(true);
  for (const part of $$(".ring, .ring-ink, .tick, .mark, .badge", copy)) part.remove();
  for (const name of ["lit", "first", "selected", "off", "fresh", "priced", "pointed"]) copy.classList.remove(name);
  for (const name of ["data-element", "data-key", "data-help", "tabindex", "role", "aria-label"]) copy.removeAttribute(name);
  const seat = node.closest("[class*=seat]")?.getAttribute("class").match(/seat\d/)?.[0] ?? "";
  const side = Math.max(box.width, box.height);
  const view = `${box.x - (side - box.width) / 2} ${box.y - (side - box.height) / 2} ${side} ${side}`;
  return make("svg", { class: `icon ${seat}`, width: size, height: size, viewBox: view, "aria-hidden": "true" }, copy);
}

export const isFreeKept = () => localStorage.getItem(KEPT) === "1";
export const setFreeKept = (isKept) => localStorage.setItem(KEPT, isKept ? "1" : "0");
