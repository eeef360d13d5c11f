import NavGraphSyntax

extension Rule {
  package static let notWritten = Rule(
    394, .note, summary: "something that the Swift output leaves out so far",
    rationale: """
      The graph is sound, and `check` and `graph` know all of it; `generate` can't write this part yet. The rest is written. `--deny NAV0394` \
      stops generation instead. (Which constructs these are changes with every release, so no example stands here.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  package static func notWritten(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notWritten, "the Swift output does not have this yet: \(what)", at: range)
  }
}
