/// A diagnostic that isn't reported because an `allow` or the baseline suppresses it.
package struct Suppressed: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// `allow NAV0601 "reason"` in the source.
    case source(reason: String)
    /// The baseline that the command line names contains the diagnostic.
    case baseline
  }
  package var finding: Diagnostic
  package var origin: Origin
  package init(_ finding: Diagnostic, by origin: Origin) {
    self.finding = finding
    self.origin = origin
  }
}
