import NavGraphModel

/// Writes the tests of an app's links: where each leads, as a test on the app's own module of that name, and a rehearsal of the app, with
/// blank pages in place of its screens. Nothing without links.
package func generateLinkTests(for graph: NavigationGraph, _ places: Places, module: String? = nil) -> [GeneratedSwift.File] {
  guard graph.app != nil, !graph.routes.isEmpty || !graph.entries.isEmpty else { return [] }
  let lowering = Lowering(graph)
  let module = module ?? lowering.naming.app
  var table = GoldenTable(lowering, places)
  let file = table.file(module: module)
  let rehearsal = RehearsalFile(lowering).file(module: module)
  let renderer = SwiftRenderer(isPublic: false)
  return [
    GeneratedSwift.File(name: file.name, text: renderer.render(file)),
    linkTestsSupport(app: lowering.naming.app, module: module, hasRoutes: !graph.routes.isEmpty, hasEntries: !graph.entries.isEmpty),
    GeneratedSwift.File(name: rehearsal.name, text: renderer.render(rehearsal)),
    rehearsalSupport(app: lowering.naming.app, module: module),
  ]
}
