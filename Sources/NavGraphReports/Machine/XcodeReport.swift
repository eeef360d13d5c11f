import NavGraphSyntax

/// One finding, one line, in the form that Xcode and most editors read: `path:line:column: error: message [NAV0601]`.
///
/// What the finding says at other places, and its remarks, follow as lines of their own of the kind `note`.
package enum XcodeReport {
  package static func text(_ report: Report) -> String {
    var out = ""
    for finding in report.findings {
      line(finding.primary.range, finding.severity.word, "\(finding.message) [\(finding.code)]", report, &out)
      if !finding.primary.text.isEmpty { line(finding.primary.range, "note", finding.primary.text, report, &out) }
      for label in finding.secondary { line(label.range, "note", label.text.isEmpty ? "see here" : label.text, report, &out) }
      for note in finding.notes { line(finding.primary.range, "note", note, report, &out) }
      for help in finding.help { line(finding.primary.range, "note", "help: " + help, report, &out) }
      for fix in finding.fixes { line(finding.primary.range, "note", "fix: " + fix.title, report, &out) }
    }
    return out
  }

  private static func line(_ range: SourceRange, _ kind: String, _ text: String, _ report: Report, _ out: inout String) {
    let position = report.lines(range.file).position(at: range.start)
    out += "\(escape(report.file(range.file).path)):\(position.line):\(position.column): \(kind): \(escape(text))\n"
  }

  /// Whatever would end the line, or could not be seen in it, written out.
  static func escape(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if scalar != "\u{200D}", Width.isHidden(scalar), !Width.modifiesEmoji(scalar) {
          out += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out
  }
}
