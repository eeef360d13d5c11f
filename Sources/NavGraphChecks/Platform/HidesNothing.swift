import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let hidesNothing = Rule(
    number: 0915, severity: .warning, summary: "hidden bar on a screen that never has it",
    rationale: """
      `hides tabBar` has an effect inside `tabs`. `hides navigationBar` and `hides toolbar` have an effect inside a stack or a split. A \
      screen that is never shown there has no bar to hide. Often it was intended to be shown elsewhere.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on item -> push Item
      }
      screen Item {
        hides tabBar
      }
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab cart stack Cart
      }
      screen Home {
        on item -> push Item
      }
      screen Cart
      screen Item {
        hides tabBar
      }
      """)
}

extension Checker {
  func checkHiding() {
    var told = 0
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      guard let range = value.hidesRange, !isOpen(screen) else { continue }
      let slots = places.places(of: screen).map { places.places[$0].slot }
      var idle: [(word: String, why: String)] = []
      // A root in your app's own containers may be in a tab bar.
      let mayHaveTabs = graph.rootPlace != .window || slots.contains { places.slots[$0].tabs != nil || places.slots[$0].kind == .unseen }
      if value.hides.contains(.tabBar), !mayHaveTabs {
        idle.append(("tabBar", "it is never shown in `tabs`"))
      }
      if !slots.contains(where: hasBar) {
        for (word, bar) in [("navigationBar", Screen.Hides.navigationBar), ("toolbar", .toolbar)] where value.hides.contains(bar) {
          idle.append((word, "it is never shown in a stack"))
        }
      }
      guard let first = idle.first else { continue }
      let words = list(of: idle.map { "`\($0.word)`" })
      let isAll = idle.count == value.hides.rawValue.nonzeroBitCount
      let notes = way(to: places.places(of: screen).first, told: &told)
      report(
        Diagnostic(
          .hidesNothing, message: "`\(name(of: screen))` has no \(words) to hide: \(first.why)", at: range, label: "has no effect",
          notes: notes,
          fixes: isAll ? [removalFix(of: "`hides`", at: range)] : []))
    }
  }
}
