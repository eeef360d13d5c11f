import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What was on the screen, held weakly.
  @MainActor struct Trace {
    let id: NodeID
    let name: String
    weak var coordinator: AnyObject?
    weak var controller: UIViewController?
  }
}

extension NavGraph.UIKitHost {
  /// Looks a while after something has left the screen whether it has left the memory too.
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
    // A factory may give out a controller again.
    let isBack = traces.contains { $0.controller != nil && $0.controller === trace.controller }
    guard leakPatience != nil, !isBack, trace.controller != nil || trace.coordinator != nil else { return }
    let what = trace.controller == nil ? "coordinator" : "controller"
    navigator.log("\(trace.name): its \(what) is still in memory; who holds it?")
    navigator.pass(.leaks(trace.name))
  }

  /// A screen on a stack must not bring a stack of its own: most often a view whose body still begins with a `NavigationStack`.
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
  /// Whether a navigation controller is part of this one.
  fileprivate var bringsStack: Bool { children.contains { $0 is UINavigationController || $0.bringsStack } }
}
