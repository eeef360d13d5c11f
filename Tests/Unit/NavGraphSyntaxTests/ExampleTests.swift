import Testing

@testable import NavGraphSyntax

@Suite struct ExampleTests {
  @Test(arguments: Examples.all.indices) func parseWithoutDiagnostics(index: Int) {
    let parsed = Parsed(Examples.all[index])
    #expect(parsed.report == [])
    expectSound(parsed)
    #expect(!parsed.tree.nodes.contains { $0.kind == .error })
  }

  /// The examples contain every kind of node, so that tests with them cover the whole language.
  @Test func coverEveryKind() {
    let kinds = Set(
      Examples.all.flatMap { text in
        let tree = Parsed(text).tree
        return withExtendedLifetime(tree) { tree.nodes.map(\.kind) }
      })
    #expect(SyntaxKind.allCases.filter { !kinds.contains($0) } == [.error])
  }
}
