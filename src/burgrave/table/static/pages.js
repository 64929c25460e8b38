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
for (const input of all("[data-submit]")) input.addEventListener("change", () => input.form.submit());
for (const button of all("[data-needless]")) button.hidden = true; // what it does happens by itself
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

// ---- a new table: the server says what goes together, and why the rest does not; here it is put in its places ---------------
for (const form of all("form[data-new-table]")) {
  const one = (what) => form.querySelector(what);
  const fill = (node, words) => { if (node) [node.textContent, node.hidden] = [words, !words]; };
  let asked = 0;
  const apply = (fit) => {
    for (const input of all('[name="module"], [name="mode"]', form)) {
      const why = fit.modules[input.value] ?? "";
      const label = input.closest("label");
      input.disabled = why !== "" && !input.checked; // what is chosen can always be left again
      label.classList.toggle("shut", input.disabled);
      if (input.name === "module") fill(label.querySelector(".why"), why);
      else label.title = why || label.dataset.hint || "";
    }
    for (const [option, off] of Object.entries(fit.options)) {
      for (const choice of all(`[name="option-${option}"], [name^="option-${option}-"] option, [name="option-${option}"] option`, form)) {
        if (choice.matches("select")) continue;
        choice.disabled = choice.value in off;
        (choice.closest("label.thumb") ?? choice).title = off[choice.value] ?? "";
        if (choice.value !== fit.values[option] || choice.closest(`[name^="option-${option}-"]`)) continue;
        if (choice.matches("option")) choice.selected = true;
        else choice.checked = true;
      }
      for (const own of all(`select[name^="option-${option}-"]`, form)) if (own.value in off) own.value = "";
      fill(one(`[data-limit="${option}"]`), fit.limits[option] ?? "");
    }
    for (const each of all("[data-each]", form)) {
      each.hidden = fit.common.includes(each.dataset.each);
      const own = each.querySelector("select");
      if (each.hidden && own) own.value = "";
    }
    for (const more of all("details.more", form)) {
      if (!more.parentElement.querySelector(":scope > .thumbs :enabled")) more.open = true; // all that goes is in there
    }
    for (const row of all("[data-row]", form)) {
      const kind = fit.rows[row.dataset.row];
      row.hidden = kind === null;
      row.querySelector(".who select").value = kind ?? "none";
    }
    for (const field of all("[data-of]", form)) field.hidden = field.dataset.of !== fit.mode;
    const own = one("[data-automa]");
    own.hidden = fit.automa.length === 0;
    for (const name of all("li:not(.chip)", own)) name.remove();
    own.prepend(...fit.automa.map((name) => Object.assign(document.createElement("li"), { textContent: name })));
    fill(one("[data-modes]"), fit.modes);
    fill(one("[data-added]"), fit.added);
    fill(one("[data-count]"), fit.count);
    fill(one("[data-rest]"), fit.problem ? "" : fit.rest);
    fill(one("[data-problem]"), fit.problem);
  };
  form.addEventListener("change", async (event) => {
    const number = ++asked;
    one(".presets [aria-current]")?.removeAttribute("aria-current");
    const choices = new URLSearchParams(new FormData(form));
    choices.set("changed", event.target.name);
    const answer = await fetch(`${form.dataset.newTable}?${choices}`).catch(() => null);
    if (answer?.ok && number === asked) apply(await answer.json());
  });
  apply(JSON.parse(form.dataset.fit));
}
