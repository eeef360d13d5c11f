// swift-format-ignore-file

/// Evaluates the tables: replaces parameters by values.
let playBindingScript = ##"""
  function boundTest(test, bound) {
    const [kind, ...rest] = test;
    switch (kind) {
      case "c": return ["h", made([rest[0], rest[1]], bound)];
      case "=": {
        const known = bound[rest[0]] || ["?"];
        const first = tables.params[rest[0]].o;
        return ["v", same(known[0] === "?" && first ? first : known, rest[1])];
      }
      case "!": return ["!", boundTest(rest[0], bound)];
      case "&": case "|": return [kind, rest[0].map((one) => boundTest(one, bound))];
      default: return test;
    }
  }

  function holds([kind, content], answer, opensWindows) {
    switch (kind) {
      case "h": return answer(content);
      case "v": return content;
      case "w": return opensWindows;
      case "!": return !holds(content, answer, opensWindows);
      case "&": return content.every((one) => holds(one, answer, opensWindows));
      default: return content.some((one) => holds(one, answer, opensWindows));
    }
  }

  const chosenBranch = (branches, answer, opensWindows) =>
    branches.find((branch) => !branch.test || holds(branch.test, answer, opensWindows));

  // Returns the actions of a single branch without a test, or one `branch` action.
  function boundActions(branches, bound) {
    const all = branches.map(([test, actions]) => ({
      test: test && boundTest(test, bound), actions: actions.map((action) => boundAction(action, bound)),
    }));
    if (all.length === 1 && !all[0].test) return all[0].actions;
    return all.length ? [{ a: "branch", branches: all }] : [];
  }

  function boundAction([name, ...rest], bound) {
    switch (name) {
      case "push": case "replace": return { a: name, s: made(rest[0], bound) };
      case "present":
        return { a: name, m: made(rest[0], bound), style: rest[1], then: rest[2] === null ? null : boundThen(rest[2], bound) };
      case "select": return { a: name, c: rest[0], i: rest[1], orInRoot: rest[2] };
      case "selectInnermost": case "pageInnermost": return { a: name, choices: rest[0] };
      case "show": return { a: name, column: rest[0], shape: rest[1] && boundShape(rest[1], bound) };
      case "clear": return { a: name, column: rest[0] };
      case "page": return { a: name, to: rest[0] };
      case "popTo": return { a: name, s: rest[0] };
      case "finish":
        return { a: name, result: rest[0] === null ? ["done"] : ["value", rest[0], typed(valueOf(rest[1], bound), rest[0])] };
      case "switchTo": case "openWindow": return { a: name, root: made(rest[0], bound) };
      case "open": return { a: name, target: boundRoute(made(rest[0], bound)) };
      case "browse": {
        const url = valueOf(rest[0], bound);
        return { a: name, url: url[0] === "s" || url[0] === "l" ? url[1] : textOf(url) };
      }
      default: return { a: name };
    }
  }

  function boundThen(code, bound) {
    return { i: code, v: parametersOf(code).map((parameter) => bound[parameter] || ["?"]) };
  }

  const boundGuards = (guards, bound) => (guards || none).map((guard) => made(guard, bound));

  function boundEvent(event, name, bound) {
    return { n: name, g: boundGuards(event.g, bound), a: boundActions(event.b || none, bound) };
  }

  // MARK: Shapes

  const blank = { k: "blank" };

  function boundShape([kind, content, inner], bound) {
    switch (kind) {
      case "s": return { k: "screen", s: made(content, bound) };
      case "k": return { k: "stack", c: content, ss: inner.map((screen) => made(screen, bound)) };
      case "t": return { k: "tabs", c: content, shapes: inner.map((shape) => boundShape(shape, bound)), sel: row(content).first };
      case "d": return { k: "split", c: content, cols: declaredColumns(content) };
      case "g": return { k: "pages", c: content, ss: inner.map((screen) => made(screen, bound)), sel: 0 };
      default: return blank;
    }
  }

  function declaredColumns(code) {
    const declared = row(code).cols;
    return inColumns((column) => declared[column] && boundShape(declared[column], {}));
  }

  // Returns the results of `content` by column, the leading one first. Omits columns without a result.
  function inColumns(content) {
    const all = {};
    for (const column of columnNames) {
      const own = content(column);
      if (own) all[column] = own;
    }
    return all;
  }

  // MARK: Targets

  function boundRoute(route) { return boundTarget(row(route.i).to, bindingOf(route)); }

  function boundTarget(target, bound) {
    const whole = {
      place: boundPlace(target.place, bound), modals: none, policy: target.policy, expiry: target.expiry || null, guards: none, others: {},
      branches: none,
    };
    if (target.branches) {
      whole.branches = target.branches.map(([test, inner]) => ({
        test: test && boundTest(test, bound), actions: [inner ? { a: "open", target: boundTarget(inner, bound) } : { a: "stay" }],
      }));
      return whole;
    }
    whole.modals = (target.modals || none).map((modal) => ({
      m: made(modal.m, bound), style: modal.style, then: modal.then === null ? null : boundThen(modal.then, bound),
      visible: modal.visible && boundVisible(modal.visible, bound),
    }));
    whole.guards = boundGuards(target.g, bound);
    for (const [idiom, other] of target.others || none) whole.others[idiom] = boundTarget(other, bound);
    return whole;
  }

  function boundPlace([kind, ...rest], bound) {
    switch (kind) {
      case "root": return { p: kind, root: made(rest[0], bound), visible: boundVisible(rest[1], bound) };
      case "here":
        return { p: kind, ss: rest[0].map((screen) => made(screen, bound)), stacks: rest[1], or: rest[2] && boundPlace(rest[2], bound) };
      default: return { p: "anywhere" };
    }
  }

  function boundVisible([kind, ...rest], bound) {
    switch (kind) {
      case "path": return { v: kind, ss: rest[0].map((screen) => made(screen, bound)) };
      case "tab": return { v: kind, i: rest[0], inner: boundVisible(rest[1], bound) };
      case "columns": {
        const cols = {};
        for (const [column, inner] of rest[0]) cols[column] = boundVisible(inner, bound);
        return { v: kind, cols };
      }
      case "page": {
        const screens = {};
        for (const [index, screen] of rest[1]) screens[index] = made(screen, bound);
        return { v: kind, i: rest[0], screens };
      }
      default: return { v: "made", shape: boundShape(rest[0], bound), inner: boundVisible(rest[1], bound) };
    }
  }

  // MARK: Declarations

  const rootOn = (idiom) => tables.roots[idiom] ? made(tables.roots[idiom], {}) : { i: "u", v: none };

  function shapeOfRoot(root) {
    if (root.i[0] === "s") return { k: "screen", s: root };
    const shape = root.i === "u" ? null : row(root.i).shape;
    return shape ? boundShape(shape, bindingOf(root)) : blank;
  }

  // Returns the content of a modal on a device idiom, or null for an alert.
  function contentOf(modal, idiom) {
    const up = tables.up[modal.i];
    if (!up) return blank;
    const bound = bindingOf(modal);
    const own = (up.others || none).find(([idioms]) => idioms.includes(idiom));
    if (own) return boundShape(own[1], bound);
    return up.shape ? boundShape(up.shape, bound) : null;
  }

  const dismissalOf = (modal) => (isAlert(modal) ? null : (tables.up[modal.i] || {}).dismissal || "free");
  const isAlert = (modal) => modal.i[0] === "a";

  // Returns whether two entries are the same place: they are equal, or the place can get new values and the keys are equal.
  function isPlace(one, other) {
    if (same(one, other)) return true;
    const { told, keys } = one.i === other.i ? row(one.i) : {};
    return Boolean(told) && (keys || none).every((index) => same(one.v[index], other.v[index]));
  }

  // Returns the actions after a modal has ended with this outcome.
  function actionsAfter(then, outcome) {
    const continuation = row(then.i);
    for (const arm of continuation.arms) {
      const own = armValues(arm, continuation, outcome);
      if (own) return boundActions(arm.b, { ...binding(parametersOf(then.i), then.v), ...own });
    }
    return none;
  }

  // Returns the values that an outcome handler binds, by parameter, or null if it handles another outcome.
  function armValues(arm, continuation, outcome) {
    if (arm.o === "dismissed") return outcome.by ? {} : null;
    if (outcome.by) return null;
    const [kind, type, value] = outcome.result;
    if (typeof arm.o === "number") {
      if ((kind !== "button" && kind !== "typed") || arm.o !== type) return null;
      return kind === "typed" && arm.x !== null ? { [arm.x]: ["s", value] } : {};
    }
    if (arm.x === null || continuation.isDone) return {};
    return kind === "value" && continuation.takes.includes(type) ? { [arm.x]: value } : null;
  }
"""##
