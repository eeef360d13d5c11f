extension Rule {
  package static let missingOpening = Rule(
    number: 221, severity: .error, summary: "missing `{`",
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
  static func missingOpening(of noun: String, at gap: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingOpening, message: "missing `{` before the body of \(noun)", at: gap, label: "expected `{` here",
      secondary: [Label(at: first, text: "this belongs to the body")],
      fixes: [Fix("write `{`", applicability: .always, edits: [.init(replacing: gap, with: " {")])])
  }

  /// `screen Help ( title "Help" }`
  ///
  /// - Parameter what: "the body of a screen" or "parameters".
  static func wrongOpening(of what: String, mark: String, written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingOpening, message: "`\(mark)` opens \(what), not `\(written)`", at: range, label: "write `\(mark)`",
      fixes: [Fix("write `\(mark)`", applicability: .always, edits: [.init(replacing: range, with: mark)])])
  }

  /// `title "Help"` and `}`, without `screen Help {` before them.
  static func linesWithoutHead(words: [String], of body: Body, at range: SourceRange, closing: SourceRange) -> Diagnostic {
    let shown = words.prefix(3).map { "`\($0)`" }
    let list = shown.count == 1 ? "\(shown[0]) isn't" : "\(shown.joined(separator: ", ")) aren't"
    let head = body.head.map { ", such as `\($0) Help {`" } ?? ""
    return Diagnostic(
      .missingOpening, message: "\(list) in the body of \(body.noun)", at: range, label: "missing declaration before this",
      secondary: [Label(at: closing, text: "this `}` closes nothing")],
      help: [
        "write the first line of the declaration\(head)", "if they belong to the declaration above, remove its `}`",
      ])
  }
}
