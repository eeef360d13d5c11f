import NavGraphSyntax

extension Rule {
  static let unmetNeed = Rule(
    number: 0347, severity: .error, summary: "unsatisfied `needs` declaration",
    rationale: """
      `needs` declares what a module expects of the app and of other modules, so that its files can be checked and generated separately.
      In the app that joins the module, the app or another module must declare it.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      module Selling
      needs screen Profile(user: String)
      screen Home {
        on seller(name: String) -> push Profile(user: name)
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Profile(user: String) {
        title
      }
      module Selling
      needs screen Profile(user: String)
      screen Home {
        on seller(name: String) -> push Profile(user: name)
      }
      """)
}

extension Diagnostic {
  static func unmetNeed(_ name: UnresolvedName, noun: String, of module: String, declared: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unmetNeed, message: "`\(module)` needs the \(noun) `\(name.text)`, which isn't declared", at: name.range,
      label: name.question(orElse: "not declared elsewhere"), secondary: name.declarationLabel(at: declared),
      help: name.meant == nil ? ["declare it in the app or in another module, or import the file that declares it"] : [],
      fixes: name.fixes)
  }
}
