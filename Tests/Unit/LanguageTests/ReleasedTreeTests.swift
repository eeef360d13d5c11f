import NavGraphCompiler
import NavGraphSyntax
import Testing

/// The memory of a checked program.
@Suite struct ReleasedTreeTests {
  /// Trees take as much memory as the graph, so nothing of a checked program keeps them.
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
