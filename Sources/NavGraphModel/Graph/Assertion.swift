import NavGraphSyntax

/// A property of the whole graph that must hold.
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

/// `allow NAV0701 "reason"`: findings of that code in the next item are not reported.
package struct Allowance: Sendable {
  package var code: Code
  /// The code as it is written.
  package var codeRange: SourceRange
  package var reason: Name
  package var range: SourceRange
  /// The item that it covers; empty where none follows.
  package var covers: SourceRange
  package init(code: Code, codeRange: SourceRange, reason: Name, range: SourceRange, covers: SourceRange) {
    self.code = code
    self.codeRange = codeRange
    self.reason = reason
    self.range = range
    self.covers = covers
  }
}
