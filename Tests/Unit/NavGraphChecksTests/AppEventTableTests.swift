import Testing

/// Tests of every first step of an app-level event, on every root. A step that depends on the visible screen is reported, and no other.
@Suite struct AppEventTableTests {
  private struct Case {
    var step: String
    /// The code of the expected diagnostic; nil if the step is always valid.
    var code: Int?
  }

  private let cases: [Case] = [
    Case(step: "present Lock"), Case(step: "present Lock then { finished -> stay; dismissed -> restart }"), Case(step: "dismiss all"),
    Case(step: "dismiss all then present Lock"), Case(step: "switch to Gate"), Case(step: "switch to Gate then push Deep"),
    Case(step: "restart"), Case(step: "open window Gate else restart"), Case(step: "open window Gate else push Deep", code: 528),
    Case(step: "open \"/deep\""), Case(step: "stay"), Case(step: "browse(\"https://bank.example\")"),
    Case(step: "select Main.home"), Case(step: "select Main.home then push Deep"), Case(step: "dismiss all then select Main.home"),
    Case(step: "push Deep", code: 528), Case(step: "replace Deep", code: 528), Case(step: "pop", code: 528),
    Case(step: "pop to root", code: 528), Case(step: "pop to Home", code: 528), Case(step: "dismiss", code: 528),
    Case(step: "close", code: 528), Case(step: "finish", code: 528), Case(step: "select home", code: 528),
    Case(step: "show detail Deep", code: 528), Case(step: "clear detail", code: 528), Case(step: "page next", code: 528),
    Case(step: "page previous", code: 528), Case(step: "dismiss all then push Deep", code: 528),
    Case(step: "present Lock then { finished -> pop; dismissed -> stay }", code: 528),
    Case(step: "present Lock then { finished -> present Lock then { finished -> close } }", code: 528),
  ]

  private func program(_ step: String, on event: String = "struck") -> String {
    """
    app Bank {
      platform iOS 16
      scheme bank
      root Main
      on \(event) -> \(step)
    }
    tabs Main {
      tab home stack Home
      tab other Other
    }
    screen Home {
      on deep -> push Deep
      on gate -> switch to Gate
      on lock -> present Lock
    }
    screen Other
    screen Deep
    stack Gate { root Start }
    screen Start { on deep -> push Deep; on in -> switch to Main }
    modal Lock { content Code }
    screen Code { on done -> finish; on cancel -> dismiss }
    route "/deep" -> home / Deep
    """
  }

  /// Returns whether the step selects a tab, which is an error with a root that lacks the tabs.
  private func isRefusedElsewhere(_ step: String) -> Bool { step.contains("select Main.home") }

  @Test func everyStepIsJudgedByItself() {
    for one in cases {
      let checked = CheckedText(program(one.step))
      let expected = one.code.map { [$0] } ?? (isRefusedElsewhere(one.step) ? [514] : [])
      #expect(checked.codes.filter { [514, 528, 529].contains($0) } == expected, "\(one.step)\n\(checked.report)")
    }
  }

  @Test func anchoredIsFoundOnce() {
    for one in cases where one.code == nil {
      let checked = CheckedText(program(one.step, on: "struck anchored"))
      #expect(checked.codes.filter { $0 == 529 }.count == 1, "\(one.step)\n\(checked.report)")
    }
  }
}
