// swift-format-ignore-file

/// Indexes the containers, cards, and regions of the page by identifier, and the links between them.
let itemsScript = ##"""
const $ = id => document.getElementById(id);
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter(child => child != null));
  return element;
};
const counted = (number, noun) => number + " " + noun + (number === 1 ? "" : "s");
const isScreen = item => ["screen", "root", "external"].includes(item.kind);
const isWay = item => ["route", "entry", "start"].includes(item.kind);
const kindWords = {
  screen: "screen", root: "screen", external: "external screen", alert: "alert", action: "action tab", events: "events", container: "part",
  tabs: "tabs", section: "section", tab: "tab", stack: "stack", split: "split", column: "column", pages: "pages", modal: "modal", flow: "part",
};

let data, items, from, to, named;
const load = () => {
  data = JSON.parse($("page-data").textContent);
  items = new Map();
  for (const group of data.groups) items.set(group.id, { ...group, isGroup: true, children: [] });
  for (const card of data.cards) items.set(card.id, { ...card, children: [] });
  for (const flow of data.flows) items.set(flow.card, { id: flow.card, kind: "flow", title: flow.title, note: flow.note, items: flow.items, children: [] });
  from = new Map(); to = new Map();
  for (const item of items.values()) { from.set(item.id, []); to.set(item.id, []); }
  for (const item of items.values()) if (item.parent && items.has(item.parent) && !isWay(item)) items.get(item.parent).children.push(item);
  for (const item of items.values()) if (["tabs", "section"].includes(item.kind)) item.children.sort((a, b) => (a.order ?? 1e9) - (b.order ?? 1e9));
  for (const link of data.links) {
    if (!items.has(link.from) || !items.has(link.to)) continue;
    from.get(link.from).push(link); to.get(link.to).push(link);
  }
  // A name refers to a screen rather than to a container with the same name. An identifier refers to any item.
  named = new Map();
  const rank = item => isScreen(item) ? 0 : item.kind === "alert" ? 1 : item.kind === "modal" ? 2 : item.isGroup ? 3 : 4;
  for (const item of [...items.values()].sort((a, b) => rank(a) - rank(b))) {
    if (isWay(item) || item.kind === "flow") continue;
    for (const name of [item.title, nameOf(item)]) if (name && !named.has(name)) named.set(name, item);
  }
};
// Returns the name in the source, which for a tab isn't its title.
const nameOf = item => item.isGroup ? item.id.replace(/^[a-z]+_/, "").replace(/_\d+$/, "") : item.title;
const find = name => items.get(name) || named.get(name);
const addressOf = item => named.get(item.title) === item ? item.title : item.id;
const wordsOf = item => item.kind === "start" ? "the start" : item.title || (item.rows && item.rows[0] ? item.rows[0].text : item.id);
const containers = item => {
  const found = [];
  for (let next = items.get(item.parent); next; next = items.get(next.parent)) found.unshift(next);
  return found;
};
// Returns an item and its descendants, or for a part of a large app, the items in it.
const within = item => {
  if (item.items) return item.items.map(id => items.get(id)).filter(Boolean);
  const found = [item];
  for (let index = 0; index < found.length; index += 1) found.push(...found[index].children);
  return found;
};

"""##
