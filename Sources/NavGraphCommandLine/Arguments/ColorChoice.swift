/// The values of `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Returns whether output to `descriptor` is colored.
  package func isColored(on descriptor: Int32) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Console.isTerminal(descriptor) && (Self.variable(named: "NO_COLOR") ?? "").isEmpty && Self.variable(named: "TERM") != "dumb"
    }
  }

  private static func variable(named name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
