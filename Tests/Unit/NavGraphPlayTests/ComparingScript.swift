// swift-format-ignore-file

/// A script that repeats the runtime's random tests in the page and compares what is shown after each step.
let comparingScript = ##"""
function comparedWalks(programs, engine) {
  const verdict = { walks: 0, steps: 0, notPlayed: 0, differences: [] };
  for (const program of programs) {
    const play = engine(program.tables);
    for (const walk of program.walks) {
      verdict.walks += 1;
      const answersFor = (salt, isSilent) => {
        const hash = (text) => new TextEncoder().encode(text).reduce((sum, byte) => (sum * 31 + byte) & 0xFFFF, salt);
        const said = (number) => (isSilent && number === 1 ? null : number !== 0);
        return {
          grants: (guard) => said(hash(play.nameOf(guard.i)) % 4),
          holds: (condition) => hash(play.describe(condition)) % 2 === 0,
          mayGo: (modal) => said(hash(play.describe(modal)) % 3),
        };
      };
      let scene = null;
      let shown = "";
      for (const [number, [input, expected, salt, isSilent]] of walk.steps.entries()) {
        verdict.steps += 1;
        let text;
        try {
          if (number === 0) scene = play.scene(walk.idiom, answersFor(7, false));
          else comparedMove(play, scene, answersFor(salt, isSilent), input);
          text = comparedState(play, scene);
        } catch (error) {
          text = String(error.stack);
        }
        if (expected !== null) shown = expected;
        if (text === shown) continue;
        verdict.differences.push({ program: program.name, idiom: walk.idiom, number, input: JSON.stringify(input), expected: shown, shown: text });
        break;
      }
      if (verdict.differences.length >= 20) return verdict;
    }
  }
  return verdict;
}

function comparedMove(play, scene, answers, [name, ...rest]) {
  switch (name) {
    case "back": return play.back(scene, answers);
    case "swipe": return play.swipe(scene, answers);
    case "turn": return play.turn(scene, answers, rest[0]);
    case "tab": return play.selectTab(scene, answers, rest[0]);
    case "link": return play.openRoute(scene, answers, rest[0], rest[1]);
    case "narrow": return play.collapse(scene, answers);
    case "wide": return play.expand(scene, answers);
    case "strike": return play.strike(scene, answers, rest[0], rest[1]);
    case "windows": scene.opensWindows = rest[0]; return undefined;
    case "inspector": {
      const split = play.visibleTop(scene, "split").find((node) => play.visibleColumns(node).includes("inspector"));
      return split ? play.hideInspector(scene, answers, split.id) : undefined;
    }
    case "answer": return play.goOn(scene, answers);
    case "press": return play.press(scene, answers, rest[0], rest[1]);
    case "send": {
      const [event, place, values] = rest;
      const node = [...play.frontOfScene(scene), ...play.accessoriesOf(scene, answers)].find((one) => one.id === place);
      return play.send(scene, answers, event, node.s, place, values);
    }
    default: return undefined;
  }
}

function comparedState(play, scene) {
  const { tree } = scene;
  const words = [play.line(tree)];
  const numbers = [];
  for (const layer of play.layersOf(tree)) {
    play.walk(layer, play.childrenOf, (node) => {
      numbers.push(String(node.id));
      if (node.k === "split") {
        const { column, isCollapsed, showsInspector } = node.focus;
        numbers.push((column || "-") + (isCollapsed ? "c" : "") + (showsInspector ? "i" : ""));
      }
    });
  }
  words.push("nodes " + numbers.join(" "));
  for (const { id, style, presenter, then } of tree.modals) {
    words.push("up " + id + " " + (style || "-") + " " + (presenter === null ? "-" : presenter) + (then ? " " + thenInWords(play, then) : ""));
  }
  if (tree.rootFlow) words.push("flow " + tree.rootFlow.id + " " + play.describe(tree.rootFlow.m));
  if (tree.home) words.push("home");
  if (scene.question) {
    const { guard, isOfFlow, modal } = scene.question.subject;
    words.push(guard ? "asks " + play.describe(guard) + (isOfFlow ? " of a flow" : "") : "asks " + modal);
  }
  words.push("waiting " + scene.queue.length + " " + scene.parked.size + " " + (scene.waitingLink ? 1 : 0));
  for (const said of scene.said) {
    if (said.kind === "asked") words.push("asked " + play.describe(said.guard) + " " + said.isYes);
    if (said.kind === "ended") words.push("ended " + play.describe(said.m) + " " + endingInWords(said.outcome));
    if (said.kind === "dropped") words.push("dropped " + said.name + ": " + said.why);
  }
  return words.join("\n");
}

const thenInWords = (play, then) => play.describe({ i: then.i, v: then.v }).replace(/^[^(]*/, "then" + then.i.slice(1));

function endingInWords({ by, result }) {
  if (by) return "by " + by;
  return result[0] === "done" || result[0] === "value" ? result[0] : "button " + result[1];
}
"""##
