import NavGraphModel

/// A URL that opened something in an older version of an app, and opens something else or nothing now.
package struct LinkDifference: Hashable, Sendable {
  /// The source text of the pattern in the older version.
  package var pattern: String
  /// The example URL of that pattern.
  package var url: String
  /// The screens that it opened, as steps from the root down.
  package var before: [String]
  /// The screens that it opens now, or nil if no pattern matches it.
  package var after: [String]?
  /// The kind of device with the difference, or empty if all kinds have it.
  package var idiom = ""

  package var isBroken: Bool { after == nil }

  /// A sentence such as "`https://shop.example/old/42` opened Main / home / Old, and now opens nothing".
  package var words: String {
    let place = idiom.isEmpty ? "" : " (on \(idiom))"
    return "\(url) opened \(LinkDifference.words(for: before)), and now opens \(after.map(LinkDifference.words) ?? "nothing")\(place)"
  }

  private static func words(for steps: [String]) -> String { steps.isEmpty ? "nothing that is shown" : steps.joined(separator: " / ") }
}
