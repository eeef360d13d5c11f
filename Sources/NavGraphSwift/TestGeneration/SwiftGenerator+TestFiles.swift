import NavGraphModel

// Generates tests of an app. A later stage generates those of links.
extension SwiftGenerator {
  /// Returns the files of tests for `module`: tests of links, if there are any, and for each output a
  /// rehearsal of the app with blank pages instead of its screens. An app without generated code has none.
  package func testFiles(for module: String, links: SwiftFile?) -> [GeneratedSwift.File] {
    var files = [links].compactMap { $0 }
    let tested = tested(in: module)
    if writesUIKit { files.append(RehearsalFile(lowering: tested, ofViews: false).file(module: module)) }
    if writesSwiftUI { files.append(RehearsalFile(lowering: tested, ofViews: true).file(module: module)) }
    guard !files.isEmpty else { return [] }
    let renderer = SwiftRenderer()
    return files.map { GeneratedSwift.File(name: $0.name, bytes: renderer.render($0)) }
  }

  /// Returns a copy for code outside of the app's module, which qualifies extern types
  /// with the module, because they may share names with Apple's. A module with the same
  /// name as the app can't be used for qualification, because the name refers to the app.
  private func tested(in module: String) -> SwiftGenerator {
    guard module != naming.app else { return self }
    var lowering = self
    lowering.naming.externals = graph.externalTypes.ids.map { id in
      let name = naming.externals[id.index]
      return isJoined(graph.externalTypes[id].declared) ? name : module + "." + name
    }
    return lowering
  }

  package var hasLinks: Bool { !graph.routes.isEmpty || !graph.entries.isEmpty }

  /// The name of the test suite of links.
  package var suite: String { naming.app + "LinkTests" }
  /// Returns the imports of the app's module. The namespace is imported explicitly,
  /// because UIKit or Foundation may have the same name, such as `Timer`.
  package func tested(module: String) -> [String] { [module, "enum " + module + "." + naming.app] }

  /// The additional library modules that tests import.
  package var testImports: [String] { ["NavGraphTesting"] }
}
