import NavGraphSyntax

extension Rule {
  /// A module by itself that doesn't say what its screens are made with.
  static let outputNotSaid = Rule(
    0329, .error, summary: "a module by itself that doesn't say what its screens are made with",
    rationale: """
      Without the app, nothing says whether a module's screens are controllers of UIKit, views of SwiftUI, or both. `needs output` says it, as
      `output` does in the app block; in the app that joins the module, both have to say the same.
      """,
    failing: """
      module Selling
      screen Home {
        on seller -> push Seller
      }
      screen Seller
      """,
    corrected: """
      module Selling
      needs output swiftui
      screen Home {
        on seller -> push Seller
      }
      screen Seller
      """)
}

extension Diagnostic {
  static func outputNotSaid(_ module: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outputNotSaid, "nothing says what the screens of `\(module)` are made with", at: range, "here is no app that says it",
      help: [
        "add \(needs("uikit", at: range)), \(needs("swiftui", at: range)) or \(needs("uikit, swiftui", at: range))",
        "or check the module together with the app that joins it",
      ])
  }

  /// A line after that of the module.
  private static func needs(_ output: String, at range: SourceRange) -> Fix {
    let line = "needs output \(output)"
    return Fix(code: line, [.init(range.closing, "\n\(line)")])
  }
}
