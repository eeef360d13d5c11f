import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// A running app in which links are tried: something is pushed in every tab, and the last tab is selected.
///
/// If there are many tabs, something is pushed in the first `maxTabs` and in the last one, because each push takes time that grows with
/// the tab bar.
package struct WarmStart: Sendable {
  private static let maxTabs = 24
  /// The steps from the start to this state.
  package private(set) var steps: [NavGraph.Action<Simulated>] = []
  package private(set) var app: Simulator
  /// A modal that the user can dismiss, or nil if the app has none.
  package let cover: Simulated.Modal?

  /// Creates the state with example values, or nil if there is no root.
  package init?(of links: LinkSimulation) {
    guard let start = links.start else { return nil }
    app = start
    cover = WarmStart.cover(in: links.tables, on: start.tree.idiom)
    if case .tabs(let name, let tabs, let selected) = start.tree.root.content {
      for index in tabs.indices where index < WarmStart.maxTabs || index == tabs.count - 1 {
        if index > 0 || selected > 0 { take(.select(name, index)) }
        push()
      }
    } else {
      push()
    }
  }

  /// The app with the modal presented.
  package var covered: Simulator? {
    guard let cover else { return nil }
    var start = self
    start.take(.present(cover, as: nil, then: nil))
    return start.app.tree.modals.count == 1 ? start.app : nil
  }

  private mutating func take(_ step: NavGraph.Action<Simulated>) {
    app.send(NavGraph.Event(read: "walk", guards: [], actions: [step]), from: app.tree.leaf.id)
    if app.dropped.isEmpty { steps.append(step) }
  }

  /// Pushes a screen that the visible stack can contain.
  private mutating func push() {
    let tables = app.tables
    let graph = tables.graph
    guard case .stack(let stack)? = app.tree.path(to: app.tree.leaf.id)?.last(where: { $0.stack != nil })?.container?.id else { return }
    for id in graph.screens.ids where tables.lowered.slots.holds(id, in: stack) {
      let values = SampleValue.values(of: graph.screens[id].parameters, choice: 1, in: graph)
      if values.allSatisfy(\.isKnown) { return take(.push(Thing(id, values: values, in: tables))) }
    }
  }

  /// Returns a modal that the user can dismiss. One that isn't a guard's flow is preferred.
  private static func cover(in tables: Tables, on idiom: NavGraph.Idiom) -> Simulated.Modal? {
    let graph = tables.graph
    let flows = Set(graph.guards.compactMap { $0.flow.map { graph.instances[$0].content } })
    let free = graph.modals.ids.filter { graph.modals[$0].dismissal == .free }
    let all = free.map {
      Thing<ModalKind>(.modal($0), values: SampleValue.values(of: graph.modals[$0].parameters, choice: 1, in: graph), in: tables)
    }
    let usable = all.filter { modal in
      guard let shape = Simulated.content(of: modal, on: idiom), shape != .blank else { return false }
      return modal.values.allSatisfy(\.isKnown)
    }
    return usable.first { !flows.contains($0.id) } ?? usable.first
  }
}
