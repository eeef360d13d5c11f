// swift-format-ignore-file

/// The script that updates an open page. When the server reports a new version, it fetches that
/// page and applies the differences. The document stays, including the address and the search text.
let liveScript = ##"""

"use strict";
{
  const strip = document.getElementById("strip"), lost = document.getElementById("lost"), trouble = document.getElementById("trouble");
  const canvas = document.getElementById("page-canvas");
  // Cards by a name that stays when others come and go: their identifier without the number at its end.
  const stable = id => id.replace(/_\d+$/, "");
  // What is looked at: the card that is chosen if it is in sight, then those that are near the middle of the view.
  const anchors = () => {
    const [x, y] = [canvas.clientWidth / 2, canvas.clientHeight / 2], found = [];
    for (const card of navgraphPage.data.cards) {
      const rect = navgraphPage.rectOf(card.id);
      if (!rect) continue;
      const at = [rect.x + rect.width / 2, rect.y + rect.height / 2], isSeen = Math.abs(at[0] - x) < x && Math.abs(at[1] - y) < y;
      found.push({ name: stable(card.id), at, far: isSeen && card.id === navgraphPage.current ? -1 : Math.hypot(at[0] - x, at[1] - y) });
    }
    return found.sort((one, other) => one.far - other.far);
  };

  // Another picture, at the same size and with the same card at the same place; one that was shown as a whole is shown as a whole.
  const draw = fresh => {
    const old = { ...navgraphPage.view, anchors: anchors() }, words = canvas.querySelector(".words"), scrolled = words ? [words.scrollLeft, words.scrollTop] : [0, 0];
    canvas.replaceChildren(...fresh.getElementById("page-canvas").childNodes);
    take(fresh);
    const now = canvas.querySelector(".words");
    if (now) [now.scrollLeft, now.scrollTop] = scrolled;
    if (old.isWhole) return;
    const known = new Map(navgraphPage.data.cards.map(card => [stable(card.id), card.id]));
    for (const anchor of old.anchors) {
      const rect = known.has(anchor.name) && navgraphPage.rectOf(known.get(anchor.name));
      if (!rect) continue;
      const { x, y, k } = navgraphPage.view;
      return navgraphPage.move(x + anchor.at[0] - rect.x - rect.width / 2, y + anchor.at[1] - rect.y - rect.height / 2, k);
    }
  };
  // What the page knows, with the picture that is there.
  const take = fresh => {
    for (const id of ["page-data", "page-later"]) {
      const [old, next] = [document, fresh].map(one => one.getElementById(id));
      if (old && next) old.textContent = next.textContent; else if (old) old.remove(); else if (next) document.getElementById("page-data").before(document.importNode(next, true));
    }
    navgraphPage.refresh();
  };

  const takeOver = fresh => {
    const next = fresh.getElementById("strip"), open = document.querySelector("aside > section:not([hidden])"), top = open ? open.scrollTop : 0;
    const details = trouble.querySelector("details"), isFolded = details && !details.open;
    trouble.replaceChildren(...fresh.getElementById("trouble").childNodes);
    if (isFolded && trouble.querySelector("details")) trouble.querySelector("details").open = false;
    document.title = fresh.title;
    document.querySelector("h1").textContent = fresh.querySelector("h1").textContent;
    const styles = document.querySelectorAll("head style"), others = fresh.querySelectorAll("head style");
    styles.forEach((style, at) => { if (others[at]) style.textContent = others[at].textContent; });
    if (strip.dataset.picture !== next.dataset.picture) draw(fresh); else take(fresh);
    if (open) open.scrollTop = top;
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

let liveStyle = ##"""
<style>
  #strip { position: absolute; top: 48px; left: 248px; right: 348px; z-index: 2; max-height: 45%; overflow: auto; background: #fff4f2; color: #1d2330; border-bottom: 1px solid #f0b8b0; }
  #strip p, #strip summary { margin: 0; padding: 6px 14px; font-weight: 600; }
  #strip summary { cursor: pointer; }
  #strip ul { padding: 0 14px 6px; }
  #strip:not(:has(details)):has(#lost[hidden]) { display: none; }
</style>

"""##
