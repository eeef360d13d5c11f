import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What is done with tabs besides selecting them.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// An answer of the app has changed that bars depend on: the views read it again.
  public func refresh() { insist() }

  /// The user has tapped the tab that is selected.
  func tappedAgain(_ content: NavGraph.Node<G>, _ bar: String, _ reselect: NavGraph.Reselect) {
    switch reselect {
    case .none: break
    case .popToRoot where content.children.count > 1 && content.isStack:
      let leave = NavGraph.Event<G>(bar + " tapped again", .popToRoot)
      #if BACK && CONFIRMATION
      if content.leaf.screen.map({ G.chrome(of: $0).back == .confirm }) ?? false { return askBeforeBack(from: content.leaf.id, leave) }
      #endif
      navigator.send(leave, from: content.leaf.id)
    case .popToRoot, .scrollToTop:
      guard isQuiet else { return }
      probes.probe(behind: content.leaf.id)?.scrollScreenToTop()
    }
  }
}

extension UIViewController {
  /// Scrolls the screen that this stands behind to its top: lists of SwiftUI scroll as UIKit's do.
  fileprivate func scrollScreenToTop() {
    var pending = [parent?.viewIfLoaded].compactMap { $0 }
    // Screens have a few hundred views at most until the one that scrolls is found.
    for _ in 0..<500 where !pending.isEmpty {
      let next = pending.removeFirst()
      if let scroll = next as? UIScrollView { return NavGraph.scrollToTop(scroll) }
      pending += next.subviews
    }
  }
}

nonisolated extension NavGraph.Node {
  fileprivate var isStack: Bool {
    if case .stack = content { true } else { false }
  }
}
