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
  // A large picture is made ready while nobody waits for it.
  if (stages.size > 1) setTimeout(() => { for (const one of stages.values()) open(one); }, 600);
};
Object.defineProperties(navgraphPage, Object.getOwnPropertyDescriptors({
  // Shows a place, by its name or identifier, as a click on it does.
  show: name => go(name),
  // Lights places, by names or identifiers; what isn't on the picture is passed over.
  light: names => { const ids = names.map(find).filter(Boolean).map(item => item.id); light(new Set(ids)); for (const id of ids) choose(id); return ids.length; },
  // Brings places into sight, without choosing one.
  reveal: names => { const ids = names.map(find).filter(Boolean).map(item => item.id); if (stages.has("whole")) enter("whole"); if (stage && stage.parts) reveal(boxOf(ids)); },
  clear: () => { clear(); if (current) follow(); },
  // What a URL opens: `pattern`, `values`, `ignored` and `unknown`, or `error`.
  match, matcher,
  openPane, listPanes, refresh,
  get data() { return data; },
  get current() { return current; },
  get view() { return { ...view, isWhole }; },
  move,
  // Where an item is on the canvas, in points of the screen.
  rectOf: id => { const box = stage && stage.parts && boxOf([id]); return box && { x: (box.x + stage.shift[0]) * view.k + view.x, y: (box.y + stage.shift[1]) * view.k + view.y, width: box.width * view.k, height: box.height * view.k }; },
}));
refresh();

"""##
