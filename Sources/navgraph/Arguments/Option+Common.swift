import NavGraphReports

extension Option {
  static let findingsFormat = Option(
    "format", .choice(ReportFormat.allCases.map(\.rawValue)),
    "How findings are written: human on a terminal, xcode elsewhere;\njson, sarif and github go to the standard output.")
  static let color = Option("color", .choice(["auto", "always", "never"]), "Colours; auto is a terminal without NO_COLOR.")

  /// The severities of single codes.
  static let severities = [
    Option("deny", .text("CODE"), repeated: true, "Make a finding an error: NAV0301, a family such as NAV03, or `warnings`."),
    Option("warn", .text("CODE"), repeated: true, "Make a finding a warning."),
    Option("allow", .text("CODE"), repeated: true, "Don't report a finding."),
  ]
}
