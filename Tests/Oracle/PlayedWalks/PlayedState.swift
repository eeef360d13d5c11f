import NavGraphSimulator

/// The complete state of a scene as text: its content and node numbers, pending questions and requests, and the result of the last step.
/// `comparedState` in the script of the tests returns the same text.
enum PlayedState {
  static func text(of scene: Simulator) -> String {
    let (tree, scheduler) = (scene.tree, scene.driver.scheduler)
    var words = [scene.description]
    var numbers: [String] = []
    for layer in tree.layers {
      layer.eachNode { node in
        numbers.append(String(node.id.rawValue))
        if case .split(_, _, let focus) = node.content {
          numbers.append((focus.column?.rawValue ?? "-") + (focus.isCollapsed ? "c" : "") + (focus.showsInspector ? "i" : ""))
        }
      }
    }
    words.append("nodes " + numbers.joined(separator: " "))
    words += tree.modals.map { modal in
      "up \(modal.id.rawValue) \(modal.style?.rawValue ?? "-") \(modal.presenter.map { String($0.rawValue) } ?? "-")"
        + (modal.continuation.map { " \($0)" } ?? "")
    }
    if let flow = tree.rootFlow { words.append("flow \(flow.id.rawValue) \(flow.flow)") }
    if tree.home != nil { words.append("home") }
    if let question = scheduler.question {
      switch question.subject {
      case .guard(let asked, let isOfFlow): words.append("asks \(asked)" + (isOfFlow ? " of a flow" : ""))
      case .dismissal(let modal): words.append("asks \(modal.rawValue)")
      }
    }
    words.append("waiting \(scheduler.queue.count) \(scheduler.parked.count) \(scene.linkWaits ? 1 : 0)")
    words += scene.reports.compactMap { report in
      switch report {
      case .asked(let asked, let isGranted): "asked \(asked) \(isGranted)"
      case .ended(let modal, let outcome): "ended \(modal) " + ending(of: outcome)
      case .dropped(let name, let why): "dropped \(name): \(why)"
      default: nil
      }
    }
    return words.joined(separator: "\n")
  }

  private static func ending(of outcome: NavGraph.Outcome<Simulated.Result>) -> String {
    switch outcome {
    case .dismissed(let cause): "by \(cause)"
    case .finished(.done): "done"
    case .finished(.value): "value"
    case .finished(.button(_, let button)), .finished(.typed(_, let button, _)): "button \(button.raw)"
    }
  }
}
