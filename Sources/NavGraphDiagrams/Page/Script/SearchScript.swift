// swift-format-ignore-file

/// Searches screens, containers, events, links, and diagnostics.
let searchScript = ##"""
const search = $("page-search"), results = $("page-results");
let hits = [], chosenHit = -1, corpus = null;
const buildCorpus = () => {
  corpus = [];
  for (const item of items.values()) {
    if (isWay(item) || item.kind === "flow") continue;
    corpus.push({ kind: kindWords[item.kind], text: wordsOf(item), more: [item.note, item.doc, item.isGroup ? nameOf(item) : ""].filter(Boolean).join(" "), ids: [item.id], act: () => go(item.id) });
    (item.rows || []).forEach((row, at) => {
      if ((from.get(item.id) || []).some(link => link.row === at && link.kind === "uses")) return;
      const ends = (from.get(item.id) || []).filter(link => link.row === at).map(link => wordsOf(items.get(link.to)));
      corpus.push({ kind: item.kind === "alert" ? "button" : "event", text: row.text, where: wordsOf(item) + (ends.length ? " → " + ends.join(", ") : ""), more: row.note || "", ids: [item.id], act: () => go(item.id) });
    });
  }
  for (const way of data.ways) corpus.push({ kind: way.kind === "route" ? "link" : way.kind, text: way.text, where: targetOf(way).join("; "), more: way.example || "", ids: endsOf(way).map(cardOf), act: () => { if (way.example) ask(way.example); else { openPane("page-links"); showWay(way); } } });
  for (const finding of data.findings) corpus.push({ kind: finding.severity, text: finding.code + " " + finding.message, where: finding.place, more: "", ids: finding.items, act: () => { openPane("page-findings"); light(new Set(finding.items)); if (stage && stage.parts) reveal(boxOf(finding.items)); } });
  for (const one of corpus) { one.low = one.text.toLowerCase(); one.all = (one.text + " " + (one.where || "") + " " + one.more).toLowerCase(); }
};
const mostHits = 40;
const searchFor = wanted => {
  if (!corpus) buildCorpus();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = one => one.low === words.join(" ") ? 0 : one.low.startsWith(words[0]) ? 1 : one.low.includes(words[0]) ? 2 : 3;
  return words.length ? corpus.filter(one => words.every(word => one.all.includes(word))).map((one, at) => [rank(one), at, one]).sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(one => one[2]) : [];
};
const update = () => {
  const all = searchFor(search.value);
  hits = all.slice(0, mostHits); chosenHit = hits.length ? 0 : -1;
  results.replaceChildren(...hits.map((hit, at) => make("li", { role: "option", id: "page-hit-" + at, "aria-selected": String(at === chosenHit), onpointerdown: event => { event.preventDefault(); pick(at); } },
    make("span", { class: "badge" }, hit.kind), make("span", { class: "name" }, hit.text), hit.where ? make("span", { class: "where" }, hit.where) : null)));
  const isOpen = search.value.trim() !== "";
  if (isOpen && !hits.length) results.append(make("li", { role: "option", "aria-disabled": "true", "aria-selected": "false" }, "nothing found"));
  if (all.length > mostHits) results.append(make("li", { role: "option", "aria-disabled": "true", "aria-selected": "false" }, counted(all.length - mostHits, "more result")));
  results.hidden = !isOpen;
  search.setAttribute("aria-expanded", String(isOpen));
  mark();
  if (isOpen) light(new Set(all.flatMap(hit => hit.ids))); else if (current) follow(); else clear();
  if (isOpen && !all.length) canvas.classList.add("lit");
};
const mark = () => {
  hits.forEach((_, at) => $("page-hit-" + at).setAttribute("aria-selected", String(at === chosenHit)));
  if (chosenHit >= 0) { search.setAttribute("aria-activedescendant", "page-hit-" + chosenHit); $("page-hit-" + chosenHit).scrollIntoView({ block: "nearest" }); } else search.removeAttribute("aria-activedescendant");
};
const closeResults = () => { results.hidden = true; search.setAttribute("aria-expanded", "false"); search.removeAttribute("aria-activedescendant"); };
const pick = at => { const hit = hits[at]; if (!hit) return; search.value = ""; closeResults(); hits = []; hit.act(); };
search.addEventListener("input", update);
search.addEventListener("focus", () => { if (search.value) update(); });
search.addEventListener("blur", closeResults);
search.addEventListener("keydown", event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && hits.length) { event.preventDefault(); chosenHit = (chosenHit + step + hits.length) % hits.length; mark(); }
  else if (event.key === "Enter") { event.preventDefault(); pick(chosenHit); }
  else if (event.key === "Escape") { event.stopPropagation(); search.value = ""; update(); search.blur(); }
});

"""##
