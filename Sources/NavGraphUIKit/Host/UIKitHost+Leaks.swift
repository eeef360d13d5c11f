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
    #if GUARDS
    let kept = keptCoordinators
    #else
    let kept = coordinators
    #endif
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
}
