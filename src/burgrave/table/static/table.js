// The table page: ties clicks, keys and news to the parts. Rules and drawing are the server's; this script knows no game.

import { $, $$, isDrawn, isShown, on, page, say, tell, toast } from "./table-page.js";
import { Narrowing } from "./table-narrow.js";
import { LIT, alike, light, point } from "./table-lights.js";
import { compose, drafted, lightUndo, setUpDrags, takeBackStep } from "./table-draft.js";
import { closePop, isFreeKept, isPopOpen, setFreeKept, showWays } from "./table-pop.js";
import { ask, hideNotice, listen, post, refresh } from "./table-live.js";
import { clearFresh, freshFromLog } from "./table-swap.js";
import { skip } from "./table-glide.js";
import { reveal } from "./table-reveal.js";
import { setUpTabs } from "./table-tabs.js";
import { forget, isSure } from "./table-sure.js";
import { openTasks } from "./table-tasks.js";
import { closeList, openList, setUpList } from "./table-list.js";
import { hideTip, isPressTip, setUpHelp, showHelp, showKeys } from "./table-help.js";
import { closeMenu, closeSide, copyLink, noticeTurn, openSide, setTheme, setUpSide, toggleBell, toggleMenu } from "./table-side.js";

const SNAP = 24; // a finger may miss a lit piece by so many pixels

// Drawn nowhere, or only a way to pay: never worth a click of its own.
const isWay = (element) => {
  const drawn = $$(`[data-element="${CSS.escape(element)}"]`).filter(isDrawn);
  return !drawn.length || drawn.some((node) => "variant" in node.dataset);
};
let narrowing = new Narrowing(page.choices, isWay);

// ---- choosing -----------------------------------------------------------------------------------------------------------------

/** Draw the state of the choice; play what is left when it is one, ask when it is only a question of price. */
function go(anchor) {
  const single = narrowing.single;
  if (single) return play(single);
  forget();
  light(narrowing);
  const ways = narrowing.ways;
  if (ways.length) showWays({ ways, anchor: anchor ?? $(".selected"), play, closed: (why) => why === "closed" && takeBack() });
  else closePop("moved");
}

async function play(action) {
  closePop("played");
  if (!isSure(action)) return narrowing.isBegun && (narrowing.clear(), light(narrowing));
  hideNotice();
  point();
  const done = page.play ? await page.play(action) : await post("/act", { ply: page.choices.ply, action: action.text, seat: page.choices.acting });
  if (!done) {
    narrowing.clear();
    light(narrowing);
  }
}

/** Before every click on the table; false when it is no time for one. */
function mayClick() {
  skip();
  if (page.busy || page.lost || isComposing) return false;
  clearFresh();
  hideNotice();
  return true;
}

function clickElement(node) {
  if (mayClick() && narrowing.click(narrowing.among(alike(node), node.dataset.element))) go(node);
}

/** What a click on a lit node means: one step of a path, a whole action, or one step of a draft. */
function clickLit(node) {
  const { plays, draft } = node.dataset;
  if (!plays && !draft) return clickElement(node);
  if (!node.classList.contains("lit") || !mayClick()) return;
  if (plays) play(narrowing.left.find((action) => action.text === plays));
  else compose(draft);
}

function pressVerb(verb, button) {
  if (!mayClick()) return;
  const whole = narrowing.press(verb);
  if (whole) play(whole);
  else go(button);
}

function takeBack() {
  if (!narrowing.isBegun) return false;
  narrowing.back();
  // Back to where something can be chosen again, not to the same question.
  while (narrowing.isBegun && narrowing.ways.length) narrowing.back();
  light(narrowing);
  return true;
}

on("swapped", ({ own }) => {
  const before = narrowing;
  narrowing = new Narrowing(page.choices, isWay);
  if (page.choices.mine && !own) narrowing.follow(before); // what the reader has done is done: the next question starts from nothing
  if (isPopOpen("ways") && !narrowing.ways.length) closePop("moved");
  light(narrowing);
  lightUndo();
  goOn();
  reveal();
  if (page.mode === "live") freshFromLog();
  noticeTurn();
  waitForSlow();
  goHome();
});

let patience = null;
function waitForSlow() {
  clearTimeout(patience);
  if (page.choices.patience) patience = setTimeout(() => refresh().then(waitForSlow), page.choices.patience * 1000 + 500);
}

/** When a turn of the reader's begins, its own board lies in the middle again. */
let acting = page.choices.acting;
function goHome() {
  const isNew = page.choices.acting !== acting && page.choices.mine;
  acting = page.choices.acting;
  if (!isNew || page.focus === null || page.mode !== "live") return;
  page.focus = null;
  refresh({ still: true });
}

on("news", (news) => refresh({ sync: news !== "table" }));
// Until a step is drawn, no other can be taken from the old picture.
let isComposing = false;
/** What was composed before, of a question that has come up (again): with the page, or by an undo. */
let question = "";
function goOn() {
  const isNew = page.choices.question !== question;
  question = page.choices.question;
  if (isNew && drafted().draft) tell("composed");
}
on("composed", async () => {
  isComposing = true;
  document.body.classList.add("busy");
  await redraw({ own: true });
  isComposing = false;
  document.body.classList.toggle("busy", page.busy);
});
on("dragging", hideTip);
on("clear", () => (narrowing.clear(), light(narrowing)));
on("play", (text) => play(page.choices.actions.find((action) => action.text === text)));
on("nudge", ({ seat }) => page.choices.you.includes(seat) && toast(say("nudged")));

// ---- clicks -------------------------------------------------------------------------------------------------------------------

const ACTS = {
  undo: () => takeBackStep() || (page.undo?.() ?? post("/undo", { ply: page.choices.ply })),
  redo: () => post("/redo", { ply: page.choices.ply }),
  "back-to": ({ dataset }) => post("/undo", { ply: page.choices.ply, steps: Number(dataset.steps) }),
  tasks: (button) => openTasks(button, narrowing),
  reset: () => page.undo?.(true) ?? post("/undo-turn", { ply: page.choices.ply }),
  list: () => openList(),
  help: (button) => showKeys(button),
  chat: () => openSide("chat"),
  log: () => openSide("log"),
  scores: () => openSide("scores"),
  "close-side": () => closeSide(),
  bell: toggleBell,
  menu: (button) => {
    $("[data-act=free]").setAttribute("aria-pressed", isFreeKept());
    toggleMenu(button);
  },
  theme: (button) => setTheme(button.value),
  copy: copyLink,
  focus: (button) => look(Number(button.dataset.seat)),
  back: () => takeBack(),
  free: (button) => (setFreeKept(!isFreeKept()), button.setAttribute("aria-pressed", isFreeKept())),
  plan: async () => (await import("./table-plan.js")).startPlan(),
  post: (button) => press(button),
};

/** Have the table drawn again for its reader alone: another board, another draft. */
const redraw = (how) => (page.look ? page.look() : refresh({ still: true, ...how }));

/** Look at another seat's board; once more, or at one's own: back again. */
async function look(seat) {
  page.focus = page.focus === seat || (page.choices.you.includes(seat) && page.choices.you.length === 1) ? null : seat;
  closeSide();
  await redraw();
  if (page.focus !== null) tell("look");
}

/** A button that asks the server for something; it may lead to another page. */
async function press(button) {
  const { path, done } = button.dataset;
  const picked = button.closest(".pick")?.querySelector("select"); // what it is to be asked for with
  try {
    const answer = await ask(path, picked ? { [picked.name]: picked.value } : {});
    if (done) toast(done);
    if (answer.go) location.assign(answer.go);
    else await refresh({ sync: true });
  } catch (error) {
    toast(error.message, true);
  }
}

document.addEventListener("click", (event) => {
  const target = event.target;
  if (isPressTip()) return;
  const act = target.closest("[data-act]");
  if (!target.closest("#menu [aria-pressed], #menu .themes, #menu form, [data-act=menu]")) closeMenu();
  if (act) {
    if (act.disabled) return;
    event.preventDefault();
    return ACTS[act.dataset.act]?.(act);
  }
  const verb = target.closest("[data-verb]");
  if (verb) return verb.disabled || pressVerb(verb.dataset.verb, verb);
  const end = target.closest("[data-end]");
  if (end) return end.disabled || pressVerb("end", end);
  const lit = target.closest(LIT) ?? (isTouch && !target.closest("[data-help]") && nearestLit(event));
  if (lit) return clickLit(lit);
  if (target.closest(".pop, .choice")) return;
  const isBoard = target.closest("[data-help]");
  const seat = target.closest("[data-look]");
  if (isPopOpen("ways")) return closePop("closed");
  if (isBoard && !closePop("closed")) return showHelp(isBoard);
  closePop("closed");
  if (seat) look(Number(seat.dataset.look));
});

let isTouch = false;
document.addEventListener("pointerdown", (event) => (isTouch = event.pointerType === "touch"), true);

/** A tap beside a lit piece means that piece. */
function nearestLit({ clientX, clientY, target }) {
  if (target.closest("button, a, input, .pop, #drawer, .side")) return null;
  let best = null;
  let least = SNAP;
  for (const node of $$(LIT).filter(isShown)) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const distance = Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
    if (distance < least) [best, least] = [node, distance];
  }
  return best;
}

// A whole action shows what it is made of.
for (const name of ["pointerover", "focusin"])
  document.addEventListener(name, ({ target }) => {
    const node = target.closest?.(".lit[data-plays]") ?? null;
    if (node !== shows) point((shows = node)?.dataset.plays.split(" ").slice(1));
  });
let shows = null; // the node whose path is ringed

// ---- keys ---------------------------------------------------------------------------------------------------------------------

const pressAct = (name) => $$(`[data-act=${name}]:not([disabled])`).find(isShown)?.click();

document.addEventListener("keydown", (event) => {
  const target = event.target;
  if (event.key === "Escape") {
    hideTip();
    if (closePop("closed") || closeMenu() || forget() || closeList() || takeBack() || closeSide() || hideNotice() || page.leave?.()) event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
  const node = target.closest?.("[data-element], [data-plays], [data-draft]");
  if ((event.key === "Enter" || event.key === " ") && node && target.tagName !== "BUTTON") {
    event.preventDefault();
    return clickLit(node);
  }
  const number = Number(event.key);
  if (number >= 1) return digit(number);
  const acts = { u: () => pressAct("undo"), r: () => pressAct("redo"), e: () => $$("[data-end]:not([disabled])").find(isShown)?.click(), l: openList };
  acts["?"] = () => (target.closest("[data-help]") ? showHelp(target.closest("[data-help]")) : showKeys($("[data-act=help]")));
  const act = acts[event.key.toLowerCase()];
  if (act && page.mode !== "replay") {
    event.preventDefault();
    act();
  }
});

/** Digits choose among the ways of a popover, else among the dice of the hand, else among whole actions that lie on the board. */
function digit(number) {
  if (isPopOpen("ways")) return $(`[data-way="${number}"]`)?.click();
  const held = $$(".hand [data-element]");
  const node = (held.length ? held : $$("g.lit[data-plays]").filter(isShown))[number - 1];
  if (node?.classList.contains("lit")) clickLit(node);
}

// ---- begin --------------------------------------------------------------------------------------------------------------------

setUpSide();
setUpTabs();
setUpList(play);
setUpHelp(() => narrowing);
setUpDrags(mayClick);
light(narrowing);
lightUndo();
reveal();
if (page.mode === "live") freshFromLog();
noticeTurn();
waitForSlow();
document.body.classList.add("ready");
if (page.mode === "replay") import("./table-replay.js").then((replay) => replay.start());
else listen();
goOn();
