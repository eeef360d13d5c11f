import Foundation

// What a link shows that was not there.
nonisolated extension NavGraph.Tree {
  /// Whether what is in front was neither shown nor beneath what was shown. What is told of other values is new.
  func showsNewPlace(since old: NavGraph.Tree<G>) -> Bool {
    if entry != old.entry { return true }
    if let top = modals.last, !old.modals.contains(where: { $0.id == top.id }) { return true }
    let last = leaf
    #if KEYS
    if old.shownIDs.contains(last.id) { return old.node(last.id)?.screen != last.screen }
    #else
    if old.shownIDs.contains(last.id) { return false }
    #endif
    var wasShown = false
    for layer in old.layers { layer.walk({ $0.shown }) { wasShown = wasShown || $0.screen != nil && $0.screen == last.screen } }
    return !wasShown
  }
}
