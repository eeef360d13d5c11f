import NavGraphLowering
import NavGraphModel

/// The names that tests of states use, for the page that writes walks as tests.
package struct TestNames: Sendable {
  /// A function that creates a value, such as `ChatList.chat`, and its parameters.
  package struct Function: Sendable {
    package let name: String
    package let parameters: [ParameterID]
  }

  package let app: String
  /// The name of each screen in its record, indexed by `ScreenID`.
  package let screens: [String]
  /// The events of each screen, in their order, indexed by `ScreenID`.
  package let events: [[Function]]
  package let appEvents: [Function]
  package let routes: [Function]
  /// The functions that create the states of roots, for roots without parameters.
  package let roots: [(content: Content, name: String)]
  /// The tabs of each tab bar that can be selected, indexed by `TabsID`.
  package let tabs: [[String]]
  /// The result case of each alert, indexed by `AlertID`, and the name of each button in it, indexed by `ButtonID`.
  package let alerts: [String]
  package let buttons: [String]
  package let conditions: [String]
  package let enumerationCases: [String]
  /// The argument label of each parameter, indexed by `ParameterID`.
  package let labels: [String]
  /// The types in which a literal is wrapped, outermost first, indexed by `TypeID`.
  package let wrappers: [[String]]

  package init(for graph: NavigationGraph, places: Places, routes: RouteTable) {
    let lowering = SwiftGenerator(graph, places: places, routes: routes)
    let naming = lowering.naming
    app = naming.app
    screens = naming.screenCases.map(\.withoutBackticks)
    events = graph.screens.ids.map { screen in
      zip(graph.screens[screen].events, lowering.valueNames(of: graph.screens[screen].events)).map { use, name in
        let event = graph.eventsOfScreens[use].event
        let parameters = lowering.parametersOfValue(for: event, among: graph.screens[screen].parameters)
        return Function(name: naming.screenTypes[screen.index] + "." + name, parameters: parameters)
      }
    }
    let own = graph.app?.events ?? .empty
    appEvents = zip(own, lowering.valueNames(of: own)).map { use, name in
      let event = graph.eventsOfScreens[use].event
      return Function(name: naming.appEvents + "." + name, parameters: lowering.parametersOfValue(for: event, among: .empty))
    }
    self.routes = graph.routes.ids.map { Function(name: naming.routes[$0.index], parameters: Array(graph.routes[$0].parameters)) }
    // The states of roots with parameters contain values.
    roots = naming.roots.filter { graph.parameters(of: $0).isEmpty }.compactMap { content in
      naming.rootNames[content].map { (content, $0) }
    }
    tabs = graph.tabSets.ids.map { lowering.tabCases(of: $0).map(\.name) }
    alerts = graph.alerts.ids.map { lowering.caseName(of: .alert($0)) }
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
