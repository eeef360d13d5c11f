import NavGraphModel
import NavGraphSyntax

/// An option of the language, its API, and the behavior on systems without that API.
package struct PlatformOption: Sendable {
  /// A release and the declarations that it introduced, as Apple writes them.
  package struct Need: Sendable {
    package let release: App.Version
    package let symbols: [String]
  }

  /// The option in the language, such as `minimize onScrollDown`.
  package let words: String
  /// The cases of the graph that the option represents, such as `Tabs.Minimize.onScrollDown`. A test checks that they are complete.
  package let cases: [String]
  package let uikit: Need
  /// The requirement of SwiftUI output, or nil if UIKit implements the option there too.
  package let swiftUI: Need?
  /// The behavior on older systems.
  package let older: String
  /// The diagnostic for content that would be lost on older systems.
  package let diagnostic: Code?

  init(
    _ words: String, _ cases: [String] = [], uikit release: Double, _ symbols: [String], swiftUI: (Double, [String])? = nil,
    older: String = "", diagnostic: UInt16? = nil
  ) {
    self.words = words
    self.cases = cases
    uikit = Need(release: App.Version(release), symbols: symbols)
    self.swiftUI = swiftUI.map { Need(release: App.Version($0.0), symbols: $0.1) }
    self.older = older
    self.diagnostic = diagnostic.map(Code.init)
  }

  /// Whether some of the supported systems don't have the option.
  package var isNew: Bool { max(uikit.release, swiftUI?.release ?? uikit.release) > .oldest }
}

extension App.Version {
  /// The oldest release that generated code supports, and the newest release in this table.
  package static let oldest = App.Version(15)
  package static let newest = App.Version(27)

  /// Creates a version from a number such as 16.4. No minor version is above 9.
  fileprivate init(_ release: Double) {
    let tenths = Int((release * 10).rounded())
    self.init(major: tenths / 10, minor: tenths % 10)
  }
}
