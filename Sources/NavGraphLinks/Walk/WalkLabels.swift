import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// Labels of moves and steps, which are also the commands of `walk`.
package struct WalkLabels {
  private let graph: NavigationGraph

  package init(for graph: NavigationGraph) { self.graph = graph }

  /// Returns the label of a move, such as `open(note: NoteID)`, `tab tags`, or `back`.
  package func label(for move: WalkMove) -> String {
    switch move.kind {
    case .event(let event, _, _): return name(of: event) + types(of: graph.events[event].parameters)
    case .tab(let tab, _): return "tab " + name(of: tab)
    case .back: return "back"
    case .page(let step): return step > 0 ? "next" : "previous"
    case .dismissal: return "dismiss"
    case .button(let button, let takesText): return "button " + name(of: button) + (takesText ? "(text: String)" : "")
    case .inspector: return "close inspector"
    case .appEvent(let event): return "app " + name(of: event) + types(of: graph.events[event].parameters)
    }
  }

  /// Returns the label of a step, such as `open(note: "42")`, `tab tags`, or `back`.
  package func label(for step: WalkStep) -> String {
    switch step {
    case .start: return "the start"
    case .event(let event, _, _, let values): return name(of: event) + arguments(for: graph.events[event].parameters, values: values)
    case .tab(let tab, _): return "tab " + name(of: tab)
    case .back: return "back"
    case .page(let step): return step > 0 ? "next" : "previous"
    case .dismissal: return "dismiss"
    case .button(let button, let text): return "button " + name(of: button) + (text.map { "(text: \(Value.quoted($0)))" } ?? "")
    case .inspector: return "close inspector"
    case .route(let route, let values):
      let pattern = graph.pattern(of: route) ?? "a link"
      return "open \(pattern)" + arguments(for: graph.routes[route].parameters, values: values)
    case .entry(let entry, let values):
      return "enter \(graph.text(of: graph.entries[entry].identifier))" + arguments(for: graph.entries[entry].parameters, values: values)
    case .appEvent(let event, let values): return "app " + name(of: event) + arguments(for: graph.events[event].parameters, values: values)
    }
  }

  package func name(of event: EventID) -> String { graph.text(of: graph.events[event].declared.name) }
  package func name(of tab: TabID) -> String { graph.text(of: graph.tabs[tab].declared.name) }
  package func name(of button: ButtonID) -> String { graph.text(of: graph.buttons[button].name) }

  private func types(of parameters: IDRange<Parameter>) -> String {
    if parameters.isEmpty { return "" }
    return "("
      + parameters.map { "\(graph.text(of: graph.parameters[$0].name)): \(graph.describe(graph.parameters[$0].type))" }.joined(
        separator: ", ")
      + ")"
  }

  private func arguments(for parameters: IDRange<Parameter>, values: [ParameterID: Value]) -> String {
    let shown = parameters.compactMap { id -> String? in
      guard let value = values[id], value != Value(defaultOf: id, in: graph) || !value.isKnown else { return nil }
      return "\(graph.text(of: graph.parameters[id].name)): \(value.text(in: graph))"
    }
    return shown.isEmpty ? "" : "(\(shown.joined(separator: ", ")))"
  }
}
