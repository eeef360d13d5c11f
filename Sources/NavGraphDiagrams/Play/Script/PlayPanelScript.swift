// swift-format-ignore-file

/// Shows the panel: the visible screens, the possible moves, and the walk so far.
let playPanelScript = ##"""
const section = document.getElementById("play");
let tables = null;
let play = null;
let copied = null;

const make = (name, attributes, ...content) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value);
  }
  element.append(...content.filter((one) => one !== null && one !== undefined));
  return element;
};

let devices = [];
const device = { idiom: "phone", isNarrow: true };
const conditions = new Map();
let opensWindows = false;
// The steps so far, each with the scene after it. `at` is the index of the current one.
let history = [];
let at = 0;

const answers = {
  grants: () => null,
  mayGo: () => null,
  holds: (condition) => (conditions.has(condition.i) ? conditions.get(condition.i) : Boolean(play.row(condition.i).isGuard)),
};

const present = () => history[at];

// Performs a step on a copy of the current scene, and discards the steps after that scene.
function move(label, step, words) {
  const scene = play.copyOf(present().scene);
  scene.opensWindows = opensWindows;
  words(scene);
  const said = scene.said.slice();
  settleColumns(scene, said);
  history = history.slice(0, at + 1);
  history.push({ label, step, scene, said, holds: new Map(conditions) });
  at += 1;
  draw();
}

// Collapses splits that are shown in a narrow window.
function settleColumns(scene, said) {
  if (!device.isNarrow) return;
  for (const id of play.wideSplits(scene)) {
    play.narrow(scene, answers, id);
    said.push(...scene.said);
  }
}

function startOver() {
  const scene = play.scene(device.idiom, answers);
  scene.opensWindows = opensWindows;
  const said = scene.said.slice();
  if (device.isNarrow) settleColumns(scene, said); else play.expand(scene, answers);
  history = [{ label: "Start", step: { kind: "start" }, scene, said, holds: new Map(conditions) }];
  at = 0;
  draw();
}

// The messages about the last step. The element stays in the document, so that screen readers announce them.
const status = make("div", { role: "status", class: "news" });
const body = make("div", {});

// MARK: Visible screens

function placeList(node, front) {
  const inner = (nodes, label) => make("ul", {}, ...nodes.map((child, index) => make("li", {}, label ? label(index) : null, ...placeParts(child, front))));
  switch (node.k) {
    case "tabs": case "pages": {
      const names = play.row(node.c).names || [];
      return inner(node.nodes, (index) => make("span", { class: index === node.sel ? "chosen" : "other" }, (names[index] || "") + (index === node.sel ? " (selected) " : " ")));
    }
    case "stack": return inner(node.nodes.slice().reverse(), null);
    case "split": {
      const columns = play.columnNames.filter((column) => node.cols[column]);
      const seen = play.visibleColumns(node);
      return make("ul", {}, ...columns.map((column) => make("li", {},
        make("span", { class: seen.includes(column) ? "chosen" : "other" }, column + (seen.includes(column) ? " " : " (hidden) ")), ...placeParts(node.cols[column], front))));
    }
    default: return null;
  }
}

function placeParts(node, front) {
  if (node.s) {
    const isFront = front.has(node.id);
    return [make("button", { type: "button", class: isFront ? "place front" : "place", "aria-current": isFront ? "true" : null, onclick: () => navgraphPage.show(play.nameOf(node.s.i)) }, play.describe(node.s))];
  }
  // A stack without a declared name has that of its lowest screen, which isn't repeated.
  const name = node.k === "blank" ? "nothing" : play.nameOf(node.c);
  const isNamed = !(node.k === "stack" && node.nodes.length && node.nodes[0].s && play.nameOf(node.nodes[0].s.i) === name);
  return [isNamed ? name : null, placeList(node, front)];
}

function drawLayers(scene) {
  const { tree } = scene;
  const front = new Set(play.frontOfScene(scene).map((node) => node.id));
  const layers = tree.modals.map((modal) => make("li", {}, make("b", {}, play.describe(modal.m)), " " + kindOf(modal), ...(modal.content ? placeParts(modal.content, front) : [])));
  const bottom = tree.rootFlow ? play.describe(tree.rootFlow.m) + " (the flow of a guard)" : tree.rootName ? play.describe(tree.rootName) : "nothing yet";
  const root = tree.root.k === "screen" ? placeParts(tree.root, front) : tree.root.k === "blank" ? [] : [placeList(tree.root, front)];
  layers.unshift(make("li", {}, make("b", {}, bottom), " ", ...root));
  return make("ol", { class: "layers" }, ...layers.reverse());
}

function kindOf(modal) {
  if (play.isAlert(modal.m)) return "(alert)";
  return modal.style && modal.style !== "automatic" ? "(" + modal.style + ") " : "(presented) ";
}

// Returns the names of the visible screens in the picture, or of the alert on top.
function shownNames(scene) {
  const names = play.frontOfScene(scene).map((node) => play.nameOf(node.s.i));
  const top = scene.tree.modals[scene.tree.modals.length - 1];
  if (top && !names.length) names.push(play.nameOf(top.m.i));
  return names;
}

// MARK: Possible steps

function group(title, ...content) {
  const parts = content.flat().filter(Boolean);
  return parts.length ? make("fieldset", {}, make("legend", {}, title), ...parts) : null;
}

const act = (label, words, attributes) => make("button", { type: "button", onclick: words, ...attributes }, label);

// Returns a button, with fields for the parameters if there are any.
function doing(label, parameters, samples, send) {
  if (!parameters.length) return act(label, () => send({}));
  const fields = parameters.map((parameter, index) => field(parameter, samples && samples[index]));
  const form = make("form", { class: "doing", onsubmit: (event) => {
    event.preventDefault();
    const given = {};
    for (const one of fields) {
      const value = one.read();
      if (value === null) return one.refuse();
      given[one.parameter] = value;
    }
    return send(given);
  } }, make("button", { type: "submit" }, label), ...fields.map((one) => one.element));
  return form;
}

// Returns a field for a parameter. `read` returns its value, or null if the text isn't valid.
function field(parameter, sample) {
  const { n, t } = tables.params[parameter];
  const type = tables.types[t];
  const isFew = type.k === "b" || type.k === "e";
  const first = sample && sample[0] !== "?" ? sample : ["s", n];
  let control;
  if (isFew) {
    const choices = type.k === "b" ? [["true", ["b", true]], ["false", ["b", false]]] : type.cases.map((one) => [tables.cases[one], ["e", one]]);
    if (type.o) choices.push(["nil", ["n"]]);
    control = make("select", {}, ...choices.map(([text]) => make("option", { value: text }, text)));
    return { parameter, element: make("label", {}, n + " ", control), read: () => choices[control.selectedIndex][1] };
  }
  control = make("input", { type: "text", spellcheck: "false", autocomplete: "off", value: type.k === "L" ? first[0] === "L" ? first[1].map(plainText).join(", ") : "" : plainText(first), size: "12" });
  control.addEventListener("input", () => control.setCustomValidity(""));
  const refuse = () => {
    control.setCustomValidity("This isn't a value of " + n + ".");
    control.reportValidity();
  };
  return { parameter, element: make("label", {}, n + " ", control), read: () => (type.k === "?" ? ["?"] : play.read(t, control.value)), refuse };
}

const plainText = (value) => (value[0] === "L" ? "" : value[0] === "n" || value[0] === "?" ? "" : value[0] === "e" ? tables.cases[value[1]] : String(value[1]));

const shownGiven = (parameters, given) => {
  const all = parameters.filter((parameter) => given[parameter]).map((parameter) => tables.params[parameter].n + ": " + play.textOf(given[parameter]));
  return all.length ? "(" + all.join(", ") + ")" : "";
};

function drawQuestion(scene) {
  if (!scene.question) return null;
  const { guard, modal } = scene.question.subject;
  const up = modal && scene.tree.modals.find((one) => one.id === modal);
  const asked = guard ? play.describe(guard) : up ? "dismissal of " + play.describe(up.m) : "dismissal";
  const reply = (isYes) => () => move(asked + ": " + (isYes ? "yes" : "no"), { kind: "answer", isYes, guard: guard ? play.nameOf(guard.i) : null },
    (copy) => play.answerQuestion(copy, answers, isYes));
  return group("The app decides: " + asked, act("Yes", reply(true)), act("No", reply(false)));
}

function drawAlert(scene) {
  const alert = play.alertOnTop(scene, answers);
  if (!alert) return null;
  const input = alert.field ? make("input", { type: alert.field.secure ? "password" : "text", value: alert.field.text, "aria-label": "Text" }) : null;
  const buttons = alert.buttons.map((button) => act(button.title || button.n, () => {
    const text = input ? input.value : null;
    move("button " + button.n + (button.takesText ? "(" + play.textOf(["s", text]) + ")" : ""), { kind: "press", name: button.n, text: button.takesText ? text : null, alert: scene.tree.modals[scene.tree.modals.length - 1].m },
      (copy) => play.press(copy, answers, button.n, text));
  }, { class: button.role || null }));
  if (input) {
    const update = () => alert.buttons.forEach((button, index) => { buttons[index].disabled = !play.isEnabled(button, alert, input.value); });
    input.addEventListener("input", update);
    update();
  }
  return group(alert.title || "Alert", alert.message ? make("p", {}, alert.message) : null, input, ...buttons);
}

function drawEvents(scene) {
  return [...play.frontOfScene(scene), ...play.accessoriesOf(scene, answers)].map((node) => {
    const events = (play.row(node.s.i).e || []).map((number) => {
      const event = tables.e[number];
      return doing(event.n, event.p || [], event.x, (given) => move(
        play.nameOf(node.s.i) + "." + event.n + shownGiven(event.p || [], given), { kind: "event", screen: node.s, event: number, given },
        (copy) => play.send(copy, answers, number, node.s, node.id, given)));
    });
    return group(play.describe(node.s), ...events);
  });
}

function drawMoves(scene) {
  const buttons = [];
  if (play.wayBack(scene)) buttons.push(act("Back", () => move("Back", { kind: "back" }, (copy) => play.back(copy, answers))));
  if (play.swipeOfTop(scene)) {
    const modal = scene.tree.modals[scene.tree.modals.length - 1].m;
    buttons.push(act("Swipe " + play.nameOf(modal.i) + " away", () => move("swipe", { kind: "swipe" }, (copy) => play.swipe(copy, answers))));
  }
  for (const [by, label] of [[-1, "Previous page"], [1, "Next page"]]) {
    if (play.pagerToTurn(scene, by)) buttons.push(act(label, () => move(label.toLowerCase(), { kind: "turn" }, (copy) => play.turn(copy, answers, by))));
  }
  for (const split of play.visibleTop(scene, "split")) {
    if (play.visibleColumns(split).includes("inspector")) buttons.push(act("Close the inspector", () => move("close the inspector", { kind: "inspector" }, (copy) => play.hideInspector(copy, answers, split.id))));
  }
  return group("The user", ...buttons);
}

function drawTabs(scene) {
  return play.visibleTop(scene, "tabs").map((bar) => {
    const { n, items, names } = play.row(bar.c);
    const isHidden = (item) => (item.hidden || []).some((test) => play.holds(play.boundTest(test, {}), answers.holds, false));
    const buttons = items.filter((item) => !isHidden(item)).map((item) => {
      const isSelected = !item.action && names[bar.sel] === item.n;
      return act(item.title || item.n, () => move("tab " + item.n, { kind: "tab", bar: bar.c, tab: item.n }, (copy) => play.selectTab(copy, answers, item.n)),
        { "aria-pressed": item.action ? null : String(isSelected) });
    });
    return group(n, ...buttons);
  });
}

function drawLinks() {
  const open = (code, given, label) => move(label, { kind: "link", code, given }, (copy) => play.openRoute(copy, answers, code, given));
  const status = make("p", { role: "status" });
  const parts = [];
  const examples = navgraphPage.data && navgraphPage.data.ways ? navgraphPage.data.ways.filter((way) => way.kind === "route" && way.example) : [];
  if (tables.r.length && navgraphPage.match) {
    const list = make("datalist", { id: "play-urls" }, ...examples.map((way) => make("option", { value: way.example })));
    const input = make("input", { type: "text", list: "play-urls", "aria-label": "URL", placeholder: "URL", spellcheck: "false", value: examples.length ? examples[0].example : "" });
    parts.push(list, make("form", { class: "doing", onsubmit: (event) => {
      event.preventDefault();
      const found = navgraphPage.match(input.value.trim());
      const route = found.error ? undefined : navgraphPage.data.matcher.patterns[found.pattern].route;
      if (route === undefined) status.textContent = found.error || "It opens nothing.";
      else open("r" + route, play.readLink("r" + route, found.values), input.value.trim());
    } }, input, make("button", { type: "submit" }, "Open")), status);
  } else {
    parts.push(...tables.r.map((route, index) => doing(route.n || "link " + (index + 1), route.p || [], route.x, (given) => open("r" + index, given, route.n + shownGiven(route.p || [], given)))));
  }
  parts.push(...tables.y.map((entry, index) => doing(entry.kind + " " + entry.n, entry.p || [], entry.x, (given) => open("y" + index, given, entry.kind + " " + entry.n + shownGiven(entry.p || [], given)))));
  return group("Links", ...parts);
}

function drawAppEvents() {
  return group("The app", ...(tables.appEvents || []).map((number) => {
    const event = tables.e[number];
    return doing(event.n, event.p || [], event.x, (given) => move(tables.app + "." + event.n + shownGiven(event.p || [], given), { kind: "strike", event: number, given }, (copy) => play.strike(copy, answers, number, given)));
  }));
}

function check(label, isOn, change) {
  const box = make("input", { type: "checkbox", onchange: () => { change(box.checked); draw(); } });
  box.checked = isOn;
  return make("label", {}, box, " " + label);
}

function drawConditions() {
  const all = (tables.c || []).map((condition, index) => check(condition.n, answers.holds({ i: "c" + index }), (isOn) => conditions.set("c" + index, isOn)));
  if (tables.windows) all.push(check("another window can open", opensWindows, (isOn) => { opensWindows = isOn; }));
  return group("Conditions", ...all);
}

// MARK: Steps so far

const causes = { user: "the user", app: "the app", link: "a link", parent: "its presenter was removed", root: "the root was replaced", guard: "its guard failed" };

function saidWords(said) {
  switch (said.kind) {
    case "asked": return play.describe(said.guard) + (said.isYes ? " succeeded" : " failed");
    case "ended": return play.nameOf(said.m.i) + (said.outcome.by ? " was dismissed: " + causes[said.outcome.by] : " finished" + resultWords(said.outcome.result));
    case "dropped": return "not done: " + said.name + ", " + said.why;
    case "browsed": return "opens outside of the app: " + said.url;
    default: return "opens a window with " + play.describe(said.root) + ", which is not played";
  }
}

function resultWords([kind, id, value]) {
  if (kind === "value") return " with " + play.textOf(value);
  const button = kind === "done" ? null : tables.a.flatMap((alert) => alert.buttons).find((one) => one.id === id);
  return button ? " with " + button.n : "";
}

function drawWalk() {
  return make("ol", { class: "steps", start: "0" }, ...history.map((entry, index) => make("li", {}, make("button", {
    type: "button", "aria-current": index === at ? "step" : null, onclick: () => { at = index; draw(); },
  }, entry.label))));
}

function copying(label, text) {
  const box = make("textarea", { readonly: true, rows: String(Math.min(16, text.split("\n").length)), "aria-label": label, spellcheck: "false" });
  box.value = text;
  const button = act("Copy as " + label, () => {
    box.select();
    const done = (isDone) => { button.textContent = isDone ? "Copied" : "Select and copy"; };
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => done(true), () => done(document.execCommand("copy")));
    else done(document.execCommand("copy"));
  });
  return make("details", {}, make("summary", {}, "As " + label), box, button);
}

function drawDevice() {
  const select = make("select", { "aria-label": "Device", onchange: () => {
    device.idiom = select.value;
    device.isNarrow = device.idiom === "phone";
    startOver();
  } }, ...devices.map((idiom) => make("option", { value: idiom, selected: idiom === device.idiom }, idiom)));
  const width = tables.d.length && device.idiom !== "phone" ? check("narrow window", device.isNarrow, (isOn) => {
    device.isNarrow = isOn;
    move(isOn ? "narrow window" : "wide window", { kind: "width" }, (copy) => (isOn ? play.collapse(copy, answers) : play.expand(copy, answers)));
  }) : null;
  return make("div", { class: "bar" }, select, width,
    act("Start over", startOver), act("Step back", () => { at -= 1; draw(); }, { disabled: at === 0 }),
    act("Step forward", () => { at += 1; draw(); }, { disabled: at === history.length - 1 }));
}

function draw() {
  const { scene, said } = present();
  const focused = document.activeElement && section.contains(document.activeElement) ? labelOf(document.activeElement) : null;
  const news = said.map(saidWords);
  if (scene.question) news.push("waiting for the decision of the app");
  if (scene.waitingLink) news.push("a link waits until a modal is dismissed");
  if (scene.parked.size) news.push("a step waits for the flow of a guard");
  if (scene.isExhausted) news.push("not played: the answers never end");
  if (!section.contains(status)) section.replaceChildren(status, body);
  status.replaceChildren(...news.map((one) => make("p", {}, one)));
  body.replaceChildren(...[
    make("h2", {}, "Play"), drawDevice(),
    drawQuestion(scene), drawAlert(scene), ...drawEvents(scene), drawMoves(scene), ...drawTabs(scene),
    make("h3", {}, "On the screen"), drawLayers(scene), drawLinks(), drawAppEvents(), drawConditions(),
    make("h3", {}, "Path"), drawWalk(), copying("assertion", copied.assertionOf(history.slice(0, at + 1))), copying("test", copied.testOf(history.slice(0, at + 1))),
    make("p", { class: "unplayed" }, "Not played: time, so no link expires; other windows; restoration; and navigation outside the graph."),
  ].filter(Boolean));
  if (focused) refocus(focused);
  if (isOpen()) show();
}

const labelOf = (element) => element.tagName + (element.textContent || element.getAttribute("aria-label") || "");

function refocus(label) {
  const found = [...section.querySelectorAll("button, input, select")].find((element) => !element.disabled && labelOf(element) === label);
  (found || section.querySelector("button:not(:disabled)")).focus();
}

// While the panel is open, the picture highlights the visible screens.
const isOpen = () => !section.hidden;

function show() {
  const names = shownNames(present().scene);
  navgraphPage.light(names);
  if (navgraphPage.reveal) navgraphPage.reveal(names);
}
"""##
