/// The division of generated Swift into files.
package enum OutputLayout: Hashable, Sendable {
  /// A file for each flow of the app. The content of the sources determines the names: `Shop+Cart.swift`, `ShopRoutes.swift`.
  case flows
  /// A file for each source, and a fixed list of other files. Only the names of the sources determine the
  /// names, and every file is written even if it is empty, so that a build can list them before navgraph runs.
  case sources

  /// The suffixes of the files that every app has. The app's tables have the empty suffix.
  static let parts = ["", "State", "Routes"] + screenParts
  /// The suffixes of the files for the app's screens. An app has one of them, or both.
  static let screenParts = ["UIKit", "SwiftUI"]

  /// Returns the name of the file for a part of `app`, without `.swift`.
  func fileName(of part: String, app: String) -> String {
    switch self {
    case .flows: app + part
    case .sources: "NavGraph+" + (part.isEmpty ? "Tables" : part)
    }
  }

  /// Returns the name of the file that `.sources` generates for the source at `path`, without `.swift`. Sources
  /// whose names differ only in folder or case have the same name, which is also an error in a Swift module.
  package static func fileName(forSource path: String) -> String { stem(ofSource: path) + "+NavGraph" }

  /// Returns the letters and digits of a source's name. For example: `SettingsHome` for `settings-home.navgraph`
  static func name(ofSource path: String) -> String {
    stem(ofSource: path).split { !$0.isLetter && !$0.isNumber }.map { upperCamel(String($0)) }.joined()
  }

  /// Returns the name of a source without its folder and `.navgraph`.
  static func stem(ofSource path: String) -> Substring {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return name.hasSuffix(".navgraph") ? name.dropLast(".navgraph".count) : name
  }
}
