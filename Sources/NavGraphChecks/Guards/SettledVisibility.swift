import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact for up to twelve conditions. Beyond that, nothing is reported.
  static let settledVisibility = Rule(
    number: 0805, severity: .warning, summary: "visibility condition that is constant",
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
    let conditions = Conditions(of: graph)
    for tab in graph.tabs where tab.hiddenWhen != nil {
      inspect(
        tab.hiddenWhen, of: "the tab `\(graph.text(of: tab.declared.name))`", isHiding: true, declared: tab.declared, with: conditions)
    }
    for section in graph.sections where section.hiddenWhen != nil {
      let title = section.title.map { "the section \"\(graph.text(of: $0))\"" } ?? "this section"
      inspect(section.hiddenWhen, of: title, isHiding: true, declared: section.declared, with: conditions)
    }
    for tabs in graph.tabSets {
      guard let accessory = tabs.accessory, graph.instances[accessory].content != .unknown else { continue }
      var declared = tabs.declared
      declared.nameRange = tabs.accessoryRange ?? declared.nameRange
      inspect(
        tabs.accessoryTest, of: "the accessory `\(name(of: graph.instances[accessory].content))`", isHiding: false, declared: declared,
        with: conditions)
    }
    for alert in graph.alerts {
      for button in graph.buttons[alert.buttons] where button.test != nil {
        var declared = alert.declared
        declared.nameRange = button.range
        inspect(button.test, of: "the button `\(graph.text(of: button.name))`", isHiding: false, declared: declared, with: conditions)
      }
    }
  }

  private func inspect(
    _ test: TestID?, of thing: String, isHiding: Bool, declared: Declared, with conditions: Conditions
  ) {
    guard let test else { return }
    for holds in [true, false] {
      let claims = [Conditions.Claim(test: test, holds: holds)]
      guard conditions.canHold(claims) == false else { continue }
      // If the condition can't be true, the item is never hidden or never shown. If it can't be false, the reverse is true.
      let isShown = isHiding == holds
      let text = conditions.text(of: Conditions.Claim(test: test))
      report(
        Diagnostic(
          .settledVisibility,
          message: "\(thing) is \(isHiding ? isShown ? "never hidden" : "always hidden" : isShown ? "always shown" : "never shown")",
          at: declared.nameRange, label: "`\(text)` is \(holds ? "never" : "always") true",
          notes: holds ? [conditions.why(for: claims)] : [],
          help: ["name a condition that can change, or remove the \(isHiding ? "`hidden when`" : "`when`")"]))
      return
    }
  }
}
