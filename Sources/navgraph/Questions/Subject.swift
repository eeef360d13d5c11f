import NavGraphChecks
import NavGraphCommandLine
import NavGraphModel
import NavGraphSyntax

extension Subjects {
  /// Returns the content with a name from the command line. Throws if there is none.
  func content(named name: String) throws(Failure) -> Content {
    if let content = self[name] { return content }
    let near = Spelling.nearest(to: name, among: names)
    throw .diagnostics(
      "there is no screen, container, modal, or alert \(name)", help: near.map { "did you mean \($0)?" } ?? "")
  }
}

extension NavigationGraph {
  /// Returns the guard with a name from the command line. Throws if there is none.
  func guardID(named name: String) throws(Failure) -> GuardID {
    if let id = guards.ids.first(where: { text(of: guards[$0].declared.name).isExactly(name) }) { return id }
    let names = guards.map { text(of: $0.declared.name) }
    let near = Spelling.nearest(to: name, among: names)
    throw .diagnostics(
      "there is no guard \(name)",
      help: near.map { "did you mean \($0)?" } ?? (names.isEmpty ? "the app declares no guard" : "the guards are " + listed(names)))
  }

  private func listed(_ names: [String]) -> String { names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "") }

  /// Returns the name of a content; empty if it has none.
  func name(of content: Content) -> String { declared(of: content).map { text(of: $0.name) } ?? "" }

  var appName: String? { app.map { text(of: $0.declared.name) } }
}
