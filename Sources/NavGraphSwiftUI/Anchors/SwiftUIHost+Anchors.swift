import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Where events come from.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  public func anchor(_ id: NavGraph.NodeID, at anchor: NavGraph.Anchor) {
    // What is not on the screen can't be pointed at.
    guard anchor.marked?.window != nil else { return }
    anchors = anchors.filter { id, _ in isKnown(id) }
    anchors[id] = anchor
  }

  /// It is in the tree, or leaving the screen.
  private func isKnown(_ id: NavGraph.NodeID) -> Bool {
    navigator.tree.node(id) != nil || navigator.tree.modals.contains { $0.id == id } || shown.presented(id) != nil
  }

  /// Where the event came from that has presented what lies on so many others.
  func place(on ground: NavGraph.Ground) -> Foundation.CGRect? {
    guard ground.isInspector == hasInspector(on: ground.level), let presented = shown.modal(on: ground.level) else {
      return spots[ground]?.place
    }
    guard let anchor = anchors[presented.id] else { return nil }
    // A marked view that has left the screen is remembered where it was.
    guard let view = anchor.marked, view.window != nil, let layer = spots[ground]?.layer else { return spots[ground]?.place }
    let place = view.convert(anchor.rectangle ?? view.bounds, to: layer)
    spots[ground]?.place = place
    return place
  }
}
