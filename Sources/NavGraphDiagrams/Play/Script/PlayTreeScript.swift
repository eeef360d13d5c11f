// swift-format-ignore-file

/// The tree of a scene: a root, and modals on top of it. Nodes are immutable: a change creates new ones.
let playTreeScript = ##"""
  function childrenOf(node) {
    if (node.nodes) return node.nodes;
    return node.cols ? columnNames.flatMap((column) => node.cols[column] || none) : none;
  }

  // Returns the visible children.
  function visibleOf(node) {
    switch (node.k) {
      case "stack": return node.nodes.slice(-1);
      case "tabs": case "pages": return node.nodes[node.sel] ? [node.nodes[node.sel]] : none;
      case "split": return visibleColumns(node).map((column) => node.cols[column]);
      default: return none;
    }
  }

  // Returns the children that are visible or under visible ones.
  function shownOf(node) {
    if (node.k === "stack") return node.nodes;
    if (node.k !== "split" || !node.focus.isCollapsed) return visibleOf(node);
    const front = orderOf(frontOf(node.focus));
    return columnNames.filter((column) =>
      node.cols[column] && (column === "inspector" ? node.focus.showsInspector : orderOf(column) <= front)
    ).map((column) => node.cols[column]);
  }

  const orderOf = (column) => columnNames.indexOf(column);
  const frontOf = (focus) => focus.column || "sidebar";

  function visibleColumns({ cols, focus }) {
    if (focus.isCollapsed && focus.showsInspector && cols.inspector) return ["inspector"];
    return columnNames.filter((column) => {
      if (!cols[column]) return false;
      return column === "inspector" ? focus.showsInspector : !focus.isCollapsed || column === frontOf(focus);
    });
  }

  // Returns the screen on which the next step of a sequence happens. In a split, it's in the column on top, or in the deepest with a stack.
  function leafOf(node) {
    if (node.k === "split") {
      const deepest = ["detail", "content", "sidebar"].flatMap((column) => node.cols[column] || none);
      const next = node.focus.isCollapsed ? node.cols[frontOf(node.focus)] : deepest.find((column) => column.k === "stack");
      const found = next || deepest[0];
      return found ? leafOf(found) : node;
    }
    const visible = visibleOf(node);
    return visible.length ? leafOf(visible[visible.length - 1]) : node;
  }

  function shapeOf(node) {
    const screens = () => node.nodes.flatMap((inner) => inner.s || none);
    switch (node.k) {
      case "screen": return { k: "screen", s: node.s };
      case "stack": return { k: "stack", c: node.c, ss: screens() };
      case "tabs": return { k: "tabs", c: node.c, shapes: node.nodes.map(shapeOf), sel: node.sel };
      case "split": return { k: "split", c: node.c, cols: inColumns((column) => node.cols[column] && shapeOf(node.cols[column])) };
      case "pages": return { k: "pages", c: node.c, ss: screens(), sel: node.sel };
      default: return blank;
    }
  }

  function walk(node, step, visit) {
    visit(node);
    for (const child of step(node)) walk(child, step, visit);
  }

  // Returns the nodes from this one down to the one with this identifier, or null if it isn't here.
  function pathIn(node, id) {
    if (node.id === id) return [node];
    for (const child of childrenOf(node)) {
      const rest = pathIn(child, id);
      if (rest) return [node, ...rest];
    }
    return null;
  }

  // Returns the first container with this code, from the outside in, or null.
  function containerIn(node, code) {
    if (node.c === code) return node;
    for (const child of childrenOf(node)) {
      const found = containerIn(child, code);
      if (found) return found;
    }
    return null;
  }

  function replaced(all, index, one) {
    const copy = all.slice();
    copy[index] = one;
    return copy;
  }

  // Returns the node after `change` is applied to the one with this identifier, or null if it isn't here.
  function changed(node, id, change) {
    if (node.id === id) return change(node);
    if (node.nodes) {
      for (let index = 0; index < node.nodes.length; index += 1) {
        const inner = changed(node.nodes[index], id, change);
        if (inner) return { ...node, nodes: replaced(node.nodes, index, inner) };
      }
    } else if (node.cols) {
      for (const column of columnNames) {
        const inner = node.cols[column] && changed(node.cols[column], id, change);
        if (inner) return { ...node, cols: withColumn(node.cols, column, inner) };
      }
    }
    return null;
  }

  // Returns the columns with one of them replaced, or removed if `node` is null.
  function withColumn(cols, column, node) {
    return inColumns((other) => (other === column ? node : cols[other]));
  }

  // MARK: Trees

  function emptyTree(idiom) {
    return {
      idiom, rootName: null, root: { id: 0, k: "blank" }, entry: 0, rootFlow: null, home: null, modals: none, entered: new Set(), last: 0,
    };
  }

  const layersOf = (tree) => [tree.root, ...tree.modals.flatMap((modal) => modal.content || none)];

  function pathTo(tree, id) {
    for (const layer of layersOf(tree)) {
      const path = pathIn(layer, id);
      if (path) return path;
    }
    return null;
  }

  function nodeOf(tree, id) {
    const path = pathTo(tree, id);
    return path ? path[path.length - 1] : null;
  }

  const lastOf = (all) => (all.length ? all[all.length - 1] : null);
  const topOf = (tree) => (tree.modals.length ? lastOf(tree.modals).content : tree.root);
  const leafOfTree = (tree) => leafOf(topOf(tree) || tree.root);

  // Returns whether the node is visible and nothing is presented on top of it.
  function isInFront(tree, id) {
    const top = topOf(tree);
    let found = false;
    if (top) walk(top, visibleOf, (node) => { found = found || node.id === id; });
    return found;
  }

  function mint(tree) {
    tree.last += 1;
    return tree.last;
  }

  // Creates a node for a shape. A container gets its number before its content.
  function make(tree, shape) {
    const id = mint(tree);
    const screens = (all) => all.map((screen) => make(tree, { k: "screen", s: screen }));
    switch (shape.k) {
      case "screen": return { id, k: "screen", s: shape.s };
      case "stack": return { id, k: "stack", c: shape.c, nodes: screens(shape.ss) };
      case "tabs": return { id, k: "tabs", c: shape.c, nodes: shape.shapes.map((inner) => make(tree, inner)), sel: shape.sel };
      case "pages": return { id, k: "pages", c: shape.c, nodes: screens(shape.ss), sel: shape.sel };
      case "split": {
        const cols = inColumns((column) => shape.cols[column] && make(tree, shape.cols[column]));
        return { id, k: "split", c: shape.c, cols, focus: { column: null, isCollapsed: false, showsInspector: false } };
      }
      default: return { id, k: "blank" };
    }
  }

  // Changes a node, and returns whether it exists.
  function update(tree, id, change) {
    const root = changed(tree.root, id, change);
    if (root) {
      tree.root = root;
      return true;
    }
    for (let index = 0; index < tree.modals.length; index += 1) {
      const content = tree.modals[index].content && changed(tree.modals[index].content, id, change);
      if (!content) continue;
      tree.modals = replaced(tree.modals, index, { ...tree.modals[index], content });
      return true;
    }
    return false;
  }

  function presentIn(tree, modal, style, presenter, then) {
    const id = mint(tree);
    const shape = contentOf(modal, tree.idiom);
    const content = shape ? make(tree, shape) : null;
    tree.modals = [...tree.modals, { id, m: modal, style, content, presenter, then }];
  }

  function shownIDs(tree) {
    const all = new Set();
    for (const layer of layersOf(tree)) walk(layer, shownOf, (node) => all.add(node.id));
    return all;
  }

  // MARK: Allowed positions

  // Returns the first screen with a number above `since` that is where the graph doesn't allow it, or null.
  function misplaced(tree, since) {
    const bottom = tree.rootFlow ? ["up", tree.rootFlow.m] : tree.rootName && ["root", tree.rootName];
    const inRoot = misplacedIn(tree.root, bottom, since);
    if (inRoot) return inRoot;
    for (const modal of tree.modals) {
      const found = modal.content && misplacedIn(modal.content, ["up", modal.m], since);
      if (found) return found;
    }
    return null;
  }

  function misplacedIn(node, slot, since) {
    if (node.s && slot) return node.id > since && !mayBe(node.s, slot) ? node.s : null;
    const columns = node.cols && columnNames.filter((column) => node.cols[column]);
    const children = childrenOf(node);
    for (let index = 0; index < children.length; index += 1) {
      const found = misplacedIn(children[index], node.c ? [node.k, node.c, columns ? columns[index] : index] : null, since);
      if (found) return found;
    }
    return null;
  }

  function mayBe(screen, [kind, owner, position]) {
    const number = Number(screen.i.slice(1));
    const listed = (list) => list.includes(number);
    if (kind === "root" || kind === "up") {
      const list = (kind === "root" ? tables.inRoots : tables.inModals)[owner.i];
      if (list) return listed(list);
      const shapes = kind === "root" ? [shapeOfRoot(owner)] : idiomNames.map((idiom) => contentOf(owner, idiom));
      return shapes.some((shape) => shape && shape.k === "screen" && nameOf(shape.s.i) === nameOf(screen.i));
    }
    const all = row(owner);
    const list = kind === "stack" ? (position === 0 ? all.low : all.path) : (all.slots || {})[position];
    return Boolean(list) && listed(list);
  }
"""##
