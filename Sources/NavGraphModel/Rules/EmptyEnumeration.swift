import NavGraphSyntax

extension Rule {
  /// An enum without cases.
  static let emptyEnumeration = Rule(
    0411, .error, summary: "an enum without cases",
    rationale: """
      An enum has at least one case; otherwise no value of it exists, and nothing that takes one can be shown.
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
    Diagnostic(.emptyEnumeration, "the enum `\(name)` has no cases", at: range, "no value of it exists")
  }
}
