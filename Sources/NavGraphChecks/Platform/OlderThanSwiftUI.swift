import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let olderThanSwiftUI = Rule(
    number: 0923, severity: .error, summary: "`output swiftui` for systems that are too old for it",
    rationale: """
      `output swiftui` is based on `NavigationStack` and other APIs of iOS 16. Before that, SwiftUI's stacks could neither be read nor set \
      as a whole. For iOS 15 write `output uikit`, which can host views.
      """,
    failing: """
      app Shop {
        platform iOS 15
        output   swiftui
        root stack Home
      }
      screen Home
      """,
    corrected: """
      app Shop {
        platform iOS 16
        output   swiftui
        root stack Home
      }
      screen Home
      """)
}

extension Checker {
  /// Returns a fix that sets the oldest release, and adds the `platform` line if there is none.
  func platformFix(for release: String) -> Fix {
    let item = "platform iOS \(release)"
    guard let app = graph.app else { return Fix(code: item, edits: []) }
    if let range = app.platformRange { return Fix(code: item, edits: [.init(replacing: range, with: item)]) }
    return Fix(code: item, edits: adding(item: item, to: app.declared).map { [$0] } ?? [])
  }

  func checkSwiftUI() {
    guard let app = graph.app, let output = app.outputRange, app.output.contains(.swiftui), platform < App.Version(major: 16) else {
      return
    }
    let words = app.platformRange == nil ? "an app without `platform` is for iOS 15" : "the app is for iOS \(platform)"
    report(
      Diagnostic(
        .olderThanSwiftUI, message: "`output swiftui` needs iOS 16, but \(words)", at: app.platformRange ?? output, label: "needs iOS 16",
        secondary: app.platformRange == nil ? [] : [Label(at: output, text: "requires iOS 16")],
        help: [
          "write \(platformFix(for: "16")), or \(Fix(code: "output uikit", edits: [.init(replacing: output, with: "output uikit")]))"
        ]))
  }
}
