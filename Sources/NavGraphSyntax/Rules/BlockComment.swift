extension Rule {
  package static let blockComment = Rule(
    110, .error, summary: "a block comment",
    rationale: "Comments begin with `//` and go to the end of the line; `///` documents what follows. Block comments are passed over.",
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
  static func blockComment(_ text: String, isClosed: Bool, endsLine: Bool, at range: SourceRange) -> Diagnostic {
    let lines = text.dropFirst(2).dropLast(isClosed ? 2 : 0).split(separator: "\n", omittingEmptySubsequences: false)
    let isShort = text.utf8.count < 4096 && text.utf8.count == Int(range.end - range.start)
    var fixes: [Fix] = []
    if endsLine, isClosed, isShort, !text.contains("\r") {
      let written = lines.map { line -> String in
        let words = line.drop { $0 == " " || $0 == "*" || $0 == "\t" }
        return words.isEmpty ? "//" : "// " + (words.last == " " ? String(words.dropLast()) : String(words))
      }
      fixes = [Fix("write it with `//`", .always, [.init(range, written.joined(separator: "\n"))])]
    }
    return Diagnostic(
      .blockComment, isClosed ? "comments begin with `//` here" : "this comment is never closed, and comments begin with `//` here",
      at: range, isClosed ? "I passed over this" : "I passed over the rest of the file", fixes: fixes)
  }
}
