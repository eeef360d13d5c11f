import NavGraphSyntax

extension Rule {
  static let outputNotSaid = Rule(
    number: 0329, severity: .error, summary: "module without an output",
    rationale: """
      Without the app, the output of a module is unknown: its screens can be UIKit view controllers, SwiftUI views, or both.
      `needs output` specifies the output, like `output` in the `app` block.
      In the app that joins the module, both must be the same.
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
  /// - Parameter end: The end of the line of the module's name, where the fixes add a line.
  static func outputNotSaid(by module: String, at range: SourceRange, end: SourceRange) -> Diagnostic {
    Diagnostic(
      .outputNotSaid, message: "the output of `\(module)` isn't specified", at: range, label: "no app specifies it either",
      help: [
        "add \(needs("uikit", at: end)), \(needs("swiftui", at: end)), or \(needs("uikit, swiftui", at: end))",
        "or check the module together with the app that joins it",
      ])
  }

  /// Returns the fix that adds a `needs output` line after the module's.
  private static func needs(_ output: String, at end: SourceRange) -> Fix {
    let line = "needs output \(output)"
    return Fix(code: line, edits: [.init(replacing: end, with: "\n\(line)")])
  }
}
