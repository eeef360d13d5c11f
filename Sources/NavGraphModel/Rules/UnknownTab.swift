import NavGraphSyntax

extension Rule {
  static let unknownTab = Rule(
    number: 0317, severity: .error, summary: "unknown tab",
    rationale: """
      `select` names a tab of the innermost tabs, or of the tabs before the dot.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home   stack Home
        tab basket stack Basket
      }
      screen Home {
        on buy -> select baskt
      }
      screen Basket
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home   stack Home
        tab basket stack Basket
      }
      screen Home {
        on buy -> select basket
      }
      screen Basket
      """)
}

extension Diagnostic {
  static func unknownTab(_ name: UnresolvedName, of tabs: String?) -> Diagnostic {
    Diagnostic(
      .unknownTab, message: tabs.map { "`\($0)` has no tab `\(name.text)`" } ?? "there is no tab named `\(name.text)`", at: name.range,
      label: name.question(), notes: name.legalNote("tabs"), fixes: name.fixes)
  }
}
