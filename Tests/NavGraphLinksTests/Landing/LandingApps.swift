import Foundation
import NavGraphCompiler
import NavGraphSyntax

/// The apps of the repository that have ways in.
enum LandingApps {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Folders of samples and files of the corpus.
  static var all: [String] {
    func list(_ folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent(folder).path)) ?? []
      return names.filter { !$0.hasPrefix(".") }.sorted().map { folder + "/" + $0 }
    }
    return list("Samples") + list("Tests/Corpus/sound") + list("Tests/Corpus/design")
  }

  static func check(_ name: String) throws -> Checked {
    let path = package.appendingPathComponent(name)
    if name.hasSuffix(".navgraph") { return check([(name, try Data(contentsOf: path))]) }
    let files = try FileManager.default.contentsOfDirectory(atPath: path.path).filter { $0.hasSuffix(".navgraph") }.sorted()
    return check(try files.map { (name + "/" + $0, try Data(contentsOf: path.appendingPathComponent($0))) })
  }

  static func check(text: String) -> Checked { check([("App.navgraph", Data(text.utf8))]) }

  private static func check(_ files: [(String, Data)]) -> Checked {
    Compiler.check(Compiler.parse(files.map { SourceFile(path: $0.0, bytes: [UInt8]($0.1)) }))
  }
}
