import NavGraphSyntax

extension Severity {
  /// The word for the severity in all reports.
  package var word: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
