import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// A move that is possible at a moment of a walk, without values for its parameters.
package struct WalkMove: Sendable {
  package enum Kind: Sendable {
    case event(EventID, of: Simulated.Screen, at: NavGraph.NodeID)
    case tab(TabID, of: TabsID)
    case back(NavGraph.NodeID)
    case page(by: Int)
    case dismissal
    case button(ButtonID, takesText: Bool)
    case inspector
    case appEvent(EventID)
  }
  package let kind: Kind

  /// Returns the parameters of the move.
  package func parameters(in graph: NavigationGraph) -> IDRange<Parameter> {
    switch kind {
    case .event(let event, _, _), .appEvent(let event): graph.events[event].parameters
    case .tab, .back, .page, .dismissal, .button, .inspector: .empty
    }
  }

  package func step(with values: [ParameterID: Value] = [:], typing text: String? = nil) -> WalkStep {
    switch kind {
    case .event(let event, let screen, let node): .event(event, of: screen, at: node, values)
    case .tab(let tab, let bar): .tab(tab, of: bar)
    case .back(let node): .back(node)
    case .page(let step): .page(by: step)
    case .dismissal: .dismissal
    case .button(let button, let takesText): .button(button, text: takesText ? text : nil)
    case .inspector: .inspector
    case .appEvent(let event): .appEvent(event, values)
    }
  }
}

extension Walk {
  /// All moves that are possible now: the buttons of an alert, or else events, tabs, and other moves of the user. App-level events are
  /// always included.
  package var moves: [WalkMove] {
    let app = app
    let own = graph.appEvents.map { WalkMove(kind: .appEvent($0)) }
    let buttons = WalkMove.buttons(in: app)
    if !buttons.isEmpty { return buttons + own }
    return events(in: app) + tabs(in: app) + userMoves(in: app) + own
  }

  private func events(in app: Simulator) -> [WalkMove] {
    let screens = app.front.compactMap { node in node.screen.map { (node.id, $0) } }
    let accessories = app.accessories.compactMap { node, screen in screen.map { (node, $0) } }
    return (screens + accessories).flatMap { node, screen in
      graph.events(of: screen.id).map { WalkMove(kind: .event($0, of: screen, at: node)) }
    }
  }

  /// Returns the visible tabs of the bars in front.
  private func tabs(in app: Simulator) -> [WalkMove] {
    // A pushed screen can hide the bar.
    var isHidden = false
    var bars: [TabsID] = []
    app.top?.walk({ $0.visible }) { node in
      if case .stack(_, let nodes) = node.content {
        isHidden = isHidden || nodes.dropFirst().contains { $0.screen.map { graph.screens[$0.id].hides.contains(.tabBar) } ?? false }
      }
      if case .tabs(let container, _, _) = node.content, case .tabs(let id) = container.id { bars.append(id) }
    }
    if isHidden { return [] }
    return bars.flatMap { bar -> [WalkMove] in
      let items = Simulated.tabBar(of: Thing(.tabs(bar), in: tables)).items.filter { !($0.hidden?.evaluate(app.answers.holds) ?? false) }
      let shown = items.flatMap { $0.tabs.isEmpty ? [$0] : $0.tabs }.filter { !($0.hidden?.evaluate(app.answers.holds) ?? false) }
      let names = Set(shown.map(\.name))
      return graph.tabSets[bar].tabs.filter { names.contains(graph.text(of: graph.tabs[$0].declared.name)) }
        .map { WalkMove(kind: .tab($0, of: bar)) }
    }
  }

  /// Returns the moves for Back, pages, dismissal, and the inspector that have an effect.
  private func userMoves(in app: Simulator) -> [WalkMove] {
    var moves: [WalkMove] = []
    func offer(_ kind: WalkMove.Kind, if can: (inout Simulator) -> Bool) {
      var tried = app
      if can(&tried) { moves.append(WalkMove(kind: kind)) }
    }
    if let first = app.front.first, first.screen.map({ graph.screens[$0.id].hasWayBack }) ?? true {
      offer(.back(first.id)) { $0.back(from: first.id) }
    }
    offer(.page(by: 1)) { $0.turn(by: 1) }
    offer(.page(by: -1)) { $0.turn(by: -1) }
    offer(.dismissal) { $0.dismiss() }
    offer(.inspector) { $0.hideInspector() }
    return moves
  }
}

extension WalkMove {
  /// Returns the visible buttons of the alert on top.
  fileprivate static func buttons(in app: Simulator) -> [WalkMove] {
    guard let modal = app.tree.modals.last, case .alert(let alert) = Simulated.presentation(of: modal.modal) else { return [] }
    return alert.buttons(where: app.answers.holds).compactMap { button in
      guard case .button(_, let id) = button.result else { return nil }
      return WalkMove(kind: .button(id, takesText: button.takesText))
    }
  }
}
