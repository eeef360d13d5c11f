// swift-format-ignore-file

/// Defines the interface for other scripts.
let startScript = ##"""
const refresh = () => {
  const was = stage && { ...view, name: stage.name, isWhole };
  load(); take(); corpus = null;
  drawOutline(); drawLinks(); drawFindings(); drawLooks(); listPanes();
  if (!(was && enter(was.name))) enter(stages.has("overview") ? "overview" : "whole");
  if (was && !was.isWhole) move(was.x, was.y, was.k);
  follow(!was);
  // Prepare the other pictures after the page is shown, because a large one takes long.
  if (stages.size > 1) setTimeout(() => { for (const one of stages.values()) open(one); }, 600);
};
Object.defineProperties(navgraphPage, Object.getOwnPropertyDescriptors({
  // Shows an item, given its name or identifier.
  show: name => go(name),
  // Highlights items, given their names or identifiers, and returns their number. Ignores unknown names.
  light: names => { const ids = names.map(find).filter(Boolean).map(item => item.id); light(new Set(ids)); for (const id of ids) choose(id); return ids.length; },
  // Moves items into view without selecting one.
  reveal: names => { const ids = names.map(find).filter(Boolean).map(item => item.id); if (stages.has("whole")) enter("whole"); if (stage && stage.parts) reveal(boxOf(ids)); },
  clear: () => { clear(); if (current) follow(); },
  // `match` returns the `pattern`, `values`, `ignored`, and `unknown` of a URL, or its `error`. `matcher` creates it for other tables.
  match, matcher,
  openPane, listPanes, refresh,
  get data() { return data; },
  get current() { return current; },
  get view() { return { ...view, isWhole }; },
  move,
  // Returns the frame of an item in the canvas, in CSS pixels.
  rectOf: id => { const box = stage && stage.parts && boxOf([id]); return box && { x: (box.x + stage.shift[0]) * view.k + view.x, y: (box.y + stage.shift[1]) * view.k + view.y, width: box.width * view.k, height: box.height * view.k }; },
}));
refresh();

"""##
