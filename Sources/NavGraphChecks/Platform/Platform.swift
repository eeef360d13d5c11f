import NavGraphModel
import NavGraphSyntax

// Family 09: options on systems and devices. An option that has an effect in at least one place isn't reported.
extension Checker {
  /// Whether all places are known. If something couldn't be resolved, a screen may have further places.
  var isSure: Bool { places.isWhole && !places.units.contains { $0.flags.contains(.isPoisoned) } }

  /// The oldest system that the app runs on.
  var platform: App.Version { graph.app?.platform ?? .oldest }

  /// A label for the `platform` line. If there is no such line, `platformNotes` has a note instead.
  func platformLabels() -> [Label] { graph.app?.platformRange.map { [Label(at: $0, text: "iOS \(platform) is the oldest system")] } ?? [] }
  func platformNotes() -> [String] {
    graph.app?.platformRange == nil ? ["the app has no `platform` line, so it runs on iOS \(App.Version.oldest)"] : []
  }
}
