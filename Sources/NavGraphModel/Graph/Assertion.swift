import NavGraphSyntax

/// A property of the graph that `check` verifies.
package struct Assertion: Sendable {
  package enum Claim: Hashable, Sendable {
    /// `assert A within n of B`
    case within(Content, steps: Int, of: Content)
    /// `assert A only after B`
    case onlyAfter(Content, Content)
    /// `assert never A after B`
    case neverAfter(Content, Content)
    /// `assert A reaches B`
    case reaches(Content, Content)
    /// `assert A requires G`
    case requires(Content, GuardID)
  }
  package var claim: Claim
  package var range: SourceRange
  package init(claim: Claim, range: SourceRange) {
    self.claim = claim
    self.range = range
  }
}

/// An `allow NAV0701 "reason"` line, which suppresses diagnostics with that code in the next item.
package struct Allowance: Sendable {
  package var code: Code
  package var codeRange: SourceRange
  package var reason: Name
  package var range: SourceRange
  /// The item in which the diagnostics are suppressed; empty if no item follows.
  package var covers: SourceRange
  package init(code: Code, codeRange: SourceRange, reason: Name, range: SourceRange, covers: SourceRange) {
    self.code = code
    self.codeRange = codeRange
    self.reason = reason
    self.range = range
    self.covers = covers
  }
}
