import Foundation
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax
import Repository
import Testing

/// Tests that Graphviz draws every sample without a message.
@Suite(.enabled(if: Graphviz.path != nil || Graphviz.isRequired, "Graphviz is not installed"))
struct SamplePictureTests {
  static let samples = Repository.samples.map { Repository.url(at: "Samples/\($0.name)").path }

  @Test func thereAreSamples() { #expect(SamplePictureTests.samples.count >= 6) }

  @Test(arguments: SamplePictureTests.samples) func picture(of folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".navgraph") }.sorted()
    let sources = try files.map { SourceFile(path: $0, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))) }
    let diagram = Compiler.diagram(of: Compiler.check(Compiler.parse(sources)))
    for selection in [DiagramOptions.Detail.full, .overview] {
      var options = DiagramOptions()
      options.detail = selection
      let svg = try Graphviz.svg(DotRenderer.text(of: try diagram.selected(by: options).get()), "\(folder) \(selection)")
      #expect(svg.contains("</svg>"))
      if selection == .full {
        for card in diagram.cards where !card.title.isEmpty { #expect(svg.contains(">\(card.title)<"), "\(card.title)") }
      }
    }
  }
}
