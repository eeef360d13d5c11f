extension Rule {
  package static let foreignWildcard = Rule(
    240, .error, summary: "a placeholder in the spelling of another language",
    rationale: """
      Other routers write `:id` and `*`. Here a placeholder is written `{id}`; `{_}` matches one segment and drops it, `{_...}` all that are left. \
      A URL that really has a star or a colon there is written `\\u{2A}`, `\\u{3A}id`.
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
      .foreignWildcard, "a placeholder is not written `\(text)`", at: range, "here it is `\(meant)`",
      fixes: [Fix("write `\(meant)`", .maybe, [.init(range, meant)])])
  }
}
