import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  // MARK: Bindings

  /// Whether the inspector next to the columns of the split is shown.
  subscript(inspectorOf split: NavGraph.NodeID, isNarrow: Bool) -> Bool {
    get {
      guard !isNarrow, case .split(_, _, let focus)? = shown.node(split)?.content else { return false }
      return focus.showsInspector
    }
    set {
      guard newValue != self[inspectorOf: split, isNarrow] else { return }
      // The system restores an inspector with its window, but the graph determines whether it's shown.
      guard !newValue, let node = shown.node(split), !isChangingWidth(node) else { return insistLater(in: split) }
      write { $0.hideInspector(of: split) }
      navigator.hostHidInspector(of: split)
    }
  }

  /// The inspector in a sheet on this layer.
  subscript(inspectorOn level: Int) -> NavGraph.ShownInspector<G>? {
    get { shown.inspector(on: level) }
    set {
      if newValue == nil, shown.inspector(on: level) != nil { systemTakesInspector(from: level) }
    }
  }

  // MARK: Changes by the user and the system

  /// Removes an inspector in a sheet that the system dismisses. The navigator is notified when the sheet is gone.
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

  /// Records that an inspector in a sheet has left the screen. SwiftUI may report it late, and before it writes the binding.
  func inspectorHasGone(from level: Int) {
    if let inspector = shown.inspector(on: level) {
      guard !isComing(inspector), !probes.appeared.contains(inspector.node.leaf.id) else { return }
      systemTakesInspector(from: level)
    }
    if case .hiding? = expectation { expectation = .update }
    step()
  }

  /// Returns whether the inspector has been added to the views but hasn't appeared yet.
  private func isComing(_ inspector: NavGraph.ShownInspector<G>) -> Bool {
    arriving == inspector.id && expectation?.awaits(inspector.node) ?? false
  }

  /// Removes an inspector that the system has silently failed to present.
  func giveUpInspector() {
    let level = shown.modals.count
    guard let inspector = shown.inspector(on: level), isComing(inspector), !probes.isInWindow(inspector.node.leaf.id) else { return }
    write { $0.removeInspector(from: level) }
    navigator.hostHidInspector(of: inspector.id)
  }
}
