// swift-format-ignore-file

/// Keeps track of the shown item. The address contains its name, so the browser's Back and Forward buttons work.
let placeScript = ##"""
let current = null, isPicked = false;
// If `isThere` is true, the user has clicked the item in the picture, so the picture doesn't move.
const go = (id, isThere = false) => {
  isPicked = isThere;
  const item = id == null ? null : find(id);
  const hash = item ? "#" + encodeURIComponent(addressOf(item)) : "";
  if (location.hash === hash || (!hash && !location.hash)) return follow();
  if (hash) location.hash = hash;
  else { history.pushState(null, "", location.pathname + location.search); follow(); }
};
const follow = (isMoving = true) => {
  let name = "";
  try { name = decodeURIComponent(location.hash.slice(1)); } catch { name = location.hash.slice(1); }
  const item = name ? find(name) : null;
  if (!item || isWay(item)) return leave();
  current = item.id;
  if (isMoving && stages.has("whole") && (item.kind === "flow" || !(stage && has(stage, item.id)))) enter("whole");
  const isPart = item.kind === "flow" || (item.isGroup && item.children.length > 0);
  light(isPart ? within(item).map(one => one.id) : neighbours(item), isPart ? null : item.id);
  choose(item.id);
  if (isMoving && stage && stage.parts) {
    if (isPart) { if (!isPicked || item.kind === "flow") fit(wider(boxOf(within(item).map(one => one.id)))); }
    else reveal(boxOf([item.id]), isPicked ? 0 : wider(boxOf(lit)));
  }
  isPicked = false;
  describe(item);
  markOutline(item.id);
  say(kindWords[item.kind] + " " + wordsOf(item));
};
const leave = () => {
  current = null;
  clear();
  describe(null);
  markOutline(null);
};
const say = words => { $("page-said").textContent = words; };
addEventListener("hashchange", () => follow());
addEventListener("popstate", () => { if (!location.hash) leave(); });

// Returns a button that shows an item, or only text if the item doesn't exist.
const linkTo = (id, words) => {
  const item = items.get(id);
  if (!item) return document.createTextNode(words || id);
  return make("button", { type: "button", class: "to", onclick: () => go(id) }, words || wordsOf(item));
};
// The panels next to the picture, of which one is visible.
const panes = () => [...document.querySelectorAll("aside > section")];
const openPane = id => {
  for (const pane of panes()) {
    const tab = $("page-tab-" + pane.id), isOpen = pane.id === id;
    pane.hidden = !isOpen;
    if (tab) { tab.setAttribute("aria-selected", String(isOpen)); tab.tabIndex = isOpen ? 0 : -1; }
  }
};
const listPanes = () => {
  const list = $("page-tabs"), open = panes().find(pane => !pane.hidden);
  list.replaceChildren();
  for (const pane of panes()) {
    if (!pane.childElementCount && pane !== detail) { pane.hidden = true; continue; }
    pane.setAttribute("role", "tabpanel");
    pane.setAttribute("aria-labelledby", "page-tab-" + pane.id);
    list.append(make("button", {
      type: "button", role: "tab", id: "page-tab-" + pane.id, "aria-controls": pane.id, onclick: () => openPane(pane.id),
      onkeydown: event => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const tabs = [...list.children], next = tabs[(tabs.indexOf(event.currentTarget) + step + tabs.length) % tabs.length];
        next.click(); next.focus();
      },
    }, pane.dataset.title + (pane.dataset.count ? " " + pane.dataset.count : "")));
  }
  openPane(open && (open.childElementCount || open === detail) ? open.id : "page-detail");
};

"""##
