// swift-format-ignore-file

/// Lists diagnostics and changes, each with its locations and paths in the picture.
let diagnosticsScript = ##"""
const drawFindings = () => {
  const pane = $("page-findings"), changes = $("page-changes");
  pane.replaceChildren(); changes.replaceChildren();
  pane.dataset.count = data.findings.length || "";
  pane.append(make("h2", {}, "Diagnostics"));
  if (!data.findings.length) pane.append(make("p", {}, "None."));
  else pane.append(make("ul", { class: "findings" }, ...data.findings.map(findingEntry)));
  if (!data.changes) return;
  changes.dataset.count = data.changes.length || "";
  changes.append(make("h2", {}, "Changes"), data.changes.length ? make("ul", { class: "changes" }, ...data.changes.map(line => make("li", { class: { "+": "added", "-": "removed", "~": "changed" }[line[0]] || "" }, line))) : make("p", {}, "None."));
};
const findingEntry = finding => {
  const entry = make("li", { class: finding.severity }, make("b", {}, finding.code), " ", make("span", { class: "severity" }, finding.severity), make("div", {}, finding.message), make("code", { class: "source" }, finding.place));
  if (finding.items.length) entry.append(make("div", { class: "leads" }, "on ", ...finding.items.slice(0, 12).filter(id => items.has(id)).flatMap((id, at) => [at ? ", " : "", linkTo(id)])));
  for (const words of finding.notes || []) {
    entry.append(make("div", { class: "leads note" }, words));
    const walk = isWalk(words) ? itemsOfWalk(words) : [];
    if (walk.length > 1) entry.append(make("button", { type: "button", class: "action", onclick: () => { drawWalk(walk); say("The path is drawn on the picture, " + counted(walk.length, "item")); } }, "Draw this path"));
  }
  for (const words of finding.help || []) entry.append(make("div", { class: "leads help" }, words));
  return entry;
};

"""##
