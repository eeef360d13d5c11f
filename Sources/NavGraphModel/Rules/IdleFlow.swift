import NavGraphSyntax

extension Rule {
  /// The flow of a condition that no `requires` asks for.
  static let idleFlow = Rule(
    0328, .warning, summary: "the flow of a condition that is never required",
    rationale: """
      The flow of a condition comes up where `requires` asks for the condition and the answer is no. A test (`when`, `hidden when`) only \
      reads the answer. So a flow that no `requires` asks for is never shown.
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
  /// - Parameter cut: The arrow and the flow, where they can go.
  static func idleFlow(_ name: String, at range: SourceRange, _ condition: SourceRange, cut: SourceRange?) -> Diagnostic {
    Diagnostic(
      .idleFlow, "nothing requires `\(name)`, so its flow is never shown", at: range, "comes up only after `requires \(name)`",
      secondary: [Label(condition, "is only tested")],
      help: ["name it in a `requires` where the flow should be shown, or leave the flow out"],
      fixes: cut.map { [Fix("leave the flow out", .maybe, [.init($0, "")])] } ?? [])
  }
}
