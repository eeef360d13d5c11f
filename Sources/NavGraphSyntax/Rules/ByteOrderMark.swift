extension Rule {
  package static let byteOrderMark = Rule(
    107, .error, summary: "a byte-order mark in the middle of the file",
    rationale: """
      U+FEFF at the start of a file is accepted (and removed by the formatter). Elsewhere it is an invisible character, most often left by
      joining two files.
      """,
    failing: "screen Help\n\u{FEFF}screen About",
    corrected: "screen Help\nscreen About")
}

extension Diagnostic {
  static func byteOrderMark(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .byteOrderMark, "there is a byte-order mark here (U+FEFF)", at: range, "an invisible character",
      notes: ["files that were joined often have one"], fixes: [Fix("remove it", .always, [.init(range, "")])])
  }
}
