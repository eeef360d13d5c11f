import Foundation

nonisolated extension NavGraph {
  /// The content of a window's views: the navigator's tree, or a step on the way to it.
  package nonisolated struct Shown<G: Graph>: Sendable {
    package private(set) var root: Node<G>
    package private(set) var modals: [Presented<G>] = []
    /// The modal that is being dismissed and those on top of it, which the system dismisses with it. Views show their last content until
    /// then.
    package private(set) var leaving: [Presented<G>] = []
    /// The splits whose inspectors are in sheets, by the level of the sheet. A sheet changes only while nothing else is on its level.
    package private(set) var sheets: [Int: NodeID] = [:]
    /// The number of changes, by which views identify the state that they show.
    package private(set) var revision = 0

    package init(_ tree: Tree<G>) {
      root = tree.root.withoutSheets(false)
    }

    /// The layer in front: an inspector in a sheet, or the topmost root or modal.
    package var front: Node<G>? {
      if let inspector = inspector(on: modals.count) { return inspector.node }
      return layers.last
    }

    /// The contents of the root and the modals, from the bottom up.
    package var layers: [Node<G>] { [root] + modals.compactMap { $0.content } }

    /// Returns the modal on this level, where level 0 is on the root.
    package func modal(on level: Int) -> Presented<G>? {
      if modals.indices.contains(level) { return modals[level] }
      // Views still show the modals on top of one that is being dismissed.
      let index = level - modals.count
      return index > 0 && leaving.indices.contains(index) ? leaving[index] : nil
    }

    /// Returns a modal that is shown or being dismissed.
    package func presented(_ id: NodeID) -> Presented<G>? { (modals + leaving).first { $0.id == id } }

    /// Returns a node that is shown, or its last content if it's being dismissed.
    package func node(_ id: NodeID) -> Node<G>? {
      (layers + leaving.compactMap { $0.content }).lazy.compactMap { $0.node(id) }.first
    }

    /// Returns the screens of a stack.
    package func screens(of stack: NodeID) -> [Node<G>] {
      if case .stack(_, let nodes)? = node(stack)?.content { nodes } else { [] }
    }

    // MARK: Changes

    /// Removes the screens of a stack above the lowest `count`.
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

    /// Removes the modal on this level and those on top of it.
    package mutating func remove(from level: Int) {
      guard modals.indices.contains(level) else { return }
      leaving = Array(modals[level...])
      modals.removeSubrange(level...)
    }

    /// Forgets the removed modals, which have left the screen.
    package mutating func forgetLeaving() {
      leaving = []
      sheets = sheets.filter { $0.key <= modals.count }
    }

    /// Hides the inspector that is shown in a sheet on this level.
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

    // MARK: Steps to a tree

    /// Applies the first difference to `tree` and returns the event that shows that it's displayed, or nil if they are equal.
    ///
    /// First modals are dismissed, then content changes, then the next modal is presented, each in a separate step, because SwiftUI loses a
    /// presentation during a dismissal. `hasInspectors` is whether the system has inspector columns.
    package mutating func step(to tree: Tree<G>, hasInspectors: Bool = true) -> Expectation? {
      let wanted = Self.presentable(tree.modals)
      let kept = zip(modals, wanted).prefix { $0.id == $1.id }.count
      if kept < modals.count {
        let expectation = departure(of: kept)
        remove(from: kept)
        return expectation
      }
      // An inspector on top of new content is shown only after that content.
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

    private static func below(_ layer: Node<G>, _ hasInspectors: Bool) -> Node<G> {
      layer.withoutSheets(hasInspectors)
    }

    /// Returns the modals that views can show: without an alert that is under another modal.
    package static func presentable(_ modals: [Presented<G>]) -> [Presented<G>] {
      modals.enumerated().filter { $0.element.content != nil || $0.offset == modals.count - 1 }.map { $0.element }
    }

    /// Returns the event that shows that the modals from this level on have been dismissed.
    package func departure(of level: Int) -> Expectation {
      guard modals.indices.contains(level), modals[level].content != nil else { return .update }
      return .departure(level, screens: Set(modals[level...].compactMap { $0.content?.leaf.id }))
    }
  }
}

nonisolated extension NavGraph.Shown {
  /// Returns the innermost split around a node.
  package func split(around node: NavGraph.NodeID) -> NavGraph.Node<G>? {
    layers.lazy.compactMap { $0.path(to: node) }.first?.dropLast().last { $0.splitColumns != nil }
  }

  /// Shows this column of a collapsed split after the user went back to it.
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
  /// An inspector that is shown in a sheet.
  package nonisolated struct ShownInspector<G: Graph>: Swift.Identifiable, Sendable {
    /// The identity of the split that the inspector belongs to.
    package let id: NodeID
    package let node: Node<G>
  }
}

nonisolated extension NavGraph.Shown {
  /// Returns the inspector that is shown in a sheet on this level.
  package func inspector(on level: Int) -> NavGraph.ShownInspector<G>? {
    guard let split = sheets[level], let node = node(split)?.splitColumns?[.inspector] else { return nil }
    return NavGraph.ShownInspector(id: split, node: node)
  }

  /// Hides the inspector next to the columns of the split.
  package mutating func hideInspector(of split: NavGraph.NodeID) {
    update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      focus.showsInspector = false
      node.content = .split(name, columns, focus)
    }
  }
}
