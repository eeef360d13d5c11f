import NavGraphSyntax

extension Rule {
  /// A test that a value can't be put to.
  static let untestable = Rule(
    0418, .error, summary: "a test that doesn't fit the value",
    rationale: """
      A Bool is tested by its name alone. A String, an Int, a Bool, the case of an enum, and a `type` that carries one of these are compared \
      with a literal by `==` and `!=`; whether there is a value at all is `is nil`. Numbers with a fraction, dates, URLs, UUIDs, lists \
      and the app's own types aren't compared: whether two of them are equal says little, or depends on how they are written. For these, and \
      for two values, declare a condition with parameters, and the app decides.
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

/// Why a value can't be tested that way.
enum UntestableReason {
  /// It stands alone and isn't a Bool.
  case noYesOrNo(example: String?)
  /// Its type isn't compared.
  case incomparable(isOptional: Bool)
  /// It is compared with another value.
  case twoValues(String)
  /// It is compared with `nil` by `==` or `!=`.
  case nilByMark(written: String)
  /// It has arguments.
  case takesNothing
  /// It isn't a value but a condition.
  case condition
}

extension Diagnostic {
  static func untestable(
    _ reason: UntestableReason, _ name: String, _ type: String, at range: SourceRange, _ declared: SourceRange
  ) -> Diagnostic {
    let label = Label(declared, "`\(name)` is \(type.withArticle)")
    let condition: Help = "declare a condition that takes it, and let the app decide"
    switch reason {
    case .noYesOrNo(let example):
      return Diagnostic(
        .untestable, "`\(name)` is \(type.withArticle), and a test is yes or no", at: range, "only a Bool can stand alone",
        secondary: [label],
        help: [
          example.map { example in
            let text = "\(name) == \(example)"
            return "compare it, such as \(Fix(code: text, [.init(range, text)]))"
          } ?? condition
        ])
    case .incomparable(let isOptional):
      return Diagnostic(
        .untestable, "\(type.withArticle) can't be compared", at: range, "String, Int, Bool and enums can", secondary: [label],
        help: [condition]
          + (isOptional ? ["whether there is one at all is \(Fix(code: "\(name) is nil", [.init(range, "is nil")]))"] : []))
    case .twoValues(let other):
      return Diagnostic(
        .untestable, "two values can't be compared", at: range, "this is a value, too",
        secondary: [Label(declared, "`\(other)` is declared here")],
        help: ["compare `\(name)` with a literal, or declare a condition that takes both, and let the app decide"])
    case .nilByMark(let written):
      return Diagnostic(
        .untestable, "whether there is a value is asked with `is`", at: range, "write `\(written)`", secondary: [label],
        fixes: [Fix("write `\(written)`", .always, [.init(range, written)])])
    case .takesNothing:
      return Diagnostic(.untestable, "`\(name)` is a value, and takes no arguments", at: range, secondary: [label])
    case .condition:
      return Diagnostic(
        .untestable, "`\(name)` is a condition, and is yes or no by itself", at: range, "only values are compared",
        secondary: [Label(declared, "declared here, as a condition")],
        help: [
          "write \(Fix(code: name, [.init(range, "")])), or `not` before it"
        ])
    }
  }
}
