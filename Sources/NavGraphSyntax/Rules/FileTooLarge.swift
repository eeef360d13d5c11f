extension Rule {
  package static let fileTooLarge = Rule(
    number: 111, severity: .error, summary: "file larger than 64 MiB",
    rationale: """
      A file of this size is most likely not navgraph source. It isn't read. (This page has no example, because it would be too large.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  static func fileTooLarge(source: SourceFile, file: FileID) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, message: "this file has \(source.bytes.count >> 20) MiB, more than the limit of \(Lexer.largestFile >> 20) MiB",
      at: SourceRange(file: file, start: 0, end: 0), label: "the file wasn't read")
  }
}
