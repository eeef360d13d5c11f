// swift-format-ignore-file

/// Highlights items of the picture and the lines between them, and dims all others.
let litScript = ##"""
let lit = new Set(), litCenter = null;
const light = (ids, center = null) => {
  clear();
  [lit, litCenter] = [new Set(ids), center];
  if (!lit.size) return;
  canvas.classList.add("lit");
  for (const one of stages.values()) if (one.parts) lightOn(one);
};
const lightOn = one => {
  // The overview shows a part instead of the items in it.
  const shown = new Set(lit);
  if (one.name === "overview") for (const flow of data.flows) if (flow.items.some(id => lit.has(id))) shown.add(flow.card);
  for (const id of shown) for (const part of one.parts.get(id) || []) part.classList.add("on");
  for (const edge of one.edges) {
    const isOn = shown.has(edge.from) && shown.has(edge.to) && (!litCenter || edge.from === litCenter || edge.to === litCenter);
    if (isOn) edge.element.classList.add("on");
  }
};
const clear = () => {
  lit = new Set();
  canvas.classList.remove("lit");
  for (const part of canvas.querySelectorAll(".on, .chosen")) part.classList.remove("on", "chosen");
  eraseWalk();
};
const choose = id => {
  for (const one of stages.values()) for (const part of (one.parts && one.parts.get(id)) || []) part.classList.add("chosen");
};
// Returns the identifier of an item's card. A container uses the card of the screen that it shows first.
const cardOf = id => { const item = items.get(id); return item && item.isGroup && item.first ? item.first : id; };
// Returns the identifiers of an item and of the items at the other ends of its links. A container includes its content, and a screen the
// events that it shares.
const neighbours = item => {
  const found = new Set(within(item).map(one => one.id));
  const shared = new Set(), add = link => { found.add(link.to); found.add(cardOf(link.to)); };
  for (const id of [...found]) for (const link of from.get(id) || []) { add(link); if (link.kind === "uses") shared.add(link.to); }
  for (const id of shared) for (const link of from.get(id)) add(link);
  for (const link of waysTo(item)) {
    found.add(link.from);
    if (link.to !== item.id) found.add(link.to);
    if (items.get(link.from).kind === "events") for (const user of to.get(link.from)) found.add(user.from);
  }
  return found;
};

"""##
