import NavGraphChecks
import NavGraphDiagrams
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// The whole compiler, an arrow a function:
///
///     files -> tokens and trees -> graph -> places -> findings
///                                    |-> Swift, tests of links
///                                    |-> diagram -> DOT, Mermaid, PlantUML, JSON, HTML
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
  package static func check(_ program: Program, optional: OptionalRules = .none) -> Checked {
    var findings = program.diagnostics
    let graph = resolve(program.trees, names: program.names, diagnostics: &findings)
    let places = Places(graph)
    let routes = RouteTable(graph)
    let suppressed = NavGraphChecks.check(graph, places, routes, optional: optional, diagnostics: &findings)
    findings.sort(by: Diagnostic.precedes)
    return Checked(graph: graph, places: places, routes: routes, findings: findings, suppressed: suppressed)
  }

  /// Every kind of finding, by code.
  package static let rules: [Rule] = (SyntaxRules.all + ModelRules.all + CheckRules.all + EdgeRules.all).sorted { $0.code < $1.code }

  /// The picture of a checked program, findings painted on it.
  package static func diagram(_ checked: Checked) -> Diagram {
    DiagramBuilder.build(checked.graph, findings: checked.findings)
  }

  /// What traces of a checked program's app can show, before any is read.
  package static func coverage(_ checked: Checked) -> Coverage {
    Coverage(checked.graph, traceNames(for: checked.graph, checked.places, checked.routes))
  }

  /// What a page knows of a checked program beside its picture; `spelling` writes the paths of sources.
  package static func pageFacts(_ checked: Checked, _ spelling: (String) -> String = { $0 }) -> PageFacts {
    PageFacts(checked.graph, checked.places, checked.routes, spelling)
  }

  /// The Swift of a checked program, or of a module that it joins, and what it leaves out.
  package static func swift(
    _ checked: Checked, support: RuntimeSupport = .embedded, layout: OutputLayout = .flows, hasTraces: Bool = false, module: ModuleID? = nil
  ) -> GeneratedSwift {
    generateSwift(
      for: checked.graph, checked.places, checked.routes, support: support, layout: layout, hasTraces: hasTraces, module: module)
  }

  /// The tests of a checked program, on its module of that name; the app's own name if there is none.
  package static func tests(_ checked: Checked, module: String? = nil, support: RuntimeSupport = .embedded) -> [GeneratedSwift.File] {
    generateTests(for: checked.graph, checked.places, checked.routes, module: module, support: support)
  }
}
