import NavGraphSyntax

/// The role of a text, which determines its color.
package enum Ink: Hashable, Sendable {
  case plain, strong, faint, frame, secondary, help
  /// Lines of a diff.
  case added, removed, place
  case severity(Severity)

  /// The terminal escape sequence that begins the color.
  var sequence: String {
    switch self {
    case .plain: ""
    case .strong: "\u{1B}[1m"
    case .faint: "\u{1B}[2m"
    case .frame, .secondary: "\u{1B}[34m"
    case .help, .added: "\u{1B}[32m"
    case .removed: "\u{1B}[31m"
    case .place: "\u{1B}[36m"
    case .severity(.error): "\u{1B}[1;31m"
    case .severity(.warning): "\u{1B}[1;33m"
    case .severity: "\u{1B}[1;36m"
    }
  }
}
