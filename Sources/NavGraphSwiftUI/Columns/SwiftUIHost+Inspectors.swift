import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  // MARK: What views bind to

  /// Whether the inspector stands beside the columns of that split.
  subscript(inspectorOf split: NavGraph.NodeID, isNarrow: Bool) -> Bool {
    get {
      guard !isNarrow, case .split(_, _, let focus)? = shown.node(split)?.content else { return false }
      return focus.showsInspector
    }
    set {
      guard newValue != self[inspectorOf: split, isNarrow] else { return }
      // The system brings one back by itself with a window: what is there is the graph's affair.
      guard !newValue, let node = shown.node(split), !isChangingWidth(node) else { return insistLater(in: split) }
      write { $0.hideInspector(of: split) }
      navigator.hostHidInspector(of: split)
    }
  }

  /// The inspector that lies on that layer.
  subscript(inspectorOn level: Int) -> NavGraph.ShownInspector<G>? {
    get { shown.inspector(on: level) }
    set {
      if newValue == nil, shown.inspector(on: level) != nil { systemTakesInspector(from: level) }
    }
  }

  // MARK: Facts

  /// The system takes down the inspector that lies on a layer. The navigator hears of it when it has gone.
  private func systemTakesInspector(from level: Int) {
    guard let inspector = shown.inspector(on: level) else { return }
    let screen = inspector.node.leaf.id
    if isComing(inspector) || !isQuiet && probes.appeared.contains(screen) {
      return later { host in
        if host.shown.inspector(on: level)?.id == inspector.id { host.systemTakesInspector(from: level) }
      }
    }
    leavingInspector = inspector.id
    expectation = .hiding(inspector.id, screens: [screen])
    write { $0.removeInspector(from: level) }
  }

  /// The inspector that lay on a layer has left the screen, for any reason. SwiftUI may say so before it writes the binding, and late.
  func inspectorHasGone(from level: Int) {
    if let inspector = shown.inspector(on: level) {
      guard !isComing(inspector), !probes.appeared.contains(inspector.node.leaf.id) else { return }
      systemTakesInspector(from: level)
    }
    if case .hiding? = expectation { expectation = .update }
    step()
  }

  /// It has been written, and has not appeared yet.
  private func isComing(_ inspector: NavGraph.ShownInspector<G>) -> Bool {
    arriving == inspector.id && expectation?.awaits(inspector.node) ?? false
  }

  /// An inspector that the system hasn't presented, without a word, is not there.
  func giveUpInspector() {
    let level = shown.modals.count
    guard let inspector = shown.inspector(on: level), isComing(inspector), !probes.isInWindow(inspector.node.leaf.id) else { return }
    write { $0.removeInspector(from: level) }
    navigator.hostHidInspector(of: inspector.id)
  }
}
