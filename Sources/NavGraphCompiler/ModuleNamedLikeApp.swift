import NavGraphModel
import NavGraphSyntax

extension Rule {
  package static let moduleNamedLikeApp = Rule(
    number: 395, severity: .note, summary: "app with the same name as its module",
    rationale: """
      With library evolution (`BUILD_LIBRARY_FOR_DISTRIBUTION`, `-enable-library-evolution`), Swift writes a module interface, in which \
      `Tiny.Factory` can be a type of the module `Tiny` or a member of the type `Tiny`. Swift assumes the second, so the interface can't be \
      used. Without library evolution, both can have the same name. Only an app that other modules can access is reported. \
      `generate --target NAME` and the package's plugin specify the module in which the output is compiled. (This page has no example, \
      because the name of the module isn't part of the program.)
      """,
    failing: "", corrected: "")
}

extension Diagnostic {
  /// Returns a note if an app that isn't internal has the same name as the module that its code is compiled in.
  package static func moduleNamedLikeApp(in graph: NavigationGraph, target: String) -> Diagnostic? {
    guard let app = graph.app, app.access != .internal, target.utf8.elementsEqual(graph.text(of: app.declared.name).utf8) else {
      return nil
    }
    return Diagnostic(
      .moduleNamedLikeApp, message: "the app `\(target)` has the same name as its target", at: app.declared.nameRange,
      label: "with library evolution, a module can't contain a type of its own name",
      help: [
        "if you build with library evolution, rename one of them, such as the target to `\(target)Navigation`",
        "without library evolution, you don't need to change anything",
      ])
  }
}
