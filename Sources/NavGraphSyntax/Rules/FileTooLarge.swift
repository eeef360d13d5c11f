extension Rule {
  package static let fileTooLarge = Rule(
    111, .error, summary: "a file of more than 64 MiB",
    rationale: """
      No author writes a file of that size: it is something else with the wrong name. It is not read. (An example would not fit on this page.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  static func fileTooLarge(_ source: SourceFile, file: FileID) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "this file has \(source.bytes.count >> 20) MiB; at most \(Lexer.largestFile >> 20) are read",
      at: SourceRange(file: file, start: 0, end: 0), "nothing in it was read")
  }
}
