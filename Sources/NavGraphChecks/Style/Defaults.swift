import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let saysTheDefault = Rule(
    1010, .off, summary: "line that repeats a default",
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
    if let app = graph.app, app.transition == .crossDissolve { reportDefault(app.transitionRange, "crossDissolve") }
    for tab in graph.tabs {
      if tab.placement == .automatic { reportDefault(tab.placementRange, "automatic") }
      if tab.reselect == .popToRoot { reportDefault(tab.reselectRange, "popToRoot") }
    }
    for section in graph.sections where section.placement == .automatic { reportDefault(section.placementRange, "automatic") }
    for tabs in graph.tabSets {
      if tabs.style == .automatic { reportDefault(tabs.styleRange, "automatic") }
      if let first = tabs.first, tabs.tabs.first(where: { graph.tabs[$0].content != nil }) == first {
        reportDefault(graph.tabs[first].firstRange, "first")
      }
      if tabs.minimize == .automatic { reportDefault(tabs.minimizeRange, "automatic") }
    }
    for split in graph.splits where split.display == .automatic && split.behavior == .automatic {
      reportDefault(split.displayRange, "automatic")
    }
    for pages in graph.pageSets where pages.transition == .scroll { reportDefault(pages.transitionRange, "scroll") }
    for modal in graph.modals {
      if modal.placement == .automatic { reportDefault(modal.placementRange, "automatic") }
      if modal.dismissal == .free { reportDefault(modal.dismissalRange, "free") }
      if modal.transition == .standard { reportDefault(modal.transitionRange, "standard") }
    }
    for screen in graph.screens where screen.swipeBack == .content { reportDefault(screen.swipeBackRange, "content") }
    for screen in graph.screens where screen.transition == .standard { reportDefault(screen.transitionRange, "standard") }
  }

  /// Reports `range` if it ends with `word`. An invalid value also results in the default, but is a different word in the source.
  private func reportDefault(_ range: SourceRange?, _ word: String) {
    guard let range, source(range).hasSuffix(word) else { return }
    report(
      Diagnostic(
        .saysTheDefault, "`\(source(range))` is the default", at: range, "has no effect",
        fixes: [Fix("remove it", .always, [removal(of: range)])]))
  }
}
