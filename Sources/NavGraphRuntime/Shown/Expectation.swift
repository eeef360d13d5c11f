import Foundation

nonisolated extension NavGraph {
  /// The event that shows that SwiftUI has displayed a change.
  package nonisolated enum Expectation: Hashable, Sendable {
    /// The views have been updated, and nothing moves.
    case update
    case appearance(NodeID)
    /// One of these screens has appeared. It isn't known which of them are visible.
    case anyAppearance(of: Set<NodeID>)
    /// The inspector of the split has been hidden. `screens` were visible in it.
    case hiding(NodeID, screens: Set<NodeID>)
    /// The modal on this level has been dismissed. `screens` were visible in it and in the modals on top of it.
    case departure(Int, screens: Set<NodeID>)
  }
}

nonisolated extension NavGraph.Expectation {
  /// Returns the event that shows that another screen of `layer` is in front than in `old`.
  ///
  /// If columns are side by side, only the detail is certain to be visible. A split's width isn't known before it has appeared.
  package static func arrival<G>(of layer: NavGraph.Node<G>?, after old: NavGraph.Node<G>?) -> NavGraph.Expectation {
    guard let layer, layer.leaf.screen != nil, layer.leaf.id != old?.leaf.id else { return .update }
    if let split = layer.openSplit {
      let columns = split.splitColumns ?? [:]
      guard old?.openSplit?.id == split.id else { return .anyAppearance(of: Set(columns.values.map { $0.leaf.id })) }
      return columns[.detail]?.leaf.id == layer.leaf.id ? .appearance(layer.leaf.id) : .update
    }
    return .appearance(layer.leaf.id)
  }

  /// Returns whether this event shows that the layer has appeared.
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
