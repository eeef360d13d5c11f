package import Foundation

/// The files of this repository, for tests.
package enum Repository {
  /// The folder that contains the package's manifest.
  package static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  package static func url(at path: String) -> URL { root.appendingPathComponent(path) }

  package static func text(at path: String) throws -> String { try String(contentsOf: url(at: path), encoding: .utf8) }

  /// Returns the paths below `folder` that end in `suffix`, sorted.
  package static func files(below folder: String, suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: url(at: folder).path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }

  /// The sample folders with their files, without the complete apps in `Samples/Apps`.
  package static var samples: [Sample] {
    let files = files(below: "Samples", suffix: ".navgraph").filter { !$0.hasPrefix("Samples/Apps/") }
    let names = Set(files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
    return names.sorted().map { name in Sample(name: name, paths: files.filter { $0.hasPrefix("Samples/\(name)/") }) }
  }
}

/// A folder of `Samples`.
package struct Sample: Sendable, CustomStringConvertible {
  package let name: String
  /// The paths of its programs, from the root of the repository.
  package let paths: [String]
  package var description: String { name }
}
