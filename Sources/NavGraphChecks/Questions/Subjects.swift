import NavGraphModel
import NavGraphSyntax

/// The contents that questions can be about, by the bytes of their names.
package struct Subjects {
  /// In the order of the tables.
  package private(set) var names: [String] = []
  private var contents: [ExactText: Content] = [:]

  package init(_ graph: NavigationGraph) {
    var all: [Content] = graph.screens.ids.map { .screen($0) }
    all += graph.modals.ids.map { .modal($0) } + graph.alerts.ids.map { .alert($0) }
    all += graph.tabSets.ids.map { .tabs($0) } + graph.splits.ids.map { .split($0) } + graph.pageSets.ids.map { .pages($0) }
    all += graph.stacks.ids.filter { !graph.stacks[$0].isInline }.map { .stack($0) }
    for content in all {
      guard let declared = graph.declared(content), declared.name != .empty else { continue }
      let name = graph.text(declared.name)
      // If two have one name, that is reported.
      if contents[ExactText(name)] == nil {
        contents[ExactText(name)] = content
        names.append(name)
      }
    }
  }

  package subscript(name: String) -> Content? { contents[ExactText(name)] }
}
