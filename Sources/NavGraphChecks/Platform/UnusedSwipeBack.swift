import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let unusedSwipeBack = Rule(
    number: 0926, severity: .warning, summary: "`swipeBack` without an effect",
    rationale: """
      A swipe leads back from a screen on top of another one in a stack, as Back does. In a collapsed split it also leads from a column to \
      the one before. UIKit has no swipe back if the Back button is hidden or asks first, or if the navigation bar is hidden. `swipeBack` \
      has no effect there.
      """,
    failing: """
      app Atlas {
        root stack Map
      }
      screen Map {
        swipeBack none
        on place -> push Place
      }
      screen Place
      """,
    corrected: """
      app Atlas {
        root stack Places
      }
      screen Places {
        on map -> push Map
      }
      screen Map {
        swipeBack none
      }
      """)
}

extension Checker {
  func checkUnusedSwipeBack() {
    guard graph.screens.contains(where: { $0.swipeBackRange != nil }) else { return }
    let neighbors = StackNeighbors(in: places)
    var told = 0
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      guard let range = value.swipeBackRange, screen != graph.externalScreen, !isOpen(screen) else { continue }
      let all = places.places(of: screen)
      let isLowest = !all.contains { neighbors.hasBelow[$0.index] }
      var labels: [Label] = []
      let why: String
      if isLowest {
        why = "`\(name(of: screen))` is never on top of another screen"
      } else if value.swipeBack == .none, let back = value.backRange, value.backMode == .hidden || value.backMode == .confirm {
        why = "`\(name(of: screen))` has no swipe back"
        labels = [Label(at: back, text: value.backMode == .hidden ? "its Back button is hidden" : "Back asks the screen first")]
      } else if value.swipeBack != .none, value.hides.contains(.navigationBar), let hides = value.hidesRange {
        why = "without a navigation bar there is no swipe back"
        labels = [Label(at: hides, text: "`\(name(of: screen))` hides it")]
      } else {
        continue
      }
      report(
        Diagnostic(
          .unusedSwipeBack, message: "`swipeBack` has no effect here: \(why)", at: range, label: "there is no swipe back",
          secondary: labels,
          notes: isLowest ? way(to: all.first, told: &told) : [], fixes: [removalFix(of: "`swipeBack`", at: range)]))
    }
  }
}
