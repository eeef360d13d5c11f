import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator
import NavGraphSwift

// Encodes the names for tests of states.
extension PlayTables {
  func test(_ names: TestNames) -> JSON {
    .object([
      ("app", .string(names.app)),
      ("screens", strings(names.screens)),
      ("events", .array(names.events.map { functions($0) })),
      ("appEvents", functions(names.appEvents)),
      ("routes", functions(names.routes)),
      ("roots", .object(names.roots.map { (code($0.content), .string($0.name)) })),
      ("tabs", .array(names.tabs.map { strings($0) })),
      ("alerts", strings(names.alerts)),
      ("buttons", strings(names.buttons)),
      ("conditions", strings(names.conditions)),
      ("cases", strings(names.enumerationCases)),
      // Most labels equal the names of their parameters.
      (
        "labels",
        .present(
          zip(graph.parameters.ids, names.labels).map { id, label in
            (String(id.raw), label == graph.text(graph.parameters[id].name) ? nil : .string(label))
          })
      ),
      ("wrappers", .present(names.wrappers.enumerated().map { (String($0), $1.isEmpty ? nil : strings($1)) })),
    ])
  }

  private func functions(_ all: [TestNames.Function]) -> JSON {
    .array(all.map { .array([.string($0.name), .array($0.parameters.map { .number($0.index) })]) })
  }

  private func strings(_ all: [String]) -> JSON { .array(all.map { .string($0) }) }
}
