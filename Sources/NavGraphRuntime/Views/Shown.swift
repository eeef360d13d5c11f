import Foundation

nonisolated extension NavGraph {
  /// What the views of a window show: the navigator's tree, or a step on the way to it.
  package nonisolated struct Shown<G: Graph>: Sendable {
    package private(set) var root: Node<G>
    package private(set) var modals: [Presented<G>] = []
    /// What lies on a modal that is leaving. The system takes it down by itself, so the views are not told.
    package private(set) var departing: [Presented<G>] = []
    /// Counts the changes, so that views can tell which of them they show.
    package private(set) var revision = 0

    package init(_ tree: Tree<G>) { root = tree.root }

    /// Everything that stands by itself, from the bottom up.
    package var layers: [Node<G>] { [root] + modals.compactMap { $0.content } }

    /// What lies on so many others; nil if nothing does.
    package func modal(on level: Int) -> Presented<G>? {
      if modals.indices.contains(level) { return modals[level] }
      let index = level - modals.count - 1
      return departing.indices.contains(index) ? departing[index] : nil
    }

    package func node(_ id: NodeID) -> Node<G>? { layers.lazy.compactMap { $0.node(id) }.first }

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

    #if TABS
    package mutating func select(_ index: Int, in tabs: NodeID) {
      update(tabs) { node in
        if case .tabs(let name, let nodes, _) = node.content { node.content = .tabs(name, nodes, selected: index) }
      }
    }
    #endif

    /// Takes away what lies on so many others, and everything on it.
    package mutating func remove(from level: Int) {
      guard modals.indices.contains(level) else { return }
      departing = Array(modals[level...].dropFirst())
      modals.removeSubrange(level...)
    }

    /// What has been removed has left the screen.
    package mutating func forgetDeparting() { departing = [] }

    package mutating func hasChanged() { revision += 1 }

    private mutating func update(_ id: NodeID, _ change: (inout Node<G>) -> Void) {
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
    /// what is presented while something else leaves.
    package mutating func step(to tree: Tree<G>) -> Expectation? {
      let wanted = Self.presentable(tree.modals)
      let kept = zip(modals, wanted).prefix { $0.id == $1.id }.count
      if kept < modals.count {
        let expectation = departure(of: kept)
        remove(from: kept)
        return expectation
      }
      let before = self
      root = root.step(to: tree.root)
      for index in modals.indices {
        guard let old = modals[index].content, let new = wanted[index].content else { continue }
        modals[index].content = old.step(to: new)
      }
      if root != before.root || modals != before.modals {
        let leaf = layers.last?.leaf
        guard let leaf, leaf.screen != nil, leaf.id != before.layers.last?.leaf.id else { return .update }
        return .appearance(leaf.id)
      }
      guard wanted.indices.contains(kept) else { return nil }
      modals.append(wanted[kept])
      return wanted[kept].content.map { .appearance($0.leaf.id) } ?? .update
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
