import NavGraphSyntax

/// How findings are written: for a person, for an editor, for a program.
package enum ReportFormat: String, CaseIterable, Sendable {
  case human, xcode, json, sarif, github

  /// Formats for people go to the error stream, formats for programs are the result of the run.
  package var isForMachines: Bool { self == .json || self == .sarif || self == .github }

  /// How many findings of one code in one file are written out; more help nobody, and a stranger's file can have a million.
  package var mostOfOneKind: Int { self == .json || self == .sarif ? 1000 : 100 }

  /// The whole report as text, each line ended; empty if the format has nothing to say.
  package func text(_ report: Report, colour: Bool = false, rules: [Rule] = []) -> String {
    switch self {
    case .human: HumanReport(colour: colour).text(report)
    case .xcode: XcodeReport.text(report)
    case .json: JSONReport.text(report)
    case .sarif: SARIFReport.text(report, rules: rules)
    case .github: GitHubReport.text(report)
    }
  }
}
