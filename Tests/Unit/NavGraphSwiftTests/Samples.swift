import Foundation
import NavGraphCompiler
import NavGraphSwift
import NavGraphSyntax
import Repository

/// The apps under `Samples/`, and what is generated from them.
enum Samples {
  static let folder = Repository.url("Samples")
  static let generated = Repository.url("Generated")

  static var names: [String] { Repository.samples.map(\.name) }

  static func check(_ name: String) throws -> Checked {
    let directory = folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".navgraph") }.sorted()
    let sources = try files.map { file in
      SourceFile(path: "Samples/\(name)/\(file)", bytes: [UInt8](try Data(contentsOf: directory.appendingPathComponent(file))))
    }
    return Compiler.check(Compiler.parse(sources))
  }

  /// The sample, as a program with that output.
  static func check(_ name: String, output: String) throws -> Checked {
    let file = folder.appendingPathComponent("\(name)/\(name).navgraph")
    return try check(file, replacing: "\n  root ", with: "\n  output \(output)\n  root ")
  }

  /// The program in a file, the first `old` in it replaced.
  static func check(_ file: URL, replacing old: String, with new: String) throws -> Checked {
    var text = try String(contentsOf: file, encoding: .utf8)
    if let range = text.range(of: old) { text.replaceSubrange(range, with: new) }
    return Compiler.check(Compiler.parse([SourceFile(path: file.lastPathComponent, text: text)]))
  }

  /// What a file of this package holds; nothing if it isn't there.
  static func text(of path: String) -> String { (try? Repository.text(path)) ?? "" }

  /// The Swift for one file of source.
  static func generate(_ text: String) -> (Checked, GeneratedSwift) {
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "App.navgraph", text: text)]))
    return (checked, generateSwift(for: checked.graph, checked.places, checked.routes))
  }
}
