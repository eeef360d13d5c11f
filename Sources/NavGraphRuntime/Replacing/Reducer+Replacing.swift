import Foundation

nonisolated extension NavGraph.Reducer {
  /// Swaps the screen wherever it stands.
  mutating func replace(_ screen: G.Screen) {
    guard let place, tree.node(place)?.screen != nil else { return drop("there is no screen to replace") }
    let fresh = tree.make(.screen(screen))
    _ = tree.update(place) { $0 = fresh }
    self.place = fresh.id
  }
}
