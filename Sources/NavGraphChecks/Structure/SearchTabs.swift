import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let searchTabWithoutStack = Rule(
    number: 0505, severity: .warning, summary: "search tab without a stack",
    rationale: """
      The system puts the search field of a search tab into the navigation bar of its stack. Without a stack there is no bar and no field. \
      Give the tab a stack.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home   stack Home
        tab search search Results
      }
      screen Home
      screen Results
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home   stack Home
        tab search search stack Results
      }
      screen Home
      screen Results
      """)

  static let twoSearchTabs = Rule(
    number: 0506, severity: .error, summary: "two search tabs in one bar",
    rationale: "The system sets one search tab apart from the others. Make the second an ordinary tab.",
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home   stack Home
        tab search search stack Results
        tab find   search stack Results
      }
      screen Home
      screen Results
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home   stack Home
        tab search search stack Results
        tab find   stack Results
      }
      screen Home
      screen Results
      """)
}

extension Checker {
  func checkSearchTabs() {
    for tabs in graph.tabSets {
      var first: TabID?
      for id in tabs.tabs where graph.tabs[id].isSearch {
        if let first {
          report(
            Diagnostic(
              .twoSearchTabs, message: "`\(graph.text(of: tabs.declared.name))` has two search tabs", at: graph.tabs[id].declared.nameRange,
              label: "the second one", secondary: [Label(at: graph.tabs[first].declared.nameRange, text: "the first one")],
              help: ["remove `search` here to make it an ordinary tab"]))
        }
        first = first ?? id
        checkStack(ofSearchTab: id)
      }
    }
  }

  private func checkStack(ofSearchTab id: TabID) {
    let tab = graph.tabs[id]
    let name = graph.text(of: tab.declared.name)
    guard let instance = tab.content else {
      guard tab.action != nil else { return }
      report(
        Diagnostic(
          .searchTabWithoutStack, message: "the search tab `\(name)` only runs an action, so there is no bar for the search field",
          at: tab.declared.nameRange, label: "has no content", help: ["give it a stack, or remove `search`"]))
      return
    }
    let range = graph.instances[instance].range
    switch graph.instances[instance].content {
    case .screen:
      report(
        Diagnostic(
          .searchTabWithoutStack, message: "the search tab `\(name)` has no stack, so there is no bar for the search field", at: range,
          label: "a screen without a stack", help: ["write \(stackFix(at: range))"]))
    case .pages(let pages):
      report(
        Diagnostic(
          .searchTabWithoutStack, message: "the search tab `\(name)` has no stack, so there is no bar for the search field", at: range,
          label: "`\(graph.text(of: graph.pageSets[pages].declared.name))` has no navigation bar", help: ["give the tab a stack"]))
    case .stack, .split, .tabs, .modal, .alert, .unknown: break
    }
  }

  /// Returns a fix that makes a screen a stack.
  func stackFix(at range: SourceRange) -> Fix {
    let text = source(at: range)
    if let word = word("screen ", at: range) {
      return Fix(code: "stack \(text.dropFirst(7))", edits: [.init(replacing: word, with: "stack ")])
    }
    return Fix(code: "stack \(text)", edits: [.init(replacing: range.opening, with: "stack ")])
  }
}
