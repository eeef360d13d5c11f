import NavGraphModel
import NavGraphSyntax

extension Rule {
  package static let notWritten = Rule(
    number: 394, severity: .note, summary: "feature that the Swift output doesn't support yet",
    rationale: """
      The graph is valid, but the Swift output doesn't support this feature yet. As a note, `generate` writes the rest, which still \
      behaves as the graph specifies. `--deny NAV0394` stops generation instead. If the rest wouldn't behave so, as with tabs in a column \
      of `output swiftui` before iOS 17, this is an error, which `check` reports as well. (The features change with every release, so \
      there is no example.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  /// A diagnostic about a part that the output lacks.
  ///
  /// - Parameter isNeeded: Whether the output needs the part to do what the graph declares, which makes its absence an error.
  package static func notWritten(_ what: String, at range: SourceRange, isNeeded: Bool) -> Diagnostic {
    var diagnostic = Diagnostic(.notWritten, message: "the Swift output doesn't support this yet: \(what)", at: range)
    if isNeeded { diagnostic.severity = .error }
    return diagnostic
  }
}

extension Checker {
  /// Reports parts that SwiftUI output doesn't support. An app with both outputs gets UIKit's, and a note from `generate`.
  func checkSwiftUIOutput() {
    guard graph.app?.output == .swiftui else { return }
    for missing in graph.missingInSwiftUI {
      report(.notWritten("\(missing.what), in SwiftUI", at: missing.range, isNeeded: true))
    }
  }
}
