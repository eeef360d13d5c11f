import NavGraphSyntax

/// Diagnostics as workflow commands, which GitHub shows next to the changed lines.
package enum GitHubReport {
  package static func text(of report: Report) -> String {
    var out = ""
    for diagnostic in report.diagnostics {
      let range = diagnostic.primary.range
      let lines = report.lines(of: range.file)
      let start = lines.position(at: range.start)
      let end = lines.position(at: range.end)
      out += "::\(command(for: diagnostic.severity)) file=\(property(report.file(for: range.file).path)),line=\(start.line)"
      // GitHub supports columns only within one line.
      if end.line == start.line { out += ",col=\(start.column),endColumn=\(end.column)" } else { out += ",endLine=\(end.line)" }
      out += ",title=\(property("\(diagnostic.code)"))::\(escape(body(of: diagnostic, in: report)))\n"
    }
    return out
  }

  private static func body(of diagnostic: Diagnostic, in report: Report) -> String {
    var lines = [diagnostic.message]
    if !diagnostic.primary.text.isEmpty { lines.append(diagnostic.primary.text) }
    for label in diagnostic.secondary {
      let position = report.lines(of: label.range.file).position(at: label.range.start)
      lines.append("\(report.file(for: label.range.file).path):\(position.line):\(position.column): \(label.text)")
    }
    return (lines + diagnostic.notes + diagnostic.help.map { "help: " + $0 } + diagnostic.otherFixes.map { "fix: " + $0.title }).joined(
      separator: "\n")
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .off: "notice"
    }
  }

  /// Returns the escaped text of a command. It is made visible first, because the log shows it.
  static func escape(_ text: String) -> String {
    var out = ""
    for scalar in TerminalText(lines: text).text.unicodeScalars {
      switch scalar {
      case "%": out += "%25"
      case "\r": out += "%0D"
      case "\n": out += "%0A"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Returns the escaped property of a command. In addition to the text's escapes, it escapes the marks between properties.
  static func property(_ text: String) -> String {
    var out = ""
    for scalar in escape(text).unicodeScalars {
      switch scalar {
      case ":": out += "%3A"
      case ",": out += "%2C"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
