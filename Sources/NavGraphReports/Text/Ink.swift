import NavGraphSyntax

/// What a piece of a report is, for those who see colours.
enum Ink: Hashable, Sendable {
  case plain, strong, frame, secondary, help
  case severity(Severity)

  /// The terminal sequence that begins it.
  var sequence: String {
    switch self {
    case .plain: ""
    case .strong: "\u{1B}[1m"
    case .frame, .secondary: "\u{1B}[34m"
    case .help: "\u{1B}[32m"
    case .severity(.error): "\u{1B}[1;31m"
    case .severity(.warning): "\u{1B}[1;33m"
    case .severity: "\u{1B}[1;36m"
    }
  }
}
