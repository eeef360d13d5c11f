// swift-format-ignore-file

/// Opens a link: shows its target, and keeps what is already visible.
let playLinksScript = ##"""
  // Returns the node with the values of `screen` if it's the same place, otherwise null. If its guards have other arguments, it counts as
  // not entered.
  function kept(r, node, screen) {
    if (!node.s || !isPlace(node.s, screen)) return null;
    if (same(node.s, screen)) return node;
    if (unanswered(guardsOf(screen), guardsOf(node.s)).length) {
      r.tree.entered = new Set(r.tree.entered);
      r.tree.entered.delete(node.id);
    }
    return { ...node, s: screen };
  }

  const nodeFor = (r, screen, old) => kept(r, old, screen) || make(r.tree, { k: "screen", s: screen });

  // Returns the nodes of a path. Existing nodes are kept up to the first other place.
  function nodesFor(r, screens, old) {
    const nodes = [];
    for (let index = 0; index < Math.min(old.length, screens.length); index += 1) {
      const node = kept(r, old[index], screens[index]);
      if (!node) break;
      nodes.push(node);
    }
    for (const screen of screens.slice(nodes.length)) nodes.push(make(r.tree, { k: "screen", s: screen }));
    return nodes;
  }

  // Returns the content of a column if it's the same place as `shape`, otherwise null.
  function keptShape(r, old, shape) {
    if (old.k !== shape.k) return null;
    switch (old.k) {
      case "screen": return kept(r, old, shape.s);
      case "stack": {
        if (old.c !== shape.c || !old.nodes.length || shape.ss.length !== 1) return null;
        const lowest = kept(r, old.nodes[0], shape.ss[0]);
        if (!lowest) return null;
        return !same(lowest, old.nodes[0]) || !r.isLastStep ? { ...old, nodes: [lowest] } : old;
      }
      case "tabs": return old.c === shape.c && r.isLastStep ? old : null;
      case "pages": {
        if (old.c !== shape.c || old.nodes.length !== shape.ss.length || !r.isLastStep) return null;
        const nodes = [];
        for (let index = 0; index < old.nodes.length; index += 1) {
          const node = kept(r, old.nodes[index], shape.ss[index]);
          if (!node) return null;
          nodes.push(node);
        }
        return { ...old, nodes, sel: same(nodes, old.nodes) ? old.sel : shape.sel };
      }
      default: return null;
    }
  }

  const resolved = (target, idiom) => target.others[idiom] || target;
  const leavesModals = (policy) => policy === "over" || policy === "now";

  // Returns the target for a link that starts the app, which uses the place after `or`.
  function atStart(target) {
    const others = {};
    for (const idiom of Object.keys(target.others)) others[idiom] = atStart(target.others[idiom]);
    return {
      ...target, place: target.place.p === "here" && target.place.or ? target.place.or : target.place, others,
      branches: target.branches.map((branch) => ({
        test: branch.test, actions: branch.actions.map((action) => (action.a === "open" ? { a: "open", target: atStart(action.target) } : action)),
      })),
    };
  }

  // Returns the target of the branch that the conditions choose, or null if the link opens nothing.
  function chosenTarget(target, answer) {
    if (!target.branches.length) return target;
    const branch = chosenBranch(target.branches, answer, false);
    const action = branch && branch.actions.find((one) => one.a === "open");
    return action ? action.target : null;
  }

  // Returns whether the target is shown over a guard's flow that replaces the root, instead of after it.
  function isNow(target) {
    const { place, policy } = target;
    return policy === "now" && (place.p === "anywhere" || (place.p === "here" && !place.ss.length));
  }

  // Returns whether the target, or one of its branches, is in a root.
  function mayEnterRoot(target) {
    if (target.place.p === "root") return true;
    return target.branches.some((branch) => branch.actions.some((action) => action.a === "open" && mayEnterRoot(action.target)));
  }

  function open(r, general) {
    if (general.branches.length) return drop(r, "none of its branches leads anywhere now");
    const target = resolved(general, r.tree.idiom);
    if (target.policy === "reject" && r.tree.modals.length) return drop(r, "a modal is up, and this link doesn't touch it");
    const before = r.tree.root;
    const { place } = target;
    if (place.p === "here" && place.ss.length) {
      const there = stackShowing(r, place, target);
      if (there && showUp(r, target.modals)) return tell(r, place.ss, there);
      const isInRoot = pushHere(r, place, target.policy);
      if (isInRoot === null) return undefined;
      // If the screens were pushed in a modal, the target's modals are presented on it.
      if (!isInRoot) {
        r.place = leafOfTree(r.tree).id;
        return presentAll(r, target.modals);
      }
    } else if (place.p === "root") {
      showRoot(r, place.root, place.visible);
      if (!leavesModals(target.policy)) {
        const count = showsSame(r.tree.root, before) ? keepUp(r, target.modals) : 0;
        end(r, count, { by: "link" });
        r.place = count > 0 ? leafOfTree(r.tree).id : leafOf(r.tree.root).id;
        return presentAll(r, target.modals.slice(count));
      }
    }
    if (!target.modals.length || showUp(r, target.modals)) return undefined;
    uncoverAlerts(r);
    if (showUp(r, target.modals)) return undefined;
    r.place = leafOfTree(r.tree).id;
    return presentAll(r, target.modals);
  }

  // Ends alerts on top, because nothing can be presented on them.
  function uncoverAlerts(r) {
    while (r.tree.modals.length && !lastOf(r.tree.modals).content) end(r, r.tree.modals.length - 1, { by: "link" });
  }

  function showRoot(r, root, visible) {
    if (r.tree.rootName && isPlace(r.tree.rootName, root)) {
      r.tree.rootName = root;
    } else {
      r.hasOpenedRoot = r.hasOpenedRoot || r.tree.rootName === null;
      enter(r, root, "link");
    }
    r.tree.root = opened(r, r.tree.root, visible);
  }

  function presentAll(r, wanted) {
    for (const modal of wanted) {
      run(r, { a: "present", m: modal.m, style: modal.style, then: modal.then });
      if (modal.visible) showInModal(r, modal, r.tree.modals.length - 1);
      r.place = leafOfTree(r.tree).id;
    }
  }

  // Keeps the presented modals that are in the target, and shows the link's content in them. Returns their number.
  function keepUp(r, wanted) {
    for (let index = 0; index < wanted.length; index += 1) {
      if (!r.tree.modals[index] || !isPlace(r.tree.modals[index].m, wanted[index].m)) return index;
      if (showInModal(r, wanted[index], index)) return index + 1;
    }
    return wanted.length;
  }

  // Returns whether all of `wanted` are on top already, and shows the link's content in the topmost one.
  function showUp(r, wanted) {
    const first = r.tree.modals.length - wanted.length;
    if (first < 0 || !wanted.length || !wanted.every((modal, index) => isPlace(r.tree.modals[first + index].m, modal.m))) return false;
    const tried = copied(r);
    for (let index = 0; index < wanted.length - 1; index += 1) {
      if (showInModal(tried, wanted[index], first + index)) return false;
    }
    showInModal(tried, lastOf(wanted), tried.tree.modals.length - 1);
    assign(r, tried);
    r.place = leafOfTree(r.tree).id;
    return true;
  }

  // Shows the link's content in a presented modal, and returns whether that changes anything.
  function showInModal(r, wanted, index) {
    const up = r.tree.modals[index];
    const shape = contentOf(wanted.m, r.tree.idiom);
    if (!up || !up.content || !shape) return false;
    r.tree.modals = replaced(r.tree.modals, index, { ...up, m: wanted.m });
    const fresh = opened(r, up.content, wanted.visible || visibleWhenMade(shape));
    if (same(fresh, up.content)) return false;
    return update(r.tree, up.content.id, () => fresh) && !showsSame(fresh, up.content);
  }

  // MARK: Pushing on the current content

  // Pushes the screens on the innermost visible stack that allows them, or opens `place.or`. Returns null if neither is possible,
  // otherwise whether this was in the root.
  function pushHere(r, place, policy) {
    const found = innermostStack(r, place.stacks, 0);
    if (found) {
      if (found[1] && !leavesModals(policy)) end(r, 0, { by: "link" });
      pushUnlessThere(r, place.ss, found[0]);
      return found[1];
    }
    if (!place.or) {
      drop(r, "no stack that is visible may hold this screen");
      return null;
    }
    open(r, { place: place.or, modals: none, policy, expiry: null, guards: none, others: {}, branches: none });
    return r.dropped === null ? true : null;
  }

  // Returns the identifier of the stack under the target's modals if it already shows the screens on top, otherwise null.
  function stackShowing(r, place, target) {
    const count = target.modals.length;
    if (!count || r.tree.modals.length < count) return null;
    const found = innermostStack(r, place.stacks, count);
    if (!found || (found[1] && r.tree.modals.length > count && !leavesModals(target.policy))) return null;
    const top = found[0].nodes.flatMap((node) => node.s || none).slice(-place.ss.length);
    return arePlaces(top, place.ss) ? found[0].id : null;
  }

  const arePlaces = (some, others) => some.length === others.length && some.every((one, index) => isPlace(one, others[index]));

  // Returns the innermost visible stack among `stacks`, and whether it's in the root. Ignores the given number of topmost modals.
  function innermostStack(r, stacks, beneath) {
    const modals = r.tree.modals.slice(0, r.tree.modals.length - beneath);
    const top = lastOf(modals);
    const inModal = top && top.content && visibleStack(top.content, stacks);
    if (inModal) return [inModal, false];
    const inRoot = r.tree.rootName ? visibleStack(r.tree.root, stacks) : null;
    return inRoot ? [inRoot, true] : null;
  }

  // Returns the innermost visible stack among `stacks`, from the trailing column in a split.
  function visibleStack(node, stacks) {
    for (const child of visibleOf(node).slice().reverse()) {
      const found = visibleStack(child, stacks);
      if (found) return found;
    }
    return node.k === "stack" && stacks.includes(node.c) ? node : null;
  }

  function pushUnlessThere(r, screens, stack) {
    r.place = leafOf(stack).id;
    const path = stack.nodes.flatMap((node) => node.s || none);
    let there = 0;
    for (let count = screens.length; count > 0 && !there; count -= 1) {
      if (arePlaces(path.slice(-count), screens.slice(0, count))) there = count;
    }
    tell(r, screens.slice(0, there), stack.id);
    for (const screen of screens.slice(there)) push(r, screen);
  }

  // Updates the top screens of a stack with these values.
  function tell(r, screens, id) {
    const node = nodeOf(r.tree, id);
    if (!node || node.k !== "stack" || node.nodes.length < screens.length || !screens.length) return;
    const top = node.nodes.slice(-screens.length);
    top.forEach((inner, index) => {
      const fresh = kept(r, inner, screens[index]);
      if (fresh && !same(fresh, inner)) update(r.tree, inner.id, () => fresh);
    });
  }

  // MARK: Visible content of containers

  // Returns the visible content of a shape that has just been created.
  function visibleWhenMade(shape) {
    switch (shape.k) {
      case "screen": return { v: "path", ss: [shape.s] };
      case "stack": return { v: "path", ss: shape.ss };
      case "tabs": {
        const inner = shape.shapes[shape.sel];
        return { v: "tab", i: shape.sel, inner: inner ? visibleWhenMade(inner) : { v: "path", ss: none } };
      }
      case "split": return { v: "columns", cols: {} };
      case "pages": return { v: "page", i: shape.sel, screens: { ...shape.ss } };
      default: return { v: "path", ss: none };
    }
  }

  // Returns `old` with `visible` shown in it. Nodes that are kept have the same identity.
  function opened(r, old, visible) {
    if (visible.v === "path" && old.k === "screen") {
      return visible.ss.length ? nodeFor(r, lastOf(visible.ss), old) : old;
    }
    if (visible.v === "path" && old.k === "stack") return { ...old, nodes: nodesFor(r, visible.ss, old.nodes) };
    if (visible.v === "tab" && old.k === "tabs" && old.nodes[visible.i]) {
      return { ...old, nodes: replaced(old.nodes, visible.i, opened(r, old.nodes[visible.i], visible.inner)), sel: visible.i };
    }
    if (visible.v === "page" && old.k === "pages" && old.nodes[visible.i]) {
      const nodes = old.nodes.map((node, index) => (visible.screens[index] ? nodeFor(r, visible.screens[index], node) : node));
      return { ...old, nodes, sel: visible.i };
    }
    if (visible.v === "columns" && old.k === "split") return openedSplit(r, old, visible.cols);
    if (visible.v === "made") {
      const isThere = (old.c || null) === (visible.shape.c || null);
      return opened(r, isThere ? old : make(r.tree, visible.shape), visible.inner);
    }
    drop(r, "the target doesn't fit what is declared");
    return old;
  }

  function openedSplit(r, old, wanted) {
    const declared = declaredColumns(old.c);
    let { cols } = old;
    let focus = { ...old.focus, column: row(old.c).to || null, showsInspector: false };
    for (const column of columnNames) {
      const visible = wanted[column];
      if (visible) {
        // The column can have other content than declared. A link starts from the declaration.
        const there = cols[column];
        const isAccepted = there && (visible.v === "made" || (there.c || null) === ((declared[column] || {}).c || null));
        if (!isAccepted && declared[column]) cols = withColumn(cols, column, make(r.tree, declared[column]));
        if (cols[column]) cols = withColumn(cols, column, opened(r, cols[column], visible));
        focus = brought(focus, column);
      } else if (!same(cols[column] ? shapeOf(cols[column]) : null, declared[column] || null)) {
        cols = withColumn(cols, column, declared[column] ? make(r.tree, declared[column]) : null);
      }
    }
    return { ...old, cols, focus };
  }

  // Returns whether both nodes show the same places, regardless of the requested column if columns are side by side.
  function showsSame(one, other) {
    return one.id === other.id && isShapeOfPlace(shapeOf(one), shapeOf(other)) && same(seenFocus(one), seenFocus(other));
  }

  function seenFocus(node) {
    const all = [];
    walk(node, childrenOf, (inner) => {
      if (inner.k === "split") all.push({ ...inner.focus, column: inner.focus.isCollapsed ? frontOf(inner.focus) : null });
    });
    return all;
  }

  function isShapeOfPlace(one, other) {
    if (one.k !== other.k) return false;
    switch (one.k) {
      case "screen": return isPlace(one.s, other.s);
      case "stack": return one.c === other.c && arePlaces(one.ss, other.ss);
      case "tabs":
        return one.c === other.c && one.sel === other.sel && one.shapes.length === other.shapes.length
          && one.shapes.every((shape, index) => isShapeOfPlace(shape, other.shapes[index]));
      case "split": {
        const columns = Object.keys(one.cols);
        return one.c === other.c && columns.length === Object.keys(other.cols).length
          && columns.every((column) => other.cols[column] && isShapeOfPlace(one.cols[column], other.cols[column]));
      }
      case "pages": return one.c === other.c && one.sel === other.sel && arePlaces(one.ss, other.ss);
      default: return true;
    }
  }
"""##
