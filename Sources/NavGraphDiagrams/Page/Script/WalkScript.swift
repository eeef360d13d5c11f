// swift-format-ignore-file

/// Draws paths: a numbered line over the picture from card to card.
let walkScript = ##"""
const eraseWalk = () => { for (const old of canvas.querySelectorAll("g.walk")) old.remove(); };
const drawWalk = ids => {
  const path = ids.map(cardOf).filter((id, at, all) => items.has(id) && id !== all[at - 1]);
  light(new Set([...path, ...ids]));
  if (stages.has("whole")) enter("whole");
  if (!stage || !stage.parts) return;
  const boxes = path.map(id => boxOf([id])).filter(Boolean);
  if (!boxes.length) return;
  const group = document.createElementNS(svgSpace, "g");
  group.setAttribute("class", "walk");
  // Each step has a badge. The badges of a card are next to each other.
  const taken = new Map(), points = boxes.map(box => {
    const key = box.x + " " + box.y, number = taken.get(key) || 0;
    taken.set(key, number + 1);
    return [box.x - 3 + number * 24, box.y - 3];
  });
  const line = document.createElementNS(svgSpace, "polyline");
  line.setAttribute("points", points.map(point => point.join(",")).join(" "));
  group.append(line);
  points.forEach((point, at) => {
    const dot = document.createElementNS(svgSpace, "circle"), text = document.createElementNS(svgSpace, "text");
    dot.setAttribute("cx", point[0]); dot.setAttribute("cy", point[1]); dot.setAttribute("r", 11);
    text.setAttribute("x", point[0]); text.setAttribute("y", point[1] + 4); text.textContent = at + 1;
    group.append(dot, text);
  });
  stage.graph.append(group);
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))];
  fit({ x: x - 20, y: y - 20, width: Math.max(...boxes.map(box => box.x + box.width)) - x + 40, height: Math.max(...boxes.map(box => box.y + box.height)) - y + 40 });
};
// Returns the items in the path of a diagnostic's note, in order, for example `Main > shop > Home --buy--> Cart`.
const itemsOfWalk = words => {
  const walk = words.replace(/^[^:"]*: /, "");
  return walk.split(/ --[^>]*?--> | --> | > |, (?:beside|next to) /).map(name => find(name.trim().replace(/ \(.*$/, "").replace(/,.*$/, ""))).filter(Boolean).map(item => item.id);
};
const isWalk = words => / --> | --[^>]*--> | > /.test(words);

"""##
