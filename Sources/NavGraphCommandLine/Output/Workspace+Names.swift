import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

// File names that differ only in case are the same file on most Macs, so one output would overwrite the other.
extension Workspace {
  /// Throws if several apps would write to the same folder.
  package func refuseSharedFolders() throws(Failure) {
    guard programs.count > 1 else { return }
    var seen: [String: CheckedProgram] = [:]
    for program in programs {
      guard let app = program.graph.app,
        let other = seen.updateValue(program, forKey: program.graph.text(of: app.declared.name).lowercased()),
        let otherApp = other.graph.app
      else { continue }
      let names = (other.graph.text(of: otherApp.declared.name), program.graph.text(of: app.declared.name))
      throw .diagnostics(
        "\(other.graph.place(app: otherApp)): the app \(names.0) and the app \(names.1) at \(program.graph.place(app: app)) "
          + (names.0 == names.1 ? "have the same name" : "differ only in case") + ", but each app writes into a folder with its name",
        help: "rename one of them, or name the files of one app and a separate folder")
    }
  }
}

extension NavigationGraph {
  /// Returns a position as `Shop.navgraph:3:9`.
  package func place(of range: SourceRange) -> String {
    let index = Int(range.file.index)
    guard files.indices.contains(index) else { return "" }
    let position = LineTable(of: files[index]).position(at: range.start)
    return "\(files[index].path):\(position.line):\(position.column)"
  }

  fileprivate func place(app: App) -> String { place(of: app.declared.nameRange) }
}
