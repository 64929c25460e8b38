// What can be clicked, drawn: rings, prices, ticks, the buttons of the prompt and its words.

import { $, $$, fit, icon, isPhone, isShown, make, page, say, speak } from "./table-page.js";
import { Narrowing } from "./table-narrow.js";
import { isTask, showTasks } from "./table-tasks.js";
import { showAskedTab } from "./table-tabs.js";

const kindIcon = (kind) => page.choices.icons[kind] ?? "point";

/** What has to be paid for an action. */
export const costs = (action) => action.badges.filter((badge) => badge.count < 0);
const priceWords = (action) => (costs(action).length ? action.price || action.how : "");

/** The price of an action as a pill for lists and tips; "free" when it costs nothing. */
export function pill(action) {
  const paid = costs(action);
  if (!paid.length) return make("span", { class: "free" }, say("free"));
  return make("span", { class: "pill" }, ...paid.flatMap((badge) => [String(-badge.count), icon(kindIcon(badge.kind), 14)]));
}

/** The elements as good as a node's own, itself among them. */
export const alike = (node) => (node.dataset.like ?? node.dataset.element).split(" ");

/** What can be clicked, whatever a click does. */
export const LIT = ".lit:is([data-element], [data-plays], [data-draft])";

/** Light what leads on from here; everything else loses its ring. */
export function light(narrowing) {
  const lit = narrowing.lit;
  const picked = new Set([...narrowing.clicked, ...narrowing.implied]);
  const focused = document.activeElement;
  const moved = new Map();
  $$(".badges").forEach((layer) => layer.remove());
  const priced = new Set();
  const offered = new Set($(".plain-element") ? narrowing.actions.flatMap((action) => action.path) : []); // a plain list keeps its places
  for (const node of $$("[data-element]")) {
    const element = node.dataset.element;
    const actions = lit.get(alike(node).find((one) => lit.has(one)));
    const isLit = Boolean(actions) || picked.has(element);
    node.classList.toggle("lit", isLit);
    node.classList.toggle("selected", picked.has(element));
    if (node.matches(".plain-element")) node.classList.toggle("offered", offered.has(element));
    node.classList.toggle("first", isLit && !picked.has(element) && Boolean(node.closest(".hand")));
    const isAside = Boolean(actions) && !narrowing.isBegun && actions.every(({ verb }) => isTask(verb)); // possible, but not what is asked
    node.classList.toggle("aside", isAside);
    node.classList.toggle("off", !isLit && !narrowing.isBegun && element in page.choices.off);
    node.dataset.label ??= node.getAttribute("aria-label") ?? "";
    const cheapest = actions && Narrowing.cheapest(actions);
    const price = cheapest && node.dataset.badge ? priceWords(cheapest) : "";
    label(node, isLit, price, picked.has(element));
    node.classList.toggle("priced", Boolean(price) && !isAside && showPrice(node, cheapest, priced));
    if (isLit) moved.set(node.parentNode, [...(moved.get(node.parentNode) ?? []), node]);
  }
  for (const node of $$("[data-plays], [data-draft]")) {
    const { plays } = node.dataset;
    const isLit = plays ? narrowing.left.some((action) => action.text === plays) : Boolean(page.choices.mine && page.choices.question);
    node.classList.toggle("lit", isLit);
    if (node.tagName === "BUTTON") {
      node.disabled = !isLit;
      continue;
    }
    node.dataset.label ??= node.getAttribute("aria-label") ?? "";
    label(node, isLit, "", node.classList.contains("selected"));
    if (isLit) moved.set(node.parentNode, [...(moved.get(node.parentNode) ?? []), node]);
  }
  // Lit ones last, so that no neighbour covers them.
  for (const [parent, nodes] of moved) if (parent.tagName === "g") parent.append(...nodes);
  for (const layer of $$(".badges")) layer.parentNode.append(layer);
  if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
  verbs(narrowing);
  showTasks(narrowing);
  question(narrowing);
  showAskedTab(narrowing);
}

function label(node, isLit, price, isPicked) {
  node.setAttribute("role", isLit ? "button" : "img");
  if (isLit) node.setAttribute("tabindex", "0");
  else node.removeAttribute("tabindex");
  if (isPicked) node.setAttribute("aria-pressed", "true");
  else node.removeAttribute("aria-pressed");
  node.setAttribute("aria-label", price ? `${node.dataset.label}, ${say("costs", { price })}` : node.dataset.label);
}

/** A dark pill where the drawing wants it; things of one group share one. */
function showPrice(node, action, done) {
  const [x, y, scale = 1, group] = node.dataset.badge.split(" ");
  const svg = node.ownerSVGElement;
  if (group) {
    const key = `${svg.parentNode.className}/${group}`;
    if (done.has(key)) return true;
    done.add(key);
  }
  let layer = $(":scope > .badges", svg);
  if (!layer) svg.append((layer = make("g", { class: "badges" })));
  const paid = costs(action);
  const width = 34 * paid.length;
  const badge = make("g", { class: "badge", transform: `translate(${x} ${y}) scale(${scale})` }, make("rect", { x: -width / 2, y: -10, width, height: 20, rx: 10 }));
  paid.forEach((part, place) => {
    const left = 34 * place - width / 2;
    const count = make("text", { x: left + 10.2, y: 4.4 }, String(-part.count));
    badge.append(count, make("use", { href: `#i-${kindIcon(part.kind)}`, x: left + 16.5, y: -6.6, width: 13.2, height: 13.2 }));
  });
  layer.append(badge);
  return true;
}

/** The buttons of the prompt: one for every verb that is clicked itself. */
function verbs(narrowing) {
  const left = new Set(narrowing.left.map((action) => action.verb));
  const place = $("#verbs");
  if (place) {
    const wanted = [...narrowing.buttons].filter((verb) => verb !== "end" && !isTask(verb));
    const found = new Map($$("button", place).map((button) => [button.dataset.verb, button]));
    for (const verb of wanted) {
      if (!found.has(verb)) place.append(verbButton(verb));
      const button = $(`[data-verb="${verb}"]`, place);
      button.disabled = !left.has(verb);
      button.classList.toggle("lit", left.has(verb));
      button.classList.toggle("selected", narrowing.verb === verb);
      if (page.choices.verbs[verb]?.button === "phone") priceOn(button, narrowing.left.filter((action) => action.verb === verb));
    }
    for (const [verb, button] of found) if (!wanted.includes(verb)) button.remove();
  }
  for (const button of $$("[data-end]")) {
    button.disabled = !narrowing.actions.some((action) => action.verb === "end");
    button.classList.toggle("lit", !button.disabled);
  }
}

/** What the cheapest of some actions costs, on a button that stands for what lies too small on a board. */
function priceOn(button, actions) {
  $(".pill", button)?.remove();
  const cheapest = Narrowing.cheapest(actions);
  if (cheapest && costs(cheapest).length) button.append(pill(cheapest));
}

function verbButton(verb) {
  const shown = page.choices.verbs[verb] ?? { label: verb };
  const sign = shown.icon ? icon(shown.icon, isPhone() ? 20 : 22) : "";
  return make("button", { class: "button", type: "button", "data-verb": verb, "aria-label": shown.title ?? false }, shown.label, sign);
}

/** What some ways have in common, and the same as a question: what they do, or what kind of thing where that differs. */
export function waysWords(ways) {
  const { summary, verb } = ways[0];
  const group = ways.every((action) => action.summary === summary) ? null : page.choices.verbs[verb]?.group;
  return group ? [group, group] : [summary, say("how", { what: summary })];
}

/** The words of the prompt follow the clicks. */
function question(narrowing) {
  const heading = $("#question");
  const hint = $("#hint");
  if (!heading || !hint || page.mode === "replay") return;
  heading.dataset.said ??= heading.textContent;
  const ways = narrowing.ways;
  const left = narrowing.left;
  const isOneVerb = (actions) => actions.every((action) => action.verb === actions[0].verb);
  const sameVerb = narrowing.isBegun && left.length && isOneVerb(left) && !isOneVerb(narrowing.actions); // else the question says more
  heading.textContent = ways.length
    ? waysWords(ways)[1]
    : sameVerb ? (page.choices.verbs[left[0].verb]?.group ?? heading.dataset.said) : narrowing.isBegun && !isOneVerb(narrowing.actions) ? say("go_on") : heading.dataset.said;
  fit(heading);
  $(".rest", hint).hidden = narrowing.isBegun;
  const remain = $(".remain", hint);
  remain.hidden = !narrowing.isBegun;
  if (narrowing.isBegun) remain.firstChild.textContent = say(ways.length ? "ways_left" : "left", { n: left.length });
  speak(`${$("#caps")?.textContent ?? ""}. ${heading.textContent}. ${narrowing.isBegun ? remain.textContent : ""}`);
}

/** Ring the elements of a path, as the marked line of a list has it. */
export function point(elements = [], keys = []) {
  for (const node of $$(".pointed")) node.classList.remove("pointed");
  for (const element of elements) for (const node of $$(`[data-element="${CSS.escape(element)}"]`)) node.classList.add("pointed");
  let first = null;
  for (const key of keys)
    for (const node of $$(`[data-key="${CSS.escape(key)}"]`)) {
      node.classList.add("pointed");
      if (!first && isShown(node)) first = node;
    }
  return first;
}
