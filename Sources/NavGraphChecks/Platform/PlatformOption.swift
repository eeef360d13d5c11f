import NavGraphModel
import NavGraphSyntax

/// An option of the language, the API behind it, and what systems show that don't have that API yet.
package struct PlatformOption: Sendable {
  /// A release and the declarations that it brought, as Apple writes them.
  package struct Need: Sendable {
    package let release: App.Version
    package let symbols: [String]
  }

  /// As the author writes it: `minimize onScrollDown`.
  package let words: String
  /// The words of the graph that it stands for: `Tabs.Minimize.onScrollDown`. A test holds them complete.
  package let cases: [String]
  package let uikit: Need
  /// nil: UIKit does it in SwiftUI output too.
  package let swiftUI: Need?
  /// What older systems show.
  package let older: String
  /// The finding where content would be lost on older systems.
  package let finding: Code?

  init(
    _ words: String, _ cases: [String] = [], uikit release: Double, _ symbols: [String], swiftUI: (Double, [String])? = nil,
    older: String = "", finding: UInt16? = nil
  ) {
    self.words = words
    self.cases = cases
    uikit = Need(release: App.Version(release), symbols: symbols)
    self.swiftUI = swiftUI.map { Need(release: App.Version($0.0), symbols: $0.1) }
    self.older = older
    self.finding = finding.map(Code.init)
  }

  /// Some of the systems that generated code can run on don't have it.
  package var isNew: Bool { max(uikit.release, swiftUI?.release ?? uikit.release) > .oldest }
}

extension App.Version {
  /// What generated code needs at least, and the newest release that this table knows.
  package static let oldest = App.Version(15)
  package static let newest = App.Version(27)

  /// 16.4 is the release 16.4; no release has a minor number above 9.
  fileprivate init(_ release: Double) {
    let tenths = Int((release * 10).rounded())
    self.init(tenths / 10, tenths % 10)
  }
}
