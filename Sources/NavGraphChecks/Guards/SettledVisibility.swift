import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact for up to twelve conditions. Beyond that, nothing is reported.
  static let settledVisibility = Rule(
    0805, .warning, summary: "visibility condition that is constant",
    rationale: """
      `hidden when` removes a tab or a section from the bar while its test is true. An accessory, or a button of an alert, is shown while \
      its `when` is true. A test that is always true, or never, decides nothing: the item is always shown, or never. Change the test, or \
      remove it.
      """,
    failing: """
      app Shop {
        root Main
      }
      condition member
      tabs Main {
        tab home   "Home"   icon "house" stack Home
        tab offers "Offers" icon "tag"   stack Offers hidden when member or not member
      }
      screen Home
      screen Offers
      """,
    corrected: """
      app Shop {
        root Main
      }
      condition member
      tabs Main {
        tab home   "Home"   icon "house" stack Home
        tab offers "Offers" icon "tag"   stack Offers hidden when not member
      }
      screen Home
      screen Offers
      """)
}

extension Checker {
  func checkSettledVisibility() {
    guard !graph.tests.isEmpty else { return }
    let conditions = Conditions(graph)
    for tab in graph.tabs where tab.hiddenWhen != nil {
      inspect(tab.hiddenWhen, "the tab `\(graph.text(tab.declared.name))`", isHiding: true, tab.declared, conditions)
    }
    for section in graph.sections where section.hiddenWhen != nil {
      let title = section.title.map { "the section \"\(graph.text($0))\"" } ?? "this section"
      inspect(section.hiddenWhen, title, isHiding: true, section.declared, conditions)
    }
    for tabs in graph.tabSets {
      guard let accessory = tabs.accessory, graph.instances[accessory].content != .unknown else { continue }
      var declared = tabs.declared
      declared.nameRange = tabs.accessoryRange ?? declared.nameRange
      inspect(tabs.accessoryTest, "the accessory `\(name(graph.instances[accessory].content))`", isHiding: false, declared, conditions)
    }
    for alert in graph.alerts {
      for button in graph.buttons[alert.buttons] where button.test != nil {
        var declared = alert.declared
        declared.nameRange = button.range
        inspect(button.test, "the button `\(graph.text(button.name))`", isHiding: false, declared, conditions)
      }
    }
  }

  private func inspect(
    _ test: TestID?, _ thing: String, isHiding: Bool, _ declared: Declared, _ conditions: Conditions
  ) {
    guard let test else { return }
    for holds in [true, false] {
      let claims = [Conditions.Claim(test: test, holds: holds)]
      guard conditions.canHold(claims) == false else { continue }
      // If the condition can't be true, the item is never hidden or never shown. If it can't be false, the reverse is true.
      let isShown = isHiding == holds
      let text = conditions.text(Conditions.Claim(test: test))
      report(
        Diagnostic(
          .settledVisibility,
          "\(thing) is \(isHiding ? isShown ? "never hidden" : "always hidden" : isShown ? "always shown" : "never shown")",
          at: declared.nameRange, "`\(text)` is \(holds ? "never" : "always") true", notes: holds ? [conditions.why(claims)] : [],
          help: ["name a condition that can change, or remove the \(isHiding ? "`hidden when`" : "`when`")"]))
      return
    }
  }
}
