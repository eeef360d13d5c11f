import NavGraphSyntax

/// How findings are written: for a person, for an editor, for a program.
package enum ReportFormat: String, CaseIterable, Sendable {
  case human, xcode, json, sarif, github

  /// Formats for people go to the error stream, formats for programs are the result of the run.
  package var isForMachines: Bool { self == .json || self == .sarif || self == .github }

  /// How many findings of one code in one file are written out; more help nobody, and a stranger's file can have a million.
  package var mostOfOneKind: Int { self == .json || self == .sarif ? 1000 : 100 }

  /// The whole report as a string.
  package func text(_ report: Report, colour: Bool = false, rules: [Rule] = []) -> String {
    switch output(report, colour: colour, rules: rules) {
    case .text(let text): text.text
    case .document(let document): String(decoding: document.bytes, as: UTF8.self)
    }
  }

  /// Returns the whole report, with every line ended; empty if the format has nothing to report.
  package func output(_ report: Report, colour: Bool = false, rules: [Rule] = []) -> ReportOutput {
    switch self {
    case .human: .text(HumanReport(colour: colour).text(report))
    case .xcode: .text(XcodeReport.text(report))
    case .json: .document(.file(JSONReport.text(report)))
    case .sarif: .document(.file(SARIFReport.text(report, rules: rules)))
    case .github: .document(.file(GitHubReport.text(report)))
    }
  }
}

/// The output of a format for a report: text for people, which is written to the error stream, or a document, which is the result of the
/// run.
package enum ReportOutput: Sendable {
  case text(TerminalText)
  case document(Document)
}
