extension Rule {
  package static let blockComment = Rule(
    number: 110, severity: .error, summary: "block comment",
    rationale:
      "Comments begin with `//` and end with the line. A `///` comment documents the declaration that follows. Block comments are ignored.",
    failing: """
      /* The help screens. */
      screen Help
      """,
    corrected: """
      // The help screens.
      screen Help
      """)
}

extension Diagnostic {
  static func blockComment(text: String, isClosed: Bool, endsLine: Bool, at range: SourceRange) -> Diagnostic {
    let lines = text.dropFirst(2).dropLast(isClosed ? 2 : 0).split(separator: "\n", omittingEmptySubsequences: false)
    let isShort = text.utf8.count < 4096 && text.utf8.count == Int(range.end - range.start)
    var fixes: [Fix] = []
    if endsLine, isClosed, isShort, !text.contains("\r") {
      let written = lines.map { line -> String in
        let words = line.drop { $0 == " " || $0 == "*" || $0 == "\t" }
        return words.isEmpty ? "//" : "// " + (words.last == " " ? String(words.dropLast()) : String(words))
      }
      fixes = [Fix("write `//` comments", applicability: .always, edits: [.init(replacing: range, with: written.joined(separator: "\n"))])]
    }
    return Diagnostic(
      .blockComment,
      message: isClosed ? "block comments aren't supported" : "this block comment is never closed, and block comments aren't supported",
      at: range, label: isClosed ? "write `//` comments instead" : "the rest of the file is ignored", fixes: fixes)
  }
}
