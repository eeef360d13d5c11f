/// How generated Swift is divided into files.
package enum OutputLayout: Hashable, Sendable {
  /// A file for each flow of the app. The names follow from what the sources say: `Shop+Cart.swift`, `ShopRoutes.swift`.
  case flows
  /// A file for each source, and a fixed list beside them. The names follow from the names of the sources alone, and every file is written,
  /// even if it is empty: a build can know them before navgraph runs.
  case sources

  /// The parts that every app has one of, by the ends of their names; the app's own tables have the empty one.
  static let parts = ["", "State", "Routes"] + screenParts
  /// What an app has for its screens: one of them, or both.
  static let screenParts = ["UIKit", "SwiftUI"]

  /// What the file with that part of `app` is called, without `.swift`.
  func fileName(of part: String, app: String) -> String {
    switch self {
    case .flows: app + part
    case .sources: "NavGraph+" + (part.isEmpty ? "Tables" : part)
    }
  }

  /// What `.sources` calls the file for the source at `path`, without `.swift`. Sources whose names differ only in their folder, or in
  /// capitals, share it: that is an error in a Swift module too.
  package static func fileName(forSource path: String) -> String { stem(ofSource: path) + "+NavGraph" }

  /// What is called after the source at `path`: the letters and digits of its name. For example: `SettingsHome` for `settings-home.navgraph`
  static func name(ofSource path: String) -> String {
    stem(ofSource: path).split { !$0.isLetter && !$0.isNumber }.map { upperCamel(String($0)) }.joined()
  }

  /// The name of the source at `path`, without its folder and `.navgraph`.
  static func stem(ofSource path: String) -> Substring {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return name.hasSuffix(".navgraph") ? name.dropLast(".navgraph".count) : name
  }
}
