// swift-format-ignore-file

/// Performs a step. `r` is the reducer: a copy of the tree, the place of the next step, and the results of the steps so far.
let playReducerScript = ##"""
  function reducer(tree, place = null) {
    return {
      tree: { ...tree }, place: place === null ? leafOfTree(tree).id : place, ended: none, presented: null, windows: none, browsed: none,
      hasLeftRoot: false, hasOpenedRoot: false, isLastStep: true, isStriking: false, dropped: null,
    };
  }

  const copied = (r) => ({ ...r, tree: { ...r.tree } });
  const assign = (r, other) => Object.assign(r, other);

  function drop(r, why) { r.dropped = why; }

  // Performs one step. A step that can't be performed changes only `dropped`.
  function run(r, action) {
    const before = copied(r);
    perform(r, action);
    const screen = r.tree.last > before.tree.last ? misplaced(r.tree, before.tree.last) : null;
    if (!screen) return;
    assign(r, before);
    drop(r, "the graph doesn't put " + describe(screen) + " there");
  }

  function perform(r, action) {
    r.dropped = null;
    if (action.a === "switchTo" || action.a === "restart") r.hasLeftRoot = r.hasLeftRoot || r.tree.rootName !== null;
    switch (action.a) {
      case "push": return push(r, action.s);
      case "replace": return replace(r, action.s);
      case "present": return present(r, action.m, action.style, action.then);
      case "select": return select(r, action.i, action.c, action.orInRoot);
      case "selectInnermost": {
        const found = innermost(r, action.choices);
        return found ? choose(r, found[1], found[0]) : drop(r, "none of those tab bars is around the screen");
      }
      case "show": return show(r, action.column, action.shape);
      case "clear": return clear(r, action.column);
      case "page": return page(r, action.to);
      case "pageInnermost": {
        const found = innermost(r, action.choices);
        return found ? page(r, found[1]) : drop(r, "there are no pages here");
      }
      case "pop": return changeStack(r, (nodes) => nodes.slice(0, -1));
      case "popTo": return popTo(r, action.s);
      case "popToRoot": return changeStack(r, (nodes) => nodes.slice(0, 1));
      case "dismiss": return leaveFlow(r, { by: "app" });
      case "dismissAll":
        end(r, 0, { by: "app" });
        r.place = leafOf(r.tree.root).id;
        return undefined;
      case "close": return close(r);
      case "finish": return leaveFlow(r, { result: action.result });
      case "switchTo": return enter(r, action.root, "root");
      case "restart": return enter(r, rootOn(r.tree.idiom), "root");
      case "open": return open(r, action.target);
      case "browse": r.browsed = [...r.browsed, action.url]; return undefined;
      case "openWindow": r.windows = [...r.windows, action.root]; return undefined;
      case "branch": return drop(r, "a choice is made before the step");
      default: return undefined;
    }
  }

  // MARK: Stacks

  function push(r, screen) {
    const node = make(r.tree, { k: "screen", s: screen });
    changeStack(r, (nodes) => [...nodes, node]);
  }

  // Changes the innermost stack around the place. If `change` removes all nodes, the root of the stack is kept.
  function changeStack(r, change) {
    const path = r.place === null ? null : pathTo(r.tree, r.place);
    const stack = path && lastOf(path.filter((node) => node.k === "stack"));
    if (!stack) return drop(r, "there is no stack here");
    let top = null;
    update(r.tree, stack.id, (node) => {
      if (!node.nodes.length) return node;
      const left = change(node.nodes);
      const nodes = left.length ? left : node.nodes.slice(0, 1);
      top = lastOf(nodes).id;
      return { ...node, nodes };
    });
    if (top !== null) r.place = top;
    return undefined;
  }

  function popTo(r, code) {
    let isBelow = false;
    changeStack(r, (nodes) => {
      for (let index = nodes.length - 2; index >= 0; index -= 1) {
        if (!nodes[index].s || nodes[index].s.i !== code) continue;
        isBelow = true;
        return nodes.slice(0, index + 1);
      }
      return nodes;
    });
    if (r.dropped === null && !isBelow) drop(r, "that screen is not below");
  }

  function replace(r, screen) {
    const old = r.place === null ? null : nodeOf(r.tree, r.place);
    if (!old || !old.s) return drop(r, "there is no screen to replace");
    // Replacing a screen with an equal one creates a new node.
    const fresh = same(old.s, screen) ? make(r.tree, { k: "screen", s: screen }) : nodeFor(r, screen, old);
    update(r.tree, r.place, () => fresh);
    r.place = fresh.id;
    return undefined;
  }

  // MARK: Tabs and pages

  // Selects the tab or page at `index` and makes its innermost screen the place of the next step.
  function choose(r, index, id) {
    update(r.tree, id, (node) => ((node.k === "tabs" || node.k === "pages") && node.nodes[index] ? { ...node, sel: index } : node));
    const node = nodeOf(r.tree, id);
    r.place = node ? leafOf(node).id : null;
  }

  function select(r, index, code, orInRoot) {
    const around = (r.place === null ? null : pathTo(r.tree, r.place)) || none;
    const tabs = lastOf(around.filter((node) => node.c === code)) || (orInRoot ? containerIn(r.tree.root, code) : null);
    return tabs ? choose(r, index, tabs.id) : drop(r, "that tab bar is not shown");
  }

  // Returns the innermost of these containers around the place, and the index to select in it.
  function innermost(r, choices) {
    const around = (r.place === null ? null : pathTo(r.tree, r.place)) || none;
    for (const node of around.slice().reverse()) {
      const choice = node.c && choices.find(([code]) => code === node.c);
      if (choice) return [node.id, choice[1]];
    }
    return null;
  }

  function page(r, to) {
    const path = r.place === null ? null : pathTo(r.tree, r.place);
    const pages = path && lastOf(path.filter((node) => node.k === "pages"));
    if (!pages) return drop(r, "there are no pages here");
    return choose(r, to === "next" ? pages.sel + 1 : to === "previous" ? pages.sel - 1 : to, pages.id);
  }

  // MARK: Modals

  // Ends the modals from `index` on. Those above the lowest are dismissed with their presenter.
  function end(r, index, outcome) {
    while (r.tree.modals.length > index) {
      const modal = lastOf(r.tree.modals);
      const isLowest = r.tree.modals.length === index + 1;
      r.tree.modals = r.tree.modals.slice(0, -1);
      r.ended = [...r.ended, {
        id: modal.id, m: modal.m, outcome: isLowest ? outcome : { by: "parent" }, presenter: modal.presenter, then: modal.then,
      }];
    }
  }

  // Replaces the root with a new instance of `root`.
  function enter(r, root, cause) {
    end(r, 0, { by: cause });
    endRootFlow(r, { by: cause });
    r.tree.home = null;
    r.tree.rootName = root;
    r.tree.entry = mint(r.tree);
    r.tree.root = make(r.tree, shapeOfRoot(root));
    r.place = leafOf(r.tree.root).id;
  }

  function present(r, modal, style, then) {
    const top = lastOf(r.tree.modals);
    if (r.isStriking && top && isPlace(top.m, modal)) {
      return same(top.m, modal) ? drop(r, "it is up already") : tellTop(r, modal);
    }
    presentIn(r.tree, modal, style, r.place, then);
    const up = lastOf(r.tree.modals);
    r.presented = up.id;
    if (up.content) r.place = leafOf(up.content).id;
    return undefined;
  }

  // Updates the modal on top with the values of `modal`, which an app-level event presents.
  function tellTop(r, modal) {
    const index = r.tree.modals.length - 1;
    r.tree.modals = replaced(r.tree.modals, index, { ...r.tree.modals[index], m: modal });
    const old = r.tree.modals[index].content;
    const shape = contentOf(modal, r.tree.idiom);
    if (!old || !shape) return;
    const fresh = opened(r, old, visibleWhenMade(shape));
    update(r.tree, old.id, () => fresh);
    r.place = leafOfTree(r.tree).id;
  }

  // Ends the innermost flow around the place and continues at its presenter.
  function leaveFlow(r, outcome) {
    if (r.place === null) return drop(r, "there is no place");
    const index = r.tree.modals.findIndex((modal) => modal.content && pathIn(modal.content, r.place));
    if (index >= 0) {
      const { presenter } = r.tree.modals[index];
      end(r, index, outcome);
      r.place = presenter;
      return undefined;
    }
    if (r.tree.rootFlow && pathIn(r.tree.root, r.place)) {
      end(r, 0, { by: "parent" });
      return endRootFlow(r, outcome);
    }
    return drop(r, "nothing here was presented");
  }

  // Leaves the screen in the way that fits its position: pops it, clears its column, or dismisses its modal.
  function close(r) {
    const path = r.place === null ? null : pathTo(r.tree, r.place);
    if (!path) return drop(r, "there is no place");
    const around = path[path.length - 2];
    if (around && around.k === "stack" && around.nodes.length > 1) return changeStack(r, (nodes) => nodes.slice(0, -1));
    const found = splitAround(r.tree, r.place);
    if (found) return clear(r, found[1]);
    if (r.tree.rootFlow && path[0].id === r.tree.root.id) return leaveFlow(r, { by: "app" });
    if (r.tree.modals.some((modal) => modal.content && modal.content.id === path[0].id)) return leaveFlow(r, { by: "app" });
    return drop(r, "this is where everything starts");
  }

  // MARK: Guard flows that replace the root

  function enterRootFlow(r, flow) {
    const shape = contentOf(flow, r.tree.idiom);
    if (!shape) return;
    end(r, 0, { by: "root" });
    endRootFlow(r, { by: "root" });
    const { rootName: name, root, entry, entered } = r.tree;
    if (name) r.tree.home = { name, root, entry, entered };
    r.tree.rootFlow = { id: mint(r.tree), m: flow };
    r.tree.rootName = null;
    r.tree.entry = mint(r.tree);
    r.tree.root = make(r.tree, shape);
  }

  function endRootFlow(r, outcome) {
    const flow = r.tree.rootFlow;
    if (!flow) return;
    r.tree.rootFlow = null;
    if (outcome.by === "app") goHome(r);
    r.ended = [...r.ended, { id: flow.id, m: flow.m, outcome, presenter: null, then: null }];
  }

  // Shows the root again that the flow of a guard has replaced.
  function goHome(r) {
    const { home } = r.tree;
    if (r.tree.rootName || r.tree.rootFlow || !home) return;
    end(r, 0, { by: "root" });
    Object.assign(r.tree, { home: null, rootName: home.name, root: home.root, entry: home.entry });
    r.tree.entered = new Set([...r.tree.entered, ...home.entered]);
  }

  // MARK: Splits

  // Returns the split around a place, and the column that contains the place.
  function splitAround(tree, place) {
    const path = pathTo(tree, place);
    if (!path) return null;
    for (let index = path.length - 1; index >= 0; index -= 1) {
      if (path[index].k !== "split") continue;
      const inner = path[index + 1];
      const column = inner && columnNames.find((one) => path[index].cols[one] && path[index].cols[one].id === inner.id);
      return column ? [path[index], column] : null;
    }
    return null;
  }

  function show(r, column, shape) {
    const found = r.place === null ? null : splitAround(r.tree, r.place);
    if (!found) return drop(r, "there is no split here");
    const [split] = found;
    const there = split.cols[column];
    let fresh = null;
    if (shape) {
      const declared = declaredColumns(split.c)[column];
      // In a column that is declared as a stack, the screen becomes the root of the stack.
      const wanted = declared && declared.k === "stack" && shape.k === "screen" ? { k: "stack", c: declared.c, ss: [shape.s] } : shape;
      fresh = (there && keptShape(r, there, wanted)) || make(r.tree, wanted);
    }
    update(r.tree, split.id, (node) =>
      ({ ...node, cols: fresh ? withColumn(node.cols, column, fresh) : node.cols, focus: brought(node.focus, column) }));
    if (fresh || there) r.place = leafOf(fresh || there).id;
    return undefined;
  }

  function clear(r, column) {
    const found = r.place === null ? null : splitAround(r.tree, r.place);
    if (!found) return drop(r, "there is no split here");
    const [split, own] = found;
    const declared = declaredColumns(split.c)[column];
    const fresh = declared ? make(r.tree, declared) : null;
    const before = columnNames.filter((other) => split.cols[other] && orderOf(other) < orderOf(column));
    update(r.tree, split.id, (node) =>
      ({ ...node, cols: withColumn(node.cols, column, fresh), focus: left(node.focus, column, lastOf(before) || "sidebar") }));
    if (own === column) r.place = leafOf(nodeOf(r.tree, split.id)).id;
    return undefined;
  }

  function brought(focus, column) {
    if (column === "inspector") return { ...focus, showsInspector: true };
    return { ...focus, column, showsInspector: focus.isCollapsed ? false : focus.showsInspector };
  }

  function left(focus, column, neighbour) {
    if (column === "inspector") return { ...focus, showsInspector: false };
    return focus.column === column ? { ...focus, column: neighbour } : focus;
  }
"""##
