import NavGraphSyntax

extension Rule {
  /// A name that makes no name of a file.
  static let nameTooLong = Rule(
    0325, .error, summary: "a name that is too long for a file",
    rationale: """
      Generated files are named after the app and its containers, and no file system takes more than 255 bytes. So the name of a declaration has \
      \(Resolver.longestName) bytes at most.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push \(endless)
      }
      screen \(endless)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail
      """)

  private static let endless = String(repeating: "Detail", count: 20)
}

extension Diagnostic {
  static func nameTooLong(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameTooLong, "a name of \(name.utf8.count) bytes is too long", at: range, "at most \(Resolver.longestName) make the name of a file")
  }
}
