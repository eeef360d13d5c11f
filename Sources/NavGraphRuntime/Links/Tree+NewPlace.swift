import Foundation

// What a link shows that was not there.
nonisolated extension NavGraph.Tree {
  /// Whether anything that is shown, or is beneath what is shown, was neither. A screen with other values is another one.
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
