import NavGraphLowering
import NavGraphModel

/// A simulated scene of an app. It accepts what the user and the system do, and has the resulting navigation state.
///
///     var app = Simulator(Tables(graph, places), on: .phone)
///     app.send("open", ["chat": .string("42")])
///     app.back()
///     print(app)                                   // Main(*chats: [ChatList], calls: [CallList])
///
/// The reducer and the scheduler that apps ship perform each step. The parts of the simulator are:
///
/// - `LoweredGraph`: events, links, and declarations as plain values, whose parameters have no values
/// - `Simulated`: the graph that the runtime reads, whose values contain their tables
/// - `Simulator+Driving`: the code that drives the scheduler
package struct Simulator: Sendable {
  package let tables: Tables
  package internal(set) var driver: NavGraph.Driver<Simulated>
  /// The app's answers. By default, guards and dismissal confirmations succeed, and conditions are
  /// false, except those that are also used as guards. A guard without an answer stays pending.
  package var answers = Answers()
  /// Whether the window is wide, so that splits show their columns next to each other.
  var isWide = false
  /// The index of the first report of the last step.
  var mark = 0
  var browsedMark = 0

  package struct Answers: Sendable {
    package var grants: @Sendable (Simulated.Guard) -> Bool? = { _ in true }
    package var holds: @Sendable (Simulated.Condition) -> Bool = { $0.tables.graph.conditions[$0.id].asGuard != nil }
    package var mayGo: @Sendable (Simulated.Modal) -> Bool? = { _ in true }

    package init() {}
  }

  package var tree: NavGraph.Tree<Simulated> { driver.tree }

  var graph: NavigationGraph { tables.graph }

  /// The content in front: that of the root, or of the topmost modal. It is nil for an alert.
  package var top: NavGraph.Node<Simulated>? { tree.modals.isEmpty ? tree.root : tree.modals.last?.content }

  /// The visible screens, beginning with the one from which a sequence continues.
  package var front: [NavGraph.Node<Simulated>] {
    guard let top else { return [] }
    var found: [NavGraph.Node<Simulated>] = []
    top.eachVisible { if $0.screen != nil { found.append($0) } }
    let leaf = top.leaf.id
    return found.filter { $0.id == leaf } + found.filter { $0.id != leaf }
  }

  // MARK: Events

  /// Sends an event of a screen in front, or of the accessory of a tab bar in front. `screen` selects one of several visible screens.
  ///
  /// Returns false if no screen in front has the event.
  @discardableResult
  package mutating func send(_ name: String, with values: [String: Value] = [:], from screen: String? = nil) -> Bool {
    for (place, asking) in front.map({ ($0.id, $0.screen) }) + accessories {
      guard let asking, screen == nil || ScreenKind.name(of: asking.id, in: tables) == screen,
        let event = graph.events(of: asking.id).first(where: { graph.text(of: graph.events[$0].declared.name) == name })
      else { continue }
      send(self.event(for: event, of: asking, with: values), from: place)
      return true
    }
    return false
  }

  /// Returns an event as the screen would send it.
  package func event(for id: EventID, of screen: Simulated.Screen, with values: [String: Value] = [:]) -> NavGraph.Event<Simulated> {
    let parameters = graph.events[id].parameters
    let own = parameters.map { values[graph.text(of: graph.parameters[$0].name)] ?? Value(defaultOf: $0, in: graph) }
    let binding = Binding(
      in: tables, parameters: Array(graph.screens[screen.id].parameters) + Array(parameters), values: screen.values + own)
    let name = ScreenKind.name(of: screen.id, in: tables) + "." + graph.text(of: graph.events[id].declared.name)
    return binding.event(for: tables.lowered.events[id.index], named: name)
  }

  /// Sends an app-level event. Returns false if the app doesn't declare it.
  @discardableResult
  package mutating func perform(appEvent name: String, with values: [String: Value] = [:]) -> Bool {
    guard let event = graph.appEvents.first(where: { graph.text(of: graph.events[$0].declared.name) == name }) else { return false }
    perform(appEvent: self.event(for: event, with: values))
    return true
  }

  /// Returns an app-level event as a value.
  package func event(for id: EventID, with values: [String: Value] = [:]) -> NavGraph.Event<Simulated> {
    let parameters = graph.events[id].parameters
    let own = parameters.map { values[graph.text(of: graph.parameters[$0].name)] ?? Value(defaultOf: $0, in: graph) }
    let name = (graph.app.map { graph.text(of: $0.declared.name) } ?? "App") + "." + graph.text(of: graph.events[id].declared.name)
    return Binding(in: tables, parameters: Array(parameters), values: own).event(for: tables.lowered.events[id.index], named: name)
  }

  /// Returns a screen with these values. Defaults replace missing values.
  package func screen(for id: ScreenID, with values: [String: Value] = [:]) -> Simulated.Screen {
    let all = graph.screens[id].parameters.map { values[graph.text(of: graph.parameters[$0].name)] ?? Value(defaultOf: $0, in: graph) }
    return Thing(id, values: all, in: tables)
  }

  /// The tab bars in front that have an accessory, each with the screen in it.
  package var accessories: [(NavGraph.NodeID, Simulated.Screen?)] {
    var found: [(NavGraph.NodeID, Simulated.Screen?)] = []
    top?.eachVisible { node in
      guard case .tabs(let name, _, _) = node.content else { return }
      let bar = Simulated.tabBar(of: name)
      if let accessory = bar.accessory, bar.accessoryWhen?.evaluate(answers.holds) ?? true { found.append((node.id, accessory)) }
    }
    return found
  }

  // MARK: User actions

  /// Taps a tab of the innermost tab bar in front that has a tab of this name. The
  /// selected tab pops to the root of its stack, unless it specifies otherwise.
  ///
  /// Returns false if no tab bar in front has it.
  @discardableResult
  package mutating func select(_ name: String) -> Bool {
    var bars: [NavGraph.Node<Simulated>] = []
    top?.eachVisible { if case .tabs = $0.content { bars.append($0) } }
    for bar in bars.reversed() {
      guard case .tabs(let container, let tabs, let selected) = bar.content else { continue }
      let items = Simulated.tabBar(of: container).items.flatMap { $0.tabs.isEmpty ? [$0] : $0.tabs }
      guard let item = items.first(where: { $0.name == name }) else { continue }
      if let action = item.action {
        send(action, ofTabIn: bar.id)
      } else if let index = Simulated.tabNames(of: container).firstIndex(of: name) {
        if index != selected {
          select(index, in: bar.id)
        } else if item.reselect == .popToRoot, tabs.indices.contains(index), (tabs[index].stack?.count ?? 0) > 1 {
          send(NavGraph.Event(name + " tapped again", .popToRoot), from: tabs[index].leaf.id)
        }
      }
      return true
    }
    return false
  }

  /// Taps Back: pops, or returns to the previous column of a collapsed split. `place` selects
  /// the screen if there are several. Returns false if there is nothing to go back to.
  @discardableResult
  package mutating func back(from place: NavGraph.NodeID? = nil) -> Bool {
    guard let place = place ?? top?.leaf.id, let path = tree.path(to: place) else { return false }
    if let stack = path.last(where: { $0.stack != nil }), let nodes = stack.stack, nodes.count > 1 {
      show(Set(nodes.dropLast().map(\.id)), in: stack.id)
      return true
    }
    for node in path.reversed() {
      guard case .split(_, let columns, let focus) = node.content, focus.isCollapsed else { continue }
      let below = NavGraph.Column.allCases.last { columns[$0] != nil && $0.order < focus.front.order }
      guard let below else { continue }
      goBack(to: below, in: node.id)
      return true
    }
    return false
  }

  /// Swipes to another page of the pager in front. `place` selects the pager if there are several. Returns false if there is none.
  @discardableResult
  package mutating func turn(by step: Int, from place: NavGraph.NodeID? = nil) -> Bool {
    guard let place = place ?? top?.leaf.id, let path = tree.path(to: place) else { return false }
    for node in path.reversed() {
      guard case .pages(_, let pages, let selected) = node.content, pages.indices.contains(selected + step) else { continue }
      select(selected + step, in: node.id)
      return true
    }
    return false
  }

  /// Swipes down the topmost modal, or taps outside of it. Returns false if there is none, or the user can't dismiss it that way.
  @discardableResult
  package mutating func dismiss() -> Bool {
    guard let modal = tree.modals.last, case .flow(_, let sheet) = Simulated.presentation(of: modal.modal) else { return false }
    let style =
      if case .modal(let id) = modal.modal.id {
        graph.shownStyle(of: graph.modals[id], as: modal.style.map { Style($0) }, on: tree.idiom.idioms)
      } else {
        Style(modal.style ?? sheet.style(on: tree.idiom, isAnchored: true))
      }
    guard style.isSwiped else { return false }
    switch sheet.dismissal {
    case .free: end(modal.id, with: .dismissed(by: .user))
    case .confirm: attemptDismissal(of: modal.id)
    case .blocked: return false
    }
    return true
  }

  /// Taps a button of the topmost alert, after typing `text` into its field. Without `text`, the field keeps
  /// its initial text. Returns false if the alert has no such button, or the button is hidden or disabled.
  @discardableResult
  package mutating func press(_ name: String, typing text: String? = nil) -> Bool {
    guard let modal = tree.modals.last, case .alert(let id) = modal.modal.id,
      let button = graph.alerts[id].buttons.first(where: { graph.text(of: graph.buttons[$0].name) == name })
    else { return false }
    guard case .alert(let alert) = Simulated.presentation(of: modal.modal),
      let shown = alert.buttons(where: answers.holds).first(where: { $0.result == .button(id, button) })
    else { return false }
    let typed = text ?? alert.field?.text ?? ""
    guard shown.isEnabled(in: alert, typing: typed) else { return false }
    end(modal.id, with: .finished(shown.result(typing: typed)))
    return true
  }

  // MARK: Links

  package func target(of route: RouteID, with values: [ParameterID: Value] = [:]) -> NavGraph.Target<Simulated> {
    Binding(in: tables, values: filled(values, for: graph.routes[route].parameters)).target(of: tables.lowered.routes[route.index])
  }

  package func target(of entry: EntryID, with values: [ParameterID: Value] = [:]) -> NavGraph.Target<Simulated> {
    Binding(in: tables, values: filled(values, for: graph.entries[entry].parameters)).target(of: tables.lowered.entries[entry.index])
  }

  private func filled(_ values: [ParameterID: Value], for parameters: IDRange<Parameter>) -> [ParameterID: Value] {
    parameters.reduce(into: values) { filled, id in
      if filled[id] == nil { filled[id] = tables.defaults[id.index] }
    }
  }

  // MARK: System

  /// Makes the window narrow, so that visible splits show only their top column.
  package mutating func collapse() {
    isWide = false
    for split in visibleSplits { setFocus(of: split.id, onto: split.topColumn) }
  }

  /// Makes the window wide, so that splits show their columns next to each other.
  package mutating func expand() {
    isWide = true
    for split in splits { setFocus(of: split.id, onto: nil) }
  }

  /// Closes the inspector in front, as the user does. Returns false if none is open.
  @discardableResult
  package mutating func hideInspector() -> Bool {
    var found: NavGraph.NodeID?
    top?.eachVisible { node in
      guard found == nil, case .split(_, let columns, let focus) = node.content, focus.visible(of: Set(columns.keys)).contains(.inspector)
      else { return }
      found = node.id
    }
    guard let found else { return false }
    hideInspector(of: found)
    return true
  }

  var splits: [NavGraph.Node<Simulated>] {
    var found: [NavGraph.Node<Simulated>] = []
    for layer in tree.layers { layer.eachNode { if $0.splitColumns != nil { found.append($0) } } }
    return found
  }

  /// The splits of all layers that are on screen. Splits in unselected tabs keep their previous state.
  private var visibleSplits: [NavGraph.Node<Simulated>] {
    var found: [NavGraph.Node<Simulated>] = []
    for layer in tree.layers { layer.eachVisible { if $0.splitColumns != nil { found.append($0) } } }
    return found
  }
}

extension Simulator: CustomStringConvertible {
  /// The navigation state as one line.
  package var description: String { SimulatedState(tree: tree).description }
}

extension NavGraph.Node<Simulated> {
  /// The column of a split that is on top when it collapses, or nil for other nodes.
  package var topColumn: NavGraph.Column? {
    guard case .split(let container, let columns, let focus) = content else { return nil }
    if let column = focus.column { return column }
    if let column = Simulated.options(of: container).collapsesTo { return column }
    let declared = Simulated.columns(of: container)
    return [.detail, .content].first { columns[$0] != nil && columns[$0]?.shape != declared[$0] } ?? .sidebar
  }
}

extension NavigationGraph {
  /// Returns the events of a screen, including those of its event groups.
  package func events(of screen: ScreenID) -> [EventID] { screens[screen].events.map { eventsOfScreens[$0].event } }
}

/// The navigation state of a simulated scene.
package struct SimulatedState: NavGraph.StateValue {
  package typealias G = Simulated
  package let tree: NavGraph.Tree<Simulated>

  package init(tree: NavGraph.Tree<Simulated>) { self.tree = tree }

  /// Decodes the state with the tables of the graph that is running.
  package init(from decoder: any Decoder) throws { tree = try NavGraph.Tree(from: decoder) }
}
