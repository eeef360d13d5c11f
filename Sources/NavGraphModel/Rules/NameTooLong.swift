import NavGraphSyntax

extension Rule {
  static let nameTooLong = Rule(
    number: 0325, severity: .error, summary: "name that is too long for a file",
    rationale: """
      Generated files are named after the app and its containers, and file systems limit names to 255 bytes.
      So the name of a declaration can have at most \(Resolver.longestName) bytes.
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
      .nameTooLong, message: "this name has \(name.utf8.count) bytes, which is too long for a file", at: range,
      label: "shorten it to at most \(Resolver.longestName) bytes")
  }
}
