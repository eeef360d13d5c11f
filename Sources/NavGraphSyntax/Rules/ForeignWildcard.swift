extension Rule {
  package static let foreignWildcard = Rule(
    number: 240, severity: .error, summary: "placeholder in the syntax of another router",
    rationale: """
      Other routers write `:id` and `*`. In navgraph, a placeholder is written `{id}`. `{_}` matches one segment and discards it, and \
      `{_...}` does so for all remaining segments. To match a star or a colon there, write `\\u{2A}` or `\\u{3A}id`.
      """,
    failing: """
      app Forge { scheme forge; root Main }
      stack Main { root Home }
      screen Home
      screen Issues
      route "/issues/*" -> Main / Issues
      """,
    corrected: """
      app Forge { scheme forge; root Main }
      stack Main { root Home }
      screen Home
      screen Issues
      route "/issues/{_...}" -> Main / Issues
      """)
}

extension Diagnostic {
  static func foreignWildcard(text: String, at range: SourceRange, meant: String) -> Diagnostic {
    Diagnostic(
      .foreignWildcard, message: "`\(text)` isn't a placeholder", at: range, label: "write `\(meant)`",
      fixes: [Fix("write `\(meant)`", applicability: .maybe, edits: [.init(replacing: range, with: meant)])])
  }
}
