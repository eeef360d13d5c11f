import NavGraphSyntax

extension Rule {
  static let untestable = Rule(
    number: 0418, severity: .error, summary: "test that doesn't fit the type of the value",
    rationale: """
      A Bool is tested by its name alone.
      A String, an Int, a Bool, a case of an enum, and a `type` based on one of these are compared with a literal by `==` and `!=`.
      `is nil` tests whether there is a value.
      Numbers with a fraction, dates, URLs, UUIDs, lists, and `extern type` values can't be compared, because equality isn't meaningful \
      for them or depends on how they're written.
      For these, and to compare two values, declare a condition with parameters. Your app evaluates it.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pay(amount: Double) {
          when amount == 0 -> push Thanks
          otherwise        -> push Payment
        }
      }
      screen Thanks
      screen Payment
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      condition isFree(amount: Double)
      screen Home {
        on pay(amount: Double) {
          when isFree(amount) -> push Thanks
          otherwise           -> push Payment
        }
      }
      screen Thanks
      screen Payment
      """)
}

/// The reason why a value can't be tested in this way.
enum UntestableReason {
  /// The value has no operator and isn't a Bool.
  case noYesOrNo(example: String?)
  /// Values of this type can't be compared.
  case incomparable(isOptional: Bool)
  /// The value is compared with another value.
  case twoValues(String)
  /// The value is compared with `nil` by `==` or `!=`.
  case nilByMark(written: String)
  /// The value has arguments.
  case takesNothing
  /// The name is a condition, not a value.
  case condition
}

extension Diagnostic {
  static func untestable(
    _ reason: UntestableReason, named name: String, type: String, at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    let label = Label(at: declared, text: "`\(name)` is \(type.withArticle)")
    let condition: Help = "declare a condition that takes it, which your app evaluates"
    switch reason {
    case .noYesOrNo(let example):
      return Diagnostic(
        .untestable, message: "`\(name)` is \(type.withArticle), not a Bool", at: range,
        label: "only a Bool can be tested by its name alone",
        secondary: [label],
        help: [
          example.map { example in
            let text = "\(name) \(example)"
            return "test it with a comparison, such as \(Fix(code: text, edits: [.init(replacing: range, with: text)]))"
          } ?? condition
        ])
    case .incomparable(let isOptional):
      return Diagnostic(
        .untestable, message: "\(type.withArticle) can't be compared", at: range,
        label: "only a String, an Int, a Bool, or an enum can be compared",
        secondary: [label],
        help: [condition]
          + (isOptional
            ? ["to test whether it has a value, write \(Fix(code: "\(name) is nil", edits: [.init(replacing: range, with: "is nil")]))"]
            : []))
    case .twoValues(let other):
      return Diagnostic(
        .untestable, message: "two values can't be compared", at: range, label: "this is also a value",
        secondary: [Label(at: declared, text: "`\(other)` is declared here")],
        help: ["compare `\(name)` with a literal, or declare a condition that takes both, which your app evaluates"])
    case .nilByMark(let written):
      return Diagnostic(
        .untestable, message: "`nil` is tested with `is`", at: range, label: "write `\(written)`", secondary: [label],
        fixes: [Fix("write `\(written)`", applicability: .always, edits: [.init(replacing: range, with: written)])])
    case .takesNothing:
      return Diagnostic(
        .untestable, message: "`\(name)` is a value and takes no arguments", at: range, label: "remove the arguments", secondary: [label])
    case .condition:
      return Diagnostic(
        .untestable, message: "`\(name)` is a condition and can't be compared", at: range, label: "only values can be compared",
        secondary: [Label(at: declared, text: "declared here as a condition")],
        help: [
          "write \(Fix(code: name, edits: [.init(replacing: range, with: "")])) alone, or with `not` before it"
        ])
    }
  }
}
