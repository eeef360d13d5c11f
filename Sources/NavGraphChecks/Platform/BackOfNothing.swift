import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A Back button that is never there.
  static let backOfNothing = Rule(
    0916, .warning, summary: "a Back button that is never there",
    rationale: """
      A text, `minimal` and `generic` say how the Back button of the next screen speaks of this one, so another screen has to come on top \
      of it. `hidden` and `confirm` are about its own Back button, so it has to come on top of another. In a collapsed split the columns \
      stand on each other. Where that never happens, the line changes nothing.
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
    let neighbors = StackNeighbors(places)
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
      let name = name(screen)
      let why = isItsOwn ? "`\(name)` is never on top of another screen" : "no screen is ever on top of `\(name)`"
      let help: [Help] =
        isItsOwn || value.backTitle == nil ? [] : ["`back` is written on the screen that the button leads back to"]
      report(
        Diagnostic(
          .backOfNothing, "this is about a Back button that is never shown: \(why)", at: range, "changes nothing",
          notes: way(to: all.first, &told), help: help, fixes: [removalFix("`back`", range)]))
    }
  }
}
