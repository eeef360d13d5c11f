import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A weak reference to a coordinator and its controller.
  @MainActor struct Trace {
    let id: NodeID
    let name: String
    weak var coordinator: AnyObject?
    weak var controller: UIViewController?
  }
}

extension NavGraph.UIKitHost {
  /// Reports coordinators and controllers that are still in memory some time after they have left the screen.
  func lookForLeaks() {
    guard let leakPatience else { return }
    let kept = keptCoordinators
    let here = Set(kept.map { $0.id })
    let gone = traces.filter { !here.contains($0.id) }
    traces = kept.map { NavGraph.Trace(id: $0.id, name: $0.name, coordinator: $0, controller: $0.controller) }
    guard !gone.isEmpty else { return }
    after(leakPatience) { [weak self] in
      for trace in gone { self?.reportIfKept(trace) }
    }
  }

  private func reportIfKept(_ trace: NavGraph.Trace) {
    // A factory may return the same controller again.
    let isBack = traces.contains { $0.controller != nil && $0.controller === trace.controller }
    guard leakPatience != nil, !isBack, trace.controller != nil || trace.coordinator != nil else { return }
    let what = trace.controller == nil ? "coordinator" : "controller"
    navigator.log("\(trace.name): its \(what) is still in memory; who holds it?")
    navigator.pass(.leaks(trace.name))
  }

  /// Reports screens that contain a stack although they are on one, most often because their body begins with a `NavigationStack`.
  func lookForInnerStacks() {
    for case let stack as NavGraph.StackCoordinator<G> in coordinators {
      for child in stack.children where child.controller.bringsStack && nesting.insert(child.id).inserted {
        navigator.log("\(child.name): it stands on a stack, and brings a stack of its own; leave that out of the screen")
        navigator.pass(.nests(child.name))
      }
    }
  }
}

extension UIViewController {
  /// Whether a descendant of this controller is a navigation controller.
  fileprivate var bringsStack: Bool { children.contains { $0 is UINavigationController || $0.bringsStack } }
}
