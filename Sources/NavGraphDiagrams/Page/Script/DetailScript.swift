// swift-format-ignore-file

/// Shows the details of an item: the path to it, its events, and its result.
let detailScript = ##"""
const detail = $("page-detail");
const kindOfLink = {
  push: "pushes", replace: "replaces with", present: "presents", select: "selects", show: "shows", page: "turns to", arm: "then", root: "starts with",
  way: "opens", switch: "switches to", window: "opens a window with", uses: "uses", shows: "shows first",
};
const list = (title, entries, tag = "ul") => entries.length ? [make("h3", {}, title), make(tag, {}, ...entries)] : [];
const locks = guards => guards && guards.length ? make("span", { class: "lock" }, "checks " + guards.join(", ")) : null;
const note = words => words ? make("span", { class: "note" }, words) : null;
// A page in a file links to the source next to it. A page from a server can't open sources.
const sourceOf = item => {
  if (!item.file) return null;
  const words = item.file.replace(/^\.\//, "") + ":" + item.line;
  return make("p", { class: "source" }, $("strip") ? make("code", {}, words) : make("a", { href: item.url }, words));
};
const rowText = link => {
  const item = items.get(link.from), row = item && item.rows && link.row != null ? item.rows[link.row] : null;
  return row ? row.text : "";
};

// Returns the links to an item and to the containers that show it first. A container also has entry points of its first screen, and links
// that lead through it.
const waysTo = item => {
  const found = [...(to.get(item.id) || [])];
  for (const around of containers(item).reverse()) {
    if (around.first !== item.id && !(around.children.length === 1 && around.children[0] === item)) break;
    found.push(...(to.get(around.id) || []));
  }
  if (item.isGroup && item.first) found.push(...(to.get(item.first) || []).filter(link => link.kind === "way" || (link.label || "").includes("through " + nameOf(item))));
  return found;
};
const wayIn = link => {
  const source = items.get(link.from);
  if (source.kind === "start") return make("li", {}, "shown at the start", note(source.note), locks(source.guards));
  if (isWay(source)) return make("li", {}, ...source.rows.map(row => make("div", {}, make("code", {}, row.text), note(row.note), source.kind === "route" ? tryButton(row.text) : null)), locks(source.guards));
  if (link.kind === "shows") return make("li", {}, linkTo(source.id), note("shows it first"));
  const row = source.rows && link.row != null ? source.rows[link.row] : null;
  const users = source.kind === "events" ? to.get(source.id).filter(one => one.kind === "uses") : [];
  return make("li", {}, linkTo(source.id), row ? make("b", {}, " " + row.text) : null, note([kindOfLink[link.kind], link.label].filter(Boolean).join(", ")), locks(row && row.guards),
    users.length ? make("div", { class: "leads" }, note("on "), ...users.flatMap((one, at) => [at ? ", " : "", linkTo(one.from)])) : null);
};

const eventsOf = item => (item.rows || []).flatMap((row, at) => {
  const links = (from.get(item.id) || []).filter(link => link.row === at), shared = links.find(link => link.kind === "uses");
  if (shared) return [make("li", { class: "shared" }, note("events of "), linkTo(shared.to), make("ul", {}, ...eventsOf(items.get(shared.to))))];
  const entry = make("li", {}, make("b", {}, row.text), row.change ? make("span", { class: "change" }, row.change) : null, locks(row.guards));
  for (const link of links) entry.append(make("div", { class: "leads" }, make("span", { class: "verb" }, kindOfLink[link.kind]), " ", linkTo(link.to), note(link.label)));
  if (row.note) entry.append(make("div", { class: "leads" }, note(row.note)));
  return [entry];
});

// Each step of a path contains the index of the previous step.
const walkOf = id => {
  const walk = [];
  for (let at = data.walks.ends[id] ?? -1; at >= 0; at = data.walks.steps[at][0]) walk.push(data.walks.steps[at].slice(1));
  return walk.reverse();
};
const walkTo = item => {
  const own = walkOf(item.id), walk = own.length || !item.isGroup || !item.first ? own : walkOf(item.first);
  if (!walk.length) return isScreen(item) || item.kind === "alert" ? [make("h3", {}, "How to get there"), make("p", {}, "Nothing in the graph leads here.")] : [];
  const steps = walk.map(([done, shown, id], at) => make("li", {}, at || done ? make("b", {}, done || "then") : "start", make("span", { class: "arrow", "aria-hidden": "true" }, " → "), linkTo(id, shown)));
  const show = make("button", { type: "button", class: "action", onclick: () => drawWalk(walk.map(hop => hop[2])) }, "Show this path on the picture");
  return [make("h3", {}, "How to get there"), make("ol", { class: "walk" }, ...steps), show];
};

// Describes the result of a modal or an alert: the events that present it, and the steps after each outcome.
const outcomesOf = item => {
  if (item.kind !== "modal" && !item.returns && item.kind !== "alert") return [];
  const found = [], seen = new Set();
  for (const link of [...(to.get(item.id) || []), ...(item.first ? to.get(item.first) || [] : [])]) {
    if (!["present", "arm"].includes(link.kind)) continue;
    const source = items.get(link.from), key = link.from + " " + link.row;
    if (seen.has(key)) continue;
    seen.add(key);
    const row = source.rows && link.row != null ? source.rows[link.row] : null;
    const entry = make("li", {}, linkTo(source.id), row ? make("b", {}, " " + row.text) : null);
    for (const arm of from.get(link.from) || []) {
      if (arm.kind === "arm" && arm.row === link.row) entry.append(make("div", { class: "leads" }, note((arm.label || "then") + ":"), " ", linkTo(arm.to)));
    }
    if (row && row.note) entry.append(make("div", { class: "leads" }, note(row.note)));
    found.push(entry);
  }
  const result = item.returns ? make("p", {}, "Finishes with ", make("code", {}, item.returns), ".") : item.kind === "modal" ? make("p", {}, "Returns no value.") : null;
  return [make("h3", {}, item.kind === "alert" ? "Presented by" : "What it returns"), result, found.length ? make("ul", {}, ...found) : null].filter(Boolean);
};
const modalAround = item => containers(item).reverse().find(one => one.kind === "modal");

const findingsOn = item => data.findings.filter(finding => finding.items.includes(item.id));
const changeWords = { added: "added", removed: "removed", changed: "changed" };
const describe = item => {
  detail.replaceChildren();
  if (!item) return describeApp();
  const around = containers(item);
  const crumbs = around.flatMap(one => [linkTo(one.id), make("span", { "aria-hidden": "true" }, " › ")]);
  detail.append(make("p", { class: "crumbs" }, ...crumbs), make("h2", {}, wordsOf(item), " ", make("span", { class: "badge" }, kindWords[item.kind]), item.change ? make("span", { class: "change" }, changeWords[item.change]) : null));
  if (item.doc) detail.append(make("p", { class: "doc" }, item.doc));
  const source = sourceOf(item);
  if (source) detail.append(source);
  const facts = [
    item.note ? make("li", {}, isScreen(item) ? "takes " + item.note : item.note) : null,
    item.guards ? make("li", {}, "checks ", make("b", {}, item.guards.join(", ")), " before it is shown") : null,
    item.answers ? make("li", {}, "is shown if ", make("b", {}, item.answers.join(", ")), " fails") : null,
  ].filter(Boolean);
  if (facts.length) detail.append(make("ul", { class: "facts" }, ...facts));
  for (const finding of findingsOn(item)) detail.append(make("p", { class: finding.severity }, make("b", {}, finding.code), " ", finding.message));
  detail.append(...walkTo(item));
  if (isScreen(item) || item.kind === "alert" || item.kind === "action" || item.kind === "events") detail.append(...list(item.kind === "alert" ? "Buttons" : "What happens here", eventsOf(item)));
  const direct = (from.get(item.id) || []).filter(link => link.row == null && link.kind !== "shows");
  if (direct.length) detail.append(...list("Leads to", direct.map(link => make("li", {}, make("span", { class: "verb" }, kindOfLink[link.kind]), " ", linkTo(link.to), note(link.label)))));
  detail.append(...outcomesOf(item));
  const modal = modalAround(item);
  if (modal && modal !== item) detail.append(make("h3", {}, "In the modal"), make("ul", {}, make("li", {}, linkTo(modal.id), note(modal.returns ? "returns " + modal.returns : "returns no value"))));
  const ways = waysTo(item).filter(link => link.kind !== "uses");
  detail.append(...list("Entry points", ways.map(wayIn)));
  const inner = item.kind === "flow" ? item.items.map(id => items.get(id)).filter(one => one && (isScreen(one) || one.kind === "alert")) : item.children;
  detail.append(...list("Contains", inner.map(one => make("li", {}, linkTo(one.id), isScreen(one) ? null : note(kindWords[one.kind])))));
  openPane("page-detail");
  detail.scrollTop = 0;
};

const describeApp = () => {
  const all = [...items.values()].filter(isScreen), screens = all.length, external = all.filter(one => one.kind === "external").length, modals = data.groups.filter(group => group.kind === "modal").length;
  const links = data.ways.filter(way => way.kind === "route").length;
  detail.append(make("h2", {}, data.title), make("ul", { class: "facts" }, make("li", {}, counted(screens, "screen") + (external ? ", " + external + " of them external" : "")), make("li", {}, counted(modals, "modal")), make("li", {}, counted(links, "link pattern")), make("li", {}, counted(data.findings.length, "diagnostic"))));
  detail.append(make("p", {}, "Choose a screen in the picture or in the outline, or search for one. The details show how to get there, what happens there, and where that leads."));
  if (stages.has("overview") && stages.has("whole")) detail.append(make("p", {}, "This app is large: the overview has a card for each part. Click a card to open the part."));
  const keys = [["/", "search"], ["arrow keys", "select the next card in that direction, while the picture has the focus"], ["+ − 0", "zoom in, zoom out, show everything"], ["Esc", "go back: clear the selection, then leave the part"]];
  detail.append(make("h3", {}, "Keys"), make("dl", { class: "keys" }, ...keys.flatMap(([key, words]) => [make("dt", {}, key), make("dd", {}, words)])));
};

"""##
