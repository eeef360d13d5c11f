// swift-format-ignore-file

/// Handles the keyboard: `/` searches, Esc leaves an item, and arrow keys move from card to card.
let keysScript = ##"""
const near = key => {
  const parts = [...stage.parts.keys()].filter(id => { const item = items.get(id); return item && !item.isGroup && !isWay(item); });
  const boxes = parts.map(id => ({ id, box: boxOf([id]) })).filter(one => one.box).map(({ id, box }) => ({ id, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const here = boxes.find(one => one.id === current) || boxes.find(one => one.id === cardOf(current));
  if (!here) return boxes.length ? boxes.reduce((a, b) => a.x + a.y <= b.x + b.y ? a : b).id : null;
  const [right, down] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  let best = null;
  for (const one of boxes) {
    const along = (one.x - here.x) * right + (one.y - here.y) * down, across = Math.abs((one.x - here.x) * down) + Math.abs((one.y - here.y) * right);
    if (along <= 1 || across > along * 3) continue;
    const far = along + across * 2;
    if (!best || far < best.far) best = { far, id: one.id };
  }
  return best && best.id;
};
canvas.addEventListener("keydown", event => {
  if (!stage || !stage.svg || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key.startsWith("Arrow")) {
    const next = near(event.key);
    if (next) go(next);
  } else if (event.key === "+" || event.key === "=") zoom(1.25);
  else if (event.key === "-") zoom(.8);
  else if (event.key === "0") fit(null);
  else if (event.key === "Enter" && current && items.get(current).kind === "flow") go(current);
  else return;
  event.preventDefault();
});
document.addEventListener("keydown", event => {
  const isTyping = event.target.closest && event.target.closest("input, textarea, select");
  if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) { event.preventDefault(); search.focus(); search.select(); }
  else if (event.key === "Escape" && !event.defaultPrevented) {
    if (current || lit.size) go(null);
    else if (stages.has("overview")) enter("overview");
  }
});
$("page-fit").addEventListener("click", () => fit(null));
$("page-in").addEventListener("click", () => zoom(1.25));
$("page-out").addEventListener("click", () => zoom(.8));
$("page-overview").addEventListener("click", () => { if (stage.name === "overview") enter("whole"); else { go(null); enter("overview"); fit(null); } });
document.querySelector(".skip").addEventListener("click", event => { event.preventDefault(); openPane("page-detail"); detail.focus(); });

"""##
