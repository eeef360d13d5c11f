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
      if content.leaf.screen.map({ G.chrome(of: $0).back == .confirm }) ?? false { return askBeforeBack(from: content.leaf.id, leave) }
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
    if let scroll = parent?.viewIfLoaded?.firstViews.lazy.compactMap({ $0 as? UIScrollView }).first { NavGraph.scrollToTop(scroll) }
  }
}

nonisolated extension NavGraph.Node {
  fileprivate var isStack: Bool {
    if case .stack = content { true } else { false }
  }
}
