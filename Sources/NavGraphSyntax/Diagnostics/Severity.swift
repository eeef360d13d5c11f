/// The severity of a diagnostic.
package enum Severity: UInt8, Comparable, Sendable {
  case off, note, warning, error
  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}
