// What every part of the script shares: the words, the present choices, small helpers. Knows no game.

const read = (id) => JSON.parse(document.getElementById(id).textContent);

export const words = read("words");
export const page = {
  choices: read("choices"),
  base: document.body.dataset.base, // "/t/k3..."
  mode: document.body.dataset.mode, // "live", "replay", and, while planning, "plan"
  focus: new URLSearchParams(location.search).get("focus"), // the seat somebody chose to look at
  busy: false, // an action is on its way
  lost: false, // the line is broken
};

export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

const plurals = new Intl.PluralRules(document.documentElement.lang);

/** A sentence of the page with its gaps filled: say("left", {n: 2}). Of three forms (for 1, 2 and 5) the one that n asks for. */
export function say(key, values = {}) {
  const text = Array.isArray(words[key]) ? words[key][{ one: 0, few: 1 }[plurals.select(values.n)] ?? 2] : words[key];
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** An element: make("b", {class: "x"}, "text", child). Text is never markup. */
export function make(tag, attributes = {}, ...children) {
  const svg = ["svg", "g", "rect", "use", "text"].includes(tag);
  const node = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== false && value != null) node.setAttribute(name, value === true ? "" : value);
  node.append(...children.filter((child) => child != null && child !== ""));
  return node;
}

export const icon = (name, size = 16) =>
  make("svg", { class: "icon", width: size, height: size, viewBox: "0 0 64 64", "aria-hidden": "true" }, make("use", { href: `#i-${name}` }));

/** The layout of a phone, upright or on its side; the same words stand in the sheets. */
export const phone = matchMedia("(max-width: 760px), (max-width: 960px) and (max-height: 500px)");
export const isPhone = () => phone.matches;
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const isShown = (node) => node.getClientRects().length > 0;
/** Shown, or in a tab of a phone that is not open just now. */
export const isDrawn = (node) => isShown(node) || (isPhone() && Boolean(node.closest(".tab-panel[hidden]")));

/** Set a heading in the largest of its sizes in which all of it can be read; where words are cut, buttons of the prompt draw together first. */
export function fit(heading) {
  const prompt = heading.closest(".prompt");
  const isWhole = (node) => !node || (node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight + 2);
  for (const sizes of [["", "long"], ["", "long", "longer"]]) {
    prompt.classList.toggle("tight", sizes.length > 2);
    for (const size of sizes) {
      heading.className = size;
      if ([heading, $("#hint", prompt), $(".rest > .wide", prompt)].every(isWhole)) return;
    }
  }
}

/** Read politely by a screen reader. */
export function speak(text) {
  const spoken = $("#spoken");
  if (spoken.textContent !== text) spoken.textContent = text;
}

/** A short note under the bar, for six seconds. */
export function toast(text, isBad = false) {
  const note = make("div", { class: `toast${isBad ? " bad" : ""}`, role: "status" }, text);
  $("#toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}

export const on = (name, listener) => document.addEventListener(`table:${name}`, (event) => listener(event.detail));
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`table:${name}`, { detail }));
