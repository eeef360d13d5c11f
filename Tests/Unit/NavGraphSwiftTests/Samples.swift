import Foundation
import NavGraphCompiler
import NavGraphSwift
import NavGraphSyntax
import Repository

/// The apps under `Samples/`, and their generated code.
enum Samples {
  static let folder = Repository.url(at: "Samples")
  static let generated = Repository.url(at: "Generated")

  static var names: [String] { Repository.samples.map(\.name) }

  static func check(_ name: String) throws -> CheckedProgram {
    let directory = folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".navgraph") }.sorted()
    let sources = try files.map { file in
      SourceFile(path: "Samples/\(name)/\(file)", bytes: [UInt8](try Data(contentsOf: directory.appendingPathComponent(file))))
    }
    return Compiler.check(Compiler.parse(sources))
  }

  /// Returns the sample with another output.
  static func check(_ name: String, output: String) throws -> CheckedProgram {
    let file = folder.appendingPathComponent("\(name)/\(name).navgraph")
    return try check(file, replacing: "\n  root ", with: "\n  output \(output)\n  root ")
  }

  /// Returns the program in a file after replacing the first `old`.
  static func check(_ file: URL, replacing old: String, with new: String) throws -> CheckedProgram {
    var text = try String(contentsOf: file, encoding: .utf8)
    if let range = text.range(of: old) { text.replaceSubrange(range, with: new) }
    return Compiler.check(Compiler.parse([SourceFile(path: file.lastPathComponent, text: text)]))
  }

  /// Returns the content of a file in this package, or an empty text.
  static func text(of path: String) -> String { (try? Repository.text(at: path)) ?? "" }

  /// Returns the generated Swift of one source file.
  static func generate(_ text: String) -> (CheckedProgram, GeneratedSwift) {
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "App.navgraph", text: text)]))
    return (checked, generateSwift(for: checked.graph, places: checked.places, routes: checked.routes))
  }
}
