import NavGraphModel
import NavGraphSyntax

// What an author may say and the output doesn't do yet. Never wrong code: what is listed here is left out.
extension Lowering {
  mutating func reportUnsupported() {
    if let app = graph.app, app.output.contains(.swiftui) { leaveOut("SwiftUI output", at: app.declared.nameRange) }
  }
}
