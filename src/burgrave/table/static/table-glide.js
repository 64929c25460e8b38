// Motion: pieces glide from their old place to the new one, dice tumble, points count up. One thing at a time; a click skips the rest.

import { $, $$, isShown, isStill, make } from "./table-page.js";

const GLIDE = 220;
const TUMBLE = 350;
const COUNT = 400;
const MOST = 5; // of one change: more at once is no longer a move but a new table

let running = []; // what to end when somebody clicks

/** Show everything as it is now. */
export function skip() {
  for (const stop of running.splice(0)) stop();
}

/** Animate what differs between two inventories of swap. */
export async function animate(before, after, changed) {
  skip();
  if (isStill() || document.hidden) return;
  const left = new Map(); // piece -> keys that lost it
  for (const [key, was] of before)
    if (was.piece && after.get(key)?.piece !== was.piece) left.set(was.piece, [...(left.get(was.piece) ?? []), key]);
  const flights = [];
  const turned = [];
  for (const key of changed) {
    const now = after.get(key);
    const from = now.piece && left.get(now.piece)?.shift();
    if (from && before.get(from).rect.width) flights.push({ node: now.node, from: before.get(from).rect, to: now.rect });
    else if (now.piece && now.node.classList.contains("die")) turned.push(now.node);
  }
  const scores = $$("[data-points]").filter(isShown).map((node) => ({ node, was: seen.get(node.dataset.points), now: Number(node.textContent) }));
  for (const { node, now } of scores) seen.set(node.dataset.points, now);
  let isSkipped = false;
  running.push(() => (isSkipped = true));
  if (flights.length <= MOST)
    for (const flight of flights) {
      if (isSkipped) return;
      await glide(flight);
    }
  if (isSkipped) return;
  await Promise.all(turned.map(tumble));
  for (const { node, was, now } of scores) if (was !== undefined && was !== now && !isSkipped) count(node, was, now);
}

const seen = new Map();
for (const node of $$("[data-points]")) seen.set(node.dataset.points, Number(node.textContent));

/** A copy of the piece flies over everything from its old place; the piece itself appears when it arrives. */
function glide({ node, from, to }) {
  const parent = node.parentNode;
  const matrix = parent.getScreenCTM?.();
  if (!matrix) return Promise.resolve();
  const copy = node.cloneNode(true);
  copy.removeAttribute("data-element");
  for (const part of $$(".ring, .ring-ink, .mark, .tick", copy)) part.remove();
  const seat = node.closest("[class*=seat]")?.getAttribute("class").match(/seat\d/)?.[0] ?? "";
  const group = make("g", { class: seat, transform: `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})` }, copy);
  const sky = make("svg", { class: "fly", "aria-hidden": "true" }, group);
  document.body.append(sky);
  node.classList.add("flying");
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.3, from.width / (to.width || 1));
  sky.style.transformOrigin = `${to.left + to.width / 2}px ${to.top + to.height / 2}px`;
  const flight = sky.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], { duration: GLIDE, easing: "ease-out" });
  return new Promise((done) => {
    const end = () => {
      sky.remove();
      node.classList.remove("flying");
      done();
    };
    running.push(() => flight.finish());
    flight.finished.then(end, end);
  });
}

function tumble(node) {
  node.style.transformBox = "fill-box";
  node.style.transformOrigin = "center";
  const turn = node.animate(
    [{ transform: "rotate(-200deg) scale(.6)" }, { transform: "rotate(20deg) scale(1.08)", offset: 0.7 }, { transform: "none" }],
    { duration: TUMBLE, easing: "ease-out" },
  );
  running.push(() => turn.finish());
  return turn.finished.catch(() => {});
}

function count(node, was, now) {
  const start = performance.now();
  let isDone = false;
  running.push(() => {
    isDone = true;
    node.textContent = now;
  });
  const step = (time) => {
    if (isDone) return;
    const part = Math.min(1, (time - start) / COUNT);
    node.textContent = Math.round(was + (now - was) * part);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
