import Foundation
import NavGraphCompiler
import NavGraphLinks
import NavGraphSwift
import Repository
import Testing

/// Tests of names with a meaning in Swift, and of text that tries to leave its literal.
///
/// The output is committed as the target `HostileNames`, which must compile.
@Suite struct HostileNamesTests {
  static let source = Samples.text(of: "Tests/Output/HostilePrograms/Swift/Type.navgraph")

  @Test func compilesAndIsFresh() throws {
    let (checked, output) = Samples.generate(HostileNamesTests.source)
    let errors = checked.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    let folder = Repository.url(at: "Tests/Output/HostileNames")
    for file in output.files {
      let target = folder.appendingPathComponent(file.name)
      if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" { try Data(file.text.utf8).write(to: target) }
      let committed = try? String(contentsOf: target, encoding: .utf8)
      #expect(committed == file.text, "\(file.name)")
    }
    // The tests of its links are committed and run, too.
    for file in Compiler.tests(for: checked, module: "HostileNames") {
      let target = folder.appendingPathComponent("LinkTests/" + file.name)
      if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" { try Data(file.text.utf8).write(to: target) }
      let committed = try? String(contentsOf: target, encoding: .utf8)
      #expect(committed == file.text, "\(file.name)")
    }
    #expect(Set(output.files.map { $0.name.lowercased() }).count == output.files.count, "no two files differ by capitals only")
  }
}
