// Replay: the same page at any move of the past. A slider, play and pause, arrow keys; the log shows where we are.

import { $, $$, fit, icon, page, say, toast } from "./table-page.js";
import { ask, seen, take } from "./table-live.js";
import { clearFresh } from "./table-swap.js";

const PACE = 1400;
const SPEEDS = [1, 2, 4];

const count = Number($("#replay").dataset.moves);
let at = Number($("#replay").dataset.at);
let shown = at;
let timer = null;
let speed = 1;
let isFetching = false;

/** The line of the log about a move: the last one that begins with it or before. */
function lineAt(move) {
  let found = null;
  for (const line of $$("#log > li:not(.head)")) {
    if (Number(line.dataset.ply) > move) break;
    found = line;
  }
  return found;
}

function tellMove() {
  const line = lineAt(at);
  for (const other of $$("#log .at")) other.classList.remove("at");
  const bar = $("#replay");
  bar.className = bar.className.replace(/ seat\d/, "");
  $("#caps").textContent = say("move_of", { n: at, all: count });
  if (!line || at === 0) {
    $("#question").textContent = say("opening");
    $("#hint").textContent = "";
    $("#replay-flag").replaceChildren(icon("play", 28));
    if (at === 0) $("#log").scrollTop = 0;
  } else {
    line.classList.add("at");
    line.scrollIntoView({ block: "center" });
    const sentence = $(".words", line).cloneNode(true);
    const why = $(".why", sentence)?.textContent ?? "";
    $(".why", sentence)?.remove();
    $("#question").title = sentence.textContent.trim();
    $("#question").textContent = $("#question").title.split(", ")[0]; // the log has the rest
    const gain = $(".gain", line);
    $("#hint").replaceChildren(...[gain?.cloneNode(true), gain && why ? " · " : "", why].filter(Boolean));
    const shield = $(".shield", line);
    $("#replay-flag").replaceChildren(shield ? shield.cloneNode(true) : icon("die5", 32));
    for (const size of ["width", "height"]) $("#replay-flag svg").setAttribute(size, 38);
    if (line.dataset.seat) bar.classList.add(`seat${Number(line.dataset.seat) + 1}`);
  }
  fit($("#question"));
  $("#replay-at").value = at;
  if ($("#replay-branch")) $("#replay-branch").disabled = at === count; // there the game is over
}

/** Show the table at `at`; while one move is fetched, only the last wish counts. */
async function show() {
  tellMove();
  history.replaceState(null, "", `?at=${at}`);
  if (isFetching) return;
  isFetching = true;
  while (shown !== at || page.isLooking) {
    page.isLooking = false;
    const wanted = at;
    try {
      const answer = await ask(`/panels?${seen({ at: wanted })}`);
      clearFresh();
      take(answer, { own: Math.abs(wanted - shown) !== 1, still: Math.abs(wanted - shown) !== 1 });
      shown = wanted;
    } catch (error) {
      toast(error.message, true);
      stop();
      break;
    }
  }
  isFetching = false;
}

function go(move) {
  at = Math.max(0, Math.min(count, move));
  show();
}

function stop() {
  clearInterval(timer);
  timer = null;
  $("#replay-play").replaceChildren(icon("play", 18));
}

function play() {
  if (timer) return stop();
  if (at >= count) at = 0;
  $("#replay-play").replaceChildren(icon("pause", 18));
  const step = () => (at < count ? go(at + 1) : stop());
  timer = setInterval(step, PACE / speed);
  step();
}

export function start() {
  page.look = () => {
    page.isLooking = true;
    return show();
  };
  $("#replay-at").addEventListener("input", (event) => (stop(), go(Number(event.target.value))));
  for (const button of $$("[data-step]")) button.addEventListener("click", () => (stop(), go(at + Number(button.dataset.step))));
  $("#replay-play").addEventListener("click", play);
  $("#replay-speed").addEventListener("click", (event) => {
    speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
    event.target.textContent = `${speed}x`;
    if (timer) (stop(), play());
  });
  $("#replay-branch")?.addEventListener("click", async () => {
    try {
      location.assign((await ask("/branch", { ply: at })).go);
    } catch (error) {
      toast(error.message, true);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input:not([type=range]), textarea")) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -count, End: count };
    if (event.key === " " && !event.target.matches("button, a")) play();
    else if (event.key in steps) (stop(), go(at + steps[event.key]));
    else return;
    event.preventDefault();
  });
  $("#log").addEventListener("click", (event) => {
    const line = event.target.closest("li[data-ply]");
    if (line) (stop(), go(Number(line.dataset.upto ?? line.dataset.ply)));
  });
  tellMove();
}
