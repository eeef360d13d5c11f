import NavGraphModel
import NavGraphSwift

/// Writes tests for an app, on the module of that name: where each of its links leads, and a rehearsal of the app for each output. An app without
/// links has no goldens; one whose code is not written has no tests.
package func generateTests(
  for graph: NavigationGraph, _ places: Places, _ routes: RouteTable, module: String? = nil
) -> [GeneratedSwift.File] {
  guard graph.app != nil else { return [] }
  let lowering = Lowering(graph, places, routes)
  let module = module ?? lowering.naming.app
  var links: SwiftFile?
  if lowering.hasLinks {
    var table = GoldenTable(lowering)
    links = table.file(module: module)
  }
  return lowering.testFiles(module, links: links)
}
