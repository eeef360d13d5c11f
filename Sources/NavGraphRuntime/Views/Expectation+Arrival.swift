import Foundation

nonisolated extension NavGraph.Expectation {
  /// What tells that `layer` shows another screen in front than `old` did.
  ///
  /// Of columns that stand side by side only the detail is surely seen, and how wide a split is isn't known before it has been seen.
  package static func arrival<G>(of layer: NavGraph.Node<G>?, after old: NavGraph.Node<G>?) -> NavGraph.Expectation {
    guard let layer, layer.leaf.screen != nil, layer.leaf.id != old?.leaf.id else { return .update }
    #if SPLITS
    if let split = layer.openSplit {
      let columns = split.splitColumns ?? [:]
      guard old?.openSplit?.id == split.id else { return .anyAppearance(of: Set(columns.values.map { $0.leaf.id })) }
      return columns[.detail]?.leaf.id == layer.leaf.id ? .appearance(layer.leaf.id) : .update
    }
    #endif
    return .appearance(layer.leaf.id)
  }

  /// Whether it tells that this layer has come.
  package func awaits<G>(_ layer: NavGraph.Node<G>?) -> Bool {
    guard let layer else { return false }
    switch self {
    case .update, .departure: return false
    case .appearance(let screen): return layer.leaf.id == screen
    #if SPLITS
    case .anyAppearance(let screens): return screens.contains(layer.leaf.id)
    case .hiding: return false
    #endif
    }
  }
}
