// Planning while others think: a turn on a copy. The server draws it and keeps nothing; the steps live here.

import { $, $$, icon, make, on, page, say, tell, toast } from "./table-page.js";
import { ask, busily, button, hideNotice, refresh, seen, take } from "./table-live.js";
import { forget, keepingEnd } from "./table-swap.js";
import { costs } from "./table-lights.js";
import { closePop, isPopOpen, showPop } from "./table-pop.js";

const FACES = 6;
let dice = null;
let steps = []; // actions of the plan
let kept = []; // a finished plan, to follow when the turn comes
let plans = 0; // begun or left: an answer that belongs to an earlier one is no longer wanted

/** Begin with the dice that are rolled; where there are none to use, ask for some. */
export async function startPlan() {
  if (page.busy) return;
  closePop("other");
  hideNotice();
  dice = null;
  steps = [];
  plans += 1;
  await tryToDraw();
}

/** Draw; what is refused is said, and the steps before it stay. */
const tryToDraw = () => draw().then(() => true, (error) => (toast(error.message, true), false));

/** Two rows of faces; the page of the popover is the only place where dice are made up. */
function chooseDice() {
  const chosen = [1, 1];
  const rows = chosen.map((_, place) => {
    const faces = Array.from({ length: FACES }, (_, at) => {
      const face = make("button", { class: `button quiet${at ? "" : " selected"}`, type: "button", "aria-label": at + 1 }, icon(`die${at + 1}`, 26));
      face.addEventListener("click", () => {
        chosen[place] = at + 1;
        faces.forEach((other) => other.classList.toggle("selected", other === face));
      });
      return face;
    });
    return make("div", { class: "faces" }, ...faces);
  });
  const begin = button(say("plan_begin"), async () => {
    dice = chosen;
    closePop("played");
    await tryToDraw();
  });
  showPop({ anchor: $("[data-act=plan]") ?? $("#question"), kind: "dice", name: say("plan_dice"), head: [make("h3", {}, say("plan_dice"))], body: rows, foot: [begin] });
}

async function draw() {
  const body = { dice, actions: steps.map((step) => step.text), seat: page.choices.you[0] };
  const plan = plans;
  const answer = await busily(() => ask(`/plan?${seen()}`, body)).finally(() => plan !== plans && refresh({ still: true, own: true }));
  if (plan !== plans) return;
  if (answer.needs === "dice") return chooseDice();
  page.mode = "plan";
  document.body.classList.add("planning");
  page.play = play;
  page.undo = undo;
  page.leave = leave;
  page.look = draw;
  take(answer, { own: true });
}

async function play(action) {
  steps.push(action);
  const isDrawn = await tryToDraw();
  if (!isDrawn) steps.pop();
  return isDrawn;
}

function undo(isAll) {
  if (page.busy) return true;
  const before = steps;
  steps = isAll ? [] : steps.slice(0, -1);
  tryToDraw().then((isDrawn) => isDrawn || (steps = before));
  return true;
}

/** Back to the real table; the plan stays as a list to follow. */
function leave() {
  plans += 1;
  kept = steps;
  page.mode = "live";
  page.play = page.undo = page.leave = page.look = null;
  document.body.classList.remove("planning");
  forget();
  tell("clear");
  refresh({ still: true, own: true });
  return true;
}

document.addEventListener("click", (event) => event.target.closest("[data-act=leave-plan]") && leave());

// While planning the real table may go on: when the turn comes, the plan gives way and is shown as a list.
on("news", async () => {
  if (page.mode !== "plan") return;
  const now = await ask("/panels?have=").catch(() => null);
  if (now?.choices.mine) leave();
});
on("swapped", () => {
  if (page.mode !== "live") return;
  if (page.choices.mine && isPopOpen("dice")) closePop("late");
  keepingEnd($("#log"), follow);
});

const price = (action) => JSON.stringify(costs(action));

/** What does now what a step of the plan did, for the same price: the dice may have fallen otherwise. */
const doing = (step) => page.choices.actions.find((action) => action.verb === step.verb && action.short === step.short && price(action) === price(step));

/** The steps of the plan above the log: a click plays one, whichever is possible. */
function follow() {
  const place = $("#plan-list");
  place.hidden = !kept.length || !page.choices.mine;
  $("[data-act=log]").classList.toggle("dot", !place.hidden); // behind it on the phone
  if (place.hidden) return;
  const possible = kept.map(doing);
  const next = possible.findIndex(Boolean);
  const rows = kept.map((step, at) => {
    const row = make("button", { class: `choice${at === next ? " at" : ""}`, type: "button", disabled: !possible[at], title: at === next ? say("plan_next") : "" }, make("span", { class: "what" }, step.label));
    row.addEventListener("click", () => (kept.splice(at, 1), tell("play", possible[at].text)));
    return make("li", {}, row);
  });
  const drop = make("button", { class: "button round", type: "button", "aria-label": say("plan_drop"), title: say("plan_drop") }, icon("close", 14));
  drop.addEventListener("click", () => ((kept = []), follow()));
  place.replaceChildren(make("header", {}, make("h3", {}, say("plan_title")), drop), make("ol", {}, ...rows), next < 0 ? make("p", { class: "soft" }, say("plan_gone")) : "");
}
