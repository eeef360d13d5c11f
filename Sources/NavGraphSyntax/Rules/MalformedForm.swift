extension Rule {
  package static let malformedForm = Rule(
    241, .error, summary: "a placeholder whose form can't be read",
    rationale: """
      Behind a colon stands what a placeholder's text looks like: characters of one sort, and how many, `{sha: hex 40}`; a range of numbers,
      `{year: 1900...2100}`, with zeros in front if it is written so, `{month: 01...12}`; or the texts to choose from, `{tab: new|top}`. The sorts are
      `digits`, `hex`, `letters`, `alphanumeric` (letters and digits of ASCII), `slug` (lowercase letters, digits and hyphens) and `token`
      (letters, digits, hyphens and underscores).
      """,
    failing: """
      screen Commit(sha: String)
      route "/commit/{sha: hexa 40}" -> Commit(sha)
      """,
    corrected: """
      screen Commit(sha: String)
      route "/commit/{sha: hex 40}" -> Commit(sha)
      """)
}

extension Diagnostic {
  static func malformedForm(_ mistake: PlaceholderForm.Mistake, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedForm, mistake.message, at: range, mistake.label,
      fixes: mistake.meant.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? [])
  }

  static func formOfCatchAll(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedForm, "a catch-all has no form", at: range, "it takes whatever segments are left",
      help: ["a placeholder for one segment, `{name}`, may have one"])
  }
}
