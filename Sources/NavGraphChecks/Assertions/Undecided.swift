import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// An assertion that could be neither proved nor broken.
  static let undecided = Rule(
    1105, .warning, summary: "an assertion that could be neither proved nor broken",
    rationale: """
      An assertion is decided by a search over all walks at once, in which containers side by side are independent of one another. What that \
      search finds is reported only if a walk can be shown, step by step. Stacks and modals that can grow without end allow endlessly many \
      walks, so they are tried up to a certain height, and up to twenty thousand states. If none is found by then, it isn't known whether the \
      assertion holds.
      """,
    // An example would not fit on a page.
    failing: "", corrected: "")
}

extension Checker {
  /// - Parameter wanted: What no walk was found to do.
  mutating func reportUndecided(_ what: String, _ wanted: String, _ limit: WalkReplay.Limit, _ range: SourceRange) {
    let why =
      switch limit {
      case .height: "stacks or modals can grow without end here"
      case .effort: "the search was stopped when there were too many"
      }
    report(
      Diagnostic(
        .undecided, "\(what) could not be decided", at: range, "neither proved nor broken",
        notes: ["no walk was found that \(wanted), but not every walk was tried: \(why)"],
        help: ["try a claim about fewer steps, or put `allow NAV1105 \"reason\"` before it"]))
  }
}
