import NavGraphSyntax

extension Rule {
  static let emptyEnumeration = Rule(
    number: 0411, severity: .error, summary: "enum without cases",
    rationale: """
      An enum needs at least one case.
      Otherwise it has no values, and nothing that takes one can be shown.
      """,
    failing: """
      enum Folder {}
      app Shop {
        root stack Home
      }
      screen Home {
        on open(folder: Folder) -> push List(folder)
      }
      screen List(folder: Folder)
      """,
    corrected: """
      enum Folder { inbox }
      app Shop {
        root stack Home
      }
      screen Home {
        on open(folder: Folder) -> push List(folder)
      }
      screen List(folder: Folder)
      """)
}

extension Diagnostic {
  static func emptyEnumeration(named name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyEnumeration, message: "the enum `\(name)` has no cases", at: range, label: "add a case")
  }
}
