import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A screen that says that it repeats, and can't.
  static let idleRepeats = Rule(
    0618, .warning, summary: "`repeats` on a screen that doesn't",
    rationale: """
      `repeats` accepts that screens can be pushed onto each other without end (NAV0617). Where no ring of pushes leads through the screen, \
      it says something about the app that isn't so, and it would hide a ring that comes later.
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
  func checkIdleRepeats(_ pushes: PushGraph) {
    guard isSure, graph.screens.contains(where: { $0.repeatsRange != nil }) else { return }
    let areOnLoops = pushes.areOnLoops()
    var told = 0
    for screen in graph.screens.ids {
      guard let range = graph.screens[screen].repeatsRange, !isOpen(screen) else { continue }
      let all = places.places(of: screen)
      guard !all.contains(where: { areOnLoops[$0.index] }) else { continue }
      report(
        Diagnostic(
          .idleRepeats, "`\(name(screen))` never lies on a stack twice", at: range, "changes nothing",
          notes: way(to: all.first, &told) + ["nothing that can be pushed on top of it pushes it again"],
          fixes: [Fix("take it out", .maybe, [removal(of: range)])]))
    }
  }
}
