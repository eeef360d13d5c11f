import NavGraphModel

/// The page `Grammar/reference/platforms.md`, generated from the table of options.
package enum PlatformPage {
  package static var text: String {
    var text = """
      # System requirements of options

      `platform` specifies the oldest system that an app runs on.
      You can still use an option that is newer.
      Newer systems show it, and older systems show what the last column describes.
      If that would be nothing, navgraph reports a diagnostic, whose code is in the same column.

      This page is generated from the table that the compiler uses (`Sources/NavGraphChecks/Platform/PlatformOptions.swift`).
      A test compares the page with the table, and the releases with Apple's declarations.
      "any" is iOS \(App.Version.oldest), the oldest system that generated code runs on.

      """
    for group in PlatformOptions.groups {
      text += "\n## \(group.title)\n\n| option | UIKit | SwiftUI | on older systems |\n|---|---|---|---|\n"
      for option in group.options { text += row(for: option) }
    }
    return text
  }

  private static func row(for option: PlatformOption) -> String {
    var older = option.isNew ? option.older : ""
    if let diagnostic = option.diagnostic { older += " (\(diagnostic))" }
    let swiftUI = option.swiftUI.map(need) ?? "as UIKit"
    return "| \(option.words) | \(need(option.uikit)) | \(swiftUI) | \(older) |\n"
  }

  private static func need(_ need: PlatformOption.Need) -> String {
    let release = need.release > .oldest ? "iOS \(need.release)" : "any"
    return "\(release): \(need.symbols.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
