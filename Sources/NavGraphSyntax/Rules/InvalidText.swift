extension Rule {
  package static let invalidText = Rule(
    number: 106, severity: .error, summary: "file that isn't UTF-8",
    rationale: """
      A .navgraph file is UTF-8 text. Other bytes mean that the file was saved in another encoding or isn't text.
      Each file is reported once, at the first such byte. (This page has no example, because the page itself is text.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  static func invalidText(at range: SourceRange, count: Int) -> Diagnostic {
    Diagnostic(
      .invalidText, message: "this file isn't UTF-8", at: range, label: "the first invalid byte",
      notes: count > 1 ? ["\(count) bytes of the file aren't valid"] : [], help: ["save the file as UTF-8"])
  }
}
