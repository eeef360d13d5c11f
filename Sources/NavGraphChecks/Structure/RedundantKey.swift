import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let redundantKey = Rule(
    number: 0535, severity: .warning, summary: "`key` on every parameter of a screen",
    rationale: """
      Two screens are the same if their keys are equal, or all of their parameters if none is a key. A `key` on every parameter has the \
      same effect as none.
      """,
    failing: """
      app Chats {
        root stack Home
      }
      screen Home {
        on open(id: String) -> push Chat(id)
      }
      screen Chat(id: String key) { title }
      """,
    corrected: """
      app Chats {
        root stack Home
      }
      screen Home {
        on open(id: String) -> push Chat(id)
      }
      screen Chat(id: String) { title }
      """)
}

extension Checker {
  func checkKeys() {
    for id in graph.screens.ids where !graph.screens[id].declared.isPoisoned {
      let keys = graph.screens[id].parameters.map { graph.parameters[$0].keyRange }
      let ranges = keys.compactMap { $0 }
      guard let first = ranges.first, ranges.count == keys.count else { continue }
      report(
        Diagnostic(
          .redundantKey, message: "every parameter of `\(name(of: id))` is a key", at: first, label: "has no effect",
          secondary: ranges.dropFirst().map { Label(at: $0, text: "this has no effect either") },
          help: ["mark only the parameters that identify the screen: it is updated when the others change"],
          fixes: [Fix(ranges.count == 1 ? "remove it" : "remove them", applicability: .maybe, edits: ranges.map { removal(of: $0) })]))
    }
  }
}
