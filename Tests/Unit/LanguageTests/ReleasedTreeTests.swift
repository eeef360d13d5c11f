import NavGraphCompiler
import NavGraphSyntax
import Testing

/// Tests of the memory of a checked program.
@Suite struct ReleasedTreeTests {
  /// Trees need as much memory as the graph, so a checked program doesn't retain them.
  @Test func aCheckedProgramKeepsNoTree() {
    var program: Program? = Compiler.parse([SourceFile(path: "App.navgraph", text: "app A { root stack Home }\nscreen Home\n")])
    weak var tree: SyntaxTree?
    tree = program?.trees.first
    #expect(tree != nil)
    let checked = program.take().map { Compiler.check($0) }
    #expect(checked?.graph.screens.count == 1)
    #expect(tree == nil)
  }
}
