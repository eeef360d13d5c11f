import NavGraphSyntax

/// Diagnostics in the one-line format that Xcode and most editors read: `path:line:column: error: message [NAV0601]`.
///
/// Labels at other places and remarks follow as separate lines of the kind `note`.
package enum XcodeReport {
  package static func text(of report: Report) -> TerminalText {
    var out = TerminalText()
    for diagnostic in report.diagnostics {
      line(
        at: diagnostic.primary.range, kind: "\(diagnostic.severity.word)", text: "\(diagnostic.message) [\(diagnostic.code)]", in: report,
        to: &out)
      if !diagnostic.primary.text.isEmpty {
        line(at: diagnostic.primary.range, kind: "note", text: diagnostic.primary.text, in: report, to: &out)
      }
      for label in diagnostic.secondary {
        line(at: label.range, kind: "note", text: label.text.isEmpty ? "see here" : label.text, in: report, to: &out)
      }
      for note in diagnostic.notes { line(at: diagnostic.primary.range, kind: "note", text: note, in: report, to: &out) }
      for help in diagnostic.help { line(at: diagnostic.primary.range, kind: "note", text: "help: " + help, in: report, to: &out) }
      for fix in diagnostic.otherFixes { line(at: diagnostic.primary.range, kind: "note", text: "fix: " + fix.title, in: report, to: &out) }
    }
    return out
  }

  private static func line(at range: SourceRange, kind: TerminalText, text: String, in report: Report, to out: inout TerminalText) {
    let position = report.lines(of: range.file).position(at: range.start)
    // Write a remark of several lines on one line.
    let words = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { TerminalText(String(decoding: $0, as: UTF8.self)) }
    out += "\(report.file(for: range.file).path):\(position.line):\(position.column): \(kind): \(words.joined(separator: "\\n"))\n"
  }
}
