import Repository
import Testing

/// Tests that the samples have no diagnostics and cover the whole language.
@Suite struct SampleTests {
  @Test(arguments: Repository.samples) func givesNoDiagnostic(sample: Sample) throws {
    let program = ProgramUnderTest(try sample.paths.map { ($0, try Repository.text(at: $0)) })
    #expect(program.diagnostics.isEmpty, "\(program.report)")
  }

  @Test(arguments: Repository.samples) func isLaidOutAsItsNameSays(sample: Sample) throws {
    #expect(sample.paths.contains("Samples/\(sample.name)/\(sample.name).navgraph"))
    for path in sample.paths {
      let text = try Repository.text(at: path)
      #expect(text.hasPrefix("// "), "\(path) says first what it shows")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        #expect(line.count <= 140 && line.last != " ", "\(path):\(number + 1)")
      }
    }
  }

  @Test func theLinkTableIsWhole() throws {
    let links = try Repository.text(at: "Samples/Crowdfunding/Links.navgraph").split(separator: "\n")
    #expect(links.filter { $0.hasPrefix("route ") || $0.hasPrefix("alias ") }.count == 35)
  }
}
