import NavGraphSyntax

extension Rule {
  static let unusedFlow = Rule(
    0328, .warning, summary: "flow of a condition that is never required",
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
  static func unusedFlow(_ name: String, at range: SourceRange, _ condition: SourceRange, cut: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unusedFlow, "`\(name)` is never required, so its flow is never shown", at: range, "shown only by `requires \(name)`",
      secondary: [Label(condition, "only used in tests")],
      help: ["add `\(name)` to a `requires` where the flow should be shown, or remove the flow"],
      fixes: cut.map { [Fix("remove the flow", .maybe, [.init($0, "")])] } ?? [])
  }
}
