import Foundation
import NavGraphCommandLine
import NavGraphSyntax
import Repository
import Testing

/// Checks that the package and the program use the same executable name.
@Suite struct ExecutableTests {
  @Test func packageAndProgramAgree() throws {
    let manifest = try Repository.text(at: "Package.swift")
    #expect(manifest.contains("let executable = \"\(Executable.name)\"\n"))
    try Tool().expect("--version", code: 0, output: nil)
    #expect(try Tool().run(["--help"]).output.contains("Usage: \(Executable.name) SUBCOMMAND"))
  }

  /// Commands in messages use `Executable.name`, so that they stay correct when the program is renamed.
  @Test func noCommandIsWrittenOut() throws {
    let verbs = Subcommand.Name.allCases.map(\.rawValue)
    let sources = Repository.url(at: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var lines = 0
    // The embedded pages are copies of the documentation.
    for file in files where file.pathExtension == "swift" && !file.path.contains("/ModelContext/Pages/") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//") else { continue }
        lines += 1
        if verbs.contains(where: { code.contains("navgraph \($0)") }) { Issue.record("\(file.lastPathComponent): \(code)") }
      }
    }
    #expect(lines > 10_000)
  }
}
