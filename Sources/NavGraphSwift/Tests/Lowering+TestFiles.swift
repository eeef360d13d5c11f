import NavGraphModel

// Tests of an app: what is about its links is a stage of its own, and the rest is here.
extension Lowering {
  /// The files of tests, on the module of that name: of links, if there are any, and a rehearsal of the app for each output, with blank pages in
  /// place of its screens. An app whose code is not written has none.
  package func testFiles(_ module: String, links: SwiftFile?) -> [GeneratedSwift.File] {
    var files = [links].compactMap { $0 }
    let tested = tested(in: module)
    if writesUIKit { files.append(RehearsalFile(tested, ofViews: false).file(module: module)) }
    if writesSwiftUI { files.append(RehearsalFile(tested, ofViews: true).file(module: module)) }
    guard !files.isEmpty else { return [] }
    let renderer = SwiftRenderer()
    return files.map { GeneratedSwift.File(name: $0.name, bytes: renderer.render($0)) }
  }

  /// For code outside of the app's module, where a type of the app's own may share its name with one of the system's. A module that is
  /// called as the app can't be named there: its name means the app.
  private func tested(in module: String) -> Lowering {
    guard module != naming.app else { return self }
    var lowering = self
    lowering.naming.externals = graph.externalTypes.ids.map { id in
      let name = naming.externals[id.index]
      return isJoined(graph.externalTypes[id].declared) ? name : module + "." + name
    }
    return lowering
  }

  package var hasLinks: Bool { !graph.routes.isEmpty || !graph.entries.isEmpty }

  /// The name of the suite of links.
  package var suite: String { naming.app + "LinkTests" }
  /// What tests import of the app's module. The app's own name is said again: UIKit and Foundation may have one like it, as with `Timer`.
  package func tested(_ module: String) -> [String] { [module, "enum " + module + "." + naming.app] }

  /// The library's modules that tests need besides the run time.
  package var testImports: [String] { ["NavGraphTesting"] }
}
