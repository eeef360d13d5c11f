import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let tooLarge = Rule(
    number: 0611, severity: .warning, summary: "app that is too large to check completely",
    rationale: """
      A screen counts once for every stack that can show it. If that makes more than a million, the analysis stops, and navgraph doesn't \
      report what can't be reached, what can stack on itself and what can't be left. No app comes near this number. The file may be \
      generated.
      """,
    // A failing example would be too long.
    failing: "", corrected: "")
}

extension Checker {
  func checkSize() {
    guard let app = graph.app, !places.isWhole else { return }
    report(
      Diagnostic(
        .tooLarge, message: "this app is too large to check completely", at: app.declared.nameRange,
        label: "more than \(places.places.count) screens in all of its stacks",
        notes: ["unreachable screens, growing stacks and screens that can't be left were not checked"],
        help: ["push fewer screens in so many stacks"]))
  }
}
