import NavGraphModel
import NavGraphSyntax

/// The contents that questions can be about, by the bytes of their names.
package struct Subjects {
  /// In the order of the tables.
  package private(set) var names: [String] = []
  private var contents: [ExactText: Content] = [:]

  package init(_ graph: NavigationGraph) {
    for content in graph.contents {
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
