// swift-format-ignore-file

/// Returns the walk as an assertion, and as a test of states.
let playCopyingScript = ##"""
// Returns the name of the front screen, or of the alert on top.
function frontName(scene) {
  const screens = play.frontOfScene(scene);
  const top = scene.tree.modals[scene.tree.modals.length - 1];
  return screens.length ? play.nameOf(screens[0].s.i) : top ? play.nameOf(top.m.i) : null;
}

const moves = ["event", "tab", "back", "turn", "swipe", "press"];

// Returns an assertion about the moves since the last step that assertions can't count, such as a link: the distance from the root, or that
// one place leads to another.
function assertionOf(entries) {
  let first = entries.length - 1;
  while (first > 0 && [...moves, "answer"].includes(entries[first].step.kind)) first -= 1;
  const count = entries.slice(first + 1).filter((entry) => moves.includes(entry.step.kind)).length;
  const last = frontName(entries[entries.length - 1].scene);
  if (!count || !last) return "// Do something first: an assertion is about a path.";
  const root = first === 0 && isGranted(entries) ? firstRoot(entries) : null;
  if (root) return "assert " + last + " within " + count + " of " + play.nameOf(root.scene.tree.rootName.i);
  const from = frontName(entries[first].scene);
  return from && from !== last ? "assert " + from + " reaches " + last : "// The path is back where it began.";
}

const isGranted = (entries) => entries.every((entry) => entry.step.kind !== "answer" || entry.step.isYes);

// Returns the first entry with a root, which is shown only after its guards have succeeded.
const firstRoot = (entries) => entries.find((entry) => entry.scene.tree.rootName) || null;

// MARK: Tests

// Returns a test of states for the path, up to the first step that a state can't express. States are those of a phone, and handle events of
// the front screen.
function testOf(entries) {
  const names = tables.test;
  const start = firstRoot(entries);
  const begin = entries.indexOf(start);
  const isAtOnce = start && entries.slice(1, begin + 1).every((entry) => entry.step.kind === "answer" && entry.step.isYes);
  const root = names && isAtOnce && names.roots[start.scene.tree.rootName.i];
  if (!root) return "// A test begins with a root that takes no values, and its guards must succeed.";
  const lines = ["@Test func walk() {"];
  lines.push("  var state = " + names.app + ".NavigationState." + root + "()");
  let done = begin;
  let why = null;
  for (let index = begin + 1; index < entries.length; index += 1) {
    const line = device.idiom !== "phone" ? null : testLine(entries[index - 1], entries[index]);
    if (line === null) {
      why = entries[index].label;
      break;
    }
    if (line) lines.push("  state = state" + line);
    done = index;
  }
  const { scene } = entries[done];
  const seen = play.frontOfScene(scene).map((node) => JSON.stringify(names.screens[Number(node.s.i.slice(1))]));
  if (!scene.question) {
    lines.push("  #expect(Set(state.screens.map { " + names.app + ".Graph.recordName(of: $0) }) == [" + [...new Set(seen)].join(", ") + "])");
    lines.push("  #expect(state.modals.count == " + scene.tree.modals.length + ")");
  }
  if (why) lines.push("  // The path continues with " + JSON.stringify(why) + ", which a state can't express.");
  const isChanged = lines.some((line) => line.startsWith("  state ="));
  return lines.concat("}").join("\n").replace("var state", isChanged ? "var state" : "let state") + "\n";
}

// Returns the call for a step, an empty string if the step needs none, or null if a state can't express it.
function testLine(before, { step, holds, scene }) {
  const names = tables.test;
  const leaf = play.topOf(before.scene.tree) && play.leafOf(play.topOf(before.scene.tree));
  const asked = holdsArgument(holds);
  if (asked === null || before.scene.waitingLink || tables.d.length) return null;
  const call = (list, prefix, given) => {
    const made = list && functionText(list, given);
    return made === null || made === undefined ? null : prefix + made;
  };
  switch (step.kind) {
    case "event": {
      if (!leaf || !leaf.s || JSON.stringify(leaf.s) !== JSON.stringify(step.screen)) return null;
      const number = (play.row(step.screen.i).e || []).indexOf(step.event);
      const own = names.events[Number(step.screen.i.slice(1))][number];
      const values = { ...step.given };
      (play.row(step.screen.i).p || []).forEach((parameter, index) => { values[parameter] = step.screen.v[index]; });
      const made = call(own, names.app + ".", values);
      return made === null ? null : ".after(" + made + asked + ")";
    }
    case "strike": {
      const made = call(names.appEvents[tables.appEvents.indexOf(step.event)], names.app + ".", step.given);
      return made === null ? null : ".after(appEvent: " + made + asked + ")";
    }
    case "link": {
      if (step.code[0] !== "r" || asked) return null;
      const made = call(names.routes[Number(step.code.slice(1))], ".", step.given);
      return made === null ? null : ".opening(" + made + ")";
    }
    case "back": return ".back()";
    case "swipe": return scene.question ? null : ".dismissed(" + asked.replace(/^, /, "") + ")";
    case "press": {
      if (step.text !== null) return null;
      const alert = play.row(step.alert.i);
      const button = alert.buttons.find((one) => one.n === step.name);
      return button.typed ? null : ".finished(." + names.alerts[Number(step.alert.i.slice(1))] + "(." + names.buttons[button.id] + ")" + asked + ")";
    }
    case "tab": {
      const { names: tabs } = play.row(step.bar);
      const index = tabs.indexOf(step.tab);
      const bar = play.visibleTop(before.scene, "tabs").find((one) => one.c === step.bar);
      return index < 0 || !bar || bar.sel === index || asked ? null : ".selecting(." + names.tabs[Number(step.bar.slice(1))][index] + ")";
    }
    // In a state, guards succeed unless the call specifies otherwise.
    case "answer": return step.isYes ? "" : null;
    default: return null;
  }
}

// Returns the argument with the results of guards and conditions, or an empty string if they are the defaults of a state.
function holdsArgument(holds) {
  const isOn = (condition, index) => (holds.has("c" + index) ? holds.get("c" + index) : Boolean(condition.isGuard));
  if (tables.c.every((condition, index) => isOn(condition, index) === Boolean(condition.isGuard))) return "";
  const on = tables.c.flatMap((condition, index) => (isOn(condition, index) ? tables.test.conditions[index] : []));
  if (on.length === 0) return ", where: { _ in false }";
  if (on.length === tables.c.length) return ", where: { _ in true }";
  return ", where: { condition in " + on.map((name) => "if case ." + name + " = condition { return true }").join("; ") + "; return false }";
}

function functionText([name, parameters], given) {
  const values = parameters.map((parameter) => {
    const { n, t, d } = tables.params[parameter];
    const text = swiftValue(given[parameter] || d, t);
    return text === null ? null : (tables.test.labels[parameter] || n) + ": " + text;
  });
  return values.includes(null) ? null : name + "(" + values.join(", ") + ")";
}

function swiftValue(value, type) {
  const [kind, content] = value;
  if (kind === "n") return "nil";
  if (kind === "L") {
    const all = content.map((one) => swiftValue(one, tables.types[type].e));
    return all.includes(null) ? null : "[" + all.join(", ") + "]";
  }
  if (kind === "e") return "." + tables.test.cases[content];
  const plain = { s: () => play.textOf(value), i: () => content, d: () => content, b: () => String(content), l: () => "URL(string: " + play.textOf(value) + ")!", u: () => "UUID(uuidString: " + play.textOf(value) + ")!" }[kind];
  if (!plain) return null;
  return (tables.test.wrappers[type] || []).reduceRight((inner, wrapper) => wrapper + "(rawValue: " + inner + ")", plain());
}
"""##
