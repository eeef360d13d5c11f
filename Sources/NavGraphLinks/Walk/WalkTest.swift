import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSwift

/// A walk as a Swift test of navigation states, as far as states can express it. They are those of a phone, and handle events of the
/// visible screen.
package struct WalkTest {
  private let walk: Walk
  private let names: TestNames
  private let lowering: SwiftGenerator
  private var graph: NavigationGraph { walk.graph }

  package init(of walk: Walk, places: Places, routes: RouteTable) {
    self.walk = walk
    names = TestNames(for: walk.graph, places: places, routes: routes)
    lowering = SwiftGenerator(walk.graph, places: places, routes: routes)
  }

  /// Returns the source of the test, or nil if no state equals the start of the walk, because the root has values, or because a guard
  /// prevents it.
  package func text(label: (WalkStep) -> String) -> String? {
    guard let first = walk.entries.first, let root = first.app.tree.rootName, first.effects.guards.allSatisfy(\.succeeds),
      let state = names.roots.first(where: { $0.content == root.id })?.name
    else { return nil }
    var steps: [String] = []
    var last = first
    var end: String?
    for (before, entry) in zip(walk.entries, walk.entries.dropFirst()) {
      guard let line = line(from: before, to: entry) else {
        end = label(entry.step)
        break
      }
      steps.append("  state = state\(line)\n")
      last = entry
    }
    var text = "@Test func walk() {\n  \(steps.isEmpty ? "let" : "var") state = \(names.app).NavigationState.\(state)()\n" + steps.joined()
    let seen = last.app.front.compactMap { $0.screen.map { names.screens[$0.id.index] } }
    let shown = Set(seen).sorted().map { Value.quoted($0) }.joined(separator: ", ")
    text += "  #expect(Set(state.screens.map { \(names.app).Graph.recordName(of: $0) }) == [\(shown)])\n"
    text += "  #expect(state.modals.count == \(last.app.tree.modals.count))\n"
    if let end { text += "  // The walk continues with \(end), which a state can't express.\n" }
    return text + "}\n"
  }

  /// Returns the Swift call for a step on a state, or nil if a state can't express it.
  private func line(from before: Walk.Entry, to entry: Walk.Entry) -> String? {
    guard walk.idiom == .phone, graph.splits.isEmpty, !before.effects.isWaiting, !entry.effects.isWaiting, !entry.effects.isUnfinished,
      entry.answers.confirms, entry.effects.guards.allSatisfy(\.succeeds), entry.effects.dropped.isEmpty
    else { return nil }
    let holds = holds(for: entry.answers)
    switch entry.step {
    case .event(let event, let screen, _, let values):
      guard before.app.top?.leaf.screen == screen, let number = graph.events(of: screen.id).firstIndex(of: event),
        names.events[screen.id.index].indices.contains(number)
      else { return nil }
      let own = Dictionary(zip(graph.screens[screen.id].parameters, screen.values)) { first, _ in first }
      return call(names.events[screen.id.index][number], with: values.merging(own) { own, _ in own }).map {
        ".after(\(names.app).\($0)\(holds))"
      }
    case .appEvent(let event, let values):
      guard let number = graph.appEvents.firstIndex(of: event), names.appEvents.indices.contains(number) else { return nil }
      return call(names.appEvents[number], with: values).map { ".after(appEvent: \(names.app).\($0)\(holds))" }
    case .route(let route, let values):
      return holds.isEmpty ? call(names.routes[route.index], with: values).map { ".opening(.\($0))" } : nil
    case .back: return ".back()"
    case .dismissal: return ".dismissed(\(holds.dropFirst(2)))"
    case .button(let button, nil):
      guard case .alert(let alert)? = before.app.tree.modals.last?.modal.id else { return nil }
      return ".finished(.\(names.alerts[alert.index])(.\(names.buttons[button.index]))\(holds))"
    case .tab(let tab, let bar):
      let tabs = graph.contentTabs(of: bar)
      guard holds.isEmpty, let index = tabs.firstIndex(of: tab), names.tabs[bar.index].indices.contains(index),
        isOther(index, of: bar, in: before.app)
      else { return nil }
      return ".selecting(.\(names.tabs[bar.index][index]))"
    case .start, .page, .button, .inspector, .entry: return nil
    }
  }

  /// Whether another tab of a bar is selected.
  private func isOther(_ index: Int, of bar: TabsID, in app: Simulator) -> Bool {
    var isOther = false
    app.top?.eachVisible { node in
      if case .tabs(let container, _, let selected) = node.content, container.id == .tabs(bar) { isOther = selected != index }
    }
    return isOther
  }

  /// Returns the argument for conditions if their answers differ from those that a state assumes, or an empty string.
  private func holds(for answers: WalkAnswers) -> String {
    let made = answers.made
    let plain = WalkAnswers().made
    func isTrue(_ id: ConditionID, in answers: Simulator.Answers) -> Bool { answers.holds(Thing(id, in: walk.tables)) }
    if graph.conditions.ids.allSatisfy({ isTrue($0, in: made) == isTrue($0, in: plain) }) { return "" }
    let on = graph.conditions.ids.filter { isTrue($0, in: made) }.map { names.conditions[$0.index] }
    if on.isEmpty { return ", where: { _ in false }" }
    if on.count == graph.conditions.count { return ", where: { _ in true }" }
    let tests = on.map { "if case .\($0) = condition { return true }" }.joined(separator: "; ")
    return ", where: { condition in \(tests); return false }"
  }

  // MARK: Values

  private func call(_ function: TestNames.Function, with values: [ParameterID: Value]) -> String? {
    var arguments: [String] = []
    for id in function.parameters {
      guard let text = swift(for: values[id] ?? Value(defaultOf: id, in: graph), as: graph.parameters[id].type) else { return nil }
      arguments.append("\(names.labels[id.index]): \(text)")
    }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }

  private func swift(for value: Value, as type: TypeID) -> String? {
    let plain: TypeID
    switch value {
    case .nil: return "nil"
    case .list(let elements):
      guard case .list(let element) = graph.carried(by: type) else { return nil }
      let all = elements.compactMap { swift(for: $0, as: element) }
      return all.count == elements.count ? "[\(all.joined(separator: ", "))]" : nil
    case .enumerationCase(let id): return ".\(names.enumerationCases[id.index])"
    case .external, .unknown: return nil
    case .string: plain = .string
    case .int: plain = .int
    case .double: plain = .double
    case .bool: plain = .bool
    case .uuid: plain = .uuid
    case .date: plain = .date
    case .url: plain = .url
    }
    let literal = SwiftRenderer().text(of: lowering.goldenValue(of: value, as: plain))
    return names.wrappers[type.index].reversed().reduce(literal) { "\($1)(rawValue: \($0))" }
  }
}
