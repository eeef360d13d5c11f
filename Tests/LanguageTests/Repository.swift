import Foundation

/// The files of this repository, as the tests read them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths below `folder` that end in `suffix`, sorted.
  static func files(below folder: String, suffix: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }

  /// The sample folders with their files.
  static var samples: [Sample] {
    let files = files(below: "Samples", suffix: ".navgraph")
    let names = Set(files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
    return names.sorted().map { name in Sample(name: name, paths: files.filter { $0.hasPrefix("Samples/\(name)/") }) }
  }
}

/// One folder of `Samples`.
struct Sample: Sendable, CustomStringConvertible {
  let name: String
  let paths: [String]
  var description: String { name }
}
