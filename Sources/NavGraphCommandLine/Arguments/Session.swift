import NavGraphReports

/// What a verb works with: the streams, and how findings are to be shown.
package struct Session {
  package let console: Console

  /// `--format`, or what suits where the findings go.
  package func format(_ arguments: Arguments, option: String = "format") -> ReportFormat {
    if let name = arguments.value(option), let format = ReportFormat(rawValue: name) { return format }
    return Console.isTerminal(2) ? .human : .xcode
  }

  /// Whether to write in colours to `descriptor`.
  package func isColoured(_ arguments: Arguments, _ descriptor: Int32) -> Bool {
    switch arguments.value("color") {
    case "always": true
    case "never": false
    default: Console.isTerminal(descriptor) && !isSet("NO_COLOR") && variable("TERM") != "dumb"
    }
  }

  private func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
  private func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
