import NavGraphModel
import NavGraphSyntax

extension Checker {
  /// Returns help for a guard that is evaluated on one path to a screen but not on another.
  ///
  /// - Parameters:
  ///   - question: The name of the guard.
  ///   - carried: The guard as it is written on the screen, or nil if the screen doesn't get the values that it takes.
  ///   - last: The step of the other path that shows the screen.
  func leakAdvice(about question: String, carried: CarriedGuard?, on screen: ScreenID, last: Hyperedge.Cause) -> Help {
    let value = graph.screens[screen]
    guard let carried, let fix = requiring(carried.onScreen, besides: value.requires, head: requiresPlace(in: value.declared)) else {
      return
        "require it on the screen `\(name(of: screen))`, which covers every path: let the screen take the values that `\(question)` takes"
    }
    let help: Help = "write \(fix) on the screen `\(name(of: screen))`, which covers every path to it"
    guard let other = guarding(last, carried: carried, to: screen) else { return help }
    return "\(help), or \(other)"
  }

  /// Returns help that adds the guard to the other path, or nil if it can't be evaluated there.
  private func guarding(_ last: Hyperedge.Cause, carried: CarriedGuard, to screen: ScreenID) -> Help? {
    func fix(for instances: [InstanceID], besides uses: IDRange<GuardUse>, head: SourceRange?) -> Fix? {
      carried.text(where: graph.instance(of: screen, among: instances)).flatMap { requiring($0, besides: uses, head: head) }
    }
    switch last {
    case .event(let id, let step), .appEvent(let id, let step):
      let event = graph.events[id]
      return fix(for: instances(of: step), besides: event.requires, head: headEnd(after: event.declared)).map { "\($0) on this event too" }
    case .tabAction(let id, let step):
      let tab = graph.tabs[id]
      return fix(for: instances(of: step), besides: tab.requires, head: tab.declared.nameRange.closing).map { "\($0) on this tab too" }
    case .tap(let id):
      let tab = graph.tabs[id]
      return fix(for: tab.content.map { [$0] } ?? [], besides: tab.requires, head: tab.declared.nameRange.closing).map {
        "\($0) on the tab"
      }
    case .launch(let id):
      let root = graph.roots[id]
      return fix(for: [root.instance], besides: root.requires, head: graph.instances[root.instance].range.closing).map {
        "\($0) on the root"
      }
    case .route(let id):
      let route = graph.routes[id]
      return fix(for: graph.instances(of: route.destinations), besides: route.requires, head: headEnd(in: route.range)).map {
        "\($0) on this route too"
      }
    case .entry(let id):
      let entry = graph.entries[id]
      return fix(for: graph.instances(of: entry.destinations), besides: entry.requires, head: headEnd(in: entry.range)).map {
        "\($0) on this entry too"
      }
    case .contained, .swipe, .guardFlow, .external, .refused, .refusedTab, .none: return nil
    }
  }

  private func instances(of step: StepID?) -> [InstanceID] { step.flatMap { graph.steps[$0].action.instance }.map { [$0] } ?? [] }
}
