import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let saysTheDefault = Rule(
    number: 1010, severity: .off, summary: "line that repeats a default",
    rationale: """
      These options have the default that a reader would expect. A line that repeats it makes a reader look for a reason.
      """,
    failing: """
      app Shop {
        root stack Cart
      }
      screen Cart {
        on order -> present Order
      }
      modal Order {
        content   OrderForm
        dismissal free
      }
      screen OrderForm
      """,
    corrected: """
      app Shop {
        root stack Cart
      }
      screen Cart {
        on order -> present Order
      }
      modal Order {
        content OrderForm
      }
      screen OrderForm
      """)
}

extension Checker {
  func checkDefaults() {
    if let app = graph.app, app.transition == .crossDissolve { reportDefault(at: app.transitionRange, word: "crossDissolve") }
    for tab in graph.tabs {
      if tab.placement == .automatic { reportDefault(at: tab.placementRange, word: "automatic") }
      if tab.reselect == .popToRoot { reportDefault(at: tab.reselectRange, word: "popToRoot") }
    }
    for section in graph.sections where section.placement == .automatic { reportDefault(at: section.placementRange, word: "automatic") }
    for tabs in graph.tabSets {
      if tabs.style == .automatic { reportDefault(at: tabs.styleRange, word: "automatic") }
      if let first = tabs.first, tabs.tabs.first(where: { graph.tabs[$0].content != nil }) == first {
        reportDefault(at: graph.tabs[first].firstRange, word: "first")
      }
      if tabs.minimize == .automatic { reportDefault(at: tabs.minimizeRange, word: "automatic") }
    }
    for split in graph.splits where split.display == .automatic && split.behavior == .automatic {
      reportDefault(at: split.displayRange, word: "automatic")
    }
    for pages in graph.pageSets where pages.transition == .scroll { reportDefault(at: pages.transitionRange, word: "scroll") }
    for modal in graph.modals {
      if modal.placement == .automatic { reportDefault(at: modal.placementRange, word: "automatic") }
      if modal.dismissal == .free { reportDefault(at: modal.dismissalRange, word: "free") }
      if modal.transition == .standard { reportDefault(at: modal.transitionRange, word: "standard") }
    }
    for screen in graph.screens where screen.swipeBack == .content { reportDefault(at: screen.swipeBackRange, word: "content") }
    for screen in graph.screens where screen.transition == .standard { reportDefault(at: screen.transitionRange, word: "standard") }
  }

  /// Reports `range` if it ends with `word`. An invalid value also results in the default, but is a different word in the source.
  private func reportDefault(at range: SourceRange?, word: String) {
    guard let range, source(at: range).hasSuffix(word) else { return }
    report(
      Diagnostic(
        .saysTheDefault, message: "`\(source(at: range))` is the default", at: range, label: "has no effect",
        fixes: [Fix("remove it", applicability: .always, edits: [removal(of: range)])]))
  }
}
