extension Rule {
  package static let notText = Rule(
    number: 114, severity: .error, summary: "file that isn't text",
    rationale: """
      A file that contains many NUL bytes is UTF-16, UTF-32, or not text at all. It is reported once and isn't read. (This page has no \
      example, because the page itself is text.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  static func notText(isWide: Bool, file: FileID) -> Diagnostic {
    Diagnostic(
      .notText, message: isWide ? "this file is UTF-16, not UTF-8" : "this file isn't text",
      at: SourceRange(file: file, start: 0, end: 0), label: "the file wasn't read",
      help: isWide ? ["save the file as UTF-8"] : ["it contains many NUL bytes", "check that it is the file you meant"])
  }
}
