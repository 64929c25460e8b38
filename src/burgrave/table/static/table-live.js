// The line to the server: news, panels, posts; and what the prompt says when it breaks.

import { $, icon, isPhone, make, page, phone, say, speak, tell } from "./table-page.js";
import { drafted } from "./table-draft.js";
import { forget, have, swap } from "./table-swap.js";

const SLOWEST = 15000; // between two attempts
const BACK = 4000; // how long "you are back" stays
const GRACE = 1500; // a line that comes back at once was not worth a word

let source = null;
let attempts = 0;
let lostAt = 0;
let timer = null;
let grace = null;
let isFetching = false;
let isWanted = false;
let isSync = false;
let heard = null; // the last news of the table
let onTheirWay = 0; // requests without an answer

/** Ask the server; JSON comes back. An answer that says no is thrown, with `status` and the reason in `message`. Meanwhile the body is `asking`. */
export async function ask(path, body) {
  document.body.classList.toggle("asking", ++onTheirWay > 0);
  try {
    return await request(path, body);
  } finally {
    document.body.classList.toggle("asking", --onTheirWay > 0);
  }
}

async function request(path, body) {
  const options = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let answer;
  try {
    answer = await fetch(page.base + path, { credentials: "same-origin", cache: "no-store", ...options });
  } catch {
    throw Object.assign(new Error(say("unreachable")), { status: 0 });
  }
  const isJson = answer.headers.get("content-type")?.includes("json");
  const data = isJson ? await answer.json() : null;
  if (answer.ok && data) return data;
  throw Object.assign(new Error(data?.detail ?? data?.message ?? say("unreachable")), { status: answer.status });
}

/** The query that says what this page shows and has. */
export function seen(more = {}) {
  const query = { ...have(), ...drafted(), layout: isPhone() ? "phone" : "desk", ...more };
  if (page.focus !== null) query.focus = page.focus;
  if (page.isListOpen) query.list = 1;
  return new URLSearchParams(query).toString();
}

/** Fetch what is new; asked meanwhile, or while an action is on its way, once more after that. */
export async function refresh(how = {}) {
  if (page.mode !== "live") return;
  isWanted = true;
  if (how.sync) isSync = true; // not only the moves may have changed, and another process may know more
  if (isFetching || page.busy) return;
  isFetching = true;
  while (isWanted && !page.busy && page.mode === "live") {
    const more = { ply: Math.max(heard?.ply ?? 0, page.choices.ply), ...(isSync && { sync: 1 }) };
    isWanted = isSync = false;
    try {
      const answer = await ask(`/panels?${seen(more)}`);
      // An own action may have overtaken this answer: then it is out of date.
      if (page.busy || answer.choices.ply < page.choices.ply) isWanted = true;
      else if (page.mode === "live") take(answer, how);
    } catch (error) {
      if (error.status === 0) lose();
      else if (error.status === 404 || error.status === 410) location.reload();
      else if (error.status >= 500) stumble(error);
    }
  }
  isFetching = false;
}

/** Put an answer in place; when the log does not fit, all of it is fetched again. */
export function take(answer, how) {
  if (swap(answer, how)) return;
  forget();
  isWanted = true;
}

/** Whether the table has gone on since what this page shows. */
const isNews = ({ ply, revision }) => ply > page.choices.ply || (ply === page.choices.ply && revision !== page.choices.revision);

/** Until work is done nothing else can be played: the picture is about to change. */
export async function busily(work) {
  page.busy = true;
  document.body.classList.add("busy");
  try {
    return await work();
  } finally {
    page.busy = false;
    document.body.classList.remove("busy");
  }
}

/** Post something that changes the table; the answer holds the new panels. */
export async function post(path, body) {
  if (page.busy || page.lost) return false;
  let refused = null;
  await busily(async () => take(await ask(`${path}?${seen()}`, body), { own: true })).catch((error) => (refused = error));
  if (refused?.status === 0) lose();
  else if (refused) {
    await refresh();
    refuse(refused);
  } else if (isWanted || (heard && isNews(heard))) refresh();
  return !refused;
}

/** Say in the prompt why something was not done; the board is up to date below it. */
function refuse(error) {
  const isStale = error.status === 409;
  notice({
    kind: "bad", sign: icon("warn", 32), caps: say("not_played"),
    title: isStale ? say("went_on") : say("refused"), hint: isStale ? say("went_on_hint") : error.message,
    acts: [button(say("choose_again"), () => hideNotice())],
  });
}

/** The server is there, but something is wrong with it or with this table. The moves are safe. */
function stumble(error) {
  const record = make("a", { class: "button quiet", href: `/api/tables/${page.choices.table}/record`, download: "" }, say("moves"));
  notice({
    kind: "bad", sign: icon("warn", 32), caps: say("error", { n: error.status }), title: say("stopped"), hint: say("stopped_hint"),
    acts: [button(say("try_now"), () => (hideNotice(), refresh())), record],
  });
}

// ---- news -------------------------------------------------------------------------------------------------------------------

export function listen() {
  if (page.mode === "replay") return;
  clearTimeout(timer);
  timer = null;
  source?.close();
  source = new EventSource(`${page.base}/events`);
  source.addEventListener("open", found);
  source.addEventListener("error", () => {
    attempts += 1;
    clearTimeout(timer);
    timer = setTimeout(listen, Math.min(SLOWEST, 1000 * 2 ** Math.min(attempts - 1, 4)));
    if (page.lost) lose();
    else grace ??= setTimeout(lose, GRACE);
  });
  for (const name of ["table", "seats", "rematch", "chat", "nudge"])
    source.addEventListener(name, (event) => {
      const data = JSON.parse(event.data);
      if (name === "table") heard = data;
      if (name === "nudge") tell("nudge", data);
      // While an action is on its way, its answer will tell as much.
      else if (name !== "table" || (isNews(data) && !page.busy)) tell("news", name);
    });
}

function found() {
  const wasLost = page.lost;
  clearTimeout(grace);
  grace = null;
  page.lost = false;
  document.body.classList.remove("lost");
  if (attempts && !wasLost) refresh({ sync: true });
  attempts = 0;
  if (!wasLost) return;
  const log = $("#log");
  const known = log.children.length;
  refresh({ sync: true }).then(() => {
    const happened = [...log.children].slice(known).map((line) => $(".words", line)?.textContent.trim()).filter(Boolean);
    notice({
      kind: "okay", sign: icon("check", 30), caps: say("connected"), title: say("back"), hint: happened.length ? happened.slice(-2).join("; ") : say("nothing_missed"),
      acts: happened.length ? [button(say("show_log"), () => tell("open", "log"), "log")] : [],
    });
    setTimeout(() => hideNotice("okay"), BACK);
  });
}

function lose() {
  if (!page.lost) {
    lostAt = Date.now();
    timer ??= setTimeout(listen, 1000);
  }
  page.lost = true;
  document.body.classList.add("lost");
  const since = Math.max(1, Math.round((Date.now() - lostAt) / 1000));
  notice({
    kind: "plain", sign: $("#spinner").content.cloneNode(true), caps: say("lost", { n: since }), title: say("reconnecting"), hint: say("attempt", { n: Math.max(1, attempts) }),
    acts: [button(say("try_now"), listen)],
  });
}

phone.addEventListener("change", () => (page.look ? page.look() : refresh({ still: true }))); // the other layout's panels
addEventListener("online", listen);
addEventListener("offline", () => page.mode !== "replay" && lose());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && page.mode === "live") page.lost ? listen() : refresh();
});
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && listen());

// ---- notices: what the machine has to say lies over the prompt, never over the board --------------------------------------------

export function button(text, press, sign = "") {
  const node = make("button", { class: `button${sign ? " quiet" : ""}`, type: "button" }, sign ? icon(sign, 16) : "", text);
  node.addEventListener("click", press);
  return node;
}

export function notice({ kind, sign, caps, title, hint, acts }) {
  const place = $("#notice");
  const bar = make(
    "section", { class: `panel prompt plain ${kind}` }, make("div", { class: "flag" }, sign),
    make("div", { class: "say" }, make("span", { class: "caps" }, caps), make("h1", {}, title), make("p", {}, hint)), make("div", { class: "acts" }, ...acts),
  );
  place.replaceChildren(bar);
  place.dataset.kind = kind;
  place.hidden = false;
  speak(`${caps}. ${title}. ${hint}`);
}

export function hideNotice(kind) {
  const place = $("#notice");
  if (kind && place.dataset.kind !== kind) return false;
  const wasOpen = !place.hidden;
  place.hidden = true;
  place.replaceChildren();
  return wasOpen;
}
