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
  static func unknownTab(named name: String, of tabs: String?, at range: SourceRange, legal: [String], meant: String?) -> Diagnostic {
    Diagnostic(
      .unknownTab, message: tabs.map { "`\($0)` has no tab `\(name)`" } ?? "there is no tab named `\(name)`", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "",
      notes: legal.isEmpty || legal.count > 20 ? [] : ["tabs: " + legal.map(\.quoted).joined(separator: ", ")],
      fixes: meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? [])
  }
}
