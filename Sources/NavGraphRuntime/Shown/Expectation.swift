import Foundation

nonisolated extension NavGraph {
  /// What tells that the screen shows a change.
  package nonisolated enum Expectation: Hashable, Sendable {
    /// The views have been updated, and nothing moves.
    case update
    /// That screen has appeared.
    case appearance(NodeID)
    /// One of those screens has appeared: which of them can be seen isn't known.
    case anyAppearance(of: Set<NodeID>)
    /// The inspector of that split has gone; these screens were to be seen in it.
    case hiding(NodeID, screens: Set<NodeID>)
    /// What lay on so many others has gone; these screens were to be seen in it.
    case departure(Int, screens: Set<NodeID>)
  }
}

nonisolated extension NavGraph.Expectation {
  /// What tells that `layer` shows another screen in front than `old` did.
  ///
  /// Of columns that stand side by side only the detail is surely seen, and how wide a split is isn't known before it has been seen.
  package static func arrival<G>(of layer: NavGraph.Node<G>?, after old: NavGraph.Node<G>?) -> NavGraph.Expectation {
    guard let layer, layer.leaf.screen != nil, layer.leaf.id != old?.leaf.id else { return .update }
    if let split = layer.openSplit {
      let columns = split.splitColumns ?? [:]
      guard old?.openSplit?.id == split.id else { return .anyAppearance(of: Set(columns.values.map { $0.leaf.id })) }
      return columns[.detail]?.leaf.id == layer.leaf.id ? .appearance(layer.leaf.id) : .update
    }
    return .appearance(layer.leaf.id)
  }

  /// Whether it tells that this layer has come.
  package func awaits<G>(_ layer: NavGraph.Node<G>?) -> Bool {
    guard let layer else { return false }
    switch self {
    case .update, .departure: return false
    case .appearance(let screen): return layer.leaf.id == screen
    case .anyAppearance(let screens): return screens.contains(layer.leaf.id)
    case .hiding: return false
    }
  }
}
