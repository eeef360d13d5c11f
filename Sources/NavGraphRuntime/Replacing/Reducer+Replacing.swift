import Foundation

nonisolated extension NavGraph.Reducer {
  /// Swaps the screen wherever it stands.
  mutating func replace(_ screen: G.Screen) {
    guard let place, let old = tree.node(place), old.screen != nil else { return drop("there is no screen to replace") }
    #if KEYS
    // A screen that is replaced by its equal is made again: nothing else could be meant.
    let fresh = old.screen == screen ? tree.make(.screen(screen)) : node(for: screen, inPlaceOf: old)
    #else
    let fresh = tree.make(.screen(screen))
    #endif
    _ = tree.update(place) { $0 = fresh }
    self.place = fresh.id
  }
}
