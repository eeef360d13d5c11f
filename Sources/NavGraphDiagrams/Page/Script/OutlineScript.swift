// swift-format-ignore-file

/// Shows the outline: tabs, containers, and screens as a tree.
let outlineScript = ##"""
const outline = $("page-outline");
let entries = new Map();
const drawOutline = () => {
  outline.replaceChildren();
  entries = new Map();
  const tops = [...items.values()].filter(item => !item.parent && !isWay(item) && item.kind !== "flow");
  const started = new Set(data.links.filter(link => link.kind === "root").map(link => link.to));
  const parts = [
    ["", tops.filter(item => started.has(item.id))],
    ["Other roots and containers", tops.filter(item => !started.has(item.id) && item.isGroup && item.kind !== "modal")],
    ["Modals", tops.filter(item => item.kind === "modal")],
    ["Shared screens", tops.filter(item => !started.has(item.id) && isScreen(item))],
    ["Alerts", tops.filter(item => item.kind === "alert")],
    ["Events", tops.filter(item => item.kind === "events")],
    ["Parts", tops.filter(item => item.kind === "container" || item.kind === "action")],
  ];
  for (const [title, list] of parts) {
    if (!list.length) continue;
    const parent = title ? branch(null, title, list) : null;
    if (parent) outline.append(parent); else for (const item of list) outline.append(branch(item, null, item.children, 1));
  }
  const first = outline.querySelector("[role=treeitem]");
  if (first) first.tabIndex = 0;
};
const branch = (item, title, children, level = 1) => {
  const label = make("span", { class: "label" }, make("span", { class: "name" }, title || wordsOf(item)));
  if (item && !isScreen(item)) label.append(make("span", { class: "kind" }, kindWords[item.kind]));
  const entry = make("li", { role: "treeitem", tabindex: -1, "aria-level": level, "aria-label": title || wordsOf(item) + ", " + kindWords[item.kind] }, label);
  if (item) { entry.dataset.item = item.id; entries.set(item.id, entry); entry.setAttribute("aria-selected", "false"); } else entry.classList.add("heading");
  if (!children.length) return entry;
  entry.setAttribute("aria-expanded", String(level < (items.size > 250 ? 2 : 3)));
  entry.append(make("ul", { role: "group" }, ...children.map(child => branch(child, null, child.children, level + 1))));
  return entry;
};
const markOutline = id => {
  for (const entry of outline.querySelectorAll("[aria-selected=true]")) entry.setAttribute("aria-selected", "false");
  const entry = entries.get(id);
  if (!entry) return;
  entry.setAttribute("aria-selected", "true");
  for (let next = entry.parentElement.closest("li"); next; next = next.parentElement.closest("li")) next.setAttribute("aria-expanded", "true");
  stopAt(entry);
  entry.firstChild.scrollIntoView({ block: "nearest" });
};
// Makes an entry the only one in the tab order. Arrow keys move to the others.
const stopAt = entry => {
  for (const old of outline.querySelectorAll("[tabindex='0']")) old.tabIndex = -1;
  entry.tabIndex = 0;
};
outline.addEventListener("click", event => {
  const entry = event.target.closest("li");
  if (!entry) return;
  const isFolder = entry.hasAttribute("aria-expanded"), rect = entry.firstChild.getBoundingClientRect();
  if (isFolder && (!entry.dataset.item || event.clientX - rect.left < 18)) entry.setAttribute("aria-expanded", String(entry.getAttribute("aria-expanded") !== "true"));
  else if (entry.dataset.item) go(entry.dataset.item);
  stopAt(entry);
});
outline.addEventListener("keydown", event => {
  const entry = event.target.closest("li");
  if (!entry || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...outline.querySelectorAll("li")].filter(one => !one.parentElement.closest("li[aria-expanded=false]")), at = all.indexOf(entry);
  const expanded = entry.getAttribute("aria-expanded");
  let next = null;
  if (event.key === "ArrowDown") next = all[at + 1];
  else if (event.key === "ArrowUp") next = all[at - 1];
  else if (event.key === "Home") next = all[0];
  else if (event.key === "End") next = all[all.length - 1];
  else if (event.key === "ArrowRight") { if (expanded === "false") entry.setAttribute("aria-expanded", "true"); else if (expanded) next = entry.querySelector("li"); }
  else if (event.key === "ArrowLeft") { if (expanded === "true") entry.setAttribute("aria-expanded", "false"); else next = entry.parentElement.closest("li"); }
  else if (event.key === "Enter" || event.key === " ") { if (entry.dataset.item) go(entry.dataset.item); else entry.firstChild.click(); }
  else return;
  event.preventDefault();
  event.stopPropagation();
  if (next) { stopAt(next); next.focus(); next.firstChild.scrollIntoView({ block: "nearest" }); }
});

"""##
