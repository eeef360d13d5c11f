import NavGraphModel

/// A URL that opened something in an older version of an app, and opens nothing or something else now.
package struct LinkDifference: Hashable, Sendable {
  /// The pattern of the older version, as its author wrote it.
  package var pattern: String
  /// The example of that pattern.
  package var url: String
  /// What it opened, as steps from the root down.
  package var before: [String]
  /// Nil: no pattern matches it.
  package var after: [String]?
  /// The kind of device on which it is so, if it is not so on every kind; empty otherwise.
  package var idiom = ""

  package var isBroken: Bool { after == nil }

  /// For example: `https://shop.example/old/42 opened Main / home / Old, and opens nothing now`.
  package var words: String {
    let place = idiom.isEmpty ? "" : " (on \(idiom))"
    return "\(url) opened \(LinkDifference.words(before)), and now opens \(after.map(LinkDifference.words) ?? "nothing")\(place)"
  }

  private static func words(_ steps: [String]) -> String { steps.isEmpty ? "nothing that is shown" : steps.joined(separator: " / ") }
}
