import NavGraphLowering
import NavGraphModel

/// What tests of states name, for walks that are written down as tests elsewhere: in the page that plays an app.
package struct TestNames: Sendable {
  /// Something that is made with values: `ChatList.chat` and the labels of its parameters.
  package struct Function: Sendable {
    package let name: String
    package let parameters: [ParameterID]
  }

  package let app: String
  /// By screen: the name in its record.
  package let screens: [String]
  /// By screen: its events, in their order.
  package let events: [[Function]]
  package let appEvents: [Function]
  package let routes: [Function]
  /// What makes the state of a root, by its content.
  package let roots: [(content: Content, name: String)]
  /// By tab bar: its tabs that can be selected.
  package let tabs: [[String]]
  /// By alert: the result of its buttons; by button: what it is called there.
  package let alerts: [String]
  package let buttons: [String]
  package let conditions: [String]
  package let enumerationCases: [String]
  /// By parameter: under which label it is handed over.
  package let labels: [String]
  /// By type: in what a literal of it is wrapped, the outermost first.
  package let wrappers: [[String]]

  package init(_ graph: NavigationGraph, _ places: Places, _ routes: RouteTable) {
    let lowering = Lowering(graph, places, routes)
    let naming = lowering.naming
    app = naming.app
    screens = naming.screenCases.map(\.withoutBackticks)
    events = graph.screens.ids.map { screen in
      zip(graph.screens[screen].events, lowering.valueNames(of: graph.screens[screen].events)).map { use, name in
        let event = graph.eventsOfScreens[use].event
        let parameters = lowering.parametersOfValue(event, among: graph.screens[screen].parameters)
        return Function(name: naming.screenTypes[screen.index] + "." + name, parameters: parameters)
      }
    }
    let own = graph.app?.events ?? .none
    appEvents = zip(own, lowering.valueNames(of: own)).map { use, name in
      let event = graph.eventsOfScreens[use].event
      return Function(name: naming.appEvents + "." + name, parameters: lowering.parametersOfValue(event, among: .none))
    }
    self.routes = graph.routes.ids.map { Function(name: naming.routes[$0.index], parameters: Array(graph.routes[$0].parameters)) }
    // Roots with values have them in their states.
    roots = naming.roots.filter { graph.parameters(of: $0).isEmpty }.compactMap { content in
      naming.rootNames[content].map { (content, $0) }
    }
    tabs = graph.tabSets.ids.map { lowering.tabCases($0).map(\.name) }
    alerts = graph.alerts.ids.map { lowering.caseName(.alert($0)) }
    buttons = naming.buttons
    conditions = naming.conditions
    enumerationCases = naming.enumerationCases
    labels = graph.parameters.ids.map { lowering.name(of: $0) }
    wrappers = graph.types.ids.map { type in
      var wrappers: [String] = []
      var type = graph.unwrapped(type)
      while case .alias(let alias) = graph.types[type], wrappers.count < 64 {
        wrappers.append(naming.app + "." + naming.aliases[alias.index])
        type = graph.unwrapped(graph.typeAliases[alias].base)
      }
      return wrappers
    }
  }
}
