import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A transition that never runs.
  static let idleTransition = Rule(
    0917, .warning, summary: "a transition of a screen that never comes in",
    rationale: """
      The `transition` of a screen is how it comes in when it is pushed or presented. A screen that is only ever the first of a root, a \
      tab or a page is there from the start.
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
  mutating func checkScreenTransitions() {
    guard graph.screens.contains(where: { $0.transition == .zoom }) else { return }
    let neighbors = StackNeighbors(places)
    var told = 0
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      guard value.transition == .zoom, let range = value.transitionRange, !isOpen(screen) else { continue }
      let comesIn = places.places(of: screen).contains {
        neighbors.hasBelow[$0.index] || places.units[places.unit(of: $0)].kind == .presented
      }
      guard !comesIn else { continue }
      report(
        Diagnostic(
          .idleTransition, "`\(name(screen))` is never pushed or presented: there is nothing to zoom", at: range, "never runs",
          notes: way(to: places.places(of: screen).first, &told),
          help: ["write it on the screen that is pushed or presented"], fixes: [removalFix("`transition`", range)]))
    }
  }
}
