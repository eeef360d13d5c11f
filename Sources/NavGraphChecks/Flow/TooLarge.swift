import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A graph whose places are too many to follow.
  static let tooLarge = Rule(
    0611, .warning, summary: "an app that is too large to check as a whole",
    rationale: """
      A screen counts once for every stack that can show it. Where that gives more than a million, the search is given up, and nothing is said \
      of what can be reached and what piles up. No app comes near that; perhaps the file was generated.
      """,
    // An example would not fit on a page.
    failing: "", corrected: "")
}

extension Checker {
  func checkSize() {
    guard let app = graph.app, !places.isWhole else { return }
    report(
      Diagnostic(
        .tooLarge, "this app is too large to check as a whole", at: app.declared.nameRange,
        "\(places.places.count) screens in all its stacks, and still counting",
        notes: ["what is never shown, what piles up and what can't be left was not checked"],
        help: ["let fewer screens be pushed in so many stacks"]))
  }
}
