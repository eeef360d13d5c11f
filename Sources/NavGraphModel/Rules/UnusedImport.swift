import NavGraphSyntax

extension Rule {
  static let unusedImport = Rule(
    0314, .warning, summary: "redundant import",
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
      .unusedImport, ofItself ? "this file imports itself" : "`\(path)` is already imported", at: range, "has no effect",
      secondary: first.map { [Label($0, "imported here")] } ?? [], fixes: [Fix("remove it", .always, [.init(whole, "")])])
  }
}
