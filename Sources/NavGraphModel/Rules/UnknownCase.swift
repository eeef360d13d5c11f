import NavGraphSyntax

extension Rule {
  static let unknownCase = Rule(
    0316, .error, summary: "unknown case of an enum",
    rationale: """
      `.name` is one of the cases that the enum declares.
      """,
    failing: """
      enum Folder { inbox, spam }
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push List(folder: .span)
      }
      screen List(folder: Folder)
      """,
    corrected: """
      enum Folder { inbox, spam }
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push List(folder: .spam)
      }
      screen List(folder: Folder)
      """)
}

extension Diagnostic {
  static func unknownCase(
    _ name: String, of enumeration: String?, at range: SourceRange, legal: [String], meant: String?, _ declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unknownCase, enumeration.map { "`\($0)` has no case `\(name)`" } ?? "no enum that a flow returns has a case `\(name)`", at: range,
      meant.map { "did you mean `.\($0)`?" } ?? "", secondary: declared.map { [Label($0, "declared here")] } ?? [],
      notes: legal.isEmpty || legal.count > 20 ? [] : ["cases: " + legal.map { "`.\($0)`" }.joined(separator: ", ")],
      fixes: meant.map { [Fix("write `.\($0)`", .maybe, [.init(range, ".\($0)")])] } ?? [])
  }
}
