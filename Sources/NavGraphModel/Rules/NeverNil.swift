import NavGraphSyntax

extension Rule {
  static let neverNil = Rule(
    number: 0419, severity: .error, summary: "test for nil of a value that is never nil",
    rationale: """
      Only a `T?` can be nil.
      For any other type, `is nil` is always false, and `is not nil` is always true.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String) {
          when item is nil -> push Help
          otherwise        -> push Item(id: item)
        }
      }
      screen Help
      screen Item(id: String?)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String?) {
          when item is nil -> push Help
          otherwise        -> push Item(id: item)
        }
      }
      screen Help
      screen Item(id: String?)
      """)
}

extension Diagnostic {
  static func neverNil(named name: String, type: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .neverNil, message: "`\(name)` is never nil", at: range, label: "always has a value",
      secondary: [Label(at: declared, text: "\(type.withArticle), which can't be nil")],
      help: ["remove the test, or change the type of `\(name)` to `\(type)?`"])
  }
}
