// Tasks: what is possible besides the question, as a small group of signs; on a phone behind one button. Knows no game.

import { $, $$, icon, make, page, say } from "./table-page.js";
import { closePop, showPop } from "./table-pop.js";

const tasks = () => page.choices.tasks?.verbs ?? [];

/** Whether a verb has its place among the tasks. */
export const isTask = (verb) => tasks().some((task) => task.verb === verb);

/** How many different things some actions of a verb are; ways to the same one count once. */
const countOf = (actions, verb) => new Set(actions.filter((action) => action.verb === verb).map((action) => action.short)).size;

const named = (task, n) => (n ? say("task", { name: task.label, n }) : task.label);

/** Show the group: lit is what is possible, with the number of choices where there are several. */
export function showTasks(narrowing) {
  const place = $("#tasks");
  if (!place) return;
  const verbs = tasks().map((task) => task.verb).join(" ");
  if (place.dataset.verbs !== verbs) build(place);
  place.dataset.verbs = verbs;
  for (const task of tasks()) {
    const button = $(`[data-verb="${task.verb}"]`, place);
    const n = countOf(narrowing.left, task.verb);
    button.disabled = !n;
    button.classList.toggle("lit", n > 0);
    button.classList.toggle("selected", narrowing.verb === task.verb);
    button.setAttribute("aria-label", named(task, n));
    button.title = named(task, n);
    $("b", button).textContent = n > 1 ? n : "";
  }
  const all = $(".all-tasks", place);
  if (!all) return;
  const possible = $$(".task.lit", place).length;
  all.disabled = !possible;
  all.classList.toggle("lit", possible > 0);
  $("b", all).textContent = possible || "";
}

function build(place) {
  const { title, short } = page.choices.tasks ?? {};
  place.replaceChildren();
  if (!tasks().length) return;
  place.setAttribute("aria-label", title);
  const signs = tasks().map((task) => make("button", { class: "button task", type: "button", "data-verb": task.verb }, icon(task.icon, 26), make("b", {})));
  place.append(
    make("span", { class: "caps", "aria-hidden": "true" }, title), make("div", { class: "signs" }, ...signs),
    make("button", { class: "button all-tasks", type: "button", "data-act": "tasks", "aria-haspopup": "dialog" }, make("span", {}, short), make("b", {})),
  );
}

/** On a phone: the same as a list, with words. */
export function openTasks(button, narrowing) {
  const rows = tasks().map((task) => {
    const n = countOf(narrowing.left, task.verb);
    const row = make(
      "button", { class: "choice big", type: "button", "data-verb": task.verb, disabled: !n, "aria-label": named(task, n) },
      icon(task.icon, 26), make("span", { class: "what" }, task.label), n > 1 ? make("span", { class: "ways" }, String(n)) : "",
    );
    return make("li", {}, row);
  });
  const { title } = page.choices.tasks;
  const node = showPop({ anchor: button, kind: "task-list", name: title, head: [make("h3", {}, title)], body: [make("ul", {}, ...rows)] });
  node.addEventListener("click", (event) => event.target.closest("[data-verb]:not([disabled])") && closePop("moved"), true);
  $("button.choice:not([disabled])", node)?.focus({ preventScroll: true });
}
