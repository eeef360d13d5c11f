import NavGraphSyntax

extension Rule {
  /// A test for `nil` of a value that is always there.
  static let neverNil = Rule(
    0419, .error, summary: "a test for nil of a value that is never nil",
    rationale: """
      Only a `T?` can be nil. Of any other type there always is a value, so that `is nil` never holds, and `is not nil` always does.
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
  static func neverNil(_ name: String, _ type: String, at range: SourceRange, _ declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .neverNil, "`\(name)` is never nil", at: range, "there always is a value",
      secondary: [Label(declared, "\(type.withArticle); `\(type)?` could be nil")],
      help: ["leave the test out, or make `\(name)` a `\(type)?`"])
  }
}
