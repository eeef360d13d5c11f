extension Rule {
  package static let controlCharacter = Rule(
    number: 108, severity: .error, summary: "control character",
    rationale: "Control characters such as NUL, escape, and form feed are invisible and have no meaning. Tabs and line breaks are allowed.",
    failing: "screen Help \u{0} {\n}",
    corrected: "screen Help {\n}")
}

extension Diagnostic {
  static func controlCharacter(byte: UInt8, count: Int, isApart: Bool, at range: SourceRange) -> Diagnostic {
    let name = byte == 0 ? "NUL" : unicode(of: UInt32(byte))
    return Diagnostic(
      .controlCharacter,
      message: count > 1 ? "unexpected control characters: \(count), the first is \(name)" : "unexpected control character (\(name))",
      at: range, label: "remove \(count > 1 ? "these invisible characters" : "this invisible character")",
      fixes: [
        Fix("remove \(count > 1 ? "them" : "it")", applicability: isApart ? .always : .maybe, edits: [.init(replacing: range, with: "")])
      ])
  }
}
