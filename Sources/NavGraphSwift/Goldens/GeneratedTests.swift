import NavGraphModel

/// Writes tests for an app, on the module of that name: where each of its links leads, and a rehearsal of the app for each output, with blank
/// pages in place of its screens. An app without links has no goldens; one whose code is not written has no tests.
package func generateTests(
  for graph: NavigationGraph, _ places: Places, _ routes: RouteTable, module: String? = nil, support: RuntimeSupport = .embedded
) -> [GeneratedSwift.File] {
  guard graph.app != nil else { return [] }
  let lowering = Lowering(graph, places, routes, support: support)
  let module = module ?? lowering.naming.app
  var files: [SwiftFile] = []
  if lowering.hasLinks {
    var table = GoldenTable(lowering)
    files.append(table.file(module: module))
  }
  let tested = lowering.tested(in: module)
  if lowering.writesUIKit { files.append(RehearsalFile(tested, ofViews: false).file(module: module)) }
  if lowering.writesSwiftUI { files.append(RehearsalFile(tested, ofViews: true).file(module: module)) }
  guard !files.isEmpty else { return [] }
  let renderer = SwiftRenderer()
  let written = files.map { GeneratedSwift.File(name: $0.name, bytes: renderer.render($0)) }
  guard support == .embedded else { return written }
  return written + [
    embeddedTestFile(
      app: lowering.naming.app, module: module, screenParts: lowering.screenParts, features: lowering.features, names: lowering.systemNames)
  ]
}

extension Lowering {
  /// For code outside of the app's module, where a type of the app's own may share its name with one of the system's. A module that is
  /// called as the app can't be named there: its name means the app.
  fileprivate func tested(in module: String) -> Lowering {
    guard module != naming.app else { return self }
    var lowering = self
    lowering.naming.externals = graph.externalTypes.ids.map { id in
      let name = naming.externals[id.index]
      return isJoined(graph.externalTypes[id].declared) ? name : module + "." + name
    }
    return lowering
  }

  var hasLinks: Bool { !graph.routes.isEmpty || !graph.entries.isEmpty }
}
