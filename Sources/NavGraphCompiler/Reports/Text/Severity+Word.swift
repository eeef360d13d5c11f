import NavGraphSyntax

extension Severity {
  package var word: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
