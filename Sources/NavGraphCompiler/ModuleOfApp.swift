import NavGraphModel
import NavGraphSyntax

extension Rule {
  package static let moduleOfApp = Rule(
    395, .note, summary: "a module with the name of its app, which other modules may use",
    rationale: """
      With library evolution (`BUILD_LIBRARY_FOR_DISTRIBUTION`, `-enable-library-evolution`) Swift writes an interface, in which `Tiny.Scene` may be \
      a type of the module `Tiny` or a member of the type `Tiny`. The second reading wins, so the interface can't be used. Without library \
      evolution both may have one name. `generate --target NAME`, and the plugin of the package, say which module the output is compiled in. \
      (The example would be a command line.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  /// Compares the name of an app with that of the module that its code is compiled in; nil where nothing can go wrong.
  package static func moduleOfApp(_ graph: NavigationGraph, target: String) -> Diagnostic? {
    guard let app = graph.app, app.access != .internal, target.utf8.elementsEqual(graph.text(app.declared.name).utf8) else { return nil }
    return Diagnostic(
      .moduleOfApp, "the app `\(target)` is called like the target that its code is compiled in", at: app.declared.nameRange,
      "no module with library evolution can contain a type of its own name",
      help: ["for library evolution, rename one of them, such as the target to `\(target)Navigation`; otherwise, this changes nothing"])
  }
}
