import NavGraphCompiler
import NavGraphLinks
import NavGraphSyntax
import Testing

/// Tests of goldens with more links in total than the limit.
@Suite struct GoldenRoomTests {
  private func text(tabs: Int) -> String {
    let numbers = 0..<tabs
    let app = """
      app A { platform iOS 16; scheme a; hosts "a.example"; root T }
      tabs T {
      \(numbers.map { "tab t\($0) \"t\" icon \"x\" stack R\($0)" }.joined(separator: "\n"))
      }
      \(numbers.map { "screen R\($0) { on e -> push P\($0) }\nscreen P\($0)\nroute \"/t\($0)/p\" -> t\($0) / P\($0)" }.joined(separator: "\n"))
      """
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "A.navgraph", text: app)]))
    return Compiler.tests(for: checked, module: "A").map(\.text).joined()
  }

  @Test func linksOfAnAppHaveGoldens() {
    #expect(!text(tabs: 30).contains("is left out"))
  }

  /// The file lists the links that are left out.
  @Test func whatIsTooLargeTogetherIsSaid() {
    let text = text(tabs: 560)
    #expect(text.contains("/// `/t0/p`: "))
    #expect(text.contains("/// `/t559/p` is left out: there are too many links in too many tabs and columns."))
    #expect(!text.contains("/// `/t559/p`: "))
  }
}
