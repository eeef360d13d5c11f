extension Rule {
  package static let notText = Rule(
    114, .error, summary: "a file that is no UTF-8 text at all",
    rationale: """
      A file in UTF-16 or UTF-32, and one that is no text, is full of NUL bytes. It is reported once, and nothing in it is read. (An example \
      can't be shown on a page that is text itself.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  static func notText(_ isWide: Bool, file: FileID) -> Diagnostic {
    Diagnostic(
      .notText, isWide ? "this file is UTF-16, and a .navgraph file is UTF-8" : "this file is no text",
      at: SourceRange(file: file, start: 0, end: 0), "nothing in it was read",
      help: isWide ? ["save it as UTF-8"] : ["it is full of NUL bytes; is it the right file?"])
  }
}
