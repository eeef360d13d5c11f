// swift-format-ignore-file

/// The page around a picture; the names in `{{braces}}` are filled in.
let pageTemplate = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{{title}}</title>
<style>
  :root { --ink: #1d2330; --grey: #667085; --line: #d5dae4; --accent: #2563c9; --soft: #eef1f5; --ground: #fcfcfd; --button: #fff; }
  * { box-sizing: border-box; }
  body { margin: 0; height: 100vh; display: flex; flex-direction: column; font: 14px/1.45 -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; color: var(--ink); background: var(--button); }
  header { display: flex; gap: 12px; align-items: center; padding: 8px 14px; border-bottom: 1px solid var(--line); }
  h1 { font-size: 15px; margin: 0; flex: none; }
  input { flex: 0 1 320px; padding: 5px 9px; font: inherit; color: var(--ink); background: var(--button); border: 1px solid var(--line); border-radius: 7px; }
  button { padding: 5px 10px; font: inherit; border: 1px solid var(--line); border-radius: 7px; background: var(--button); color: var(--ink); cursor: pointer; }
  #count { color: var(--grey); }
  main { flex: 1; display: flex; min-height: 0; }
  #canvas { flex: 1; overflow: hidden; cursor: grab; background: var(--ground); touch-action: none; }
  #canvas.dragging { cursor: grabbing; }
  #canvas svg { width: 100%; height: 100%; display: block; }
  #text { box-sizing: border-box; height: 100%; margin: 0; padding: 14px; overflow: auto; white-space: pre; cursor: auto; font: 12px ui-monospace, Menlo, Consolas, monospace; }
  #canvas g.node a, #canvas g.cluster a { cursor: pointer; }
  #canvas.searching g.node:not(.hit), #canvas.searching g.edge { opacity: .18; }
  aside { width: 320px; overflow: auto; border-left: 1px solid var(--line); padding: 12px 14px; }
  aside h2 { font-size: 13px; margin: 14px 0 6px; color: var(--grey); text-transform: uppercase; letter-spacing: .04em; }
  aside h2:first-child { margin-top: 0; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { padding: 6px 0; border-top: 1px solid var(--soft); }
  li b { font-weight: 600; }
  li.error b { color: #b42318; }
  li.warning b { color: #b45309; }
  a { color: var(--accent); }
  code { font: 12px ui-monospace, Menlo, Consolas, monospace; }
  pre { white-space: pre-wrap; margin: 4px 0; font: inherit; }
{{dark}}
</style>
</head>
<body>
<header>
  <h1>{{title}}</h1>
  <input id="search" type="search" placeholder="Search screens, events, links" aria-label="Search">
  <span id="count"></span>
  <button id="fit">Fit</button>
</header>
<main>
  <div id="canvas">{{picture}}</div>
  <aside>
    <div id="detail"><h2>Click a card</h2><p>It shows what the source says and where.</p></div>
    {{changes}}
    <h2>Findings</h2>
    {{findings}}
  </aside>
</main>
<script>
"use strict";
const canvas = document.getElementById("canvas");
const detail = document.getElementById("detail"), search = document.getElementById("search"), count = document.getElementById("count");
let svg, home, box, describe;
const show = () => svg.setAttribute("viewBox", box.join(" "));
// Takes the picture that is on the canvas; a page that is served gets others.
const take = () => {
  svg = canvas.querySelector("svg");
  if (!svg) return;
  svg.removeAttribute("width"); svg.removeAttribute("height");
  const whole = svg.viewBox.baseVal;
  home = [whole.x, whole.y, whole.width, whole.height]; box = home.slice();
};
take();
{
  const scale = () => Math.max(box[2] / svg.clientWidth, box[3] / svg.clientHeight);
  const at = event => {
    const rect = svg.getBoundingClientRect(), s = scale();
    return [box[0] + box[2] / 2 + (event.clientX - rect.left - rect.width / 2) * s, box[1] + box[3] / 2 + (event.clientY - rect.top - rect.height / 2) * s];
  };
  canvas.addEventListener("wheel", event => {
    if (!svg) return;
    event.preventDefault();
    const factor = Math.exp(event.deltaY * 0.0016), [x, y] = at(event);
    box = [x + (box[0] - x) * factor, y + (box[1] - y) * factor, box[2] * factor, box[3] * factor];
    show();
  }, { passive: false });
  let from = null, moved = false;
  canvas.addEventListener("pointerdown", event => { from = [event.clientX, event.clientY]; moved = false; });
  canvas.addEventListener("pointermove", event => {
    if (!from || !svg) return;
    const dx = event.clientX - from[0], dy = event.clientY - from[1];
    if (!moved && Math.abs(dx) + Math.abs(dy) < 4) return;
    if (!moved) { moved = true; canvas.classList.add("dragging"); canvas.setPointerCapture(event.pointerId); }
    const s = scale();
    box[0] -= dx * s; box[1] -= dy * s; from = [event.clientX, event.clientY];
    show();
  });
  canvas.addEventListener("pointerup", () => { from = null; canvas.classList.remove("dragging"); });
  document.getElementById("fit").addEventListener("click", () => { if (svg) { box = home.slice(); show(); } });
  canvas.addEventListener("click", event => {
    const link = event.target.closest("a"), item = event.target.closest("g.node, g.cluster");
    if (link) event.preventDefault();
    if (item && !moved) describe(item);
  });
  // Sources lie beside a file; a page that is served has none to open.
  const place = document.getElementById("strip") ? "code" : "a";
  describe = item => {
    const words = [...item.querySelectorAll("text")].map(text => text.textContent);
    const anchor = item.querySelector("a"), target = anchor && (anchor.getAttribute("xlink:href") || anchor.getAttribute("href"));
    const note = anchor && (anchor.getAttribute("xlink:title") || "");
    detail.replaceChildren();
    const name = item.classList.contains("heading") && note && note.trim() || words[0] || "";
    const head = document.createElement("h2"); head.textContent = name; detail.append(head);
    if (note && note !== name) { const pre = document.createElement("pre"); pre.textContent = note; detail.append(pre); }
    if (target) {
      const source = document.createElement(place); source.href = target; source.textContent = target.replace(/^\.\//, "").replace(/#L/, ":");
      detail.append(source);
    }
    const list = document.createElement("ul");
    for (const word of words.slice(1)) { const line = document.createElement("li"); line.textContent = word; list.append(line); }
    detail.append(list);
  };
  search.addEventListener("input", () => {
    if (!svg) return;
    const wanted = search.value.trim().toLowerCase();
    let hits = 0;
    for (const node of svg.querySelectorAll("g.node")) {
      const hit = wanted !== "" && node.textContent.toLowerCase().includes(wanted);
      node.classList.toggle("hit", hit);
      if (hit && !node.classList.contains("heading")) hits += 1;
    }
    canvas.classList.toggle("searching", wanted !== "");
    count.textContent = wanted === "" ? "" : hits + (hits === 1 ? " card" : " cards");
  });
}
</script>
</body>
</html>

"""##
