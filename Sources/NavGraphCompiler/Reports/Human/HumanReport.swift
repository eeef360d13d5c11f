import NavGraphSyntax

/// The text of diagnostics for a terminal, with the source and its labels.
package struct HumanReport: Sendable {
  package var colour: Bool
  /// The maximum width of a source line in columns. Longer lines are cut around their labels.
  package var width: Int

  package init(colour: Bool = false, width: Int = 120) {
    self.colour = colour
    self.width = max(width, 40)
  }

  package func text(of report: Report) -> TerminalText {
    var page = Page(colour: colour)
    for diagnostic in report.diagnostics {
      write(diagnostic, in: report, to: &page)
      page.endLine()
    }
    return page.text
  }

  private func write(_ diagnostic: Diagnostic, in report: Report, to page: inout Page) {
    page.write("\(diagnostic.severity.word)[\(diagnostic.code)]", in: .severity(diagnostic.severity))
    page.write(": \(diagnostic.message)", in: .strong)
    page.endLine()

    let snippets = snippets(of: diagnostic, in: report)
    let gutter = snippets.map(\.gutter).max() ?? 1
    for (index, snippet) in snippets.enumerated() {
      snippet.write(isFirst: index == 0, gutter: gutter, severity: diagnostic.severity, to: &page)
    }
    let remarks =
      diagnostic.notes.map { (text: $0, ink: Ink.strong) } + diagnostic.help.map { ("help: " + $0, .help) }
      + diagnostic.otherFixes.map { ("fix: " + $0.title, .help) }
    guard !remarks.isEmpty else { return }
    page.write("\(String(repeating: " ", count: gutter))│", in: .frame)
    page.endLine()
    for remark in remarks { write(remark.text, ink: remark.ink, gutter: gutter, to: &page) }
  }

  /// Writes a remark such as `= loop: A --e--> B`. The word before the colon is its kind. Further lines are indented below the first.
  private func write(_ remark: String, ink: Ink, gutter: Int, to page: inout Page) {
    let blank = String(repeating: " ", count: gutter)
    for (index, line) in remark.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = VisibleText.of(String(line))
      page.write("\(blank)\(index == 0 ? "= " : "  ")", in: .frame)
      let word = index == 0 ? text.prefix { $0.isLetter } : ""
      if !word.isEmpty, text.dropFirst(word.count).hasPrefix(": ") {
        page.write("\(word):", in: ink)
        page.write("\(text.dropFirst(word.count + 1))")
      } else {
        page.write("\(text)")
      }
      page.endLine()
    }
  }

  /// Returns one snippet for each file with a label, that of the primary label first.
  private func snippets(of diagnostic: Diagnostic, in report: Report) -> [Snippet] {
    var files = [diagnostic.primary.range.file]
    for file in diagnostic.secondary.map(\.range.file).sorted() where !files.contains(file) { files.append(file) }
    return files.map { file in
      let source = report.file(for: file)
      let lines = report.lines(of: file)
      let labels = diagnostic.secondary.filter { $0.range.file == file }
      var marks = labels.map { Mark($0, isPrimary: false, bytes: source.bytes, lines: lines) }
      if file == diagnostic.primary.range.file {
        marks.insert(Mark(diagnostic.primary, isPrimary: true, bytes: source.bytes, lines: lines), at: 0)
      }
      return Snippet(source: source, lines: lines, marks: marks, width: width)
    }
  }
}
