import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Repository

/// Checks samples and apps of tests.
enum LinkedApps {
  static func check(_ name: String) throws -> CheckedProgram {
    let path = Repository.url(at: name)
    if name.hasSuffix(".navgraph") { return check([(name, try Data(contentsOf: path))]) }
    let files = try FileManager.default.contentsOfDirectory(atPath: path.path).filter { $0.hasSuffix(".navgraph") }.sorted()
    return check(try files.map { (name + "/" + $0, try Data(contentsOf: path.appendingPathComponent($0))) })
  }

  static func check(text: String) -> CheckedProgram { check([("App.navgraph", Data(text.utf8))]) }

  private static func check(_ files: [(String, Data)]) -> CheckedProgram {
    Compiler.check(Compiler.parse(files.map { SourceFile(path: $0.0, bytes: [UInt8]($0.1)) }))
  }
}
