import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// Where warm links are tried out: a user has been about. Something is pushed in every tab, the last tab is selected.
///
/// Of more tabs than a user can tell apart, something is pushed in the first ones and the last: each push looks at the whole tab bar.
package struct WarmStart: Sendable {
  private static let mostTabs = 24
  /// How the user comes there from the start.
  package private(set) var steps: [NavGraph.Action<Simulated>] = []
  package private(set) var app: Simulator
  /// A modal that anyone may dismiss; nil where the app has none.
  package let cover: Simulated.Modal?

  /// With made-up values; nil without a root.
  package init?(_ links: LinkSimulation) {
    guard let start = links.start else { return nil }
    app = start
    cover = WarmStart.cover(in: links.tables, on: start.tree.idiom)
    if case .tabs(let name, let tabs, let selected) = start.tree.root.content {
      for index in tabs.indices where index < WarmStart.mostTabs || index == tabs.count - 1 {
        if index > 0 || selected > 0 { take(.select(name, index)) }
        push()
      }
    } else {
      push()
    }
  }

  /// The app with the modal up.
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

  /// Pushes a screen that may stand on the stack that a sequence would go on with.
  private mutating func push() {
    let tables = app.tables
    let graph = tables.graph
    guard case .stack(let stack)? = app.tree.path(to: app.tree.leaf.id)?.last(where: { $0.stack != nil })?.container?.id else { return }
    for id in graph.screens.ids where tables.lowered.slots.holds(id, in: stack) {
      let values = SampleValue.values(of: graph.screens[id].parameters, choice: 1, in: graph)
      if values.allSatisfy(\.isKnown) { return take(.push(Thing(id, values, in: tables))) }
    }
  }

  /// A modal that users may dismiss; rather one that is no guard's flow.
  private static func cover(in tables: Tables, on idiom: NavGraph.Idiom) -> Simulated.Modal? {
    let graph = tables.graph
    let flows = Set(graph.guards.compactMap { $0.flow.map { graph.instances[$0].content } })
    let free = graph.modals.ids.filter { graph.modals[$0].dismissal == .free }
    let all = free.map {
      Thing<ModalKind>(.modal($0), SampleValue.values(of: graph.modals[$0].parameters, choice: 1, in: graph), in: tables)
    }
    let usable = all.filter { modal in
      guard let shape = Simulated.content(of: modal, on: idiom), shape != .blank else { return false }
      return modal.values.allSatisfy(\.isKnown)
    }
    return usable.first { !flows.contains($0.id) } ?? usable.first
  }
}
