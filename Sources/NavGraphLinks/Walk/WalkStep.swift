import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// A step of a walk.
package enum WalkStep: Sendable {
  case start
  /// An event of a screen, with the values of its parameters.
  case event(EventID, of: Simulated.Screen, at: NavGraph.NodeID, [ParameterID: Value])
  /// A tap on a tab of a bar in front.
  case tab(TabID, of: TabsID)
  case back(NavGraph.NodeID)
  /// A swipe to the next or previous page.
  case page(by: Int)
  /// A swipe down, or a tap outside.
  case dismissal
  case button(ButtonID, text: String?)
  /// The user closes the inspector.
  case inspector
  case route(RouteID, [ParameterID: Value])
  case entry(EntryID, [ParameterID: Value])
  case appEvent(EventID, [ParameterID: Value])

  func perform(on app: inout Simulator) {
    let graph = app.tables.graph
    func named(_ values: [ParameterID: Value]) -> [String: Value] {
      Dictionary(values.map { (graph.text(of: graph.parameters[$0.key].name), $0.value) }) { first, _ in first }
    }
    switch self {
    case .start: break
    case .event(let event, let screen, let node, let values): app.send(app.event(for: event, of: screen, with: named(values)), from: node)
    case .tab(let tab, _): app.select(graph.text(of: graph.tabs[tab].declared.name))
    case .back(let node): app.back(from: node)
    case .page(let step): app.turn(by: step)
    case .dismissal: app.dismiss()
    case .button(let button, let text): app.press(graph.text(of: graph.buttons[button].name), typing: text)
    case .inspector: app.hideInspector()
    case .route(let route, let values): app.open(route, with: values)
    case .entry(let entry, let values): app.enter(entry, with: values)
    case .appEvent(let event, let values): app.perform(appEvent: app.event(for: event, with: named(values)))
    }
  }
}
