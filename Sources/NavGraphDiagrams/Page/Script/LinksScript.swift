// swift-format-ignore-file

/// Lists deep links and entry points, and shows what a URL opens.
let linksScript = ##"""
const linksPane = $("page-links");
const policies = {
  dismiss: "everything that is presented is dismissed first", over: "everything that is presented stays under it", wait: "the link waits while something is presented",
  reject: "the link is rejected while something is presented", now: "everything that is presented stays under it, and the link doesn't wait for a guard's flow that replaces the root",
};
const drawLinks = () => {
  linksPane.replaceChildren();
  answerOf = null;
  const ways = data.ways, routes = ways.filter(way => way.kind === "route");
  linksPane.dataset.count = ways.length || "";
  if (!ways.length) return;
  linksPane.append(make("h2", {}, "Ways in"));
  if (routes.length) {
    const field = make("input", { id: "page-url", type: "text", inputmode: "url", spellcheck: "false", autocomplete: "off", placeholder: (routes.find(way => way.example) || {}).example || "scheme://path" });
    const form = make("form", { onsubmit: event => { event.preventDefault(); answer(field.value.trim()); } }, make("label", { for: "page-url" }, "What does this URL open?"), make("div", { class: "field" }, field, make("button", { type: "submit" }, "Open")));
    linksPane.append(form, make("div", { id: "page-answer", role: "status" }));
  }
  linksPane.append(...list("Links", routes.map(wayEntry)));
  const entries = ways.filter(way => way.kind !== "route");
  linksPane.append(...list("Shortcuts, notifications, and others", entries.map(wayEntry)));
};
const targetOf = way => way.targets.map(target => [target.devices.length ? "on " + target.devices.join(", ") : "", target.branch].filter(Boolean).concat(target.text).join(": "));
const notFollowed = "not followed, because the app has too many links, tabs, columns, or guards: its guards aren't known";
const wayEntry = way => {
  const name = (way.kind === "route" ? "" : way.kind + " ") + way.text;
  const values = way.values.map(value => value.name + ": " + value.type + (value.optional ? "?" : "") + (value.form ? " (" + value.form + ")" : ""));
  return make("li", {}, make("button", { type: "button", class: "to", onclick: () => showWay(way) }, make("code", {}, name)), way.origins.length ? note("on " + way.origins.join(", ")) : null,
    make("div", { class: "leads" }, way.alias ? note("as " + way.alias) : targetOf(way).join("; ")),
    values.length ? make("div", { class: "leads" }, note("takes " + values.join(", "))) : null,
    !way.guards ? make("div", { class: "leads" }, note(notFollowed)) : way.guards.length ? make("div", { class: "leads" }, locks(way.guards)) : null,
    way.example ? make("div", { class: "leads" }, make("button", { type: "button", class: "action", onclick: () => ask(way.example) }, "Open ", make("code", {}, way.example))) : null);
};
// Returns the identifiers of the items to which the card of an entry point leads.
const endsOf = way => {
  const wanted = (way.kind === "route" ? "" : way.kind + " ") + way.text, found = [];
  for (const card of data.cards) {
    if (!["route", "entry"].includes(card.kind) || !(card.rows || []).some(row => row.text === wanted)) continue;
    for (const link of from.get(card.id)) found.push(link.to);
  }
  return found;
};
const showWay = way => {
  const ends = endsOf(way), cards = ends.map(cardOf);
  if (!ends.length) return;
  if (stages.has("whole")) enter("whole");
  light(new Set([...ends, ...cards]));
  for (const card of cards) choose(card);
  if (stage && stage.parts) reveal(boxOf(cards));
};
const ask = url => { openPane("page-links"); $("page-url").value = url; answer(url); $("page-url").focus(); };
const tryButton = pattern => {
  const way = data.ways.find(one => one.kind === "route" && one.text === pattern && one.example);
  return way ? make("button", { type: "button", class: "action", onclick: () => ask(way.example) }, "Open an example") : null;
};
// Returns the route of an alias, or the entry point itself.
const ownOf = way => way && way.alias ? data.ways.find(one => one.kind === "route" && !one.alias && one.text === way.alias) || way : way;
// Describes why a URL opens nothing, with a suggestion and the nearest patterns.
const missed = found => {
  const all = [make("p", { class: "error" }, make("b", {}, "opens nothing: "), found.error)];
  if (found.suggestion) all.push(make("p", {}, "Did you mean ", make("button", { type: "button", class: "to", onclick: () => ask(found.suggestion) }, make("code", {}, found.suggestion)), "?"));
  if (!found.nearest || !found.nearest.length || found.fault && found.suggestion) return all;
  const entries = found.nearest.map(near => {
    const text = data.matcher.patterns[near.pattern].text, way = data.ways.find(one => one.pattern === near.pattern);
    return make("li", {}, way ? make("button", { type: "button", class: "to", onclick: () => showWay(ownOf(way)) }, make("code", {}, text)) : make("code", {}, text), make("div", { class: "leads" }, note(near.why)));
  });
  return [...all, ...list("Nearest", entries)];
};
const answer = url => {
  const place = $("page-answer");
  place.replaceChildren();
  if (!url) return;
  const found = match(url);
  if (found.error) { clear(); return place.append(...missed(found)); }
  const way = data.ways.find(one => one.pattern === found.pattern);
  const own = ownOf(way);
  place.append(make("p", {}, make("b", {}, "opens "), make("code", {}, own ? own.text : data.matcher.patterns[found.pattern].text)));
  if (!way) return;
  if (way.alias) place.append(make("p", {}, "through its alias ", make("code", {}, way.text)));
  if (found.values.length) {
    place.append(make("dl", { class: "values" }, ...found.values.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value === null ? "not given" : Array.isArray(value) ? "[" + value.map(one => JSON.stringify(one)).join(", ") + "]" : JSON.stringify(value))])));
  }
  for (const key of found.ignored) place.append(make("p", { class: "note" }, (key === "#" ? "the fragment" : key) + " has a value that can't be parsed, so it counts as not given"));
  if (found.unknown.length) place.append(make("p", { class: "note" }, "without effect: " + found.unknown.map(key => key === "#" ? "the fragment" : key).join(", ")));
  place.append(make("h3", {}, "Leads to"), make("ul", {}, ...targetOf(own).map(words => make("li", {}, make("code", {}, words))), ...[...new Set(endsOf(way.alias ? own : way).map(cardOf))].map(id => make("li", {}, linkTo(id)))));
  const asked = own.guards ? own.guards.map(guard => make("li", {}, "checks " + guard + " (with the values of its example)")) : [make("li", {}, notFollowed)];
  place.append(make("ul", { class: "facts" }, ...asked, make("li", {}, policies[own.policy] || own.policy), own.expiry ? make("li", {}, "dropped if it has to wait for more than " + counted(own.expiry, "second")) : ""));
  showWay(own);
};

"""##
