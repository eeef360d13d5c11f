import Testing
import Torture

@testable import NavGraphSyntax

/// Expects the invariants of the tokens and the tree of any text.
func expectSound(_ parsed: Parsed, at location: SourceLocation = #_sourceLocation) {
  let complaint = Soundness.complaint(about: parsed.tree, findings: parsed.findings)
  #expect(complaint == nil, "\(complaint ?? "")", sourceLocation: location)
}
