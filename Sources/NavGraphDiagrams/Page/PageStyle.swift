// swift-format-ignore-file

/// The styles of a page. `PageColors` adds those of a dark page.
let pageStyle = ##"""

  :root { --ink: #1d2330; --grey: #5f6b80; --line: #d5dae4; --accent: #1f5bb8; --soft: #eef1f5; --ground: #fcfcfd; --button: #fff;
    --panel: #f7f8fa; --hover: #eceff4; --chosen: #dbe7fb; --walk: #c2410c; --red: #b42318; --amber: #9a4b06; --badge: #e8ecf2; --green: #17693a; }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  body { margin: 0; height: 100vh; display: flex; flex-direction: column; font: 14px/1.45 -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; color: var(--ink); background: var(--button); overflow: hidden; position: relative; }
  header { display: flex; gap: 12px; align-items: center; padding: 8px 14px; border-bottom: 1px solid var(--line); background: var(--panel); position: relative; z-index: 3; }
  h1 { font-size: 15px; margin: 0; flex: none; max-width: 30vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  input, select { padding: 5px 9px; font: inherit; color: var(--ink); background: var(--button); border: 1px solid var(--grey); border-radius: 7px; min-width: 0; }
  button { padding: 4px 10px; font: inherit; border: 1px solid var(--line); border-radius: 7px; background: var(--button); color: var(--ink); cursor: pointer; }
  button:hover { background: var(--hover); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
  .skip { position: absolute; left: -999px; top: 4px; z-index: 9; background: var(--button); padding: 6px 12px; border-radius: 7px; }
  .skip:focus { left: 8px; }
  .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  [role=search] { position: relative; flex: 0 1 420px; min-width: 160px; }
  #page-search { width: 100%; }
  #page-results { position: absolute; top: 100%; left: 0; min-width: 100%; width: 560px; max-width: 80vw; max-height: 60vh; overflow: auto; margin: 4px 0 0; padding: 4px; list-style: none; background: var(--button); border: 1px solid var(--line); border-radius: 9px; box-shadow: 0 8px 28px rgb(0 0 0 / .18); z-index: 5; }
  #page-results li { display: flex; gap: 8px; align-items: baseline; padding: 5px 8px; border: 0; border-radius: 6px; cursor: pointer; }
  #page-results li[aria-selected=true] { background: var(--chosen); }
  #page-results li[aria-selected=true] .where, [aria-selected=true] > .label .kind { color: var(--ink) !important; }
  #page-results .name { font-weight: 600; overflow-wrap: anywhere; }
  #page-results .where { color: var(--grey); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
  .tools { display: flex; gap: 6px; margin-left: auto; flex: none; }
  [aria-pressed=true] { background: var(--chosen); border-color: var(--accent); }
  main { flex: 1; display: flex; min-height: 0; position: relative; }
  #page-outline { flex: 0 0 auto; width: 248px; overflow: hidden auto; border-right: 1px solid var(--line); padding: 8px 6px; margin: 0; list-style: none; background: var(--panel); }
  #page-outline ul { list-style: none; margin: 0; padding: 0 0 0 14px; }
  #page-outline li { padding: 0; border: 0; }
  #page-outline li[aria-expanded=false] > ul { display: none; }
  #page-outline .label { display: flex; gap: 6px; align-items: baseline; padding: 2px 6px 2px 18px; border-radius: 6px; cursor: pointer; position: relative; white-space: nowrap; }
  #page-outline .label:hover { background: var(--hover); }
  #page-outline li[aria-expanded] > .label::before { content: "▸"; position: absolute; left: 5px; top: 2px; color: var(--grey); font-size: 11px; }
  #page-outline li[aria-expanded=true] > .label::before { content: "▾"; }
  #page-outline li[aria-selected=true] > .label { background: var(--chosen); }
  #page-outline li:focus-visible { outline: none; }
  #page-outline li:focus-visible > .label { outline: 2px solid var(--accent); }
  #page-outline .heading > .label { font-weight: 600; color: var(--grey); margin-top: 8px; }
  #page-outline .name { overflow: hidden; text-overflow: ellipsis; }
  .shared ul { padding-left: 12px; }
  #page-outline .kind { color: var(--grey); font-size: 11px; }
  #page-canvas { flex: 1; min-width: 0; position: relative; overflow: hidden; cursor: grab; background: var(--ground); touch-action: none; contain: strict; }
  #page-canvas:focus-visible { outline-offset: -3px; }
  #page-canvas.dragging { cursor: grabbing; user-select: none; }
  .picture { position: absolute; inset: 0; }
  .picture svg { display: block; position: absolute; left: 0; top: 0; transform-origin: 0 0; max-width: none; }
  .moving .picture svg { will-change: transform; }
  .flying .picture svg { transition: transform .24s ease-out; }
  .picture .words { height: 100%; margin: 0; padding: 14px; overflow: auto; white-space: pre; cursor: auto; font: 12px ui-monospace, Menlo, Consolas, monospace; }
  .picture [data-item] { cursor: pointer; }
  .lit .picture g.node:not(.on, .heading), .lit .picture g.edge:not(.on) { fill-opacity: .2; stroke-opacity: .2; }
  .lit .picture g.node:not(.on, .heading) image { opacity: .2; }
  .lit .picture g.edge.on path { stroke-width: 2.2; }
  .picture g.node.chosen:not(.heading) { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 6px; }
  .picture g.cluster.chosen path, .picture g.cluster.chosen polygon { stroke: var(--accent); stroke-width: 3; }
  .picture g.far { pointer-events: none; }
  .picture g.far text { fill: var(--ink); font-family: Helvetica, Arial, sans-serif; font-weight: 600; text-anchor: middle; paint-order: stroke; stroke: var(--ground); stroke-width: .28em; stroke-linejoin: round; }
  .picture g.far text.frame { text-anchor: start; }
  .far .picture g.node text { fill-opacity: .45; }
  g.walk polyline { fill: none; stroke: var(--walk); stroke-width: 3; stroke-linejoin: round; stroke-dasharray: 9 5; }
  g.walk circle { fill: var(--walk); stroke: var(--ground); stroke-width: 2; }
  g.walk text { fill: var(--ground); font: 600 12px Helvetica, Arial, sans-serif; text-anchor: middle; }
  aside { flex: 0 0 auto; width: 348px; display: flex; flex-direction: column; border-left: 1px solid var(--line); background: var(--button); min-height: 0; }
  #page-tabs { display: flex; flex-wrap: wrap; gap: 2px; padding: 6px 8px 0; border-bottom: 1px solid var(--line); background: var(--panel); }
  #page-tabs button { border: 1px solid transparent; border-bottom: 0; border-radius: 7px 7px 0 0; background: none; color: var(--grey); }
  #page-tabs button[aria-selected=true] { background: var(--button); border-color: var(--line); color: var(--ink); font-weight: 600; margin-bottom: -1px; }
  aside > section { flex: 1; overflow: auto; padding: 12px 14px 24px; overflow-wrap: anywhere; }
  h2 { font-size: 17px; margin: 0 0 6px; }
  h3 { font-size: 12px; margin: 16px 0 4px; color: var(--grey); text-transform: uppercase; letter-spacing: .04em; }
  p { margin: 4px 0; }
  ul, ol, dl { margin: 0; padding: 0; list-style: none; }
  li { padding: 5px 0; border-top: 1px solid var(--soft); }
  li:first-child { border-top: 0; }
  ol.walk { counter-reset: hop; }
  ol.walk li { counter-increment: hop; padding-left: 26px; position: relative; }
  ol.walk li::before { content: counter(hop); position: absolute; left: 0; top: 6px; width: 18px; height: 18px; border-radius: 9px; background: var(--walk); color: var(--ground); font-size: 11px; line-height: 18px; text-align: center; }
  .facts { color: var(--ink); margin: 6px 0; }
  .facts li { border: 0; padding: 1px 0; }
  .crumbs, .note, .source, .verb { color: var(--grey); }
  .note { margin-left: 6px; }
  .leads { padding-left: 14px; }
  .leads .note:first-child { margin-left: 0; }
  .lock { margin-left: 6px; color: var(--amber); }
  .badge, .change { font-size: 11px; font-weight: 500; padding: 1px 6px; border-radius: 6px; background: var(--badge); color: var(--ink); flex: none; vertical-align: 2px; }
  .doc { white-space: pre-wrap; }
  .error b, .error .severity { color: var(--red); }
  .warning b, .warning .severity { color: var(--amber); }
  .severity { color: var(--grey); }
  .added { color: var(--green); } .removed { color: var(--red); } .changed { color: var(--amber); }
  button.to { border: 0; background: none; padding: 0; color: var(--accent); text-align: left; text-decoration: underline; text-decoration-color: transparent; overflow-wrap: anywhere; }
  button.to:hover { text-decoration-color: currentColor; background: none; }
  button.action { font-size: 12px; padding: 2px 9px; margin: 3px 0; min-height: 26px; overflow-wrap: anywhere; text-align: left; }
  code + button.action, .note + button.action { margin-left: 6px; }
  a { color: var(--accent); }
  code { font: 12px ui-monospace, Menlo, Consolas, monospace; }
  .field { display: flex; gap: 6px; margin: 6px 0; }
  .field input { flex: 1; font: 12px ui-monospace, Menlo, Consolas, monospace; }
  #page-answer:not(:empty) { background: var(--panel); border: 1px solid var(--line); border-radius: 9px; padding: 8px 12px; margin: 8px 0; }
  dl.values, dl.keys { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 6px 0; }
  dt { font-weight: 600; } dd { margin: 0; }
  dl.keys dt { font: 12px ui-monospace, Menlo, Consolas, monospace; }
  @media (max-width: 900px) { #page-outline { width: 190px; } aside { width: 270px; } }
  @media (max-width: 640px) { body { overflow: auto; height: auto; } main { flex-direction: column; } #page-outline, aside { width: auto; max-height: 50vh; border: 0; } #page-canvas { height: 60vh; flex: none; } header { flex-wrap: wrap; } }
  @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
  @media print { header, #page-outline, aside { display: none; } }

"""##
