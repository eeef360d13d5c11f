extension Rule {
  package static let missingArrow = Rule(
    number: 210, severity: .error, summary: "missing or misspelled `->`",
    rationale: "`->` is written between an event and its action, and between a route and its target.",
    failing: """
      screen Help {
        on close => pop
      }
      """,
    corrected: """
      screen Help {
        on close -> pop
      }
      """)
}

extension Diagnostic {
  /// Reports another mark at the position of the arrow.
  static func missingArrow(insteadOf mark: String, at range: SourceRange, to what: String) -> Diagnostic {
    Diagnostic(
      .missingArrow, message: "the arrow is written `->`, not `\(mark)`", at: range, label: "write `->` and \(what)",
      fixes: [Fix("write `->`", applicability: .always, edits: [.init(replacing: range, with: "->")])])
  }

  static func missingArrow(at range: SourceRange, gap: SourceRange, found: String, to what: String, isFixable: Bool) -> Diagnostic {
    Diagnostic(
      .missingArrow, message: "expected `->` and \(what)", at: range, label: found,
      fixes: isFixable ? [Fix("write `->`", applicability: .always, edits: [.init(replacing: gap, with: " ->")])] : [])
  }

  /// `on open push -> Card`
  static func lateArrow(action: String, at arrow: SourceRange, before word: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingArrow, message: "the arrow belongs before `\(action)`", at: arrow, label: "move it before `\(action)`",
      fixes: [
        Fix(
          "write `-> \(action)`", applicability: .always,
          edits: [
            .init(replacing: word.opening, with: "-> "),
            .init(replacing: SourceRange(file: word.file, start: word.end, end: arrow.end), with: ""),
          ])
      ])
  }

  /// `on open anchored (id: Int)`
  static func parametersAfterAnchored(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingArrow, message: "`anchored` must follow the parameters", at: range, label: "move these before `anchored`",
      help: ["write the parameters first, then `anchored`"])
  }
}
