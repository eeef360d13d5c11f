import NavGraphSyntax

extension Rule {
  static let unusedImport = Rule(
    number: 0314, severity: .warning, summary: "redundant import",
    rationale: """
      Each file is read once, regardless of how many files import it.
      A second import of the same file in one file, or a file's import of itself, has no effect.
      """,
    failing: """
      import "Example.navgraph"
      app Shop {
        root stack Home
      }
      screen Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home
      """)
}

extension Diagnostic {
  static func unusedImport(_ path: String, ofItself: Bool, at range: SourceRange, first: SourceRange?, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedImport, message: ofItself ? "this file imports itself" : "`\(path)` is already imported", at: range, label: "has no effect",
      secondary: first.map { [Label(at: $0, text: "imported here")] } ?? [],
      fixes: [Fix("remove it", applicability: .always, edits: [.init(replacing: whole, with: "")])])
  }
}
