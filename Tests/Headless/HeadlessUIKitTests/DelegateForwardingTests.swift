import Foundation
import Repository
import Testing

/// Compares the delegate methods that the runtime forwards with Apple's protocols, in the table that `AppleDeclarationTests` reads.
@Suite struct DelegateForwardingTests {
  private struct Entry: Decodable {
    let symbol: String
    let deprecated: String?
  }

  /// The folders that forward each protocol.
  private static let folders = [
    "UINavigationControllerDelegate": ["NavGraphUIKit/Stacks"],
    "UITabBarControllerDelegate": ["NavGraphUIKit/Tabs"],
    "UISplitViewControllerDelegate": ["NavGraphUIKit/Columns"],
    "UIPageViewControllerDelegate": ["NavGraphUIKit/Tabs"],
    "UIAdaptivePresentationControllerDelegate": ["NavGraphUIKit/Modals", "NavGraphSwiftUI/Modals"],
    "UISheetPresentationControllerDelegate": ["NavGraphUIKit/Modals", "NavGraphSwiftUI/Modals"],
    "UIPopoverPresentationControllerDelegate": ["NavGraphUIKit/Modals", "NavGraphSwiftUI/Modals"],
  ]

  /// The methods that Apple documents only for split views without columns, which graphs don't use.
  private static let ofClassicSplits: Set<String> = [
    "primaryViewController(forCollapsing:)", "primaryViewController(forExpanding:)", "splitViewController(_:collapseSecondary:onto:)",
    "splitViewController(_:separateSecondaryFrom:)", "splitViewController(_:show:sender:)", "splitViewController(_:showDetail:sender:)",
    "targetDisplayModeForAction(in:)",
  ]

  private func text(in folder: String) throws -> String {
    let base = Repository.url(at: "Sources/" + folder)
    let files = try FileManager.default.contentsOfDirectory(at: base, includingPropertiesForKeys: nil).sorted { $0.path < $1.path }
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test func everythingIsPassedOn() throws {
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: AppleDeclarationTests.table))
    var seen = 0
    for (delegate, folders) in Self.folders {
      let methods = entries.filter { $0.symbol.hasPrefix(delegate + ".") && $0.deprecated == nil }
      for method in methods.map({ String($0.symbol.dropFirst(delegate.count + 1)) }) where !Self.ofClassicSplits.contains(method) {
        seen += 1
        for folder in folders {
          #expect(try text(in: folder).contains("." + method), "\(folder): nobody passes on \(method) of \(delegate)")
        }
      }
    }
    #expect(seen > 45)
  }
}
