import NavGraphSyntax

extension Rule {
  package static let notWritten = Rule(
    394, .note, summary: "something that the Swift output leaves out so far",
    rationale: """
      The graph is sound, and `check` and `graph` know all of it; `generate` can't write this part yet. The rest is written, where it does what \
      the graph says all the same; `--deny NAV0394` stops generation instead. Where it would not, as with tabs in a column of `output swiftui` before iOS 17, this is an error. (Which constructs these are changes with every release, so no example stands here.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  /// `isNeeded`: without it the output wouldn't do what the graph says, so it is an error.
  package static func notWritten(_ what: String, at range: SourceRange, isNeeded: Bool) -> Diagnostic {
    var finding = Diagnostic(.notWritten, "the Swift output does not have this yet: \(what)", at: range)
    if isNeeded { finding.severity = .error }
    return finding
  }
}
