import Foundation

// What a link shows that was not there.
nonisolated extension NavGraph.Tree {
  /// Returns whether something is shown, or is under what is shown, that was neither before. A screen with other values is another screen.
  func showsNewPlace(since old: NavGraph.Tree<G>) -> Bool {
    if entry != old.entry { return true }
    if let top = modals.last, !old.modals.contains(where: { $0.id == top.id }) { return true }
    var there: Set<G.Screen> = []
    for layer in old.layers { layer.walk({ $0.shown }) { if let screen = $0.screen { there.insert(screen) } } }
    var isNew = false
    for layer in layers { layer.walk({ $0.shown }) { if let screen = $0.screen { isNew = isNew || !there.contains(screen) } } }
    return isNew
  }
}
