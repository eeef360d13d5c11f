import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A screen all of whose parameters are keys.
  static let idleKey = Rule(
    0535, .warning, summary: "`key` on every parameter of a screen",
    rationale: """
      Two screens are the same place if their keys are equal, or all of their parameters where none is a key. A `key` on each of them says \
      the same as none.
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
          .idleKey, "every parameter of `\(name(id))` is a key", at: first, "changes nothing",
          secondary: ranges.dropFirst().map { Label($0, "neither does this") },
          help: ["mark only those that say which place it is; the screen is told of the others"],
          fixes: [Fix(ranges.count == 1 ? "take it out" : "take them out", .maybe, ranges.map { removal(of: $0) })]))
    }
  }
}
