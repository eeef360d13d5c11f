import Testing

@testable import NavGraphSyntax

@Suite struct ExampleTests {
  @Test(arguments: Examples.all.indices) func parseWithoutFindings(_ index: Int) {
    let parsed = Parsed(Examples.all[index])
    #expect(parsed.report == [])
    expectSound(parsed)
    #expect(!parsed.tree.nodes.contains { $0.kind == .error })
  }

  /// Every kind of node occurs in the examples, so that what is tested on them is tested on all of the language.
  @Test func coverEveryKind() {
    let kinds = Set(
      Examples.all.flatMap { text in
        let tree = Parsed(text).tree
        return withExtendedLifetime(tree) { tree.nodes.map(\.kind) }
      })
    #expect(SyntaxKind.allCases.filter { !kinds.contains($0) } == [.error])
  }
}
