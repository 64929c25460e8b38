"""Scripts that measure a page as it stands: targets for fingers, text that is cut off, panels over one another, what moves."""

BOX = """
(selector) => {
  const node = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}
"""
"""Where the first that matches and is drawn stands."""

PAGE_SIZE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
"""Width and height of the whole page, which scrolls where it is larger than the window."""

SMALL_TARGETS = """
(least) => [...document.querySelectorAll("button, a[href], input:not([type=hidden]), select, summary, [role=button], [role=tab]")]
  .filter((node) => node.getClientRects().length && !node.disabled && getComputedStyle(node).visibility !== "hidden")
  .filter((node) => !node.closest("p, dd, .sr, .skip, .foot, [aria-hidden=true], svg"))
  .map((node) => {
    const label = node.matches("input, select") ? node.closest("label") : null;
    const boxes = [node, label].filter(Boolean).map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    return { what: node.outerHTML.slice(0, 110), width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 };
  })
  .filter(({ width, height }) => width < least - 0.5 || height < least - 0.5)
"""
"""Controls smaller than so many pixels, each with its size. Links in running text may be as small as the text."""

POINTS_ON_PIECES = """
(least) => {
  const shown = [...document.querySelectorAll("[data-element].lit")].filter((node) => node.getClientRects().length);
  const middles = shown.map((node) => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  const far = least / 2 - 1;
  const points = [];
  shown.forEach((node, place) => {
    const [x, y] = middles[place];
    for (const [dx, dy] of [[0, 0], [far, 0], [-far, 0], [0, far], [0, -far]]) {
      const away = middles.map(([a, b]) => Math.hypot(a - x - dx, b - y - dy));
      const nearest = shown[away.indexOf(Math.min(...away))];
      if (nearest.dataset.element === node.dataset.element) points.push([node.dataset.element, x + dx, y + dy]);
    }
  });
  return points;
}
"""
"""Points in a square of so many pixels around each lit piece, as (element, x, y); not where another lit piece is nearer."""

CUT_OFF = """
(spared) => {
  const scrolls = (style) => [style.overflowX, style.overflowY].some((how) => how === "auto" || how === "scroll");
  const hidden = (style) => [style.overflowX, style.overflowY].some((how) => how === "hidden" || how === "clip");
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode;
    const node = words.parentElement;
    if (!words.textContent.trim() || !node.getClientRects().length) continue;
    if (node.closest(`svg, noscript, .sr, .skip, script, template, select, ${spared}`)) continue;
    const text = document.createRange();
    text.selectNodeContents(words);
    for (const part of text.getClientRects())
      for (let around = node; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (scrolls(style)) break;
        if (style.display === "inline" || (!hidden(style) && around !== node)) continue;
        const box = around.getBoundingClientRect();
        if (box.width < 2 && box.height < 2) break; // only for screen readers
        const isHigh = hidden(style) && (part.bottom > box.bottom + 3 || part.top < box.top - 3);
        if (part.right > box.right + 1 || part.left < box.left - 1 || isHigh)
          texts.push(`${around.tagName.toLowerCase()}.${around.className}: ${words.textContent.trim().slice(0, 50)}`);
      }
  }
  return [...new Set(texts)];
}
"""
"""Text that lies outside the box it is written in, or is cut off by one that does not scroll; some may be spared."""

OVERLAPS = """
(selectors) => {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((node) => node.getClientRects().length).map((node) => [node.className, node.getBoundingClientRect()]);
  const pairs = [];
  boxes.forEach(([one, a], place) => boxes.slice(place + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) pairs.push(`${one} / ${other}: ${Math.round(wide)} x ${Math.round(high)}`);
  }));
  return pairs;
}
"""
"""Pairs of boxes that lie over one another."""

OUT_OF_SIGHT = """
() => {
  const shown = (what) => [...document.querySelectorAll(what)].filter((node) => node.getClientRects().length);
  const asked = shown("[data-element].lit, .prompt button:not([disabled])");
  return [...asked, ...shown(".own .tray svg")].filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isThere = node.matches("svg") ? middle?.closest(".own") : node.contains(middle) || middle?.closest(".lit");
    return !isThere || top < -1 || bottom > innerHeight + 1;
  }).map((node) => node.dataset.element ?? node.outerHTML.slice(0, 80));
}
"""
"""Whatever can be clicked, and what the reader holds, that lies outside the window or behind something else."""

SMALL_TEXT = """
(least) => [...document.querySelectorAll(".table *")].filter((node) => node.getClientRects().length && !node.closest(".sr"))
  .filter((node) => [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim()))
  .map((node) => {
    const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : { a: 1, b: 0 };
    return [parseFloat(getComputedStyle(node).fontSize) * Math.hypot(matrix.a, matrix.b), node.textContent.trim().slice(0, 30)];
  })
  .filter(([size]) => size < least)
"""
"""Text that is shown with letters of fewer pixels than these, drawn text too."""

MOVING = """
() => document.getAnimations().filter((one) => one.playState === "running" && (one.effect?.getComputedTiming().duration ?? 0) > 1)
  .map((one) => `${one.animationName ?? one.transitionProperty ?? "script"}: ${one.effect.target?.outerHTML.slice(0, 60)}`)
"""
"""Animations and transitions that run now."""
