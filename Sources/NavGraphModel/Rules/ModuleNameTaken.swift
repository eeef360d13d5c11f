import NavGraphSyntax

extension Rule {
  static let moduleNameTaken = Rule(
    number: 0342, severity: .error, summary: "module name that is already in use",
    rationale: """
      The declarations of a module are in a namespace with the name of the module.
      The name can't be the same as the app's, which is also a namespace, or as Swift, UIKit, or another module that generated code \
      imports.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      module Shop
      screen Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      module Selling
      screen Home
      """)
}

extension Diagnostic {
  static func moduleNameTaken(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .moduleNameTaken, message: "a module can't be named `\(name)`", at: range, label: "generated code already uses this name",
      help: ["rename the module"]
    )
  }
}
