import NavGraphModel

/// The page `Grammar/Platforms.md`, made from the table of options.
package enum PlatformPage {
  package static var text: String {
    var text = """
      # What needs which system

      `platform` names the oldest system that an app runs on. An option that is newer may be used all the same: newer systems show it, older
      ones show what stands in the last column. Where that would be nothing, there is a finding, and its code stands beside it.

      This page is made from the table that the compiler checks with (`Sources/NavGraphChecks/Platform/PlatformOptions.swift`); a test holds
      it fresh, and the releases against Apple's declarations. "any" is iOS \(App.Version.oldest), the oldest system that generated \
      code runs on.

      """
    for group in PlatformOptions.groups {
      text += "\n## \(group.title)\n\n| option | UIKit | SwiftUI | on older systems |\n|---|---|---|---|\n"
      for option in group.options { text += row(option) }
    }
    return text
  }

  private static func row(_ option: PlatformOption) -> String {
    var older = option.isNew ? option.older : ""
    if let finding = option.finding { older += " (\(finding))" }
    let swiftUI = option.swiftUI.map(need) ?? "as UIKit"
    return "| \(option.words) | \(need(option.uikit)) | \(swiftUI) | \(older) |\n"
  }

  private static func need(_ need: PlatformOption.Need) -> String {
    let release = need.release > .oldest ? "iOS \(need.release)" : "any"
    return "\(release): \(need.symbols.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
