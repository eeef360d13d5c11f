import NavGraphSyntax

extension Rule {
  /// A modal and its content that return different things.
  static let differentReturns = Rule(
    0408, .error, summary: "a modal and its content that return different things",
    rationale: """
      A stack or pages that is all of a modal's content is the same flow as the modal. `returns` may stand on either; on both, it says the
      same.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> present Checkout then {
          finished(order) -> stay
        }
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
        on buy -> present Checkout then {
          finished(order) -> stay
        }
      }
      modal Checkout returns Int { content stack Payment }
      stack Payment { root Pay }
      screen Pay {
        on done -> finish(1)
      }
      """)
}

extension Diagnostic {
  static func differentReturns(
    _ modal: String, _ outer: String, at range: SourceRange, _ content: String, _ inner: String, _ declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .differentReturns, "`\(modal)` returns \(outer.withArticle), its content `\(content)` returns \(inner.withArticle)", at: range,
      "\(outer) here", secondary: declared.map { [Label($0, "\(inner) here")] } ?? [],
      help: ["they are one flow: keep the `returns` of one of them"])
  }
}
