/// The position in a URL, as far as it determines what may follow. The URLs are those that the system normalizes before it compares them:
/// no segment is `.` or `..`, and only the root's path ends with a slash, escaped or not.
enum URLShape: UInt8, Hashable, Sendable {
  case start, root, slash, dot, dots, escapedSlash, segment, query, fragment

  var isPath: Bool { self.rawValue < URLShape.query.rawValue }
  /// Whether the path may end here.
  var endsPath: Bool { self == .root || self == .segment }
  var mayEnd: Bool { endsPath || !isPath }

  /// Returns the position after a token, or nil if the token can't follow.
  func after(_ token: URLToken) -> URLShape? {
    switch self {
    case .start: return token == .slash ? .root : nil
    case .query: return token == .hash ? .fragment : .query
    case .fragment: return token == .hash ? nil : .fragment
    default:
      if token == .question { return endsPath ? .query : nil }
      if token == .hash { return endsPath ? .fragment : nil }
      if token == .slash { return self == .dot || self == .dots ? nil : .slash }
      if token.scalar == 0x2F { return .escapedSlash }
      guard token.scalar == 0x2E else { return .segment }
      switch self {
      case .root, .slash: return .dot
      case .dot: return .dots
      default: return .segment
      }
    }
  }
}
