extension Rule {
  package static let malformedForm = Rule(
    number: 241, severity: .error, summary: "invalid form of a placeholder",
    rationale: """
      After a colon, a placeholder can have a form, which its text must match. A form is a sort of characters with their number,
      `{sha: hex 40}`, or a range of numbers, `{year: 1900...2100}`, or a choice of texts, `{tab: new|top}`. A range with leading zeros,
      `{month: 01...12}`, requires them in the URL. The sorts are `digits`, `hex`, `letters`, `alphanumeric` (letters and digits of ASCII),
      `slug` (lowercase letters, digits, and hyphens), and `token` (letters, digits, hyphens, and underscores).
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
  static func malformedForm(mistake: PlaceholderForm.Mistake, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedForm, message: mistake.message, at: range, label: mistake.label,
      fixes: mistake.meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? [])
  }

  static func formOfCatchAll(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedForm, message: "a catch-all can't have a form", at: range, label: "remove the form",
      help: ["a placeholder for one segment, `{name}`, can have a form"])
  }
}
