import NavGraphSyntax

/// The formats of diagnostics: for people, editors, and programs.
package enum ReportFormat: String, CaseIterable, Sendable {
  case human, xcode, json, sarif, github

  /// Whether the format is for programs, so that it is the result of the run and not written to the error stream.
  package var isForMachines: Bool { self == .json || self == .sarif || self == .github }

  /// The maximum number of diagnostics of one code in one file. More aren't useful, and an untrusted file can have a million.
  package var maxOfOneKind: Int { self == .json || self == .sarif ? 1000 : 100 }

  /// Returns the whole report as a string.
  package func text(of report: Report, colour: Bool = false, rules: [Rule] = []) -> String {
    switch output(of: report, colour: colour, rules: rules) {
    case .text(let text): text.text
    case .document(let document): String(decoding: document.bytes, as: UTF8.self)
    }
  }

  /// Returns the whole report, with every line ended; empty if the format has nothing to report.
  package func output(of report: Report, colour: Bool = false, rules: [Rule] = []) -> ReportOutput {
    switch self {
    case .human: .text(HumanReport(colour: colour).text(of: report))
    case .xcode: .text(XcodeReport.text(of: report))
    case .json: .document(.file(of: JSONReport.text(of: report)))
    case .sarif: .document(.file(of: SARIFReport.text(of: report, rules: rules)))
    case .github: .document(.file(of: GitHubReport.text(of: report)))
    }
  }
}

/// The output of a report: text for people, which is written to the error stream, or a document, which is the result of the run.
package enum ReportOutput: Sendable {
  case text(TerminalText)
  case document(Document)
}
