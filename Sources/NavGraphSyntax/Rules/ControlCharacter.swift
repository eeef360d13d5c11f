extension Rule {
  package static let controlCharacter = Rule(
    108, .error, summary: "a control character",
    rationale: "NUL, escape, form feed and their like can't be seen and mean nothing. Tabs and line breaks are fine.",
    failing: "screen Help \u{0} {\n}",
    corrected: "screen Help {\n}")
}

extension Diagnostic {
  static func controlCharacter(_ byte: UInt8, count: Int, isApart: Bool, at range: SourceRange) -> Diagnostic {
    let name = byte == 0 ? "NUL" : unicode(UInt32(byte))
    return Diagnostic(
      .controlCharacter,
      count > 1 ? "there are \(count) control characters here, the first is \(name)" : "there is a control character here (\(name))",
      at: range, "it can't be seen, and means nothing",
      fixes: [Fix("remove \(count > 1 ? "them" : "it")", isApart ? .always : .maybe, [.init(range, "")])])
  }
}
