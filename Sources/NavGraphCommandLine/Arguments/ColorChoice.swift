/// The values of `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Returns whether output to `descriptor` is colored.
  package func isColoured(_ descriptor: Int32) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Console.isTerminal(descriptor) && (Self.variable("NO_COLOR") ?? "").isEmpty && Self.variable("TERM") != "dumb"
    }
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
