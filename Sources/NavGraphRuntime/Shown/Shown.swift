import Foundation

nonisolated extension NavGraph {
  /// What the views of a window show: the navigator's tree, or a step on the way to it.
  package nonisolated struct Shown<G: Graph>: Sendable {
    package private(set) var root: Node<G>
    package private(set) var modals: [Presented<G>] = []
    /// The modal that is leaving, and what lies on it, which the system takes down by itself. All of it is seen as it was until it has gone.
    package private(set) var leaving: [Presented<G>] = []
    /// By what they lie on: the splits whose inspectors lie on everything. One comes and goes only while nothing lies on it.
    package private(set) var sheets: [Int: NodeID] = [:]
    /// Counts the changes, so that views can tell which of them they show.
    package private(set) var revision = 0

    package init(_ tree: Tree<G>) {
      root = tree.root.withoutSheets(false)
    }

    /// What is in front.
    package var front: Node<G>? {
      if let inspector = inspector(on: modals.count) { return inspector.node }
      return layers.last
    }

    /// Everything that stands by itself, from the bottom up.
    package var layers: [Node<G>] { [root] + modals.compactMap { $0.content } }

    /// What lies on so many others; nil if nothing does.
    package func modal(on level: Int) -> Presented<G>? {
      if modals.indices.contains(level) { return modals[level] }
      // What leaves is there no more, but the views are not told of what lies on it.
      let index = level - modals.count
      return index > 0 && leaving.indices.contains(index) ? leaving[index] : nil
    }

    /// A modal that is there, or is leaving.
    package func presented(_ id: NodeID) -> Presented<G>? { (modals + leaving).first { $0.id == id } }

    /// What stands, or what it was when it began to leave.
    package func node(_ id: NodeID) -> Node<G>? {
      (layers + leaving.compactMap { $0.content }).lazy.compactMap { $0.node(id) }.first
    }

    /// The screens of a stack.
    package func screens(of stack: NodeID) -> [Node<G>] {
      if case .stack(_, let nodes)? = node(stack)?.content { nodes } else { [] }
    }

    // MARK: Changes

    /// Leaves so many screens on a stack.
    package mutating func shorten(_ stack: NodeID, to count: Int) {
      update(stack) { node in
        if case .stack(let name, let nodes) = node.content { node.content = .stack(name, Array(nodes.prefix(count))) }
      }
    }

    package mutating func select(_ index: Int, in tabs: NodeID) {
      update(tabs) { node in
        if case .tabs(let name, let nodes, _) = node.content { node.content = .tabs(name, nodes, selected: index) }
      }
    }

    /// Takes away what lies on so many others, and everything on it.
    package mutating func remove(from level: Int) {
      guard modals.indices.contains(level) else { return }
      leaving = Array(modals[level...])
      modals.removeSubrange(level...)
    }

    /// What has been removed has left the screen.
    package mutating func forgetLeaving() {
      leaving = []
      sheets = sheets.filter { $0.key <= modals.count }
    }

    /// The inspector that lies on what lies on so many others leaves.
    package mutating func removeInspector(from level: Int) { sheets[level] = nil }

    package mutating func hasChanged() { revision += 1 }

    mutating func update(_ id: NodeID, _ change: (inout Node<G>) -> Void) {
      if root.update(id, change) { return }
      for index in modals.indices {
        guard var content = modals[index].content, content.update(id, change) else { continue }
        modals[index].content = content
        return
      }
    }

    // MARK: On the way to a tree

    /// Makes the first difference to `tree` true, and says what will tell that the screen shows it; nil if there is none.
    ///
    /// First what is to go goes, then what stays changes, then the next modal comes: each in a step of its own, since SwiftUI loses
    /// what is presented while something else leaves. `hasInspectors`: the system has a column for an inspector, where there is room.
    package mutating func step(to tree: Tree<G>, hasInspectors: Bool = true) -> Expectation? {
      let wanted = Self.presentable(tree.modals)
      let kept = zip(modals, wanted).prefix { $0.id == $1.id }.count
      if kept < modals.count {
        let expectation = departure(of: kept)
        remove(from: kept)
        return expectation
      }
      // How that will lie there is seen once what it is of stands.
      let covered = (kept == 0 ? tree.root : wanted[kept - 1].content)?.splitWithSheet(hasInspectors)
      if let inspector = inspector(on: kept), inspector.id != covered?.id {
        removeInspector(from: kept)
        return .hiding(inspector.id, screens: [inspector.node.leaf.id])
      }
      let before = self
      root = root.step(to: Self.below(tree.root, hasInspectors))
      for index in modals.indices {
        modals[index].modal = wanted[index].modal
        guard let old = modals[index].content, let new = wanted[index].content else { continue }
        modals[index].content = old.step(to: Self.below(new, hasInspectors))
      }
      if root != before.root || modals != before.modals { return .arrival(of: front, after: before.front) }
      if let covered, sheets[kept] == nil {
        sheets[kept] = covered.id
        return .arrival(of: front, after: nil)
      }
      guard wanted.indices.contains(kept) else { return nil }
      modals.append(wanted[kept])
      modals[kept].content = wanted[kept].content.map { Self.below($0, hasInspectors) }
      return .arrival(of: modals[kept].content, after: nil)
    }

    /// A layer as it is seen below its inspector.
    private static func below(_ layer: Node<G>, _ hasInspectors: Bool) -> Node<G> {
      layer.withoutSheets(hasInspectors)
    }

    /// What views can show of these. Nothing can be presented on an alert, so one that something lies on is away meanwhile.
    package static func presentable(_ modals: [Presented<G>]) -> [Presented<G>] {
      modals.enumerated().filter { $0.element.content != nil || $0.offset == modals.count - 1 }.map { $0.element }
    }

    /// What tells that a modal has gone, with everything on it.
    package func departure(of level: Int) -> Expectation {
      guard modals.indices.contains(level), modals[level].content != nil else { return .update }
      return .departure(level, screens: Set(modals[level...].compactMap { $0.content?.leaf.id }))
    }
  }
}

nonisolated extension NavGraph.Shown {
  /// The innermost split around a node.
  package func split(around node: NavGraph.NodeID) -> NavGraph.Node<G>? {
    layers.lazy.compactMap { $0.path(to: node) }.first?.dropLast().last { $0.splitColumns != nil }
  }

  /// The user went back to that column of a collapsed split.
  package mutating func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      if focus.isCollapsed { focus.bring(column) }
      node.content = .split(name, columns, focus)
    }
  }

  package mutating func turn(to index: Int, in pages: NavGraph.NodeID) {
    update(pages) { node in
      if case .pages(let name, let nodes, _) = node.content { node.content = .pages(name, nodes, selected: index) }
    }
  }
}

nonisolated extension NavGraph {
  /// An inspector that lies on everything that it belongs to.
  package nonisolated struct ShownInspector<G: Graph>: Swift.Identifiable, Sendable {
    /// The split that it is of.
    package let id: NodeID
    package let node: Node<G>
  }
}

nonisolated extension NavGraph.Shown {
  /// The inspector that lies on what lies on so many others.
  package func inspector(on level: Int) -> NavGraph.ShownInspector<G>? {
    guard let split = sheets[level], let node = node(split)?.splitColumns?[.inspector] else { return nil }
    return NavGraph.ShownInspector(id: split, node: node)
  }

  /// The inspector beside the columns of that split is hidden.
  package mutating func hideInspector(of split: NavGraph.NodeID) {
    update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      focus.showsInspector = false
      node.content = .split(name, columns, focus)
    }
  }
}
