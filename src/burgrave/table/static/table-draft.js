// Answers that are composed: every step makes a new draft, which the server draws; it is kept here, in this tab, and posted only when a button plays it.

import { $$, page, tell } from "./table-page.js";

const FAR = 24; // pixels from which a pull is a drag
const MOST = 100; // steps that can be taken back

// Of one question: when it is answered its drafts are out of use, after an undo they are there again.
const place = () => `burgrave-draft ${page.choices.table} ${page.choices.question}`;
const steps = () => (page.choices.question ? JSON.parse(sessionStorage.getItem(place()) ?? "[]") : []);

function keep(drafts) {
  sessionStorage.setItem(place(), JSON.stringify(drafts.slice(-MOST)));
  tell("composed");
}

/** What the query says of the draft; nothing where there is none. */
export function drafted() {
  const draft = steps().at(-1);
  return draft ? { question: page.choices.question, draft } : {};
}

/** Make this the draft and have it drawn. */
export function compose(draft) {
  if (page.choices.question) keep([...steps(), draft]);
}

/** Take back the last step; false when there is none, or none to be seen. */
export function takeBackStep() {
  const drafts = page.choices.home ? steps() : [];
  if (drafts.length) keep(drafts.slice(0, -1));
  return drafts.length > 0;
}

/** A step can be taken back by the same buttons as a move. */
export function lightUndo() {
  for (const button of $$("[data-act=undo]")) {
    button.dataset.off ??= button.disabled;
    button.disabled = button.dataset.off === "true" && !(page.choices.home && steps().length);
  }
}

// ---- dragging: the same as a click on the button that makes the same draft ------------------------------------------------------

let pulled = null; // {node, x, y, id, draft}

const dragsOf = ({ dataset }) => ({ left: dataset.dragLeft, right: dataset.dragRight, up: dataset.dragUp, down: dataset.dragDown });

/** Let parts of the picture be dragged; `mayDrag` says whether it is time for it. */
export function setUpDrags(mayDrag) {
  document.addEventListener("pointerdown", (event) => {
    const node = event.target.closest?.("[data-drag-left], [data-drag-right], [data-drag-up], [data-drag-down]");
    letGo();
    if (node && page.choices.question && event.isPrimary && event.button === 0) pulled = { node, x: event.clientX, y: event.clientY, id: event.pointerId, draft: "" };
  });
  document.addEventListener("pointermove", (event) => pulled?.id === event.pointerId && pull(event));
  document.addEventListener("pointerup", (event) => {
    if (pulled?.id !== event.pointerId) return;
    const { draft, isFar } = pulled;
    letGo();
    if (!isFar) return;
    // Its click comes next and means nothing any more.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    if (draft && mayDrag()) compose(draft);
  });
  for (const name of ["pointercancel", "blur"]) addEventListener(name, letGo);
  document.addEventListener("keydown", (event) => event.key === "Escape" && letGo());
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** The part follows the pointer along one axis; the button that would do the same shows what it does. */
function pull({ clientX, clientY }) {
  const { node, x, y } = pulled;
  const [right, down] = [clientX - x, clientY - y];
  const isAcross = Math.abs(right) >= Math.abs(down);
  const way = isAcross ? (right < 0 ? "left" : "right") : down < 0 ? "up" : "down";
  const draft = dragsOf(node)[way] ?? "";
  pulled.isFar ||= Math.max(Math.abs(right), Math.abs(down)) >= FAR;
  pulled.draft = Math.max(Math.abs(right), Math.abs(down)) >= FAR ? draft : "";
  if (pulled.isFar) tell("dragging");
  const scale = 1 / (node.getScreenCTM?.()?.a || 1);
  const most = (by) => Math.max(-FAR * 1.5, Math.min(FAR * 1.5, by)) * scale;
  node.classList.toggle("dragged", pulled.isFar);
  node.style.translate = draft ? (isAcross ? `${most(right)}px 0` : `0 ${most(down)}px`) : "";
  for (const button of $$("[data-draft]")) button.classList.toggle("hinted", Boolean(pulled.draft) && button.dataset.draft === pulled.draft);
}

function letGo() {
  if (!pulled) return;
  pulled.node.classList.remove("dragged");
  pulled.node.style.translate = "";
  for (const button of $$(".hinted")) button.classList.remove("hinted");
  pulled = null;
}
