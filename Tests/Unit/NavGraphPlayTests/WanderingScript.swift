// swift-format-ignore-file

/// A script that plays random paths like a user: guards succeed and conditions are false. Returns the copied texts.
let wanderingScript = ##"""
function wander(tables, play, seed, steps) {
  let state = seed;
  const next = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return bound < 1 ? 0 : Math.floor((state / 4294967296) * bound);
  };
  const device = { idiom: "phone", isNarrow: true };
  const answers = { grants: () => true, holds: (condition) => Boolean(play.row(condition.i).isGuard), mayGo: () => true };
  let scene = play.scene(device.idiom, answers);
  const entries = [{ label: "Start", step: { kind: "start" }, scene: play.copyOf(scene), holds: new Map() }];
  const settle = () => { for (const id of play.wideSplits(scene)) play.narrow(scene, answers, id); };
  settle();
  for (let number = 0; number < steps; number += 1) {
    scene = play.copyOf(scene);
    const choices = [];
    const alert = play.alertOnTop(scene, answers);
    const top = scene.tree.modals[scene.tree.modals.length - 1];
    if (alert) {
      for (const button of alert.buttons) {
        const text = alert.field ? "typed" : null;
        choices.push([{ kind: "press", name: button.n, text: button.takesText ? text : null, alert: top.m }, () => play.press(scene, answers, button.n, text)]);
      }
    }
    for (const node of alert ? [] : play.frontOfScene(scene)) {
      for (const event of play.row(node.s.i).e || []) {
        const given = {};
        (tables.e[event].p || []).forEach((parameter, index) => { given[parameter] = tables.e[event].x[index]; });
        choices.push([{ kind: "event", screen: node.s, event, given }, () => play.send(scene, answers, event, node.s, node.id, given)]);
      }
    }
    for (const bar of play.visibleTop(scene, "tabs")) {
      for (const tab of play.row(bar.c).names) choices.push([{ kind: "tab", bar: bar.c, tab }, () => play.selectTab(scene, answers, tab)]);
    }
    if (play.wayBack(scene)) choices.push([{ kind: "back" }, () => play.back(scene, answers)]);
    if (play.swipeOfTop(scene)) choices.push([{ kind: "swipe" }, () => play.swipe(scene, answers)]);
    if (!choices.length) break;
    const [step, act] = choices[next(choices.length)];
    act();
    settle();
    entries.push({ label: step.kind, step, scene: play.copyOf(scene), holds: new Map() });
  }
  const { assertionOf, testOf } = navgraphCopying(play, tables, device);
  return { assertion: assertionOf(entries), test: testOf(entries), kinds: entries.map((entry) => entry.step.kind).join(" ") };
}
"""##
