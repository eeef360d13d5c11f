extension Rule {
  package static let missingOpening = Rule(
    221, .error, summary: "a body without its `{`",
    rationale: "What a declaration says stands between `{` and `}`.",
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
      .missingOpening, "the body of \(noun) is not opened", at: gap, "I was expecting `{` here ...",
      secondary: [Label(first, "... because this belongs inside")],
      fixes: [Fix("write `{`", .always, [.init(gap, " {")])])
  }

  /// `screen Help ( title "Help" }`
  ///
  /// - Parameter what: "the body of a screen" or "parameters".
  static func wrongOpening(_ what: String, _ mark: String, _ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingOpening, "`\(mark)` opens \(what), not `\(written)`", at: range, "the closing mark is right",
      fixes: [Fix("write `\(mark)`", .always, [.init(range, mark)])])
  }

  /// `title "Help"` and `}`, without `screen Help {` before them.
  static func linesWithoutHead(_ words: [String], of body: Body, at range: SourceRange, closing: SourceRange) -> Diagnostic {
    let shown = words.prefix(3).map { "`\($0)`" }
    let list = shown.count == 1 ? "\(shown[0]) is a line" : "\(shown.joined(separator: ", ")) are lines"
    let head = body.head.map { ", such as `\($0) Help {`" } ?? ""
    return Diagnostic(
      .missingOpening, "\(list) of \(body.noun), but none begins above", at: range, "these lines ...",
      secondary: [Label(closing, "... and this `}` have no declaration")],
      help: [
        "write the line with which the declaration begins\(head)", "if they belong to the declaration above, its `}` is too early",
      ])
  }
}
