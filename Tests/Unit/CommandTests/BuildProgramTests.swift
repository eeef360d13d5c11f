import Foundation
import Repository
import Testing

/// Compares the files and messages of `navgraph-build`, which the plugin runs, with those of `navgraph generate`.
@Suite struct BuildProgramTests {
  private static let samples = Repository.url(at: "Samples")

  private func run(_ arguments: [String], in folder: Folder) throws -> Tool.Outcome {
    try Tool(in: folder, program: Tool.path(of: "navgraph-build")).run(arguments)
  }

  @Test func itWritesTheSame() throws {
    var compared = 0
    for name in Repository.samples.map(\.name) {
      let folder = try Folder(["empty": ""])
      let place = Self.samples.appendingPathComponent(name).path
      let arguments = ["generate", "--by-source", "--format", "xcode", place, "-o"]
      let whole = try Tool(in: folder).run(arguments + ["Whole"])
      let part = try run(arguments + ["Part"], in: folder)
      #expect(part.code == whole.code && part.errors == whole.errors, "\(name): \(part.errors)")
      let written = folder.names.filter { $0.hasPrefix("Whole/") }
      #expect(
        written.map { $0.dropFirst("Whole/".count) } == folder.names.filter { $0.hasPrefix("Part/") }.map { $0.dropFirst("Part/".count) })
      for file in written where file.hasSuffix(".swift") {
        #expect(folder.read(file) == folder.read("Part/" + file.dropFirst("Whole/".count)), "\(name): \(file)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  @Test func diagnosticsFailIt() throws {
    let folder = try Folder(["Shop.navgraph": "app Shop { platform iOS 16; root stack Home }\nscreen Home { on open -> push Itm }\n"])
    let outcome = try run(["generate", "--by-source", "-o", "Out", "Shop.navgraph"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Shop.navgraph:2:31: error:"), "\(outcome.errors)")
    #expect(folder.names == ["Shop.navgraph"])
  }

  /// An option that the program doesn't have is an error.
  @Test func itHasNoOtherOptions() throws {
    let folder = try Folder(["Shop.navgraph": "app Shop { platform iOS 16; root stack Home }\nscreen Home\n"])
    for option in ["--tests", "--system-files", "--diagram=Shop.svg"] {
      let outcome = try run(["generate", "-o", "Out", option, "Shop.navgraph"], in: folder)
      #expect(outcome.code == 64 && outcome.errors.contains("has no option"), "\(outcome.errors)")
    }
    #expect(try run(["check"], in: folder).errors.contains("there is no subcommand \"check\""))
    #expect(try run(["--help"], in: folder).output.contains("Subcommands:\n  generate"))
    #expect(folder.names == ["Shop.navgraph"])
  }
}
