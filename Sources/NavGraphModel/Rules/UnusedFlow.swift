import NavGraphSyntax

extension Rule {
  static let unusedFlow = Rule(
    number: 0328, severity: .warning, summary: "flow of a condition that is never required",
    rationale: """
      The flow of a condition is shown where a `requires` evaluates the condition and it's false.
      A test (`when`, `hidden when`) only evaluates the condition, so without a `requires` the flow is never shown.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      condition signedIn -> SignIn
      screen Home {
        on orders {
          when signedIn -> push Orders
          otherwise     -> present SignIn
        }
      }
      screen Orders
      screen SignIn { on done -> finish }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      condition signedIn -> SignIn
      screen Home {
        on orders requires signedIn -> push Orders
        on account {
          when signedIn -> push Orders
          otherwise     -> present SignIn
        }
      }
      screen Orders
      screen SignIn { on done -> finish }
      """)
}

extension Diagnostic {
  /// - Parameter cut: The range of the arrow and the flow, if they can be removed.
  static func unusedFlow(named name: String, at range: SourceRange, condition: SourceRange, cut: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unusedFlow, message: "`\(name)` is never required, so its flow is never shown", at: range, label: "shown only by `requires \(name)`",
      secondary: [Label(at: condition, text: "only used in tests")],
      help: ["add `\(name)` to a `requires` where the flow should be shown, or remove the flow"],
      fixes: cut.map { [Fix("remove the flow", applicability: .maybe, edits: [.init(replacing: $0, with: "")])] } ?? [])
  }
}
