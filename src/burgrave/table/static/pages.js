// The pages around the tables. Everything here only makes easier what plain forms and links do already.

const all = (what, where = document) => where.querySelectorAll(what);
const LOOK_AGAIN = 15000; // milliseconds between two looks at the lists of tables

// ---- dark and light: changed at once, kept by the server -------------------------------------------------------
for (const form of all("form.theme")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const theme = event.submitter.value;
    document.documentElement.dataset.theme = theme;
    form.querySelector(theme === "dark" ? ".to-light" : ".to-dark").focus();
    fetch(form.action, { method: "POST", body: new URLSearchParams({ theme, back: "/" }), redirect: "manual" }).catch(() => {});
  });
}

// ---- links to copy ---------------------------------------------------------------------------------------------
for (const button of all("[data-copy]")) {
  if (!navigator.clipboard) continue; // over plain http to another machine there is none: the link can still be marked
  button.hidden = false;
  button.addEventListener("click", async () => {
    const words = button.querySelector("span");
    const before = words.textContent;
    await navigator.clipboard.writeText(button.dataset.copy);
    words.textContent = button.dataset.done;
    setTimeout(() => { words.textContent = before; }, 2000);
  });
}
for (const input of all("[data-select]")) input.addEventListener("focus", () => input.select());

// ---- notices of this browser -----------------------------------------------------------------------------------
for (const button of all("[data-notify]")) {
  if (!("Notification" in window)) continue;
  const tell = () => {
    const said = { granted: button.dataset.on, denied: button.dataset.denied }[Notification.permission];
    if (said) button.querySelector("span").textContent = said;
    button.disabled = Boolean(said);
    button.hidden = false;
  };
  button.addEventListener("click", () => Notification.requestPermission().then(tell));
  tell();
}

// ---- the first page: lists stay fresh, a name just typed counts, choices go along to the new table ----------------------------------------
for (const lists of all("[data-fresh]")) {
  const look = async () => {
    if (document.hidden || lists.contains(document.activeElement)) return;
    const answer = await fetch(lists.dataset.fresh).catch(() => null);
    if (answer?.ok) {
      const text = await answer.text();
      if (text !== lists.innerHTML) lists.innerHTML = text;
      const open = lists.querySelector("[data-open]")?.dataset.open ?? "0";
      for (const count of all("[data-open-count]")) [count.textContent, count.hidden] = [open, open === "0"];
    }
  };
  setInterval(look, LOOK_AGAIN);
  document.addEventListener("visibilitychange", look);
}
for (const field of all("input[data-mirror]")) {
  field.form.addEventListener("submit", () => { field.value = document.getElementById(field.dataset.mirror).value; });
}
for (const link of all("a[data-carry]")) {
  link.addEventListener("click", () => {
    const chosen = new URLSearchParams(new FormData(link.closest("form")));
    chosen.delete("game");
    chosen.delete("name");
    link.search = chosen.toString();
  });
}

// ---- a new table: the line at the foot says what will be opened --------------------------------------------------
for (const form of all("form[data-new-table]")) {
  const count = form.querySelector("[data-count]");
  const counts = JSON.parse(count.dataset.counts);
  const headline = form.querySelector("[data-headline]");
  const tell = () => {
    const taken = [...all(".who select", form)].filter((select) => select.value !== "none").length;
    count.textContent = counts[taken];
    const chosen = headline && form.querySelector(`[name="${headline.dataset.headline}"]:checked + span`);
    if (!chosen) return;
    headline.textContent = headline.textContent.replace(/: .*$/, `: ${chosen.textContent}`);
    const value = chosen.previousElementSibling.value;
    for (const choice of all("[data-only]", form)) {
      choice.disabled = !choice.dataset.only.split(" ").includes(value);
      if (!choice.disabled) continue;
      if (choice.checked) all(`[name="${choice.name}"]`, form)[0].checked = true;
      if (choice.selected) choice.parentElement.selectedIndex = 0;
    }
  };
  form.addEventListener("change", tell);
  tell();
}
