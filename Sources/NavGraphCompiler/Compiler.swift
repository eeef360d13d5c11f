import NavGraphChecks
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// The whole compiler, an arrow a function:
///
///     files -> tokens and trees -> graph -> places -> findings
///                                    |-> Swift, tests of links
///                                    |-> diagram -> DOT, Mermaid, PlantUML, JSON, HTML
///
/// Tests of links and diagrams are arrows of later stages, `NavGraphLinks` and `NavGraphDiagrams`, which builds don't need.
///
/// Every arrow is a pure function of values. It never stops early and never throws: what is wrong becomes a finding, and what could not
/// be understood is left out of the graph, so that nothing follows from it.
package enum Compiler {
  /// Parses files that import nothing, or whose imports are among them.
  package static func parse(_ files: [SourceFile]) -> Program {
    var program = Program()
    for file in files { _ = program.add(file) }
    return program
  }

  /// Resolves the program, finds its places and runs every check; of those that are off by default, the ones that were asked for.
  ///
  /// The trees of the program are freed before the checks unless the caller keeps them. They take as much memory as the graph.
  package static func check(_ program: consuming Program, optional: OptionalRules = .none) -> Checked {
    var findings = program.diagnostics
    let names = program.takeNames()
    let graph = resolve(program.trees, names: names, diagnostics: &findings)
    _ = consume program
    let places = Places(graph)
    let routes = RouteTable(graph)
    NavGraphChecks.check(graph, places, routes, optional: optional, diagnostics: &findings)
    return Checked(graph: graph, places: places, routes: routes, found: findings, optional: optional)
  }

  /// Every kind of finding, by code.
  package static let rules: [Rule] = (SyntaxRules.all + ModelRules.all + CheckRules.all + Judgement.rules + [.moduleOfApp])
    .sorted { $0.code < $1.code }

  /// The Swift of a checked program, or of a module that it joins, and what it leaves out.
  package static func swift(_ checked: Checked, layout: OutputLayout = .flows, module: ModuleID? = nil) -> GeneratedSwift {
    generateSwift(for: checked.graph, checked.places, checked.routes, layout: layout, module: module)
  }

  /// Hands out the same files, each as soon as it is rendered. Returns what is left out.
  package static func writeSwift(
    _ checked: Checked, layout: OutputLayout, _ take: (GeneratedSwift.File) -> Void
  ) -> [Unsupported] {
    NavGraphSwift.writeSwift(for: checked.graph, checked.places, checked.routes, layout: layout, module: nil, take)
  }
}
