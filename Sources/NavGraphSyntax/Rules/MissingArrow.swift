extension Rule {
  package static let missingArrow = Rule(
    210, .error, summary: "missing or misspelled `->`",
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
  static func missingArrow(_ mark: String, at range: SourceRange, _ what: String) -> Diagnostic {
    Diagnostic(
      .missingArrow, "the arrow is written `->`, not `\(mark)`", at: range, "write `->` and \(what)",
      fixes: [Fix("write `->`", .always, [.init(range, "->")])])
  }

  static func missingArrow(at range: SourceRange, gap: SourceRange, found: String, _ what: String, isFixable: Bool) -> Diagnostic {
    Diagnostic(
      .missingArrow, "expected `->` and \(what)", at: range, found,
      fixes: isFixable ? [Fix("write `->`", .always, [.init(gap, " ->")])] : [])
  }

  /// `on open push -> Card`
  static func lateArrow(_ action: String, at arrow: SourceRange, before word: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingArrow, "the arrow belongs before `\(action)`", at: arrow, "move it before `\(action)`",
      fixes: [
        Fix(
          "write `-> \(action)`", .always,
          [.init(word.opening, "-> "), .init(SourceRange(file: word.file, start: word.end, end: arrow.end), "")])
      ])
  }

  /// `on open anchored (id: Int)`
  static func parametersAfterAnchored(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingArrow, "`anchored` must follow the parameters", at: range, "move these before `anchored`",
      help: ["write the parameters first, then `anchored`"])
  }
}
