import NavGraphSyntax

extension Rule {
  /// A module named like the app, or like one that generated code imports.
  static let moduleNameTaken = Rule(
    0342, .error, summary: "a module named like the app, or like one that generated code imports",
    rationale: """
      What a module has is in a namespace of its name. So it can't be called like the app, which has one too, or like Swift, UIKit and the other
      modules that generated code imports.
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
      .moduleNameTaken, "a module can't be called `\(name)`", at: range, "generated code has another `\(name)`", help: ["rename the module"]
    )
  }
}
