import Foundation
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSimulator
import NavGraphSyntax
import PlayedWalks
import RandomPrograms
import Repository

/// Programs with random paths through them, as JSON for the script of the page.
enum PlayedProgram {
  static let samples: [(name: String, files: [SourceFile])] = {
    let folder = Repository.url(at: "Samples")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.compactMap { name in
      let own = folder.appendingPathComponent(name)
      let files = ((try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []).sorted().filter { $0.hasSuffix(".navgraph") }
      let sources = files.compactMap { file in
        (try? Data(contentsOf: own.appendingPathComponent(file))).map { SourceFile(path: file, bytes: Array($0)) }
      }
      return sources.isEmpty ? nil : (name, sources)
    }
  }()

  static func random(_ seed: UInt64) -> (name: String, files: [SourceFile]) {
    ("random \(seed)", RandomProgram(seed: seed).files.map { SourceFile(path: $0.path, text: $0.text) })
  }

  /// Returns the tables and paths of a program; nil if the program has errors, because pages don't play it.
  static func json(_ program: (name: String, files: [SourceFile]), seed: UInt64, walks: Int, steps: Int) -> JSON? {
    let checked = Compiler.check(Compiler.parse(program.files))
    guard !checked.hasErrors else { return nil }
    let tables = Tables(for: checked.graph, places: checked.places)
    let idioms = NavGraph.Idiom.allCases
    let all = (0..<walks).map { number in
      PlayedWalk.json(of: tables, on: idioms[number % idioms.count], seed: seed &* 7919 &+ UInt64(number), steps: steps)
    }
    return .object([("name", .string(program.name)), ("tables", PlayTables(for: tables).json), ("walks", .array(all))])
  }
}
