// swift-format-ignore-file

/// The styles of the panel that plays an app.
let playStyle = ##"""
  #play fieldset { border: 1px solid var(--line); border-radius: 9px; margin: 10px 0; padding: 4px 10px 8px; min-width: 0; }
  #play legend { font-weight: 600; padding: 0 4px; overflow-wrap: anywhere; }
  #play fieldset > button, #play .doing button { margin: 3px 6px 3px 0; overflow-wrap: anywhere; text-align: left; }
  #play fieldset > label { display: inline-block; margin-right: 12px; }
  #play .bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  #play .doing { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; }
  #play .doing label { font-size: 12px; color: var(--grey); }
  #play input[type=text], #play input[type=password], #play select { font: 12px ui-monospace, Menlo, Consolas, monospace; padding: 2px 6px; color: var(--ink); background: var(--button); border: 1px solid var(--grey); border-radius: 6px; max-width: 100%; }
  #play input, #play select, #play .place, #play .steps button { min-height: 24px; }
  #play input[type=checkbox] { width: 24px; height: 24px; margin: 0; vertical-align: middle; }
  #play .doing > input[type=text] { flex: 1; }
  #play button:disabled { color: var(--grey); cursor: default; }
  #play button.destructive { color: var(--red, #b42318); }
  #play [aria-pressed=true] { background: var(--chosen, #dbe7fb); border-color: var(--accent); }
  #play .news:not(:empty) { margin: 0 0 8px; padding: 6px 10px; background: var(--soft); border-radius: 9px; }
  #play .news p { margin: 1px 0; }
  #play .layers { list-style: none; }
  #play .layers > li { border: 1px solid var(--line); border-radius: 9px; padding: 6px 10px; margin: 6px 0; }
  #play .layers ul { padding-left: 14px; border-left: 1px solid var(--line); margin: 2px 0 2px 4px; }
  #play .layers ul li { border: 0; padding: 1px 0; }
  #play .layers .other { color: var(--grey); }
  #play .layers .chosen { font-weight: 600; }
  #play .place { border: 0; background: none; padding: 0; color: var(--accent); text-align: left; overflow-wrap: anywhere; }
  #play .place.front { font-weight: 600; }
  #play .place.front::before { content: "● "; }
  #play .steps { list-style: decimal; padding-left: 28px; }
  #play .steps li { border: 0; padding: 1px 0; }
  #play .steps button { border: 0; background: none; padding: 0 4px; text-align: left; overflow-wrap: anywhere; }
  #play .steps [aria-current] { background: var(--chosen, #dbe7fb); font-weight: 600; border-radius: 5px; }
  #play textarea { display: block; width: 100%; margin: 6px 0; font: 12px ui-monospace, Menlo, Consolas, monospace; color: var(--ink); background: var(--ground); border: 1px solid var(--line); border-radius: 7px; }
  #play details { margin: 6px 0; }
  #play .unplayed { color: var(--grey); font-size: 12px; margin-top: 12px; }
"""##
