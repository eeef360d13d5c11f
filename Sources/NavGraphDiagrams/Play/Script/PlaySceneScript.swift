// swift-format-ignore-file

/// Performs what the user and the system do to a scene. `answers` returns true, false, or null. With null, the guard stays pending.
let playSceneScript = ##"""
  function scene(idiom, answers) {
    const s = scheduler(idiom);
    s.isWide = false;
    step(s, answers, () => {
      s.isReady = true;
      pump(s);
      s.isConnected = true;
      pump(s);
    });
    return s;
  }

  const effectLimit = 4096;

  function step(s, answers, input) {
    s.said = [];
    input();
    settle(s, answers);
    if (!s.isWide) return;
    for (const split of splitsOf(s.tree, childrenOf)) setFocus(s, split.id, null);
    settle(s, answers);
  }

  function settle(s, answers) {
    const modals = new Map(s.tree.modals.map((modal) => [modal.id, modal.m]));
    runAll(s, { ...answers, mayGo: (id) => (modals.has(id) ? answers.mayGo(modals.get(id)) : true) }, effectLimit);
  }

  function splitsOf(tree, children) {
    const found = [];
    for (const layer of layersOf(tree)) walk(layer, children, (node) => { if (node.k === "split") found.push(node); });
    return found;
  }

  // MARK: Visible screens

  // Returns the visible screens. A sequence continues on the first one.
  function frontOfScene(s) {
    const top = topOf(s.tree);
    if (!top) return none;
    const found = [];
    walk(top, visibleOf, (node) => { if (node.s) found.push(node); });
    const leaf = leafOf(top).id;
    return [...found.filter((node) => node.id === leaf), ...found.filter((node) => node.id !== leaf)];
  }

  function visibleTop(s, kind) {
    const found = [];
    const top = topOf(s.tree);
    if (top) walk(top, visibleOf, (node) => { if (node.k === kind) found.push(node); });
    return found;
  }

  // Returns the accessories of the visible tab bars, each with the identifier of its bar.
  function accessoriesOf(s, answers) {
    return visibleTop(s, "tabs").flatMap((node) => {
      const { accessory, accessoryWhen } = row(node.c);
      const isThere = accessory && (!accessoryWhen || holds(boundTest(accessoryWhen, {}), answers.holds, false));
      return isThere ? [{ id: node.id, s: made(accessory, {}) }] : none;
    });
  }

  // Returns an event with these values. Missing values are the defaults.
  function eventOf(number, screen, given) {
    const event = tables.e[number];
    const own = (event.p || none).map((parameter) => given[parameter] || tables.params[parameter].d);
    const bound = { ...binding(event.p || none, own), ...(screen ? bindingOf(screen) : {}) };
    return boundEvent(event, (screen ? nameOf(screen.i) : tables.app || "App") + "." + event.n, bound);
  }

  // MARK: Taps

  function send(s, answers, number, screen, place, given) {
    const event = eventOf(number, screen, given);
    step(s, answers, () => enqueue(s, intentOf(["event", event, place])));
  }

  function strike(s, answers, number, given) {
    const event = eventOf(number, null, given);
    step(s, answers, () => enqueue(s, intentOf(["strike", event])));
  }

  // Taps the tab with this name in the innermost visible bar that has one. Returns false if there is none.
  function selectTab(s, answers, name) {
    for (const bar of visibleTop(s, "tabs").reverse()) {
      const all = row(bar.c);
      const item = all.items.find((one) => one.n === name);
      if (!item) continue;
      if (item.action) {
        const event = boundEvent(item.action, all.n + "." + name, {});
        step(s, answers, () => enqueue(s, intentOf(["action", event, bar.id])));
      } else {
        const index = all.names.indexOf(name);
        if (index < 0) return true;
        if (index !== bar.sel) choosePosition(s, answers, index, bar.id);
        else if (!item.reselect && bar.nodes[index] && bar.nodes[index].k === "stack" && bar.nodes[index].nodes.length > 1) {
          const event = { n: name + " tapped again", g: none, a: [{ a: "popToRoot" }] };
          step(s, answers, () => enqueue(s, intentOf(["event", event, leafOf(bar.nodes[index]).id])));
        }
      }
      return true;
    }
    return false;
  }

  // Selects a tab or page. The system shows it itself if no guard has to be evaluated.
  function choosePosition(s, answers, index, id) {
    step(s, answers, () => {
      const r = reducer(s.tree);
      choose(r, index, id);
      if (guardsEntered(r.tree, s.tree).length) enqueue(s, intentOf(["select", index, id]));
      else factTaken(s, (tree) => Object.assign(tree, r.tree));
    });
  }

  // Returns a function that goes back from a place, or null if Back isn't available.
  function wayBack(s, place = null) {
    const top = topOf(s.tree);
    const from = place === null ? top && leafOf(top).id : place;
    const path = from === null ? null : pathTo(s.tree, from);
    if (!path) return null;
    const stack = lastOf(path.filter((node) => node.k === "stack"));
    if (stack && stack.nodes.length > 1) {
      return () => factTaken(s, (tree) => update(tree, stack.id, (node) => ({ ...node, nodes: node.nodes.slice(0, -1) })));
    }
    for (const node of path.slice().reverse()) {
      if (node.k !== "split" || !node.focus.isCollapsed) continue;
      const front = orderOf(frontOf(node.focus));
      const below = lastOf(columnNames.filter((column) => node.cols[column] && orderOf(column) < front));
      if (below) return () => goBackTo(s, below, node.id);
    }
    return null;
  }

  // Goes back to a column of a collapsed split, and resets the columns above it to their declarations.
  function goBackTo(s, column, id) {
    factTaken(s, (tree) => {
      const split = nodeOf(tree, id);
      if (!split || split.k !== "split") return;
      const declared = declaredColumns(split.c);
      let { cols } = split;
      for (const above of columnNames) {
        if (orderOf(above) <= orderOf(column) || orderOf(above) > orderOf(frontOf(split.focus))) continue;
        if (same(cols[above] ? shapeOf(cols[above]) : null, declared[above] || null)) continue;
        cols = withColumn(cols, above, declared[above] ? make(tree, declared[above]) : null);
      }
      update(tree, id, (node) => ({ ...node, cols, focus: brought(node.focus, column) }));
    });
  }

  function back(s, answers, place = null) {
    const way = wayBack(s, place);
    if (way) step(s, answers, way);
    return Boolean(way);
  }

  // Returns the innermost visible pages that have another page in this direction, or null.
  function pagerToTurn(s, by) {
    const top = topOf(s.tree);
    const path = top ? pathTo(s.tree, leafOf(top).id) : null;
    return (path && lastOf(path.filter((node) => node.k === "pages" && node.nodes[node.sel + by]))) || null;
  }

  function turn(s, answers, by) {
    const pager = pagerToTurn(s, by);
    if (pager) choosePosition(s, answers, pager.sel + by, pager.id);
    return Boolean(pager);
  }

  // Returns how the user can dismiss the modal on top: "free" or "confirm", or null if only the app can dismiss it.
  function swipeOfTop(s) {
    const modal = lastOf(s.tree.modals);
    if (!modal || isAlert(modal.m)) return null;
    const { swiped } = tables.up[modal.m.i] || {};
    const style = modal.style === null ? 0 : 1 + tables.styles.indexOf(modal.style);
    if (swiped && swiped[4 * style + idiomNames.indexOf(s.tree.idiom)] !== "1") return null;
    const dismissal = dismissalOf(modal.m);
    return dismissal === "blocked" ? null : dismissal;
  }

  function swipe(s, answers) {
    const modal = lastOf(s.tree.modals);
    switch (swipeOfTop(s)) {
      case "free": step(s, answers, () => hostDismissed(s, modal.id, { by: "user" })); return true;
      case "confirm": step(s, answers, () => enqueue(s, intentOf(["dismissal", modal.id]))); return true;
      default: return false;
    }
  }

  // MARK: Alerts

  // Returns the alert on top, or null if there is none.
  function alertOnTop(s, answers) {
    const modal = lastOf(s.tree.modals);
    if (!modal || !isAlert(modal.m)) return null;
    const alert = row(modal.m.i);
    const bound = bindingOf(modal.m);
    return {
      id: modal.id, title: words(alert.title, bound), message: words(alert.message, bound),
      field: alert.field ? { ...alert.field, text: words(alert.field.text, bound) } : null,
      buttons: alert.buttons.filter((button) => !button.when || holds(boundTest(button.when, bound), answers.holds, false))
        .map((button) => ({ n: button.n, id: button.id, role: button.role, takesText: Boolean(button.typed), title: words(button.title, bound) })),
    };
  }

  const isEnabled = (button, alert, text) => !(button.takesText && alert.field && alert.field.required) || text !== "";

  function press(s, answers, name, typing = null) {
    const alert = alertOnTop(s, answers);
    const button = alert && alert.buttons.find((one) => one.n === name);
    if (!button) return false;
    const text = typing === null ? (alert.field ? alert.field.text : "") : typing;
    if (!isEnabled(button, alert, text)) return false;
    const result = button.takesText ? ["typed", button.id, text] : ["button", button.id];
    step(s, answers, () => hostDismissed(s, alert.id, { result }));
    return true;
  }

  // MARK: Links and windows

  function openRoute(s, answers, code, given) {
    const values = parametersOf(code).map((parameter) => given[parameter] || tables.params[parameter].d);
    const target = boundRoute({ i: code, v: values });
    step(s, answers, () => openLink(s, target));
  }

  // Makes the window narrow. Visible splits collapse to one column.
  function collapse(s, answers) {
    s.isWide = false;
    for (const split of splitsOf(s.tree, visibleOf)) step(s, answers, () => setFocus(s, split.id, topColumn(split)));
  }

  // Makes the window wide. Splits show their columns side by side.
  function expand(s, answers) {
    s.isWide = true;
    for (const split of splitsOf(s.tree, childrenOf)) step(s, answers, () => setFocus(s, split.id, null));
  }

  function setFocus(s, id, column) {
    factTaken(s, (tree) => update(tree, id, (node) => (node.k === "split"
      ? { ...node, focus: { ...node.focus, isCollapsed: column !== null, column } } : node)));
  }

  // Returns the column that a split shows when it collapses.
  function topColumn(split) {
    if (split.focus.column) return split.focus.column;
    const { to } = row(split.c);
    if (to) return to;
    const declared = declaredColumns(split.c);
    const isOther = (column) => split.cols[column] && !same(shapeOf(split.cols[column]), declared[column] || null);
    return ["detail", "content"].find(isOther) || "sidebar";
  }

  // Evaluates the pending question again, because the answers may have changed.
  function goOn(s, answers) {
    if (!s.question) return;
    const { id, subject } = s.question;
    let isYes = true;
    if (subject.guard) isYes = answers.grants(subject.guard);
    else {
      const modal = s.tree.modals.find((one) => one.id === subject.modal);
      if (modal) isYes = answers.mayGo(modal.m);
    }
    if (isYes !== null) step(s, answers, () => answer(s, id, isYes));
  }

  // MARK: Descriptions

  // Returns the tree as one line, including hidden content.
  function line(tree) {
    const list = (names, nodes, selected) =>
      nodes.map((node, index) => (index === selected ? "*" : "") + names[index] + ": " + lineOf(node)).join(", ");
    const lineOf = (node) => {
      switch (node.k) {
        case "screen": return describe(node.s);
        case "stack": return "[" + node.nodes.map(lineOf).join(", ") + "]";
        case "tabs": case "pages": return list(row(node.c).names, node.nodes, node.sel);
        case "split":
          return columnNames.filter((column) => node.cols[column]).map((column) =>
            (node.focus.isCollapsed && column === frontOf(node.focus) ? "*" : "") + column + ": " + lineOf(node.cols[column])).join(", ");
        default: return "nothing";
      }
    };
    const layers = [(tree.rootName ? describe(tree.rootName) : "no root") + "(" + lineOf(tree.root) + ")"];
    for (const modal of tree.modals) layers.push(describe(modal.m) + (modal.content ? "(" + lineOf(modal.content) + ")" : ""));
    return layers.join(" < ");
  }

  // MARK: Functions for the panel

  function answerQuestion(s, answers, isYes) {
    if (!s.question) return;
    const { id } = s.question;
    step(s, answers, () => answer(s, id, isYes));
  }

  // Returns the identifiers of the visible splits that aren't collapsed.
  const wideSplits = (s) => splitsOf(s.tree, visibleOf).filter((split) => !split.focus.isCollapsed).map((split) => split.id);

  // Collapses a split that has room for only one column.
  function narrow(s, answers, id) {
    const split = nodeOf(s.tree, id);
    if (split && split.k === "split") step(s, answers, () => setFocus(s, id, topColumn(split)));
  }

  // Closes the inspector, as the user does. Its content is kept.
  function hideInspector(s, answers, id) {
    step(s, answers, () => factTaken(s, (tree) => update(tree, id, (node) => (node.k === "split"
      ? { ...node, focus: { ...node.focus, showsInspector: false } } : node))));
  }

  // Returns the value of a text that the user typed, or null if it isn't valid for the type.
  function read(type, text) {
    const { k, o, e, cases } = tables.types[type];
    if (o && text === "") return ["n"];
    switch (k) {
      case "s": case "t": case "l": case "x": return [k, text];
      case "u": return ["u", text.toUpperCase()];
      case "b": return text === "true" || text === "false" ? ["b", text === "true"] : null;
      case "i": return /^[+-]?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text.replace("+", ""))) === BigInt(text.replace("+", ""))
        ? ["i", String(BigInt(text.replace("+", "")))] : null;
      case "d": return text.trim() !== "" && Number.isFinite(Number(text)) ? ["d", doubleText(Number(text))] : null;
      case "e": {
        const found = cases.find((one) => (tables.raws[one] || tables.cases[one]) === text);
        return found === undefined ? null : ["e", found];
      }
      case "L": return readAll(e, text.trim() === "" ? [] : text.split(",").map((one) => one.trim()));
      default: return null;
    }
  }

  function readAll(type, texts) {
    const all = texts.map((text) => read(type, text));
    return all.includes(null) ? null : ["L", all];
  }

  // Returns the route's parameters from the values of a URL: strings, lists of strings, or null for missing ones.
  function readLink(code, found) {
    const given = {};
    for (const [name, text] of found) {
      const parameter = parametersOf(code).find((one) => tables.params[one].n === name);
      if (parameter === undefined || text === null) continue;
      const { t } = tables.params[parameter];
      given[parameter] = (Array.isArray(text) ? tables.types[t].k === "L" && readAll(tables.types[t].e, text) : read(t, text)) || ["?"];
    }
    for (const parameter of parametersOf(code)) {
      const { t, d } = tables.params[parameter];
      if (!given[parameter] && d[0] === "?" && tables.types[t].k === "L") given[parameter] = ["L", []];
    }
    return given;
  }
"""##
