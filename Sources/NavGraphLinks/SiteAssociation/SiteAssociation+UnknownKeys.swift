import NavGraphCompiler
import NavGraphSyntax

/// Unknown keys, which the system ignores. For example, if `exclude` is misspelled, the URLs are passed to the app instead of excluded.
extension SiteAssociation {
  static let keysOfDocument = ["applinks", "webcredentials", "appclips", "activitycontinuation"]
  static let keysOfLinks = ["apps", "details", "defaults", "substitutionVariables"]
  static let keysOfDefaults = ["caseSensitive", "percentEncoded"]
  static let keysOfDetails = ["appID", "appIDs", "paths", "components", "defaults"]
  static let keysOfComponent = ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded", "comment"]

  /// The names of keys in other formats.
  private static let otherNames = [
    "path": "/", "paths": "/", "query": "?", "fragment": "#", "hash": "#", "not": "exclude", "appId": "appID",
  ]

  mutating func noteUnknown(inDetails entry: JSON, at place: String) {
    noteUnknown(in: entry, known: SiteAssociation.keysOfDetails, at: place)
    if let defaults = entry["defaults"] { noteUnknown(in: defaults, known: SiteAssociation.keysOfDefaults, at: place + ".defaults") }
    for (index, item) in (entry["components"]?.array ?? []).enumerated() {
      noteUnknown(in: item, known: SiteAssociation.keysOfComponent, at: "\(place).components[\(index)]")
    }
  }

  /// Records the members of an object whose keys aren't in `known`, and those with a repeated key.
  mutating func noteUnknown(in value: JSON, known: [String], at place: String) {
    guard case .object(let members) = value else { return }
    var seen: Set<[UInt8]> = []
    for (key, _) in members {
      let name = place.isEmpty ? "\"\(key)\"" : "\(place).\"\(key)\""
      if !seen.insert(Array(key.utf8)).inserted {
        ignored.append("\(name) is specified twice, but only one of the two is used")
      } else if !known.contains(key) {
        let meant = SiteAssociation.otherNames[key].flatMap { known.contains($0) ? $0 : nil } ?? Spelling.nearest(to: key, among: known)
        ignored.append("\(name) is ignored: the key is unknown" + (meant.map { "; did you mean \"\($0)\"?" } ?? ""))
      }
    }
  }
}
