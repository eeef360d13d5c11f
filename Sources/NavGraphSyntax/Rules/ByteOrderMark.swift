extension Rule {
  package static let byteOrderMark = Rule(
    number: 107, severity: .error, summary: "byte-order mark inside a file",
    rationale: """
      U+FEFF is accepted at the start of a file, where the formatter removes it. Elsewhere it is an invisible character, which is often left
      over from joining two files.
      """,
    failing: "screen Help\n\u{FEFF}screen About",
    corrected: "screen Help\nscreen About")
}

extension Diagnostic {
  static func byteOrderMark(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .byteOrderMark, message: "unexpected byte-order mark (U+FEFF)", at: range, label: "remove this invisible character",
      notes: ["joining two files often leaves one"],
      fixes: [Fix("remove it", applicability: .always, edits: [.init(replacing: range, with: "")])])
  }
}
