import NavGraphModel
import NavGraphSyntax

extension Rule {
  package static let notWritten = Rule(
    394, .note, summary: "something that the Swift output leaves out so far",
    rationale: """
      The graph is sound, but the Swift output can't do this part yet. As a note, `generate` writes the rest, which does what the graph says all \
      the same; `--deny NAV0394` stops generation instead. Where it would not, as with tabs in a column of `output swiftui` before iOS 17, this is \
      an error, which `check` reports as well. (Which constructs these are changes with every release, so no example stands here.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  /// A diagnostic about a part that the output lacks.
  ///
  /// - Parameter isNeeded: Whether the output needs the part to do what the graph declares, which makes its absence an error.
  package static func notWritten(_ what: String, at range: SourceRange, isNeeded: Bool) -> Diagnostic {
    var diagnostic = Diagnostic(.notWritten, "the Swift output does not have this yet: \(what)", at: range)
    if isNeeded { diagnostic.severity = .error }
    return diagnostic
  }
}

extension Checker {
  /// Reports what output in SwiftUI alone can't do. An app with both outputs gets UIKit's, and a note from `generate`.
  func checkSwiftUIOutput() {
    guard graph.app?.output == .swiftui else { return }
    for missing in graph.missingInSwiftUI {
      report(.notWritten("\(missing.what), in SwiftUI", at: missing.range, isNeeded: true))
    }
  }
}
