// Tabs of the right column, chat, menu, theme, bell; on the phone the column slides over the table.

import { $, $$, isPhone, isShown, on, page, say, toast } from "./table-page.js";
import { ask, refresh } from "./table-live.js";
import { point } from "./table-lights.js";
import { openTabOf } from "./table-tabs.js";

export function setUpSide() {
  const tabs = $$("[data-tab]");
  for (const tab of tabs) tab.addEventListener("click", () => openTab(tab.dataset.tab));
  $(".tabs").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
    if (step) openTab(tabs[(tabs.indexOf(document.activeElement) + step) % tabs.length].dataset.tab).focus();
  });
  $("#chat-form")?.addEventListener("submit", saySomething);
  on("open", openSide);
  on("said", () => isShown($("#chat")) || dotChat(true));
  $("#log").addEventListener("click", (event) => followLine(event.target.closest("[data-keys]")));
  for (const name of ["pointerover", "pointerout"])
    $("#log").addEventListener(name, (event) => {
      if (event.pointerType !== "mouse" || $("#log .pointing")) return;
      point([], name === "pointerover" ? event.target.closest("[data-keys]")?.dataset.keys.split(" ") : []);
    });
  $("#log").addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || page.mode === "replay") return;
    const lines = $$("#log [data-keys]");
    const at = lines.findIndex((line) => line.classList.contains("pointing"));
    const next = lines[at < 0 ? lines.length - 1 : at + step];
    event.preventDefault();
    if (next) (followLine(next), next.scrollIntoView({ block: "nearest" }));
  });
  $("#log").scrollTop = $("#log").scrollHeight;
}

function openTab(name) {
  for (const tab of $$("[data-tab]")) {
    const isOn = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", isOn);
    tab.tabIndex = isOn ? 0 : -1;
    $(`#${tab.getAttribute("aria-controls")}`).hidden = !isOn;
  }
  const list = name === "log" ? $("#log") : $("#chat-lines");
  if (name !== "scores" && list) list.scrollTop = list.scrollHeight;
  if (name === "chat") {
    dotChat(false);
    if (isShown($("#chat-words"))) $("#chat-words").focus({ preventScroll: true });
  }
  return $(`[data-tab=${name}]`);
}

/** Whether something was said that nobody has read here yet. */
function dotChat(isOn) {
  for (const button of $$("[data-act=chat], [data-tab=chat]")) button.classList.toggle("dot", isOn);
}

/** Show a part of the side: a tab, or the seats. */
export function openSide(name) {
  document.body.classList.add("side-open");
  if (name !== "seats") openTab(name);
  return true;
}

/** True when it was open (phone). */
export function closeSide() {
  const wasOpen = document.body.classList.contains("side-open") && (isPhone() || matchMedia("(max-width: 1179px)").matches);
  document.body.classList.remove("side-open");
  return wasOpen;
}

/** A line of the log shows its places on the board. */
function followLine(line) {
  if (!line) return;
  const wasAt = line.classList.contains("pointing");
  for (const other of $$("#log .pointing")) other.classList.remove("pointing");
  if (wasAt) return point();
  line.classList.add("pointing");
  if (isPhone()) closeSide();
  const keys = line.dataset.keys.split(" ");
  const hidden = () => keys.flatMap((key) => $$(`.tab-panel [data-key="${CSS.escape(key)}"]`))[0];
  if (!point([], keys) && !openTabOf(hidden())) toast(say("not_shown"));
}

async function saySomething(event) {
  event.preventDefault();
  const field = $("#chat-words");
  const words = field.value.trim();
  if (!words) return;
  try {
    await ask("/chat", { words });
    field.value = "";
    await refresh();
  } catch (error) {
    toast(error.message, true);
  }
}

// ---- menu and theme ---------------------------------------------------------------------------------------------------------

export function toggleMenu(button) {
  const menu = $("#menu");
  menu.hidden = !menu.hidden;
  button?.setAttribute("aria-expanded", !menu.hidden);
  if (!menu.hidden) $("a, button", menu).focus({ preventScroll: true });
}

export function closeMenu() {
  const menu = $("#menu");
  if (menu.hidden) return false;
  menu.hidden = true;
  for (const button of $$("[data-act=menu]")) button.setAttribute("aria-expanded", false);
  return true;
}

/** Light or dark without loading the page again; the server keeps it. */
export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  fetch("/preferences", { method: "POST", body: new URLSearchParams({ theme, back: "/" }), redirect: "manual" }).catch(() => {});
}

export async function copyLink() {
  const link = location.origin + page.base;
  try {
    await navigator.clipboard.writeText(link);
    toast(say("copied"));
  } catch {
    prompt(say("copy"), link);
  }
}

// ---- notifications outside the page -------------------------------------------------------------------------------------------

const favicon = $("link[rel=icon]");
const plain = favicon?.href;
let wasMine = page.choices.mine;

export async function toggleBell(button) {
  if (!("Notification" in window)) return toast(say("no_bell"), true);
  const isOn = localStorage.getItem("burgrave-bell") === "1";
  if (!isOn && (await Notification.requestPermission()) !== "granted") return toast(say("no_bell"), true);
  localStorage.setItem("burgrave-bell", isOn ? "0" : "1");
  button.setAttribute("aria-pressed", !isOn);
  toast(say(isOn ? "bell_off" : "bell_on"));
}

/** The tab and, where allowed, the system say that it is the reader's turn. */
export function noticeTurn() {
  const { mine, over } = page.choices;
  const isCalling = mine && document.hidden;
  if (isCalling && !wasMine && localStorage.getItem("burgrave-bell") === "1" && Notification.permission === "granted") {
    const note = new Notification(say("your_turn"), { body: $("#question")?.textContent ?? "", tag: page.base, icon: favicon?.href });
    note.onclick = () => (window.focus(), note.close());
  }
  wasMine = mine;
  const title = document.title.replace(/^● /, "");
  document.title = mine && !over ? `● ${title}` : title;
  if (favicon) favicon.href = isCalling ? document.body.dataset.call : plain;
}
document.addEventListener("visibilitychange", () => {
  if (favicon) favicon.href = plain;
});
for (const button of $$("[data-act=bell]")) button.setAttribute("aria-pressed", localStorage.getItem("burgrave-bell") === "1");
