import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let backTextWithoutScreen = Rule(
    number: 0916, severity: .warning, summary: "Back button that is never shown",
    rationale: """
      A text, `minimal` and `generic` change the Back button that leads back to this screen, so another screen has to come on top of it. \
      `hidden` and `confirm` change the screen's own Back button, so the screen has to come on top of another one. In a collapsed split \
      the columns are on top of each other. If that never happens, the line has no effect.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on item -> push Item
      }
      screen Item {
        back "Item" minimal
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        back "Home" minimal
        on item -> push Item
      }
      screen Item
      """)
}

extension Checker {
  func checkBacks() {
    guard graph.screens.contains(where: { $0.backRange != nil }) else { return }
    let neighbors = StackNeighbors(in: places)
    var told = 0
    for screen in graph.screens.ids {
      let value = graph.screens[screen]
      guard let range = value.backRange, !isOpen(screen), !places.places(of: screen).contains(where: isPresentedBare) else { continue }
      let isOfNext = value.backTitle != nil || value.backMode == .minimal || value.backMode == .generic
      let isItsOwn = value.backMode == .hidden || value.backMode == .confirm
      let all = places.places(of: screen)
      let hasAbove = all.contains { neighbors.hasAbove[$0.index] }
      let hasBelow = all.contains { neighbors.hasBelow[$0.index] }
      guard isOfNext || isItsOwn, !(isOfNext && hasAbove), !(isItsOwn && hasBelow) else { continue }
      let name = name(of: screen)
      let why = isItsOwn ? "`\(name)` is never on top of another screen" : "no screen is ever on top of `\(name)`"
      let help: [Help] =
        isItsOwn || value.backTitle == nil ? [] : ["write `back` on the screen that the button leads back to"]
      report(
        Diagnostic(
          .backTextWithoutScreen, message: "`back` has no effect: \(why)", at: range, label: "this Back button is never shown",
          notes: way(to: all.first, told: &told), help: help, fixes: [removalFix(of: "`back`", at: range)]))
    }
  }
}
