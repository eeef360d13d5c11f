import NavGraphSyntax

extension Rule {
  static let modulesInCircle = Rule(
    number: 0344, severity: .error, summary: "circular dependency between modules",
    rationale: """
      Swift modules can't import each other in a cycle.
      Move the types that each of them needs to a module that both import.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      module Selling
      type ItemID = Int
      screen Home {
        on open(note: Note) -> push Item(note)
      }
      module Notes
      type Note = String
      screen Item(note: Note) {
        title "Item"
        on next(item: ItemID) -> pop
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      module Selling
      screen Home {
        on open(note: Note) -> push Item(note)
      }
      module Notes
      type ItemID = Int
      type Note = String
      screen Item(note: Note) {
        title "Item"
        on next(item: ItemID) -> pop
      }
      """)
}

extension Diagnostic {
  /// - Parameter others: The other modules of the cycle, and the type that each needs of the next.
  static func modulesInCircle(
    _ module: String, other: String, needs type: String, at range: SourceRange,
    others: [(module: String, type: String, range: SourceRange)]
  ) -> Diagnostic {
    Diagnostic(
      .modulesInCircle, message: "`\(module)` and `\(other)` depend on each other", at: range, label: "`\(module)` needs `\(type)`",
      secondary: others.map { Label(at: $0.range, text: "`\($0.module)` needs `\($0.type)`") },
      help: ["move the types that both need to a module that both can import"])
  }
}
