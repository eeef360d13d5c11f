extension Rule {
  package static let foreignWildcard = Rule(
    240, .error, summary: "placeholder in the syntax of another router",
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
  static func foreignWildcard(_ text: String, at range: SourceRange, meant: String) -> Diagnostic {
    Diagnostic(
      .foreignWildcard, "`\(text)` isn't a placeholder", at: range, "write `\(meant)`",
      fixes: [Fix("write `\(meant)`", .maybe, [.init(range, meant)])])
  }
}
