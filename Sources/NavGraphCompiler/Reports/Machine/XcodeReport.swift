import NavGraphSyntax

/// Diagnostics in the one-line format that Xcode and most editors read: `path:line:column: error: message [NAV0601]`.
///
/// Labels at other places and remarks follow as separate lines of the kind `note`.
package enum XcodeReport {
  package static func text(_ report: Report) -> TerminalText {
    var out = TerminalText()
    for finding in report.findings {
      line(finding.primary.range, "\(finding.severity.word)", "\(finding.message) [\(finding.code)]", report, &out)
      if !finding.primary.text.isEmpty { line(finding.primary.range, "note", finding.primary.text, report, &out) }
      for label in finding.secondary { line(label.range, "note", label.text.isEmpty ? "see here" : label.text, report, &out) }
      for note in finding.notes { line(finding.primary.range, "note", note, report, &out) }
      for help in finding.help { line(finding.primary.range, "note", "help: " + help, report, &out) }
      for fix in finding.otherFixes { line(finding.primary.range, "note", "fix: " + fix.title, report, &out) }
    }
    return out
  }

  private static func line(_ range: SourceRange, _ kind: TerminalText, _ text: String, _ report: Report, _ out: inout TerminalText) {
    let position = report.lines(range.file).position(at: range.start)
    // Write a remark of several lines on one line.
    let words = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { TerminalText(String(decoding: $0, as: UTF8.self)) }
    out += "\(report.file(range.file).path):\(position.line):\(position.column): \(kind): \(words.joined(separator: "\\n"))\n"
  }
}
