import NavGraphSyntax

extension Rule {
  static let emptyEnumeration = Rule(
    0411, .error, summary: "enum without cases",
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
  static func emptyEnumeration(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyEnumeration, "the enum `\(name)` has no cases", at: range, "add a case")
  }
}
