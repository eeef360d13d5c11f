import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Other operations on tabs than selecting them.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Updates the views after a condition or badge of your app has changed.
  public func refresh() { insist() }

  /// Handles a tap on the selected tab.
  func tappedAgain(_ content: NavGraph.Node<G>, _ bar: String, _ reselect: NavGraph.Reselect) {
    switch reselect {
    case .none: break
    case .popToRoot where content.children.count > 1 && content.isStack:
      let leave = NavGraph.Event<G>(bar + " tapped again", .popToRoot)
      if content.leaf.screen.map({ G.chrome(of: $0).back == .confirm }) ?? false { return askBeforeBack(from: content.leaf.id, leave) }
      navigator.send(leave, from: content.leaf.id)
    case .popToRoot, .scrollToTop:
      guard isQuiet else { return }
      probes.probe(behind: content.leaf.id)?.scrollScreenToTop()
    }
  }
}

extension UIViewController {
  /// Scrolls the screen of this probe to its top. SwiftUI's lists are scroll views.
  fileprivate func scrollScreenToTop() {
    if let scroll = parent?.viewIfLoaded?.firstViews.lazy.compactMap({ $0 as? UIScrollView }).first { NavGraph.scrollToTop(scroll) }
  }
}

nonisolated extension NavGraph.Node {
  fileprivate var isStack: Bool {
    if case .stack = content { true } else { false }
  }
}
