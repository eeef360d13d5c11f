import NavGraphCompiler
import NavGraphModel
import NavGraphSwift

/// Returns tests for an app, for the module with that name: the goldens of its links, and a rehearsal for each output. An app without links
/// has no goldens. A graph without an app has no tests.
package func generateTests(
  for graph: NavigationGraph, places: Places, routes: RouteTable, module: String? = nil
) -> [GeneratedSwift.File] {
  guard graph.app != nil else { return [] }
  let lowering = SwiftGenerator(graph, places: places, routes: routes)
  let module = module ?? lowering.naming.app
  var links: SwiftFile?
  if lowering.hasLinks {
    var table = GoldenTable(lowering: lowering)
    links = table.file(module: module)
  }
  return lowering.testFiles(for: module, links: links)
}

extension Compiler {
  /// Returns the tests of a checked program, for the module with that name, or else with the app's name.
  package static func tests(for checked: CheckedProgram, module: String? = nil) -> [GeneratedSwift.File] {
    generateTests(for: checked.graph, places: checked.places, routes: checked.routes, module: module)
  }
}
