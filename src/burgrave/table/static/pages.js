// The pages around the tables. Everything here only makes easier what plain forms and links do already.

const later = (work, wait) => setTimeout(work, wait);

// ---- dark and light: changed at once, kept by the server -------------------------------------------------------
for (const form of document.querySelectorAll("form.theme")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const theme = event.submitter.value;
    document.documentElement.dataset.theme = theme;
    fetch(form.action, { method: "POST", body: new URLSearchParams({ theme, back: "/" }), redirect: "manual" }).catch(() => {});
  });
}

// ---- links to copy ---------------------------------------------------------------------------------------------
for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const words = button.querySelector("span") ?? button;
    const before = words.textContent;
    await navigator.clipboard.writeText(button.dataset.copy);
    words.textContent = button.dataset.done;
    later(() => { words.textContent = before; }, 2000);
  });
}
for (const input of document.querySelectorAll("[data-select]")) input.addEventListener("focus", () => input.select());
