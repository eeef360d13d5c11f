// swift-format-ignore-file

/// Determines the guards that are evaluated before content is shown for the first time.
let playEnteringScript = ##"""
  function markEntered(tree) {
    const marked = new Set();
    for (const layer of layersOf(tree)) {
      walk(layer, childrenOf, (node) => { if (tree.entered.has(node.id)) marked.add(node.id); });
      walk(layer, shownOf, (node) => marked.add(node.id));
    }
    tree.entered = marked;
  }

  const guardsOf = (thing) => boundGuards(row(thing.i).g, bindingOf(thing));
  const bindingOfRoot = (root) => (root.i === "u" ? {} : bindingOf(root));
  const guardsShownInRoot = (root, node) => guardsForShownValues((tables.rootGuardsShown || {})[root.i], bindingOfRoot(root), node);
  const guardsOfRoot = (root, node) => guardsShownInRoot(root, node) || boundGuards(tables.rootGuards[root.i], bindingOfRoot(root));
  const guardsShownInModal = (modal, node) => guardsForShownValues((tables.up[modal.i] || {}).shown, bindingOf(modal), node);
  const guardsOfModal = (modal, node) => guardsShownInModal(modal, node) || boundGuards((tables.up[modal.i] || {}).g, bindingOf(modal));
  const guardsShownIn = (node) => (node.c ? guardsForShownValues(row(node.c).shown, {}, node) : null);
  const guardsOfContainer = (node) => (node.c ? guardsShownIn(node) || boundGuards(row(node.c).g, {}) : none);
  const guardsOfTab = (index, code) => boundGuards((row(code).guards || none)[index], {});

  // Returns the guards for the values of the first shown screen that has such guards: the lowest of a stack, or the selected page before
  // the others. Returns null if there is none.
  function guardsForShownValues(all, bound, node) {
    if (!all || !node) return null;
    const nodes = node.nodes || [];
    let shown = [];
    if (node.k === "screen") shown = [[0, node]];
    else if (node.k === "stack") shown = nodes.slice(0, 1).map((one) => [0, one]);
    else if (node.k === "pages") shown = [[node.sel, nodes[node.sel]], ...nodes.map((one, index) => [index, one])];
    for (const [index, one] of shown) {
      const own = one && one.s ? all.find(([screen, position]) => screen === one.s.i && position === index) : null;
      if (own) return boundGuards(own[2], { ...bound, ...bindingOf(one.s) });
    }
    return null;
  }

  function unanswered(guards, old) {
    const answered = new Set(old.map(key));
    return guards.filter((guard) => !answered.has(key(guard)));
  }

  // Returns the guards of the places that `tree` shows and `old` didn't, the outermost first. A guard of several places is repeated.
  function guardsEntered(tree, old) {
    if (old.home && tree.entry === old.home.entry) return none;
    const all = [];
    const isFresh = tree.entry !== old.entry;
    const wasShown = (isMeant) => {
      let found = false;
      for (const layer of layersOf(old)) walk(layer, shownOf, (node) => { found = found || isMeant(node); });
      return found;
    };
    const collect = (node) => {
      if (!tree.entered.has(node.id)) all.push(...guardsOfContainer(node));
      else {
        // The container was entered before, but perhaps with other values.
        const guards = guardsShownIn(node);
        const before = guards && nodeOf(old, node.id);
        if (guards) all.push(...unanswered(guards, before ? guardsOfContainer(before) : none));
      }
      if (node.s && !tree.entered.has(node.id)) {
        const guards = guardsOf(node.s);
        if (guards.length && (isFresh || !wasShown((other) => Boolean(other.s) && same(other.s, node.s)))) all.push(...guards);
      }
      if (node.k === "tabs" && node.nodes[node.sel]) {
        const guards = guardsOfTab(node.sel, node.c);
        const isThere = (other) => other.id === node.id && other.k === "tabs" && other.sel === node.sel;
        if (guards.length && !wasShown(isThere)) all.push(...guards);
      }
      shownOf(node).forEach(collect);
    };
    // A root or modal with new values can have guards that haven't been evaluated.
    if (tree.rootName) {
      const guards = guardsOfRoot(tree.rootName, tree.root);
      if (isFresh || !old.rootName) all.push(...guards);
      else if (guardsShownInRoot(tree.rootName, tree.root) || !same(old.rootName, tree.rootName)) {
        all.push(...unanswered(guards, guardsOfRoot(old.rootName, old.root)));
      }
    }
    collect(tree.root);
    for (const modal of tree.modals) {
      const before = old.modals.find((one) => one.id === modal.id);
      const guards = guardsOfModal(modal.m, modal.content);
      if (!before) all.push(...guards);
      else if (guardsShownInModal(modal.m, modal.content) || !same(before.m, modal.m)) {
        all.push(...unanswered(guards, guardsOfModal(before.m, before.content)));
      }
      if (modal.content) collect(modal.content);
    }
    return all;
  }

  // Returns the flow that is shown after the guard has failed, or null.
  function flowOf(guard) {
    const { flow } = row(guard.i);
    return flow ? made(flow, bindingOf(guard)) : null;
  }

  // Returns whether `tree` shows a place, also under another, that `old` didn't. A screen with other values is another place.
  function showsNewPlace(tree, old) {
    if (tree.entry !== old.entry) return true;
    const top = lastOf(tree.modals);
    if (top && !old.modals.some((modal) => modal.id === top.id)) return true;
    const there = new Set();
    for (const layer of layersOf(old)) walk(layer, shownOf, (node) => { if (node.s) there.add(key(node.s)); });
    let isNew = false;
    for (const layer of layersOf(tree)) walk(layer, shownOf, (node) => { isNew = isNew || Boolean(node.s) && !there.has(key(node.s)); });
    return isNew;
  }

  // MARK: Places where a sequence continues

  // Returns the innermost tab, column, modal, or root around a node. For a tab bar, returns the bar itself.
  function spotOf(tree, id) {
    const path = pathTo(tree, id);
    if (!path) return null;
    if (lastOf(path).k === "tabs") return ["bar", id];
    for (let index = path.length - 2; index >= 0; index -= 1) {
      const around = path[index];
      const inner = path[index + 1].id;
      if (around.k === "tabs") {
        const tab = around.nodes.findIndex((node) => node.id === inner);
        if (tab >= 0) return ["tab", around.id, tab];
      } else if (around.k === "split") {
        const column = columnNames.find((one) => around.cols[one] && around.cols[one].id === inner);
        if (column) return ["column", around.id, column];
      }
    }
    const modal = tree.modals.find((one) => one.content && one.content.id === path[0].id);
    return modal ? ["modal", modal.id] : ["root", tree.entry];
  }

  // Returns the identifier of the screen at a spot if it's visible and nothing is presented on it, otherwise null.
  function leafAt(tree, [kind, owner, position]) {
    let found = null;
    switch (kind) {
      case "bar": return isInFront(tree, owner) ? owner : null;
      case "tab": case "column": {
        const node = nodeOf(tree, owner);
        found = node && (kind === "tab" ? node.k === "tabs" && node.nodes[position] : node.cols && node.cols[position]);
        break;
      }
      case "modal": found = (tree.modals.find((modal) => modal.id === owner) || {}).content; break;
      default: found = owner === tree.entry ? tree.root : null;
    }
    const leaf = found ? leafOf(found).id : null;
    return leaf !== null && isInFront(tree, leaf) ? leaf : null;
  }
"""##
