import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let emptyAsset = Rule(
    number: 0914, severity: .error, summary: "empty name of an icon or a color",
    rationale: """
      An `icon` is the name of a system symbol, and a color of an `appearance` is the name of an asset. With an empty name, the tab would \
      have no image and the bar no color.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home "Home" icon "" stack Home
        tab cart "Cart" icon "cart" stack Cart
      }
      screen Home
      screen Cart
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home "Home" icon "house" stack Home
        tab cart "Cart" icon "cart" stack Cart
      }
      screen Home
      screen Cart
      """)
}

extension Checker {
  func checkIcons() {
    for tab in graph.tabs {
      guard let icon = tab.icon, let range = tab.iconRange, isBlank(icon) else { continue }
      report(
        Diagnostic(
          .emptyAsset, message: "the icon of the tab `\(graph.text(of: tab.declared.name))` has no name", at: range, label: "empty",
          help: [
            "name a system symbol, such as \(Fix(code: "icon \"house\"", edits: [.init(replacing: range, with: "icon \"house\"")])), or remove it"
          ],
          fixes: [removalFix(of: "the icon", at: range)]))
    }
    for appearance in graph.appearances {
      for asset in appearance.assets where isBlank(asset.name) {
        report(
          Diagnostic(
            .emptyAsset, message: "a color of `\(graph.text(of: appearance.declared.name))` has no name", at: asset.range, label: "empty",
            help: ["name a color of the asset catalog, or write `system`"]))
      }
    }
  }

  private func isBlank(_ name: Name) -> Bool { graph.text(of: name).allSatisfy(\.isWhitespace) }
}
