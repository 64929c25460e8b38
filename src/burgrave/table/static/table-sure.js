// An action that gives something up is asked about once, in the very place where it was chosen; the second time it is played. Knows no game.

import { $$, make, on, speak, toast } from "./table-page.js";

let asked = null; // the text of the action
let before = []; // [node, its children]: what stood where it is asked

/** Whether an action may be played: at once, or because it was asked about and chosen again. */
export function isSure(action) {
  const isAgain = asked === action.text;
  forget();
  if (!action.warns || isAgain) return true;
  asked = action.text;
  const places = placesOf(action);
  for (const node of places) {
    before.push([node, [...node.childNodes]]);
    const what = `${node.textContent.trim()}?`;
    node.replaceChildren(make("span", { class: "sure" }, make("b", {}, what), make("small", {}, action.warns)));
  }
  if (!places.length) toast(action.warns);
  speak(`${action.label}? ${action.warns}`);
  return false;
}

/** Where it can be chosen: its button, and its line in the list of choices. */
function placesOf({ verb, text, path }) {
  const buttons = path.length ? [] : $$(verb === "end" ? "[data-end]" : `#verbs [data-verb="${verb}"]`);
  return [...buttons, ...$$(`#drawer .choice[data-actions="${CSS.escape(text)}"] .what`)];
}

/** Nobody is asked any more; true when somebody was. */
export function forget() {
  const wasAsked = asked !== null;
  asked = null;
  for (const [node, children] of before.splice(0)) node.replaceChildren(...children);
  return wasAsked;
}

on("swapped", forget);
