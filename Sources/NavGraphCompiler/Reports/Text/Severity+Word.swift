import NavGraphSyntax

extension Severity {
  /// The word for it in every report.
  package var word: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
