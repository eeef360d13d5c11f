import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// An assertion that could be neither proved nor broken.
  static let undecided = Rule(
    1105, .warning, summary: "an assertion that could be neither proved nor broken",
    rationale: """
      Assertions are decided by a search over all walks at once, in which containers that stand side by side are independent of one \
      another. What it finds is said only if a walk through single states really does it. Where none is found among the first twenty \
      thousand states, it is not known whether the assertion holds.
      """,
    // An example would not fit on a page.
    failing: "", corrected: "")
}

extension Checker {
  mutating func reportUndecided(_ what: String, _ range: SourceRange) {
    report(
      Diagnostic(
        .undecided, "\(what) could not be decided", at: range, "neither proved nor broken",
        notes: ["a way was found that no walk was seen to take; the states are too many to look at all of them"],
        help: ["assert something about fewer screens at a time"]))
  }
}
