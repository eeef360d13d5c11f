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
  static func unmetNeed(
    named name: String, noun: String, of module: String, at range: SourceRange, meant: String?, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unmetNeed, message: "`\(module)` needs the \(noun) `\(name)`, which isn't declared", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "not declared elsewhere",
      secondary: meant.flatMap { text in declared.map { [Label(at: $0, text: "`\(text)` is declared here")] } } ?? [],
      help: meant == nil ? ["declare it in the app or in another module, or import the file that declares it"] : [],
      fixes: meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? [])
  }
}
