// swift-format-ignore-file

/// Shows the pictures, and their visible part. Panning and zooming move a layer, which is redrawn when they end.
let viewScript = ##"""
const canvas = $("page-canvas");
const view = { x: 0, y: 0, k: 1 };
let stages = new Map(), stage = null, settling = 0;
const isStill = matchMedia("(prefers-reduced-motion: reduce)");
const svgSpace = "http://www.w3.org/2000/svg";

const take = () => {
  stages = new Map(); stage = null;
  for (const element of canvas.querySelectorAll(".picture")) stages.set(element.dataset.picture, { name: element.dataset.picture, element });
};
// Prepares a picture before it's first shown. The picture of a large app is stored as text, because it takes longer to parse than the rest
// of the page.
const open = one => {
  if (one.isOpen) return;
  one.isOpen = true;
  const later = $("page-later");
  if (!one.element.firstChild && later) one.element.innerHTML = JSON.parse(later.textContent);
  const svg = one.svg = one.element.querySelector("svg");
  if (!svg) return;
  const size = svg.viewBox.baseVal;
  [one.width, one.height] = [size.width, size.height];
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", (one.name === "overview" ? "Overview of " : "Picture of ") + data.title + ". The outline and the details contain the same as text.");
  svg.setAttribute("width", size.width); svg.setAttribute("height", size.height);
  // The details contain the links of a card. In the picture, hundreds of them would be in the tab order.
  for (const link of svg.querySelectorAll("a")) link.removeAttribute("xlink:href");
  one.parts = new Map(); one.edges = [];
  one.graph = svg.querySelector("g.graph");
  const matrix = one.graph && one.graph.transform.baseVal.consolidate(), origin = svg.viewBox.baseVal;
  one.shift = matrix ? [matrix.matrix.e - origin.x, matrix.matrix.f - origin.y] : [0, 0];
  const put = (id, element) => { if (!one.parts.has(id)) one.parts.set(id, []); one.parts.get(id).push(element); element.dataset.item = id; };
  for (const element of svg.querySelectorAll("g.node, g.cluster")) {
    const title = element.querySelector("title"), name = title ? title.textContent : "";
    const group = [...element.classList].find(word => word.startsWith("of-"));
    if (group && items.has(group.slice(3))) put(group.slice(3), element);
    else if (items.has(name)) put(name, element);
    else if (name.startsWith("cluster_") && items.has(name.slice(8))) put(name.slice(8), element);
  }
  for (const element of svg.querySelectorAll("g.edge")) {
    const title = element.querySelector("title"), ends = title ? title.textContent.split("->").map(end => end.split(":")[0]) : [];
    if (ends.length === 2) one.edges.push({ from: ends[0], to: ends[1], element });
  }
  if (lit.size) lightOn(one);
  dress(one);
};
const has = (one, id) => { open(one); return one.parts ? one.parts.has(id) : false; };
// Returns the bounding box of items in the coordinates of the picture, or null.
const boxOf = (ids, one = stage) => {
  let box = null;
  for (const id of ids) for (const part of (one.parts && one.parts.get(id)) || []) {
    const { x, y, width, height } = part.getBBox();
    if (!width && !height) continue;
    box = box ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + width), Math.max(box[3], y + height)] : [x, y, x + width, y + height];
  }
  return box && { x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1] };
};

let isWhole = false;
const place = () => { if (stage && stage.svg) stage.svg.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`; };
const move = (x, y, k, isFlying = false) => {
  Object.assign(view, { x, y, k: Math.min(8, Math.max(.02, k)) });
  isWhole = false;
  canvas.classList.add("moving");
  canvas.classList.toggle("flying", isFlying && !isStill.matches);
  clearTimeout(settling);
  settling = setTimeout(() => { canvas.classList.remove("moving", "flying"); label(); }, 260);
  place();
};
const zoom = (factor, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) => {
  const k = Math.min(8, Math.max(.02, view.k * factor)), real = k / view.k;
  move(x + (view.x - x) * real, y + (view.y - y) * real, k);
};
// Zooms to a box, or to the whole picture if it's null, at a scale of at most `most`.
const fit = (box, isFlying = true, most = 1.25) => {
  if (!stage || !stage.svg || !canvas.clientWidth) return;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight], room = 24;
  const whole = box || { x: -stage.shift[0], y: -stage.shift[1], width: stage.width, height: stage.height };
  const k = Math.min(most, (width - 2 * room) / whole.width, (height - 2 * room) / whole.height);
  const middle = [whole.x + whole.width / 2 + stage.shift[0], whole.y + whole.height / 2 + stage.shift[1]];
  move(width / 2 - middle[0] * k, height / 2 - middle[1] * k, k, isFlying);
  isWhole = !box;
};
const wider = box => box && { x: box.x - 14, y: box.y - 14, width: box.width + 28, height: box.height + 28 };
// Moves a box into view at a readable scale, together with `around` if that is readable too.
const reveal = (box, around) => {
  if (!box || !stage || !stage.svg) return;
  const left = (box.x + stage.shift[0]) * view.k + view.x, top = (box.y + stage.shift[1]) * view.k + view.y;
  const isInside = left >= 0 && top >= 0 && left + box.width * view.k <= canvas.clientWidth && top + box.height * view.k <= canvas.clientHeight;
  if (isInside && (view.k >= .8 || around === 0)) return;
  if (around && Math.min((canvas.clientWidth - 48) / around.width, (canvas.clientHeight - 48) / around.height) >= .8) return fit(around);
  const k = Math.min(1.25, Math.max(view.k, .9)), middle = [box.x + box.width / 2 + stage.shift[0], box.y + box.height / 2 + stage.shift[1]];
  move(canvas.clientWidth / 2 - middle[0] * k, canvas.clientHeight / 2 - middle[1] * k, k, true);
};
// Adds titles over the cards of the overview and over frames if the scale is too small to read cards.
const label = () => {
  if (!stage || !stage.parts) return;
  for (const old of stage.graph.querySelectorAll("g.far")) old.remove();
  const isFar = view.k < .5;
  canvas.classList.toggle("far", isFar);
  if (!isFar) return;
  const group = document.createElementNS(svgSpace, "g"), size = 12.5 / view.k;
  group.setAttribute("class", "far");
  group.setAttribute("font-size", size.toFixed(1));
  for (const id of stage.parts.keys()) {
    const item = items.get(id), isShown = item.kind === "flow" || item.isGroup && ["modal", "tab", "split", "stack", "pages"].includes(item.kind) && !item.children.some(one => one.isGroup && one.kind !== "column");
    const box = isShown && boxOf([id]);
    if (!box) continue;
    const room = Math.floor(box.width * view.k / 8.4), words = wordsOf(item);
    if (room < 4) continue;
    const text = document.createElementNS(svgSpace, "text");
    if (item.isGroup) text.setAttribute("class", "frame");
    text.setAttribute("x", item.isGroup ? box.x + size * .6 : box.x + box.width / 2); text.setAttribute("y", box.y + Math.min(box.height / 2, size * 1.6) + size / 3);
    text.textContent = words.length > room ? words.slice(0, room - 1) + "…" : words;
    group.append(text);
  }
  stage.graph.append(group);
};
const enter = name => {
  const next = stages.get(name);
  if (!next || next === stage) return next === stage;
  for (const other of stages.values()) other.element.hidden = other !== next;
  if (stage) stage.kept = isWhole ? null : { ...view };
  stage = next;
  open(stage);
  if (stage.kept) move(stage.kept.x, stage.kept.y, stage.kept.k); else fit(null, false);
  $("page-overview").hidden = !stages.has("overview") || !stages.has("whole");
  $("page-overview").setAttribute("aria-pressed", String(stage.name === "overview"));
  return true;
};

{
  const at = event => { const rect = canvas.getBoundingClientRect(); return [event.clientX - rect.left, event.clientY - rect.top]; };
  canvas.addEventListener("wheel", event => {
    if (!stage || !stage.svg) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? .008 : .0016)), ...at(event));
  }, { passive: false });
  const fingers = new Map();
  let moved = false, spread = 0;
  canvas.addEventListener("pointerdown", event => {
    if (!stage || !stage.svg || event.button > 0) return;
    fingers.set(event.pointerId, at(event));
    moved = false; spread = 0;
  });
  canvas.addEventListener("pointermove", event => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = at(event);
    if (!moved && Math.abs(now[0] - last[0]) + Math.abs(now[1] - last[1]) < 4) return;
    if (!moved) { moved = true; canvas.classList.add("dragging"); canvas.setPointerCapture(event.pointerId); }
    fingers.set(event.pointerId, now);
    if (fingers.size === 1) return move(view.x + now[0] - last[0], view.y + now[1] - last[1], view.k);
    const [one, other] = [...fingers.values()], wide = Math.hypot(one[0] - other[0], one[1] - other[1]);
    if (spread) zoom(wide / spread, (one[0] + other[0]) / 2, (one[1] + other[1]) / 2);
    spread = wide;
  });
  for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, event => {
    fingers.delete(event.pointerId); spread = 0;
    if (!fingers.size) canvas.classList.remove("dragging");
  });
  canvas.addEventListener("click", event => {
    if (event.target.closest("a")) event.preventDefault();
    if (moved) return;
    const part = event.target.closest("[data-item]");
    if (part) go(part.dataset.item, true); else if (event.target.closest(".picture")) go(null);
  });
  addEventListener("resize", () => { if (isWhole) fit(null, false); });
}

"""##
