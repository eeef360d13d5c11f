import Testing
import Torture

@testable import NavGraphSyntax

/// What holds for the tokens and the tree of any bytes.
func expectSound(_ parsed: Parsed, _ location: SourceLocation = #_sourceLocation) {
  let complaint = Soundness.complaint(about: parsed.tree, parsed.findings)
  #expect(complaint == nil, "\(complaint ?? "")", sourceLocation: location)
}
