/// A finding that is true and not reported, because someone has said so.
package struct Suppressed: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// `allow NAV0601 "reason"` in the source.
    case source(reason: String)
    /// It is in the baseline that the command line names.
    case baseline
  }
  package var finding: Diagnostic
  package var origin: Origin
  package init(_ finding: Diagnostic, _ origin: Origin) {
    self.finding = finding
    self.origin = origin
  }
}
