// swift-format-ignore-file

/// The script that keeps an open page up to date, after the page's own script. When the server names another page, it fetches that and takes over
/// what is new. The document stays, and with it the address and the search.
let liveScript = ##"""

"use strict";
{
  const strip = document.getElementById("strip"), lost = document.getElementById("lost"), trouble = document.getElementById("trouble");
  const aside = document.querySelector("aside");
  // Cards and boxes by a name that stays when others come and go: their kind and what stands first in them, without the number in the identifier.
  const cards = () => {
    const found = new Map(), counts = new Map();
    for (const item of canvas.querySelectorAll("g.node, g.cluster")) {
      const title = item.querySelector("title"), text = item.querySelector("text");
      const name = (title ? title.textContent.replace(/\d+$/, "") : "") + " " + (text ? text.textContent : "");
      const count = counts.get(name) || 0;
      counts.set(name, count + 1);
      found.set(name + " " + count, item);
    }
    return found;
  };
  let chosen = null;
  canvas.addEventListener("click", event => {
    const item = event.target.closest("g.node, g.cluster");
    if (item) for (const [name, other] of cards()) if (other === item) chosen = name;
  });

  // The middle of a card, in the picture's own measure.
  const middle = item => {
    const rect = item.getBoundingClientRect(), point = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    const { x, y } = point.matrixTransform(svg.getScreenCTM().inverse());
    return [x, y];
  };
  // What is looked at: the card that was clicked if it is in sight, then those that are near the middle of the view.
  const anchors = () => {
    const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2], found = [];
    for (const [name, item] of cards()) {
      if (!item.classList.contains("node")) continue;
      const at = middle(item), isSeen = Math.abs(at[0] - x) < box[2] / 2 && Math.abs(at[1] - y) < box[3] / 2;
      found.push({ name, at, far: isSeen && name === chosen ? -1 : Math.hypot(at[0] - x, at[1] - y) });
    }
    return found.sort((one, other) => one.far - other.far);
  };

  // Another picture, at the same size and with the same card at the same place; one that was shown as a whole is shown as a whole.
  const draw = fresh => {
    const old = svg && { box, isWhole: box.every((number, index) => number === home[index]), anchors: anchors() };
    const pre = document.getElementById("text"), scrolled = pre ? [pre.scrollLeft, pre.scrollTop] : [0, 0];
    canvas.replaceChildren(...fresh.getElementById("canvas").childNodes);
    take();
    if (!svg) { const text = document.getElementById("text"); if (text) [text.scrollLeft, text.scrollTop] = scrolled; }
    if (svg && old && !old.isWhole) {
      box = old.box;
      show();
      const now = cards(), anchor = old.anchors.find(anchor => now.has(anchor.name));
      if (anchor) {
        const at = middle(now.get(anchor.name));
        box = [box[0] + at[0] - anchor.at[0], box[1] + at[1] - anchor.at[1], box[2], box[3]];
        show();
      }
    }
    search.dispatchEvent(new Event("input"));
    const item = cards().get(chosen);
    if (item) describe(item);
  };

  const takeOver = fresh => {
    const next = fresh.getElementById("strip"), top = aside.scrollTop;
    const details = trouble.querySelector("details"), isFolded = details && !details.open;
    trouble.replaceChildren(...fresh.getElementById("trouble").childNodes);
    if (isFolded && trouble.querySelector("details")) trouble.querySelector("details").open = false;
    document.title = fresh.title;
    document.querySelector("h1").textContent = fresh.querySelector("h1").textContent;
    document.querySelector("style").textContent = fresh.querySelector("style").textContent;
    if (strip.dataset.picture !== next.dataset.picture) draw(fresh);
    while (detail.nextSibling) detail.nextSibling.remove();
    while (fresh.getElementById("detail").nextSibling) aside.append(fresh.getElementById("detail").nextSibling);
    aside.scrollTop = top;
    strip.dataset.version = next.dataset.version; strip.dataset.picture = next.dataset.picture;
  };

  let wanted = strip.dataset.version, isBusy = false;
  const update = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      while (wanted !== strip.dataset.version) {
        const answer = await fetch(location.pathname, { cache: "no-store" });
        if (!answer.ok) break;
        const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
        const got = fresh.getElementById("strip");
        if (!got || got.dataset.version === strip.dataset.version) break;
        takeOver(fresh);
      }
    } catch { lost.hidden = false; }
    isBusy = false;
  };
  const events = new EventSource("events");
  events.addEventListener("open", () => { lost.hidden = true; });
  events.addEventListener("error", () => { lost.hidden = false; });
  events.addEventListener("message", event => { wanted = event.data; update(); });
}
"""##

/// The strip's style, which goes with it.
let liveStyle = ##"""
<style>
  main { position: relative; }
  #strip { position: absolute; top: 0; left: 0; right: 320px; max-height: 45%; overflow: auto; background: #fff4f2; color: #1d2330; border-bottom: 1px solid #f0b8b0; }
  #strip p, #strip summary { margin: 0; padding: 6px 14px; font-weight: 600; }
  #strip summary { cursor: pointer; }
  #strip ul { padding: 0 14px 6px; }
  #strip:not(:has(details)):has(#lost[hidden]) { display: none; }
</style>

"""##
