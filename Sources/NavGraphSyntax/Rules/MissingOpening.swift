extension Rule {
  package static let missingOpening = Rule(
    221, .error, summary: "missing `{`",
    rationale: "The items of a declaration are enclosed in `{` and `}`.",
    failing: """
      screen Help
        title "Help"
        on close -> pop
      }
      """,
    corrected: """
      screen Help {
        title "Help"
        on close -> pop
      }
      """)
}

extension Diagnostic {
  static func missingOpening(_ noun: String, at gap: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingOpening, "missing `{` before the body of \(noun)", at: gap, "expected `{` here",
      secondary: [Label(first, "this belongs to the body")],
      fixes: [Fix("write `{`", .always, [.init(gap, " {")])])
  }

  /// `screen Help ( title "Help" }`
  ///
  /// - Parameter what: "the body of a screen" or "parameters".
  static func wrongOpening(_ what: String, _ mark: String, _ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingOpening, "`\(mark)` opens \(what), not `\(written)`", at: range, "write `\(mark)`",
      fixes: [Fix("write `\(mark)`", .always, [.init(range, mark)])])
  }

  /// `title "Help"` and `}`, without `screen Help {` before them.
  static func linesWithoutHead(_ words: [String], of body: Body, at range: SourceRange, closing: SourceRange) -> Diagnostic {
    let shown = words.prefix(3).map { "`\($0)`" }
    let list = shown.count == 1 ? "\(shown[0]) isn't" : "\(shown.joined(separator: ", ")) aren't"
    let head = body.head.map { ", such as `\($0) Help {`" } ?? ""
    return Diagnostic(
      .missingOpening, "\(list) in the body of \(body.noun)", at: range, "missing declaration before this",
      secondary: [Label(closing, "this `}` closes nothing")],
      help: [
        "write the first line of the declaration\(head)", "if they belong to the declaration above, remove its `}`",
      ])
  }
}
