import NavGraphModel
import NavGraphSyntax

// Family 09: what systems and devices make of the options. Where an option has an effect in one place at least, nothing is said.
extension Checker {
  /// Whether all places are known. Where something could not be resolved, a screen might stand in other places as well.
  var isSure: Bool { places.isWhole && !places.units.contains { $0.flags.contains(.isPoisoned) } }

  /// The oldest system that the app runs on.
  var platform: App.Version { graph.app?.platform ?? .oldest }

  /// Where the app says so; without such a line, a note does.
  func platformLabels() -> [Label] { graph.app?.platformRange.map { [Label($0, "iOS \(platform) is the oldest system")] } ?? [] }
  func platformNotes() -> [String] {
    graph.app?.platformRange == nil ? ["the app has no `platform` line, so it runs on iOS \(App.Version.oldest)"] : []
  }
}
