import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A graph whose places are too many to follow.
  static let tooLarge = Rule(
    0611, .warning, summary: "a graph whose places are too many to follow",
    rationale: """
      A screen has a place in every stack that can show it. Where a million of them come together, the walk through them is given up, and \
      nothing is said of what can be reached and what piles up. No app has so many; perhaps the file was generated.
      """,
    // An example would not fit on a page.
    failing: "", corrected: "")
}

extension Checker {
  mutating func reportTooLarge() {
    guard let app = graph.app else { return }
    report(
      Diagnostic(
        .tooLarge, "this graph is too large to be followed to its end", at: app.declared.nameRange,
        "\(places.places.count) places, and more to come", notes: ["reachability, loops of modals and ways out were not judged"],
        help: ["let fewer screens share so many stacks"]))
  }
}
