import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Accessibility identifiers for UI tests: the names of screens and containers in the graph. They are set on UIKit's views, because an
// identifier in SwiftUI applies to all views inside.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  func nameViews() {
    named.removeAll { $0.view == nil }
    for layer in shown.layers {
      var seen: [[NavGraph.Node<G>]] = []
      walk(layer, [], &seen)
      for path in seen { nameViews(along: path) }
    }
    guard let alert = shown.modals.last, alert.content == nil, let below = shown.layers.last?.leaf.id else { return }
    var top = probes.probe(behind: below)?.viewIfLoaded?.window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    if top is UIAlertController { name(top, G.record(ofModal: alert.modal).name) }
  }

  /// Collects the paths to the visible screens.
  private func walk(_ node: NavGraph.Node<G>, _ above: [NavGraph.Node<G>], _ seen: inout [[NavGraph.Node<G>]]) {
    if node.screen != nil { seen.append(above + [node]) }
    for child in node.visible { walk(child, above + [node], &seen) }
  }

  /// Names the views around a screen, from the inside out.
  private func nameViews(along path: [NavGraph.Node<G>]) {
    guard let screen = path.last, let value = screen.screen, let page = probes.probe(behind: screen.id)?.parent else { return }
    name(page, G.recordName(of: value))
    var inner = page
    for node in path.dropLast().reversed() {
      var outer = inner.parent
      while let next = outer, !next.isContainer(of: node) { outer = next.parent }
      guard let found = outer, let container = node.container else { continue }
      name(found, "\(container)")
      inner = found
    }
  }

  private func name(_ controller: UIViewController?, _ name: String) {
    guard let view = controller?.viewIfLoaded else { return }
    let known = named.firstIndex { $0.view === view }
    view.takeName(name, insteadOf: known.map { named[$0].name })
    if let known { named.remove(at: known) }
    if view.accessibilityIdentifier == name { named.append(NavGraph.NamedView(view: view, name: name)) }
  }
}

extension NavGraph {
  /// A view, and the name that it was given.
  struct NamedView {
    weak var view: UIKit.UIView?
    let name: String
  }
}

extension UIViewController {
  /// Returns whether SwiftUI uses this controller for the container.
  func isContainer<G: NavGraph.Graph>(of node: NavGraph.Node<G>) -> Bool {
    switch node.content {
    case .stack: self is UINavigationController
    case .tabs: self is UITabBarController
    case .split: self is UISplitViewController
    case .pages: self is UIPageViewController
    default: false
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Records the tabs and pages that have been shown.
  func look(at shown: NavGraph.Shown<G>) {
    var there: Set<NavGraph.NodeID> = []
    for layer in shown.layers {
      layer.walk({ $0.children }) { node in
        let (contents, selected): ([NavGraph.Node<G>], Int)
        switch node.content {
        case .tabs(_, let nodes, let index): (contents, selected) = (nodes, index)
        case .pages(_, let nodes, let index): (contents, selected) = (nodes, index)
        default: return
        }
        there.formUnion(contents.map { $0.id })
        if contents.indices.contains(selected) { seen.insert(contents[selected].id) }
      }
    }
    seen.formIntersection(there)
  }
}

@available(iOS 16.0, *)
extension NavGraph.Idiom {
  /// The idiom of this device.
  @MainActor public static var current: NavGraph.Idiom { NavGraph.Idiom(UIDevice.current.userInterfaceIdiom) }
}
