import NavGraphSyntax

extension Rule {
  package static let unusedAllowance = Rule(
    391, .warning,
    summary: "an `allow` that suppresses nothing",
    rationale: """
      An `allow` covers the next item. When the finding it was written for is gone, or it stands at the wrong place, it says something \
      about the app that is no longer so, and it would hide a new mistake of the same kind. Errors of reading, names and types (families \
      01 to 04) and NAV0504 can't be allowed: nothing could be generated from such a program. While there are such errors, or errors of the \
      structure (family 05), an `allow` of something else is not judged, and neither is one of a rule that is off.
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

/// Why an `allow` does nothing.
enum IdleAllowance {
  case idle, impossible
  /// The code is reported at another item, which the `allow` may have been meant for.
  case elsewhere
  case repeated(SourceRange)
}

extension Diagnostic {
  static func unusedAllowance(_ code: Code, at range: SourceRange, _ reason: IdleAllowance) -> Diagnostic {
    // A line that was moved may belong before the item that is reported now.
    let isElsewhere = if case .elsewhere = reason { true } else { false }
    let help = isElsewhere ? "put the line before the item that is reported as \(code), or take it out" : "take the line out"
    let (message, label, first): (String, String, [Label]) =
      switch reason {
      case .idle: ("nothing here is reported as \(code)", "the next item is sound in this respect", [])
      case .elsewhere: ("nothing here is reported as \(code)", "the next item is sound in this respect, and another one isn't", [])
      case .impossible: ("\(code) can't be allowed", "an error of this family stops generation", [])
      case .repeated(let first): ("\(code) is allowed here already", "a second time", [Label(first, "the first time")])
      }
    return Diagnostic(
      .unusedAllowance, message, at: range, label, secondary: first, help: [Help(help)],
      fixes: [Fix("remove the `allow`", isElsewhere ? .maybe : .always, [Fix.Edit(range, "")])])
  }
}
