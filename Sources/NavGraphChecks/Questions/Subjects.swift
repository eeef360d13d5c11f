import NavGraphModel
import NavGraphSyntax

/// The contents that questions can refer to, by name.
package struct Subjects {
  /// The names, in the order of the graph's tables.
  package private(set) var names: [String] = []
  private var contents: [ExactText: Content] = [:]

  package init(in graph: NavigationGraph) {
    for content in graph.contents {
      guard let declared = graph.declared(of: content), declared.name != .empty else { continue }
      let name = graph.text(of: declared.name)
      // The first of two contents with the same name is used. The duplicate is reported elsewhere.
      if contents[ExactText(name)] == nil {
        contents[ExactText(name)] = content
        names.append(name)
      }
    }
  }

  package subscript(name: String) -> Content? { contents[ExactText(name)] }
}
