import NavGraphChecks
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// The compiler. Each arrow is a function:
///
///     files -> tokens and trees -> graph -> places -> diagnostics
///                                    |-> Swift, tests of links
///                                    |-> diagram -> DOT, Mermaid, PlantUML, JSON, HTML
///
/// Later stages, `NavGraphLinks` and `NavGraphDiagrams`, add tests of links and diagrams. Builds don't need them.
///
/// Every arrow is a pure function of values that neither stops early nor throws. Errors become diagnostics, and declarations that can't be
/// understood are left out of the graph, so that they cause no further diagnostics.
package enum Compiler {
  /// Parses a closed set of files (every import is included).
  package static func parse(_ files: [SourceFile]) -> Program {
    var program = Program()
    for file in files { _ = program.add(file) }
    return program
  }

  /// Resolves the program, finds its places, and runs all checks, including those in `optional` that are off by default.
  ///
  /// The trees are freed before the checks, unless the caller keeps them. They take as much memory as the graph.
  package static func check(_ program: consuming Program, optional: OptionalRules = .none) -> CheckedProgram {
    var diagnostics = program.diagnostics
    let names = program.takeNames()
    let graph = resolve(program.trees, names: names, diagnostics: &diagnostics)
    _ = consume program
    let places = Places(of: graph)
    let routes = RouteTable(of: graph)
    NavGraphChecks.check(graph, places: places, routes: routes, optional: optional, diagnostics: &diagnostics)
    return CheckedProgram(graph: graph, places: places, routes: routes, found: diagnostics, optional: optional)
  }

  /// The rules of all diagnostics, sorted by code.
  package static let rules: [Rule] = (SyntaxRules.all + ModelRules.all + CheckRules.all + DiagnosticPolicy.rules + [.moduleNamedLikeApp])
    .sorted { $0.code < $1.code }

  /// Generates the Swift of a checked program, or of one of its modules, with the unsupported features.
  package static func swift(for checked: CheckedProgram, layout: OutputLayout = .flows, module: ModuleID? = nil) -> GeneratedSwift {
    generateSwift(for: checked.graph, places: checked.places, routes: checked.routes, layout: layout, module: module)
  }

  /// Passes each generated file to `take` as soon as it is rendered. Returns the unsupported features.
  package static func writeSwift(
    for checked: CheckedProgram, layout: OutputLayout, take: (GeneratedSwift.File) -> Void
  ) -> [Unsupported] {
    var generator = SwiftGenerator(checked.graph, places: checked.places, routes: checked.routes, layout: layout)
    return generator.write(to: take)
  }
}
