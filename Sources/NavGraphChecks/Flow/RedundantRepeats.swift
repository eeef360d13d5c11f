import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let redundantRepeats = Rule(
    number: 0618, severity: .warning, summary: "`repeats` on a screen that can't repeat",
    rationale: """
      `repeats` accepts that screens can push each other indefinitely (NAV0617). If no cycle of pushes contains the screen, `repeats` has \
      no effect, and it would hide a cycle that is added later.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on item -> push Item
      }
      screen Item repeats
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on item -> push Item
      }
      screen Item repeats {
        on similar -> push Item
      }
      """)
}

extension Checker {
  func checkRedundantRepeats(in pushes: PushGraph) {
    guard isSure, graph.screens.contains(where: { $0.repeatsRange != nil }) else { return }
    let areOnLoops = pushes.areOnLoops()
    var told = 0
    for screen in graph.screens.ids {
      guard let range = graph.screens[screen].repeatsRange, !isOpen(screen) else { continue }
      let all = places.places(of: screen)
      guard !all.contains(where: { areOnLoops[$0.index] }) else { continue }
      report(
        Diagnostic(
          .redundantRepeats, message: "`\(name(of: screen))` is never on a stack twice", at: range, label: "has no effect",
          notes: way(to: all.first, told: &told) + ["no screen that can be pushed on top of it pushes it again"],
          fixes: [Fix("remove `repeats`", applicability: .maybe, edits: [removal(of: range)])]))
    }
  }
}
