extension Rule {
  package static let invalidText = Rule(
    106, .error, summary: "bytes that are not UTF-8",
    rationale: """
      A .navgraph file is UTF-8 text. Bytes that are not are the sign of a file saved in another encoding, or of a file that is no text.
      Each file is reported once, at the first such byte. (An example can't be shown on a page that is text itself.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  static func invalidText(at range: SourceRange, count: Int) -> Diagnostic {
    Diagnostic(
      .invalidText, "this file is not UTF-8", at: range, "here is the first byte that can't be read",
      notes: count > 1 ? ["\(count) bytes of the file can't be read"] : [], help: ["save the file as UTF-8"])
  }
}
