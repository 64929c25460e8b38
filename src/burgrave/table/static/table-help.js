// Help on every piece: a dark tip after a short rest or a long press, its page by a click on what is not lit or by "?".

import { $, icon, isPhone, make, page, say } from "./table-page.js";
import { Narrowing } from "./table-narrow.js";
import { pill } from "./table-lights.js";
import { closePop, marks, picture, place, showPop } from "./table-pop.js";
import { ask } from "./table-live.js";

const REST = 400;
const PRESS = 450;

let topics = null;
let tip = null;
let timer = null;
let shownFor = null;
let restsAt = ""; // where the pointer was last moved to

const load = async () => (topics ??= await ask("/topics").catch(() => null)) ?? {};
const spotOf = ({ clientX, clientY }) => `${clientX} ${clientY}`;
const about = (node) => node.closest?.("[data-help]");

export function setUpHelp(narrowing) {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const node = about(event.target);
    if (node === shownFor) return;
    hideTip();
    // A piece that came to lie below a resting pointer was not asked about.
    if (node && spotOf(event) !== restsAt) wait(node, REST, narrowing);
  });
  document.addEventListener("pointermove", (event) => (restsAt = spotOf(event)));
  document.addEventListener("pointerdown", (event) => {
    hideTip();
    const node = about(event.target);
    if (node && event.pointerType === "touch") wait(node, PRESS, narrowing, true);
  });
  for (const name of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(name, () => clearTimeout(timer), true);
  document.addEventListener("focusin", (event) => {
    if (isPressTip()) return; // the finger's release brings the focus before its click
    hideTip();
    const node = about(event.target);
    if (node?.matches(":focus-visible")) wait(node, REST, narrowing);
  });
  // The system's own menu of a long press would cover the tip.
  document.addEventListener("contextmenu", (event) => event.pointerType === "touch" && about(event.target) && event.preventDefault());
}

function wait(node, time, narrowing, isPress = false) {
  shownFor = node;
  clearTimeout(timer);
  timer = setTimeout(async () => {
    await load();
    if (shownFor === node && node.isConnected) showTip(node, narrowing(), isPress);
  }, time);
}

export function hideTip() {
  clearTimeout(timer);
  shownFor = null;
  const was = tip;
  tip?.remove();
  tip = null;
  return Boolean(was);
}

/** True while a long press shows a tip: the finger's release is no click then, and the tip stays to be read. */
export const isPressTip = () => Boolean(tip?.dataset.press);

function showTip(node, narrowing, isPress) {
  const topic = topics[node.dataset.help];
  if (!topic) return;
  tip?.remove();
  const element = node.dataset.element;
  const actions = narrowing.lit.get(element);
  const cheapest = actions && Narrowing.cheapest(actions);
  const price = cheapest && (cheapest.how || cheapest.badges.length) && node.dataset.badge ? make("p", {}, ...marks(cheapest, 20), cheapest.how, pill(cheapest)) : "";
  const missing = !actions && page.choices.mine && page.choices.off[element];
  tip = make("div", { class: "tip", role: "tooltip" }, make("b", {}, topic.title), make("span", {}, topic.text), price, missing ? make("p", { class: "no" }, icon("close", 12), missing) : "");
  if (isPress) tip.dataset.press = "1";
  $("#over").append(tip);
  place(tip, node, 236);
}

/** The page of help on a piece. */
export async function showHelp(node) {
  hideTip();
  const [facts] = await Promise.all([factsOf(node.dataset.key), load()]);
  const topic = topics?.[node.dataset.help];
  if (!topic || !node.isConnected) return;
  const label = node.dataset.label ?? node.getAttribute("aria-label") ?? "";
  const isSame = label.toLowerCase() === topic.title.toLowerCase();
  const lines = topic.text.split("\n").map((line) => make("p", {}, line));
  const missing = page.choices.mine && page.choices.off[node.dataset.element];
  if (missing) lines.push(make("p", { class: "no" }, icon("close", 12), missing));
  if (facts.facts.length) lines.push(make("dl", { class: "facts" }, ...facts.facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])));
  const head = [node.ownerSVGElement ? picture(node, 80) : "", make("div", {}, make("span", { class: "caps" }, facts.where || (isSame ? "" : label)), make("h3", {}, topic.title))];
  const link = (anchor, words) => make("a", { href: `${page.choices.rules}#${anchor}`, target: "_blank" }, words);
  const foot = [link(node.dataset.help, say("rule_text")), ...(topic.piece ? [link("group-1", say("all_pieces"))] : [])];
  showPop({ anchor: node, kind: "help", name: topic.title, head, body: lines, foot }).focus({ preventScroll: true });
}

/** Whose a place is, where it lies and what it counts now; nothing for what has no name. */
async function factsOf(key) {
  const at = page.mode === "replay" ? `&at=${page.choices.move}` : "";
  const found = key ? await ask(`/about?key=${encodeURIComponent(key)}${at}`).catch(() => null) : null;
  return found ?? { where: "", facts: [] };
}

/** Keys and the way to play, for whoever asks without pointing at something. */
export function showKeys(anchor) {
  if ($(".pop.keys")) return closePop("again");
  const lines = say("keys").split("\n").map((line) => line.split("\t"));
  const rows = lines.flatMap(([key, text]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, text)]);
  showPop({
    anchor, kind: "keys", name: say("help"), head: [make("h3", {}, say("help"))], body: [make("p", {}, say("how_to")), make("dl", {}, ...(isPhone() ? [] : rows))],
    foot: [make("a", { href: page.choices.rules, target: "_blank" }, say("rules"))],
  });
}
