import NavGraphSyntax

extension Rule {
  package static let unusedAllowance = Rule(
    number: 391, severity: .warning,
    summary: "unused `allow`",
    rationale: """
      An `allow` suppresses a diagnostic of the next item. If the item doesn't have this diagnostic, the `allow` is outdated or in the \
      wrong place, and it would hide a new diagnostic of the same kind. Errors of the families 01 to 04 (lexical, syntax, names, and \
      types) and NAV0504 can't be allowed, because no code can be generated from such a program. While a program has such errors, or \
      errors in its structure (family 05), an `allow` of another code isn't checked, and neither is one of a rule that is off.
      """,
    failing: """
      app Shop {
        platform iOS 16
        root stack Home
      }
      allow NAV0601 "opened from the widget"
      screen Home
      """,
    corrected: """
      app Shop {
        platform iOS 16
        root stack Home
      }
      screen Home
      """)
}

/// The reason why an `allow` has no effect.
enum UnusedAllowanceReason {
  case idle, impossible
  /// The code is reported at another item, which the `allow` may have been meant for.
  case elsewhere
  case repeated(SourceRange)
}

extension Diagnostic {
  static func unusedAllowance(of code: Code, at range: SourceRange, reason: UnusedAllowanceReason) -> Diagnostic {
    // A line that was moved may belong before the item that is reported now.
    let isElsewhere = if case .elsewhere = reason { true } else { false }
    let help = isElsewhere ? "move this line before the item that \(code) is reported for, or remove it" : "remove this line"
    let (message, label, first): (String, String, [Label]) =
      switch reason {
      case .idle: ("\(code) isn't reported here", "the next item doesn't have this diagnostic", [])
      case .elsewhere: ("\(code) isn't reported here", "the next item doesn't have this diagnostic, but another item does", [])
      case .impossible: ("\(code) can't be allowed", "no code can be generated with this error", [])
      case .repeated(let first):
        ("duplicate `allow` of \(code)", "this one has no effect", [Label(at: first, text: "the first one is here")])
      }
    return Diagnostic(
      .unusedAllowance, message: message, at: range, label: label, secondary: first, help: [Help(help)],
      fixes: [Fix("remove the `allow`", applicability: isElsewhere ? .maybe : .always, edits: [Fix.Edit(replacing: range, with: "")])])
  }
}
