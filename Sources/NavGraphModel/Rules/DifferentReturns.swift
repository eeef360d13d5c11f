import NavGraphSyntax

extension Rule {
  static let differentReturns = Rule(
    number: 0408, severity: .error, summary: "modal and content that return different types",
    rationale: """
      If a stack or pages is the whole content of a modal, both are the same flow.
      `returns` can be on either of them. If it's on both, the types must match.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> present Checkout
      }
      modal Checkout returns Int { content stack Payment }
      stack Payment returns String { root Pay }
      screen Pay {
        on done -> finish(1)
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> present Checkout
      }
      modal Checkout returns Int { content stack Payment }
      stack Payment { root Pay }
      screen Pay {
        on done -> finish(1)
      }
      """)
}

extension Diagnostic {
  static func differentReturns(of modal: ReturningFlow, content: ReturningFlow) -> Diagnostic {
    Diagnostic(
      .differentReturns, message: "`\(modal.name)` returns \(modal.result), but its content `\(content.name)` returns \(content.result)",
      at: modal.range, label: "returns \(modal.result)", secondary: [Label(at: content.range, text: "returns \(content.result)")],
      help: ["remove one `returns`: both are the same flow"])
  }
}
