import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator
import NavGraphSwift

// Encodes the names for tests of states.
extension PlayTables {
  func test(names: TestNames) -> JSON {
    .object([
      ("app", .string(names.app)),
      ("screens", strings(of: names.screens)),
      ("events", .array(names.events.map { functions(of: $0) })),
      ("appEvents", functions(of: names.appEvents)),
      ("routes", functions(of: names.routes)),
      ("roots", .object(names.roots.map { (code(of: $0.content), .string($0.name)) })),
      ("tabs", .array(names.tabs.map { strings(of: $0) })),
      ("alerts", strings(of: names.alerts)),
      ("buttons", strings(of: names.buttons)),
      ("conditions", strings(of: names.conditions)),
      ("cases", strings(of: names.enumerationCases)),
      // Most labels equal the names of their parameters.
      (
        "labels",
        .present(
          zip(graph.parameters.ids, names.labels).map { id, label in
            (String(id.raw), label == graph.text(of: graph.parameters[id].name) ? nil : .string(label))
          })
      ),
      ("wrappers", .present(names.wrappers.enumerated().map { (String($0), $1.isEmpty ? nil : strings(of: $1)) })),
    ])
  }

  private func functions(of all: [TestNames.Function]) -> JSON {
    .array(all.map { .array([.string($0.name), .array($0.parameters.map { .number($0.index) })]) })
  }

  private func strings(of all: [String]) -> JSON { .array(all.map { .string($0) }) }
}
