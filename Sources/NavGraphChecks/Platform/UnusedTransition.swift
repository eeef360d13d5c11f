import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let unusedTransition = Rule(
    number: 0917, severity: .warning, summary: "transition of a screen that is never pushed or presented",
    rationale: """
      The `transition` of a screen is used when it is pushed or presented. A screen that is only ever the first of a root, a tab or a page \
      is there from the start. The first screen of a presented stack appears with the stack: write the transition on a `modal` with that \
      content.
      """,
    failing: """
      app Gallery {
        root stack Rooms
      }
      screen Rooms {
        transition zoom
        on picture -> push Picture
      }
      screen Picture
      """,
    corrected: """
      app Gallery {
        root stack Rooms
      }
      screen Rooms {
        on picture anchored -> push Picture
      }
      screen Picture {
        transition zoom
      }
      """)
}

extension Checker {
  func checkScreenTransitions() {
    guard graph.screens.contains(where: { $0.transition == .zoom }) else { return }
    let neighbors = StackNeighbors(in: places)
    var told = 0
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      guard value.transition == .zoom, let range = value.transitionRange, !isOpen(screen) else { continue }
      let all = places.places(of: screen)
      guard !all.contains(where: { neighbors.hasBelow[$0.index] || isPresentedBare($0) }) else { continue }
      // The system animates the container, as `ModalCoordinator.dress` does.
      let isInside = all.contains { places.units[places.unit(of: $0)].kind == .presented }
      let name = name(of: screen)
      report(
        Diagnostic(
          .unusedTransition,
          message: isInside
            ? "`\(name)` appears with the container that is presented, which doesn't zoom"
            : "`\(name)` is never pushed or presented, so it never zooms",
          at: range, label: "never runs", notes: way(to: all.first, told: &told),
          help: [
            isInside
              ? "write `transition zoom` in a `modal` that shows the container" : "write it on the screen that is pushed or presented"
          ],
          fixes: [removalFix(of: "`transition`", at: range)]))
    }
  }
}
