import NavGraphSyntax

extension Rule {
  static let unknownCase = Rule(
    number: 0316, severity: .error, summary: "unknown case of an enum",
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
    named name: String, of enumeration: String?, at range: SourceRange, legal: [String], meant: String?, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unknownCase, message: enumeration.map { "`\($0)` has no case `\(name)`" } ?? "no enum that a flow returns has a case `\(name)`",
      at: range,
      label: meant.map { "did you mean `.\($0)`?" } ?? "", secondary: declared.map { [Label(at: $0, text: "declared here")] } ?? [],
      notes: legal.isEmpty || legal.count > 20 ? [] : ["cases: " + legal.map { "`.\($0)`" }.joined(separator: ", ")],
      fixes: meant.map { [Fix("write `.\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: ".\($0)")])] } ?? [])
  }
}
